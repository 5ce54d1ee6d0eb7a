// The options of an order that a check depends on: a change of any other leaves its report as it is.

import { toFullQuery } from "@/lib/core/pcb/query";
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

/** True if a report for one of two orders holds for the other. */
export function isCheckedAlike(a: PcbSpecification, b: PcbSpecification): boolean {
  return CHECKED_OPTIONS.every((option) => a[option] === b[option]);
}

/** Equal for orders that are checked alike. */
export function checkedKey(order: PcbSpecification): string {
  return CHECKED_OPTIONS.map((option) => String(order[option])).join(" ");
}

/** The address of a project's DFM report with every option that it depends on, so that no default replaces one. */
export function reportAddress(projectId: string, specification: PcbSpecification): string {
  return `/order/dfm?${new URLSearchParams([["id", projectId], ...toFullQuery(specification, CHECKED_OPTIONS)])}`;
}
