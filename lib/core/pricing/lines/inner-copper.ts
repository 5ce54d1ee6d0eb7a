// Copper inside, above half an ounce: dearer the more inner layers there are.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const innerCopper: CostLine = ({ specification, book, formulaMicro }) => {
  const { layers, innerCopperUm: value } = specification;
  return surchargeLine(book.innerCopper[layers]?.[value], { specification, formulaMicro, value });
};
