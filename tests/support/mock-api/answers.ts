// What each endpoint answers on a good day; the compiler lists contracts without an answer.

import type { OutputOf } from "@/lib/contracts/endpoint";
import type { EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";

/** A contract without an output answers with a file. */
type Answer<N extends EndpointName> = [OutputOf<(typeof REGISTRY)[N]>] extends [never]
  ? Blob
  : OutputOf<(typeof REGISTRY)[N]>;

const user: Answer<"getUser"> = {
  info: "acc_1",
  username: "Ada",
  jobTitle: "",
  industry: "",
  companyName: "",
  email: "ada@example.com",
  phone: "",
  avatar: "",
  url: "",
  pointOut: "{}",
  contactConfirmed: true,
};

const specification: Answer<"quotePcb">["specification"] = {
  ...DEFAULT_SPECIFICATION,
  quantity: 50,
  innerCopperUm: 35,
  minTraceSpaceMil: 5,
  leadTimeDays: 5,
};

const usd = (amountMicro: number) => ({ currency: "USD" as const, amountMicro });

// 50 boards of 0.01 m² are 0.5 m²: 5 + 50 × 0.5 = 30.00 USD, 0.60 each.
const price: Answer<"listCart">["rows"][number]["price"] = {
  currency: "USD",
  bookVersion: "test",
  lines: [
    { key: "pcbToolingCost", amountMicro: 5_000_000, rule: { key: "setup", args: { layers: 2 } } },
    { key: "boardFee", amountMicro: 25_000_000, rule: { key: "area", args: { areaM2: "0.5" } } },
  ],
  pcbTotal: usd(30_000_000),
  componentsTotal: usd(0),
  assemblyTotal: usd(0),
  stencilTotal: usd(0),
  total: usd(30_000_000),
  unitPriceMicro: 600_000,
};

const bookStanding: Answer<"quotePcb">["bookStanding"] = { kind: "inForce", lastDay: null };

const board: Answer<"getBoard"> = {
  projectId: "prj_1",
  projectName: "amplifier",
  facts: {
    widthMm: 100,
    heightMm: 100,
    layers: 2,
    minTraceMm: 0.2,
    minSpaceMm: 0.2,
    minDrillMm: 0.3,
    drillCount: 42,
    slotCount: 0,
    castellated: false,
    goldFingers: false,
    boards: 1,
    outline: "closed",
  },
  layers: [{ file: "amplifier-F_Cu.gbr", type: "copper", side: "top" }],
  warnings: [],
};

const receiver: Answer<"listReceivers">["rows"][number] = {
  id: "rcv_1",
  isDefault: 1,
  firstName: "Ada",
  lastName: "Lovelace",
  company: "",
  country: "GB",
  state: "",
  city: "London",
  district: "",
  address: "12 St James's Square",
  address2: "",
  postcode: "SW1Y 4JH",
  phone: "+44 20 7946 0000",
  email: "ada@example.com",
  taxId: "",
};

const bill: Answer<"listBills">["rows"][number] = {
  ...receiver,
  id: "bill_1",
  countryName: "United Kingdom",
  invoiceTitle: "Analytical Engines Ltd",
  realValue: 1,
};

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
};

const { id: _id, isDefault: _isDefault, ...receiverFields } = receiver;
const {
  cartItemId: _cartItemId,
  position: _position,
  formerTotalMicro: _formerTotalMicro,
  changedBy: _changedBy,
  ...orderLine
} = cartItem;
const { hasPicture: _hasPicture, totalMicro: _totalMicro, ...reorderLine } = orderLine;
const svg = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" });

export const ANSWERS: { [N in EndpointName]: Answer<N> } = {
  register: { token: "token-of-registration", user },
  login: { token: "token-of-login", user },
  logout: {},
  getUser: user,
  recordPoint: {},
  subscribe: {},
  uploadFile: { fileUrl: "file_1", fileName: "amplifier.zip", size: 1234, sha256: "0".repeat(64) },
  downloadFile: svg,
  createBoardProject: board,
  getBoard: board,
  getBoardPicture: svg,
  quotePcb: {
    ...price,
    bookStanding,
    specification,
    leadTimes: [{ days: 5, totalMicro: 30_000_000 }],
    shippingEstimate: usd(18_000_000),
    violations: [],
    reviews: [],
    hints: [],
  },
  quoteStencil: {
    ...price,
    bookStanding,
    lines: [
      {
        key: "componentsStencilPrice",
        amountMicro: 18_600_000,
        rule: { key: "stencilEach", args: { count: 1, eachMicro: 18_600_000 } },
      },
    ],
    pcbTotal: usd(0),
    stencilTotal: usd(18_600_000),
    total: usd(18_600_000),
    unitPriceMicro: 18_600_000,
    specification: {
      stencilType: "laser",
      framework: false,
      size: "280x380",
      thicknessUm: 100,
      side: "Top",
      fiducials: false,
      solderBall: false,
      quantity: 1,
    },
    leadTimeDays: 1,
    violations: [],
  },
  quoteMatrix: {
    currency: "USD",
    bookVersion: price.bookVersion,
    bookStanding,
    quantities: [50],
    leadTimes: [5],
    totalsMicro: [[30_000_000]],
  },
  listReceivers: { rows: [receiver], total: 1 },
  createReceiver: { id: "rcv_2" },
  updateReceiver: {},
  deleteReceiver: {},
  getUserBill: bill,
  updateUserBill: { id: "bill_1" },
  listBills: { rows: [bill], total: 1 },
  createBill: { id: "bill_2" },
  updateBill: {},
  deleteBill: {},
  listCoupons: { rows: [coupon], total: 1, count: { unused: 1, used: 0, expired: 0 } },
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
  listOrders: { rows: [order], total: 1, count: { Submitted: 1 } },
  viewOrder: {
    ...totals,
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    productType: "Custom",
    status: "Submitted",
    currency: "USD",
    orderDate: order.orderDate,
    paidDate: null,
    estimatedShippingDate: null,
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
    documents: [{ kind: "board", fileUrl: "file_1", fileName: "amplifier.zip", size: 1234, lines: [0] }],
    events: [{ from: null, to: "Submitted", at: order.orderDate, actor: "customer", note: "" }],
    payments: [],
    paymentMethod: "sandbox",
    canPay: true,
    canCancel: true,
  },
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
};
