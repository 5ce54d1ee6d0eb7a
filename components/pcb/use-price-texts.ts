"use client";
// The price in the reader's form: the total, one piece, and what it is for.
import { useLocale, useTranslations } from "next-intl";
import type { Quote } from "@/components/pcb/use-quote";
import { MICRO_PER_CENT, roundToCents } from "@/lib/base/money";
import { isPanel } from "@/lib/core/pcb/panel";
import { formatMoney } from "@/lib/i18n/format-money";

export interface PriceTexts {
  /** "--" where it cannot be made. */
  total: string;
  /** "$0.60 each". */
  each: string;
  /** "50 boards, ships Friday, 27 November". */
  pieces: string;
  announcement: string;
}

/** Less than a cent a piece keeps its four decimals; everything else is told in cents. */
function toShown(unitMicro: number): number {
  return unitMicro >= MICRO_PER_CENT ? roundToCents(unitMicro) : unitMicro;
}

export function usePriceTexts(quote: Quote, shipsOn: (days: number) => string): PriceTexts {
  "use memo";
  const t = useTranslations("quote.price");
  const unknown = useTranslations("common")("unknown");
  const tag = useLocale();
  const { price, specification, book } = quote;
  const { currency } = book;
  const arePanels = isPanel(specification);
  const money = (amountMicro: number) => formatMoney({ currency, amountMicro }, tag);
  const total = price ? money(price.total.amountMicro) : unknown;
  const unit = price ? money(toShown(price.unitPriceMicro)) : unknown;
  const facts = { count: specification.quantity, date: shipsOn(specification.leadTimeDays) };
  return {
    total,
    each: arePanels ? t("eachPanel", { price: unit }) : t("each", { price: unit }),
    pieces: arePanels ? t("panels", facts) : t("pieces", facts),
    announcement: price ? t("announce", { total, each: unit }) : t("unsupported"),
  };
}
