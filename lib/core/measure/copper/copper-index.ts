// Spatial index of a layer's copper segments: neighbors, and areas that contain a point.

import { BOX_STRIDE, BoxGrid } from "@/lib/core/geometry/box-grid";
import type { CopperPieces } from "@/lib/core/measure/copper/copper-outline";
import { pointDistance, segmentDistance } from "@/lib/core/geometry/segment-distance";

/** Remaining comparisons; below 0 results are incomplete, and the caller must give up. */
export type Budget = { left: number };

export class CopperIndex {
  readonly pieces: CopperPieces;
  /** Offset of this layer's owners among those of the board. */
  readonly firstOwner: number;
  readonly #boxes: Float64Array;
  readonly #grid: BoxGrid;
  readonly #fillGrid: BoxGrid;
  readonly #budget: Budget;
  #lastHolder = -1;

  /** `pieces` must not be empty. */
  constructor(pieces: CopperPieces, firstOwner: number, budget: Budget) {
    this.pieces = pieces;
    this.firstOwner = firstOwner;
    this.#budget = budget;
    this.#boxes = boxesOf(pieces);
    this.#grid = new BoxGrid(this.#boxes);
    this.#fillGrid = new BoxGrid(fillBoxes(pieces));
  }

  /** The owner of a segment, numbered board-wide. */
  ownerOf(piece: number): number {
    return this.firstOwner + (this.pieces.owner[piece] ?? 0);
  }

  /** Calls `visit` once for every two segments of different owners within `reach()` mm, the lower number first. */
  eachPair(reach: () => number, visit: (a: number, b: number) => void): void {
    const { owner, count } = this.pieces;
    const budget = this.#budget;
    let last = -1;
    let a = 0;
    const visitLater = (b: number) => {
      budget.left--;
      visit(a, b);
    };
    for (; a < count && budget.left >= 0; a++) {
      // The segments of an owner are contiguous.
      while (last < a || (last + 1 < count && owner[last + 1] === owner[a])) last++;
      this.#searchAround(a, reach(), last, visitLater);
    }
  }

  /** Calls `visit` for each later segment whose box comes within `margin` mm of the box of segment `a`. */
  eachLaterAround(a: number, margin: number, visit: (b: number) => void): void {
    const budget = this.#budget;
    if (budget.left < 0) return;
    this.#searchAround(a, margin, a, (b) => {
      budget.left--;
      visit(b);
    });
  }

  /** Edge-to-edge distance, below 0 for overlapping strokes. */
  gap(a: number, b: number): number {
    const { radius } = this.pieces;
    return segmentDistance(this.pieces, a, b) - (radius[a] ?? 0) - (radius[b] ?? 0);
  }

  /**
   * The owners of areas that contain a point, numbered board-wide; `except` is the layer's own number of one to
   * exclude.
   */
  fillsAt(x: number, y: number, except = -1): number[] {
    if (this.#budget.left < 0) return [];
    const { fills } = this.pieces;
    const found: number[] = [];
    this.#fillGrid.search(x, y, x, y, (owner) => {
      this.#budget.left--;
      if (owner !== except && fills[owner]?.has(x, y)) found.push(this.firstOwner + owner);
    });
    return found;
  }

  /** The owner of the copper nearest to a point, the lowest of several; -1 if none is within `radius`. */
  ownerAt(x: number, y: number, radius: number): number {
    const { pieces } = this;
    let found = -1;
    let min = Infinity;
    this.#grid.search(x - radius, y - radius, x + radius, y + radius, (k) => {
      this.#budget.left--;
      const mm = Math.max(0, pointDistance(pieces, k, x, y) - (pieces.radius[k] ?? 0));
      if (mm > radius || mm > min) return;
      const owner = this.ownerOf(k);
      if (mm === min && owner > found) return;
      found = owner;
      min = mm;
    });
    const holder = this.fillsAt(x, y).reduce((first, owner) => Math.min(first, owner), Infinity);
    return holder < Infinity && (min > 0 || holder < found) ? holder : found;
  }

  /** True if there is copper within `radius` of a point. */
  hasAt(x: number, y: number, radius = 0): boolean {
    // Consecutive queries often lie in the same area.
    if (this.pieces.fills[this.#lastHolder]?.has(x, y) === true) return true;
    let isFound = false;
    this.#grid.search(x - radius, y - radius, x + radius, y + radius, (k) => {
      this.#budget.left--;
      isFound = this.#isWithin(k, x, y, radius);
      return isFound;
    });
    return isFound || this.#isInFill(x, y);
  }

  #isInFill(x: number, y: number): boolean {
    const { fills } = this.pieces;
    let isFound = false;
    this.#fillGrid.search(x, y, x, y, (owner) => {
      this.#budget.left--;
      isFound = fills[owner]?.has(x, y) === true;
      if (isFound) this.#lastHolder = owner;
      return isFound;
    });
    return isFound;
  }

  /** The segments whose boxes intersect a box. */
  piecesIn(minX: number, minY: number, maxX: number, maxY: number): number[] {
    if (this.#budget.left < 0) return [];
    const found = this.#grid.meeting(minX, minY, maxX, maxY);
    this.#budget.left -= found.length;
    return found;
  }

  /** Calls `visit` for the segments whose boxes come within `margin` mm of the box of segment `k` of other copper. */
  eachNear(
    { x0, y0, x1, y1, radius }: Pick<CopperPieces, "x0" | "y0" | "x1" | "y1" | "radius">,
    k: number,
    margin: number,
    visit: (piece: number) => void,
  ): void {
    const budget = this.#budget;
    if (budget.left < 0) return;
    const far = (radius[k] ?? 0) + margin;
    const ax = x0[k] ?? 0;
    const ay = y0[k] ?? 0;
    const bx = x1[k] ?? 0;
    const by = y1[k] ?? 0;
    const minX = Math.min(ax, bx) - far;
    const minY = Math.min(ay, by) - far;
    this.#grid.search(minX, minY, Math.max(ax, bx) + far, Math.max(ay, by) + far, (piece) => {
      budget.left--;
      visit(piece);
    });
  }

  /** The owners of segments within `radius` of a point, possibly with duplicates. Areas count by their edges. */
  ownersNear(x: number, y: number, radius: number): number[] {
    const found: number[] = [];
    this.#grid.search(x - radius, y - radius, x + radius, y + radius, (k) => {
      this.#budget.left--;
      if (this.#isWithin(k, x, y, radius)) found.push(this.ownerOf(k));
    });
    return found;
  }

  #isWithin(piece: number, x: number, y: number, radius: number): boolean {
    return pointDistance(this.pieces, piece, x, y) - (this.pieces.radius[piece] ?? 0) <= radius;
  }

  #searchAround(piece: number, margin: number, after: number, visit: (k: number) => void): void {
    const at = piece * BOX_STRIDE;
    const boxes = this.#boxes;
    const minX = (boxes[at] ?? 0) - margin;
    const minY = (boxes[at + 1] ?? 0) - margin;
    const maxX = (boxes[at + 2] ?? 0) + margin;
    this.#grid.searchAfter(after, minX, minY, maxX, (boxes[at + 3] ?? 0) + margin, visit);
  }
}

function boxesOf({ count, x0, y0, x1, y1, radius }: CopperPieces): Float64Array {
  const boxes = new Float64Array(count * BOX_STRIDE);
  for (let k = 0; k < count; k++) {
    const ax = x0[k] ?? 0;
    const ay = y0[k] ?? 0;
    const bx = x1[k] ?? 0;
    const by = y1[k] ?? 0;
    const far = radius[k] ?? 0;
    boxes[BOX_STRIDE * k] = Math.min(ax, bx) - far;
    boxes[BOX_STRIDE * k + 1] = Math.min(ay, by) - far;
    boxes[BOX_STRIDE * k + 2] = Math.max(ax, bx) + far;
    boxes[BOX_STRIDE * k + 3] = Math.max(ay, by) + far;
  }
  return boxes;
}

/** Strokes and dots have no interior: their boxes are empty, so that they are never found. */
function fillBoxes({ fills, bounds }: CopperPieces): Float64Array {
  const boxes = new Float64Array(fills.length * BOX_STRIDE).fill(NaN);
  fills.forEach((fill, owner) => {
    const box = bounds[owner];
    if (fill && box) boxes.set([box.minX, box.minY, box.maxX, box.maxY], BOX_STRIDE * owner);
  });
  return boxes;
}
