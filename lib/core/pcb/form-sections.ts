// The order of the form: which options stand together, and which groups are only opened by who needs them.

import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";

export const FORM = {
  board: [
    "boardType",
    "deliveryMethod",
    "layers",
    "widthMm",
    "quantity",
    "panelColumns",
    "differentDesigns",
    "railWidthMm",
    "fiducials",
    "xOutAllowance",
    "skipVScoring",
  ],
  material: ["thicknessMm", "materialTg", "outerCopperUm", "innerCopperUm"],
  surface: ["surfaceFinish", "enigAuThickness", "solderMaskColor", "solderMask", "silkscreenColor", "silkscreen"],
  process: ["minTraceSpaceMil", "minHoleMm", "viaProcess", "impedanceControl"],
  special: [
    "goldFingers",
    "goldFingerCount",
    "goldFingerChamferDeg",
    "halfcutCastellatedHoles",
    "edgePlating",
    "viaFilledWithResin",
    "viaInPad",
    "blindBuriedVias",
    "laserDrill",
    "stackedMicroVia",
    "fineBgaPads",
    "holeCopperUm",
    "pressfitHoles",
    "countersinksCounterbores",
    "carbonMask",
    "peelableSoldermask",
    "kaptonTape",
  ],
  checks: ["testing", "testType", "ulMarking", "dateCodeMarking"],
  production: ["leadTimeDays"],
} as const satisfies Record<string, readonly PcbOption[]>;

export type Section = keyof typeof FORM;
export const SECTIONS = Object.keys(FORM) as Section[];

/** Most boards need nothing of these: they stay folded until something in them is chosen, by hand or by the files. */
export const FOLDED: readonly Section[] = ["special", "checks"];

/** What is chosen in a section beyond the usual. */
export function unusualIn(section: Section, specification: PcbSpecification): PcbOption[] {
  const usual: Partial<PcbSpecification> = DEFAULT_SPECIFICATION;
  return FORM[section].filter((option) => specification[option] !== usual[option]);
}
