// Share of the process that page rendering may use: few pages at once, and after each a pause as long as it took.

import { setTimeout as pause } from "node:timers/promises";

/** Thrown where too many wait already. */
export class OverloadedError extends Error {
  constructor() {
    super("too many pages are being made");
  }
}

export type RenderQueue = {
  /** Does the work when its turn comes. Throws OverloadedError at once where `maxWaiting` wait before it. */
  run: <T>(work: () => Promise<T>, limits: { maxWaiting: number }) => Promise<T>;
};

type Settings = { concurrency: number; longestPauseMs: number; now: () => number };
const DEFAULTS: Settings = { concurrency: 2, longestPauseMs: 250, now: () => performance.now() };
/** A page from Next's own cache takes less, and costs nobody anything. */
const CHEAP_MS = 10;

export function createRenderQueue(settings: Partial<Settings> = {}): RenderQueue {
  const { concurrency, longestPauseMs, now } = { ...DEFAULTS, ...settings };
  const waiting: (() => void)[] = [];
  let running = 0;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** Whoever has an answer need not wait for the pause after it. */
  async function releaseAfter(workedMs: number): Promise<void> {
    if (workedMs > CHEAP_MS) await pause(Math.min(workedMs, longestPauseMs), undefined, { ref: false });
    release();
  }

  return {
    async run(work, { maxWaiting }) {
      if (running < concurrency) running += 1;
      else if (waiting.length >= maxWaiting) throw new OverloadedError();
      else await new Promise<void>((resolve) => waiting.push(resolve));
      const startedAt = now();
      try {
        return await work();
      } finally {
        void releaseAfter(now() - startedAt);
      }
    },
  };
}
