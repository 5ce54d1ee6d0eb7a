// A newly placed order: items, choices and addresses.

import type { Receiver } from "@/lib/contracts/address";
import type { Bill } from "@/lib/contracts/bill";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { billFields } from "@/lib/contracts/bill";
import { receiverFields } from "@/lib/contracts/address";
import type { createOrder, OrderLine, OrderView } from "@/lib/contracts/order";
import { costBreakdown } from "@/lib/core/order/breakdown";
import { productTypeOf } from "@/lib/core/order/totals";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import type { StoredOrder } from "../state";
import { type Checkout, PAYMENT_METHOD } from "./pricing";

interface Placed extends Checkout {
  orderId: string;
  orderNumber: string;
  input: ParsedInputOf<typeof createOrder>;
  receiver: Receiver;
  bill: Bill | null;
}

function linesOf({ items }: Checkout): OrderLine[] {
  return items.map(({ item, open, price, name, project }) => {
    const { itemType, partNo, projectId } = item;
    const shared = {
      itemType,
      partNo,
      projectId,
      projectName: name,
      hasPicture: project !== null,
      board3dSnapshot: null,
    };
    const priced = { specification: open.specification, price, totalMicro: price.total.amountMicro };
    return { ...shared, ...priced, dfm: null } as OrderLine;
  });
}

/** Initial values of an order. */
const FRESH = {
  ...{ estimatedShippingDate: null, paidDate: null, promiseStoppedDate: null, estimatedDelivery: null },
  ...{ deliveryDate: null, shippingCostMicro: null, shippingDueMicro: null, shipment: null },
  questionState: "none",
  ...{ isShippingDue: false, unseenMessages: 0 },
  ...{ canPay: true, canCancel: true, canAddFiles: true, canEdit: true },
  ...{ canAccept: false, canAnswer: false, canComplete: false, canHide: false, canComplain: false },
  lineChange: "now",
} as const;

function sumsOf({ totals }: Checkout) {
  const { merchandiseTotalMicro, couponDiscountMicro, subtotalMicro, transactionFeeMicro, amountPayableMicro } = totals;
  const { shippingEstimateMicro, shippingDiscountMicro, taxes, currency } = totals;
  const sums = { merchandiseTotalMicro, couponDiscountMicro, subtotalMicro, transactionFeeMicro, amountPayableMicro };
  return { ...sums, shippingEstimateMicro, shippingDiscountMicro, taxes, currency };
}

export function placedOrder(placed: Placed, now: Date): StoredOrder {
  const { input, items, orderId, orderNumber, receiver, bill } = placed;
  const { shippingMethod, process, remark, purchaseNumber } = input;
  const orderDate = now.toISOString();
  const lines = linesOf(placed);
  const title = items.find(({ name }) => name !== "")?.name ?? items.find(({ open }) => open.title)?.open.title ?? "";
  const event = { at: orderDate, note: "", details: {} };
  const view: OrderView = {
    ...FRESH,
    ...sumsOf(placed),
    ...{ orderId, orderNumber, orderDate, title, shippingMethod, process, remark, purchaseNumber },
    status: "Submitted",
    isScheduled: items.some(({ open }) => isScheduled(open)),
    productType: productTypeOf(lines.map(({ itemType }) => itemType)),
    quantity: items.reduce((sum, { open }) => sum + open.quantity, 0),
    paymentMethod: PAYMENT_METHOD,
    receiver: receiverFields.parse(receiver),
    bill: bill === null ? null : billFields.parse(bill),
    coupon: null,
    lines,
    breakdown: costBreakdown(items.map(({ price }) => price)),
    ...{ partList: [], quotes: [], documents: [], fileDifferences: [], payments: [], refunds: [] },
    ...{ messages: [], complaints: [] },
    events: [
      { ...event, from: null, to: "Queued", actor: "customer" },
      { ...event, from: "Queued", to: "Submitted", actor: "system" },
    ],
  };
  return { view, lineCount: lines.length, isHidden: false };
}
