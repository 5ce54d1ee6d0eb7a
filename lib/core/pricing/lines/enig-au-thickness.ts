// Gold above the microinch that an ENIG finish has anyway.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const enigAuThickness: CostLine = ({ specification, book, formulaMicro }) => {
  if (specification.surfaceFinish !== "ENIG") return null;
  const value = specification.enigAuThickness;
  return surchargeLine(book.surcharges.enigAuThickness[value], { specification, formulaMicro, value });
};
