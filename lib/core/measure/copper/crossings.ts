// Counts the crossings between edges of rings, which determine the time and memory of the polygon library.

import { BOX_STRIDE, BoxGrid } from "@/lib/core/geometry/box-grid";

/** Crossings that cuts of one board may still have, and comparisons of edges left for finding them. */
export type CrossingBudget = { crossings: number; comparisons: number };

/** Subtracts the crossings of `rings` from the budget; false once one of its numbers is below 0. */
export function affordsCrossings(rings: readonly Float64Array[], budget: CrossingBudget): boolean {
  const edges = edgesOf(rings);
  const count = edges.length / EDGE;
  const boxes = new Float64Array(count * BOX_STRIDE);
  for (let k = 0; k < count; k++) boxes.set(boxOf(edges, k), k * BOX_STRIDE);
  const grid = new BoxGrid(boxes);
  for (let a = 0; a < count; a++) {
    const [minX, minY, maxX, maxY] = boxOf(edges, a);
    grid.searchAfter(a, minX, minY, maxX, maxY, (b) => {
      budget.comparisons--;
      if (doCross(edges, a, b)) budget.crossings--;
    });
    if (budget.comparisons < 0 || budget.crossings < 0) return false;
  }
  return true;
}

/** Numbers per edge: x0, y0, x1, y1. */
const EDGE = 4;

function edgesOf(rings: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(rings.reduce((sum, { length }) => sum + 2 * length, 0));
  let at = 0;
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k += 2) {
      const next = k + 2 < ring.length ? k + 2 : 0;
      out[at++] = ring[k] ?? 0;
      out[at++] = ring[k + 1] ?? 0;
      out[at++] = ring[next] ?? 0;
      out[at++] = ring[next + 1] ?? 0;
    }
  }
  return out;
}

function boxOf(edges: Float64Array, k: number): [number, number, number, number] {
  const x0 = edges[k * EDGE] ?? 0;
  const y0 = edges[k * EDGE + 1] ?? 0;
  const x1 = edges[k * EDGE + 2] ?? 0;
  const y1 = edges[k * EDGE + 3] ?? 0;
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

/** Edges that only touch do not cross. */
function doCross(edges: Float64Array, a: number, b: number): boolean {
  return isParted(edges, a, b) && isParted(edges, b, a);
}

/** True if the ends of edge `b` lie on different sides of the line through edge `a`. */
function isParted(edges: Float64Array, a: number, b: number): boolean {
  const x = edges[a * EDGE] ?? 0;
  const y = edges[a * EDGE + 1] ?? 0;
  const dx = (edges[a * EDGE + 2] ?? 0) - x;
  const dy = (edges[a * EDGE + 3] ?? 0) - y;
  const first = dx * ((edges[b * EDGE + 1] ?? 0) - y) - dy * ((edges[b * EDGE] ?? 0) - x);
  const second = dx * ((edges[b * EDGE + 3] ?? 0) - y) - dy * ((edges[b * EDGE + 2] ?? 0) - x);
  return first * second < 0;
}
