"use client";
// A total of this board at some quantity, in the reader's form and in the chosen view.
import { useLocale } from "next-intl";
import type { Currency } from "@/lib/base/money";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { inView, type PriceView } from "@/lib/core/pricing/views";
import { formatMoney } from "@/lib/i18n/format-money";

export type ShowPrice = (totalMicro: number, view: PriceView, quantity: number) => string;

export function useShownPrice(specification: PcbSpecification, currency: Currency): ShowPrice {
  const tag = useLocale();
  return (totalMicro, view, quantity) =>
    formatMoney({ currency, amountMicro: inView(totalMicro, view, { ...specification, quantity }) }, tag);
}
