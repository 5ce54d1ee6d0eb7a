// Markdown that people write about projects: paragraphs, lists, quotes, links, emphasis and code.

import { fromMarkdown } from "mdast-util-from-markdown";
import { type Block, toBlocks } from "@/lib/core/content/markdown";

/** Constructs of CommonMark that stay as they were typed: nobody's HTML, pictures or headings get into a page. */
const PLAIN = {
  disable: {
    null: ["headingAtx", "setextUnderline", "htmlFlow", "htmlText", "labelStartImage", "definition", "thematicBreak"],
  },
};

/**
 * Never throws. What looks like HTML is text; a link with another scheme than https, mailto or a path of the site is its
 * words alone; a text nested deeper than the stack holds is one paragraph.
 */
export function parseUserMarkdown(source: string): Block[] {
  try {
    return toBlocks(fromMarkdown(source, { extensions: [PLAIN] }).children, (text) => text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ type: "paragraph", children: [{ type: "text", text: source }] }];
  }
}
