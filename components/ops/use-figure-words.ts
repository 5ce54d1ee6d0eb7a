"use client";
// What a figure of a price book is called: its part of the book in words, then where it stands in there.
import { useTranslations } from "next-intl";
import type { FigurePath } from "@/lib/core/pricing/book-figures";

/** They only hold what is inside them. */
const FRAMES: readonly (string | number)[] = ["byLayers", "values", "percentByDaysSaved"];

export interface FigureWords {
  section: (name: string) => string;
  /** A part of a book, `surcharges.surfaceFinish` or `film`. */
  part: (name: string) => string;
  /** One step of the way to a figure; sizes, counts and codes stand as they are. */
  step: (name: string | number) => string;
  /** Where a figure stands within its part. */
  within: (path: FigurePath) => string;
  whole: (path: FigurePath) => string;
}

export function useFigureWords(): FigureWords {
  const tSection = useTranslations("ops.books.sections");
  const tStep = useTranslations("ops.books.steps");
  const tOption = useTranslations("pcb.options");
  const section = (name: string) => (tSection.has(name as never) ? tSection(name as never) : name);
  const step = (name: string | number) => {
    // A place in a list: people count from one.
    if (typeof name === "number") return String(name + 1);
    if (tStep.has(name as never)) return tStep(name as never);
    return tOption.has(name as never) ? tOption(name as never) : String(name);
  };
  const part = (name: string) => {
    const [first = "", option] = name.split(".");
    return option === undefined ? section(first) : `${section(first)} › ${step(option)}`;
  };
  const within = (path: FigurePath) =>
    path
      .slice(1)
      .filter((name) => !FRAMES.includes(name))
      .map(step)
      .join(" › ");
  const whole = (path: FigurePath) =>
    [section(String(path[0])), within(path)].filter((text) => text !== "").join(" › ");
  return { section, part, step, within, whole };
}
