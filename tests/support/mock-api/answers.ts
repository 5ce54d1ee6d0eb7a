// What each endpoint answers on a good day; the compiler lists contracts without an answer.

import type { OutputOf } from "@/lib/contracts/endpoint";
import type { EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";
import { DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import { toReportView } from "@/lib/server/dfm/view";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { DFM_REPORT } from "@/tests/support/dfm-report";
import { DESK_ANSWERS } from "./ops-answers";

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

const listedPart: Answer<"listPartsByNumber">["rows"][number] = {
  id: "p0000000part",
  mpn: "RC0603FR-0710KL",
  manufacturer: "Yageo",
  category: "resistor",
  packageName: "0603",
  pins: 2,
  mounting: "smt",
  parameters: { resistance: "10 kΩ", tolerance: "±1 %" },
  lifecycle: "active",
  stock: 5_000,
  minimum: 10,
  multiple: 10,
  attrition: 10,
  tiers: [
    { from: 10, unitMicro: 10_000 },
    { from: 100, unitMicro: 8_000 },
  ],
  isSample: true,
};

const alternativePart: typeof listedPart = {
  ...listedPart,
  id: "p0000000alt",
  mpn: "CRCW060310K0FKEA",
  manufacturer: "Vishay",
  parameters: { resistance: "10 kΩ", tolerance: "±1 %", power: "0.1 W" },
  stock: 90_000,
};

const partPrice = { quantity: 10, totalMicro: 100_000, unitMicro: 10_000, billedFrom: 10 };

const bookStanding: Answer<"quotePcb">["bookStanding"] = { kind: "inForce", lastDay: null };

const board: Answer<"getBoard"> = {
  projectId: "prj_1",
  projectName: "amplifier",
  facts: {
    ...UNKNOWN_FACTS,
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
  layers: [
    { file: "amplifier-F_Cu.gbr", type: "copper", side: "top", confidence: 0.95, certainty: "certain", evidence: [] },
  ],
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

const areas: Answer<"listAreas"> = {
  rows: [{ areaId: "GB", areaName: "United Kingdom", hasChildren: true }],
  total: 1,
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

const madeQuote: Answer<"inquireBoard"> = {
  quoteId: "quo_1",
  quoteNumber: "BQ261121-7K2MQ4",
  status: "Quoted",
  expiresAt: "2026-12-21T08:00:00.000Z",
};
const madeOfList: Answer<"createBomQuote"> = { ...madeQuote, reasons: [], openLines: [] };

const bomQuote: Answer<"listBomQuotes">["rows"][number] = {
  ...madeQuote,
  kind: "pcba",
  projectName: "amplifier",
  createDate: "2026-11-21T08:00:00.000Z",
  boardCount: 1,
  totalQuantity: 5,
  currency: "USD",
  totalMicro: 14_350_000,
  orderId: null,
  orderNumber: null,
  sourceQuoteId: null,
  canAddToCart: true,
  canReQuote: true,
};

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
const dfmNote: Answer<"getSharedDfm">["notes"][number] = {
  ...{ rule: "viaRing", severity: "risk", layer: "b.gbl", xMm: 15, yMm: 5 },
  ...{ measured: 0.06, limit: 0.1, unit: "mm", count: 1 },
  ...{ note: "We solder by hand", at: "2026-11-21T08:00:00.000Z" },
};
const { findings, checks, figures, disagreements } = toReportView(DFM_REPORT);
const svg = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" });

export const ANSWERS: { [N in EndpointName]: Answer<N> } = {
  register: { token: "token-of-registration", user },
  login: { token: "token-of-login", user },
  logout: {},
  getUser: user,
  recordPoint: {},
  requestCode: { seconds: 60 },
  checkCode: {},
  confirmContact: {},
  changePassword: {},
  resetPassword: {},
  updateUser: user,
  keepTips: user,
  setAvatar: { ...user, avatar: "/api/eda/user/avatar/0123" },
  removeAvatar: user,
  getAvatar: svg,
  listSessions: {
    rows: [
      {
        ...{ sessionId: "ses_1", browser: "firefox", system: "linux", isCurrent: true },
        ...{ startedAt: "2026-11-20T08:00:00.000Z", lastUsedAt: "2026-11-21T08:00:00.000Z" },
      },
    ],
    total: 1,
  },
  endSession: {},
  endOtherSessions: { ended: 1 },
  exportAccount: svg,
  closeAccount: {},
  getGoogle: { isOffered: false },
  startGoogle: { address: "https://accounts.google.com/o/oauth2/v2/auth", state: "state_1" },
  signInWithGoogle: {
    ...{ token: "token-of-google", user },
    google: { email: "ada@example.com", name: "Ada", picture: "" },
  },
  subscribe: {},
  uploadFile: { fileUrl: "file_1", fileName: "amplifier.zip", size: 1234, sha256: "0".repeat(64) },
  downloadFile: svg,
  createBoardProject: board,
  getBoard: board,
  getBoardArchive: svg,
  getBoardPicture: svg,
  checkDfm: {
    ...{ findings, checks, figures, disagreements, specification },
    ...{ projectId: "prj_1", projectName: "amplifier", checkedAt: "2026-11-21T08:00:00.000Z", notes: [] },
  },
  getDfm: {
    ...{ projectId: "prj_1", projectName: "amplifier", specification, checkedAt: "2026-11-21T08:00:00.000Z" },
    ...{ counts: { risk: 1, warning: 1, notice: 1 }, notes: [], isShared: false },
  },
  acceptDfmFinding: { notes: [dfmNote] },
  withdrawDfmNote: { notes: [] },
  printDfm: svg,
  shareDfm: { token: "0123456789abcdef0123456789abcdef" },
  unshareDfm: {},
  getSharedDfm: { projectName: "amplifier", specification, checkedAt: "2026-11-21T08:00:00.000Z", notes: [dfmNote] },
  getSharedDfmArchive: svg,
  listPriceBooks: { inForce: "test", books: [], assemblies: [], stencils: [] },
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
  searchParts: {
    rows: [{ ...listedPart, price: partPrice, availability: "inStock" }],
    total: 1,
    pageNum: 1,
    pageSize: 25,
    facets: {
      category: [{ value: "resistor", count: 1 }],
      manufacturer: [{ value: "Yageo", count: 1 }],
      packageName: [{ value: "0603", count: 1 }],
      mounting: [{ value: "smt", count: 1 }],
      inStock: 1,
      parameters: [
        {
          key: "resistance",
          values: [
            { value: "4.7 kΩ", count: 1 },
            { value: "10 kΩ", count: 1 },
          ],
        },
      ],
    },
    currency: "USD",
    nearest: [],
    isComplete: true,
  },
  listAlternatives: {
    rows: [
      {
        ...alternativePart,
        price: { ...partPrice, totalMicro: 50_000, unitMicro: 5_000 },
        availability: "inStock",
        reasons: ["moreStock", "cheaper"],
      },
    ],
    isByValue: true,
    currency: "USD",
  },
  compareParts: {
    rows: [
      { ...listedPart, series: "RC", price: partPrice, availability: "inStock" },
      {
        ...alternativePart,
        series: "CRCW",
        price: { ...partPrice, totalMicro: 50_000, unitMicro: 5_000 },
        availability: "inStock",
      },
    ],
    currency: "USD",
  },
  listPartUses: { rows: [], total: 0 },
  getPart: {
    ...listedPart,
    series: "RC",
    datasheetHost: "yageo.com",
    currency: "USD",
    price: partPrice,
    availability: "inStock",
    violations: [],
  },
  listPartsByNumber: { rows: [listedPart], total: 1, currency: "USD" },
  suggestParts: {
    isExact: true,
    rows: [{ id: "p0000000part", mpn: "RC0603FR-0710KL", manufacturer: "Yageo", category: "resistor", stock: 5_000 }],
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
  quotePcba: {
    ...price,
    bookStanding,
    specification: { board: specification, assembly: DEFAULT_ASSEMBLY },
    leadTimeDays: 7,
    leadTimes: [{ days: 7, totalMicro: 30_000_000 }],
    shippingEstimate: usd(18_000_000),
    violations: [],
    reviews: [],
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
  listAreas: areas,
  listReceiverAreas: areas,
  listChildAreas: { rows: [{ areaId: "GB-ENG", areaName: "England", hasChildren: false }], total: 1 },
  listChinaAreas: { rows: [{ areaId: "440000", areaName: "广东省", hasChildren: true }], total: 1 },
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
  uploadBom: {
    bomUrl: "bom-file-1",
    sheets: [{ name: "BOM", rows: 2 }],
    sheet: 0,
    headerRow: 0,
    columns: [
      { index: 0, header: "Designator", meaning: "designator", confidence: 1, holdsMaker: false, isInverted: false },
      { index: 1, header: "MPN", meaning: "mpn", confidence: 1, holdsMaker: false, isInverted: false },
    ],
    preview: [
      ["Designator", "MPN"],
      ["R1", listedPart.mpn],
    ],
    lines: [
      {
        row: 2,
        designators: ["R1"],
        quantity: 1,
        mpn: listedPart.mpn,
        manufacturer: "",
        distributorParts: [],
        values: [],
        footprint: "",
        description: "",
        side: null,
        dnp: 2,
        problems: [],
        state: "Normal",
        candidates: [{ partId: listedPart.id, stage: "exact", confidence: 1, doubts: [] }],
        partId: listedPart.id,
      },
    ],
    skipped: [],
    beyond: 0,
    parts: [listedPart],
    currency: "USD",
    count: { Normal: 1 },
    placements: null,
  },
  priceBomQuote: {
    ...price,
    bookStanding,
    specification: { board: specification, assembly: DEFAULT_ASSEMBLY },
    leadTimeDays: 7,
    leadTimes: [{ days: 7, totalMicro: 30_000_000 }],
    shippingEstimate: usd(18_000_000),
    violations: [],
    reviews: [],
    pieces: 5,
    partList: [
      {
        board: 0,
        partId: listedPart.id,
        state: "Normal",
        supply: "turnkey",
        dnp: 2,
        isAssembled: true,
        stock: listedPart.stock,
        unitPriceMicro: 10_000,
        boughtQuantity: 20,
        amountMicro: 200_000,
        joints: 2,
        mounting: "smt",
        isSample: true,
      },
    ],
    count: { Normal: 1 },
    openLines: [],
    boards: [],
  },
  createBomQuote: madeOfList,
  inquireBoard: { ...madeQuote, status: "Inquiry Received", expiresAt: null },
  listBomQuotes: { rows: [bomQuote], total: 1, count: { Quoted: 1 } },
  viewBomQuote: {
    ...bomQuote,
    remark: "",
    sourceQuoteNumber: null,
    reasons: [],
    specification: { board: specification, assembly: DEFAULT_ASSEMBLY },
    isCounted: true,
    price,
    partList: [],
    files: [],
    events: [{ from: null, to: "Initial", at: bomQuote.createDate, actor: "customer", note: "" }],
  },
  addQuoteToCart: { cartItemId: "cart_1" },
  reQuote: { ...madeOfList, quoteId: "quo_2" },
  deleteBomQuote: {},
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
  ...DESK_ANSWERS,
};
