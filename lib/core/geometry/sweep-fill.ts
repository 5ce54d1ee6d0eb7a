// Fills any set of rings exactly, however they cross: the area is cut into trapezoids at every end and crossing.

import type { Mesh } from "@/lib/core/geometry/mesh";

/** Filled by the non-zero rule; a path that is not dark is subtracted from those before it. */
export type FilledPath = { isDark: boolean; rings: readonly Float64Array[] };

/** An edge that rises from (x0, y0) to (x1, y1); `turn` is 1 if the ring goes up and -1 if it goes down. */
type Edge = { path: number; turn: number; x0: number; y0: number; x1: number; y1: number };
type Side = { edge: Edge; low: number; high: number; center: number };

/** Limit of comparisons for one area; real ones need a few thousand. */
const MAX_COMPARISONS = 1_000_000;

/** Null for rings so tangled that filling them would take too long. */
export function sweepFill(paths: readonly FilledPath[]): Mesh | null {
  const edges = edgesOf(paths);
  const heights = heightsOf(edges);
  if (!heights) return null;
  const out = new TrapezoidMesh();
  let left = MAX_COMPARISONS;
  let first = 0;
  let active: Edge[] = [];
  for (let k = 0; k + 1 < heights.length; k++) {
    const low = heights[k] ?? 0;
    const high = heights[k + 1] ?? 0;
    active = active.filter((edge) => edge.y1 > low);
    for (; first < edges.length && (edges[first]?.y0 ?? Infinity) <= low; first++) {
      const edge = edges[first];
      if (edge && edge.y1 > low) active.push(edge);
    }
    left -= active.length;
    if (left < 0) return null;
    const sides = active.map((edge) => {
      const [x0, x1] = [xAt(edge, low), xAt(edge, high)];
      return { edge, low: x0, high: x1, center: (x0 + x1) / 2 };
    });
    sides.sort((p, q) => p.center - q.center);
    for (const [left, right] of filledBetween(sides, paths))
      out.add({ low, high, x0: left.low, x1: right.low, x2: right.high, x3: left.high });
  }
  return out.build();
}

function edgesOf(paths: readonly FilledPath[]): Edge[] {
  const edges: Edge[] = [];
  paths.forEach(({ rings }, path) => {
    for (const ring of rings) {
      let x0 = ring[ring.length - 2] ?? 0;
      let y0 = ring[ring.length - 1] ?? 0;
      for (let k = 0; k < ring.length; k += 2) {
        const x1 = ring[k] ?? 0;
        const y1 = ring[k + 1] ?? 0;
        if (y1 > y0) edges.push({ path, turn: 1, x0, y0, x1, y1 });
        else if (y1 < y0) edges.push({ path, turn: -1, x0: x1, y0: y1, x1: x0, y1: y0 });
        x0 = x1;
        y0 = y1;
      }
    }
  });
  return edges.sort((p, q) => p.y0 - q.y0);
}

/** The heights at which edges start, end or cross: between two neighboring heights no edge meets another. */
function heightsOf(edges: readonly Edge[]): number[] | null {
  const heights = new Set<number>();
  let left = MAX_COMPARISONS;
  for (const [k, edge] of edges.entries()) {
    heights.add(edge.y0);
    heights.add(edge.y1);
    for (let j = k + 1; j < edges.length; j++) {
      const other = edges[j];
      if (!other || other.y0 >= edge.y1) break;
      if (--left < 0) return null;
      const y = crossing(edge, other);
      if (y !== null) heights.add(y);
    }
  }
  return [...heights].sort((a, b) => a - b);
}

function crossing(p: Edge, q: Edge): number | null {
  if (Math.max(p.x0, p.x1) < Math.min(q.x0, q.x1) || Math.max(q.x0, q.x1) < Math.min(p.x0, p.x1)) return null;
  const low = Math.max(p.y0, q.y0);
  const high = Math.min(p.y1, q.y1);
  const below = xAt(p, low) - xAt(q, low);
  const above = xAt(p, high) - xAt(q, high);
  if (below * above >= 0) return null;
  return low + ((high - low) * below) / (below - above);
}

function xAt({ x0, y0, x1, y1 }: Edge, y: number): number {
  if (y <= y0) return x0;
  return y >= y1 ? x1 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
}

/** From left to right, the intervals in which the last path that covers them is dark. */
function filledBetween(sides: readonly Side[], paths: readonly FilledPath[]): [Side, Side][] {
  const winding = new Int32Array(paths.length);
  const spans: [Side, Side][] = [];
  let from: Side | null = null;
  for (const side of sides) {
    const { path, turn } = side.edge;
    winding[path] = (winding[path] ?? 0) + turn;
    const top = winding.findLastIndex((count) => count !== 0);
    const isDark = top >= 0 && paths[top]?.isDark === true;
    if (isDark && from === null) from = side;
    else if (!isDark && from !== null) {
      spans.push([from, side]);
      from = null;
    }
  }
  return spans;
}

type Trapezoid = { low: number; high: number; x0: number; x1: number; x2: number; x3: number };

class TrapezoidMesh {
  readonly #points: number[] = [];
  readonly #triangles: number[] = [];
  readonly #rings: Float64Array[] = [];

  /** Counter-clockwise from the lower left. */
  add({ low, high, x0, x1, x2, x3 }: Trapezoid): void {
    if (x1 <= x0 && x2 <= x3) return;
    const corner = this.#points.length / 2;
    this.#points.push(x0, low, x1, low, x2, high, x3, high);
    this.#triangles.push(corner, corner + 1, corner + 2, corner, corner + 2, corner + 3);
    this.#rings.push(Float64Array.of(x0, low, x1, low, x2, high, x3, high));
  }

  build(): Mesh {
    return { rings: this.#rings, points: Float64Array.from(this.#points), triangles: this.#triangles };
  }
}
