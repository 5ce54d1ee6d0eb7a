// Questions, messages and complaints of orders: each endpoint without a token, for another customer's order, with
// invalid input, with valid input, and concurrently.

import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listOrders, viewOrder } from "@/lib/contracts/order";
import {
  complain,
  completeOrder,
  editOrder,
  exportBill,
  hideOrder,
  orderCareFile,
  seeOrderMessages,
  sendOrderMessage,
} from "@/lib/contracts/order-care";
import { withTransaction } from "@/lib/server/db/client";
import { orderEvents, orders } from "@/lib/server/db/tables/order";
import { complaints, orderMessages, shipments } from "@/lib/server/db/tables/order-care";
import { files } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";
import { completeDelivered } from "@/lib/server/order/care/complete";
import * as orderRows from "@/lib/server/order/rows";
import { addMessage, askQuestion } from "@/lib/server/order/care/thread";
import { createTestApi, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { listMails } from "../support/mails";
import { createOrderFlow } from "../support/paying";
import type { Person } from "../support/shop";

const DAY = 86_400_000;

let api: TestApi;
let shop: ReturnType<typeof createOrderFlow>;
beforeAll(async () => {
  api = await createTestApi();
  shop = createOrderFlow(api);
});

let ann: Person;
let ben: Person;
let orderId: string;
let neighbour: string;
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = START;
  [ann, ben] = [await shop.customer(), await shop.customer()];
  orderId = await shop.place(ann);
  neighbour = await shop.place(ann);
});

const as = ({ token }: Person) => ({ token });
const set = (change: Partial<typeof orders.$inferInsert>, id = orderId) =>
  api.db.update(orders).set(change).where(eq(orders.id, id));
const stored = (id = orderId) => orderRows.getById(api.db, id);
const view = async (id = orderId) => (await api.call(viewOrder, { id }, as(ann))).data;

async function fileOf({ accountId }: Person, mime = "image/png"): Promise<string> {
  const id = newId();
  const { key: storageKey, size, sha256 } = await api.deps.store.put(Readable.from(["png"]), { maxBytes: 10 });
  await api.db.insert(files).values({ id, accountId, storageKey, fileType: 14, name: "crack.png", size, sha256, mime });
  return id;
}

async function ship(shippedAt: Date, deliveredAt: Date | null = null) {
  await set({ status: "Shipped" });
  const move = { fromStatus: "Processed" as const, toStatus: "Shipped" as const, actor: "staff", createdAt: shippedAt };
  await api.db.insert(orderEvents).values({ id: newId(), orderId, ...move });
  const parcel = { carrier: "DHL", trackingNumber: "1234567890", shippedAt, deliveredAt };
  await api.db.insert(shipments).values({ id: newId(), orderId, ...parcel });
}

describe("every endpoint of an order's care", () => {
  const calls = () =>
    [
      [sendOrderMessage, { orderId, text: "Hello" }],
      [seeOrderMessages, { orderId }],
      [complain, { orderId, reason: "quality", wish: "refund", text: "It bends." }],
      [completeOrder, { id: orderId }],
      [hideOrder, { orderId }],
      [editOrder, { orderId, purchaseNumber: "PO 7" }],
    ] as const;

  it("refuses whoever has no token, and answers another's order like a missing one", async () => {
    await ship(START);
    const before = await stored();
    for (const [endpoint, input] of calls()) {
      expect((await api.callRaw(endpoint, input)).status).toBe(403);
      const foreign = await api.callRaw(endpoint, input, as(ben));
      const missing = { ...input, ...("id" in input ? { id: "none" } : { orderId: "none" }) };
      const none = await api.callRaw(endpoint, missing, as(ben));
      expect([foreign.code, foreign.message]).toEqual(["NOT_FOUND", none.message]);
    }
    for (const endpoint of [exportBill, orderCareFile] as const) {
      const input = endpoint === exportBill ? { orderId } : { id: orderId, fileUrl: "file" };
      expect((await api.fetchFile(endpoint, input)).status).toBe(403);
      const answer = await api.fetchFile(endpoint, input, as(ben));
      expect(await answer.json()).toMatchObject({ type: "error", code: "NOT_FOUND" });
    }
    expect(await stored()).toEqual(before);
    expect(await api.db.select().from(orderMessages)).toEqual([]);
    expect(await api.db.select().from(complaints)).toEqual([]);
  });

  it.each([
    [sendOrderMessage, { text: "" }],
    [sendOrderMessage, { text: "x".repeat(4001) }],
    [sendOrderMessage, { text: "Hello", fileIds: Array.from({ length: 9 }, (_, at) => `f${at}`) }],
    [complain, { reason: "bored", wish: "refund", text: "x" }],
    [complain, { reason: "quality", wish: "money", text: "x" }],
    [complain, { reason: "quality", wish: "refund", text: " " }],
    [editOrder, { purchaseNumber: "x".repeat(51) }],
    [editOrder, { remark: "x".repeat(501) }],
  ] as const)("refuses what makes no sense (%#)", async (endpoint, input) => {
    const answer = await api.callRaw(endpoint, { orderId, ...input }, as(ann));
    expect(answer.code).toBe("INVALID_INPUT");
  });
});

describe("the thread", () => {
  it("takes the customer's message once by its key, and shows it to nobody else", async () => {
    const input = { orderId, text: "Please pack well." };
    const first = await api.call(sendOrderMessage, input, { ...as(ann), key: "k1" });
    const second = await api.call(sendOrderMessage, input, { ...as(ann), key: "k1" });
    expect(second.data).toEqual(first.data);
    expect((await view()).messages.map(({ text, isFromStaff }) => [text, isFromStaff])).toEqual([
      ["Please pack well.", false],
    ]);
    expect((await view(neighbour)).messages).toEqual([]);
  });

  it("counts what staff wrote as new until it was seen", async () => {
    await withTransaction(api.db, async (tx) => {
      const written = { authorId: ben.accountId, text: "Packed.", fileIds: [], now: START };
      await addMessage(api.deps, tx, await orderRows.getById(tx, orderId), { ...written, isFromStaff: true });
    });
    const unseen = async () =>
      (await api.call(listOrders, {}, as(ann))).data.rows.map((row) => [row.orderId === orderId, row.unseenMessages]);
    expect((await unseen()).toSorted()).toEqual([
      [false, 0],
      [true, 1],
    ]);
    await api.call(seeOrderMessages, { orderId }, as(ann));
    expect((await unseen()).every(([, count]) => count === 0)).toBe(true);
  });

  it("takes the answer to a question, which goes on with the promised date", async () => {
    await set({ status: "Paid", promisedAt: new Date("2026-11-27T10:00:00Z") });
    const questionId = await withTransaction(api.db, async (tx) =>
      askQuestion(api.deps, tx, await orderRows.getById(tx, orderId), {
        ...{ authorId: ben.accountId, text: "Which side?", fileIds: [] },
        now: START,
      }),
    );
    expect(await view()).toMatchObject({ questionState: "asked", promiseStoppedDate: START.toISOString() });
    api.advance(3 * DAY);
    const answer = await api.call(sendOrderMessage, { orderId, questionId, text: "The top." }, as(ann));
    expect(answer.type).toBe("success");
    const after = await view();
    expect([after.questionState, after.promiseStoppedDate]).toEqual(["answered", null]);
    expect(after.estimatedShippingDate).toBe("2026-11-30T10:00:00.000Z");
    const again = await api.call(sendOrderMessage, { orderId, questionId, text: "Or not." }, as(ann));
    expect(again.code).toBe("MOVE_NOT_ALLOWED");
  });

  it("gives its files to the order's owner, and only those that stand on it", async () => {
    const fileUrl = await fileOf(ben);
    await withTransaction(api.db, async (tx) =>
      addMessage(api.deps, tx, await orderRows.getById(tx, orderId), {
        ...{ authorId: ben.accountId, text: "See.", fileIds: [fileUrl], isFromStaff: true },
        now: START,
      }),
    );
    const own = await api.fetchFile(orderCareFile, { id: orderId, fileUrl }, as(ann));
    expect([own.headers.get("content-type"), await own.text()]).toEqual(["image/png", "png"]);
    expect(own.headers.get("content-disposition")).toContain('attachment; filename="crack.png"');
    const other = await api.fetchFile(orderCareFile, { id: neighbour, fileUrl }, as(ann));
    expect(await other.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("takes no file but one's own", async () => {
    const fileIds = [await fileOf(ben)];
    expect((await api.call(sendOrderMessage, { orderId, text: "Mine?", fileIds }, as(ann))).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(orderMessages)).toEqual([]);
  });
});

describe("a change until the review", () => {
  it("of number and note is kept, and leaves sums and the neighbour alone", async () => {
    const [before, neighborOrder] = [await stored(), await stored(neighbour)];
    await api.call(editOrder, { orderId, purchaseNumber: " PO-2026/7 ", remark: "Ring twice" }, as(ann));
    expect(await stored()).toEqual({ ...before, purchaseNumber: "PO-2026/7", remark: "Ring twice" });
    expect(await stored(neighbour)).toEqual(neighborOrder);
  });

  it("of the address estimates freight and taxes for its country, and charges nothing else", async () => {
    const before = await stored();
    const receiverId = await shop.addAddress(ann, { country: "AU", state: "NSW", city: "Sydney", postcode: "2000" });
    await api.call(editOrder, { orderId, receiverId }, as(ann));
    const after = await view();
    expect([after.receiver.country, after.amountPayableMicro]).toEqual(["AU", before.amountPayableMicro]);
    expect(after.shippingEstimateMicro).toBeGreaterThan(before.shippingEstimateMicro);
    expect(after.events.at(-1)?.note).toBe("addressChanged");
    const foreign = await shop.addAddress(ben);
    expect((await api.call(editOrder, { orderId, receiverId: foreign }, as(ann))).code).toBe("NOT_FOUND");
  });

  it.each(["Reviewed", "In Production", "Shipped", "Cancelled"] as const)(
    "is refused for what is %s",
    async (status) => {
      await set({ status });
      expect((await api.call(editOrder, { orderId, purchaseNumber: "late" }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
      expect((await stored()).purchaseNumber).toBe("");
    },
  );
});

describe("the end of an order", () => {
  it("is the customer's to say once it was shipped, with its mail and its day of delivery", async () => {
    expect((await api.call(completeOrder, { id: orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    await ship(START);
    api.advance(5 * DAY);
    await api.call(completeOrder, { id: orderId }, as(ann));
    const after = await view();
    expect([after.status, after.deliveryDate]).toEqual(["Complete", api.clock.now.toISOString()]);
    expect((await listMails(api.db)).at(-1)?.subject).toContain("is complete");
    expect((await api.call(completeOrder, { id: orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    expect((await stored(neighbour)).status).toBe("Submitted");
  });

  it("comes by itself thirty days after the delivery, and not a moment sooner", async () => {
    const delivered = new Date(START.getTime() + 4 * DAY);
    await ship(START, delivered);
    const due = new Date(delivered.getTime() + 30 * DAY);
    expect(await completeDelivered(api.deps, new Date(due.getTime() - 1))).toBe(0);
    expect(await completeDelivered(api.deps, due)).toBe(1);
    expect(await completeDelivered(api.deps, due)).toBe(0);
    expect((await view()).status).toBe("Complete");
  });

  it("waits for the last likely day where the carrier never said", async () => {
    await ship(START);
    // Standard takes up to nine weekdays: from Saturday 21 November to Thursday 3 December.
    const likely = new Date(START.getTime() + 12 * DAY);
    expect(await completeDelivered(api.deps, new Date(likely.getTime() + 30 * DAY - 1))).toBe(0);
    expect(await completeDelivered(api.deps, new Date(likely.getTime() + 30 * DAY))).toBe(1);
  });

  it("is likely to arrive as long after the day that it left, not the day that was promised", async () => {
    await set({ status: "In Production", promisedAt: new Date(START.getTime() + 2 * DAY) });
    const before = (await view()).estimatedDelivery;
    await ship(new Date(START.getTime() + 9 * DAY));
    const after = (await view()).estimatedDelivery;
    // Standard takes five to nine weekdays: a week later is a week later.
    expect(Date.parse(after?.from ?? "") - Date.parse(before?.from ?? "")).toBe(7 * DAY);
    expect(Date.parse(after?.to ?? "") - Date.parse(before?.to ?? "")).toBe(7 * DAY);
  });

  it("lets it be taken off the list, and nothing that is not over", async () => {
    expect((await api.call(hideOrder, { orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    await set({ status: "Cancelled" });
    await api.call(hideOrder, { orderId }, as(ann));
    const { rows, total, count } = (await api.call(listOrders, {}, as(ann))).data;
    expect([rows.map((row) => row.orderId), total, count]).toEqual([[neighbour], 1, { Submitted: 1 }]);
  });
});

describe("a complaint", () => {
  const say = (change = {}) =>
    api.call(complain, { orderId, reason: "damaged", wish: "remake", text: "One is cracked.", ...change }, as(ann));

  it("with photos is kept, logged, mailed and shown; a second waits for the first", async () => {
    await ship(START);
    const fileIds = [await fileOf(ann)];
    expect((await say({ fileIds })).type).toBe("success");
    const after = await view();
    expect(after.complaints).toEqual([
      {
        complaintId: expect.any(String) as string,
        reason: "damaged",
        wish: "remake",
        text: "One is cracked.",
        at: START.toISOString(),
        state: "open",
        answer: "",
        decidedAt: null,
        refundMicro: null,
        files: [{ fileUrl: fileIds[0], fileName: "crack.png", size: 3 }],
      },
    ]);
    expect([after.events.at(-1)?.note, after.canComplain]).toEqual(["complained", false]);
    expect((await listMails(api.db)).at(-1)?.subject).toContain("We have received your complaint");
    expect((await say()).code).toBe("MOVE_NOT_ALLOWED");
    expect((await view(neighbour)).complaints).toEqual([]);
  });

  it("is taken for ninety days after it left, not before and not after", async () => {
    expect((await say()).code).toBe("MOVE_NOT_ALLOWED");
    await ship(new Date(START.getTime() - 90 * DAY));
    expect((await say()).code).toBe("MOVE_NOT_ALLOWED");
    api.advance(-1);
    expect((await say()).type).toBe("success");
  });

  it("takes pictures alone, and one's own", async () => {
    await ship(START);
    expect((await say({ fileIds: [await fileOf(ann, "application/zip")] })).code).toBe("WRONG_FILE_FORMAT");
    expect((await say({ fileIds: [await fileOf(ben)] })).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(complaints)).toEqual([]);
  });
});

describe("the invoice", () => {
  it("is a PDF with the order's number, small, in either language", async () => {
    const { orderNumber } = await stored();
    for (const locale of ["en", "zh"]) {
      const answer = await api.fetchFile(exportBill, { orderId }, { ...as(ann), headers: { "x-locale": locale } });
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toContain(`INV-${orderNumber}.pdf`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
      expect(bytes.length).toBeLessThan(300_000);
    }
  });
});

describe("the list", () => {
  const list = async (filter: Parameters<typeof api.call<typeof listOrders>>[1]) =>
    (await api.call(listOrders, filter, as(ann))).data;

  it("finds by number, own number and part number, by product and by day", async () => {
    await set({ purchaseNumber: "PO-77", createdAt: new Date("2026-11-10T15:59:59Z") });
    const ids = async (filter: Parameters<typeof list>[0]) => (await list(filter)).rows.map((row) => row.orderId);
    expect(await ids({ keyword: "po-77" })).toEqual([orderId]);
    expect(await ids({ keyword: (await stored(neighbour)).orderNumber.slice(-6).toLowerCase() })).toEqual([neighbour]);
    expect(await ids({ keyword: "%" })).toEqual([]);
    expect(await ids({ productType: "Stencil" })).toEqual([]);
    // 15:59:59 UTC is the last second of the 10th in Shanghai.
    expect(await ids({ from: "2026-11-10", to: "2026-11-10" })).toEqual([orderId]);
    expect(await ids({ from: "2026-11-11" })).toEqual([neighbour]);
    expect(await ids({ to: "2026-11-09" })).toEqual([]);
  });

  it("counts each status over what is searched, whichever is looked at", async () => {
    await set({ status: "Cancelled" });
    const shown = await list({ status: "Cancelled" });
    expect([shown.total, shown.count]).toEqual([1, { Cancelled: 1, Submitted: 1 }]);
    expect((await list({ keyword: (await stored()).orderNumber })).count).toEqual({ Cancelled: 1 });
  });

  it("refuses days that are none", async () => {
    expect((await api.call(listOrders, { from: "tomorrow" }, as(ann))).code).toBe("INVALID_INPUT");
  });
});
