// Parts whose price and stock are invented: play money alone buys them, whichever way the order is paid.

import { AppError } from "@/lib/contracts/errors";
import type { PaymentMethod } from "@/lib/contracts/payment";

type Line = { itemType: string; specification: Record<string, unknown> };

/** SAMPLE_PART where one of the lines is a sample and the method, null for none, moves real money or none at all. */
export function requirePlayMoney(lines: readonly Line[], method: PaymentMethod | null): void {
  if (method === "sandbox") return;
  const sample = lines.find(({ itemType, specification }) => itemType === "Normal" && specification.isSample === true);
  if (sample) throw new AppError("SAMPLE_PART", { values: { mpn: String(sample.specification.mpn) } });
}
