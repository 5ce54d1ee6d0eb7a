// The way of an order that meets no trouble.

import { mayMoveOrder, type Actor, type OrderStatus } from "./states";

const WAY: readonly OrderStatus[] = [
  "Queued",
  "Submitted",
  "Paid",
  "Reviewed",
  "In Production",
  "Processed",
  "Shipped",
  "Complete",
];
const ACTORS: readonly Actor[] = ["staff", "system", "provider", "customer"];

/** The status after this one on the way to Complete; null at its end, and beside the way. */
export function nextOnTheWay(from: OrderStatus): OrderStatus | null {
  if (from === "Failed") return "Submitted";
  const at = WAY.indexOf(from);
  return at === -1 ? null : (WAY[at + 1] ?? null);
}

/** Who may make a move; null where nobody may. */
export const moverOf = (from: OrderStatus, to: OrderStatus): Actor | null =>
  ACTORS.find((actor) => mayMoveOrder(from, to, actor)) ?? null;
