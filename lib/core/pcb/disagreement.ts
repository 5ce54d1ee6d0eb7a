// Where the form says something that the files do not bear out; it must be confirmed before it is ordered.

import { isSameSize } from "@/lib/core/pcb/same-size";
import { type ListedOption, type OptionValue, PCB_OPTIONS, type PcbOption } from "@/lib/core/pcb/specification";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Finer than the files need, or more copper, is no contradiction; coarser, or less, is. */
const GRADED: readonly PcbOption[] = [
  "minTraceSpaceMil",
  "minHoleMm",
  "halfcutCastellatedHoles",
  "edgePlating",
  "blindBuriedVias",
  "goldFingers",
  "outerCopperUm",
  "innerCopperUm",
];

/** A board in another color is the same board. */
const TASTE: readonly PcbOption[] = ["solderMaskColor", "silkscreenColor"];

/** The grid of a panel follows its board type, and is asked about with it. */
const FOLLOWING: readonly PcbOption[] = ["panelColumns", "panelRows"];

/** Nobody can confirm that the files are wrong in these: see contradictions.ts. */
export const MEASURED_OPTIONS: readonly PcbOption[] = [
  "layers",
  "widthMm",
  "heightMm",
  "minTraceSpaceMil",
  "minHoleMm",
];

function isCoarser(option: ListedOption, chosen: OptionValue, needed: OptionValue): boolean {
  const grades: readonly OptionValue[] = PCB_OPTIONS[option];
  return grades.indexOf(chosen) < grades.indexOf(needed);
}

/** A board turned by a quarter is the same board. */
function isOfSameSize(
  option: PcbOption,
  specification: PcbSpecification,
  { widthMm, heightMm }: Partial<PcbSpecification>,
) {
  if (widthMm === undefined || heightMm === undefined || (option !== "widthMm" && option !== "heightMm")) return false;
  return isSameSize(specification, { widthMm, heightMm });
}

/** Whether the chosen value contradicts what was read from the files; `measured` is what they suggest. */
export function disagrees(
  option: PcbOption,
  specification: PcbSpecification,
  measured: Partial<PcbSpecification>,
): boolean {
  const needed = measured[option];
  const chosen = specification[option];
  if (needed === undefined || needed === chosen || TASTE.includes(option) || FOLLOWING.includes(option)) return false;
  if (isOfSameSize(option, specification, measured)) return false;
  return GRADED.includes(option) ? isCoarser(option as ListedOption, chosen, needed) : true;
}

/**
 * The options whose contradiction nobody has confirmed yet. A confirmation is of one value: another one is to be
 * confirmed anew.
 */
export function openDisagreements(
  specification: PcbSpecification,
  measured: Partial<PcbSpecification>,
  confirmed: Partial<PcbSpecification>,
): PcbOption[] {
  const options = (Object.keys(measured) as PcbOption[]).filter((option) => !MEASURED_OPTIONS.includes(option));
  return options.filter(
    (option) => disagrees(option, specification, measured) && confirmed[option] !== specification[option],
  );
}
