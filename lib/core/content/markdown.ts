// Markdown as a small tree of blocks without any HTML: what articles, help answers and policies are drawn from.

import type { Nodes, PhrasingContent, RootContent, TableRow } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

export type Inline =
  | { type: "text"; text: string }
  | { type: "strong" | "emphasis"; children: Inline[] }
  | { type: "code"; text: string }
  | { type: "link"; href: string; children: Inline[] }
  | { type: "break" };

export type Block =
  | { type: "heading"; level: 2 | 3 | 4; id: string; children: Inline[] }
  | { type: "paragraph"; children: Inline[] }
  | { type: "list"; isOrdered: boolean; start: number; items: Block[][] }
  | { type: "quote"; children: Block[] }
  | { type: "code"; text: string; language: string }
  | { type: "table"; header: Inline[][]; rows: Inline[][][] }
  | { type: "figure"; file: string; alt: string; caption: string }
  | { type: "rule" };

/** Addresses that a link may have: the site's own paths, an anchor, a mail address, or another site over TLS. */
const LINK = /^(\/(?!\/)[^\s\\]*|#[\w-]+|mailto:[^\s]+|https:\/\/[^\s]+)$/;
/** Figures are named, never addressed: a file in the document's own folder. */
const FIGURE = /^[a-z0-9][\w.-]*\.(svg|png|jpg)$/;

/**
 * Never throws. HTML is dropped, a link with another scheme becomes its text, and a text nested deeper than the stack
 * holds is given as one paragraph.
 */
export function parseMarkdown(source: string): Block[] {
  try {
    const root = fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
    return toBlocks(root.children, createHeadingIds());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ type: "paragraph", children: [{ type: "text", text: source }] }];
  }
}

type HeadingIds = (text: string) => string;

/** Ids as GitHub makes them: lower case, spaces as hyphens, a number where a text repeats. Han characters stay. */
function createHeadingIds(): HeadingIds {
  const seen = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, "");
    const base = words.trim().replace(/\s+/g, "-") || "section";
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return count === 0 ? base : `${base}-${count}`;
  };
}

/** `ids` makes the id of a heading from its text. */
export function toBlocks(nodes: readonly RootContent[], ids: HeadingIds): Block[] {
  return nodes.flatMap((node) => toBlock(node, ids) ?? []);
}

function toBlock(node: RootContent, ids: HeadingIds): Block | null {
  switch (node.type) {
    case "heading": {
      const children = toInlines(node.children);
      const level = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
      return { type: "heading", level, id: ids(plainText(children)), children };
    }
    case "paragraph":
      return toFigure(node.children) ?? { type: "paragraph", children: toInlines(node.children) };
    case "list": {
      const items = node.children.map((item) => toBlocks(item.children, ids));
      return { type: "list", isOrdered: node.ordered === true, start: node.start ?? 1, items };
    }
    case "blockquote":
      return { type: "quote", children: toBlocks(node.children, ids) };
    case "code":
      return { type: "code", text: node.value, language: node.lang ?? "" };
    case "table": {
      const [header = [], ...rows] = node.children.map(toCells);
      return { type: "table", header, rows };
    }
    case "thematicBreak":
      return { type: "rule" };
    default:
      return null;
  }
}

const toCells = (row: TableRow): Inline[][] => row.children.map((cell) => toInlines(cell.children));

/** A picture that is alone in its paragraph. */
function toFigure(nodes: readonly PhrasingContent[]): Block | null {
  const [only] = nodes;
  if (nodes.length !== 1 || only?.type !== "image" || !FIGURE.test(only.url)) return null;
  return { type: "figure", file: only.url, alt: only.alt ?? "", caption: only.title ?? "" };
}

function toInlines(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap(toInline);
}

function toInline(node: Nodes): Inline[] {
  switch (node.type) {
    case "text":
      return [{ type: "text", text: node.value }];
    case "strong":
    case "emphasis":
      return [{ type: node.type, children: toInlines(node.children) }];
    case "inlineCode":
      return [{ type: "code", text: node.value }];
    case "break":
      return [{ type: "break" }];
    case "link": {
      const children = toInlines(node.children);
      return LINK.test(node.url) ? [{ type: "link", href: node.url, children }] : children;
    }
    default:
      return [];
  }
}

/** The words of inline content without their form. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === "break") return " ";
      return "text" in node ? node.text : plainText(node.children);
    })
    .join("");
}

/** All words of blocks, a line per block. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join("\n");
}

function blockText(block: Block): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return plainText(block.children);
    case "list":
      return block.items.map(blocksText).join("\n");
    case "quote":
      return blocksText(block.children);
    case "code":
      return block.text;
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(plainText).join(" ")).join("\n");
    case "figure":
      return block.caption;
    case "rule":
      return "";
  }
}

/** Links of blocks, in their order. */
export function linksIn(blocks: readonly Block[]): string[] {
  const ofInline = (node: Inline): string[] => {
    if (!("children" in node)) return [];
    return [...(node.type === "link" ? [node.href] : []), ...node.children.flatMap(ofInline)];
  };
  return blocks.flatMap((block): string[] => {
    if (block.type === "list") return block.items.flatMap(linksIn);
    if (block.type === "quote") return linksIn(block.children);
    if (block.type === "table") return [block.header, ...block.rows].flat(2).flatMap(ofInline);
    return "children" in block ? block.children.flatMap(ofInline) : [];
  });
}

export type OutlineEntry = { id: string; text: string; level: 2 | 3 | 4 };

/** The headings of a document, for its table of contents. */
export function outlineOf(blocks: readonly Block[]): OutlineEntry[] {
  return blocks.flatMap((block) =>
    block.type === "heading" ? [{ id: block.id, text: plainText(block.children), level: block.level }] : [],
  );
}
