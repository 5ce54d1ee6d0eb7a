// Successful answers of the admin: an inquiry to price, an order to review, and a few of everything else.

import { CONTENT_ADMIN_ANSWERS } from "./content-admin-answers";
import type { EndpointName } from "@/lib/contracts/registry";
import { orderView } from "@/tests/support/board-item";
import type { Answer, Answers } from "./answer";
import { SYSTEM_ANSWERS } from "./system-answers";

type AdminEndpoint =
  | Extract<EndpointName, `exportAdmin${string}`>
  | "searchAdmin"
  | "viewAdminCustomer"
  | "startCustomerQuote"
  | "copyCustomerQuote"
  | "listSimilarQuotes"
  | "correctOffer"
  | "listRecordBoards"
  | "addAdminNote"
  | "setRecordOwner"
  | "listStaff";
type AdminAnswers = Pick<Answers, Extract<EndpointName, `${string}Admin${string}`> | AdminEndpoint>;

const AT = "2026-11-20T09:00:00.000Z";

export const adminCustomer: Answer<"viewAdminOrder">["customer"] = {
  ...{ accountId: "acc_1", email: "ada@example.com", mobile: "", name: "Ada Lovelace", company: "Engines Ltd" },
  ...{ phone: "+44 20 7946 0018", locale: "en", since: "2026-01-05T09:00:00.000Z", orders: 3 },
};

export const adminOrderRow: Answer<"listAdminOrders">["rows"][number] = {
  ...{ orderId: "order-1", orderNumber: "BW261120-7K2MQ4", area: "en-US", status: "Paid", productType: "Custom" },
  ...{ title: "Amplifier", quantity: 50, lines: 1, currency: "USD", amountPayableMicro: 30_000_000 },
  ...{ customer: "ada@example.com", orderDate: AT, movedAt: AT, estimatedShippingDate: AT, isAsked: false },
  ...{ waits: "review", due: "later", owner: null },
};

export const adminQuoteRow: Answer<"listAdminQuotes">["rows"][number] = {
  ...{ quoteId: "quote-1", quoteNumber: "PQ261120-4DKX7M", kind: "pcb", area: "en-US", status: "Quoting" },
  ...{ projectName: "Amplifier", quantity: 50, currency: "USD", totalMicro: null, customer: "ada@example.com" },
  ...{ at: AT, movedAt: AT, expiresAt: null, isWaiting: true, isOrdered: false },
  owner: null,
};

export const adminAct: Answer<"listAdminActs">["rows"][number] = {
  ...{ actId: "act_1", at: AT, actor: "eve@example.com", account: "ada@example.com", kind: "order-moved" },
  ...{ subject: "order:order-1", name: "BW261120-7K2MQ4", currency: "USD" },
  details: { from: "Paid", to: "Reviewed", note: "copper looks fine" },
};

export const adminComplaint: Answer<"listAdminComplaints">["rows"][number] = {
  ...{ complaintId: "cmp_1", orderId: "order-1", orderNumber: "BW261120-7K2MQ4", area: "en-US", currency: "USD" },
  customer: "ada@example.com",
  ...{ reason: "quality", wish: "refund", text: "The mask peels off.", files: [], state: "open", answer: "" },
  ...{ refundMicro: null, refundableMicro: 30_000_000, remakeOrderId: null, at: AT, decidedAt: null },
};

export const adminRefund: Answer<"listAdminRefunds">["rows"][number] = {
  ...{ refundId: "ref_1", orderId: "order-1", orderNumber: "BW261120-7K2MQ4", area: "en-US", currency: "USD" },
  ...{ amountMicro: 5_000_000, part: "order", method: "bankTransfer", provider: "bankTransfer" },
  ...{ reason: "complaint", cause: "cmp_1", state: "byHand", attempts: 1, reference: null, lastError: null },
  ...{ at: AT, sentAt: null },
};

export function adminOrder(change: Partial<Answer<"viewAdminOrder">> = {}): Answer<"viewAdminOrder"> {
  return {
    area: "en-US",
    customer: adminCustomer,
    order: orderView(),
    waits: "review",
    questionState: "none",
    promiseStoppedAt: null,
    moves: ["Reviewed", "Cancelled"],
    mayAsk: true,
    shipping: {
      ...{ chargeMicro: null, dueMicro: null, isSettled: false, weightGrams: null },
      ...{ proposedGrams: 420, proposedMicro: 15_000_000 },
    },
    complaints: [],
    refunds: [],
    ...{ due: "later", owner: null, notes: [] },
    acts: [adminAct],
    ...change,
  };
}

export function adminQuote(change: Partial<Answer<"viewAdminQuote">> = {}): Answer<"viewAdminQuote"> {
  const [line] = orderView().lines;
  if (line?.itemType !== "Custom") throw new Error("the order of the mock has a board");
  return {
    ...{ quoteId: "quote-1", quoteNumber: "PQ261120-4DKX7M", kind: "pcb", area: "en-US", status: "Quoting" },
    ...{ projectName: "Amplifier", quantity: 50, currency: "USD", totalMicro: null, at: AT, movedAt: AT },
    ...{
      expiresAt: null,
      isWaiting: true,
      isOrdered: false,
      customer: adminCustomer,
      remark: "In green, please.",
      reasons: ["asked"],
    },
    boards: [{ boardName: "", pieces: 50, board: line.specification, assembly: null, isCounted: true }],
    ...{ isCounted: true, parts: [], proposal: line.price, price: null },
    sections: [{ section: "pcb", keys: ["pcbToolingCost", "boardFee", "pcbTestingFee", "surfaceFinish"] }],
    ...{ files: [], orderId: null, orderNumber: null, sourceNumber: null },
    events: [{ from: null, to: "Initial", at: AT, actor: "customer", note: "" }],
    moves: ["Quoted", "Invalid"],
    ...{ extrapolation: null, offers: [], canCorrect: false, leadTimeDays: 3 },
    ...{ owner: null, notes: [], acts: [] },
    ...change,
  };
}

export const adminPartList: Answer<"listAdminPartLists">["rows"][number] = {
  listId: "list_1",
  fileName: "november.csv",
  size: 84_213_001,
  state: "read",
  missing: [],
  counts: { added: 1_200, changed: 340, same: 9_800, repeated: 2, refused: 3, retired: 17 },
  problems: [
    { line: 12, column: "stock" },
    { line: 40, column: "tiers" },
    { line: 41, column: "currency" },
  ],
  seen: 11_345,
  written: 0,
  sentBy: "eve@example.com",
  sentAt: "2026-11-21T04:00:00.000Z",
  appliedBy: "",
  appliedAt: null,
};

const adminBook: Answer<"listAdminBooks">["rows"][number] = {
  ...{ version: "us-2026-11-21", kind: "boards", area: "en-US", effectiveFrom: "2026-11-21", origin: "product" },
  ...{ status: "inForce", note: "", publishedBy: "", publishedAt: null },
};

const DAY = {
  ...{ pricesAsked: 12, uploads: 3, registrations: 2, quotes: 4, quotesOrdered: 1 },
  ...{ orders: 1, paid: 1, revenueMicro: 30_000_000 },
  refundedMicro: 0,
  productsMicro: { boards: 0, assembly: 0, stencils: 0, components: 0 },
};

export const ADMIN_ANSWERS: AdminAnswers = {
  ...CONTENT_ADMIN_ANSWERS,
  ...SYSTEM_ANSWERS,
  viewAdmin: {
    queues: [
      { queue: "inquiries", count: 2, oldest: AT },
      { queue: "review", count: 1, oldest: AT },
      { queue: "ship", count: 0, oldest: null },
    ],
    figures: { late: 1, today: 2, todo: 5, customer: 3, mine: 1 },
    staff: "eve@example.com",
  },
  listAdminQuotes: {
    rows: [adminQuoteRow],
    ...{ total: 1, count: { Quoting: 1 }, waiting: 1 },
  },
  viewAdminQuote: adminQuote(),
  countAdminQuote: { status: "Quoting" },
  readAdminJoints: { rows: 2, problems: [], lines: [], unknown: [], bomLines: 2, smtJoints: 56, thtJoints: 8 },
  takeAdminQuote: { status: "Quoting" },
  listSimilarQuotes: {
    currency: "USD",
    rows: [
      {
        ...{ quoteId: "quote-0", quoteNumber: "PQ261102-3FJW2K", projectName: "Preamplifier", at: AT },
        ...{ widthMm: 120, heightMm: 80, quantity: 50, areaM2: 0.48, boardsMicro: 48_000_000, isOrdered: true },
      },
    ],
  },
  offerAdminQuote: { status: "Quoted", totalMicro: 30_000_000, expiresAt: "2026-12-20T09:00:00.000Z" },
  refuseAdminQuote: { status: "Invalid" },
  getAdminQuoteFile: new Blob(["zip"], { type: "application/zip" }),
  listAdminOrders: {
    rows: [adminOrderRow],
    total: 1,
    count: { Paid: 1 },
    waits: { any: 1, review: 1, customer: 0 },
    waiting: 1,
  },
  viewAdminOrder: adminOrder(),
  moveAdminOrder: { status: "Reviewed" },
  moveAdminOrders: { rows: [{ orderId: "order-1", isMoved: true, code: "", message: "" }] },
  quoteAdminShipping: { chargeMicro: 18_000_000, dueMicro: 18_000_000 },
  processAdminOrder: { status: "Processed", dueMicro: 18_000_000 },
  shipAdminOrder: { status: "Shipped" },
  deliverAdminOrder: {},
  setAdminShipDate: { estimatedShippingDate: "2026-12-01T10:00:00.000Z" },
  cancelAdminOrder: { status: "Cancelled", refundMicro: 30_000_000 },
  confirmAdminTransfer: { effect: "paid" },
  writeAdminMessage: { messageId: "msg_1" },
  readAdminMessages: {},
  getAdminLinePicture: new Blob(["png"], { type: "image/png" }),
  getAdminOrderFile: new Blob(["zip"], { type: "application/zip" }),
  listAdminComplaints: { rows: [adminComplaint], total: 1, count: { open: 1 } },
  decideAdminComplaint: { state: "refunded", remakeOrderId: null },
  listAdminRefunds: { rows: [adminRefund], total: 1, count: { byHand: 1 } },
  markAdminRefund: {},
  listAdminCampaigns: {
    rows: [
      {
        ...{ campaignId: "cpn_1", area: "en-US", activityUrl: "free-assembly", kind: "assembly", currency: "USD" },
        ...{ title: { en: "Free assembly", zh: "免费贴片" }, amountMicro: 15_000_000, thresholdMicro: null },
        ...{ limit: 500, claimed: 12, validDays: 30, startsAt: AT, endsAt: "2027-11-20T09:00:00.000Z" },
        status: "open",
      },
    ],
    total: 1,
  },
  createAdminCampaign: { campaignId: "cpn_2" },
  closeAdminCampaign: {},
  listAdminCoupons: {
    rows: [
      {
        ...{ couponId: "cou_1", area: "en-US", account: "ada@example.com", kind: "pcb", currency: "USD" },
        ...{ amountMicro: 5_000_000, thresholdMicro: null, state: "unused", campaign: null, orderNumber: null },
        ...{ validTo: "2026-12-20T09:00:00.000Z", at: AT },
      },
    ],
    total: 1,
  },
  giveAdminCoupon: { couponId: "cou_2" },
  listAdminBooks: { rows: [adminBook] },
  viewAdminBook: {
    ...adminBook,
    book: { version: "us-2026-11-21", boards: { byLayers: { "2": { setup: "5", perM2: "50" } } } },
    sources: [{ path: "boards", source: "The product's own price table." }],
  },
  publishAdminBook: { version: "us-2026-12-01" },
  listAdminPartLists: { rows: [adminPartList], imported: 12_000, sample: 201_576 },
  sendAdminPartList: { listId: "list_1" },
  applyAdminPartList: {},
  discardAdminPartList: {},
  listAdminMails: {
    rows: [
      {
        ...{ mailId: "mail_1", channel: "mail", recipient: "ada@example.com", subject: "Order has been reviewed" },
        ...{ state: "sent", lastError: null },
        ...{ text: "Hi Ada,\n\nAn engineer has reviewed the files.", locale: "en", at: AT, sentAt: AT },
      },
    ],
    total: 1,
  },
  listAdminActs: { rows: [adminAct], total: 1, kinds: ["order-moved", "quote-offered"] },
  viewAdminReport: {
    ...{ area: "en-US", currency: "USD" },
    days: [
      { ...DAY, day: "2026-11-19" },
      {
        ...{ ...DAY, day: "2026-11-20", pricesAsked: 30, orders: 2, refundedMicro: 5_000_000 },
        productsMicro: { boards: 60_000_000, assembly: 20_000_000, stencils: 0, components: 20_000_000 },
      },
    ],
  },
  exportAdminOrders: new Blob(["order\r\n"], { type: "text/csv" }),
  exportAdminQuotes: new Blob(["quote\r\n"], { type: "text/csv" }),
  exportAdminRefunds: new Blob(["order\r\n"], { type: "text/csv" }),
  exportAdminReport: new Blob(["day\r\n"], { type: "text/csv" }),
  searchAdmin: {
    rows: [
      {
        ...{ kind: "order", id: "order-1", name: "BW261120-7K2MQ4", detail: "ada@example.com · Amplifier" },
        ...{ status: "Paid", matched: "" },
      },
      { kind: "customer", id: "acc_1", name: "ada@example.com", detail: "Ada Lovelace", status: "", matched: "" },
    ],
  },
  viewAdminCustomer: {
    ...{ customer: adminCustomer, addresses: 2, spend: [{ currency: "USD", amountMicro: 130_000_000 }] },
    orders: [
      {
        ...{ orderId: "order-1", orderNumber: "BW261120-7K2MQ4", title: "Amplifier", status: "Paid", currency: "USD" },
        ...{ amountPayableMicro: 30_000_000, at: AT },
      },
    ],
    quotes: [
      {
        ...{ quoteId: "quote-1", quoteNumber: "BQ261120-4DKX7M", projectName: "Amplifier", status: "Quoted" },
        ...{ currency: "USD", totalMicro: 30_000_000, at: AT, canCopy: true },
      },
    ],
    ...{ coupons: [], messages: [], notes: [] },
  },
  startCustomerQuote: { quoteId: "quote-2", quoteNumber: "BQ261120-2WFH9C" },
  copyCustomerQuote: { quoteId: "quote-2", quoteNumber: "BQ261120-2WFH9C" },
  correctOffer: { status: "Quoted", totalMicro: 30_000_000, expiresAt: "2026-12-20T09:00:00.000Z", version: 2 },
  listRecordBoards: {
    rows: [
      {
        ...{ line: 0, board: 0, boardName: "", fileName: "amplifier.zip", projectId: "prj_1" },
        facts: [
          { fact: "layers", measured: [4], ordered: [2], state: "differs" },
          { fact: "minHole", measured: [0.4], ordered: [0.3], state: "same" },
          { fact: "holes", measured: [704], ordered: null, state: "info" },
        ],
        questions: [
          { code: "FILES_UNUSED", confirmedAt: AT },
          { code: "OUTLINE_FROM_COPPER", confirmedAt: null },
        ],
        dfm: { checkedAt: AT, counts: { risk: 0, warning: 2, notice: 0 } },
      },
    ],
  },
  addAdminNote: { noteId: "note_1" },
  setRecordOwner: {},
  listStaff: { rows: [{ accountId: "acc_eve", name: "eve@example.com", isMe: true }] },
};
