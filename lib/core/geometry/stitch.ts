// Joins loose edges into closed contours: equal ends are joined, small gaps closed, loose tails removed.

import { arcOf } from "@/lib/base/arc";
import { type Contour, type Edge, signedArea, reversed } from "@/lib/core/geometry/contour";

/** `isHealed` if a gap in this contour had to be closed. */
export type StitchedContour = { contour: Contour; isHealed: boolean };

/** Ends closer than this are one point: the rounding of inches with two and four digits. */
export const JOIN_MM = 0.006;
/** The widest gap that is closed (with a warning): a wider one is a missing edge. */
export const HEAL_MM = 0.5;
const MAX_EDGES = 60_000;
const MAX_LOOSE_ENDS = 4_000;
/**
 * A cell holds the ends of a few edges; most ends lie more than JOIN_MM inside one, so that only that cell is searched.
 */
const CELL_MM = 8 * JOIN_MM;
const NONE = -1;

type Half = { edge: number; from: number; to: number; angle: number };

/** The outer boundary of every connected group of edges, counter-clockwise. */
export function stitch(edges: readonly Edge[]): StitchedContour[] {
  if (edges.length > MAX_EDGES) return [];
  const graph = new EdgeGraph(edges.length);
  for (const edge of edges) graph.add(edge);
  graph.heal();
  graph.prune();
  return graph.boundaries();
}

class EdgeGraph {
  readonly #nodeX: number[] = [];
  readonly #nodeY: number[] = [];
  /**
   * Linked lists: the last node of each bucket of cells and the one before each node; likewise for edges by their
   * nodes.
   */
  readonly #lastNode: Int32Array;
  readonly #nodeBefore: Int32Array;
  readonly #lastEdge: Int32Array;
  readonly #edgeBefore: Int32Array;
  readonly #mask: number;
  #edges: { edge: Edge; a: number; b: number; isHealed: boolean }[] = [];

  constructor(edges: number) {
    const buckets = 2 ** Math.ceil(Math.log2(4 * edges + 4));
    this.#mask = buckets - 1;
    this.#lastNode = new Int32Array(buckets).fill(NONE);
    this.#lastEdge = new Int32Array(buckets).fill(NONE);
    this.#nodeBefore = new Int32Array(2 * edges);
    this.#edgeBefore = new Int32Array(edges);
  }

  add(edge: Edge): void {
    const a = this.#nodeAt(edge.x0, edge.y0);
    const b = this.#nodeAt(edge.x1, edge.y1);
    if (a === b) return;
    const bucket = this.#bucketOf(Math.min(a, b), Math.max(a, b));
    const last = this.#lastEdge[bucket] ?? NONE;
    const bend = bendOf(edge.bulge);
    for (let at = last; at >= 0; at = this.#edgeBefore[at] ?? NONE) {
      const known = this.#edges[at];
      if (known?.a === a && known.b === b && bendOf(known.edge.bulge) === bend) return;
      if (known?.a === b && known.b === a && bendOf(-known.edge.bulge) === bend) return;
    }
    this.#edgeBefore[this.#edges.length] = last;
    this.#lastEdge[bucket] = this.#edges.length;
    this.#edges.push({ edge, a, b, isHealed: false });
  }

  /** Joins loose ends to the nearest other loose end within reach, nearest pairs first. */
  heal(): void {
    const degree = this.#degrees();
    const loose: number[] = [];
    for (let node = 0; node < degree.length; node++) if (degree[node] === 1) loose.push(node);
    if (loose.length < 2 || loose.length > MAX_LOOSE_ENDS) return;
    const gaps = gapsBetween(loose, this.#nodeX, this.#nodeY);
    const used = new Set<number>();
    for (const { a, b } of gaps) {
      if (used.has(a) || used.has(b)) continue;
      used.add(a).add(b);
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [this.#nodeX[a], this.#nodeY[a], this.#nodeX[b], this.#nodeY[b]];
      this.#edges.push({ edge: { x0, y0, x1, y1, bulge: 0 }, a, b, isHealed: true });
    }
  }

  /** Removes edges with a loose end until none is left. */
  prune(): void {
    const degree = this.#degrees();
    const edgesAt = this.#edgesByNode();
    const removed = new Set<number>();
    const queue = degree.flatMap((count, node) => (count === 1 ? [node] : []));
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      const index = edgesAt(node, (candidate) => !removed.has(candidate));
      const edge = index === undefined ? undefined : this.#edges[index];
      if (index === undefined || !edge) continue;
      removed.add(index);
      const other = edge.a === node ? edge.b : edge.a;
      degree[node] = 0;
      degree[other] = (degree[other] ?? 1) - 1;
      if (degree[other] === 1) queue.push(other);
    }
    this.#edges = this.#edges.filter((_, index) => !removed.has(index));
  }

  /** Finds an edge that ends in a node, by linked lists in two flat arrays, because most layers consist of tails. */
  #edgesByNode(): (node: number, isWanted: (edge: number) => boolean) => number | undefined {
    const first = new Int32Array(this.#nodeX.length).fill(-1);
    const next = new Int32Array(2 * this.#edges.length);
    const put = (half: number, node: number) => {
      next[half] = first[node] ?? -1;
      first[node] = half;
    };
    this.#edges.forEach(({ a, b }, index) => {
      put(2 * index, a);
      put(2 * index + 1, b);
    });
    return (node, isWanted) => {
      for (let half = first[node] ?? -1; half >= 0; half = next[half] ?? -1) if (isWanted(half >> 1)) return half >> 1;
      return undefined;
    };
  }

  /** Walks all faces; the face around each connected group turns clockwise and is its outer boundary. */
  boundaries(): StitchedContour[] {
    const halves = this.#halves();
    const out = outgoing(halves);
    const visited = new Uint8Array(halves.length);
    const contours: StitchedContour[] = [];
    for (let start = 0; start < halves.length; start++) {
      if (visited[start]) continue;
      const numbers: number[] = [];
      let isHealed = false;
      for (let at = start; !visited[at]; at = nextHalf(halves, out, at)) {
        visited[at] = 1;
        const half = halves[at];
        const drawn = this.#edges[half ? half.edge : 0];
        if (!half || !drawn) break;
        isHealed ||= drawn.isHealed;
        const { edge } = drawn;
        const bulge = at % 2 === 0 ? edge.bulge : -edge.bulge;
        numbers.push(this.#nodeX[half.from] ?? 0, this.#nodeY[half.from] ?? 0, bulge);
      }
      const contour = Float64Array.from(numbers);
      if (signedArea(contour) < -1e-4) contours.push({ contour: reversed(contour), isHealed });
    }
    return contours;
  }

  #halves(): Half[] {
    return this.#edges.flatMap(({ edge, a, b }, index) => [
      { edge: index, from: a, to: b, angle: leavingAngle(edge) },
      {
        edge: index,
        from: b,
        to: a,
        angle: leavingAngle({ x0: edge.x1, y0: edge.y1, x1: edge.x0, y1: edge.y0, bulge: -edge.bulge }),
      },
    ]);
  }

  #degrees(): number[] {
    const degree = new Array<number>(this.#nodeX.length).fill(0);
    for (const { a, b } of this.#edges) {
      degree[a] = (degree[a] ?? 0) + 1;
      degree[b] = (degree[b] ?? 0) + 1;
    }
    return degree;
  }

  #bucketOf(p: number, q: number): number {
    return (Math.imul(p, 73_856_093) ^ Math.imul(q, 19_349_663)) & this.#mask;
  }

  /** The nearest node within reach, or a new one. */
  #nodeAt(x: number, y: number): number {
    const firstX = Math.floor((x - JOIN_MM) / CELL_MM);
    const lastX = Math.floor((x + JOIN_MM) / CELL_MM);
    const firstY = Math.floor((y - JOIN_MM) / CELL_MM);
    const lastY = Math.floor((y + JOIN_MM) / CELL_MM);
    let nearest = NONE;
    let min = JOIN_MM * JOIN_MM;
    for (let cellX = firstX; cellX <= lastX; cellX++) {
      for (let cellY = firstY; cellY <= lastY; cellY++) {
        let node = this.#lastNode[this.#bucketOf(cellX, cellY)] ?? NONE;
        for (; node >= 0; node = this.#nodeBefore[node] ?? NONE) {
          const dx = (this.#nodeX[node] ?? 0) - x;
          const dy = (this.#nodeY[node] ?? 0) - y;
          const distance = dx * dx + dy * dy;
          if (distance > min || (distance === min && nearest !== NONE)) continue;
          nearest = node;
          min = distance;
        }
      }
    }
    return nearest === NONE ? this.#addNode(x, y) : nearest;
  }

  #addNode(x: number, y: number): number {
    const node = this.#nodeX.length;
    this.#nodeX.push(x);
    this.#nodeY.push(y);
    const bucket = this.#bucketOf(Math.floor(x / CELL_MM), Math.floor(y / CELL_MM));
    this.#nodeBefore[node] = this.#lastNode[bucket] ?? NONE;
    this.#lastNode[bucket] = node;
    return node;
  }
}

/** Arcs whose bulges differ by less than a thousandth are equal. */
function bendOf(bulge: number): number {
  return Math.round(bulge * 1e3);
}

function gapsBetween(
  loose: readonly number[],
  x: readonly number[],
  y: readonly number[],
): { a: number; b: number; gap: number }[] {
  const order = [...loose].sort((p, q) => (x[p] ?? 0) - (x[q] ?? 0));
  const gaps: { a: number; b: number; gap: number }[] = [];
  for (let i = 0; i < order.length; i++) {
    const a = order[i] ?? 0;
    for (let j = i + 1; j < order.length; j++) {
      const b = order[j] ?? 0;
      if ((x[b] ?? 0) - (x[a] ?? 0) > HEAL_MM) break;
      const gap = Math.hypot((x[b] ?? 0) - (x[a] ?? 0), (y[b] ?? 0) - (y[a] ?? 0));
      if (gap <= HEAL_MM) gaps.push({ a, b, gap });
    }
  }
  return gaps.sort((p, q) => p.gap - q.gap);
}

/** The direction in which an edge leaves its start; for an arc that of its tangent. */
function leavingAngle(edge: Edge): number {
  if (edge.bulge === 0) return Math.atan2(edge.y1 - edge.y0, edge.x1 - edge.x0);
  const { cx, cy } = arcOf(edge);
  const radial = Math.atan2(edge.y0 - cy, edge.x0 - cx);
  return normal(radial + (edge.bulge > 0 ? Math.PI / 2 : -Math.PI / 2));
}

function normal(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** The half-edges that leave each node, by angle. */
function outgoing(halves: readonly Half[]): Map<number, number[]> {
  const out = new Map<number, number[]>();
  halves.forEach((half, index) => {
    const list = out.get(half.from);
    if (list) list.push(index);
    else out.set(half.from, [index]);
  });
  for (const list of out.values()) list.sort((p, q) => (halves[p]?.angle ?? 0) - (halves[q]?.angle ?? 0));
  return out;
}

/** At the end of an edge, the next one clockwise from the reverse direction: this keeps the face on the left. */
function nextHalf(halves: readonly Half[], out: ReadonlyMap<number, number[]>, at: number): number {
  const half = halves[at];
  const back = at % 2 === 0 ? at + 1 : at - 1;
  const list = half ? (out.get(half.to) ?? []) : [];
  const place = list.indexOf(back);
  return list[(place - 1 + list.length) % list.length] ?? at;
}
