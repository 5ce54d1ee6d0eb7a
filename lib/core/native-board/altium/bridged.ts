// One contour out of an area and its holes: each hole is reached along a cut of no width, there and back.

import { clockwise, type Contour, counterClockwise } from "@/lib/core/geometry/contour";

const STRIDE = 3;
/** Beyond so many comparisons the first corner is taken: the cut may then cross others, which a fill does not mind. */
const MAX_COMPARISONS = 20_000_000;

export function bridged(outline: Contour, holes: readonly Contour[]): Contour {
  let budget = MAX_COMPARISONS;
  let whole = counterClockwise(outline);
  for (const hole of holes) {
    if (hole.length < 2 * STRIDE) continue;
    const inner = clockwise(hole);
    const corner = budget > 0 ? nearestCorner(whole, inner) : 0;
    budget -= whole.length / STRIDE;
    whole = joined(whole, inner, corner);
  }
  return whole;
}

function nearestCorner(outline: Contour, hole: Contour): number {
  const [x = 0, y = 0] = hole;
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < outline.length; k += STRIDE) {
    const distance = Math.hypot((outline[k] ?? 0) - x, (outline[k + 1] ?? 0) - y);
    if (distance < least) [best, least] = [k, distance];
  }
  return best;
}

/** … corner → hole's first point, round the hole, back to it and to the corner, and on. */
function joined(outline: Contour, hole: Contour, corner: number): Contour {
  const out = new Float64Array(outline.length + hole.length + 2 * STRIDE);
  const [cx = 0, cy = 0, bulge = 0] = outline.subarray(corner, corner + STRIDE);
  out.set(outline.subarray(0, corner));
  out.set([cx, cy, 0], corner);
  out.set(hole, corner + STRIDE);
  out.set([hole[0] ?? 0, hole[1] ?? 0, 0], corner + STRIDE + hole.length);
  out.set([cx, cy, bulge], corner + 2 * STRIDE + hole.length);
  out.set(outline.subarray(corner + STRIDE), corner + 3 * STRIDE + hole.length);
  return out;
}
