// How near holes of one kind come to copper that they do not belong to.

import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Copper, type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { gapTo, type LayerGap } from "@/lib/core/dfm/derived/gaps";
import { type Hole, holePieces, netOfHole, reaches } from "@/lib/core/dfm/derived/holes";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";
import { Pours } from "@/lib/core/dfm/derived/pours";
import { KIND } from "@/lib/core/board/image";

export type ToCopperQuestion = {
  isLayerWanted?: (layer: CopperLayer) => boolean;
  isHoleWanted: (hole: Hole) => boolean;
};

/** Beyond the notice, so that the extreme of a board that is fine is known too. */
const FARTHER_MM = 0.1;

export function measureToCopper(
  context: DfmContext,
  limits: Thresholds,
  { isLayerWanted, isHoleWanted }: ToCopperQuestion,
): Measured | SkipReason {
  if (context.holes.length === 0) return "noDrills";
  const view = copperOrReason(context, isLayerWanted);
  if (typeof view === "string") return view;
  const holes = context.holes.filter(isHoleWanted);
  if (holes.length === 0) return "noSuchFeature";
  const places = view.layers.map((layer) => ({ layer, copper: view.copper, pours: new Pours(view.copper, layer) }));
  const measures: Measure[] = [];
  for (const hole of holes) {
    const drilled = { hole, pieces: holePieces(hole), net: netOfHole(view.copper, hole) };
    for (const place of places)
      if (reaches(hole, place.layer.position)) measures.push(...toForeign(drilled, place, limits.notice + FARTHER_MM));
  }
  return toMeasured(measures, "least", limits);
}

/** `net` is that of its copper, -1 without. */
type Drilled = { hole: Hole; pieces: DrawnPieces; net: number };
type Place = { copper: Copper; layer: CopperLayer; pours: Pours };

/** A pad around a bare hole is none of what the hole must keep away from; checks of holes on pads speak of it. */
function toForeign({ hole, pieces, net }: Drilled, { copper, layer, pours }: Place, reachMm: number): Measure[] {
  if (!hole.isPlated && isOnPad(hole, layer)) return [];
  const isWanted = (owner: number) => net < 0 || copper.netOf(layer, owner) !== net;
  const gap = gapTo(pieces, layer.index, { reachMm, isWanted });
  if (!gap) return [];
  const measure = gapMeasure(gap, layer.source.file);
  return [!hole.isPlated && isPourAround(gap, hole, pours) ? { ...measure, atMost: "warning" } : measure];
}

/** Pads are flashed, or drawn with one stroke wider than the hole; pours and tracks that go on through a hole are none. */
function isOnPad({ x, y, diameterMm }: Hole, { index, pieces, firstOwner, source }: CopperLayer): boolean {
  const kindOf = (owner: number) => source.image.kind[pieces.objects[owner] ?? -1];
  const held = [...index.ownersNear(x, y, 0), ...index.fillsAt(x, y)].map((owner) => owner - firstOwner);
  return held.some((owner) => {
    const radius = pieces.radius[pieces.firstOf[owner] ?? 0] ?? 0;
    return kindOf(owner) === KIND.flash || (kindOf(owner) === KIND.stroke && 2 * radius > diameterMm);
  });
}

/** Of the directions out of a hole within copper, those in which a pour goes on; a track goes on in two. */
const AROUND = Array.from({ length: 8 }, (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const);

/** Pours are cut back from bare holes before a board is made; from plated ones that might part the pour. */
function isPourAround({ x0, y0, x1, y1, mm, owner }: LayerGap, { x, y, diameterMm }: Hole, pours: Pours): boolean {
  if (mm > 0) return pours.isBehind(owner, { x: x0, y: y0, inX: (x1 - x0) / mm, inY: (y1 - y0) / mm });
  const wall = diameterMm / 2;
  const behind = AROUND.filter(([inX, inY]) =>
    pours.isBehind(owner, { x: x + wall * inX, y: y + wall * inY, inX, inY }),
  );
  return 2 * behind.length >= AROUND.length;
}
