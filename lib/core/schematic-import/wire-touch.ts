// Places where a pin or a supply lies on a wire between its ends: there our rules need a junction.
import type { Point } from "@/lib/core/schematic/model/units";
import { pointKey } from "@/lib/core/schematic/model/units";

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

/** Wires of one sheet by place: level ones by their height, upright ones by their x. */
export class WireTouch<S extends Segment> {
  readonly #ends = new Map<number, S[]>();
  readonly #level = new Map<number, S[]>();
  readonly #upright = new Map<number, S[]>();
  readonly #sloped: S[] = [];

  constructor(wires: Iterable<S>) {
    for (const wire of wires) this.#add(wire);
  }

  #add(wire: S): void {
    const { from, to } = wire;
    const push = (map: Map<number, S[]>, key: number): void => {
      const list = map.get(key);
      if (list) list.push(wire);
      else map.set(key, [wire]);
    };
    push(this.#ends, pointKey(from));
    push(this.#ends, pointKey(to));
    if (from.y === to.y) push(this.#level, from.y);
    else if (from.x === to.x) push(this.#upright, from.x);
    else this.#sloped.push(wire);
  }

  /** Wires that end at a point. */
  endingAt(point: Point): readonly S[] {
    return this.#ends.get(pointKey(point)) ?? [];
  }

  /** Wires that pass through a point between their ends. */
  passing(point: Point): readonly S[] {
    const near = [...(this.#level.get(point.y) ?? []), ...(this.#upright.get(point.x) ?? []), ...this.#sloped];
    const ending = new Set(this.endingAt(point));
    return near.filter((wire) => !ending.has(wire) && isOnSegment(point, wire));
  }
}
