// A test order in the form of every order: as it was placed, and as a move leaves it.

import { type OrderView, viewOrder } from "@/lib/contracts/order";
import { costBreakdown } from "@/lib/core/order/breakdown";
import { promiseOnPayment } from "@/lib/core/order/promise";
import type { Actor, OrderStatus } from "@/lib/core/order/states";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import type { CheckoutTotals } from "@/lib/server/cart/checkout";
import type { PricedItem } from "@/lib/server/cart/pricing";

interface Placed {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly items: readonly PricedItem[];
  readonly totals: CheckoutTotals;
  readonly receiver: OrderView["receiver"];
  readonly bill: OrderView["bill"];
  readonly shippingMethod: string;
  readonly paymentMethod: string | null;
  readonly process: string;
  readonly remark: string;
  readonly purchaseNumber: string;
  readonly productType: string;
  readonly title: string;
  readonly quantity: number;
  readonly leadTimeDays: number;
  readonly now: Date;
}

/** Calls that need a person or money are refused for it. */
const CANNOT = {
  ...{ canAccept: false, canPay: false, canEdit: false, canAnswer: false, canComplete: false, canHide: false },
  ...{ canComplain: false, canAddFiles: false, lineChange: null },
};

const NONE = {
  ...{ partList: [], documents: [], fileDifferences: [], messages: [], complaints: [], payments: [], refunds: [] },
  ...{ quotes: [], shipment: null, coupon: null, couponDiscountMicro: 0, shippingDiscountMicro: 0 },
  ...{ paidDate: null, promiseStoppedDate: null, estimatedDelivery: null, deliveryDate: null },
  ...{ estimatedShippingDate: null, shippingCostMicro: null, shippingDueMicro: null },
  ...{ questionState: "none", isShippingDue: false, unseenMessages: 0 },
};

const toLine = ({ item, name, open, price }: PricedItem) => ({
  ...{ itemType: item.itemType, partNo: item.partNo, projectId: item.projectId, projectName: name },
  ...{ hasPicture: false, board3dSnapshot: null, dfm: null },
  ...{ specification: { ...open.specification }, price, totalMicro: price.total.amountMicro },
});

export function placedView({ id, items, totals, now, leadTimeDays, status, ...placed }: Placed): OrderView {
  const at = now.toISOString();
  const queued = { from: null, to: "Queued", at, actor: "customer", note: "", details: {} };
  const submitted = { ...queued, from: "Queued", to: "Submitted", actor: "system" };
  return viewOrder.output.parse({
    ...{ ...NONE, ...CANNOT, ...placed, status, orderId: id, orderDate: at, canCancel: true },
    ...{ currency: totals.currency, amountPayableMicro: totals.amountPayableMicro, taxes: totals.taxes },
    ...{ merchandiseTotalMicro: totals.merchandiseTotalMicro, subtotalMicro: totals.merchandiseTotalMicro },
    transactionFeeMicro: totals.transactionFeeMicro,
    shippingEstimateMicro: totals.shippingEstimateMicro,
    isScheduled: isScheduled({ leadTimeDays }),
    // Read again when it is paid; the contract has no place for it.
    lines: items.map(toLine),
    breakdown: costBreakdown(items.map(({ price }) => price)),
    events: status === "Queued" ? [queued] : [queued, submitted],
  });
}

const CARRIER = { carrier: "Test carrier", weightGrams: 500 };

/** Facts that a status brings with it. */
function factsOf(view: OrderView, to: OrderStatus, at: Date): Partial<OrderView> {
  const moment = at.toISOString();
  if (to === "Paid") {
    const promised = promiseOnPayment(at.getTime(), view.isScheduled ? 0 : 5);
    const estimatedShippingDate = promised === null ? null : new Date(promised).toISOString();
    return { paidDate: moment, estimatedShippingDate };
  }
  if (to === "Processed") return { shippingCostMicro: view.shippingEstimateMicro, shippingDueMicro: 0 };
  if (to === "Shipped") {
    const trackingNumber = `TEST${view.orderNumber.replace(/\W/g, "")}`;
    return { shipment: { ...CARRIER, trackingNumber, shippedAt: moment, deliveredAt: null } };
  }
  if (to === "Complete" && view.shipment) {
    return { deliveryDate: moment, shipment: { ...view.shipment, deliveredAt: moment } };
  }
  return {};
}

export function withStatus(view: OrderView, move: { to: OrderStatus; actor: Actor; at: Date }): OrderView {
  const { to, actor, at } = move;
  const event = { from: view.status, to, at: at.toISOString(), actor, note: "", details: {} };
  return { ...view, ...factsOf(view, to, at), status: to, events: [...view.events, event] };
}
