// Limits that leave the server to others: connections per network, and request bodies that trickle in.

import type { IncomingMessage, Server } from "node:http";
import { networkOf } from "@/lib/server/http/network";

/** An office, or a browser test, opens a few hundred at most. */
const MAX_PER_NETWORK = 1_000;

/** Ends connections beyond the limit at once. Not for a server behind a proxy, whose connections all come from one address. */
export function limitConnections(server: Server, maxPerNetwork = MAX_PER_NETWORK): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > maxPerNetwork) socket.destroy();
  });
}

const SAMPLE_EVERY_MS = 5_000;
const MAX_SLOW_MS = 15_000;
/** Per sample: a tenth of the slowest mobile network that can load a page. */
const MIN_BYTES = 1_500;

/** Ends the connection of a body slower than 300 bytes a second for 15 s while the server was ready to read. */
export function endWhenSlow(request: IncomingMessage): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  const { socket } = request;
  let seen = socket.bytesRead;
  let slowMs = 0;
  const timer = setInterval(() => {
    const received = socket.bytesRead - seen;
    // A full buffer means that the server does not read.
    const isWaitingForUs = request.readableLength >= request.readableHighWaterMark;
    slowMs = isWaitingForUs || received >= MIN_BYTES ? 0 : slowMs + SAMPLE_EVERY_MS;
    if (received >= MIN_BYTES) seen = socket.bytesRead;
    if (slowMs >= MAX_SLOW_MS) socket.destroy();
  }, SAMPLE_EVERY_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once("end", stop);
  request.once("close", stop);
}
