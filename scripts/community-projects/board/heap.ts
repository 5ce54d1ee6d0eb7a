/** A binary heap of numbers with their priorities; the lowest comes first. */
export class Heap {
  readonly #items: number[] = [];
  readonly #keys: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number, key: number): void {
    let at = this.#items.length;
    this.#items.push(item);
    this.#keys.push(key);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.#keys[parent] ?? 0) <= key) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#items[at] = item;
    this.#keys[at] = key;
  }

  pop(): number | undefined {
    const [first] = this.#items;
    const [last, key] = [this.#items.pop(), this.#keys.pop()];
    const size = this.#items.length;
    if (size === 0 || last === undefined || key === undefined) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && (this.#keys[child + 1] ?? 0) < (this.#keys[child] ?? 0)) child++;
      if ((this.#keys[child] ?? 0) >= key) break;
      this.#move(child, at);
      at = child;
    }
    this.#items[at] = last;
    this.#keys[at] = key;
    return first;
  }

  #move(from: number, to: number): void {
    this.#items[to] = this.#items[from] ?? 0;
    this.#keys[to] = this.#keys[from] ?? 0;
  }
}
