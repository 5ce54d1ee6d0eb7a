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
import { fileResponse, keptSuccess, refusal, success } from "./answer";
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
import { successMessage } from "./translate";
import { readVisitor } from "./visitor";

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
  // To others, the endpoints of staff do not exist.
  if (endpoint.access === "staff" && !session?.viewer.isStaff) throw new AppError("UNKNOWN_ROUTE");
  if (!session && endpoint.access !== "public") throw new AppError("UNAUTHENTICATED");
  if (session?.viewer.apiKey) {
    requireScope(endpoint, session.viewer);
    requireSandboxCall(endpoint, session.viewer);
    await takeKeyCall(deps, session.viewer);
  }
  if (endpoint.limit) {
    const caller = session?.viewer.accountId ?? known.ip;
    await deps.rateLimiter.take(endpoint.path, caller, { points: endpoint.limit.perMinute, seconds: 60 });
  }
  const visitor = readVisitor(c.req.raw, deps.environment);
  const device = readDevice(c.req.header("cookie") ?? null, deps.environment);
  const path = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, c.req.param(name) ?? ""]));
  let input: unknown = path;
  if (!route.raw) {
    input = parseInput(endpoint, await readParameters(c.req.raw, path, endpoint.maxBodyBytes), known.locale);
  }
  const result = await route.handle(input, contextOf(c, known, { session, visitor, device }, now));
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

function refuse(error: unknown, deps: Deps, known: Known, where: string): Response {
  if (error instanceof AppError) {
    if (error.cause !== undefined) deps.log.error({ err: error, requestId: known.requestId, where }, "request failed");
    return refusal({ code: error.code, values: error.options.values, data: error.options.data }, known.locale);
  }
  deps.log.error({ err: error, requestId: known.requestId, where }, "request failed");
  // A call that is still running when everything closes finds the database closed: its caller may try again elsewhere.
  if (deps.isDraining()) return refusal({ code: "SHUTTING_DOWN" }, known.locale);
  if (isDatabaseAway(error)) return refusal({ code: "UNAVAILABLE" }, known.locale);
  return refusal({ code: "OPERATION_FAILED", data: { requestId: known.requestId } }, known.locale);
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
    let response: Response;
    try {
      if (deps.isDraining()) throw new AppError("SHUTTING_DOWN");
      if (isFromAnotherSite(c.req.raw)) throw new AppError("FOREIGN_ORIGIN");
      response = await work(known);
    } catch (error) {
      response = refuse(error, deps, known, where);
    }
    response.headers.set("x-request-id", known.requestId);
    response = await packedAnswer(response, c.req.raw);
    deps.observe?.({ route: where, status: response.status, milliseconds: performance.now() - startedAt });
    return response;
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
