// Ship date of items, given by the one with the longest lead time.
import type { CartItem } from "@/lib/contracts/cart";
import { promiseOnPayment } from "@/lib/core/order/promise";
import { PART_LEAD_DAYS } from "@/lib/core/part/dispatch";
import { pcbaDays } from "@/lib/core/pcba/lead-time";
import { boardsOf } from "@/lib/core/pcba/quoted-boards";
import { stencilDays } from "@/lib/core/pricing/stencil/specification";

/** Null for an unknown kind. */
function leadTimeDays(item: CartItem): number | null {
  switch (item.itemType) {
    case "Custom":
      return item.specification.leadTimeDays;
    case "BomQuote":
      return Math.max(...boardsOf(item.specification).map(pcbaDays));
    case "Stencil":
      return stencilDays(item.specification);
    case "Normal":
      return PART_LEAD_DAYS;
    default:
      return null;
  }
}

/** Epoch ms, for a payment at `paidAt`, as the order promises it; null where the date is agreed with the customer. */
export function shippingDay(items: readonly CartItem[], paidAt: number): number | null {
  const days = items.map(leadTimeDays);
  const known = days.filter((each) => each !== null);
  return known.length === 0 || known.length < days.length ? null : promiseOnPayment(paidAt, Math.max(...known));
}
