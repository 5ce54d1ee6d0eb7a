// Senders that keep a request open by trickling its body.

import type { IncomingMessage } from "node:http";

const LOOK_EVERY_MS = 5_000;
const PATIENCE_MS = 15_000;
/** A tenth of the slowest mobile network that still carries a page. */
const MIN_BYTES = 1_500;

/** Ends the connection of a body that brought less than a hundred bytes a second for 15 s while we were ready to read. */
export function endWhenSlow(request: IncomingMessage): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  const { socket } = request;
  let seen = socket.bytesRead;
  let slowMs = 0;
  const timer = setInterval(() => {
    const received = socket.bytesRead - seen;
    // Full to the brim means that it is us who do not read.
    const isWaitingForUs = request.readableLength >= request.readableHighWaterMark;
    slowMs = isWaitingForUs || received >= MIN_BYTES ? 0 : slowMs + LOOK_EVERY_MS;
    if (received >= MIN_BYTES) seen = socket.bytesRead;
    if (slowMs >= PATIENCE_MS) socket.destroy();
  }, LOOK_EVERY_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once("end", stop);
  request.once("close", stop);
}
