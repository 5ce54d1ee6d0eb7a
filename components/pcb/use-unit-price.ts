"use client";
// What one piece costs at another quantity.
import { useLocale, useTranslations } from "next-intl";
import { useBook } from "@/components/pcb/use-book";
import { MICRO_PER_CENT, roundToCents, scaleMicro } from "@/lib/base/money";
import { totalWith } from "@/lib/core/pricing/effects";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import { useQuoteDraft } from "@/stores/quote-draft";

/** "$0.60 each", in cents where there are any; nothing where that quantity cannot be made. */
export function useUnitPriceText(): (quantity: number) => string | undefined {
  const t = useTranslations("quote.units");
  const tag = useLocale();
  const { currency } = useMarket();
  const { book } = useBook();
  const specification = useQuoteDraft((draft) => draft.specification);
  return (quantity) => {
    const totalMicro = totalWith(specification, { quantity }, book);
    if (totalMicro === null) return undefined;
    const exact = scaleMicro(totalMicro, 1, quantity);
    const amountMicro = exact >= MICRO_PER_CENT ? roundToCents(exact) : exact;
    return t("each", { price: formatMoney({ currency, amountMicro }, tag) });
  };
}
