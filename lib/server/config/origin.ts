// The address that people know a market area's site by.

import type { MarketArea } from "@/lib/core/market/area";
import { areaForHost } from "@/lib/core/market/area";
import type { Environment } from "@/lib/server/config/environment";

/** Without a slash at the end. Never read from a request: its host is whatever the sender says. */
export function originOf(environment: Environment, area: MarketArea): string {
  const { baseUrl, marketHosts, marketArea } = environment;
  const base = new URL(baseUrl);
  if (areaForHost(base.host, { marketHosts, marketArea }) === area) return baseUrl;
  const host = Object.entries(marketHosts).find(([, of]) => of === area)?.[0];
  return host === undefined ? baseUrl : `${base.protocol}//${host}`;
}
