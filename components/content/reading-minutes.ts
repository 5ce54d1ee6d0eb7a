import { type Block, blocksText } from "@/lib/core/content/markdown";

const WORDS_PER_MINUTE = 220;
const HAN_PER_MINUTE = 400;

/** Whole minutes to read a document, at least one: Han characters and words of other scripts count separately. */
export function readingMinutes(blocks: readonly Block[]): number {
  const text = blocksText(blocks);
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + han / HAN_PER_MINUTE));
}
