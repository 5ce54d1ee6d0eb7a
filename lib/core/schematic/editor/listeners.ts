// Those who are told of changes.

export class Listeners<T = void> {
  readonly #all = new Set<(value: T) => void>();

  /** Returns the function that ends it. */
  add(listener: (value: T) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(value: T): void {
    for (const listener of this.#all) listener(value);
  }
}
