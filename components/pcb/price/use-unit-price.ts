"use client";
// Unit price at another quantity.
import { useLocale, useTranslations } from "next-intl";
import { scaleMicro } from "@/lib/base/money";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import { isPanel } from "@/lib/core/pcb/panel";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

/** "$0.60 each", with cents if there are any; undefined if the quantity is not offered. */
export function useUnitPriceText(): (quantity: number, totalMicro: number | null) => string | undefined {
  "use memo";
  const t = useTranslations("quote.units");
  const tag = useLocale();
  const { currency } = useMarket();
  const arePanels = useQuoteDraft((draft) => isPanel(draft.specification));
  return (quantity, totalMicro) => {
    if (totalMicro === null) return undefined;
    const amountMicro = shownUnitMicro(scaleMicro(totalMicro, 1, quantity));
    return t(arePanels ? "eachPanel" : "each", { price: formatMoney({ currency, amountMicro }, tag) });
  };
}
