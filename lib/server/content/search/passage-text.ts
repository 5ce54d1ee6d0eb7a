// A passage as an answer shows it: paragraphs and lists, and each row of a table as "name: value".

import type { Locale } from "@/lib/core/market/area";
import { type Block, plainText } from "@/lib/core/content/markdown";

type Table = Extract<Block, { type: "table" }>;

const SIGNS = {
  en: { colon: ": ", comma: ", " },
  zh: { colon: "：", comma: "，" },
} as const;

/** "- ENIG: Shelf life 12 months, Flatness very good"; with two columns the second needs no name. */
function rowsText({ header, rows }: Table, locale: Locale): string {
  const { colon, comma } = SIGNS[locale];
  const names = header.map((cell) => plainText(cell).trim());
  return rows
    .map((row) => {
      const [name = "", ...values] = row.map((cell) => plainText(cell).trim());
      const named = values.flatMap((value, at) => {
        if (value === "") return [];
        const label = names[at + 1] ?? "";
        return [values.length === 1 || label === "" ? value : `${label} ${value}`];
      });
      return named.length === 0 ? `- ${name}` : `- ${name}${colon}${named.join(comma)}`;
    })
    .join("\n");
}

function blockText(block: Block, locale: Locale): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return plainText(block.children);
    case "list":
      return block.items.map((item) => `- ${passageText(item, locale).replace(/\n+(?:- )?/g, " ")}`).join("\n");
    case "quote":
      return passageText(block.children, locale);
    case "code":
      return `\`\`\`\n${block.text}\n\`\`\``;
    case "table":
      return rowsText(block, locale);
    case "figure":
      return block.caption;
    case "rule":
      return "";
  }
}

/** Paragraphs apart by an empty line. */
export const passageText = (blocks: readonly Block[], locale: Locale): string =>
  blocks
    .map((block) => blockText(block, locale).trim())
    .filter(Boolean)
    .join("\n\n");
