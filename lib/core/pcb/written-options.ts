// The options that a quote lists, in form order.

import { isAsked } from "@/lib/core/pcb/asked";
import { FORM, type FormOption, partsOf, type Section, SECTIONS } from "@/lib/core/pcb/form-sections";
import { OPTION_RECORDS } from "@/lib/core/pcb/options";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";

function isWritten(option: FormOption, specification: PcbSpecification): boolean {
  if (!isAsked(option, specification)) return false;
  const usual: Partial<PcbSpecification> = DEFAULT_SPECIFICATION;
  return OPTION_RECORDS[option].isAlwaysWritten === true || specification[option] !== usual[option];
}

/** By section; empty sections are omitted. */
export function writtenOptions(specification: PcbSpecification): { section: Section; options: FormOption[] }[] {
  return SECTIONS.map((section) => ({
    section,
    options: FORM[section].filter((option) => isWritten(option, specification)),
  })).filter(({ options }) => options.length > 0);
}

export interface ComparedOption {
  option: FormOption;
  isDifferent: boolean;
}

/** Every option that at least one of the quotes lists, and if the quotes differ in it. */
export function comparedOptions(specifications: readonly PcbSpecification[]): ComparedOption[] {
  const written = new Set(
    specifications.flatMap((specification) => writtenOptions(specification).flatMap(({ options }) => options)),
  );
  return SECTIONS.flatMap((section) => [...FORM[section]])
    .filter((option) => written.has(option))
    .map((option) => {
      const values = specifications.map((specification) =>
        isAsked(option, specification)
          ? partsOf(option)
              .map((part) => specification[part])
              .join()
          : "",
      );
      return { option, isDifferent: new Set(values).size > 1 };
    });
}
