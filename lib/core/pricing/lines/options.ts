// Options that cost the dearer of a sum per lot and a sum per square metre.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";
import type { PcbOption } from "@/lib/core/pcb/specification";

/** The line of one option, from the book's table under the option's own name. */
function optionLine(option: PcbOption): CostLine {
  return ({ specification, book }) => {
    const value = specification[option];
    return surchargeLine(specification, book.surcharges[option]?.[String(value)], value);
  };
}

export const surfaceFinish = optionLine("surfaceFinish");
export const enigAuThickness = optionLine("enigAuThickness");
export const outerCopper = optionLine("outerCopperUm");
export const innerCopper = optionLine("innerCopperUm");
export const minTraceSpace = optionLine("minTraceSpaceMil");
export const minHole = optionLine("minHoleMm");
