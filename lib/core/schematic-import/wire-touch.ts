// Places where a pin or a supply lies on a wire between its ends: there our rules need a junction.
import { isSamePoint, type Point, pointKey } from "@/lib/core/schematic/model/units";

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Whether a point lies on a segment, its ends included. */
export function isOnSegment({ x, y }: Point, { from, to }: Segment): boolean {
  const [minX, maxX] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [minY, maxY] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  if (x < minX || x > maxX || y < minY || y > maxY) return false;
  return (to.x - from.x) * (y - from.y) === (to.y - from.y) * (x - from.x);
}

/** Segments of one line by their lower end, with the highest upper end among those before each. */
class Span<S extends Segment> {
  readonly #along: (point: Point) => number;
  readonly #segments: S[] = [];
  #reach: number[] | null = null;

  constructor(along: (point: Point) => number) {
    this.#along = along;
  }

  add(segment: S): void {
    this.#segments.push(segment);
    this.#reach = null;
  }

  #low({ from, to }: Segment): number {
    return Math.min(this.#along(from), this.#along(to));
  }

  #sort(): number[] {
    this.#segments.sort((a, b) => this.#low(a) - this.#low(b));
    let highest = -Infinity;
    return this.#segments.map(({ from, to }) => (highest = Math.max(highest, this.#along(from), this.#along(to))));
  }

  /** Those that a place of the line is on, their ends included. */
  at(point: Point): S[] {
    const reach = (this.#reach ??= this.#sort());
    const place = this.#along(point);
    let [first, end] = [0, this.#segments.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      const segment = this.#segments[middle];
      if (segment && this.#low(segment) <= place) first = middle + 1;
      else end = middle;
    }
    const found: S[] = [];
    for (let at = first - 1; at >= 0 && (reach[at] ?? -Infinity) >= place; at--) {
      const segment = this.#segments[at];
      if (segment && isOnSegment(point, segment)) found.push(segment);
    }
    return found;
  }
}

/** Adds to the list of a key. */
export function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Wires of one sheet by place: level ones by their height, upright ones by their x. */
export class WireTouch<S extends Segment> {
  readonly #ends = new Map<number, S[]>();
  readonly #level = new Map<number, Span<S>>();
  readonly #upright = new Map<number, Span<S>>();
  readonly #sloped: S[] = [];

  constructor(wires: Iterable<S>) {
    for (const wire of wires) this.#add(wire);
  }

  #add(wire: S): void {
    const { from, to } = wire;
    addTo(this.#ends, pointKey(from), wire);
    addTo(this.#ends, pointKey(to), wire);
    const addSpan = (map: Map<number, Span<S>>, key: number, along: (point: Point) => number): void => {
      const span = map.get(key) ?? new Span<S>(along);
      map.set(key, span);
      span.add(wire);
    };
    if (from.y === to.y) addSpan(this.#level, from.y, ({ x }) => x);
    else if (from.x === to.x) addSpan(this.#upright, from.x, ({ y }) => y);
    else this.#sloped.push(wire);
  }

  /** Wires that end at a point. */
  endingAt(point: Point): readonly S[] {
    return this.#ends.get(pointKey(point)) ?? [];
  }

  /** Wires that pass through a point between their ends. */
  passing(point: Point): readonly S[] {
    const isEnd = ({ from, to }: S): boolean => isSamePoint(from, point) || isSamePoint(to, point);
    return [
      ...(this.#level.get(point.y)?.at(point) ?? []),
      ...(this.#upright.get(point.x)?.at(point) ?? []),
      ...this.#sloped.filter((wire) => isOnSegment(point, wire)),
    ].filter((wire) => !isEnd(wire));
  }
}
