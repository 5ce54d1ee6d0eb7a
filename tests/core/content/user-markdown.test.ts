// Markdown of people: what is formatted, and what stays text.
import { describe, expect, it } from "vitest";
import { blocksText, linksIn } from "@/lib/core/content/markdown";
import { parseUserMarkdown } from "@/lib/core/content/user-markdown";
import { Random } from "@/tests/support/random";

describe("text that looks like something else stays text", () => {
  it.each([
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "a <b>bold</b> word",
    "<script>alert(1)</script>",
    "<!-- hidden -->",
    "# not a heading",
    "not a heading\n===",
    "![picture](https://example.com/x.png)",
  ])("%s", (source) => {
    const blocks = parseUserMarkdown(source);
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(["paragraph"]));
    // The brackets of a picture become a link, its words stay.
    const text = blocksText(blocks);
    expect(source.startsWith("![") ? text : text.replaceAll("\n", "")).toBe(
      source.startsWith("![") ? "!picture" : source.replaceAll("\n", ""),
    );
  });
});

it("formats emphasis, lists, quotes, code and links", () => {
  const source = "**bold** `code`\n\n- one\n- two\n\n> quoted\n\n```\nR1 = 10k\n```\n\n[site](https://example.com)";
  expect(parseUserMarkdown(source).map(({ type }) => type)).toEqual([
    "paragraph",
    "list",
    "quote",
    "code",
    "paragraph",
  ]);
});

it("links to https, mail and our own pages alone", () => {
  const links = [
    "javascript:alert(1)",
    "data:text/html,x",
    "http://example.com",
    "//example.com",
    "vbscript:x",
    "https://example.com/a",
    "mailto:a@example.com",
    "/community/1",
  ];
  const source = links.map((href) => `[x](${href})`).join(" ");
  expect(linksIn(parseUserMarkdown(source))).toEqual(["https://example.com/a", "mailto:a@example.com", "/community/1"]);
});

it("gives some text for any input, without headings, pictures and tables", () => {
  const random = new Random(11);
  const parts = [
    "<",
    ">",
    "[",
    "](",
    ")",
    "!",
    "*",
    "_",
    "`",
    "#",
    "\n",
    "- ",
    "> ",
    "|",
    "a",
    "javascript:",
    "\\",
    "&#x3c;",
  ];
  for (let turn = 0; turn < 1_500; turn++) {
    const source = Array.from({ length: 24 }, () => parts[random.below(parts.length)]).join("");
    const blocks = parseUserMarkdown(source);
    const types = JSON.stringify(blocks);
    expect(types).not.toMatch(/"type":"(heading|figure|table|rule)"/);
    for (const href of linksIn(blocks)) expect(href).toMatch(/^(https:\/\/|mailto:|\/(?!\/)|#)/);
  }
});

it("ends for a text that is nested a thousand times", () => {
  expect(parseUserMarkdown("> ".repeat(1_000) + "deep")).toHaveLength(1);
  expect(parseUserMarkdown("*".repeat(2_000))).toBeDefined();
});
