// Being sooner than the standard time: a share of the board's own price, growing with each day saved.

import { scaleMicro } from "@/lib/base/money";
import { daysSaved } from "@/lib/core/pcb/lead-time";
import type { CostLine } from "@/lib/core/pricing/line";

export const leadTime: CostLine = ({ specification, book, formulaMicro }) => {
  const days = daysSaved(specification);
  if (days === 0) return null;
  const percent = book.rushPercent[days] ?? Math.max(...Object.values(book.rushPercent));
  return { amountMicro: scaleMicro(formulaMicro, percent, 100), rule: { key: "daysSaved", args: { days, percent } } };
};
