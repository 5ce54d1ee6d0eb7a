// The copper pieces of a layer, asked by place: which lie near each other, which areas hold a point.

import Flatbush from "flatbush";
import type { CopperPieces } from "@/lib/core/gerber/copper-outline";
import { segmentDistance } from "@/lib/core/gerber/segment-distance";

/** Comparisons still allowed; below 0 the answers are not whole, and the caller has to give up. */
export type Budget = { left: number };

export class CopperIndex {
  readonly pieces: CopperPieces;
  /** Where this layer's owners start among those of the board. */
  readonly firstOwner: number;
  readonly #tree: Flatbush;
  readonly #filled: number[];
  readonly #fillTree: Flatbush | null;
  readonly #budget: Budget;

  /** `pieces` must not be empty. */
  constructor(pieces: CopperPieces, firstOwner: number, budget: Budget) {
    this.pieces = pieces;
    this.firstOwner = firstOwner;
    this.#budget = budget;
    this.#tree = new Flatbush(pieces.count);
    for (let k = 0; k < pieces.count; k++) this.#tree.add(...this.#boxOf(k, 0));
    this.#tree.finish();
    this.#filled = pieces.fills.flatMap((fill, owner) => (fill ? [owner] : []));
    this.#fillTree = this.#filled.length > 0 ? new Flatbush(this.#filled.length) : null;
    for (const owner of this.#filled) {
      const box = pieces.bounds[owner];
      this.#fillTree?.add(box?.minX ?? 0, box?.minY ?? 0, box?.maxX ?? 0, box?.maxY ?? 0);
    }
    this.#fillTree?.finish();
  }

  /** The owner of a piece, counted over the whole board. */
  ownerOf(piece: number): number {
    return this.firstOwner + (this.pieces.owner[piece] ?? 0);
  }

  /** Calls `visit` once for every two pieces of different owners within `reach()` mm. */
  eachPair(reach: () => number, visit: (a: number, b: number) => void): void {
    const { pieces } = this;
    for (let a = 0; a < pieces.count && this.#budget.left >= 0; a++) {
      const owner = pieces.owner[a];
      this.#tree.search(...this.#boxOf(a, reach()), (b) => {
        this.#budget.left--;
        if (b > a && pieces.owner[b] !== owner) visit(a, b);
        return false;
      });
    }
  }

  /** Edge to edge, below 0 where strokes overlap. */
  gap(a: number, b: number): number {
    const { radius } = this.pieces;
    return segmentDistance(this.pieces, a, b) - (radius[a] ?? 0) - (radius[b] ?? 0);
  }

  /** The owners of areas in which a point lies. */
  fillsAt(x: number, y: number): number[] {
    if (!this.#fillTree || this.#budget.left < 0) return [];
    const found = this.#fillTree.search(x, y, x, y).map((index) => this.#filled[index] ?? 0);
    this.#budget.left -= found.length;
    return found.filter((owner) => this.pieces.fills[owner]?.has(x, y)).map((owner) => this.firstOwner + owner);
  }

  /** Any owner with copper within `radius` of a point; -1 without. */
  ownerAt(x: number, y: number, radius: number): number {
    const point = { x0: [x], y0: [y], x1: [x], y1: [y] };
    for (const k of this.#tree.search(x - radius, y - radius, x + radius, y + radius)) {
      this.#budget.left--;
      if (segmentDistance(point, 0, k, this.pieces) - (this.pieces.radius[k] ?? 0) <= radius) return this.ownerOf(k);
    }
    return this.fillsAt(x, y)[0] ?? -1;
  }

  /** The pieces whose boxes meet a box. */
  piecesIn(minX: number, minY: number, maxX: number, maxY: number): number[] {
    if (this.#budget.left < 0) return [];
    const found = this.#tree.search(minX, minY, maxX, maxY);
    this.#budget.left -= found.length;
    return found;
  }

  /** The owners of pieces within `radius` of a point; one may come twice. Areas count by their edges. */
  ownersNear(x: number, y: number, radius: number): number[] {
    const point = { x0: [x], y0: [y], x1: [x], y1: [y] };
    const found = this.#tree.search(x - radius, y - radius, x + radius, y + radius);
    this.#budget.left -= found.length;
    return found
      .filter((k) => segmentDistance(point, 0, k, this.pieces) - (this.pieces.radius[k] ?? 0) <= radius)
      .map((k) => this.ownerOf(k));
  }

  #boxOf(piece: number, margin: number): [number, number, number, number] {
    const { x0, y0, x1, y1, radius } = this.pieces;
    const far = (radius[piece] ?? 0) + margin;
    const [ax = 0, ay = 0, bx = 0, by = 0] = [x0[piece], y0[piece], x1[piece], y1[piece]];
    return [Math.min(ax, bx) - far, Math.min(ay, by) - far, Math.max(ax, bx) + far, Math.max(ay, by) + far];
  }
}
