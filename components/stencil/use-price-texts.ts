"use client";
// Formatted price of a stencil: total, unit price, label.
import { useTranslations } from "next-intl";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { scaleMicro } from "@/lib/base/money";
import { stencilCount, stencilDays } from "@/lib/core/pricing/stencil/specification";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

export interface StencilTexts {
  /** "--" if it cannot be manufactured. */
  total: string;
  each: string;
  /** "2 stencils, ships Tue 24 Nov". */
  label: string;
  announcement: string;
}

export function usePriceTexts({ specification, price }: StencilQuote, shipsOn: (days: number) => string): StencilTexts {
  const t = useTranslations("stencil.price");
  const quote = useTranslations("quote.price");
  const unknown = useTranslations("common")("unknown");
  const { tag } = useMarket();
  const count = stencilCount(specification);
  const money = (amountMicro: number) =>
    price ? formatMoney({ currency: price.currency, amountMicro }, tag) : unknown;
  const total = money(price?.total.amountMicro ?? 0);
  const each = money(scaleMicro(price?.total.amountMicro ?? 0, 1, count));
  return {
    total,
    each: t("each", { price: each }),
    label: t("label", { count, date: shipsOn(stencilDays(specification)) }),
    announcement: price ? quote("announce", { total, each }) : quote("unsupported"),
  };
}
