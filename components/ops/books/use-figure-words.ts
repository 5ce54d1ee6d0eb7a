"use client";
// What a figure of a price book is called: its part of the book in words, then where it stands in there.
import { useTranslations } from "next-intl";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import type { FigurePath } from "@/lib/core/pricing/book-figures";
import { hasText, textOr } from "@/lib/base/has-text";
import { useOptionLabel } from "@/lib/i18n/use-option-label";

/** They only hold what is inside them. */
const FRAMES: readonly (string | number)[] = ["byLayers", "values", "percentByDaysSaved", "zones"];

/** What the names in here are numbers of. */
const LAYERS: readonly (string | number)[] = ["byLayers", "fixtureByLayers", "fullByLayers", "filmsByLayers"];

/** Sections whose names below a number of layers are values of an option. */
const BELOW_LAYERS: Readonly<Record<string, ListedOption>> = {
  innerCopper: "innerCopperUm",
  materialTg: "materialTg",
};

const SIZE = /^(\d+)x(\d+)$/;

export interface FigureWords {
  section: (name: string) => string;
  /** A part of a book, `surcharges.surfaceFinish` or `film`. */
  part: (name: string) => string;
  /** Where a figure stands within its part. */
  within: (path: FigurePath) => string;
  whole: (path: FigurePath) => string;
}

/** A value of an option, by the code that a book has for it; null for what is on no list. */
function useOptionValue() {
  const labelOf = useOptionLabel();
  const t = useTranslations("pcb.values");
  const tBooks = useTranslations("ops.books");
  return (option: string, code: string): string | null => {
    if (!Object.hasOwn(PCB_OPTIONS, option)) return null;
    const listed = option as ListedOption;
    const value = PCB_OPTIONS[listed].find((each) => String(each) === code);
    if (value === undefined) return null;
    if (listed === "thicknessMm") return t("thickness", { mm: Number(value) });
    return listed === "differentDesigns" ? tBooks("designs", { count: Number(value) }) : labelOf(listed, value);
  };
}

/** The name at a place of a path, by what it stands in; null where it stands as it is. */
function useNumberWord() {
  const t = useTranslations("ops.books");
  const values = useTranslations("pcb.values");
  const valueOf = useOptionValue();
  return (path: FigurePath, at: number): string | null => {
    const [name, frame, section] = [path[at], path[at - 1], path[0]];
    const code = String(name);
    // A place in a list: people count from one.
    if (typeof name === "number") return frame === "zones" ? t("zone", { place: name + 1 }) : String(name + 1);
    if (frame === "values") return valueOf(String(path[at - 2]), code);
    if (LAYERS.includes(frame ?? "")) return values("layers", { layers: Number(code) });
    if (frame === "percentByDaysSaved") return t("daysSaved", { days: Number(code) });
    const below = LAYERS.includes(path[at - 2] ?? "") ? BELOW_LAYERS[String(section)] : undefined;
    if (below) return valueOf(below, code);
    const [, width, height] = SIZE.exec(code) ?? [];
    return width && height ? values("size", { width, height }) : null;
  };
}

export function useFigureWords(): FigureWords {
  const tSection = useTranslations("ops.books.sections");
  const tStep = useTranslations("ops.books.steps");
  const tOption = useTranslations("pcb.options");
  const numberWord = useNumberWord();
  const section = (name: string) => textOr(tSection, name, name);
  const step = (name: string) => {
    if (hasText(tStep, name)) return tStep(name);
    return textOr(tOption, name, name);
  };
  const part = (name: string) => {
    const [first = "", option] = name.split(".");
    return option === undefined ? section(first) : `${section(first)} › ${step(option)}`;
  };
  const within = (path: FigurePath) =>
    path
      .flatMap((name, at) => (at === 0 || FRAMES.includes(name) ? [] : [numberWord(path, at) ?? step(String(name))]))
      .join(" › ");
  const whole = (path: FigurePath) =>
    [section(String(path[0])), within(path)].filter((text) => text !== "").join(" › ");
  return { section, part, within, whole };
}
