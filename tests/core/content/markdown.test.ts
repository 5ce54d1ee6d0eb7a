import { describe, expect, it } from "vitest";
import { blocksText, linksIn, outlineOf, parseMarkdown } from "@/lib/core/content/markdown";

describe("parseMarkdown", () => {
  it("reads headings, lists, tables and figures", () => {
    const blocks = parseMarkdown(
      [
        "## Two layers",
        "",
        "Text with **weight**, `code` and a [link](/component).",
        "",
        "3. third",
        "4. fourth",
        "",
        "| a | b |",
        "| - | - |",
        "| 1 | 2 |",
        "",
        '![Section of a board](stack-up.svg "Four layers")',
      ].join("\n"),
    );
    expect(blocks).toEqual([
      { type: "heading", level: 2, id: "two-layers", children: [{ type: "text", text: "Two layers" }] },
      {
        type: "paragraph",
        children: [
          { type: "text", text: "Text with " },
          { type: "strong", children: [{ type: "text", text: "weight" }] },
          { type: "text", text: ", " },
          { type: "code", text: "code" },
          { type: "text", text: " and a " },
          { type: "link", href: "/component", children: [{ type: "text", text: "link" }] },
          { type: "text", text: "." },
        ],
      },
      {
        type: "list",
        isOrdered: true,
        start: 3,
        items: [
          [{ type: "paragraph", children: [{ type: "text", text: "third" }] }],
          [{ type: "paragraph", children: [{ type: "text", text: "fourth" }] }],
        ],
      },
      {
        type: "table",
        header: [[{ type: "text", text: "a" }], [{ type: "text", text: "b" }]],
        rows: [[[{ type: "text", text: "1" }], [{ type: "text", text: "2" }]]],
      },
      { type: "figure", file: "stack-up.svg", alt: "Section of a board", caption: "Four layers" },
    ]);
  });

  it("keeps no HTML and no address with another scheme", () => {
    const blocks = parseMarkdown(
      [
        "<script>alert(1)</script>",
        "",
        "a <b onclick=x>b</b> [bad](javascript:alert(1)) [data](data:text/html,x) [other](//evil.example) ![x](https://e.example/x.png)",
      ].join("\n"),
    );
    expect(linksIn(blocks)).toEqual([]);
    expect(blocksText(blocks)).toBe("a b bad data other ");
  });

  it("gives equal headings different ids, in both languages", () => {
    const ids = outlineOf(parseMarkdown("## 阻焊 与丝印\n\n## Vias\n\n## Vias")).map(({ id }) => id);
    expect(ids).toEqual(["阻焊-与丝印", "vias", "vias-1"]);
  });

  it("reads deep nesting and long lines in bounded time", () => {
    expect(() => parseMarkdown(`${">".repeat(2000)} a`)).not.toThrow();
    expect(() => parseMarkdown("[".repeat(20_000))).not.toThrow();
  });
});
