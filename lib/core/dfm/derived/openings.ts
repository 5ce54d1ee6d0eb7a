// The openings of one side's solder mask or stencil, and the webs between them. Objects that touch are one opening.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/drawn-layer";
import { Groups } from "@/lib/base/groups";
import { joinInside, TOUCHING_MM } from "@/lib/core/measure/copper/copper-islands";
import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";

/** The opening number of each owner of the layer; memoized. */
export function openingsOf(context: DfmContext, layer: MaskOrSilkLayer): Int32Array {
  const { type, side } = layer.source;
  return context.memo(`openings/${type}/${side}`, () => joined(layer));
}

function joined({ index, pieces }: MaskOrSilkLayer): Int32Array {
  const groups = new Groups(pieces.fills.length);
  const reach = () => TOUCHING_MM;
  index.eachPair(reach, (a, b) => {
    const p = pieces.owner[a] ?? 0;
    const q = pieces.owner[b] ?? 0;
    if (!groups.isJoined(p, q) && index.gap(a, b) <= TOUCHING_MM) groups.join(p, q);
  });
  joinInside(index, groups);
  return Int32Array.from(pieces.fills, (_, owner) => groups.root(owner));
}

/** The narrowest place between each two openings of a layer within `reachMm`. */
export function gapsBetweenOpenings(context: DfmContext, layer: MaskOrSilkLayer, reachMm: number): Gap[] {
  const openings = openingsOf(context, layer);
  const { index, pieces } = layer;
  const best = new Map<number, Gap>();
  index.eachPair(
    () => reachMm,
    (a, b) => {
      const p = openings[pieces.owner[a] ?? 0] ?? 0;
      const q = openings[pieces.owner[b] ?? 0] ?? 0;
      if (p === q || index.gap(a, b) > reachMm + SAME_MM) return;
      const gap = gapBetween(pieces, a, pieces, b);
      const key = Math.min(p, q) * openings.length + Math.max(p, q);
      if (gap.mm > 0 && gap.mm <= reachMm && isBetter(gap, best.get(key), isAlong(gap, pieces, a))) best.set(key, gap);
    },
  );
  return [...best.values()];
}

const SAME_MM = 1e-6;

/** A narrower gap is better; among equal ones, a gap along two walls is better than one at their corners. */
function isBetter(gap: Gap, known: Gap | undefined, isAlongWall: boolean): boolean {
  if (!known) return true;
  return gap.mm < known.mm - SAME_MM || (isAlongWall && gap.mm < known.mm + SAME_MM);
}

/** True for a gap that starts within a piece and not at one of its ends. */
function isAlong({ x0, y0 }: Gap, pieces: DrawnPieces, k: number): boolean {
  const fromStart = Math.hypot((pieces.x0[k] ?? 0) - x0, (pieces.y0[k] ?? 0) - y0);
  const fromEnd = Math.hypot((pieces.x1[k] ?? 0) - x0, (pieces.y1[k] ?? 0) - y0);
  return fromStart > SAME_MM && fromEnd > SAME_MM;
}
