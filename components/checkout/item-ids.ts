// Which cart items an address asks to check out.

import { MAX_ORDER_LINES } from "@/lib/contracts/order";

/** `a,b,c`: each once, at most as many as the contract takes. */
export function readItemIds(value: string | null): string[] {
  const ids = (value ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== "" && id.length <= 64).slice(0, MAX_ORDER_LINES);
}
