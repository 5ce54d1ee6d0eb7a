// Annular rings of plated holes: from the edge of each hole to the edge of its pad, layer by layer.

import Flatbush from "flatbush";
import { emptyBbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { type Contour, flatten, flattenEdge } from "@/lib/core/geometry/contour";
import { type DrillLayer, HOLE_STRIDE } from "@/lib/core/board/drill";
import { addObject, DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { distanceToLine } from "@/lib/core/measure/layer-probe";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** Larger areas are pours, which surround a hole without bounding a pad. */
const LARGEST_PAD_MM = 12;
const ARC_TOLERANCE_MM = 0.001;

/** A pad no larger than its hole marks the position of an NPTH, whatever the drill file calls it. */
const MIN_RING_MM = 0.005;

/**
 * The minimum of the board in mm. A layer counts if the hole has a pad on it that is larger than the hole; of several
 * pads around one hole the one with the widest ring. Null if no hole has a pad.
 */
export function minAnnularRingMm(board: BoardModel): number | null {
  const layers = board.layers.filter(({ type, image }) => type === "copper" && image.count > 0);
  let min = Infinity;
  for (const layer of layers) {
    const pads = new PadRings(layer);
    for (const drill of board.drills) {
      if (drill.plating === "non-plated" || !reaches(drill, layer)) continue;
      for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
        const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
        const reach = diameter > 0 ? pads.reachAt(x, y) : null;
        if (reach === null) continue;
        const ring = reach - diameter / 2;
        if (ring > MIN_RING_MM) min = Math.min(min, ring);
      }
    }
  }
  return Number.isFinite(min) ? min : null;
}

function reaches({ span }: DrillLayer, { layer }: BoardLayer): boolean {
  return !span || layer === undefined || (layer >= span.from && layer <= span.to);
}

/** The pads of a layer, with the distance of a point inside to the pad's edge. */
export class PadRings {
  readonly #image: LayerImage;
  readonly #objects: number[] = [];
  readonly #tree: Flatbush | null;
  readonly #outlines = new Map<number, PadOutline>();

  constructor({ image }: BoardLayer) {
    this.#image = image;
    const boxes: [number, number, number, number][] = [];
    for (let at = 0; at < image.count; at++) {
      if (image.dark[at] !== 1) continue;
      const box = emptyBbox();
      addObject(box, image, at);
      if (isEmptyBbox(box)) continue;
      if (image.kind[at] !== KIND.flash && Math.max(widthOf(box), heightOf(box)) > LARGEST_PAD_MM) continue;
      this.#objects.push(at);
      boxes.push([box.minX, box.minY, box.maxX, box.maxY]);
    }
    this.#tree = boxes.length > 0 ? new Flatbush(boxes.length) : null;
    for (const box of boxes) this.#tree?.add(...box);
    this.#tree?.finish();
  }

  /** Null if no pad contains the point. */
  reachAt(x: number, y: number): number | null {
    let max = 0;
    for (const index of this.#tree?.search(x, y, x, y) ?? [])
      max = Math.max(max, this.#reachOf(this.#objects[index] ?? 0, x, y));
    return max > 0 ? max : null;
  }

  /** 0 outside. */
  #reachOf(at: number, x: number, y: number): number {
    const { kind, data, shapes, shape } = this.#image;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    const tool = shapes[shape[at] ?? 0];
    if (kind[at] === KIND.stroke) {
      const points = [x0, y0];
      flattenEdge({ x0, y0, x1, y1, bulge }, ARC_TOLERANCE_MM, points);
      return Math.max(0, (tool?.strokeMm ?? 0) / 2 - distanceToLine(points, x, y));
    }
    if (kind[at] === KIND.region) return within(this.#outlineOf(-1 - at, [regionOf(this.#image, at)]), x, y);
    if (tool?.kind === "circle") return Math.max(0, tool.strokeMm / 2 - Math.hypot(x - x0, y - y0));
    // Holes in apertures are drilled anyway: the outer contours bound the pad.
    const contours = (tool?.paths ?? []).flatMap(({ isDark, contours: [outer] }) => (isDark && outer ? [outer] : []));
    return within(this.#outlineOf(shape[at] ?? 0, contours), x - x0, y - y0);
  }

  #outlineOf(key: number, contours: readonly Contour[]): PadOutline {
    const outline = this.#outlines.get(key) ?? outlineOf(contours);
    this.#outlines.set(key, outline);
    return outline;
  }
}

/** The overlapping rings of one pad, and the segments of their edges that bound it: [x0, y0, x1, y1] each. */
type PadOutline = { rings: PolygonRows[]; pieces: number[] };

/** Length of the segments into which overlapping edges are divided to find those that bound the union. */
const PIECE_MM = 0.02;
const PROBE_MM = 1e-4;
/** Maximum number of segments, which limits a sheet-sized pad; real ones need a few thousand. */
const MAX_PIECES = 20_000;

function outlineOf(contours: readonly Contour[]): PadOutline {
  const lines = contours.map((contour) => flatten(contour, ARC_TOLERANCE_MM));
  const rings = lines.map((points) => new PolygonRows(points));
  const pieces: number[] = [];
  const pieceMm = Math.max(PIECE_MM, lines.reduce((sum, points) => sum + lengthOf(points), 0) / MAX_PIECES);
  lines.forEach((points, own) => {
    const isInOther = (x: number, y: number) => rings.some((ring, index) => index !== own && ring.has(x, y));
    for (let k = 0; k < points.length; k += 2) {
      const next = (k + 2) % points.length;
      const [x0, y0, x1, y1] = [points[k] ?? 0, points[k + 1] ?? 0, points[next] ?? 0, points[next + 1] ?? 0];
      const length = Math.hypot(x1 - x0, y1 - y0);
      const count = rings.length === 1 ? 1 : Math.min(500, Math.ceil(length / pieceMm));
      for (let step = 0; step < count; step++) {
        const at = (t: number) => [x0 + ((x1 - x0) * t) / count, y0 + ((y1 - y0) * t) / count] as const;
        const [mx, my] = at(step + 0.5);
        // A point next to the edge on its outer side: contours turn counter-clockwise.
        if (isInOther(mx + ((y1 - y0) / length) * PROBE_MM, my - ((x1 - x0) / length) * PROBE_MM)) continue;
        pieces.push(...at(step), ...at(step + 1));
      }
    }
  });
  return { rings, pieces };
}

function lengthOf(points: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < points.length; k += 2) {
    const next = (k + 2) % points.length;
    sum += Math.hypot((points[next] ?? 0) - (points[k] ?? 0), (points[next + 1] ?? 0) - (points[k + 1] ?? 0));
  }
  return sum;
}

/** From a point to the edge of the pad around it; 0 outside. */
function within({ rings, pieces }: PadOutline, x: number, y: number): number {
  if (!rings.some((ring) => ring.has(x, y))) return 0;
  let min = Infinity;
  for (let k = 0; k < pieces.length; k += 4) min = Math.min(min, distanceToLine(pieces.slice(k, k + 4), x, y));
  return Number.isFinite(min) ? min : 0;
}
