"use client";
// What one piece costs at another quantity.
import { useLocale, useTranslations } from "next-intl";
import { MICRO_PER_CENT, roundToCents, scaleMicro } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

/** "$0.60 each", in cents where there are any; nothing where that quantity cannot be made. */
export function useUnitPriceText(): (quantity: number, totalMicro: number | null) => string | undefined {
  "use memo";
  const t = useTranslations("quote.units");
  const tag = useLocale();
  const { currency } = useMarket();
  return (quantity, totalMicro) => {
    if (totalMicro === null) return undefined;
    const exact = scaleMicro(totalMicro, 1, quantity);
    const amountMicro = exact >= MICRO_PER_CENT ? roundToCents(exact) : exact;
    return t("each", { price: formatMoney({ currency, amountMicro }, tag) });
  };
}
