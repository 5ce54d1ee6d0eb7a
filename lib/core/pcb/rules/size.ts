// The largest and the smallest board, either way round; panels and rails that we make are measured whole.

import { SIZE_LIMITS } from "@/lib/core/pcb/capability";
import { onMultilayer } from "@/lib/core/pcb/multilayer";
import { isOurPanel, madeSize } from "@/lib/core/pcb/panel";
import type { PcbRule } from "@/lib/core/pcb/rule";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

/** A size has at most two decimals; a double's own error stays far below this. */
const TOLERANCE = 1e-6;

function isMadeLength(mm: number): boolean {
  return Number.isFinite(mm) && mm >= SIZE_LIMITS.minMm && Math.abs(mm * 100 - Math.round(mm * 100)) < TOLERANCE;
}

/** What makes the longer side so long: the board, or the boards in a row. */
function longerSide(specification: PcbSpecification, isWider: boolean): PcbOption {
  const boards = isWider ? specification.panelColumns : specification.panelRows;
  if (isOurPanel(specification) && boards > 1) return isWider ? "panelColumns" : "panelRows";
  return isWider ? "widthMm" : "heightMm";
}

/** 500 × 600 mm is the capability page's; with inner layers 400 × 500 mm is what board houses press. */
export const size: PcbRule = {
  yields: [],
  check(specification) {
    const isMultilayer = onMultilayer(specification);
    const maxShort = isMultilayer ? SIZE_LIMITS.maxMultilayerShortMm : SIZE_LIMITS.maxShortMm;
    const maxLong = isMultilayer ? SIZE_LIMITS.maxMultilayerLongMm : SIZE_LIMITS.maxLongMm;
    const args = { min: SIZE_LIMITS.minMm, maxShort, maxLong };
    if (!isMadeLength(specification.widthMm)) return { option: "widthMm", args };
    if (!isMadeLength(specification.heightMm)) return { option: "heightMm", args };
    const { width, height } = madeSize(specification);
    const isWithin = Math.min(width, height) <= maxShort * 100 && Math.max(width, height) <= maxLong * 100;
    return isWithin ? null : { option: longerSide(specification, width > height), args };
  },
};
