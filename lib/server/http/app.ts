// The API made from the contract registry: who may, what came in, what goes out.

import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type Endpoint, pathParameters } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { Locale } from "@/lib/core/market/area";
import { authenticateKey, isKeyHeader, requireScope, takeKeyCall } from "@/lib/server/api-key/authenticate";
import { type Authenticated, authenticate } from "@/lib/server/auth/sessions";
import { mailTokenReuse } from "@/lib/server/account/mails";
import { isDatabaseAway } from "@/lib/server/db/away";
import type { Deps } from "@/lib/server/deps";
import { currentScope, runInScope, traced } from "@/lib/server/system/scope";
import { fileResponse, keptSuccess, type Refusal, refusal, success } from "./answer";
import { readParameters } from "./body";
import type { FileAnswer } from "./context";
import { readDevice } from "./device";
import { createAdminCookies, type AdminCookies } from "./admin-cookie";
import { contextOf, isFromAnotherSite, know, type Known } from "./known-request";
import { openApiDocument } from "./openapi";
import { requireSandboxCall } from "@/lib/server/sandbox/refused";
import type { Route } from "./serve";
import { packedAnswer } from "./packed-answer";
import { parseInput } from "./parse-input";
import { publicHeaders, requireVersion, takeCounted } from "./public-api";
import { answerOnce } from "./repeated-call";
import { successMessage } from "./translate";
import { readVisitor, type Visitor } from "./visitor";

/** An answer with a new token or cookie is private to its caller. */
function toResponse(
  { cacheSeconds, success: key }: Endpoint,
  data: unknown,
  { request, isForAll, locale }: { request: Request; isForAll: boolean; locale: Locale },
): Response {
  if (cacheSeconds !== undefined && isForAll) return keptSuccess(data, request, cacheSeconds);
  return success(data, key && successMessage(locale, key));
}

type Parts = { deps: Deps; passes: AdminCookies };

/** Jobs of a visitor without a key share a lane. */
function visitorLane(visitor: Visitor): string {
  const hash = visitor.hash();
  return hash === null ? "" : `visitor:${hash}`;
}

/** The person behind a session's token, or behind an API key. */
async function authenticateCaller(
  authorization: string | null,
  deps: Deps,
  { area }: Known,
  now: Date,
): Promise<Authenticated | null> {
  if (authorization !== null && isKeyHeader(authorization)) {
    return { viewer: await authenticateKey(deps.db, authorization, now), newToken: null };
  }
  return authenticate(deps.db, authorization, now, {
    onReuse: (tx, accountId) => mailTokenReuse(deps, tx, accountId, area),
  });
}

async function answer(route: Route, c: Context, { deps, passes }: Parts, known: Known): Promise<Response> {
  const { endpoint } = route;
  const now = deps.now();
  const session = await authenticateCaller(c.req.header("authorization") ?? null, deps, known, now);
  const scope = currentScope();
  if (session && scope) scope.cause.owner = `account:${session.viewer.accountId}`;
  // To others, the endpoints of staff do not exist.
  if (endpoint.access === "staff" && !session?.viewer.isStaff) throw new AppError("UNKNOWN_ROUTE");
  if (!session && endpoint.access !== "public") throw new AppError("UNAUTHENTICATED");
  if (session?.viewer.apiKey) {
    requireScope(endpoint, session.viewer);
    requireSandboxCall(endpoint, session.viewer);
    requireVersion(c.req.raw);
    await takeCounted(c.req.raw, () => takeKeyCall(deps, session.viewer));
  }
  if (endpoint.limit) {
    const caller = session?.viewer.accountId ?? known.ip;
    await deps.rateLimiter.take(endpoint.path, caller, { points: endpoint.limit.perMinute, seconds: 60 });
  }
  const visitor = readVisitor(c.req.raw, deps.environment);
  if (!session && scope) scope.cause.owner = visitorLane(visitor);
  const device = readDevice(c.req.header("cookie") ?? null, deps.environment);
  const path = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, c.req.param(name) ?? ""]));
  let input: unknown = path;
  if (!route.raw) {
    input = parseInput(endpoint, await readParameters(c.req.raw, path, endpoint.maxBodyBytes), known.locale);
  }
  const context = contextOf(c, known, { session, visitor, device }, now);
  const result = await traced(`${endpoint.method} ${endpoint.path} service`, {}, () =>
    answerOnce(deps.db, { endpoint, input, context }, () => route.handle(input, context)),
  );
  const cookies = [visitor.setCookie(), device.setCookie(), session ? passes.giveTo(session.viewer, c.req.raw) : null];
  const isForAll = !session?.newToken && cookies.every((cookie) => !cookie);
  const response =
    endpoint.answer === "file"
      ? await fileResponse(result as FileAnswer, c.req.raw)
      : toResponse(endpoint, z.parse(endpoint.output, result), {
          ...{ request: c.req.raw, isForAll, locale: known.locale },
        });
  if (session?.newToken) response.headers.set("authorization", session.newToken);
  for (const cookie of cookies) if (cookie) response.headers.append("set-cookie", cookie);
  return response;
}

function refusalFor(error: unknown, deps: Deps, known: Known, where: string): Refusal {
  if (error instanceof AppError) {
    if (error.cause !== undefined) deps.log.error({ err: error, requestId: known.requestId, where }, "request failed");
    return { code: error.code, values: error.options.values, data: error.options.data };
  }
  deps.log.error({ err: error, requestId: known.requestId, where }, "request failed");
  // A call that is still running when everything closes finds the database closed: its caller may try again elsewhere.
  if (deps.isDraining()) return { code: "SHUTTING_DOWN" };
  if (isDatabaseAway(error)) return { code: "UNAVAILABLE" };
  return { code: "OPERATION_FAILED", data: { requestId: known.requestId } };
}

/** A call in its scope, with a span where traces are sent; `work` is told the code of its refusal afterwards. */
async function inRequestScope<T>(
  { deps, known, where, request }: { deps: Deps; known: Known; where: string; request: Request },
  work: (end: (result: { status: number; code?: string; error?: unknown }) => void) => Promise<T>,
): Promise<T> {
  const span = deps.tracer?.start(where, {
    kind: "server",
    // Only a proxy of our own may join a call to its trace.
    parent: deps.environment.trustProxy > 0 ? request.headers.get("traceparent") : null,
    attributes: { "http.request.method": request.method, "http.route": where, "request.id": known.requestId },
  });
  const scope = { cause: { requestId: known.requestId, owner: "" }, span: span ?? null };
  return runInScope(scope, () =>
    work(({ status, code, error }) => {
      span?.set({ "http.response.status_code": status, ...(code !== undefined && { "error.code": code }) });
      span?.end(status >= 500 ? (error ?? new Error(code)) : undefined);
    }),
  );
}

/** The whole API. `routes` are the contracts with their handlers; anything else under its paths is refused in kind. */
export function createApi(routes: Route[], deps: Deps): Hono {
  const app = new Hono({ strict: false });
  const endpoints = routes.map((route) => route.endpoint).filter(({ access }) => access !== "staff");
  const document = openApiDocument(endpoints);
  const parts = { deps, passes: createAdminCookies(deps.environment) };
  const respond = async (c: Context, where: string, work: (known: Known) => Promise<Response>) => {
    const known = know(c, deps);
    const startedAt = performance.now();
    return inRequestScope({ deps, known, where, request: c.req.raw }, async (end) => {
      let response: Response;
      let refused: { code: string; error: unknown } | undefined;
      try {
        if (deps.isDraining()) throw new AppError("SHUTTING_DOWN");
        if (isFromAnotherSite(c.req.raw)) throw new AppError("FOREIGN_ORIGIN");
        response = await work(known);
      } catch (error) {
        const refusedFor = refusalFor(error, deps, known, where);
        refused = { code: refusedFor.code, error };
        response = refusal(refusedFor, known.locale);
      }
      response.headers.set("x-request-id", known.requestId);
      for (const [name, value] of Object.entries(publicHeaders(c.req.raw))) response.headers.set(name, value);
      response = await packedAnswer(response, c.req.raw);
      const { status } = response;
      const milliseconds = performance.now() - startedAt;
      deps.observe?.({ route: where, status, milliseconds, code: refused?.code, requestId: known.requestId });
      end({ status, ...refused });
      return response;
    });
  };
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const pattern = path.replace(/\{(\w+)\}/g, ":$1");
    app.on(method, pattern, (c) => respond(c, `${method} ${path}`, (known) => answer(route, c, parts, known)));
  }
  app.get("/api/openapi.json", (c) => c.json(document));
  const methodsOf = new Map<string, RegExp>();
  for (const { path } of endpoints) {
    methodsOf.set(path, new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`));
  }
  app.all("*", (c) =>
    respond(c, "unknown", () => {
      const isKnownPath = [...methodsOf.values()].some((pattern) => pattern.test(c.req.path));
      return Promise.reject(new AppError(isKnownPath ? "METHOD_NOT_ALLOWED" : "UNKNOWN_ROUTE"));
    }),
  );
  return app;
}
