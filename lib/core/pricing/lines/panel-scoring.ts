// Panels with many score lines.

import { scoreLines } from "@/lib/core/pcb/panel";
import { type CostLine, surchargeLine } from "@/lib/core/pricing/line";

export const panelScoring: CostLine = ({ specification, book, formulaMicro }) => {
  const { aboveLines, surcharge } = book.scoring;
  const value = scoreLines(specification);
  return value > aboveLines ? surchargeLine(surcharge, { specification, formulaMicro, value }) : null;
};
