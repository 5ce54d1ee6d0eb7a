// The end of a process: what is in hand is finished, nothing new is taken, and everything is closed in order.

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";

export type Closing = { name: string; close: () => Promise<unknown> | void };

type Parts = {
  server: Server;
  log: Logger;
  /** Told at once: from then on the process is not ready. */
  onDrain: () => void;
  /** Told after the grace: open sockets are ended, which would else keep the server open. */
  endSockets: () => void;
  /** In order; each is waited for, and one that fails does not keep the next from closing. */
  closings: Closing[];
  exit: (code: number) => void;
};

const REQUESTS_MS = 15_000;
/** For sockets to hear that we are going. */
const FAREWELL_MS = 1_000;
const CLOSING_MS = 5_000;
const SAME_SIGNAL_MS = 2_000;

/** `graceMs` passes between not being ready and not listening, for a balancer in front to notice. */
export type Shutdown = (reason: string, graceMs?: number) => Promise<void>;

/** Ends the process once, however often it is asked; the second time it does not wait. */
export function createShutdown({ server, log, onDrain, endSockets, closings, exit }: Parts): Shutdown {
  const upgraded = trackUpgraded(server);
  let askedAt: number | undefined;
  return async (reason, graceMs = 0) => {
    const now = performance.now();
    // A terminal and npm both pass the same signal on; only a second thought ends at once.
    if (askedAt !== undefined && now - askedAt < SAME_SIGNAL_MS) return;
    if (askedAt !== undefined) {
      log.warn({ reason }, "asked twice to end: ending now");
      return exit(1);
    }
    askedAt = now;
    log.info({ reason }, "ending: finishing what is in hand");
    onDrain();
    await new Promise((resolve) => setTimeout(resolve, graceMs));
    endSockets();
    await finishRequests(server, upgraded);
    for (const { name, close } of closings) {
      try {
        await within(CLOSING_MS, Promise.resolve(close()));
      } catch (error) {
        log.error({ err: error, part: name }, "did not close cleanly");
      }
    }
    log.info("ended");
    exit(0);
  };
}

/** Takes no new connection, lets every running request end, and cuts what is left after 15 s. */
async function finishRequests(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection falls idle when its answer is sent; nobody tells us then.
  const sweep = setInterval(() => server.closeIdleConnections(), 250);
  // Upgraded connections are no requests: the HTTP server neither ends them nor ends before them.
  const cutUpgraded = setTimeout(() => upgraded.forEach((socket) => socket.destroy()), FAREWELL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
  await closed;
  for (const timer of [sweep, cutUpgraded, cut]) clearTimeout(timer);
}

/** The connections of a server that speak another protocol by now. */
function trackUpgraded(server: Server): ReadonlySet<Duplex> {
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (_request: IncomingMessage, socket: Duplex) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
  });
  return upgraded;
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
