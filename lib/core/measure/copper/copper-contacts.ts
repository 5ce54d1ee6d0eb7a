// Contacts between objects of one copper layer, and between objects and holes.

import Flatbush from "flatbush";
import { flatten } from "@/lib/core/geometry/contour";
import { type Budget, CopperIndex } from "@/lib/core/measure/copper/copper-index";
import type { Groups } from "@/lib/base/groups";
import { KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";
import { segmentDistance } from "@/lib/core/geometry/segment-distance";
import { ARC_TOLERANCE_MM, type ObjectPieces, objectPieces } from "@/lib/core/measure/copper/copper-pieces";
import { covers } from "@/lib/core/measure/copper/object-distance";

/** Closer objects touch: the gap is a rounding error. */
const TOUCHING_MM = 0.002;
/** Limit of comparisons for one layer, because a drawing of overlaps alone must end too. */
const MAX_COMPARISONS = 60_000_000;
/** Positions along a segment that are tested for contact if parts of it were erased. */
const PROBES = [0, 0.25, 0.5, 0.75, 1];

const MANY_CORNERS = 32;

export class CopperContacts {
  /** Index of the layer's first object among those of the board. */
  readonly firstObject: number;
  readonly #image: LayerImage;
  readonly #tree: Flatbush | null;
  readonly #pieces: ObjectPieces;
  readonly #index: CopperIndex | null;
  readonly #budget: Budget = { left: MAX_COMPARISONS };
  readonly #hasClear: boolean;
  readonly #clearRows = new Map<number, PolygonRows>();

  constructor({ image, tree }: { image: LayerImage; tree: ArrayBuffer | null }, firstObject: number) {
    this.firstObject = firstObject;
    this.#image = image;
    this.#tree = tree ? Flatbush.from(tree) : null;
    this.#hasClear = image.dark.includes(0);
    this.#pieces = objectPieces(image);
    this.#index = this.#pieces.count > 0 ? new CopperIndex(this.#pieces, 0, this.#budget) : null;
  }

  /** False if the comparison limit was reached: some objects that touch may not be joined. */
  get isComplete(): boolean {
    return this.#budget.left >= 0;
  }

  join(groups: Groups): void {
    const index = this.#index;
    if (!index) return;
    const reach = () => TOUCHING_MM;
    index.eachPair(reach, (a, b) => {
      const [p, q] = [index.ownerOf(a), index.ownerOf(b)];
      if (this.#areJoined(groups, p, q) || index.gap(a, b) > TOUCHING_MM) return;
      if (!this.#hasClear || this.#isContactLeft([a, b], [p, q])) this.#join(groups, p, q);
    });
    for (let at = 0; at < this.#image.count; at++) this.#joinHolders(index, groups, at);
  }

  /** The dark objects with copper left within `radius` of a point, numbered board-wide. */
  near(x: number, y: number, radius: number): number[] {
    const index = this.#index;
    if (!index) return [];
    const within = index.fillsAt(x, y).filter((at) => this.#hasAt(at, x, y));
    return [...new Set([...index.ownersNear(x, y, radius), ...within])]
      .filter((at) => !this.#isCleared(at, x, y))
      .map((at) => this.firstObject + at);
  }

  #areJoined(groups: Groups, p: number, q: number): boolean {
    return groups.isJoined(this.firstObject + p, this.firstObject + q);
  }

  #join(groups: Groups, p: number, q: number): void {
    groups.join(this.firstObject + p, this.firstObject + q);
  }

  /** An object wholly inside an area touches none of its edges but is connected to it. */
  #joinHolders(index: CopperIndex, groups: Groups, at: number): void {
    const { firstOf, x0, y0 } = this.#pieces;
    const from = firstOf[at] ?? 0;
    // If parts were erased, one end of a line may have lost its contact while the other has not.
    const to = this.#hasClear ? (firstOf[at + 1] ?? 0) : Math.min(from + 1, firstOf[at + 1] ?? 0);
    for (let k = from; k < to; k++) this.#joinAt(index, groups, at, [x0[k] ?? 0, y0[k] ?? 0]);
    const last = (firstOf[at + 1] ?? 0) - 1;
    if (this.#hasClear && last >= from)
      this.#joinAt(index, groups, at, [this.#pieces.x1[last] ?? 0, this.#pieces.y1[last] ?? 0]);
  }

  #joinAt(index: CopperIndex, groups: Groups, at: number, [x, y]: readonly [number, number]): void {
    for (const holder of index.fillsAt(x, y)) {
      if (holder === at || this.#areJoined(groups, holder, at) || !this.#hasAt(holder, x, y)) continue;
      if (this.#hasClear && (this.#isCleared(holder, x, y) || this.#isCleared(at, x, y))) continue;
      this.#join(groups, holder, at);
    }
  }

  /** True if the objects of two segments still share a point that no later clear object erased from either. */
  #isContactLeft([a, b]: readonly [number, number], [p, q]: readonly [number, number]): boolean {
    return this.#hasWitness(a, [b, q], p) || this.#hasWitness(b, [a, p], q);
  }

  /** True if a point along one segment also lies in the other object. */
  #hasWitness(piece: number, [other, owner]: readonly [number, number], own: number): boolean {
    const { x0, y0, x1, y1, radius } = this.#pieces;
    return PROBES.some((t) => {
      const x = (x0[piece] ?? 0) * (1 - t) + (x1[piece] ?? 0) * t;
      const y = (y0[piece] ?? 0) * (1 - t) + (y1[piece] ?? 0) * t;
      const point = { x0: [x], y0: [y], x1: [x], y1: [y] };
      const gap = segmentDistance(point, 0, other, this.#pieces) - (radius[other] ?? 0);
      const isShared = gap <= TOUCHING_MM || this.#hasAt(owner, x, y);
      return isShared && !this.#isCleared(own, x, y) && !this.#isCleared(owner, x, y);
    });
  }

  /** True if an area contains a point; holes in flashed shapes do not belong to it. */
  #hasAt(at: number, x: number, y: number): boolean {
    if (this.#pieces.fills[at]?.has(x, y) !== true) return false;
    return this.#image.kind[at] === KIND.region || covers(this.#image, at, x, y);
  }

  #isCleared(at: number, x: number, y: number): boolean {
    if (!this.#hasClear) return false;
    const image = this.#image;
    const later = this.#tree?.search(x, y, x, y, (other) => other > at && image.dark[other] === 0) ?? [];
    return later.some((other) => this.#clears(other, x, y));
  }

  /** Large clear areas are tested very often. */
  #clears(at: number, x: number, y: number): boolean {
    const image = this.#image;
    const contour = regionOf(image, at);
    if (image.kind[at] !== KIND.region || contour.length < MANY_CORNERS * 3) return covers(image, at, x, y);
    const rows = this.#clearRows.get(at) ?? new PolygonRows(flatten(contour, ARC_TOLERANCE_MM));
    this.#clearRows.set(at, rows);
    return rows.has(x, y);
  }
}
