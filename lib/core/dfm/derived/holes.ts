// All holes and slots of a board with a spatial index, their nets, and their shapes as pieces and measures.

import Flatbush from "flatbush";
import { addPoint, emptyBbox } from "@/lib/base/bbox";
import { type DrillLayer, type DrillSpan, HOLE_STRIDE } from "@/lib/core/board/drill";
import type { Copper } from "@/lib/core/dfm/derived/copper";
import type { Mark, Measure } from "@/lib/core/dfm/finding";
import { flattenEdge } from "@/lib/core/geometry/contour";
import { addLine, type DrawnPieces, noDrawnPieces } from "@/lib/core/measure/copper/pieces";

export type Hole = {
  /** The position; for a slot the middle of its path. */
  x: number;
  y: number;
  /** As drawn, which is the finished size; for a slot its width. Never 0. */
  diameterMm: number;
  /** The center line of a slot as coordinate pairs; null for a round hole. */
  path: Float64Array | null;
  file: string;
  /** A hole of unknown plating counts as plated if copper touches it. */
  isPlated: boolean;
  isPlatingKnown: boolean;
  /** Absent for a through hole. */
  span: DrillSpan | undefined;
  /** "via" if X2 names its pad so or solder mask covers it; assigned by `DfmContext`. */
  role: "via" | "component" | "unplated";
};

/**
 * The holes as the drill files give them: every plated hole is a component hole until `DfmContext` assigns its role. A
 * span over all `copperLayers` is a through hole.
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
      const points = slotPoints(path);
      const half = Math.floor(points.length / 4) * 2;
      const even = points.length % 4 === 0 && points.length >= 4;
      const x = even ? ((points[half - 2] ?? 0) + (points[half] ?? 0)) / 2 : (points[half] ?? 0);
      const y = even ? ((points[half - 1] ?? 0) + (points[half + 1] ?? 0)) / 2 : (points[half + 1] ?? 0);
      if (diameterMm > 0) out.push({ ...common, x, y, diameterMm, path: points });
    }
    return out;
  });
}

function slotPoints(path: Float64Array): Float64Array {
  const points = [path[0] ?? 0, path[1] ?? 0];
  for (let k = 0; k + 5 < path.length; k += 3) {
    const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(k, k + 5);
    flattenEdge({ x0, y0, x1, y1, bulge }, 0.002, points);
  }
  return Float64Array.from(points);
}

/** True for a hole that goes through the copper layer at a position of the stack. */
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

  /** The holes whose bounding boxes meet a box, in the order of the list. */
  near(minX: number, minY: number, maxX: number, maxY: number): Hole[] {
    const found = this.#tree?.search(minX, minY, maxX, maxY) ?? [];
    return found.sort((a, b) => a - b).flatMap((index) => this.holes[index] ?? []);
  }

  /** The hole on a copper layer whose center is nearest to a point, at most `radius` from it. */
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

/** The net of the copper that a hole touches on the layers it goes through; -1 for an NPTH and without copper. */
export function netOfHole(copper: Copper, hole: Hole): number {
  if (!hole.isPlated) return -1;
  const { x, y, diameterMm, path } = hole;
  for (const layer of copper.layers) {
    if (!reaches(hole, layer.position)) continue;
    // The copper of a slot may lie at its ends alone.
    for (const [px, py] of [[x, y] as const, ...endsOf(path)]) {
      const owner = layer.index.ownerAt(px, py, diameterMm / 2);
      if (owner >= 0) return copper.netOf(layer, owner - layer.firstOwner);
    }
  }
  return -1;
}

function endsOf(path: Float64Array | null): [number, number][] {
  if (!path) return [];
  return [
    [path[0] ?? 0, path[1] ?? 0],
    [path[path.length - 2] ?? 0, path[path.length - 1] ?? 0],
  ];
}

export function holePieces({ x, y, diameterMm, path }: Hole): DrawnPieces {
  const out = noDrawnPieces();
  addLine(out, path && path.length >= 4 ? path : [x, y, x, y], { radius: diameterMm / 2, object: 0 });
  return out;
}

/** A measure of one hole, on its drill file. */
export function holeMeasure(hole: Hole, value: number): Measure {
  return { value, x: hole.x, y: hole.y, mark: markOf(hole), layer: hole.file };
}

function markOf(hole: Hole): Mark {
  const { x, y, diameterMm, path } = hole;
  if (!path) return { kind: "ring", x, y, radiusMm: diameterMm / 2 };
  const box = holePieces(hole).bounds[0] ?? { minX: x, minY: y, maxX: x, maxY: y };
  return { kind: "box", minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY };
}

/** From end to end, with the width of the slot. */
export function slotLengthMm({ diameterMm, path }: Hole): number {
  let length = diameterMm;
  for (let k = 0; path && k + 3 < path.length; k += 2)
    length += Math.hypot((path[k + 2] ?? 0) - (path[k] ?? 0), (path[k + 3] ?? 0) - (path[k + 1] ?? 0));
  return length;
}
