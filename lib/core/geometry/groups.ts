// Disjoint sets of numbers (union-find), joined pair by pair.

export class Groups {
  readonly #parent: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, index) => index);
  }

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
