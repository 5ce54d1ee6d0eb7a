"use client";
// Where the quote would be sent and how: one choice for everything on the page, kept for the next quote.
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { shippingEstimate } from "@/lib/core/pricing/shipping";
import { countryName } from "@/lib/i18n/address-lines";
import { formatMoney } from "@/lib/i18n/format-money";
import { ELSEWHERE, findFreight, type Freight, keepFreight } from "@/stores/freight";
import { useQuoteDraft, useQuoteDraftStore } from "@/stores/quote-draft";

/** Takes up the choice of the last quote; once on the page. */
export function useKeptFreight(): void {
  const draft = useQuoteDraftStore();
  useEffect(() => {
    void findFreight().then((kept) => kept && draft.getState().sendBy(kept));
  }, [draft]);
}

export function useFreight(): { freight: Freight; choose: (freight: Freight) => void } {
  const freight = useQuoteDraft((draft) => draft.freight);
  const sendBy = useQuoteDraft((draft) => draft.sendBy);
  return {
    freight,
    choose(next) {
      sendBy(next);
      void keepFreight(next);
    },
  };
}

/** "Standard shipping to Germany about $21.00, charged after production." */
export function useFreightText(): (specification: PcbSpecification, book: PriceBook) => string {
  const t = useTranslations("quote.freight");
  const tag = useLocale();
  const { country, method } = useQuoteDraft((draft) => draft.freight);
  return (specification, book) => {
    if (method === "pickup") return t("pickup");
    const cost = shippingEstimate([specification], method, book, country ?? undefined);
    const facts = { price: formatMoney(cost, tag), method: t(`methods.${method}`) };
    if (country === null) return t("home", facts);
    return t("to", { ...facts, country: country === ELSEWHERE ? t("elsewhere") : countryName(country, tag) });
  };
}
