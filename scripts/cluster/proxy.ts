// The reverse proxy of the cluster: shares requests out, and asks another process where one does not answer.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { createProxyServer, proxyUpgrade } from "httpxy";
import { createTurns, stickyChoice } from "./choose";
import type { Backend } from "./backend";

const SOCKET_PATH = "/socket";
/** A report of a large board may take as long. */
const ANSWER_MS = 180_000;
const RETRY_SECONDS = "1";

/** May be sent twice: it changes nothing, and has no body that is used up. */
const isRepeatable = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

const isSocket = ({ url = "" }: IncomingMessage): boolean => url === SOCKET_PATH || url.startsWith(`${SOCKET_PATH}/`);

/** Behind another proxy every connection has the same address. */
const clientOf = ({ headers, socket }: IncomingMessage): string =>
  String(headers["x-forwarded-for"] ?? socket.remoteAddress ?? "");

/** The proxy's library keeps an address that the client itself has written: the one that is true stands last. */
function addAddress({ headers, socket }: IncomingMessage): void {
  const given = headers["x-forwarded-for"];
  headers["x-forwarded-for"] = [given, socket.remoteAddress].filter(Boolean).join(", ");
}

const addressOf = ({ port }: Backend): string => `http://127.0.0.1:${port}`;

/** `backends` returns the web processes that are up, at each request anew. */
export function createClusterProxy(backends: () => readonly Backend[]): Server {
  const proxy = createProxyServer({ xfwd: true, proxyTimeout: ANSWER_MS });
  const inTurn = createTurns<Backend>();

  const choose = (request: IncomingMessage, tried?: Backend): Backend | undefined => {
    const up = backends().filter((backend) => backend !== tried);
    return isSocket(request) ? stickyChoice(up, clientOf(request)) : inTurn(up);
  };

  async function forward(request: IncomingMessage, response: ServerResponse, tried?: Backend): Promise<void> {
    const backend = choose(request, tried);
    if (!backend) return refuse(response);
    try {
      await proxy.web(request, response, { target: addressOf(backend) });
    } catch {
      if (response.headersSent || request.socket.destroyed) return void response.destroy();
      if (isRepeatable(request) && tried === undefined) return forward(request, response, backend);
      refuse(response);
    }
  }

  const server = createServer({ keepAlive: true }, (request, response) => {
    addAddress(request);
    void forward(request, response);
  });
  server.on("upgrade", (request, socket: Duplex, head: Buffer) => {
    addAddress(request);
    const backend = choose(request);
    if (!backend) return void socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n");
    // A client reconnects by itself when its process is gone.
    proxyUpgrade(addressOf(backend), request, socket, head).catch(() => socket.destroy());
  });
  return server;
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { "content-type": "application/json", "retry-after": RETRY_SECONDS });
  response.end(JSON.stringify({ type: "error", code: "UNAVAILABLE", message: "", data: null }));
}
