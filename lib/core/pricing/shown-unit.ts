// The displayed unit price, by type of item.

import { shownUnitMicro } from "@/lib/base/shown-amounts";

/** Parts have up to four decimals, everything else whole cents. */
export function shownUnitOf({ itemType }: { itemType: string }, unitMicro: number): number {
  return itemType === "Normal" ? unitMicro : shownUnitMicro(unitMicro);
}
