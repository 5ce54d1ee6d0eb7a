// The options that a specification leaves to be chosen; the others follow from these and are not asked.

import { hasOurRails, isPanel } from "@/lib/core/pcb/panel";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

const WHEN: Partial<Record<PcbOption, (specification: PcbSpecification) => boolean>> = {
  deliveryMethod: ({ boardType }) => boardType === "single",
  panelColumns: isPanel,
  panelRows: isPanel,
  xOutAllowance: isPanel,
  differentDesigns: isPanel,
  skipVScoring: isPanel,
  railWidthMm: hasOurRails,
  fiducials: (specification) => hasOurRails(specification) || isPanel(specification),
  enigAuThickness: ({ surfaceFinish }) => surfaceFinish === "ENIG",
  solderMaskColor: ({ solderMask }) => solderMask !== "none",
  silkscreenColor: ({ silkscreen }) => silkscreen !== "none",
  innerCopperUm: ({ layers }) => layers >= 4,
  stackedMicroVia: ({ laserDrill }) => laserDrill,
  goldFingerCount: ({ goldFingers }) => goldFingers,
  goldFingerChamferDeg: ({ goldFingers }) => goldFingers,
  testType: ({ testing }) => testing,
};

export function isAsked(option: PcbOption, specification: PcbSpecification): boolean {
  return WHEN[option]?.(specification) ?? true;
}
