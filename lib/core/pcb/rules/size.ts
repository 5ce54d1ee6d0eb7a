// The largest and the smallest board, either way round, in hundredths of a millimetre.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { SIZE_LIMITS } from "@/lib/core/pcb/specification";

/** A size has at most two decimals; a double's own error stays far below this. */
const TOLERANCE = 1e-6;

function isMadeLength(mm: number): boolean {
  return Number.isFinite(mm) && mm >= SIZE_LIMITS.minMm && Math.abs(mm * 100 - Math.round(mm * 100)) < TOLERANCE;
}

/** 500 × 600 mm is the capability page's; with inner layers 400 × 500 mm is what board houses press. */
export const size: PcbRule = {
  yields: [],
  check({ widthMm, heightMm, layers }) {
    const isMultilayer = layers >= 4;
    const maxShort = isMultilayer ? SIZE_LIMITS.maxMultilayerShortMm : SIZE_LIMITS.maxShortMm;
    const maxLong = isMultilayer ? SIZE_LIMITS.maxMultilayerLongMm : SIZE_LIMITS.maxLongMm;
    const args = { min: SIZE_LIMITS.minMm, maxShort, maxLong };
    if (!isMadeLength(widthMm)) return { option: "widthMm", args };
    if (!isMadeLength(heightMm)) return { option: "heightMm", args };
    const isWithin = Math.min(widthMm, heightMm) <= maxShort && Math.max(widthMm, heightMm) <= maxLong;
    return isWithin ? null : { option: widthMm > heightMm ? "widthMm" : "heightMm", args };
  },
};
