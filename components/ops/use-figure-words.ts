"use client";
// What a figure of a price book is called: its part of the book in words, then where it stands in there.
import { useTranslations } from "next-intl";
import type { FigurePath } from "@/lib/core/pricing/book-figures";

/** They only hold what is inside them. */
const FRAMES: readonly (string | number)[] = ["byLayers", "values", "percentByDaysSaved"];

export function useSectionWords(): (section: string) => string {
  const t = useTranslations("ops.books.sections");
  return (section) => (t.has(section as never) ? t(section as never) : section);
}

export function figureWithin(path: FigurePath): string {
  return path
    .slice(1)
    .filter((name) => !FRAMES.includes(name))
    .join(" › ");
}

export function useFigureWords(): (path: FigurePath) => string {
  const sectionOf = useSectionWords();
  return (path) => [sectionOf(String(path[0])), figureWithin(path)].filter((text) => text !== "").join(" › ");
}
