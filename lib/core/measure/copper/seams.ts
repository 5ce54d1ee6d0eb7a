// Areas with holes that a program wrote as one contour: a seam (an edge and its reverse) joins each hole to the outer
// ring.

import { ringArea } from "@/lib/core/geometry/rings/ring";

/** Corners within this distance are one: the unit of the finest Gerber format in use (six decimals of mm). */
const STEP_MM = 1e-6;

/** The rings that remain when edges with a reverse are removed, the largest first. */
export function splitAtSeams(ring: Float64Array): Float64Array[] {
  const back = seamPartners(ring);
  if (!back) return [ring];
  const count = ring.length / 2;
  const next = new Int32Array(count);
  const before = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    next[k] = (k + 1) % count;
    before[k] = (k + count - 1) % count;
  }
  const link = (from: number, to: number) => {
    next[from] = to;
    before[to] = from;
  };
  for (let k = 0; k < count; k++) {
    const partner = back[k] ?? -1;
    if (partner <= k) continue;
    const [beforeK = 0, afterK = 0, beforeP = 0, afterP = 0] = [before[k], next[k], before[partner], next[partner]];
    link(beforeK, afterP);
    link(beforeP, afterK);
  }
  const rings = cyclesOf(ring, next, back);
  return rings.sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)));
}

/** For each edge its reverse, or -1; null if no edge has one. */
function seamPartners(ring: Float64Array): Int32Array | null {
  const count = ring.length / 2;
  const partner = new Int32Array(count).fill(-1);
  const open = new Map<string, number[]>();
  let isFound = false;
  const key = (k: number) =>
    `${Math.round((ring[2 * k] ?? 0) / STEP_MM)},${Math.round((ring[2 * k + 1] ?? 0) / STEP_MM)}`;
  const keys = Array.from({ length: count }, (_, k) => key(k));
  for (let k = 0; k < count; k++) {
    const from = keys[k] ?? "";
    const to = keys[(k + 1) % count] ?? "";
    if (from === to) continue;
    const other = open.get(`${to} ${from}`)?.pop();
    if (other === undefined) {
      const own = `${from} ${to}`;
      const existing = open.get(own);
      if (existing) existing.push(k);
      else open.set(own, [k]);
    } else {
      partner[k] = other;
      partner[other] = k;
      isFound = true;
    }
  }
  return isFound ? partner : null;
}

/** Edges on seams belong to no ring. */
function cyclesOf(ring: Float64Array, next: Int32Array, seam: Int32Array): Float64Array[] {
  const out: Float64Array[] = [];
  const isSeen = new Uint8Array(next.length);
  for (let first = 0; first < next.length; first++) {
    if (isSeen[first] === 1 || (seam[first] ?? -1) >= 0) continue;
    const points: number[] = [];
    for (let k = first; isSeen[k] !== 1; k = next[k] ?? first) {
      isSeen[k] = 1;
      points.push(ring[2 * k] ?? 0, ring[2 * k + 1] ?? 0);
    }
    if (points.length >= 6) out.push(Float64Array.from(points));
  }
  return out;
}
