// Which options of a quote are written out, in the order of the form.

import { FORM, SECTIONS, type Section } from "@/lib/core/pcb/form-sections";
import { isAsked } from "@/lib/core/pcb/asked";
import { DEFAULT_SPECIFICATION, type PcbOption, type PcbSpecification } from "@/lib/core/pcb/specification";

/** An option of the form; width stands for the size, boards across for the panel's grid. */
export type FormOption = (typeof FORM)[Section][number];

/** What every buyer asks for; the rest is written where it is chosen. */
const ALWAYS: readonly FormOption[] = [
  "boardType",
  "deliveryMethod",
  "layers",
  "widthMm",
  "quantity",
  "panelColumns",
  "thicknessMm",
  "materialTg",
  "outerCopperUm",
  "innerCopperUm",
  "surfaceFinish",
  "enigAuThickness",
  "solderMaskColor",
  "silkscreenColor",
  "minTraceSpaceMil",
  "minHoleMm",
  "viaProcess",
  "goldFingerCount",
  "testType",
  "leadTimeDays",
];

function isWritten(option: FormOption, specification: PcbSpecification): boolean {
  if (!isAsked(option, specification)) return false;
  const usual: Partial<PcbSpecification> = DEFAULT_SPECIFICATION;
  return ALWAYS.includes(option) || specification[option] !== usual[option];
}

/** By section; sections without any are left out. */
export function writtenOptions(specification: PcbSpecification): { section: Section; options: FormOption[] }[] {
  return SECTIONS.map((section) => ({
    section,
    options: FORM[section].filter((option) => isWritten(option, specification)),
  })).filter(({ options }) => options.length > 0);
}

/** What the size and a panel's grid consist of; two quotes differ there where either part does. */
const PARTS: Partial<Record<FormOption, readonly PcbOption[]>> = {
  widthMm: ["widthMm", "heightMm"],
  panelColumns: ["panelColumns", "panelRows"],
};

export interface ComparedOption {
  option: FormOption;
  isDifferent: boolean;
}

/** Every option that is written of at least one of the quotes, and whether they differ in it. */
export function comparedOptions(specifications: readonly PcbSpecification[]): ComparedOption[] {
  const written = new Set(
    specifications.flatMap((specification) => writtenOptions(specification).flatMap(({ options }) => options)),
  );
  return SECTIONS.flatMap((section) => [...FORM[section]])
    .filter((option) => written.has(option))
    .map((option) => {
      const said = specifications.map((specification) =>
        isAsked(option, specification) ? (PARTS[option] ?? [option]).map((part) => specification[part]).join() : "",
      );
      return { option, isDifferent: new Set(said).size > 1 };
    });
}
