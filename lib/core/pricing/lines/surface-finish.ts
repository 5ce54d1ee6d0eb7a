// What covers the pads, above plain hot-air levelling.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const surfaceFinish: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.surfaceFinish;
  return surchargeLine(book.surcharges.surfaceFinish[value], { specification, formulaMicro, value });
};
