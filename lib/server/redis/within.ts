// A time limit on work that may never answer.

export class TooLateError extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = "TooLateError";
  }
}

/** Rejects with TooLateError after `ms`; the work goes on, and what becomes of it then is nobody's concern. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLateError(ms)), ms);
  });
  work.catch(() => undefined);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
