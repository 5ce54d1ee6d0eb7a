// Limit of connections per network, so that one caller with thousands leaves the rest to others.

import type { Server } from "node:http";
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
