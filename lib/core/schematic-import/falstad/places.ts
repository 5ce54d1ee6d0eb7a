// Nets of the original, and which places of its sheet are free.
import type { FalstadElement, FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import { WireTouch } from "../wire-touch";
import { pixelKey } from "./placing";
import { postsOf } from "./posts";

export interface Segment {
  readonly from: FalstadPoint;
  readonly to: FalstadPoint;
}

/** Codes of elements that stand at one place only. */
const SINGLE: ReadonlySet<string> = new Set(["g", "R", "L", "172", "207", "O", "M"]);

/** Places of an element that connect; of one that is not known, both that the file states. */
export function connectedPosts(element: FalstadElement, circuitFlags: number): FalstadPoint[] {
  if (SINGLE.has(element.code)) return [element.from];
  return element.code === "x" || element.code === "b" || element.code === "423" ? [] : postsOf(element, circuitFlags);
}

/** Stands for all grounds. */
export const GROUND_KEY = "GND";

/** Places by their keys, joined by wires and equal names. */
export class Nets {
  readonly #parents = new Map<string, string>();

  #root(key: string): string {
    let root = key;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) root = parent;
    // Later searches take the short way.
    for (let step = key; step !== root;) {
      const next = this.#parents.get(step) ?? root;
      this.#parents.set(step, root);
      step = next;
    }
    return root;
  }

  rootOf(point: FalstadPoint): string {
    return this.#root(pixelKey(point));
  }

  /** The net of a place is that of all grounds. */
  isGround(point: FalstadPoint): boolean {
    return this.rootOf(point) === this.#root(GROUND_KEY);
  }

  join(a: string, b: string): void {
    const [from, to] = [this.#root(a), this.#root(b)];
    if (from !== to) this.#parents.set(from, to);
  }
}

const STEP = 8;
const LEAST = 32;
const MAX_STEPS = 400;

/** Places where nothing else ends or passes. */
export class FreePlaces {
  readonly #taken: Set<string>;
  readonly #wires: WireTouch<Segment>;

  constructor(taken: Iterable<FalstadPoint>, wires: readonly Segment[]) {
    this.#taken = new Set([...taken].map(pixelKey));
    this.#wires = new WireTouch(wires);
  }

  isFree(point: FalstadPoint): boolean {
    return (
      !this.#taken.has(pixelKey(point)) && this.#wires.endingAt(point).length + this.#wires.passing(point).length === 0
    );
  }

  take(point: FalstadPoint): void {
    this.#taken.add(pixelKey(point));
  }

  /** From a place in the direction of another, at least 32 pixels away. */
  beyond(from: FalstadPoint, to: FalstadPoint): FalstadPoint {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const isLevel = Math.abs(dx) >= Math.abs(dy);
    const away = isLevel ? { x: dx < 0 ? -1 : 1, y: 0 } : { x: 0, y: dy < 0 ? -1 : 1 };
    const first = Math.max(LEAST, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / STEP) * STEP);
    const at = (step: number): FalstadPoint => ({
      x: from.x + away.x * (first + step * STEP),
      y: from.y + away.y * (first + step * STEP),
    });
    let step = 0;
    while (step < MAX_STEPS && !this.isFree(at(step))) step++;
    this.take(at(step));
    return at(step);
  }
}
