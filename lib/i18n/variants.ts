// The four prerendered variants of every page: a market area in a language.
import type { Currency } from "@/lib/base/money";
import { currencyOf, linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";

export const VARIANTS = ["us-en", "us-zh", "cn-zh", "cn-en"] as const;

/** Value of the `[locale]` segment, which never appears in a public address. */
export type Variant = (typeof VARIANTS)[number];

/** Language and market as a BCP 47 tag: next-intl's locale and the locale of Intl formats. */
export type MarketTag = "en-US" | "zh-US" | "zh-CN" | "en-CN";

/** Market area and language of a page. */
export interface Market {
  area: MarketArea;
  locale: Locale;
  tag: MarketTag;
  currency: Currency;
  /** Prefix of public addresses: "", "/zh" or "/en". */
  prefix: "" | `/${Locale}`;
}

function market(area: MarketArea, locale: Locale, tag: MarketTag): Market {
  return { area, locale, tag, currency: currencyOf(area), prefix: linkPrefix(area, locale) };
}

export const MARKETS: Record<Variant, Market> = {
  "us-en": market("en-US", "en", "en-US"),
  "us-zh": market("en-US", "zh", "zh-US"),
  "cn-zh": market("zh-CN", "zh", "zh-CN"),
  "cn-en": market("zh-CN", "en", "en-CN"),
};

export function isVariant(value: unknown): value is Variant {
  return VARIANTS.some((variant) => variant === value);
}

/** Market of next-intl's locale; throws on an unknown tag. */
export function marketOfTag(tag: string): Market {
  const found = Object.values(MARKETS).find((candidate) => candidate.tag === tag);
  if (!found) throw new Error(`not a market: ${tag}`);
  return found;
}
