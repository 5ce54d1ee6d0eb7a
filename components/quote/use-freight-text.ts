"use client";
// Shipping estimate as a sentence: "Standard shipping to Germany about $21.00, …".
import { useLocale, useTranslations } from "next-intl";
import type { PriceBook } from "@/lib/core/pricing/book";
import { shippingByWeight } from "@/lib/core/pricing/shipping";
import { countryName } from "@/lib/i18n/address-lines";
import { formatMoney } from "@/lib/i18n/format-money";
import { ELSEWHERE, type Freight } from "@/stores/freight";

/** Billed weight, and the price book. */
export interface Parcel {
  weightKg: number;
  book: PriceBook;
}

export function useFreightText(): (parcel: Parcel, freight: Freight) => string {
  const t = useTranslations("quote.freight");
  const tag = useLocale();
  return ({ weightKg, book }, { country, method }) => {
    if (method === "pickup") return t("pickup");
    const cost = shippingByWeight(weightKg, method, book, country ?? undefined);
    const facts = { price: formatMoney(cost, tag), method: t(`methods.${method}`) };
    if (country === null) return t("home", facts);
    return t("to", { ...facts, country: country === ELSEWHERE ? t("elsewhere") : countryName(country, tag) });
  };
}
