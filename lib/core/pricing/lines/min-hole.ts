// Holes smaller than the everyday drills.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const minHole: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.minHoleMm;
  return surchargeLine(book.surcharges.minHoleMm[value], { specification, formulaMicro, value });
};
