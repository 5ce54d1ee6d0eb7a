// What the cart knows of each kind of item. A newer server may know more kinds: those have a name and a total here.
import type { CartItem } from "@/lib/contracts/cart";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { STENCIL_QUANTITY } from "@/lib/core/pricing/stencil/specification";

export type BoardItem = Extract<CartItem, { itemType: "Custom" }>;

export function boardOf(item: CartItem): BoardItem | null {
  return (item.itemType as string) === "Custom" ? (item as BoardItem) : null;
}

const STENCILS = Array.from({ length: STENCIL_QUANTITY.max }, (_, at) => STENCIL_QUANTITY.min + at);

/** How many may be ordered; null where the quantity cannot be changed here. */
export function quantitiesOf(item: CartItem): readonly number[] | null {
  const steps: Record<string, readonly number[]> = { Custom: QUANTITY_STEPS, Stencil: STENCILS };
  return steps[item.itemType] ?? null;
}
