// A time limit on work that may never answer.

export class TooLateError extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = "TooLateError";
  }
}

/** A timer that is later than this was held up by this process. */
const BUSY_MS = 25;
/** So often a busy process waits once more: neither was the question sent in time, nor the answer read. */
const MAX_PARDONS = 2;

/**
 * Rejects with TooLateError after `ms`; the work goes on, and what becomes of it then is nobody's concern. Time in which
 * this process could do nothing else is not held against the other side.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    function wait(pardons: number): void {
      const dueMs = performance.now() + ms;
      timer = setTimeout(() => {
        if (pardons > 0 && performance.now() - dueMs > BUSY_MS) wait(pardons - 1);
        else reject(new TooLateError(ms));
      }, ms);
    }
    wait(MAX_PARDONS);
  });
  work.catch(() => undefined);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
