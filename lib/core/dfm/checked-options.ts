// The options of an order that a check depends on; a change of any other leaves its report as it is.

import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

export const CHECKED_OPTIONS = [
  "boardType",
  "layers",
  "widthMm",
  "heightMm",
  "fiducials",
  "thicknessMm",
  "surfaceFinish",
  "solderMask",
  "solderMaskColor",
  "silkscreen",
  "outerCopperUm",
  "innerCopperUm",
  "minTraceSpaceMil",
  "minHoleMm",
  "viaProcess",
  "viaFilledWithResin",
  "viaInPad",
  "blindBuriedVias",
  "laserDrill",
  "fineBgaPads",
  "edgePlating",
  "halfcutCastellatedHoles",
  "goldFingers",
] as const satisfies readonly PcbOption[];

/** Whether a report that was made for one of them holds for the other. */
export function isCheckedAlike(a: PcbSpecification, b: PcbSpecification): boolean {
  return CHECKED_OPTIONS.every((option) => a[option] === b[option]);
}

/** Equal for orders that are checked alike. */
export function checkedKey(order: PcbSpecification): string {
  return CHECKED_OPTIONS.map((option) => String(order[option])).join(" ");
}
