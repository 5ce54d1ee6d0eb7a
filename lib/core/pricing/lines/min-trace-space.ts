// Tracks and gaps finer than the everyday process.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const minTraceSpace: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.minTraceSpaceMil;
  return surchargeLine(book.surcharges.minTraceSpaceMil[value], { specification, formulaMicro, value });
};
