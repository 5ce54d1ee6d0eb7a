// Cart items named in the address of a checkout.

import { MAX_ORDER_LINES } from "@/lib/contracts/order";

/** `a,b,c`: unique ids, at most as many as the contract allows. */
export function readItemIds(value: string | null): string[] {
  const ids = (value ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== "" && id.length <= 64).slice(0, MAX_ORDER_LINES);
}
