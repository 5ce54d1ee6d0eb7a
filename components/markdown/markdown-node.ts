// Markdown that any page may show: the blocks that `lib/core/content` parses, and references to sources.
import type { Block, Inline } from "@/lib/core/content/markdown";

export type InlineNode =
  | Exclude<Inline, { type: "strong" | "emphasis" | "link" }>
  | { type: "strong" | "emphasis"; children: InlineNode[] }
  | { type: "link"; href: string; children: InlineNode[] }
  /** Written as "[1]". */
  | { type: "source"; number: number };

export type BlockNode =
  | Extract<Block, { type: "code" | "figure" | "rule" }>
  | { type: "heading"; level: 2 | 3 | 4; id: string; children: InlineNode[] }
  | { type: "paragraph"; children: InlineNode[] }
  | { type: "list"; isOrdered: boolean; start: number; items: BlockNode[][] }
  | { type: "quote"; children: BlockNode[] }
  | { type: "table"; header: InlineNode[][]; rows: InlineNode[][][] };

/** The words of inline content without their form. */
export function wordsOf(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === "break") return " ";
      if (node.type === "source") return "";
      return "text" in node ? node.text : wordsOf(node.children);
    })
    .join("");
}
