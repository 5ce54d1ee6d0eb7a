// Papers of an order that staff print, as their addresses name them.

export const ORDER_PAPERS = ["packing-slip", "label", "traveler"] as const;
export type OrderPaper = (typeof ORDER_PAPERS)[number];
