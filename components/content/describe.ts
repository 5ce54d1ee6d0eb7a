import { type Block, blocksText } from "@/lib/core/content/markdown";

const LENGTH = 155;

/** The beginning of a text in at most 155 characters, for search results; cut at the end of a word. */
export function describe(blocks: readonly Block[]): string {
  const text = blocksText(blocks).replace(/\s+/g, " ").trim();
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH - 1);
  const space = cut.lastIndexOf(" ");
  return `${space > LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
