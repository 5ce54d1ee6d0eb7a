// A value that components read and follow.

export interface Cell<T extends object> {
  readonly getState: () => T;
  readonly setState: (change: (state: T) => Partial<T>) => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCell<T extends object>(initial: T): Cell<T> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    setState(change) {
      state = { ...state, ...change(state) };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
