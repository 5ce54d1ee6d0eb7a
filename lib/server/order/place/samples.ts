// Parts whose price and stock are invented: play money alone buys them, whichever way the order is paid.

import { AppError } from "@/lib/contracts/errors";
import type { PaymentMethod } from "@/lib/contracts/payment";

type Line = { itemType: string; specification: Record<string, unknown> };

/** The ordering code of an invented part in a line: bought alone, or on assembled boards; null where there is none. */
function sampleIn({ itemType, specification }: Line): string | null {
  const { isSample, mpn, sampleMpn } = specification;
  if (itemType === "Normal" && isSample === true) return String(mpn);
  return itemType === "BomQuote" && typeof sampleMpn === "string" ? sampleMpn : null;
}

/** SAMPLE_PART where one of the lines holds a sample and the method, null for none, moves real money or none at all. */
export function requirePlayMoney(lines: readonly Line[], method: PaymentMethod | null): void {
  if (method === "sandbox") return;
  const mpn = lines.map(sampleIn).find((found) => found !== null);
  if (mpn !== undefined) throw new AppError("SAMPLE_PART", { values: { mpn } });
}
