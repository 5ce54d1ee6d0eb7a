// Cutter compensation: where the tool's center runs when a program follows the edge of a cut (G41 left, G42 right of it).

import { arcOf } from "@/lib/base/arc";
import { type Edge } from "@/lib/core/geometry/contour";

const SAME_MM = 1e-6;
/** Beyond this turn the offset edges meet far away or never. */
const SHARPEST_TURN = (150 * Math.PI) / 180;

/**
 * A path ([x, y, bulge] per point, see contour.ts) moved to its left by `offsetMm` (to its right where negative). Outer
 * corners are rounded, as the tool rolls about them; inner ones are cut where the moved edges meet. An arc tighter than
 * the tool is left out.
 */
export function compensated(path: Float64Array, offsetMm: number): Float64Array {
  const edges = edgesOf(path);
  const moved = edges.map((edge) => movedEdge(edge, offsetMm));
  const kept = moved.flatMap((edge, at) => (edge && edges[at] ? [{ edge, from: edges[at] }] : []));
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last) return path;
  const out: number[] = [];
  for (let at = 0; at + 1 < kept.length; at++) {
    const [here, next] = [kept[at], kept[at + 1]];
    if (here && next) addJoined(out, here, next, offsetMm);
  }
  const isClosed = Math.hypot(last.from.x1 - first.from.x0, last.from.y1 - first.from.y0) <= SAME_MM;
  if (!isClosed || kept.length < 2) {
    out.push(last.edge.x0, last.edge.y0, last.edge.bulge, last.edge.x1, last.edge.y1, 0);
    return Float64Array.from(out);
  }
  addJoined(out, last, first, offsetMm);
  // An inner corner where the path closes moves its start too.
  const [x, y] = [first.edge.x0, first.edge.y0];
  out[0] = x;
  out[1] = y;
  return Float64Array.from([...out, x, y, 0]);
}

type Moved = { edge: Edge; from: Edge };

/** Adds an edge and, where the next does not start at its end, what lies between the two. */
function addJoined(out: number[], here: Moved, next: Moved, offsetMm: number): void {
  const { edge } = here;
  if (Math.hypot(edge.x1 - next.edge.x0, edge.y1 - next.edge.y0) <= SAME_MM) {
    out.push(edge.x0, edge.y0, edge.bulge);
    return;
  }
  const turn = turnBetween(here.from, next.from);
  if (turn * offsetMm > 0) {
    const isSharp = Math.abs(turn) > SHARPEST_TURN;
    const isStraight = edge.bulge === 0 && next.edge.bulge === 0;
    const corner = isStraight && !isSharp ? crossingOf(edge, next.edge) : null;
    if (corner) {
      [edge.x1, edge.y1] = corner;
      [next.edge.x0, next.edge.y0] = corner;
    }
    out.push(edge.x0, edge.y0, edge.bulge);
    if (!corner) out.push(edge.x1, edge.y1, 0);
    return;
  }
  out.push(edge.x0, edge.y0, edge.bulge, edge.x1, edge.y1, Math.tan(turn / 4));
}

function edgesOf(path: Float64Array): Edge[] {
  const out: Edge[] = [];
  for (let at = 0; at + 5 < path.length; at += 3) {
    const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(at, at + 5);
    if (Math.hypot(x1 - x0, y1 - y0) > SAME_MM) out.push({ x0, y0, x1, y1, bulge });
  }
  return out;
}

function movedEdge({ x0, y0, x1, y1, bulge }: Edge, offsetMm: number): Edge | null {
  if (bulge === 0) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [nx, ny] = [(-(y1 - y0) / length) * offsetMm, ((x1 - x0) / length) * offsetMm];
    return { x0: x0 + nx, y0: y0 + ny, x1: x1 + nx, y1: y1 + ny, bulge };
  }
  const { cx, cy, radius } = arcOf({ x0, y0, x1, y1, bulge });
  const scale = (radius - Math.sign(bulge) * offsetMm) / radius;
  if (scale <= 0) return null;
  const about = (x: number, y: number) => [cx + (x - cx) * scale, cy + (y - cy) * scale] as const;
  const [from, to] = [about(x0, y0), about(x1, y1)];
  return { x0: from[0], y0: from[1], x1: to[0], y1: to[1], bulge };
}

/** From the direction in which one edge ends to that in which the next starts: -π … π, left is positive. */
function turnBetween(here: Edge, next: Edge): number {
  const chord = ({ x0, y0, x1, y1 }: Edge) => Math.atan2(y1 - y0, x1 - x0);
  const half = ({ bulge }: Edge) => 2 * Math.atan(bulge);
  const turn = chord(next) - half(next) - (chord(here) + half(here));
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

function crossingOf(a: Edge, b: Edge): [number, number] | null {
  const [ax, ay, bx, by] = [a.x1 - a.x0, a.y1 - a.y0, b.x1 - b.x0, b.y1 - b.y0];
  const across = ax * by - ay * bx;
  if (Math.abs(across) < 1e-12) return null;
  const t = ((b.x0 - a.x0) * by - (b.y0 - a.y0) * bx) / across;
  return [a.x0 + ax * t, a.y0 + ay * t];
}
