// Lets a few jobs run at once and a few more wait, in the order in which they came.

export type Semaphore = {
  /** Runs the job in its turn; null, at once, when too many wait already. */
  run: <T>(job: () => Promise<T>) => Promise<T | null>;
};

export function createSemaphore({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(job) {
      if (running < maxRunning) running += 1;
      else if (waiting.length >= maxWaiting) return null;
      // The one who leaves hands over the place, so `running` stays as it is.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await job();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
