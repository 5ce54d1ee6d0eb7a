// Market areas: their hosts, languages, currencies and URL prefixes.

import type { Currency } from "@/lib/base/money";

export type MarketArea = "en-US" | "zh-CN";
export type Locale = "en" | "zh";

/** The language without a URL prefix in an area. */
export function defaultLocale(area: MarketArea): Locale {
  return area === "zh-CN" ? "zh" : "en";
}

export function currencyOf(area: MarketArea): Currency {
  return area === "zh-CN" ? "CNY" : "USD";
}

export function linkPrefix(area: MarketArea, locale: Locale): "" | "/en" | "/zh" {
  return locale === defaultLocale(area) ? "" : `/${locale}`;
}

type MarketSettings = { marketHosts: Readonly<Record<string, MarketArea>>; marketArea: MarketArea };

/** The area of a `Host` header: listed with or without its port, else the configured default. */
export function areaForHost(host: string, { marketHosts, marketArea }: MarketSettings): MarketArea {
  const name = host.toLowerCase();
  for (const key of [name, name.replace(/:\d+$/, "")]) {
    const area = Object.hasOwn(marketHosts, key) ? marketHosts[key] : undefined;
    if (area) return area;
  }
  return marketArea;
}

/** Parses `host=area,...`; entries with an unknown area are ignored. */
export function parseMarketHosts(list: string): Record<string, MarketArea> {
  const pairs = list.split(",").map((entry) => entry.split("=").map((part) => part.trim()));
  return Object.fromEntries(
    pairs.flatMap(([host = "", area]) =>
      host && (area === "en-US" || area === "zh-CN") ? [[host.toLowerCase(), area]] : [],
    ),
  );
}
