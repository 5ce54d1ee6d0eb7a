// The web role: the API, the pages and the socket behind one HTTP server.

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { isStaffSession } from "@/lib/server/auth/sessions";
import { composeApi, createPageCache } from "@/lib/server/compose";
import { guardContent } from "@/lib/server/content/page-guard";
import { startSearchThread } from "@/lib/server/content/search/start-search-thread";
import type { Deps } from "@/lib/server/deps";
import { createAdminGuard } from "@/lib/server/http/admin-cookie";
import { createHttpServer, type Listener, listen } from "@/lib/server/http/listen";
import { createPendingRequests } from "@/lib/server/http/pending-requests";
import type { Metrics } from "@/lib/server/metrics";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { REFRESH_HEADER, REFRESH_PATH, refreshKey } from "@/lib/server/refresh-key";
import type { Closing } from "@/lib/server/shutdown";

export type Pages = { listener: Listener; close: () => Promise<void> };
/** Makes what answers everything but the API; given the server, on which development listens for its own socket. */
export type OpenPages = (server: Server) => Promise<Pages>;

type Parts = { deps: Deps; log: Logger; health: Hono; metrics: Metrics; openPages: OpenPages };

/** The part of a process that listens. */
export type Serving = {
  server: Server;
  endSockets: () => void;
  /** False where prerendered pages could not be told to be made anew. */
  refreshPages: () => Promise<boolean>;
  closings: Closing[];
};

/** The indexes of content take a core for seconds: the first requests of a new process come before them. */
const SEARCH_DELAY_MS = 5_000;

/** Rejects with all closed again when the address is taken (EADDRINUSE). */
export async function startWeb({ deps, log, health, metrics, openPages }: Parts): Promise<Serving> {
  const { environment, db, isDraining } = deps;
  const api = composeApi(deps, [health]);
  let pages: Pages = {
    listener: (_request, response) => void response.writeHead(503, { "retry-after": "5" }).end(),
    close: () => Promise.resolve(),
  };
  const calls = createPendingRequests();
  const guardAdmin = createAdminGuard(environment, (sessionId) => isStaffSession(db, sessionId, deps.now()));
  const server = createHttpServer({
    environment,
    api: getRequestListener(calls.track(api.fetch)),
    page: (request, response) => pages.listener(request, response),
    guard: (request) => guardAdmin(request) ?? guardContent(request),
    pageCache: createPageCache(),
    isDraining,
    ownPaths: [SOCKET_PATH],
    observe: deps.observe ?? metrics.observe,
    onFault: ({ message, error, ...rest }) => log[error ? "error" : "warn"]({ err: error, ...rest }, message),
  });
  pages = await openPages(server);
  await listen(server, environment).catch(async (error: unknown) => {
    await pages.close();
    throw error;
  });
  await refreshPages(server, log);
  const search = startSearchThread({
    areas: new Set([environment.marketArea, ...Object.values(environment.marketHosts)]),
    onFall: (error) => log.warn({ err: error }, "the thread that searches content fell"),
  });
  // So that the first search need not wait for the indexes.
  setTimeout(() => void search.filled().catch(() => undefined), SEARCH_DELAY_MS).unref();
  const socket = attachSocket(server, deps);
  metrics.watch("sockets", "Open sockets.", () => [{ value: socket.count() }]);
  return {
    server,
    endSockets: () => void socket.close(),
    refreshPages: () => refreshPages(server, log),
    closings: [
      { name: "calls", close: calls.settled },
      { name: "pages", close: pages.close },
      { name: "search of content", close: search.close },
    ],
  };
}

/** Prerendered pages are made anew, each at its next visit: after a start, and when another price book takes effect. */
async function refreshPages(server: Server, log: Logger): Promise<boolean> {
  const { address, family, port } = server.address() as AddressInfo;
  const host =
    address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "[::1]" : family === "IPv6" ? `[${address}]` : address;
  const url = `http://${host}:${port}${REFRESH_PATH}`;
  const response = await fetch(url, { headers: { [REFRESH_HEADER]: refreshKey() } }).catch(() => null);
  const isDone = response?.ok === true;
  if (!isDone) log.warn({ status: response?.status }, "pages keep the settings and prices they were made with");
  return isDone;
}
