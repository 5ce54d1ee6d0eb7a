// Reason why an order cannot be placed yet: the first missing input, in the order of the page.

/** Keys under `checkout.blocked`. */
export type Blocker =
  | "offline"
  | "formOpen"
  | "needAddress"
  | "billOpen"
  | "remarkLong"
  | "failed"
  | "reckoning"
  | "priceChanged"
  | "consent";

/** Null if nothing is missing. */
export function blockerOf(missing: Readonly<Partial<Record<Blocker, boolean>>>): Blocker | null {
  const order: readonly Blocker[] = [
    "offline",
    "formOpen",
    "needAddress",
    "billOpen",
    "remarkLong",
    "failed",
    "reckoning",
    "priceChanged",
    "consent",
  ];
  return order.find((blocker) => missing[blocker]) ?? null;
}
