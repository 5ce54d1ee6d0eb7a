// The HTTP server of a process without the web role: health, readiness and metrics, and nothing else.

import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Environment } from "@/lib/server/config/environment";
import { HTTP_TIMEOUTS, listen } from "@/lib/server/http/listen";
import type { Serving } from "@/lib/server/start-web";

type Parts = { environment: Pick<Environment, "host" | "port">; health: Hono };

export async function startHealthServer({ environment, health }: Parts): Promise<Serving> {
  const server = createServer(HTTP_TIMEOUTS, getRequestListener(health.fetch));
  // The shutdown listens for upgrades; without an answer one would wait until then.
  server.on("upgrade", (_request, socket: Duplex) =>
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"),
  );
  await listen(server, environment);
  return { server, endSockets: () => undefined, refreshPages: () => Promise.resolve(true), closings: [] };
}
