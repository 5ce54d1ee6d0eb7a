// The cart of this browser in tests: emptied, and what is put into it.

import { toQuery } from "@/lib/core/pcb/query";
import { type CollectedItem, visitorCart } from "@/stores/visitor-cart";
import { SPECIFICATION } from "@/tests/support/board-item";

export async function emptyVisitorCart(): Promise<void> {
  await visitorCart.getState().load();
  for (const { key } of visitorCart.getState().items) await visitorCart.getState().forget(key);
  visitorCart.setState({ refusals: {}, isLoaded: false });
}

/** 50 pieces of 100 × 100 mm on two layers, as `PRICE` has them. */
export function collectedItem(change: Partial<CollectedItem> = {}): CollectedItem {
  return {
    key: "key-1",
    itemType: "Custom",
    query: toQuery(SPECIFICATION),
    projectId: null,
    bookVersion: null,
    projectName: "Motor driver",
    partNo: "",
    atMs: 1,
    sent: null,
    ...change,
  };
}
