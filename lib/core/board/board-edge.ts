// The edge of a board as short straight segments: distance of a point from it, and the direction it faces there.

import Flatbush from "flatbush";
import { type Contour, flatten, signedArea } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";

export type EdgeSide = "left" | "right" | "top" | "bottom";
/** A point on the edge with the outward unit vector. */
export type EdgePlace = { x: number; y: number; outX: number; outY: number; side: EdgeSide };

/** Smaller cutouts are drilled holes whose outlines were drawn. */
const SMALLEST_CUTOUT_MM2 = 20;
const ARC_TOLERANCE_MM = 0.02;

export class BoardEdge {
  /** Closed lines as coordinate pairs, the board on their left. */
  readonly #lines: Float64Array[];
  readonly #pieces: number[] = [];
  readonly #tree: Flatbush | null;

  constructor({ boards }: Outline) {
    this.#lines = boards.flatMap(({ edge, cutouts }) => [
      withBoardOnLeft(edge, true),
      ...cutouts
        .filter((cutout) => Math.abs(signedArea(cutout)) >= SMALLEST_CUTOUT_MM2)
        .map((cutout) => withBoardOnLeft(cutout, false)),
    ]);
    for (const points of this.#lines) {
      for (let k = 0; k < points.length; k += 2) {
        const next = (k + 2) % points.length;
        this.#pieces.push(points[k] ?? 0, points[k + 1] ?? 0, points[next] ?? 0, points[next + 1] ?? 0);
      }
    }
    this.#tree = this.#pieces.length > 0 ? new Flatbush(this.#pieces.length / 4) : null;
    for (let k = 0; k < this.#pieces.length; k += 4) {
      const [x0, y0, x1, y1] = this.#pieceAt(k / 4);
      this.#tree?.add(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
    }
    this.#tree?.finish();
  }

  /** The point of the edge nearest to a position; null if none lies within `reachMm`. */
  nearest(x: number, y: number, reachMm: number): (EdgePlace & { distanceMm: number }) | null {
    let best: (EdgePlace & { distanceMm: number }) | null = null;
    for (const index of this.#tree?.search(x - reachMm, y - reachMm, x + reachMm, y + reachMm) ?? []) {
      const [x0, y0, x1, y1] = this.#pieceAt(index);
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length === 0) continue;
      const t = Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length ** 2));
      const place = placeOn([x0, y0, x1, y1], t * length);
      const distanceMm = Math.hypot(place.x - x, place.y - y);
      if (distanceMm <= reachMm && (!best || distanceMm < best.distanceMm)) best = { ...place, distanceMm };
    }
    return best;
  }

  /** Points along each closed line, `stepMm` or less apart, starting half a step from each corner. */
  walks(stepMm: number): EdgePlace[][] {
    let first = 0;
    return this.#lines.map((points) => {
      const walk: EdgePlace[] = [];
      for (let k = 0; k < points.length / 2; k++) {
        const piece = this.#pieceAt(first + k);
        const length = Math.hypot(piece[2] - piece[0], piece[3] - piece[1]);
        const count = Math.ceil(length / stepMm);
        for (let step = 0; step < count; step++) walk.push(placeOn(piece, ((step + 0.5) * length) / count));
      }
      first += points.length / 2;
      return walk;
    });
  }

  #pieceAt(index: number): Piece {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = this.#pieces.slice(index * 4, index * 4 + 4);
    return [x0, y0, x1, y1];
  }
}

type Piece = readonly [x0: number, y0: number, x1: number, y1: number];

function withBoardOnLeft(contour: Contour, isOuter: boolean): Float64Array {
  const points = flatten(contour, ARC_TOLERANCE_MM);
  const isLeft = signedArea(contour) > 0 === isOuter;
  if (isLeft) return points;
  const out = new Float64Array(points.length);
  for (let k = 0; k < points.length; k += 2) {
    out[k] = points[points.length - 2 - k] ?? 0;
    out[k + 1] = points[points.length - 1 - k] ?? 0;
  }
  return out;
}

function placeOn([x0, y0, x1, y1]: Piece, atMm: number): EdgePlace {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [outX, outY] = [dy, -dx];
  const side = Math.abs(outX) > Math.abs(outY) ? (outX > 0 ? "right" : "left") : outY > 0 ? "top" : "bottom";
  return { x: x0 + dx * atMm, y: y0 + dy * atMm, outX, outY, side };
}
