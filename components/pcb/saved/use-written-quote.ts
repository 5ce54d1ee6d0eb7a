"use client";
// The current quote as text, for sharing as text, spreadsheet or print.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useFreightText } from "@/components/pcb/price/use-freight";
import { useLineTexts } from "@/components/pcb/price/use-line-texts";
import { useOptionWords } from "@/lib/i18n/use-option-words";
import { usePriceTexts } from "@/components/pcb/price/use-price-texts";
import type { Quote } from "@/components/pcb/price/quote-for";
import { useDayText } from "@/components/quote/use-validity-text";
import { useObstacleText } from "@/components/pcb/form/use-obstacle-texts";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import type { FormOption } from "@/lib/core/pcb/form-sections";
import { writtenOptions } from "@/lib/core/pcb/written-options";
import { shownAmounts } from "@/lib/base/shown-amounts";
import type { QuoteGroup, WrittenQuote } from "@/lib/core/pricing/quote-text";
import { formatMoney } from "@/lib/i18n/format-money";

/** Returns a function that writes the quote as of a time, named by its project. */
export function useWrittenQuote(
  quote: Quote,
  shipsOn: (days: number) => string,
): (projectName: string, atMs: number) => WrittenQuote {
  const t = useTranslations("quote");
  const totals = useTranslations("pricing.totals");
  const tag = useLocale();
  const format = useFormatter();
  const { specification, price, obstacles, shipping, book, prices } = quote;
  const { optionLabel, valueOf } = useOptionWords();
  const linesOf = useLineTexts(book.currency, specification);
  const texts = usePriceTexts(shipsOn);
  const obstacleText = useObstacleText();
  const freightText = useFreightText();
  const dayText = useDayText();
  const leadTimeNote = isScheduled(specification)
    ? t("production.agreed")
    : t("production.promise", { date: shipsOn(specification.leadTimeDays) });
  const noteOf = (option: FormOption) => (option === "leadTimeDays" ? leadTimeNote : undefined);

  function bill(): QuoteGroup {
    const title = t("price.label");
    if (!price) {
      const note = [t("price.unsupported"), ...obstacles.map(obstacleText)].join(t("saved.written.separator"));
      return { title, rows: [{ name: totals("total"), value: texts.total, note }] };
    }
    const money = (amountMicro: number) => formatMoney({ currency: book.currency, amountMicro }, tag);
    const amounts = price.lines.map(({ amountMicro }) => amountMicro);
    const shown = shownAmounts(amounts, price.total.amountMicro);
    const lines = price.lines.map((line, at) => {
      const { name, rule } = linesOf(line);
      return { name, value: money(shown[at] ?? line.amountMicro), note: rule };
    });
    return {
      title,
      rows: [
        ...lines,
        { name: totals("total"), value: texts.total, note: texts.each, isSum: true },
        {
          name: t("saved.written.freight"),
          value: formatMoney(shipping, tag),
          note: freightText(specification, prices.current),
        },
      ],
    };
  }

  function foot(atMs: number): string {
    const facts = { date: format.dateTime(atMs, { dateStyle: "long" }), version: book.version };
    const { validity } = prices;
    if (validity.kind !== "kept") return t("saved.written.foot", facts);
    return t("saved.written.footKept", { ...facts, until: dayText(validity.lastDay) });
  }

  return (projectName, atMs) => ({
    title: projectName === "" ? t("title") : t("saved.written.title", { name: projectName }),
    groups: [
      ...writtenOptions(specification).map(({ section, options }) => ({
        title: t(`sections.${section}`),
        rows: options.map((option) => ({
          name: optionLabel(option),
          value: valueOf(option, specification),
          note: noteOf(option),
        })),
      })),
      bill(),
    ],
    foot: foot(atMs),
  });
}
