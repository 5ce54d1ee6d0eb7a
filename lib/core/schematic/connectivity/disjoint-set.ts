// Sets of numbers from 0 that are united step by step (path halving, the set with the smaller number stays).
import { present } from "@/lib/base/assert";

export class DisjointSet {
  readonly #parents: number[] = [];

  /** Adds a set of one number and returns it. */
  add(): number {
    const index = this.#parents.length;
    this.#parents.push(index);
    return index;
  }

  /** The number that stands for the whole set. */
  find(index: number): number {
    let at = index;
    for (let parent = this.#parentOf(at); parent !== at; parent = this.#parentOf(at)) {
      const grandparent = this.#parentOf(parent);
      this.#parents[at] = grandparent;
      at = grandparent;
    }
    return at;
  }

  unite(a: number, b: number): void {
    const [first, second] = [this.find(a), this.find(b)];
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }

  #parentOf(index: number): number {
    return present(this.#parents[index], "the number's set");
  }
}
