// The four prerendered forms of every page: a market area in a language.
import type { Currency } from "@/lib/base/money";
import { currencyOf, linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";

export const VARIANTS = ["us-en", "us-zh", "cn-zh", "cn-en"] as const;

/** The value of the `[locale]` segment; it never appears in a public address. */
export type Variant = (typeof VARIANTS)[number];

/** Language and market in one BCP 47 tag: what next-intl calls the locale and Intl formats with. */
export type MarketTag = "en-US" | "zh-US" | "zh-CN" | "en-CN";

/** Who a page is for. */
export interface Market {
  area: MarketArea;
  locale: Locale;
  tag: MarketTag;
  currency: Currency;
  /** What public addresses begin with: "", "/zh" or "/en". */
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

/** The market behind next-intl's locale; throws on a tag that is none of ours. */
export function marketOfTag(tag: string): Market {
  const found = Object.values(MARKETS).find((candidate) => candidate.tag === tag);
  if (!found) throw new Error(`not a market: ${tag}`);
  return found;
}
