// Passages as answers show them.

import { describe, expect, it } from "vitest";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { passageText } from "@/lib/server/content/search/passage-text";

const TABLE = "| Finish | Shelf life | Flat |\n| --- | --- | --- |\n| ENIG | 12 months | yes |\n| HASL | 12 months | |";

describe("a table", () => {
  it("reads row by row, each value behind its name", () => {
    expect(passageText(parseMarkdown(TABLE), "en")).toBe(
      "- ENIG: Shelf life 12 months, Flat yes\n- HASL: Shelf life 12 months",
    );
    expect(passageText(parseMarkdown("| 层数 | 板厚 |\n| --- | --- |\n| 4 | 1.6 mm |"), "zh")).toBe("- 4：1.6 mm");
  });
});

describe("text", () => {
  it("keeps its paragraphs and the items of its lists apart", () => {
    expect(passageText(parseMarkdown("One.\n\n- a\n- b\n\nTwo."), "en")).toBe("One.\n\n- a\n- b\n\nTwo.");
  });

  it("keeps code as it is", () => {
    expect(passageText(parseMarkdown("```\nR1 a 0 1k\n```"), "en")).toBe("```\nR1 a 0 1k\n```");
  });
});
