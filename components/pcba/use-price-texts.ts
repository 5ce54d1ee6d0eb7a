"use client";
// Formatted price of assembled boards: total, unit price, label.
import { useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { assemblyDays, isPcbaScheduled, pcbaDays } from "@/lib/core/pcba/lead-time";
import { assembledPieces } from "@/lib/core/pcba/specification";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

export interface PcbaTexts {
  /** "--" without a price. */
  total: string;
  each: string;
  label: string;
  /** Composition of the lead time. */
  days: string;
  announcement: string;
}

export function usePriceTexts(quote: PcbaQuote, shipsOn: (days: number) => string): PcbaTexts {
  const t = useTranslations("pcba.price");
  const words = useTranslations("quote.price");
  const unknown = useTranslations("common")("unknown");
  const { tag } = useMarket();
  const { specification, price, isWhole } = quote;
  const isContradicted = quote.contradictions.length > 0;
  const money = (amountMicro: number) =>
    price ? formatMoney({ currency: price.currency, amountMicro }, tag) : unknown;
  const total = money(price?.total.amountMicro ?? 0);
  const each = money(shownUnitMicro(price?.unitPriceMicro ?? 0));
  const count = assembledPieces(specification.board);
  return {
    total,
    each: t("each", { price: each }),
    label: isContradicted
      ? t("labelReview", { count })
      : !isWhole
        ? t("labelOpen", { count })
        : isPcbaScheduled(specification)
          ? t("labelScheduled", { count })
          : t("label", { count, date: shipsOn(pcbaDays(specification)) }),
    days: t("days", { board: specification.board.leadTimeDays, assembly: assemblyDays(specification) }),
    announcement: price ? words("announce", { total, each }) : words(isContradicted ? "manualReview" : "unsupported"),
  };
}
