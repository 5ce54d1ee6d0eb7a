"use client";
// Texts about the price book of a quote.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { Money } from "@/lib/base/money";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { formatMoney } from "@/lib/i18n/format-money";

/** Formats a day of the Shanghai calendar, `YYYY-MM-DD`. */
export function useDayText(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(Date.parse(day), { dateStyle: "long", timeZone: "UTC" });
}

/** Total by a price book; null if the specification cannot be manufactured. */
export type TotalBy<B> = (book: B) => Money | null;

/** Null for the book in force. */
export function useValidityText<B extends { effectiveFrom: string }>(): (
  prices: ChosenBook<B>,
  totalBy: TotalBy<B>,
) => string | null {
  const t = useTranslations("quote.validity");
  const tag = useLocale();
  const dayText = useDayText();
  return ({ book, current, validity }, totalBy) => {
    const total = (by: B) => {
      const money = totalBy(by);
      return money && formatMoney(money, tag);
    };
    switch (validity.kind) {
      case "inForce":
        return null;
      case "kept": {
        const days = { from: dayText(book.effectiveFrom), until: dayText(validity.lastDay) };
        const now = total(current);
        return now !== null && total(book) !== now ? t("keptOther", { ...days, now }) : t("kept", days);
      }
      case "renewed": {
        const [before, now] = [validity.previous && total(validity.previous), total(book)];
        if (before === null || now === null) return t("renewed");
        return before === now ? t("renewedSame", { now }) : t("renewedOther", { before, now });
      }
    }
  };
}
