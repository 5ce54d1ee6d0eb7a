// Sources of several results under one count: "[1]" of the second result becomes "[3]" after two of the first.

import type { AnswerBlock, AnswerSource } from "@/lib/core/assistant/answer";

/** `before`: sources that are there already. */
export function countedBlock(block: AnswerBlock, before: number): AnswerBlock {
  if (block.kind !== "text" || before === 0) return block;
  const markdown = block.markdown.replace(/\[(\d{1,3})\]/g, (_all, at: string) => `[${Number(at) + before}]`);
  return { ...block, markdown };
}

export const countedSource = (source: AnswerSource, before: number): AnswerSource => ({
  ...source,
  number: source.number + before,
});
