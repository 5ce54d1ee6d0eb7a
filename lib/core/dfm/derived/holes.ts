// Every hole and slot of a board in one list, and which of them lie where.

import Flatbush from "flatbush";
import { addPoint, emptyBbox } from "@/lib/base/bbox";
import { flattenEdge } from "@/lib/core/geometry/contour";
import { type DrillLayer, type DrillSpan, HOLE_STRIDE } from "@/lib/core/board/drill";

export type Hole = {
  /** Of a slot the middle of its path. */
  x: number;
  y: number;
  /** As drawn, which is the finished size; of a slot its width. Never 0. */
  diameterMm: number;
  /** Of a slot its middle line as pairs of points; null for a round hole. */
  path: Float64Array | null;
  file: string;
  /** Where no file says it, a hole that copper meets counts as plated. */
  isPlated: boolean;
  isPlatingKnown: boolean;
  /** Absent where it goes through. */
  span: DrillSpan | undefined;
  /** "via" where neither side of the mask is open over it, or its pad is called one; found by the subject. */
  role: "via" | "component" | "unplated";
};

/**
 * What the drill files tell alone: every plated hole is a component's until its pads say otherwise. A span over all
 * `copperLayers` goes through.
 */
export function holesOf(drills: readonly DrillLayer[], copperLayers: number): Hole[] {
  return drills.flatMap((drill) => {
    const isPlated = drill.plating !== "non-plated";
    const isThrough = drill.span?.from === 1 && drill.span.to >= copperLayers;
    const span = isThrough ? undefined : drill.span;
    const isPlatingKnown = drill.plating === "plated" || drill.plating === "non-plated";
    const common = {
      file: drill.file,
      isPlated,
      isPlatingKnown,
      span,
      role: isPlated ? "component" : "unplated",
    } as const;
    const out: Hole[] = [];
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameterMm = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      if (diameterMm > 0) out.push({ ...common, x, y, diameterMm, path: null });
    }
    for (const { path, diameterMm } of drill.slots) {
      const points = lineOf(path);
      const half = Math.floor(points.length / 4) * 2;
      const even = points.length % 4 === 0 && points.length >= 4;
      const x = even ? ((points[half - 2] ?? 0) + (points[half] ?? 0)) / 2 : (points[half] ?? 0);
      const y = even ? ((points[half - 1] ?? 0) + (points[half + 1] ?? 0)) / 2 : (points[half + 1] ?? 0);
      if (diameterMm > 0) out.push({ ...common, x, y, diameterMm, path: points });
    }
    return out;
  });
}

function lineOf(path: Float64Array): Float64Array {
  const points = [path[0] ?? 0, path[1] ?? 0];
  for (let k = 0; k + 5 < path.length; k += 3) {
    const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(k, k + 5);
    flattenEdge({ x0, y0, x1, y1, bulge }, 0.002, points);
  }
  return Float64Array.from(points);
}

/** Whether a hole goes through the copper layer at a place of the stack. */
export function reaches({ span }: Hole, position: number): boolean {
  return !span || (position >= span.from && position <= span.to);
}

export class HoleIndex {
  readonly holes: readonly Hole[];
  readonly #tree: Flatbush | null;

  constructor(holes: readonly Hole[]) {
    this.holes = holes;
    this.#tree = holes.length > 0 ? new Flatbush(holes.length) : null;
    for (const { x, y, diameterMm, path } of holes) {
      const box = emptyBbox();
      const line = path ?? [x, y];
      for (let k = 0; k < line.length; k += 2) addPoint(box, line[k] ?? 0, line[k + 1] ?? 0);
      const far = diameterMm / 2;
      this.#tree?.add(box.minX - far, box.minY - far, box.maxX + far, box.maxY + far);
    }
    this.#tree?.finish();
  }

  /** The holes whose boxes meet a box, in the order of the list. */
  near(minX: number, minY: number, maxX: number, maxY: number): Hole[] {
    const found = this.#tree?.search(minX, minY, maxX, maxY) ?? [];
    return found.sort((a, b) => a - b).flatMap((index) => this.holes[index] ?? []);
  }

  /** The hole on a copper layer whose middle lies nearest to a point, at most `radius` from it. */
  within(x: number, y: number, radius: number, position: number): Hole | null {
    let best: Hole | null = null;
    let min = radius;
    for (const hole of this.near(x - radius, y - radius, x + radius, y + radius)) {
      const off = Math.hypot(hole.x - x, hole.y - y);
      if (off > min || !reaches(hole, position) || (best && off === min)) continue;
      best = hole;
      min = off;
    }
    return best;
  }
}
