// Markdown of an answer as blocks: no pictures, no links that leave the site, line breaks as they were written.

import type { BlockNode, InlineNode } from "@/components/markdown/markdown-node";
import { type Block, type Inline, parseMarkdown } from "@/lib/core/content/markdown";

const REFERENCE = /^\[(\d{1,3})\]$/;

/** Never throws. What is not allowed in an answer becomes its words, or nothing. */
export const parseAnswer = (markdown: string): BlockNode[] => parseMarkdown(markdown).flatMap(toBlock);

function toBlock(block: Block): BlockNode[] {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return [{ ...block, children: toInlines(block.children) }];
    case "list":
      return [{ ...block, items: block.items.map((item) => item.flatMap(toBlock)) }];
    case "quote":
      return [{ type: "quote", children: block.children.flatMap(toBlock) }];
    case "table":
      return [
        { type: "table", header: block.header.map(toInlines), rows: block.rows.map((row) => row.map(toInlines)) },
      ];
    case "code":
    case "rule":
      return [block];
    case "figure":
      return [];
  }
}

const toInlines = (nodes: readonly Inline[]): InlineNode[] => nodes.flatMap(toInline);

function toInline(node: Inline): InlineNode[] {
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
function toWords(line: string): InlineNode[] {
  return line
    .split(/(\[\d{1,3}\])/)
    .filter((part) => part !== "")
    .map((part) => {
      const number = REFERENCE.exec(part)?.[1];
      return number === undefined ? { type: "text", text: part } : { type: "source", number: Number(number) };
    });
}
