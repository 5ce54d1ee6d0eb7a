// The mock over HTTP, only on loopback: API and faults in front of the pages.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Server as SocketServer } from "socket.io";
import type { MarketArea } from "@/lib/core/market/area";
import { SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createMockApi, findRoute } from "./api";
import { control, CONTROL_PATH } from "./control";
import { DEFAULT_SLOW_MS, type Fault, FAULT_HEADER, faultResponse, FaultScripts } from "./faults";
import { seed } from "./seed";
import { MockState } from "./state";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const HOST = "127.0.0.1";

export interface MockServer {
  server: Server;
  state: MockState;
  faults: FaultScripts;
  close: () => Promise<void>;
}

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** API paths outside of the registry; all other paths are pages. */
const isApiPath = (path: string) => isUnder(path, "/api") || isUnder(path, "/import");

/** `openPages` returns the listener for everything except the API; null for the API alone. */
export async function startMockServer({
  port,
  area,
  openPages = null,
}: {
  port: number;
  area: MarketArea;
  openPages?: ((server: Server) => Promise<Listener>) | null;
}): Promise<MockServer> {
  const state = new MockState();
  const faults = new FaultScripts();
  seed(state, area);
  const api = getRequestListener(createMockApi({ state, area }));
  const own = getRequestListener((request) => control(request, { state, faults, area }));
  let pages: Listener = (_request, response) => void response.writeHead(404).end();

  async function answerApi(fault: Fault | null, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (fault?.kind === "cut") {
      request.socket.destroy();
      return;
    }
    if (fault?.kind === "hang") return;
    if (fault?.kind === "slow") await wait(fault.milliseconds ?? DEFAULT_SLOW_MS);
    else if (fault) return getRequestListener(() => faultResponse(fault))(request, response);
    return api(request, response);
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (isUnder(path, SOCKET_PATH)) return;
    if (isUnder(path, CONTROL_PATH)) return void own(request, response);
    if (!isApiPath(path)) return void pages(request, response);
    const route = findRoute(request.method ?? "GET", path);
    const header = request.headers[FAULT_HEADER];
    const fault = route && faults.take(route.name, header === undefined ? null : String(header));
    void answerApi(fault, request, response);
  });
  // Pages open a socket for events; the mock accepts it and sends none.
  const socket = new SocketServer(server, { path: SOCKET_PATH, serveClient: false, destroyUpgrade: false });
  if (openPages) pages = await openPages(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  async function close(): Promise<void> {
    server.closeAllConnections();
    await socket.close();
  }
  return { server, state, faults, close };
}
