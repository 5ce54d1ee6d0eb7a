// Options in the form that the files do not confirm; they must be confirmed before ordering.

import { isSameSize } from "@/lib/core/pcb/same-size";
import { type ListedOption, type OptionValue, PCB_OPTIONS, type PcbOption } from "@/lib/core/pcb/specification";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Finer than the files need, or more copper, is not a contradiction; coarser, or less, is. */
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

/** Options that do not depend on the files. */
const TASTE: readonly PcbOption[] = ["solderMaskColor", "silkscreenColor"];

/** The grid of a panel depends on its board type, and is confirmed with it. */
const FOLLOWING: readonly PcbOption[] = ["panelColumns", "panelRows"];

/** Options in which the files are always right: see contradictions.ts. */
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

/** A board rotated by 90° is the same board. */
function isOfSameSize(
  option: PcbOption,
  specification: PcbSpecification,
  { widthMm, heightMm }: Partial<PcbSpecification>,
) {
  if (widthMm === undefined || heightMm === undefined || (option !== "widthMm" && option !== "heightMm")) return false;
  return isSameSize(specification, { widthMm, heightMm });
}

/** True if the chosen value contradicts the files; `measured` is the value that they suggest. */
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
 * The options with an unconfirmed contradiction. A confirmation applies to one value: another one must be confirmed
 * again.
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
