"use client";
// Price effect of a choice as text.
import { useLocale, useTranslations } from "next-intl";
import { formatMoneyChange } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

/** "no change", "+$2.40"; for the chosen value, whether anything is cheaper. */
export function useEffectText(): (
  deltaMicro: number | null,
  isChosen: boolean,
  hasCheaper: boolean,
) => string | undefined {
  "use memo";
  const t = useTranslations("common");
  const tag = useLocale();
  const { currency } = useMarket();
  return (deltaMicro, isChosen, hasCheaper) => {
    if (isChosen) return hasCheaper ? t("inThisPrice") : t("noChange");
    if (deltaMicro === null) return undefined;
    return deltaMicro === 0 ? t("noChange") : formatMoneyChange({ currency, amountMicro: deltaMicro }, tag);
  };
}
