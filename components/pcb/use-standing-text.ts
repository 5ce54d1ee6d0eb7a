"use client";
// What is said of the price book that a quote is priced by.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import { formatMoney } from "@/lib/i18n/format-money";

/** A day of Shanghai's calendar, `YYYY-MM-DD`, in the reader's form. */
export function useDayText(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(Date.parse(day), { dateStyle: "long", timeZone: "UTC" });
}

/** Null for the book in force, of which there is nothing to say. */
export function useStandingText(): (prices: ChosenBook<PriceBook>, specification: PcbSpecification) => string | null {
  const t = useTranslations("quote.standing");
  const tag = useLocale();
  const dayText = useDayText();
  return ({ book, current, standing }, specification) => {
    const canBeMade = isMakeable(specification);
    const total = (by: PriceBook) => formatMoney(pricePcb(specification, by).total, tag);
    switch (standing.kind) {
      case "inForce":
        return null;
      case "kept": {
        const days = { from: dayText(book.effectiveFrom), until: dayText(standing.lastDay) };
        const isOther = canBeMade && total(book) !== total(current);
        return isOther ? t("keptOther", { ...days, now: total(current) }) : t("kept", days);
      }
      case "renewed": {
        if (standing.former === null || !canBeMade) return t("renewed");
        const [before, now] = [total(standing.former), total(book)];
        return before === now ? t("renewedSame", { now }) : t("renewedOther", { before, now });
      }
    }
  };
}
