// Disjoint sets of numbers (union-find), joined pair by pair.

export class Groups {
  #parent: Int32Array;
  #count: number;

  /** Sets of one number each, from 0. */
  constructor(count = 0) {
    this.#parent = Int32Array.from({ length: count }, (_, index) => index);
    this.#count = count;
  }

  /** Adds a set of one number, the next one, and returns it. */
  add(): number {
    const index = this.#count++;
    if (index >= this.#parent.length) {
      const larger = new Int32Array(Math.max(16, 2 * index));
      larger.set(this.#parent);
      this.#parent = larger;
    }
    this.#parent[index] = index;
    return index;
  }

  /** The smaller representative stays. */
  join(a: number, b: number): void {
    const rootA = this.root(a);
    const rootB = this.root(b);
    if (rootA !== rootB) this.#parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  isJoined(a: number, b: number): boolean {
    return this.root(a) === this.root(b);
  }

  /** The representative of a set. Halves the path on each call, which keeps paths short. */
  root(start: number): number {
    const parent = this.#parent;
    let at = start;
    for (;;) {
      const up = parent[at] ?? at;
      if (up === at) return at;
      const above = parent[up] ?? up;
      parent[at] = above;
      at = above;
    }
  }
}
