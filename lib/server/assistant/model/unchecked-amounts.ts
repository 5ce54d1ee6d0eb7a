// Amounts of money in a model's text that no card shows: it may have made them up.

import { toDecimal } from "@/lib/base/money";
import type { AnswerBlock } from "@/lib/core/assistant/answer";

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const WRITTEN = new RegExp(
  String.raw`(?:US\$|[$¥￥]|USD|CNY|RMB)\s?${NUMBER}|${NUMBER}\s?(?:USD|CNY|RMB|dollars?|yuan|美元|元)`,
  "gi",
);

function amountsOf(block: AnswerBlock): number[] {
  if (block.kind === "prices") return block.rows.flatMap(({ amounts }) => amounts.filter((each) => each !== null));
  if (block.kind === "parts") return block.parts.flatMap(({ unitMicro }) => (unitMicro === null ? [] : [unitMicro]));
  return block.kind === "act" && block.amountMicro !== null ? [block.amountMicro] : [];
}

/** "1,234.50" and "1234.5" are one amount. */
const normal = (decimal: string) => String(Number(decimal.replaceAll(",", "")));

/** True where the text names an amount that is on none of the cards. */
export function hasUncheckedAmount(text: string, cards: readonly AnswerBlock[]): boolean {
  const shown = new Set(cards.flatMap(amountsOf).map((amountMicro) => normal(toDecimal(amountMicro))));
  return [...text.matchAll(WRITTEN)].some(([, before, after]) => !shown.has(normal(before ?? after ?? "")));
}
