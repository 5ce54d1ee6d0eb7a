// Divides a filled shape into connected parts, with the exact area and walls of each.

import { addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import { Groups } from "@/lib/base/groups";
import { convexHull } from "@/lib/core/geometry/hull";
import { type FilledPath, sweepFill } from "@/lib/core/geometry/sweep-fill";
import type { Opening } from "@/lib/core/measure/openings/release";
import type { Slab, Wall } from "@/lib/core/measure/openings/slab";
import { widestCircle } from "@/lib/core/measure/openings/widest-circle";

export type OpeningPart = Opening & {
  bounds: Bbox;
  /** Sides of the narrowest rectangle around it, the shorter first. */
  sidesMm: [number, number];
};

/** Closer positions are equal, apart from rounding. */
const SAME_MM = 1e-6;
const TOUCHING_MM = 1e-5;

/** Null for shapes so tangled that it would take too long. Parts that touch in a single point are separate. */
export function openingParts(paths: readonly FilledPath[]): OpeningPart[] | null {
  const mesh = sweepFill(paths);
  if (!mesh) return null;
  const rows = rowsOf(mesh.rings.map(slabOf).filter(({ low, high }) => high - low > SAME_MM));
  const slabs = rows.flat();
  const walls: Wall[][] = slabs.map(({ low, high, lowFrom, lowTo, highFrom, highTo }) => [
    [lowFrom, low, highFrom, high],
    [lowTo, low, highTo, high],
  ]);
  const groups = new Groups(slabs.length);
  let first = 0;
  for (const [k, row] of rows.entries()) {
    const above = rows[k + 1] ?? [];
    const isNext = (above[0]?.low ?? Infinity) - (row[0]?.high ?? 0) < TOUCHING_MM;
    const below = rows[k - 1] ?? [];
    const wasNext = (row[0]?.low ?? 0) - (below[0]?.high ?? -Infinity) < TOUCHING_MM;
    const next = first + row.length;
    row.forEach((slab, at) => {
      const covers = isNext ? above.map(({ lowFrom, lowTo }): Span => [lowFrom, lowTo]) : [];
      const top: Span = [slab.highFrom, slab.highTo];
      covers.forEach((cover, other) => {
        if (Math.min(cover[1], top[1]) - Math.max(cover[0], top[0]) > SAME_MM) groups.join(first + at, next + other);
      });
      const floors = wasNext ? below.map(({ highFrom, highTo }): Span => [highFrom, highTo]) : [];
      const own = walls[first + at] ?? [];
      for (const [from, to] of uncovered(top, covers)) own.push([from, slab.high, to, slab.high]);
      for (const [from, to] of uncovered([slab.lowFrom, slab.lowTo], floors)) own.push([from, slab.low, to, slab.low]);
    });
    first = next;
  }
  return partsOf(slabs, walls, groups);
}

type Span = [from: number, to: number];

function slabOf(ring: Float64Array): Slab {
  const [lowFrom = 0, low = 0, lowTo = 0, , highTo = 0, high = 0, highFrom = 0] = ring;
  return { low, high, lowFrom, lowTo, highFrom, highTo };
}

/** Slabs of one height from left to right; those that share a whole side are merged. */
function rowsOf(slabs: readonly Slab[]): Slab[][] {
  const rows: Slab[][] = [];
  for (const slab of slabs) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (!row || !last || last.low !== slab.low) rows.push([{ ...slab }]);
    else if (slab.lowFrom - last.lowTo < TOUCHING_MM && slab.highFrom - last.highTo < TOUCHING_MM) {
      last.lowTo = Math.max(last.lowTo, slab.lowTo);
      last.highTo = Math.max(last.highTo, slab.highTo);
    } else row.push({ ...slab });
  }
  return rows;
}

/** The intervals of `span` outside of the others, which do not overlap and are ordered from left to right. */
function uncovered([from, to]: Span, others: readonly Span[]): Span[] {
  const out: Span[] = [];
  let at = from;
  for (const [left, right] of others) {
    if (right <= at || left >= to) continue;
    if (left - at > SAME_MM) out.push([at, left]);
    at = right;
  }
  if (to - at > SAME_MM) out.push([at, to]);
  return out;
}

function partsOf(slabs: readonly Slab[], walls: readonly Wall[][], groups: Groups): OpeningPart[] {
  const members = new Map<number, number[]>();
  for (let at = 0; at < slabs.length; at++) {
    const root = groups.root(at);
    const list = members.get(root);
    if (list) list.push(at);
    else members.set(root, [at]);
  }
  return [...members.values()].map((list) => {
    const own = list.flatMap((at) => slabs[at] ?? []);
    const around = list.flatMap((at) => walls[at] ?? []);
    const bounds = emptyBbox();
    for (const [x0, y0, x1, y1] of around) {
      addPoint(bounds, x0, y0);
      addPoint(bounds, x1, y1);
    }
    return {
      areaMm2: own.reduce((sum, slab) => sum + areaOf(slab), 0),
      perimeterMm: around.reduce((sum, [x0, y0, x1, y1]) => sum + Math.hypot(x1 - x0, y1 - y0), 0),
      widthMm: widestCircle(own, around, bounds),
      sidesMm: narrowestBox(around.flat()),
      bounds,
    };
  });
}

function areaOf({ low, high, lowFrom, lowTo, highFrom, highTo }: Slab): number {
  return ((lowTo - lowFrom + highTo - highFrom) / 2) * (high - low);
}

/**
 * The shorter and the longer side of the narrowest rectangle around coordinate pairs. One side always lies along the
 * hull.
 */
function narrowestBox(points: readonly number[]): [number, number] {
  const hull = convexHull(points);
  let best: [number, number] = [Infinity, Infinity];
  for (let k = 0; k < hull.length; k += 2) {
    const next = (k + 2) % hull.length;
    const dx = (hull[next] ?? 0) - (hull[k] ?? 0);
    const dy = (hull[next + 1] ?? 0) - (hull[k + 1] ?? 0);
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const along = extent(hull, dx / length, dy / length);
    const across = extent(hull, -dy / length, dx / length);
    if (along * across < best[0] * best[1]) best = [Math.min(along, across), Math.max(along, across)];
  }
  return Number.isFinite(best[0]) ? best : [0, 0];
}

function extent(points: readonly number[], ux: number, uy: number): number {
  let [min, max] = [Infinity, -Infinity];
  for (let k = 0; k < points.length; k += 2) {
    const value = (points[k] ?? 0) * ux + (points[k + 1] ?? 0) * uy;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return max - min;
}
