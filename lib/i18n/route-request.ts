// Leads a request to the prerendered page of its area and language.
import type { NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { areaForHost, parseMarketHosts } from "@/lib/core/market/area";
import { routingCn, routingUs } from "@/lib/i18n/routing";

const routeUs = createMiddleware(routingUs);
const routeCn = createMiddleware(routingCn);

/** The area is read per request, so that one build serves both markets. */
export function routeRequest(request: NextRequest) {
  const area = areaForHost(request.headers.get("host") ?? "", {
    marketHosts: parseMarketHosts(process.env.MARKET_HOSTS ?? ""),
    marketArea: process.env.MARKET_AREA === "zh-CN" ? "zh-CN" : "en-US",
  });
  return area === "zh-CN" ? routeCn(request) : routeUs(request);
}
