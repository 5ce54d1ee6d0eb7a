// How near holes of one kind come to copper that they do not belong to.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/measured";
import { gapMeasure } from "@/lib/core/dfm/nearest";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { Copper, CopperLayer } from "@/lib/core/dfm/views/copper";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { gapTo, type LayerGap } from "@/lib/core/dfm/views/gap-to";
import { holePieces } from "@/lib/core/dfm/views/hole-pieces";
import { type Hole, reaches } from "@/lib/core/dfm/views/holes";
import type { DrawnPieces } from "@/lib/core/dfm/views/pieces";
import { Pours } from "@/lib/core/dfm/views/pours";

export type ToCopperQuestion = {
  isLayerWanted?: (layer: CopperLayer) => boolean;
  isHoleWanted: (hole: Hole) => boolean;
};

/** Beyond the notice, so that the extreme of a board that is fine is known too. */
const FARTHER_MM = 0.1;

export function measureToCopper(
  subject: DfmSubject,
  limits: Thresholds,
  { isLayerWanted, isHoleWanted }: ToCopperQuestion,
): Measured | SkipReason {
  if (subject.holes.length === 0) return "noDrills";
  const view = copperOrReason(subject, isLayerWanted);
  if (typeof view === "string") return view;
  const holes = subject.holes.filter(isHoleWanted);
  if (holes.length === 0) return "noSuchFeature";
  const places = view.layers.map((layer) => ({ layer, copper: view.copper, pours: new Pours(view.copper, layer) }));
  const measures: Measure[] = [];
  for (const hole of holes) {
    const drilled = { hole, pieces: holePieces(hole), net: netOf(view.copper, hole) };
    for (const place of places)
      if (reaches(hole, place.layer.position)) measures.push(...toForeign(drilled, place, limits.notice + FARTHER_MM));
  }
  return toMeasured(measures, "least", limits);
}

/** The net of the copper that a plated hole meets; -1 for a bare hole and one without copper. */
function netOf(copper: Copper, { x, y, diameterMm, isPlated, ...hole }: Hole): number {
  if (!isPlated) return -1;
  for (const layer of copper.layers) {
    if (hole.span && (layer.position < hole.span.from || layer.position > hole.span.to)) continue;
    const owner = layer.index.ownerAt(x, y, diameterMm / 2);
    if (owner >= 0) return copper.netOf(layer, owner - layer.firstOwner);
  }
  return -1;
}

/** `net` is that of its copper, -1 without. */
type Drilled = { hole: Hole; pieces: DrawnPieces; net: number };
type Place = { copper: Copper; layer: CopperLayer; pours: Pours };

/** A pad around a bare hole is none of what the hole must keep away from; checks of holes on pads speak of it. */
function toForeign({ hole, pieces, net }: Drilled, { copper, layer, pours }: Place, reachMm: number): Measure[] {
  const isOnPad = !hole.isPlated && layer.index.hasAt(hole.x, hole.y);
  if (isOnPad) return [];
  const isWanted = (owner: number) => net < 0 || copper.netOf(layer, owner) !== net;
  const gap = gapTo(pieces, layer.index, { reachMm, isWanted });
  if (!gap) return [];
  const measure = gapMeasure(gap, layer.source.file);
  return [!hole.isPlated && isPourAround(gap, pours) ? { ...measure, atMost: "warning" } : measure];
}

/** Pours are cut back from bare holes before a board is made; from plated ones that might part the pour. */
function isPourAround({ x0, y0, x1, y1, mm, owner }: LayerGap, pours: Pours): boolean {
  return mm > 0 && pours.isBehind(owner, { x: x0, y: y0, inX: (x1 - x0) / mm, inY: (y1 - y0) / mm });
}
