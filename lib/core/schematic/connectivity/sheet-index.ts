// Items of one sheet by place: which of them touch.
import { type Point, pointKey } from "../model/units";
import type { Item, Layer } from "./item";

/** Edge of a cell: 16 grid steps. Most wires lie in one or two cells. */
const CELL = 16 * 12_700;

const cellKey = (x: number, y: number): number => pointKey({ x, y });

function cellsAlong(from: Point, to: Point): number[] {
  const [left, right] = [Math.floor(Math.min(from.x, to.x) / CELL), Math.floor(Math.max(from.x, to.x) / CELL)];
  const [top, bottom] = [Math.floor(Math.min(from.y, to.y) / CELL), Math.floor(Math.max(from.y, to.y) / CELL)];
  const keys: number[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) keys.push(cellKey(x, y));
  return keys;
}

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

class LayerIndex {
  readonly #atPoint = new Buckets<Item>();
  readonly #segments = new Buckets<Item>();
  readonly #joining = new Buckets<Item>();

  change(item: Item, action: "add" | "delete"): void {
    for (const point of item.points) {
      this.#atPoint[action](pointKey(point), item);
      if (item.joinsPassing) for (const key of cellsAlong(point, point)) this.#joining[action](key, item);
    }
    const { segment } = item;
    if (segment) for (const key of cellsAlong(segment.from, segment.to)) this.#segments[action](key, item);
  }

  *touching(item: Item): Generator<Item> {
    for (const point of item.points) {
      yield* this.#atPoint.get(pointKey(point));
      if (item.joinsPassing) yield* this.passing(point);
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
    for (const key of cellsAlong(point, point))
      for (const item of this.#segments.get(key))
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

  /** Items joined with this one directly; it may be among them, and some may come twice. */
  touching(item: Item): Iterable<Item> {
    return this.#layers[item.layer].touching(item);
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
