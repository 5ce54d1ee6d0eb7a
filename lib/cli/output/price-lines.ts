// A board and its price for people.

import type { CommandContext } from "@/lib/cli/command";
import { safeText } from "@/lib/cli/output/safe-text";
import { table } from "@/lib/cli/output/table";
import type { Words } from "@/lib/cli/output/words";
import { shownAmounts } from "@/lib/base/shown-amounts";
import type { PcbQuote } from "@/lib/contracts/pcb";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

type Shown = Pick<CommandContext, "words" | "width" | "style">;

export const boardTitle = ({ layers, widthMm, heightMm, quantity }: PcbSpecification, { say }: Words): string =>
  say("quote.title", { layers, width: widthMm, height: heightMm, quantity });

/** The options that a quote always lists, and those that are not at their default. */
export const listedOptions = (specification: PcbSpecification): PcbOption[] =>
  OPTION_NAMES.filter((option) => {
    const record = OPTION_RECORDS[option];
    const isOwnRow = !["layers", "widthMm", "heightMm", "quantity", "goldFingerCount", "leadTimeDays"].includes(option);
    return isOwnRow && (record.isInSummary === true || specification[option] !== record.default);
  });

export function optionRows(specification: PcbSpecification, words: Words): string[][] {
  return listedOptions(specification).map((option) => [
    words.optionName(option),
    words.optionValue(option, specification[option]),
  ]);
}

function problemLines(quote: PcbQuote, { words, style }: Shown): string[] {
  const problems = [...quote.violations, ...quote.contradictions];
  const title = quote.violations.length > 0 ? "quote.cannotBeMade" : "quote.needsInquiry";
  return [style.error(words.say(title)), ...problems.map(({ message }) => `- ${safeText(message)}`)];
}

export function leadTimeText({ days, isScheduled }: PcbQuote["leadTimes"][number], { say }: Words): string {
  return isScheduled ? say("quote.byAgreement") : say("quote.days", { days });
}

export function priceLines(quote: PcbQuote, shown: Shown): string[] {
  if (quote.violations.length + quote.contradictions.length > 0) return problemLines(quote, shown);
  const { words, width, style } = shown;
  const { currency, total, unitPriceMicro, shippingEstimate } = quote;
  const money = (amountMicro: number) => words.money({ currency, amountMicro });
  const amounts = shownAmounts(
    quote.lines.map(({ amountMicro }) => amountMicro),
    total.amountMicro,
  );
  const rows = quote.lines.map(({ key }, at) => [words.lineName(key), money(amounts[at] ?? 0)]);
  const columns = [{ head: words.say("quote.line") }, { head: words.say("quote.amount"), isNumeric: true }];
  const times = quote.leadTimes.map((time) => [leadTimeText(time, words), money(time.totalMicro)]);
  const timeColumns = [{ head: words.say("quote.leadTime") }, { head: words.say("quote.total"), isNumeric: true }];
  return [
    ...table(columns, rows, width),
    "",
    style.strong(words.say("quote.totalIs", { total: money(total.amountMicro), each: money(unitPriceMicro) })),
    words.say("quote.shipping", { amount: money(shippingEstimate.amountMicro) }),
    ...(times.length > 0 ? ["", ...table(timeColumns, times, width)] : []),
    ...(quote.reviews.length > 0 ? ["", style.warning(words.say("quote.reviewed"))] : []),
  ];
}
