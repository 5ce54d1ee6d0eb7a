// What is left between the openings of one layer: the narrowest place of every two that lie near each other.

import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";
import type { DfmContext } from "@/lib/core/dfm/context";
import { openingsOf } from "@/lib/core/dfm/derived/openings";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/sides";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";

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

/** Of gaps equally wide the one along two walls before those at their corners. */
function isBetter(gap: Gap, known: Gap | undefined, isAlongWall: boolean): boolean {
  if (!known) return true;
  return gap.mm < known.mm - SAME_MM || (isAlongWall && gap.mm < known.mm + SAME_MM);
}

/** Whether a gap starts within a piece and not at one of its ends. */
function isAlong({ x0, y0 }: Gap, pieces: DrawnPieces, k: number): boolean {
  const fromStart = Math.hypot((pieces.x0[k] ?? 0) - x0, (pieces.y0[k] ?? 0) - y0);
  const fromEnd = Math.hypot((pieces.x1[k] ?? 0) - x0, (pieces.y1[k] ?? 0) - y0);
  return fromStart > SAME_MM && fromEnd > SAME_MM;
}
