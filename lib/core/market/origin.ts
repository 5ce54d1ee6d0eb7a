// The public address of a market area's site.
import { areaForHost, parseMarketHosts, type MarketArea } from "@/lib/core/market/area";

export interface OriginSettings {
  /** Absolute, without a trailing slash. */
  baseUrl: string;
  marketHosts: Readonly<Record<string, MarketArea>>;
  marketArea: MarketArea;
}

/** Host name for reaching a server on this machine that listens on `host`. */
export function reachableHost(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Origin of an area without a trailing slash: the base URL if its host serves the area, else the first host that is
 * configured for it. Never read from a request, because the sender controls its Host header.
 */
export function originForArea({ baseUrl, marketHosts, marketArea }: OriginSettings, area: MarketArea): string {
  const base = new URL(baseUrl);
  if (areaForHost(base.host, { marketHosts, marketArea }) === area) return baseUrl;
  const host = Object.entries(marketHosts).find(([, of]) => of === area)?.[0];
  return host === undefined ? baseUrl : `${base.protocol}//${host}`;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings from environment variables; missing or invalid ones take their default. */
export function readOriginSettings({
  BASE_URL = "",
  HOST,
  PORT,
  MARKET_HOSTS,
  MARKET_AREA,
}: Variables): OriginSettings {
  const isUrl = /^https?:\/\//.test(BASE_URL) && URL.canParse(BASE_URL);
  const baseUrl = isUrl ? BASE_URL.replace(/\/+$/, "") : `http://${reachableHost(HOST || "127.0.0.1")}:${PORT || 3000}`;
  return {
    baseUrl,
    marketHosts: parseMarketHosts(MARKET_HOSTS ?? ""),
    marketArea: MARKET_AREA === "zh-CN" ? "zh-CN" : "en-US",
  };
}
