// Prices of bare boards: lead times or quantities beside each other, and options compared.

import * as z from "zod/mini";
import type { PcbQuote } from "@/lib/contracts/pcb";
import type { AnswerBlock, AnswerSource, PriceBlock } from "@/lib/core/assistant/answer";
import type { Locale } from "@/lib/core/market/area";
import { OPTION_NAMES } from "@/lib/core/pcb/options";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { assistantTexts, boardSummary, optionText } from "@/lib/server/assistant/texts";
import { type BoardOfFiles, boardOfFiles } from "./board-files";
import { boardFiles, boardOptions, changes, quantities } from "./inputs";
import { type Options, quoteBoard, quotePath, withFiles } from "./quoted-board";
import { publicTool, resultOf, type ToolContext, type ToolResult } from "./tool";

const specificationOf = ({ specification }: PcbQuote) => specification as PcbSpecification;
const isRefused = ({ violations, contradictions }: PcbQuote): boolean => violations.length + contradictions.length > 0;

const bookSource = ({ bookVersion }: Pick<PcbQuote, "bookVersion">, locale: Locale): AnswerSource => ({
  ...{ number: 1, kind: "prices", title: assistantTexts(locale)("price.book", { version: bookVersion }) },
  path: "/help/how-board-prices-work",
});

export function boardBlock({ projectId, title, facts }: BoardOfFiles): AnswerBlock {
  const { widthMm, heightMm, layers } = facts;
  const path = `/order/manufacturing/pcb?project=${projectId}`;
  return { kind: "board", projectId, title, widthMm, heightMm, layers, path };
}

/** Why it can't be made, with the form that helps to change it. */
function refusal(quote: PcbQuote, files: BoardOfFiles | null, { request: { locale } }: ToolContext): ToolResult {
  const reasons = [...quote.violations, ...quote.contradictions].map(({ message }) => `- ${message}`);
  const t = assistantTexts(locale);
  const link = `[${boardSummary(locale, specificationOf(quote))}](${quotePath(quote.specification, files)})`;
  return resultOf([{ kind: "text", markdown: [t("price.refused"), reasons.join("\n"), link].join("\n\n") }]);
}

type Column = Pick<PcbQuote, "total" | "unitPriceMicro" | "shippingEstimate">;

function priceRows(columns: readonly Column[], locale: Locale): PriceBlock["rows"] {
  const t = assistantTexts(locale);
  return [
    { label: t("price.total"), amounts: columns.map(({ total }) => total.amountMicro), note: null },
    { label: t("price.unit"), amounts: columns.map(({ unitPriceMicro }) => unitPriceMicro), note: null },
    {
      label: t("price.shipping"),
      amounts: columns.map(({ shippingEstimate }) => shippingEstimate.amountMicro),
      note: null,
    },
  ];
}

function notesOf(quote: PcbQuote, asked: Options, files: BoardOfFiles | null, locale: Locale): string {
  const t = assistantTexts(locale);
  const { quantity } = quote.specification;
  const isRounded = typeof asked.quantity === "number" && asked.quantity !== quantity;
  return [
    ...(isRounded ? [t("price.rounded", { quantity, asked: Number(asked.quantity) })] : []),
    ...(files ? [t("price.measured")] : []),
    t("price.assumed"),
  ].join(" ");
}

/** Options that this board does not have yet. */
function suggestionsFor({ specification: { surfaceFinish, quantity } }: PcbQuote, locale: Locale): string[] {
  const t = assistantTexts(locale);
  return [
    t(surfaceFinish === "ENIG" ? "suggest.hasl" : "suggest.enig"),
    ...(quantity === 100 ? [] : [t("suggest.hundred")]),
    t("suggest.duration"),
  ];
}

function priced(
  quotes: readonly PcbQuote[],
  block: Pick<PriceBlock, "columns" | "rows">,
  { asked, files, locale }: { asked: Options; files: BoardOfFiles | null; locale: Locale },
): ToolResult {
  const [first] = quotes;
  if (!first) return resultOf([], { isAnswered: false });
  const t = assistantTexts(locale);
  const summary = boardSummary(locale, specificationOf(first));
  const title = quotes.length > 1 ? summary : t("price.board", { quantity: first.specification.quantity, summary });
  return resultOf(
    [
      ...(files ? [boardBlock(files)] : []),
      {
        ...{ kind: "prices", title, currency: first.currency, ...block, validUntil: null },
        path: quotePath(first.specification, files),
      },
      { kind: "text", markdown: notesOf(first, asked, files, locale) },
    ],
    {
      sources: [bookSource(first, locale)],
      suggestions: suggestionsFor(first, locale),
    },
  );
}

const MAX_LEAD_TIMES = 4;

/** One quantity by lead times. */
function byLeadTime(quote: PcbQuote, locale: Locale): Pick<PriceBlock, "columns" | "rows"> {
  const t = assistantTexts(locale);
  const { quantity, leadTimeDays } = quote.specification;
  const own = { days: leadTimeDays, totalMicro: quote.total.amountMicro, isScheduled: false };
  const others = quote.leadTimes.filter(({ days }) => days !== leadTimeDays);
  const shown = [quote.leadTimes.find(({ days }) => days === leadTimeDays) ?? own, ...others].slice(0, MAX_LEAD_TIMES);
  return {
    columns: shown.map(({ days, isScheduled }) => (isScheduled ? t("price.scheduled") : t("price.days", { days }))),
    rows: priceRows(
      shown.map(({ totalMicro }) => ({
        total: { currency: quote.currency, amountMicro: totalMicro },
        unitPriceMicro: Math.round(totalMicro / quantity),
        shippingEstimate: quote.shippingEstimate,
      })),
      locale,
    ),
  };
}

export const priceBoard = publicTool({
  name: "price-board",
  description:
    "Price of a bare circuit board from its options, or from the person's own board files. Give only the options that were named; the others take their lowest-priced setting. With several quantities it answers one column each, otherwise one column for each lead time. Lengths in mm, copper in µm (1 oz is 35).",
  scope: "quote",
  keepsFiles: true,
  input: z.strictObject({ ...boardFiles, board: z._default(boardOptions, {}), quantities }),
  async run(input, context) {
    const { locale } = context.request;
    const files = await boardOfFiles(input, context);
    const asked = withFiles(input.board, files);
    const counts = input.quantities ?? [];
    const options = counts.length > 1 ? counts.map((quantity) => ({ ...asked, quantity })) : [asked];
    const quotes = await Promise.all(options.map((each) => quoteBoard(each, files, context)));
    const refused = quotes.find(isRefused);
    if (refused) return refusal(refused, files, context);
    const [first] = quotes;
    const t = assistantTexts(locale);
    const block =
      quotes.length === 1 && first
        ? byLeadTime(first, locale)
        : {
            columns: quotes.map(({ specification }) => t("price.pieces", { count: specification.quantity })),
            rows: priceRows(quotes, locale),
          };
    return priced(quotes, block, { asked, files, locale });
  },
});

/** "ENIG", or "as asked" for a column without a change. */
function changeText(change: Options, locale: Locale): string {
  const texts = OPTION_NAMES.flatMap((option) => {
    const value = change[option];
    const isValue = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isValue ? [optionText(locale, option, value)] : [];
  });
  return texts.join(", ") || assistantTexts(locale)("price.base");
}

export const compareBoards = publicTool({
  name: "compare-boards",
  description:
    "Compares prices of one board with changed options, for questions such as 'what if ENIG?' or '1 oz or 2 oz?'. `board` holds the options so far, each of `changes` what differs in one column.",
  scope: "quote",
  keepsFiles: true,
  input: z.strictObject({ ...boardFiles, board: z._default(boardOptions, {}), changes, quantities }),
  async run(input, context) {
    const { locale } = context.request;
    const files = await boardOfFiles(input, context);
    const base = withFiles(input.board, files);
    const columns = input.changes.length > 1 ? input.changes : [{}, ...input.changes];
    const quotes = await Promise.all(columns.map((change) => quoteBoard({ ...base, ...change }, files, context)));
    const refused = quotes.find(isRefused);
    if (refused) return refusal(refused, files, context);
    const names = columns.map((change) => changeText(change, locale));
    return priced(quotes, { columns: names, rows: priceRows(quotes, locale) }, { asked: base, files, locale });
  },
});
