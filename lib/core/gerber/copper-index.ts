// The copper pieces of a layer, asked by place: which lie near each other, which areas hold a point.

import { BOX_STRIDE, BoxGrid } from "@/lib/core/gerber/box-grid";
import type { CopperPieces } from "@/lib/core/gerber/copper-outline";
import { pointDistance, segmentDistance } from "@/lib/core/gerber/segment-distance";

/** Comparisons still allowed; below 0 the answers are not whole, and the caller has to give up. */
export type Budget = { left: number };

export class CopperIndex {
  readonly pieces: CopperPieces;
  /** Where this layer's owners start among those of the board. */
  readonly firstOwner: number;
  readonly #boxes: Float64Array;
  readonly #grid: BoxGrid;
  readonly #fillGrid: BoxGrid;
  readonly #budget: Budget;

  /** `pieces` must not be empty. */
  constructor(pieces: CopperPieces, firstOwner: number, budget: Budget) {
    this.pieces = pieces;
    this.firstOwner = firstOwner;
    this.#budget = budget;
    this.#boxes = boxesOf(pieces);
    this.#grid = new BoxGrid(this.#boxes);
    this.#fillGrid = new BoxGrid(fillBoxes(pieces));
  }

  /** The owner of a piece, counted over the whole board. */
  ownerOf(piece: number): number {
    return this.firstOwner + (this.pieces.owner[piece] ?? 0);
  }

  /** Calls `visit` once for every two pieces of different owners within `reach()` mm. */
  eachPair(reach: () => number, visit: (a: number, b: number) => void): void {
    const { owner, count } = this.pieces;
    const budget = this.#budget;
    for (let a = 0; a < count && budget.left >= 0; a++) {
      const own = owner[a];
      this.#searchAround(a, reach(), (b) => {
        budget.left--;
        if (b > a && owner[b] !== own) visit(a, b);
      });
    }
  }

  /** Calls `visit` for each piece whose box comes within `margin` mm of the box of piece `a`, itself included. */
  eachAround(a: number, margin: number, visit: (b: number) => void): void {
    const budget = this.#budget;
    if (budget.left < 0) return;
    this.#searchAround(a, margin, (b) => {
      budget.left--;
      visit(b);
    });
  }

  /** Edge to edge, below 0 where strokes overlap. */
  gap(a: number, b: number): number {
    const { radius } = this.pieces;
    return segmentDistance(this.pieces, a, b) - (radius[a] ?? 0) - (radius[b] ?? 0);
  }

  /** The owners of areas in which a point lies. */
  fillsAt(x: number, y: number): number[] {
    if (this.#budget.left < 0) return [];
    const { fills } = this.pieces;
    const found: number[] = [];
    this.#fillGrid.search(x, y, x, y, (owner) => {
      this.#budget.left--;
      if (fills[owner]?.has(x, y)) found.push(this.firstOwner + owner);
    });
    return found;
  }

  /** Any owner with copper within `radius` of a point; -1 without. */
  ownerAt(x: number, y: number, radius: number): number {
    let found = -1;
    this.#grid.search(x - radius, y - radius, x + radius, y + radius, (k) => {
      this.#budget.left--;
      if (!this.#isWithin(k, x, y, radius)) return false;
      found = this.ownerOf(k);
      return true;
    });
    return found >= 0 ? found : (this.fillsAt(x, y)[0] ?? -1);
  }

  /** The pieces whose boxes meet a box. */
  piecesIn(minX: number, minY: number, maxX: number, maxY: number): number[] {
    if (this.#budget.left < 0) return [];
    const found = this.#grid.meeting(minX, minY, maxX, maxY);
    this.#budget.left -= found.length;
    return found;
  }

  /** The owners of pieces within `radius` of a point; one may come twice. Areas count by their edges. */
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

  #searchAround(piece: number, margin: number, visit: (k: number) => void): void {
    const at = piece * BOX_STRIDE;
    const [boxes, far] = [this.#boxes, margin];
    const [minX, minY] = [(boxes[at] ?? 0) - far, (boxes[at + 1] ?? 0) - far];
    this.#grid.search(minX, minY, (boxes[at + 2] ?? 0) + far, (boxes[at + 3] ?? 0) + far, visit);
  }
}

function boxesOf({ count, x0, y0, x1, y1, radius }: CopperPieces): Float64Array {
  const boxes = new Float64Array(count * BOX_STRIDE);
  for (let k = 0; k < count; k++) {
    const [ax = 0, ay = 0, bx = 0, by = 0, far = 0] = [x0[k], y0[k], x1[k], y1[k], radius[k]];
    boxes[BOX_STRIDE * k] = Math.min(ax, bx) - far;
    boxes[BOX_STRIDE * k + 1] = Math.min(ay, by) - far;
    boxes[BOX_STRIDE * k + 2] = Math.max(ax, bx) + far;
    boxes[BOX_STRIDE * k + 3] = Math.max(ay, by) + far;
  }
  return boxes;
}

/** Strokes and dots have no inside: boxes that are never found. */
function fillBoxes({ fills, bounds }: CopperPieces): Float64Array {
  const boxes = new Float64Array(fills.length * BOX_STRIDE).fill(NaN);
  fills.forEach((fill, owner) => {
    const box = bounds[owner];
    if (fill && box) boxes.set([box.minX, box.minY, box.maxX, box.maxY], BOX_STRIDE * owner);
  });
  return boxes;
}
