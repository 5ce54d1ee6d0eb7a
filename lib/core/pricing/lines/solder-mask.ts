// The solder mask's colour, where a book asks for it.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const soldermaskFee: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.solderMaskColor;
  return surchargeLine(book.surcharges.solderMaskColor[value], { specification, formulaMicro, value });
};
