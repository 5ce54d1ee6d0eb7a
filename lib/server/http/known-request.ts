// Facts of a request: its market, its language, its network, and the context that handlers get.

import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { areaForHost, defaultLocale, type Locale, type MarketArea } from "@/lib/core/market/area";
import type { Authenticated } from "@/lib/server/auth/sessions";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "./context";
import type { KnownDevice } from "./device";
import { clientAddress, networkOf } from "./network";
import { requestLocale } from "./translate";
import type { Visitor } from "./visitor";

export type Known = { area: MarketArea; locale: Locale; ip: string; requestId: string };

function remoteOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return "in-process";
  }
}

/** The id that a proxy of our own logs for the request, as 32 hexadecimal digits (nginx) or a UUID; null for any other. */
function proxyId(header: string | undefined): string | null {
  const id = header?.toLowerCase() ?? "";
  return /^[0-9a-f]{32}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}

/** Facts of a request before its sender is known. */
export function know(c: Context, deps: Deps): Known {
  const { environment } = deps;
  const area = areaForHost(c.req.header("host") ?? "", {
    marketHosts: environment.marketHosts,
    marketArea: environment.marketArea,
  });
  return {
    area,
    locale: requestLocale(c.req.raw.headers, defaultLocale(area)),
    ip: networkOf(
      clientAddress({ forwardedFor: c.req.header("x-forwarded-for"), remote: remoteOf(c) }, environment.trustProxy),
    ),
    requestId: (environment.trustProxy > 0 ? proxyId(c.req.header("x-request-id")) : null) ?? randomUUID(),
  };
}

/** Another site's page may not call us with this reader's cookies, not even by an image or a form. */
export function isFromAnotherSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site";
  const origin = request.headers.get("origin");
  return (
    origin !== null && request.method !== "GET" && origin !== new URL(request.url).origin && !sameHost(origin, request)
  );
}

function sameHost(origin: string, request: Request): boolean {
  try {
    return new URL(origin).host === request.headers.get("host");
  } catch {
    return false;
  }
}

export function contextOf(
  c: Context,
  known: Known,
  who: { session: Authenticated | null; visitor: Visitor; device: KnownDevice },
  now: Date,
) {
  const { session, visitor, device } = who;
  const context: RequestContext = {
    viewer: session?.viewer ?? null,
    owner: () =>
      session
        ? { accountId: session.viewer.accountId, visitorHash: null }
        : { accountId: null, visitorHash: visitor.ensure() },
    visitorHash: visitor.hash(),
    device,
    area: known.area,
    locale: known.locale,
    ip: known.ip,
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
    requestId: known.requestId,
    idempotencyKey: c.req.header("idempotency-key")?.slice(0, 100) ?? null,
    request: c.req.raw,
    now,
  };
  return context;
}
