// The sections of the form and their rows, in page order.

import { inOrder, OPTION_NAMES, OPTION_RECORDS, type OPTIONS, type PcbOption } from "@/lib/core/pcb/options";
import { type Section, SECTIONS } from "@/lib/core/pcb/options/option";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";

export { type Section, SECTIONS };

/** An option with its own row; width represents the size, panel columns the grid. */
export type FormOption = {
  [O in PcbOption]: (typeof OPTIONS)[O]["form"] extends { section: Section } ? O : never;
}[PcbOption];

function sectionOf(option: PcbOption): Section | null {
  const { form } = OPTION_RECORDS[option];
  return "section" in form ? form.section : null;
}

function rowBefore(option: PcbOption): string | undefined {
  const { form } = OPTION_RECORDS[option];
  return "section" in form ? form.after : undefined;
}

function rowsOf(section: Section): readonly FormOption[] {
  const rows = OPTION_NAMES.filter((option): option is FormOption => sectionOf(option) === section);
  return inOrder(rows, rowBefore);
}

export const FORM = Object.fromEntries(SECTIONS.map((section) => [section, rowsOf(section)])) as Readonly<
  Record<Section, readonly FormOption[]>
>;

/** The option of a row, and those that share the row. */
export function partsOf(row: FormOption): readonly PcbOption[] {
  const others = OPTION_NAMES.filter((option) => {
    const { form } = OPTION_RECORDS[option];
    return "with" in form && form.with === row;
  });
  return [row, ...others];
}

/** Sections that most boards do not need: collapsed until something in them is chosen, by hand or by the files. */
export const FOLDED: readonly Section[] = ["special", "checks"];

/** The options of a section that are not at their default. */
export function unusualIn(section: Section, specification: PcbSpecification): FormOption[] {
  const usual: Partial<PcbSpecification> = DEFAULT_SPECIFICATION;
  return FORM[section].filter((option) => specification[option] !== usual[option]);
}
