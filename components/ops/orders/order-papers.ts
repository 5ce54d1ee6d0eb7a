// Printable documents of an order, named as in their addresses.

export const ORDER_PAPERS = ["packing-slip", "label", "traveler"] as const;
export type OrderPaper = (typeof ORDER_PAPERS)[number];
