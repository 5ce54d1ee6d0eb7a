// Copper outside, above 1 oz.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const outerCopper: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.outerCopperUm;
  return surchargeLine(book.surcharges.outerCopperUm[value], { specification, formulaMicro, value });
};
