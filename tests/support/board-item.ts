// Boards as the API answers them, for pages that show what is bought.

import type { CartItem } from "@/lib/contracts/cart";
import type { ListedOrder, OrderView } from "@/lib/contracts/order";
import type { PcbPriceView } from "@/lib/contracts/pcb";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";

/** 50 pieces of 100 × 100 mm, 2 layers: 5.00 setup + 50 × 0.01 m² × 50 USD = 30.00 USD. */
export const PRICE: PcbPriceView = {
  currency: "USD",
  bookVersion: "test",
  lines: [
    { key: "pcbToolingCost", amountMicro: 5_000_000, rule: { key: "setup", args: { layers: 2 } } },
    {
      key: "boardFee",
      amountMicro: 25_000_000,
      rule: { key: "boardArea", args: { area: "0.5", rateMicro: 50_000_000 } },
    },
  ],
  pcbTotal: { currency: "USD", amountMicro: 30_000_000 },
  componentsTotal: { currency: "USD", amountMicro: 0 },
  assemblyTotal: { currency: "USD", amountMicro: 0 },
  stencilTotal: { currency: "USD", amountMicro: 0 },
  total: { currency: "USD", amountMicro: 30_000_000 },
  unitPriceMicro: 600_000,
};

type BoardItem = Extract<CartItem, { itemType: "Custom" }>;

export const SPECIFICATION: BoardItem["specification"] = {
  ...DEFAULT_SPECIFICATION,
  quantity: 50,
  minTraceSpaceMil: 5,
  leadTimeDays: 5,
};

export function cartItem(change: Partial<BoardItem> = {}): BoardItem {
  return {
    cartItemId: "item-1",
    itemType: "Custom",
    partNo: "",
    projectId: "project-1",
    projectName: "Motor driver",
    hasPicture: true,
    board3dSnapshot: null,
    specification: SPECIFICATION,
    price: PRICE,
    position: 1,
    totalMicro: PRICE.total.amountMicro,
    previousTotalMicro: null,
    keptUntil: null,
    changedBy: null,
    ...change,
  };
}

export function orderSummary(change: Partial<ListedOrder> = {}): ListedOrder {
  return {
    line: { position: 0, itemType: "Custom", hasPicture: false, board3dSnapshot: null, board: SPECIFICATION },
    parcel: null,
    orderId: "order-1",
    orderNumber: "BW261120-7K2MQ4",
    productType: "Custom",
    status: "Paid",
    currency: "USD",
    amountPayableMicro: 30_000_000,
    orderDate: "2026-11-20T09:00:00Z",
    estimatedShippingDate: "2026-11-27T10:00:00Z",
    isScheduled: false,
    title: "Motor driver",
    quantity: 50,
    lines: 1,
    purchaseNumber: "",
    questionState: "none",
    isShippingDue: false,
    unseenMessages: 0,
    ...change,
  };
}

export function orderView(change: Partial<OrderView> = {}): OrderView {
  const { lines: _lines, line: _line, parcel: _parcel, ...summary } = orderSummary();
  return {
    ...summary,
    paidDate: "2026-11-20T09:05:00Z",
    promiseStoppedDate: null,
    estimatedDelivery: { from: "2026-12-04T10:00:00Z", to: "2026-12-10T10:00:00Z" },
    deliveryDate: null,
    shippingCostMicro: null,
    shippingDueMicro: null,
    partList: [],
    quotes: [],
    canAccept: false,
    breakdown: [{ key: "pcbTotal", amountMicro: 30_000_000 }],
    messages: [],
    complaints: [],
    shipment: null,
    merchandiseTotalMicro: 30_000_000,
    couponDiscountMicro: 0,
    subtotalMicro: 30_000_000,
    transactionFeeMicro: 0,
    shippingEstimateMicro: 18_400_000,
    shippingMethod: "standard",
    shippingDiscountMicro: 0,
    process: "payNow",
    bill: null,
    coupon: null,
    taxes: [],
    documents: [],
    fileDifferences: [],
    receiver: {
      firstName: "Mara",
      lastName: "Lindqvist",
      company: "Halden Instruments AB",
      country: "SE",
      state: "",
      city: "Göteborg",
      district: "",
      address: "Fabriksgatan 14",
      address2: "",
      postcode: "412 50",
      phone: "+46 31 555 01 48",
      email: "",
      taxId: "",
    },
    remark: "Please no X-outs",
    lines: [
      {
        itemType: "Custom",
        partNo: "MD-7",
        projectId: "project-1",
        projectName: "Motor driver",
        hasPicture: true,
        board3dSnapshot: null,
        dfm: null,
        specification: SPECIFICATION,
        price: PRICE,
        totalMicro: 30_000_000,
      },
    ],
    events: [
      { from: null, to: "Queued", at: "2026-11-20T08:59:59Z", actor: "customer", note: "", details: {} },
      { from: "Queued", to: "Submitted", at: "2026-11-20T09:00:00Z", actor: "system", note: "", details: {} },
      { from: "Submitted", to: "Paid", at: "2026-11-20T09:05:00Z", actor: "provider", note: "", details: {} },
    ],
    refunds: [],
    payments: [
      {
        part: "order",
        provider: "sandbox",
        method: "sandbox",
        status: "succeeded",
        amountMicro: 30_000_000,
        at: "2026-11-20T09:05:00Z",
      },
    ],
    paymentMethod: "sandbox",
    canPay: false,
    canCancel: true,
    canAddFiles: true,
    canEdit: true,
    canAnswer: true,
    canComplete: false,
    lineChange: null,
    canHide: false,
    canComplain: false,
    ...change,
  };
}
