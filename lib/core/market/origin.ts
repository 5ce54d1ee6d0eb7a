// The public address of a market area's site.
import { areaForHost, parseMarketHosts, type MarketArea } from "@/lib/core/market/area";

export interface OriginSettings {
  /** Absolute, without a slash at the end. */
  baseUrl: string;
  marketHosts: Readonly<Record<string, MarketArea>>;
  marketArea: MarketArea;
}

/** Host name by which this machine reaches a server that listens on `host`. */
export function reachableHost(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Origin of an area without a slash at the end: the base address if its host serves the area, else the first host that
 * is configured for it. Never read from a request, whose Host header is whatever the sender says.
 */
export function originForArea({ baseUrl, marketHosts, marketArea }: OriginSettings, area: MarketArea): string {
  const base = new URL(baseUrl);
  if (areaForHost(base.host, { marketHosts, marketArea }) === area) return baseUrl;
  const host = Object.entries(marketHosts).find(([, of]) => of === area)?.[0];
  return host === undefined ? baseUrl : `${base.protocol}//${host}`;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings as environment variables spell them; what is missing or unusable takes its default. */
export function readOriginSettings({
  BASE_URL = "",
  HOST,
  PORT,
  MARKET_HOSTS,
  MARKET_AREA,
}: Variables): OriginSettings {
  const given = /^https?:\/\//.test(BASE_URL) && URL.canParse(BASE_URL);
  const baseUrl = given ? BASE_URL.replace(/\/+$/, "") : `http://${reachableHost(HOST || "127.0.0.1")}:${PORT || 3000}`;
  return {
    baseUrl,
    marketHosts: parseMarketHosts(MARKET_HOSTS ?? ""),
    marketArea: MARKET_AREA === "zh-CN" ? "zh-CN" : "en-US",
  };
}
