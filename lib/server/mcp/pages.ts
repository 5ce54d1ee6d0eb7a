// The address of the MCP server: streamable HTTP without sessions, with an API key.

import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { isJSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { type Context, Hono } from "hono";
import { type ErrorCode, AppError } from "@/lib/contracts/errors";
import { authenticateKey, isKeyHeader, takeKeyCall } from "@/lib/server/api-key/authenticate";
import { isDatabaseAway } from "@/lib/server/db/away";
import type { Deps } from "@/lib/server/deps";
import { readBody } from "@/lib/server/http/body";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { readDevice } from "@/lib/server/http/device";
import { contextOf, know, type Known } from "@/lib/server/http/known-request";
import { errorMessage } from "@/lib/server/http/translate";
import { readVisitor } from "@/lib/server/http/visitor";
import { isAllowedSource } from "./allowed-source";
import { createMcpServer } from "./protocol";
import { MCP_TOOLS } from "./tools/registry";

export const MCP_PATH = "/mcp";

/** A file of 20 MB in base64, and the message around it. */
export const MAX_MESSAGE_BYTES = 28 * 1024 * 1024;

/** JSON-RPC keeps -32000 to -32099 for servers. */
const SERVER_ERROR = -32_000;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

type Refused = { status: number; code: number; message: string; headers?: Record<string, string> };

function refused({ status, code, message, headers = {} }: Refused): Response {
  const body = { jsonrpc: "2.0", error: { code, message }, id: null };
  return Response.json(body, { status, headers: { "cache-control": "no-store, private", ...headers } });
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  API_KEY_INVALID: 401,
  UNAUTHENTICATED: 401,
  FOREIGN_ORIGIN: 403,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  SHUTTING_DOWN: 503,
  UNAVAILABLE: 503,
};

function headersOf({ code, options }: AppError): Record<string, string> {
  if (code === "API_KEY_INVALID" || code === "UNAUTHENTICATED")
    return { "www-authenticate": 'Bearer realm="boardwright"' };
  return code === "TOO_MANY_REQUESTS" ? { "retry-after": String(options.values?.seconds ?? 60) } : {};
}

function refuse(error: unknown, deps: Deps, { locale, requestId }: Known): Response {
  const away = deps.isDraining() ? "SHUTTING_DOWN" : isDatabaseAway(error) ? "UNAVAILABLE" : "OPERATION_FAILED";
  const known = error instanceof AppError ? error : new AppError(away);
  if (known !== error) deps.log.error({ err: error, requestId, where: MCP_PATH }, "request failed");
  const message = `${known.code}: ${errorMessage(locale, known.code, known.options.values)}`;
  return refused({ status: STATUS[known.code] ?? 500, code: SERVER_ERROR, message, headers: headersOf(known) });
}

async function authenticated(c: Context, deps: Deps, known: Known): Promise<RequestContext<Viewer>> {
  const { environment } = deps;
  const authorization = c.req.header("authorization") ?? "";
  if (!isKeyHeader(authorization)) throw new AppError("UNAUTHENTICATED");
  const now = deps.now();
  const viewer = await authenticateKey(deps.db, authorization, now);
  await takeKeyCall(deps, viewer);
  const visitor = readVisitor(new Request(c.req.url), environment);
  const device = readDevice(null, environment);
  return { ...contextOf(c, known, { session: { viewer, newToken: null }, visitor, device }, now), viewer };
}

/** Undefined for what is no JSON. */
async function messageOf(request: Request): Promise<unknown> {
  const bytes = await readBody(request, MAX_MESSAGE_BYTES);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The protocol's official clients give a call 60 s by default, and not all of them take progress as a sign of life: long
 * work is answered as running before that.
 */
const TIMES = { patienceMs: 45_000, progressMs: 5_000 };
type Times = typeof TIMES;

/** True for a call whose client wants to hear of its progress: it is answered as a stream. */
const wantsProgress = (message: unknown): boolean =>
  isJSONRPCRequest(message) && message.params?._meta?.progressToken !== undefined;

/** The server is closed behind the last byte, and when the client goes. */
function closedAfter(response: Response, signal: AbortSignal, close: () => void): Response {
  signal.addEventListener("abort", close, { once: true });
  if (response.body === null) {
    close();
    return response;
  }
  const body = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: close }));
  return new Response(body, { status: response.status, headers: response.headers });
}

/** The key is checked before the body: nobody without one has megabytes read. */
async function answer(c: Context, deps: Deps, known: Known, { patienceMs, progressMs }: Times): Promise<Response> {
  const { raw } = c.req;
  if (deps.isDraining()) throw new AppError("SHUTTING_DOWN");
  if (!isAllowedSource(raw, deps.environment)) throw new AppError("FOREIGN_ORIGIN");
  const request = await authenticated(c, deps, known);
  const message = await messageOf(raw);
  if (message === undefined) return refused({ status: 400, code: PARSE_ERROR, message: "Parse error: not JSON" });
  // The protocol has had none since 2025-06-18, and a hundred calls in one would be counted as one.
  if (Array.isArray(message))
    return refused({ status: 400, code: INVALID_REQUEST, message: "Batches are not accepted" });
  const isStream = wantsProgress(message);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !isStream });
  const server = createMcpServer(MCP_TOOLS, { deps, request, signal: raw.signal, patienceMs }, progressMs);
  const close = () => void server.close();
  await server.connect(transport);
  try {
    return closedAfter(await transport.handleRequest(raw, { parsedBody: message }), raw.signal, close);
  } catch (error) {
    close();
    throw error;
  }
}

/** `/mcp` beside the API. Only POST: without sessions there is no stream to open and none to end. `times` for tests. */
export function mcpPages(deps: Deps, times: Partial<Times> = {}): Hono {
  const app = new Hono({ strict: false });
  app.post(MCP_PATH, async (c) => {
    const known = know(c, deps);
    const startedAt = performance.now();
    const response = await answer(c, deps, known, { ...TIMES, ...times }).catch((error: unknown) =>
      refuse(error, deps, known),
    );
    response.headers.set("x-request-id", known.requestId);
    const milliseconds = performance.now() - startedAt;
    deps.observe?.({ route: `POST ${MCP_PATH}`, status: response.status, milliseconds });
    return response;
  });
  app.all(MCP_PATH, () =>
    refused({ status: 405, code: SERVER_ERROR, message: "Method not allowed", headers: { allow: "POST" } }),
  );
  return app;
}
