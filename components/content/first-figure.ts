import type { ContentDocument, ContentFigure } from "@/lib/core/content/content-document";
import { parseMarkdown } from "@/lib/core/content/markdown";

/** The first figure of a document with its alternative text; null where it has none. */
export function firstFigure({ body, figures }: ContentDocument): (ContentFigure & { alt: string }) | null {
  for (const block of parseMarkdown(body)) {
    const figure = block.type === "figure" ? figures[block.file] : undefined;
    if (block.type === "figure" && figure) return { ...figure, alt: block.alt };
  }
  return null;
}
