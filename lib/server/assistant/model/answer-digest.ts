// Digest of an earlier answer, short enough to be sent to a model with the next question.

import { toDecimal } from "@/lib/base/money";
import type { Answer, AnswerBlock, PriceBlock } from "@/lib/core/assistant/answer";

/** Limits in characters. */
const MAX_TEXT = 900;
const MAX_CARD = 240;
const MAX_LISTED = 4;

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1)}…`);

function pricesText({ title, currency, columns, rows }: PriceBlock): string {
  const [total] = rows;
  const amounts = columns.map((column, at) => {
    const amount = total?.amounts[at] ?? null;
    return amount === null ? column : `${column} ${toDecimal(amount)} ${currency}`;
  });
  return `prices, ${title}: ${amounts.join("; ")}`;
}

const listed = (names: readonly string[]): string => names.slice(0, MAX_LISTED).join(", ");

function cardText(block: Exclude<AnswerBlock, { kind: "text" }>): string {
  switch (block.kind) {
    case "prices":
      return pricesText(block);
    case "board":
      return `board ${block.title}, project ${block.projectId}`;
    case "finding":
      return `finding, ${block.severity}: ${block.title}, ${block.count} places`;
    case "parts":
      return `parts: ${listed(block.parts.map(({ mpn }) => mpn))}`;
    case "order":
      return `order ${block.orderNumber}: ${block.status}`;
    case "waveform":
      return `waveform: ${block.title}`;
    case "projects":
      return `projects: ${listed(block.projects.map(({ title }) => title))}`;
    case "act":
      return `prepared: ${block.title}`;
    case "handOver":
      return "a way to an engineer";
  }
}

/** The texts, shortened, and a line for each card; figures of cards that are lists are left out. */
export function answerDigest({ blocks }: Pick<Answer, "blocks">): string {
  const words = blocks.flatMap((block) => (block.kind === "text" ? [block.markdown] : [])).join("\n\n");
  const cards = blocks.flatMap((block) => (block.kind === "text" ? [] : [`(${cut(cardText(block), MAX_CARD)})`]));
  return [cut(words, MAX_TEXT), ...[...new Set(cards)].slice(0, MAX_LISTED)].filter(Boolean).join("\n");
}
