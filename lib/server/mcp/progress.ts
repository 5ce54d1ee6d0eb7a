// Progress of a call for clients that ask for it, so that they see that a long one is alive.

import type { ServerNotification } from "@modelcontextprotocol/sdk/types.js";

interface Asked {
  /** Progress token of the request's `_meta`; undefined where the client wants none. */
  readonly token: string | number | undefined;
  readonly everyMs: number;
  readonly message: string;
  readonly notify: (notification: ServerNotification) => Promise<void>;
}

/** Tells the seconds that have passed until the work is done. A client that is gone is told nothing. */
export async function withProgress<T>({ token, everyMs, message, notify }: Asked, work: () => Promise<T>): Promise<T> {
  if (token === undefined) return work();
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const progress = (performance.now() - startedAt) / 1_000;
    const params = { progressToken: token, progress, message };
    notify({ method: "notifications/progress", params }).catch(() => undefined);
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
