// Calls that are being answered, whether or not their caller still listens.

type Handler<A extends unknown[], R> = (...args: A) => R | Promise<R>;

export interface PendingRequests {
  track: <A extends unknown[], R>(handler: Handler<A, R>) => (...args: A) => Promise<R>;
  /** Once none is left. The HTTP server alone does not know: it forgets a call whose connection was cut. */
  settled: () => Promise<void>;
}

export function createPendingRequests(): PendingRequests {
  const running = new Set<Promise<unknown>>();
  return {
    track:
      (handler) =>
      async (...args) => {
        const work = Promise.resolve(handler(...args));
        running.add(work);
        try {
          return await work;
        } finally {
          running.delete(work);
        }
      },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
