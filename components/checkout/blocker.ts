// Why an order cannot be placed yet: the first thing that is missing, in the order in which a person would mend it.

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

/** Null where nothing is missing. */
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
