"use client";
// Labels of price book rates: part of the book, then position within it.
import { useTranslations } from "next-intl";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import type { FigurePath } from "@/lib/core/pricing/book-figures";
import { hasText, textOr } from "@/lib/base/has-text";
import { useOptionLabel } from "@/lib/i18n/use-option-label";

/** Containers without a label of their own. */
const FRAMES: readonly (string | number)[] = ["byLayers", "values", "percentByDaysSaved", "zones"];

/** Containers whose keys are layer counts. */
const LAYERS: readonly (string | number)[] = ["byLayers", "fixtureByLayers", "fullByLayers", "filmsByLayers"];

/** Sections whose keys below a layer count are values of an option. */
const BELOW_LAYERS: Readonly<Record<string, ListedOption>> = {
  innerCopper: "innerCopperUm",
  materialTg: "materialTg",
};

const SIZE = /^(\d+)x(\d+)$/;

export interface FigureWords {
  section: (name: string) => string;
  /** Label of a part, `surcharges.surfaceFinish` or `film`. */
  part: (name: string) => string;
  /** Label of a rate within its part. */
  within: (path: FigurePath) => string;
  whole: (path: FigurePath) => string;
}

/** Label of an option's value by its code in a book; null for an unknown one. */
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

/** Label of a path segment by its container; null if it is shown as it is. */
function useNumberWord() {
  const t = useTranslations("ops.books");
  const values = useTranslations("pcb.values");
  const valueOf = useOptionValue();
  return (path: FigurePath, at: number): string | null => {
    const [name, frame, section] = [path[at], path[at - 1], path[0]];
    const code = String(name);
    // List indexes are shown from one.
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
