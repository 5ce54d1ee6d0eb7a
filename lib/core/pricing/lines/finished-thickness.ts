// Boards thinner or thicker than what is pressed every day.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const finishedThickness: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.thicknessMm;
  return surchargeLine(book.surcharges.thicknessMm[value], { specification, formulaMicro, value });
};
