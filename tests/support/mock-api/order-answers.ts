// Coupons, the cart, the checkout and orders on a good day.

import { type Answer, type Answers, svg } from "./answer";
import { receiver } from "./address-answers";
import { price, specification } from "./quote-answers";

const coupon: Answer<"listCoupons">["rows"][number] = {
  couponId: "cpn_1",
  kind: "pcb",
  state: 0,
  disabled: false,
  currency: "USD",
  amountMicro: 5_000_000,
  thresholdMicro: 20_000_000,
  couponParam: '{"pcbNum":{"min":5,"max":50}}',
  withDesign: null,
  validFrom: "2026-11-01T00:00:00.000Z",
  validTo: "2026-12-01T00:00:00.000Z",
};

const cartItem: Answer<"updateCartItem"> = {
  cartItemId: "cart_1",
  itemType: "Custom",
  partNo: "",
  projectId: "prj_1",
  projectName: "amplifier",
  hasPicture: true,
  specification,
  price,
  position: 1,
  totalMicro: 30_000_000,
  formerTotalMicro: null,
  keptUntil: null,
  changedBy: null,
};

const totals = {
  merchandiseTotalMicro: 30_000_000,
  couponDiscountMicro: 0,
  subtotalMicro: 30_000_000,
  transactionFeeMicro: 0,
  amountPayableMicro: 30_000_000,
};

const order: Answer<"listOrders">["rows"][number] = {
  orderId: "ord_1",
  orderNumber: "BW-2611-0001",
  productType: "Custom",
  status: "Submitted",
  currency: "USD",
  amountPayableMicro: 30_000_000,
  orderDate: "2026-11-20T08:00:00.000Z",
  estimatedShippingDate: null,
  title: "amplifier",
  quantity: 50,
  lines: 1,
  purchaseNumber: "",
  questionState: "none",
  unseenMessages: 0,
};

const { lines: _lines, ...orderHead } = order;

const { id: _id, isDefault: _isDefault, ...receiverFields } = receiver;

const {
  cartItemId: _cartItemId,
  position: _position,
  formerTotalMicro: _formerTotalMicro,
  keptUntil: _keptUntil,
  changedBy: _changedBy,
  ...reordered
} = cartItem;

const orderLine = { ...reordered, dfm: null };

const { hasPicture: _hasPicture, totalMicro: _totalMicro, ...reorderLine } = reordered;

export const ORDER_ANSWERS = {
  listCoupons: { rows: [coupon], total: 1, count: { unused: 1, used: 0, expired: 0 } },
  getCampaign: {
    templeId: "cmp_1",
    activityUrl: "free-assembly",
    title: "Free assembly",
    kind: "assembly",
    currency: "USD",
    amountMicro: 15_000_000,
    thresholdMicro: null,
    couponParam: '{"pcbNum":{"min":1,"max":10},"bomLines":{"max":30}}',
    withDesign: null,
    standing: "open",
    limit: 1000,
    left: 640,
    validDays: 30,
    startsAt: "2026-01-01T00:00:00.000Z",
    endsAt: "2028-01-01T00:00:00.000Z",
    claimed: null,
  },
  claimCoupon: coupon,
  listCart: { rows: [cartItem], total: 1, currency: "USD" },
  addToCart: { cartItemId: "cart_1" },
  updateCartItem: cartItem,
  removeCartItem: {},
  openCheckout: {
    ...totals,
    items: [cartItem],
    currency: "USD",
    shippingEstimates: [{ method: "standard", amountMicro: 18_000_000 }],
    shippingMethod: "standard",
    shippingDiscountMicro: 0,
    paymentMethod: "sandbox",
    coupons: [{ ...coupon, usable: true, reason: null, discountMicro: 5_000_000 }],
    couponId: null,
    proposedCouponId: "cpn_1",
    taxes: [{ key: "importVat", ratePercent: 20, estimateMicro: 9_600_000, freeBelow: null, isCharged: false }],
  },
  createOrder: { orderId: "ord_1", orderNumber: "BW-2611-0001" },
  payOrder: { payUrl: "/pay/sandbox/pay_1" },
  cancelOrder: { status: "Cancelled" },
  attachBoard: { differences: [] },
  listOrders: { rows: [order], total: 1, count: { Submitted: 1 } },
  viewOrder: {
    ...orderHead,
    ...totals,
    paidDate: null,
    promiseStoppedDate: null,
    estimatedDelivery: null,
    deliveryDate: null,
    shippingCostMicro: null,
    shippingDueMicro: null,
    shippingEstimateMicro: 18_000_000,
    shippingMethod: "standard",
    shippingDiscountMicro: 0,
    process: "payNow",
    receiver: receiverFields,
    bill: null,
    coupon: null,
    taxes: [],
    remark: "",
    lines: [orderLine],
    partList: [],
    breakdown: [{ key: "pcbTotal", amountMicro: 30_000_000 }],
    documents: [{ kind: "board", fileUrl: "file_1", fileName: "amplifier.zip", size: 1234, lines: [0] }],
    events: [{ from: null, to: "Submitted", at: order.orderDate, actor: "customer", note: "", details: {} }],
    messages: [],
    complaints: [],
    shipment: null,
    payments: [],
    paymentMethod: "sandbox",
    canPay: true,
    canCancel: true,
    canAddFiles: true,
    canEdit: true,
    canAnswer: false,
    canComplete: false,
    canHide: false,
    canComplain: false,
  },
  editOrder: {},
  completeOrder: {},
  hideOrder: {},
  sendOrderMessage: { messageId: "msg_1" },
  seeOrderMessages: {},
  orderCareFile: new Blob(["a drawing"], { type: "application/pdf" }),
  complain: { complaintId: "cmp_1" },
  exportBill: new Blob(["%PDF-1.7"], { type: "application/pdf" }),
  reorder: {
    orderId: order.orderId,
    currency: "USD",
    lines: [{ ...reorderLine, formerTotalMicro: 30_000_000 }],
    receiverId: "rcv_1",
    receiver: receiverFields,
    shippingMethod: "standard",
    process: "payNow",
    remark: "",
  },
  orderLinePicture: svg,
  listPaymentMethods: { rows: [{ method: "sandbox", share: 0, transferAccount: null }] },
  payNotice: {},
} satisfies Partial<Answers>;
