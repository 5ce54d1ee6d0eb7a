// Stations of an order: passed, current, and to come.
import type { OrderStatus, OrderView } from "@/lib/contracts/order";

const WAY = ["Submitted", "Paid", "Reviewed", "In Production", "Processed", "Shipped", "Complete"] as const;
/** Before its price is accepted, only the next steps of an order are shown. */
const QUOTATION = ["Quotation Process", "Quotation Offered", "Order Received"] as const;
const QUOTED_WAY = [...QUOTATION, "Submitted", "Paid", "In Production", "Shipped"] as const;
/** The files are reviewed before payment. */
const QUEUED_WAY = ["Queued", ...WAY.slice(0, -1)] as const;
export type StationKey = (typeof WAY)[number] | (typeof QUOTATION)[number] | "Queued" | "Cancelled";

export interface OrderStation {
  key: StationKey;
  state: "done" | "now" | "future";
  /** Time when it was reached; the expected ship date if known. */
  at: string | null;
  isExpected: boolean;
}

/** Statuses outside the sequence, with the station whose step is pending. */
const STATION_OF: Partial<Record<OrderStatus, StationKey>> = { Failed: "Submitted" };

function wayOf(status: OrderStatus): readonly StationKey[] {
  if (status === "Queued") return QUEUED_WAY;
  return QUOTATION.some((key) => key === status) ? QUOTED_WAY : WAY;
}

type Status = Pick<OrderView, "status" | "events" | "estimatedShippingDate">;

function reachedAt(order: Status, key: StationKey): string | null {
  // The last time counts: a refused payment leads back to Submitted.
  return order.events.findLast(({ from, to }) => to === key && from !== key)?.at ?? null;
}

function station(order: Status, key: StationKey, state: OrderStation["state"]): OrderStation {
  const isExpected = state === "future" && key === "Shipped" && order.estimatedShippingDate !== null;
  return {
    key,
    state,
    isExpected,
    at: isExpected ? order.estimatedShippingDate : state === "future" ? null : reachedAt(order, key),
  };
}

/** A canceled order shows the stations it had reached, then its end. */
export function orderStations(order: Status): OrderStation[] {
  if (order.status === "Cancelled") {
    const passed = [...QUOTATION, ...WAY].filter((key) => reachedAt(order, key) !== null);
    return [...passed.map((key) => station(order, key, "done")), station(order, "Cancelled", "now")];
  }
  const way = wayOf(order.status);
  const now = way.findIndex((key) => key === (STATION_OF[order.status] ?? order.status));
  const isOver = order.status === "Complete";
  return way.map((key, at) => station(order, key, at < now || isOver ? "done" : at === now ? "now" : "future"));
}
