// Observable value shared by components without a render.

export interface Cell<T> {
  get(): T;
  set(value: T): void;
  /** Calls the listener after every change; returns a function that stops it. */
  watch(listener: () => void): () => void;
}

export function createCell<T>(value: T): Cell<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
