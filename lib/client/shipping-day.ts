// Ship date of items, given by the one with the longest lead time.
import type { CartItem } from "@/lib/contracts/cart";
import { promiseDate } from "@/lib/core/order/working-days";
import { PART_LEAD_DAYS } from "@/lib/core/part/dispatch";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { stencilDays } from "@/lib/core/pricing/stencil/specification";

/** Null for an unknown kind, and for an item whose date is agreed with the customer. */
function leadTimeDays(item: CartItem): number | null {
  if (item.itemType === "Custom") return isScheduled(item.specification) ? null : item.specification.leadTimeDays;
  if (item.itemType === "Normal") return PART_LEAD_DAYS;
  return item.itemType === "Stencil" ? stencilDays(item.specification) : null;
}

/** Epoch ms, for a payment at `paidAt`; null where no date can be promised. */
export function shippingDay(items: readonly CartItem[], paidAt: number): number | null {
  const days: number[] = [];
  for (const item of items) {
    const own = leadTimeDays(item);
    if (own === null) return null;
    days.push(own);
  }
  return days.length === 0 ? null : promiseDate(paidAt, Math.max(...days));
}
