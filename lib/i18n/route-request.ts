// Rewrites a request to the prerendered page of its area and language, or to the dynamic route of a quote address.
import type { NextRequest, NextResponse } from "next/server";
import createMiddleware from "next-intl/middleware";
import { areaForHost, parseMarketHosts } from "@/lib/core/market/area";
import { isQuotedRoute, quotedRoute, quoteQuery } from "@/lib/core/pricing/quote-address";
import { pagePath } from "@/lib/i18n/href";
import { defineRouting } from "next-intl/routing";

// Area and language are never detected from the browser: the host determines one, the path the other.
const fixed = { localeDetection: false, localeCookie: false, alternateLinks: false } as const;

/** Variants of an area and their address prefixes; one next-intl routing per area. */
const routingUs = defineRouting({
  locales: ["us-en", "us-zh"],
  defaultLocale: "us-en",
  localePrefix: { mode: "as-needed", prefixes: { "us-en": "/en", "us-zh": "/zh" } },
  ...fixed,
});

const routingCn = defineRouting({
  locales: ["cn-zh", "cn-en"],
  defaultLocale: "cn-zh",
  localePrefix: { mode: "as-needed", prefixes: { "cn-zh": "/zh", "cn-en": "/en" } },
  ...fixed,
});

const routeUs = createMiddleware(routingUs);
const routeCn = createMiddleware(routingCn);

const REWRITE = "x-middleware-rewrite";
/** Set by our server, which removes it from incoming requests: this address is a 404 for this user. */
const NO_PAGE_HEADER = "x-no-page";
/** A path without a page. */
const NO_PAGE = "/-";

/** The area is determined per request, so that one build serves both markets. */
export function routeRequest(request: NextRequest) {
  const area = areaForHost(request.headers.get("host") ?? "", {
    marketHosts: parseMarketHosts(process.env.MARKET_HOSTS ?? ""),
    marketArea: process.env.MARKET_AREA === "zh-CN" ? "zh-CN" : "en-US",
  });
  const isClosed = request.headers.has(NO_PAGE_HEADER);
  return routeInside(area === "zh-CN" ? routeCn(request) : routeUs(request), isClosed);
}

/** A quote page is static; another route renders a quote address. A closed address is rewritten to the 404 page. */
function routeInside(response: NextResponse, isClosed: boolean): NextResponse {
  const target = response.headers.get(REWRITE);
  if (target === null) return response;
  const url = new URL(target);
  const path = pagePath(url.pathname);
  const variant = url.pathname.slice(0, url.pathname.length - path.length);
  if (isClosed || isQuotedRoute(path)) url.pathname = variant + NO_PAGE;
  else if (quoteQuery(path, url.searchParams)) url.pathname = variant + quotedRoute(path);
  else return response;
  response.headers.set(REWRITE, url.toString());
  return response;
}
