// Work that outlasts a client's patience: it goes on, and a later call of the same caller gets its result.

/** A result that nobody came for is kept for so long. */
const KEPT_MS = 10 * 60_000;
/** Pieces of work of all callers together; beyond it the oldest result is dropped. */
const MAX_PIECES = 200;

export interface RunningWork<T> {
  /**
   * The result, or null after `patienceMs`. The same key joins work that is running or done, which then is delivered
   * once. Rejects as the work does.
   */
  readonly within: (key: string, start: () => Promise<T>, patienceMs: number) => Promise<T | null>;
}

export function createRunningWork<T>(): RunningWork<T> {
  const pieces = new Map<string, Promise<T>>();

  function begin(key: string, start: () => Promise<T>): Promise<T> {
    const piece = start();
    pieces.set(key, piece);
    const forget = () => pieces.get(key) === piece && pieces.delete(key);
    // Whoever waits hears of the failure; without anybody it is no unhandled one.
    piece.catch(() => undefined).finally(() => setTimeout(forget, KEPT_MS).unref());
    const [oldest] = pieces.keys();
    if (pieces.size > MAX_PIECES && oldest !== undefined) pieces.delete(oldest);
    return piece;
  }

  return {
    async within(key, start, patienceMs) {
      const piece = pieces.get(key) ?? begin(key, start);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), patienceMs);
      });
      try {
        const done = await Promise.race([piece.then((result) => ({ result })), patience]);
        if (done === null) return null;
        pieces.delete(key);
        return done.result;
      } catch (error) {
        pieces.delete(key);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
