// Finds the walls of a board that are barrels of plated holes.

import Flatbush from "flatbush";
import { centerLine, sagittaOf } from "@/lib/core/board3d/hole-ring";
import type { ThroughHole } from "@/lib/core/board3d/through-holes";

/** Tolerance for rounding to a tenth of a micrometer and for the segments of an arc. */
const SLACK_MM = 0.01;

/** A straight segment of the center line of a plated hole; a point for a round one. */
interface Piece {
  hole: ThroughHole;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  isRound: boolean;
}

export class BarrelIndex {
  readonly #pieces: readonly Piece[];
  readonly #tree: Flatbush | null;
  /** The last match: the next query is mostly on the edge of the same round hole. */
  #last: Piece | null = null;

  constructor(holes: readonly ThroughHole[]) {
    this.#pieces = holes.filter(({ isPlated }) => isPlated).flatMap(piecesOf);
    this.#tree = this.#pieces.length > 0 ? new Flatbush(this.#pieces.length) : null;
    for (const { hole, x0, y0, x1, y1 } of this.#pieces) {
      const reach = hole.diameterMm / 2 + SLACK_MM;
      this.#tree?.add(
        Math.min(x0, x1) - reach,
        Math.min(y0, y1) - reach,
        Math.max(x0, x1) + reach,
        Math.max(y0, y1) + reach,
      );
    }
    this.#tree?.finish();
  }

  /** True if the middle of a wall segment lies on the edge of a plated hole. */
  has(x: number, y: number): boolean {
    if (this.#last && isOnRim(this.#last.hole, distanceTo(this.#last, x, y))) return true;
    this.#last = null;
    /** For each hole the distance of its center line. */
    const nearest = new Map<ThroughHole, number>();
    for (const at of this.#tree?.search(x, y, x, y) ?? []) {
      const piece = this.#pieces[at];
      if (!piece) continue;
      const distance = Math.min(distanceTo(piece, x, y), nearest.get(piece.hole) ?? Infinity);
      nearest.set(piece.hole, distance);
      if (piece.isRound && isOnRim(piece.hole, distance)) this.#last = piece;
    }
    return [...nearest].some(([hole, distance]) => isOnRim(hole, distance));
  }
}

function piecesOf(hole: ThroughHole): Piece[] {
  const line = centerLine(hole);
  const [x = 0, y = 0] = line;
  if (line.length < 4) return [{ hole, x0: x, y0: y, x1: x, y1: y, isRound: true }];
  return Array.from({ length: line.length / 2 - 1 }, (_, k) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(2 * k, 2 * k + 4);
    return { hole, x0, y0, x1, y1, isRound: false };
  });
}

function isOnRim({ diameterMm }: ThroughHole, distance: number): boolean {
  const radius = diameterMm / 2;
  return distance <= radius + SLACK_MM && distance >= radius - 2 * sagittaOf(diameterMm) - SLACK_MM;
}

function distanceTo({ x0, y0, x1, y1 }: Piece, x: number, y: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x0 + along * dx - x, y0 + along * dy - y);
}
