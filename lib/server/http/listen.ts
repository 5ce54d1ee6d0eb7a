// The HTTP server in front of everything: limits, headers, and who gets which request.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Environment } from "@/lib/server/config/environment";
import { limitConnections, endWhenSlow } from "@/lib/server/http/connection-limit";
import { isApiPath, isOddPath, leadToNoPage, passGate } from "@/lib/server/http/gate";
import { contentSecurityPolicy, DATA_POLICY, mayBeLoaded, securityHeaders } from "@/lib/server/http/headers";
import { readKnownScripts } from "@/lib/server/http/inline-scripts";
import { answerOverloaded, createPageAnswer } from "@/lib/server/http/page-answer";
import type { PageCache } from "@/lib/server/http/page-cache";
import { OverloadedError } from "@/lib/server/http/render-queue";
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type ListenOptions = {
  environment: Pick<Environment, "mode" | "baseUrl" | "trustProxy">;
  /** For /api/ and /import/. */
  api: Listener;
  /** For everything else; may be set later, when Next is ready. */
  page: Listener;
  /** Before a page is looked for: may lead a request elsewhere by its url. Null where it has nothing to say. */
  guard: (request: IncomingMessage) => Promise<void> | null;
  pageCache: PageCache;
  isDraining: () => boolean;
  /** Paths of upgrades and long polls that another listener of this server takes (the socket). */
  ownPaths: string[];
  observe: (sample: { route: string; status: number; milliseconds: number }) => void;
  onFault: (fault: { message: string; path: string; error?: unknown; hashes?: string[] }) => void;
};

/** Slow headers end after 15 s, any request after 180 s: as long as a client of ours waits (the largest upload). */
export const HTTP_TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 4_000;

export function createHttpServer(options: ListenOptions): Server {
  const { environment, isDraining } = options;
  const headers = Object.entries(securityHeaders(environment));
  const isDevelopment = environment.mode === "development";
  const answerPage = createPageAnswer({
    known: isDevelopment ? new Set() : readKnownScripts(),
    policy: (hashes) => contentSecurityPolicy(environment, hashes),
    isShared: !isDevelopment,
    cache: options.pageCache,
    onRefused: (path, hashes) => {
      if (!isDevelopment)
        options.onFault({ message: "inline scripts that the build does not know were not allowed", path, hashes });
    },
  });

  const server = createServer({ ...HTTP_TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const startedAt = performance.now();
    const path = request.url ?? "/";
    for (const [name, value] of headers) response.setHeader(name, value);
    if (mayBeLoaded(path)) response.setHeader("cross-origin-resource-policy", "cross-origin");
    endConnectionWhen(response, () => isDraining() || hasUnreadBody(request));
    endWhenSlow(request);
    if (options.ownPaths.some((own) => path === own || path.startsWith(`${own}/`) || path.startsWith(`${own}?`)))
      return;
    const refusal = passGate(request, { trustProxy: environment.trustProxy, isDevelopment });
    if (refusal) {
      if (refusal.allow) response.setHeader("allow", refusal.allow);
      return refuse(response, refusal.status, refusal.message);
    }
    if (isApiPath(path)) {
      response.setHeader("cache-control", "no-store, private");
      response.setHeader("content-security-policy", DATA_POLICY);
      return void run(options.api, request, response, options);
    }
    response.once("finish", () => {
      options.observe({
        route: routeOfPage(path),
        status: response.statusCode,
        milliseconds: performance.now() - startedAt,
      });
    });
    const openPage: Listener = () =>
      mayBePage(request, path) ? answerPage(request, response, options.page) : options.page(request, response);
    if (isOddPath(path)) leadToNoPage(request);
    const checked = options.guard(request);
    void run(checked ? () => checked.then(() => openPage(request, response)) : openPage, request, response, options);
  });
  server.maxConnections = MAX_CONNECTIONS;
  if (environment.trustProxy === 0) limitConnections(server);
  server.on("clientError", answerClientError);
  // Whoever takes upgrades has been here first; the rest of them would wait for ever. Next's own come while developing.
  server.on("upgrade", (request: IncomingMessage, socket: Duplex) => {
    if (!isDevelopment && !isOwn(request.url ?? "", options.ownPaths)) socket.end(rawAnswer(400, "Bad Request"));
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => socket.end(rawAnswer(405, "Method Not Allowed")));
  return server;
}

/** Rejects where the address cannot be listened on (EADDRINUSE, EADDRNOTAVAIL, EACCES). */
export function listen(server: Server, { port, host }: Pick<Environment, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

async function run(
  listener: Listener,
  request: IncomingMessage,
  response: ServerResponse,
  { onFault }: ListenOptions,
): Promise<void> {
  try {
    await listener(request, response);
  } catch (error) {
    if (error instanceof OverloadedError) return answerOverloaded(response);
    onFault({ message: "a request failed", path: request.url ?? "", error });
    if (!response.headersSent) refuse(response, 500, "something went wrong");
    else response.destroy();
  }
}

/** A refusal before the API: the same envelope, without a translation that only the API has. */
function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({
    type: "error",
    code: status === 405 ? "METHOD_NOT_ALLOWED" : "MALFORMED_REQUEST",
    message,
  });
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store, private",
    "content-security-policy": DATA_POLICY,
  });
  response.end(body);
}

/** Documents, not their parts: what a browser navigates to, or an address without a file's name. */
function mayBePage(request: IncomingMessage, path: string): boolean {
  if (path.startsWith("/_next/") || !(request.method === "GET" || request.method === "HEAD")) return false;
  const file = (path.split("?")[0] ?? "").split("/").at(-1) ?? "";
  return !file.includes(".") || String(request.headers.accept).includes("text/html");
}

function isOwn(path: string, ownPaths: string[]): boolean {
  return ownPaths.some((own) => path === own || path.startsWith(`${own}/`) || path.startsWith(`${own}?`));
}

function routeOfPage(path: string): string {
  return path.startsWith("/_next/") ? "assets" : "pages";
}

function hasUnreadBody(request: IncomingMessage): boolean {
  return (
    !request.complete &&
    (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined)
  );
}

/** Decided when the headers leave: a connection with the rest of a refused body on it is no use to its next request. */
function endConnectionWhen(response: ServerResponse, shouldEnd: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = ((...all: unknown[]) => {
    if (shouldEnd()) response.shouldKeepAlive = false;
    return writeHead(...all);
  }) as ServerResponse["writeHead"];
}

const CLIENT_ERRORS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
  HPE_INVALID_METHOD: [405, "Method Not Allowed"],
};

function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  const [status, text] = CLIENT_ERRORS[error.code ?? ""] ?? [400, "Bad Request"];
  if (socket.writable) socket.end(rawAnswer(status, text));
  else socket.destroy();
}

function rawAnswer(status: number, text: string): string {
  return `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}
