// The price of one piece as customers are shown it, by what was bought.

import { shownUnitMicro } from "@/lib/base/shown-amounts";

/** Parts keep up to four decimals, everything else is told in cents. */
export function shownUnitOf({ itemType }: { itemType: string }, unitMicro: number): number {
  return itemType === "Normal" ? unitMicro : shownUnitMicro(unitMicro);
}
