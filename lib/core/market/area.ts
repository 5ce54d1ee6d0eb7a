// Market areas: which one a host belongs to, what it speaks and pays in, and how its addresses begin.

import type { Currency } from "@/lib/base/money";

export type MarketArea = "en-US" | "zh-CN";
export type Locale = "en" | "zh";

/** The language whose addresses carry no prefix in an area. */
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

/** The area of a `Host` header's value: listed with its port, or without, else the configured one. */
export function areaForHost(host: string, { marketHosts, marketArea }: MarketSettings): MarketArea {
  const name = host.toLowerCase();
  for (const key of [name, name.replace(/:\d+$/, "")]) {
    const area = Object.hasOwn(marketHosts, key) ? marketHosts[key] : undefined;
    if (area) return area;
  }
  return marketArea;
}

/** `host=area,...` as the configuration spells it; entries that name no area are left out. */
export function parseMarketHosts(list: string): Record<string, MarketArea> {
  const pairs = list.split(",").map((entry) => entry.split("=").map((part) => part.trim()));
  return Object.fromEntries(
    pairs.flatMap(([host = "", area]) =>
      host && (area === "en-US" || area === "zh-CN") ? [[host.toLowerCase(), area]] : [],
    ),
  );
}
