// Input of the reference's examples. Words in capitals stand for ids that earlier calls answered.

import type { SCOPE_OF } from "@/lib/contracts/api-scopes";

export type SampleName = keyof typeof SCOPE_OF;

export interface Sample {
  readonly input: Readonly<Record<string, unknown>>;
  /** Name of the file that a form brings in its field. */
  readonly file?: { readonly field: string; readonly name: string };
}

const BOARD = { layers: 4, widthMm: 60, heightMm: 50, quantity: 50 };
const LIST = [{ designators: ["R1", "R2"], quantity: 2, partId: "PART_ID", mpn: "RC0603FR-0710KL", footprint: "0603" }];
const ASSEMBLED = { board: BOARD, assembly: { bomLines: 12, smtJoints: 80, thtJoints: 4 } };
const PROJECT = { projectId: "PROJECT_ID" };
const DRAWING = { projectId: "DRAWING_ID" };
const WEBHOOK = { webhookId: "WEBHOOK_ID" };
const of = (input: Sample["input"] = {}): Sample => ({ input });

/** In an order in which they work one after the other. */
export const SAMPLES: Partial<Record<string, Sample>> & Record<"quotePcb" | "createOrder" | "uploadFile", Sample> = {
  quotePcb: of(BOARD),
  quoteMatrix: of({ ...BOARD, quantities: [10, 50, 100] }),
  quotePcba: of(ASSEMBLED),
  quoteStencil: of({ quantity: 1, side: "Top" }),
  searchParts: of({ keyword: "10k 0603", quantity: 100, pageSize: 5 }),
  suggestParts: of({ mpn: "RC0603" }),
  listPartsByNumber: of({ partNo: "RC0603FR-0710KL" }),
  getPart: of({ id: "PART_ID", quantity: 100 }),
  listAlternatives: of({ id: "PART_ID", quantity: 100 }),
  compareParts: of({ ids: "PART_ID,OTHER_PART_ID", quantity: 100 }),

  uploadFile: { input: { fileType: 8 }, file: { field: "file", name: "board.zip" } },
  downloadFile: of({ fileUrl: "FILE_ID" }),
  createBoardProject: of({ gerberUrl: "FILE_ID", projectName: "Amplifier" }),
  getBoard: of(PROJECT),
  getBoardArchive: of(PROJECT),
  getBoardPicture: of({ ...PROJECT, side: "top" }),
  checkDfm: of({ ...PROJECT, specification: BOARD }),
  getDfm: of(PROJECT),
  printDfm: of(PROJECT),
  readDesign: of({ schUrl: "SCHEMATIC_ID" }),

  uploadBom: of({ bomUrl: "BOM_ID", bomFileName: "bom.csv", quantity: 50 }),
  priceBomQuote: of({ board: BOARD, assembly: {}, boardName: "Amplifier", lines: LIST, unassociatedConfirmed: 1 }),
  createBomQuote: of({ ...ASSEMBLED, projectName: "Amplifier" }),
  listBomQuotes: of({ pageSize: 5 }),
  viewBomQuote: of({ quoteId: "QUOTE_ID" }),
  inquireBoard: of({
    layers: 2,
    widthMm: 900,
    heightMm: 700,
    quantity: 10,
    projectName: "Backplane",
    remark: "See the drawing",
  }),
  reQuote: of({ quoteId: "QUOTE_ID" }),
  addQuoteToCart: of({ quoteId: "QUOTE_ID" }),

  addToCart: of({ itemType: "Custom", specification: BOARD }),
  updateCartItem: of({ cartItemId: "CART_ITEM_ID", quantity: 100 }),
  listCart: of(),
  listReceivers: of(),
  listBills: of(),
  listCoupons: of(),
  listPaymentMethods: of(),
  openCheckout: of({ cartItemIds: ["CART_ITEM_ID"], receiverId: "RECEIVER_ID", shippingMethod: "standard" }),
  createOrder: of({ cartItemIds: ["CART_ITEM_ID"], receiverId: "RECEIVER_ID", shippingMethod: "standard" }),
  listOrders: of({ pageSize: 5 }),
  viewOrder: of({ id: "ORDER_ID" }),
  attachBoard: of({ orderId: "ORDER_ID", position: 0, projectId: "PROJECT_ID" }),
  orderLinePicture: of({ id: "ORDER_ID", position: 0 }),
  reorder: of({ id: "ORDER_ID" }),
  exportBill: of({ orderId: "ORDER_ID" }),
  cancelOrder: of({ id: "ORDER_ID" }),
  removeCartItem: of({ cartItemId: "OTHER_CART_ITEM_ID" }),
  listSandboxOrders: of({ pageSize: 5 }),
  advanceSandboxOrder: of({ id: "TEST_ORDER_ID" }),

  createProject: of({ projectType: 1, projectName: "Preamplifier" }),
  listProjects: of({ pageSize: 5 }),
  searchProjects: of({ projectName: "Ampl" }),
  renameProject: of({ ...DRAWING, projectName: "Headphone amplifier" }),
  getDocument: of(DRAWING),
  putDocument: of({ ...DRAWING, version: 1, content: "CONTENT" }),
  keepVersion: of({ ...DRAWING, name: "Before the review" }),
  listVersions: of(DRAWING),
  getVersion: of({ ...DRAWING, id: "VERSION_ID" }),
  copyProject: of(DRAWING),
  printProject: of(DRAWING),
  getThumbnail: of(DRAWING),

  listWebhooks: of(),
  createWebhook: of({ url: "https://shop.example.com/hooks", events: ["order.paid", "order.shipped"] }),
  updateWebhook: of({ ...WEBHOOK, description: "Shop" }),
  testWebhook: of(WEBHOOK),
  listWebhookDeliveries: of(WEBHOOK),
  replayWebhookDelivery: of({ ...WEBHOOK, deliveryId: "DELIVERY_ID" }),
  rotateWebhookSecret: of(WEBHOOK),
  deleteWebhook: of(WEBHOOK),
};
