// Markdown of an answer as blocks: no pictures, no links that leave the site, line breaks as they were written.

import { type Block, type Inline, parseMarkdown } from "@/lib/core/content/markdown";

/** Inline content of an answer: "[1]" refers to a source. */
export type AnswerInline =
  | Exclude<Inline, { type: "strong" | "emphasis" | "link" }>
  | { type: "strong" | "emphasis"; children: AnswerInline[] }
  | { type: "link"; href: string; children: AnswerInline[] }
  | { type: "source"; number: number };

export type AnswerTextBlock =
  | { type: "heading" | "paragraph"; children: AnswerInline[] }
  | { type: "list"; isOrdered: boolean; start: number; items: AnswerTextBlock[][] }
  | { type: "quote"; children: AnswerTextBlock[] }
  | { type: "code"; text: string }
  | { type: "table"; header: AnswerInline[][]; rows: AnswerInline[][][] }
  | { type: "rule" };

const REFERENCE = /^\[(\d{1,3})\]$/;

/** Never throws. What is not allowed in an answer becomes its words, or nothing. */
export const parseAnswer = (markdown: string): AnswerTextBlock[] => parseMarkdown(markdown).flatMap(toBlock);

function toBlock(block: Block): AnswerTextBlock[] {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return [{ type: block.type, children: toInlines(block.children) }];
    case "list":
      return [{ ...block, items: block.items.map((item) => item.flatMap(toBlock)) }];
    case "quote":
      return [{ type: "quote", children: block.children.flatMap(toBlock) }];
    case "code":
      return [{ type: "code", text: block.text }];
    case "table":
      return [
        { type: "table", header: block.header.map(toInlines), rows: block.rows.map((row) => row.map(toInlines)) },
      ];
    case "rule":
      return [block];
    case "figure":
      return [];
  }
}

const toInlines = (nodes: readonly Inline[]): AnswerInline[] => nodes.flatMap(toInline);

function toInline(node: Inline): AnswerInline[] {
  switch (node.type) {
    case "text":
      return node.text
        .split("\n")
        .flatMap((line, at) => (at === 0 ? toWords(line) : [{ type: "break" }, ...toWords(line)]));
    case "strong":
    case "emphasis":
      return [{ type: node.type, children: toInlines(node.children) }];
    case "link": {
      const children = toInlines(node.children);
      return node.href.startsWith("/") ? [{ type: "link", href: node.href, children }] : children;
    }
    default:
      return [node];
  }
}

/** Text with its references to sources. */
function toWords(line: string): AnswerInline[] {
  return line
    .split(/(\[\d{1,3}\])/)
    .filter((part) => part !== "")
    .map((part) => {
      const number = REFERENCE.exec(part)?.[1];
      return number === undefined ? { type: "text", text: part } : { type: "source", number: Number(number) };
    });
}

/** The words of inline content without their form. */
export function wordsOf(nodes: readonly AnswerInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === "break") return " ";
      if (node.type === "source") return "";
      return "text" in node ? node.text : wordsOf(node.children);
    })
    .join("");
}
