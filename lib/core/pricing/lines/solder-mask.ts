// The solder mask's colour: included, or what a book asks for it.

import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const soldermaskFee: CostLine = ({ specification, book, formulaMicro }) => {
  const value = specification.solderMaskColor;
  const line = surchargeLine(book.surcharges.solderMaskColor[value], { specification, formulaMicro, value });
  return line ?? { amountMicro: 0, rule: { key: "everyColour", args: {} } };
};
