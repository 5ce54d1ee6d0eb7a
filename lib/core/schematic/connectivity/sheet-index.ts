// Items of one sheet by place: which of them touch.
import { type Point, pointKey } from "../model/units";
import { cellAt, cellsAlong } from "./cells";
import type { Item, Layer } from "./item";

/** True for a point between the ends, which are left out. Exact: the products stay below 2^53. */
export function isInside({ x, y }: Point, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx * (y - from.y) !== dy * (x - from.x)) return false;
  const along = (x - from.x) * dx + (y - from.y) * dy;
  return along > 0 && along < dx * dx + dy * dy;
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

class Buckets<T> {
  readonly #sets = new Map<number, Set<T>>();

  add(key: number, value: T): void {
    const set = this.#sets.get(key);
    if (set) set.add(value);
    else this.#sets.set(key, new Set([value]));
  }

  delete(key: number, value: T): void {
    const set = this.#sets.get(key);
    if (set?.delete(value) && set.size === 0) this.#sets.delete(key);
  }

  get(key: number): Iterable<T> {
    return this.#sets.get(key) ?? [];
  }
}

interface VisitedPoints {
  readonly points: Set<number>;
  /** Points at which passing wires were looked for. */
  readonly passing: Set<number>;
}

/** Points of one sheet that a walk over its items has been at. */
export type Visited = Readonly<Record<Layer, VisitedPoints>>;

const noPoints = (): VisitedPoints => ({ points: new Set(), passing: new Set() });
export const visitedNothing = (): Visited => ({ wire: noPoints(), bus: noPoints() });

class LayerIndex {
  readonly #atPoint = new Buckets<Item>();
  readonly #segments = new Buckets<Item>();
  readonly #joining = new Buckets<Item>();

  change(item: Item, action: "add" | "delete"): void {
    for (const point of item.points) {
      this.#atPoint[action](pointKey(point), item);
      if (item.joinsPassing) this.#joining[action](cellAt(point), item);
    }
    const { segment } = item;
    if (segment) for (const key of cellsAlong(segment.from, segment.to)) this.#segments[action](key, item);
  }

  *touching(item: Item, visited: VisitedPoints | undefined): Generator<Item> {
    for (const point of item.points) {
      const key = pointKey(point);
      if (!visited?.points.has(key)) yield* this.#atPoint.get(key);
      if (item.joinsPassing && !visited?.passing.has(key)) {
        yield* this.passing(point);
        visited?.passing.add(key);
      }
      visited?.points.add(key);
    }
    if (item.segment) yield* this.inside(item.segment);
  }

  /** Items that join the wires passing through one of their points, where such a point lies between the ends. */
  *inside({ from, to }: Segment): Generator<Item> {
    for (const key of cellsAlong(from, to))
      for (const item of this.#joining.get(key)) if (item.points.some((point) => isInside(point, from, to))) yield item;
  }

  /** Wires or buses with the point between their ends. */
  *passing(point: Point): Generator<Item> {
    for (const item of this.#segments.get(cellAt(point)))
      if (item.segment && isInside(point, item.segment.from, item.segment.to)) yield item;
  }

  at(point: Point): Iterable<Item> {
    return this.#atPoint.get(pointKey(point));
  }
}

export class SheetIndex {
  readonly #layers: Record<Layer, LayerIndex> = { wire: new LayerIndex(), bus: new LayerIndex() };

  add(item: Item): void {
    this.#layers[item.layer].change(item, "add");
  }

  delete(item: Item): void {
    this.#layers[item.layer].change(item, "delete");
  }

  /**
   * Items joined with this one directly; it may be among them, and some may come twice. With `visited` of the items
   * before, what was found at their points does not come again: thousands of items at one point are found once.
   */
  touching(item: Item, visited?: Visited): Iterable<Item> {
    return this.#layers[item.layer].touching(item, visited?.[item.layer]);
  }

  /** Items with a connection point exactly there. */
  at(point: Point, layer: Layer): Iterable<Item> {
    return this.#layers[layer].at(point);
  }

  passing(point: Point, layer: Layer): Iterable<Item> {
    return this.#layers[layer].passing(point);
  }

  inside(segment: Segment, layer: Layer): Iterable<Item> {
    return this.#layers[layer].inside(segment);
  }
}
