// Orders in the admin: viewed, moved, weighed, shipped, canceled, questioned; each action once, with its email and log
// entry.

import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { viewOrder } from "@/lib/contracts/order";
import {
  cancelAdminOrder,
  confirmAdminTransfer,
  deliverAdminOrder,
  getAdminOrderFile,
  listAdminOrders,
  moveAdminOrder,
  processAdminOrder,
  quoteAdminShipping,
  readAdminMessages,
  shipAdminOrder,
  viewAdminOrder,
  writeAdminMessage,
} from "@/lib/contracts/ops-order";
import { orderCareFile, sendOrderMessage } from "@/lib/contracts/order-care";
import { accounts } from "@/lib/server/db/tables/account";
import { coupons } from "@/lib/server/db/tables/coupon";
import { orderLines, orders } from "@/lib/server/db/tables/order";
import { orderMessages, shipments } from "@/lib/server/db/tables/order-care";
import { files } from "@/lib/server/db/tables/project";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { DAY_MS, START } from "../support/api";
import { ann, api, as, admin, eve, setUpAdmin, TRANSFER_ENV } from "../support/admin-test";
import { FOUR_LAYERS_MICRO, createShop, type Person } from "../support/shop";

setUpAdmin({ env: TRANSFER_ENV });
let bob: Person;
beforeEach(async () => {
  bob = await admin.customer();
});

/** A picture that a person has sent. */
async function fileOf({ accountId }: Person): Promise<string> {
  const id = newId();
  const { key: storageKey, size, sha256 } = await api.deps.store.put(Readable.from(["png"]), { maxBytes: 10 });
  const file = { storageKey, fileType: 10, name: "crack.png", size, sha256, mime: "image/png" };
  await api.db.insert(files).values({ id, accountId, ...file });
  return id;
}
const rowsOf = async (filter: Record<string, unknown> = {}) =>
  (await api.callRaw(listAdminOrders, filter, as(eve))).data;

describe("the queue", () => {
  it("shows everybody's orders with what each waits for: that first, and of it the oldest", async () => {
    const first = await admin.paidOrder(ann);
    api.advance(3_600_000);
    const unpaid = await admin.place(bob);
    api.advance(3_600_000);
    const second = await admin.paidOrder(bob);
    const { rows, total, count, waiting } = await rowsOf();
    expect(rows.map(({ orderId, waits, customer }) => [orderId, waits, customer])).toEqual([
      [first, "review", ann.email],
      [second, "review", bob.email],
      [unpaid, null, bob.email],
    ]);
    expect([total, waiting, count]).toEqual([3, 2, { Paid: 2, Submitted: 1 }]);
  });

  it("is narrowed by status, by what waits, by area and by words, page by page", async () => {
    const paid = await admin.paidOrder(ann);
    const open = await admin.place(bob);
    const idsBy = async (filter: Record<string, unknown>) => (await rowsOf(filter)).rows.map(({ orderId }) => orderId);
    expect(await idsBy({ status: "Submitted" })).toEqual([open]);
    expect(await idsBy({ waits: "any" })).toEqual([paid]);
    expect(await idsBy({ waits: "ship" })).toEqual([]);
    expect(await idsBy({ area: "zh-CN" })).toEqual([]);
    expect(await idsBy({ keyword: bob.email })).toEqual([open]);
    expect(await idsBy({ keyword: "%" })).toEqual([]);
    expect(await idsBy({ pageSize: 1, pageNum: 2 })).toEqual([open]);
  });

  it("is refused a state that does not exist", async () => {
    const answer = await api.callRaw(listAdminOrders, { status: "Lost" }, as(eve));
    expect([answer.type, answer.code]).toEqual(["error", "INVALID_INPUT"]);
  });
});

describe("an order in the admin", () => {
  it("is shown whole: as its customer sees it, who that is, what may be done, and what was done", async () => {
    const id = await admin.paidOrder(ann);
    const seen = await admin.view(eve, id);
    expect(seen.order).toEqual((await api.call(viewOrder, { id }, as(ann))).data);
    expect(seen.customer).toMatchObject({ email: ann.email, orders: 1 });
    expect(seen).toMatchObject({
      waits: "review",
      moves: ["Reviewed", "Cancelled"],
      mayAsk: true,
      shipping: { chargeMicro: null, dueMicro: null, isSettled: false, weightGrams: null },
      acts: [],
    });
    expect(JSON.stringify(seen)).not.toMatch(/passwordHash|argon2/);
  });

  it("that does not exist is not found", async () => {
    const answer = await api.call(viewAdminOrder, { id: "none" }, as(eve));
    expect([answer.type, answer.code]).toEqual(["error", "NOT_FOUND"]);
  });

  it("gives its own files and no others, and it is kept who fetched them", async () => {
    const [hers, his] = [await admin.paidOrder(ann), await admin.paidOrder(bob)];
    const fileOf = async (id: string) => (await admin.view(eve, id)).order.documents[0]?.fileUrl ?? "";
    const [file] = await api.db
      .select()
      .from(files)
      .where(eq(files.id, await fileOf(hers)));
    const draft = await api.deps.store.put(Readable.from([Buffer.from("zip")]), { maxBytes: 10 });
    await api.db
      .update(files)
      .set({ storageKey: draft.key, size: 3 })
      .where(eq(files.id, file?.id ?? ""));
    const mine = await api.fetchFile(getAdminOrderFile, { id: hers, fileUrl: await fileOf(hers) }, as(eve));
    expect([mine.status, await mine.text()]).toEqual([200, "zip"]);
    const other = await api.fetchFile(getAdminOrderFile, { id: hers, fileUrl: await fileOf(his) }, as(eve));
    expect(((await other.json()) as { code: string }).code).toBe("NOT_FOUND");
    expect((await admin.acts()).map(({ kind, subject, details }) => [kind, subject, details])).toEqual([
      ["file-fetched", `order:${hers}`, { file: "amplifier.zip" }],
    ]);
  });
});

describe("a move", () => {
  it("leads an order through the works: each step with its event, mail, news and act", async () => {
    const id = await admin.paidOrder(ann);
    const neighbour = await admin.paidOrder(bob);
    const published: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((item) => void published.push(item));
    const note = "copper looks fine";
    const answer = await api.call(moveAdminOrder, { id, from: "Paid", to: "Reviewed", note }, as(eve));
    stop();
    expect(answer.data).toEqual({ status: "Reviewed" });
    expect(published).toEqual([{ kind: "event", accountId: ann.accountId, event: 3, data: { orderId: id } }]);
    const { order, moves } = await admin.view(eve, id);
    expect(order.events.at(-1)).toMatchObject({ from: "Paid", to: "Reviewed", actor: "staff", note });
    expect(moves).toEqual(["In Production", "Cancelled"]);
    expect(await admin.subjectsTo(ann.email)).toContain(`Order ${order.orderNumber} has been reviewed`);
    expect(
      (await admin.acts()).map(({ kind, accountId, actorId, subject, details }) => ({
        ...{ kind, accountId, actorId, subject, details },
      })),
    ).toEqual([
      {
        kind: "order-moved",
        accountId: ann.accountId,
        actorId: eve.accountId,
        subject: `order:${id}`,
        details: { from: "Paid", to: "Reviewed", note },
      },
    ]);
    expect(await admin.statusOf(neighbour)).toBe("Paid");
  });

  it("of two staff members who make it at once is one's; the other is told", async () => {
    const id = await admin.paidOrder(ann);
    const liz = await admin.hire();
    const both = await Promise.all(
      [eve, liz].map((staff) => api.call(moveAdminOrder, { id, from: "Paid", to: "Reviewed" }, as(staff))),
    );
    expect(both.map(({ type, code }) => code ?? type).sort()).toEqual(["STALE_VERSION", "success"]);
    expect((await admin.acts()).length).toBe(1);
  });

  it("with one key is made once and answers the same", async () => {
    const id = await admin.paidOrder(ann);
    const send = () => api.call(moveAdminOrder, { id, from: "Paid", to: "Reviewed" }, { ...as(eve), key: "k-1" });
    expect([(await send()).data, (await send()).data]).toEqual([{ status: "Reviewed" }, { status: "Reviewed" }]);
    expect((await admin.acts()).length).toBe(1);
  });

  it("that the states do not know is refused, and so is one without files or with an open question", async () => {
    const id = await admin.paidOrder(ann);
    const move = (to: "Reviewed" | "In Production", from = "Paid") =>
      api.callRaw(moveAdminOrder, { id, from, to }, as(eve));
    expect((await move("In Production")).code).toBe("MOVE_NOT_ALLOWED");
    await api.db.update(orderLines).set({ fileId: null }).where(eq(orderLines.orderId, id));
    expect(await move("Reviewed")).toMatchObject({ code: "FILES_MISSING", data: { lines: [0] } });
    await api.call(writeAdminMessage, { id, text: "Which side is up?", asQuestion: 1 }, as(eve));
    expect((await move("Reviewed")).code).toBe("QUESTION_OPEN");
    expect(await admin.statusOf(id)).toBe("Paid");
  });
});

describe("the parcel", () => {
  it("is charged as it weighs, may leave when that is paid, and its delivery is noted", async () => {
    const id = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id, to: "In Production" });
    const { shipping } = await admin.view(eve, id);
    const quoted = await api.call(quoteAdminShipping, { id, weightGrams: shipping.proposedGrams }, as(eve));
    expect(quoted.data).toEqual({ chargeMicro: shipping.proposedMicro, dueMicro: shipping.proposedMicro });
    api.advance(1000);
    const weighed = { id, from: "In Production" as const, weightGrams: 740, chargeMicro: 22_000_000 };
    expect((await api.call(processAdminOrder, weighed, as(eve))).data).toEqual({
      status: "Processed",
      dueMicro: 22_000_000,
    });
    const parcel = { id, from: "Processed" as const, carrier: "DHL", trackingNumber: "JD0001" };
    expect((await api.call(shipAdminOrder, parcel, as(eve))).code).toBe("SHIPPING_UNPAID");
    expect((await rowsOf({ waits: "any" })).rows).toEqual([]);
    api.advance(1000);
    await admin.payFor(ann, id);
    expect((await rowsOf()).rows[0]?.waits).toBe("ship");
    expect((await api.call(shipAdminOrder, parcel, as(eve))).data).toEqual({ status: "Shipped" });
    const [shipment] = await api.db.select().from(shipments);
    expect(shipment).toMatchObject({ carrier: "DHL", trackingNumber: "JD0001", weightGrams: 740, deliveredAt: null });

    const deliver = (deliveredAt: Date) =>
      api.call(deliverAdminOrder, { id, deliveredAt: deliveredAt.toISOString() }, as(eve));
    const left = shipment?.shippedAt ?? START;
    expect((await deliver(new Date(left.getTime() - 1000))).code).toBe("INVALID_INPUT");
    expect((await deliver(new Date(left.getTime() + DAY_MS))).code).toBe("INVALID_INPUT");
    api.advance(2 * DAY_MS);
    expect((await deliver(new Date(left.getTime() + DAY_MS))).type).toBe("success");
    expect((await admin.view(eve, id)).order.deliveryDate).toBe(new Date(left.getTime() + DAY_MS).toISOString());
    expect((await admin.acts()).map(({ kind }) => kind)).toEqual([
      ...["order-moved", "order-moved", "order-weighed", "order-shipped", "order-delivered"],
    ]);
  });

  it("that costs nothing may leave at once", async () => {
    const id = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id, to: "In Production" });
    await api.call(processAdminOrder, { id, from: "In Production", weightGrams: 1, chargeMicro: 0 }, as(eve));
    const parcel = { id, from: "Processed" as const, carrier: "by hand" };
    expect((await api.call(shipAdminOrder, parcel, as(eve))).data).toEqual({ status: "Shipped" });
  });

  it("of no weight or of a charge below nothing is refused, and one that never left was not delivered", async () => {
    const id = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id, to: "In Production" });
    for (const change of [{ weightGrams: 0 }, { chargeMicro: -1 }, { weightGrams: "heavy" }]) {
      const weighed = { id, from: "In Production", weightGrams: 10, chargeMicro: 10, ...change };
      expect((await api.callRaw(processAdminOrder, weighed, as(eve))).code).toBe("INVALID_INPUT");
    }
    const deliveredAt = START.toISOString();
    expect((await api.call(deliverAdminOrder, { id, deliveredAt }, as(eve))).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(deliverAdminOrder, { id: "none", deliveredAt }, as(eve))).code).toBe("NOT_FOUND");
  });
});

describe("cancelling by staff", () => {
  it("gives back all that was paid, goods and shipping, with the reason and the coupon", async () => {
    const couponId = await createShop(api).giveCoupon(ann);
    const id = await admin.place(ann, { couponId });
    await admin.payFor(ann, id);
    await admin.advance(eve, ann, { id, to: "Processed" });
    await admin.payFor(ann, id);
    const reason = "the drill files are damaged";
    const answer = await api.call(cancelAdminOrder, { id, from: "Processed", reason }, { ...as(eve), key: "c-1" });
    // 39.25 less 15.00, and 20.00 for the parcel.
    expect(answer.data).toEqual({ status: "Cancelled", refundMicro: 44_250_000 });
    const refundRows = await api.db.select().from(refunds);
    expect(refundRows.map(({ amountMicro, status }) => [amountMicro, status]).sort()).toEqual([
      [20_000_000, "due"],
      [24_250_000, "due"],
    ]);
    expect((await api.db.select().from(payments)).map(({ status }) => status)).toEqual(["refunded", "refunded"]);
    expect((await api.db.select().from(coupons)).map(({ state }) => state)).toEqual(["unused"]);
    const { order } = await admin.view(eve, id);
    expect(order.events.at(-1)).toMatchObject({ to: "Cancelled", actor: "staff", note: reason });
    expect(await admin.subjectsTo(ann.email)).toContain(`We had to cancel order ${order.orderNumber}`);
  });

  it("is refused without a reason, where the customer alone may, and after the parcel left", async () => {
    const open = await admin.place(bob);
    expect((await api.call(cancelAdminOrder, { id: open, from: "Submitted", reason: "x" }, as(eve))).code).toBe(
      "MOVE_NOT_ALLOWED",
    );
    const id = await admin.paidOrder(ann);
    expect((await api.call(cancelAdminOrder, { id, from: "Paid", reason: " " }, as(eve))).code).toBe("INVALID_INPUT");
    await admin.advance(eve, ann, { id, to: "Shipped" });
    expect((await api.call(cancelAdminOrder, { id, from: "Shipped", reason: "x" }, as(eve))).code).toBe(
      "MOVE_NOT_ALLOWED",
    );
    expect(await api.db.select().from(refunds)).toEqual([]);
  });
});

describe("a bank transfer", () => {
  it("that staff saw pays its order once; another amount pays nothing", async () => {
    const id = await admin.place(ann);
    await admin.pay(ann, id, "bankTransfer");
    expect((await rowsOf()).rows[0]?.waits).toBe("transfer");
    const seen = (amountMicro: number, bankReference = "2026-11-23/17") =>
      api.call(confirmAdminTransfer, { id, amountMicro, bankReference }, as(eve));
    expect((await seen(1_000_000)).data).toEqual({ effect: "mismatch" });
    expect((await seen(FOUR_LAYERS_MICRO)).data).toEqual({ effect: "paid" });
    expect((await seen(FOUR_LAYERS_MICRO)).data).toEqual({ effect: "none" });
    expect(await admin.statusOf(id)).toBe("Paid");
    expect((await admin.acts()).at(-1)).toMatchObject({ kind: "transfer-confirmed", subject: `order:${id}` });
  });

  it("is not found for an order that awaits none", async () => {
    const id = await admin.place(ann);
    const seen = { id, amountMicro: FOUR_LAYERS_MICRO, bankReference: "1" };
    expect((await api.call(confirmAdminTransfer, seen, as(eve))).code).toBe("NOT_FOUND");
    expect((await api.call(confirmAdminTransfer, { ...seen, bankReference: "" }, as(eve))).code).toBe("INVALID_INPUT");
  });
});

describe("words", () => {
  it("of staff reach the customer by mail; a question stops the promised date", async () => {
    const id = await admin.paidOrder(ann);
    const write = (text: string, asQuestion: 0 | 1 = 0) =>
      api.call(writeAdminMessage, { id, text, asQuestion }, as(eve));
    expect((await write("On its way to review.")).type).toBe("success");
    api.advance(1000);
    expect((await write("Which side is up?", 1)).type).toBe("success");
    const { order, questionState, promiseStoppedAt, waits } = await admin.view(eve, id);
    expect(order.messages.map(({ kind, text, isFromStaff }) => [kind, text, isFromStaff])).toEqual([
      ["message", "On its way to review.", true],
      ["question", "Which side is up?", true],
    ]);
    expect([questionState, promiseStoppedAt, waits]).toEqual(["asked", api.clock.now.toISOString(), null]);
    // Viewing in the admin does not count as viewing by the customer.
    expect((await api.db.select().from(orderMessages)).map(({ seenAt }) => seenAt)).toEqual([null, null]);
    expect((await admin.acts()).map(({ kind, details }) => [kind, details])).toEqual([
      ["order-answered", {}],
      ["order-asked", {}],
    ]);
  });

  it("of staff take files of their own to the customer, and no others", async () => {
    const id = await admin.paidOrder(ann);
    const own = await fileOf(eve);
    const write = (fileIds: unknown) =>
      api.callRaw(writeAdminMessage, { id, text: "As in this picture?", asQuestion: 1, fileIds }, as(eve));
    expect((await write([await fileOf(ann)])).code).toBe("NOT_FOUND");
    expect((await write(Array.from({ length: 9 }, () => own))).code).toBe("INVALID_INPUT");
    expect(await api.db.select().from(orderMessages)).toEqual([]);
    expect((await write([own])).type).toBe("success");
    const [message] = (await admin.view(eve, id)).order.messages;
    expect(message).toMatchObject({ kind: "question", files: [{ fileUrl: own, fileName: "crack.png", size: 3 }] });
    const [seen, asAdmin, bobs] = await Promise.all([
      api.fetchFile(orderCareFile, { id, fileUrl: own }, as(ann)),
      api.fetchFile(getAdminOrderFile, { id, fileUrl: own }, as(eve)),
      api.fetchFile(orderCareFile, { id, fileUrl: own }, as(await admin.customer())),
    ]);
    expect([await seen.text(), await asAdmin.text()]).toEqual(["png", "png"]);
    expect(await bobs.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("of the customer are to do in the admin until staff have read them", async () => {
    const id = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id, to: "Shipped" });
    await api.call(sendOrderMessage, { orderId: id, text: "Where is it?" }, as(ann));
    expect((await rowsOf({ waits: "message" })).rows.map(({ orderId }) => orderId)).toEqual([id]);
    expect((await api.call(readAdminMessages, { id }, as(eve))).type).toBe("success");
    expect((await rowsOf({ waits: "message" })).rows).toEqual([]);
    expect((await api.call(readAdminMessages, { id: "none" }, as(eve))).code).toBe("NOT_FOUND");
  });

  it("that are none, and questions about what is made already, are refused", async () => {
    const id = await admin.paidOrder(ann);
    expect((await api.call(writeAdminMessage, { id, text: " " }, as(eve))).code).toBe("INVALID_INPUT");
    await admin.advance(eve, ann, { id, to: "In Production" });
    const late = await api.call(writeAdminMessage, { id, text: "Which side?", asQuestion: 1 }, as(eve));
    expect(late.code).toBe("MOVE_NOT_ALLOWED");
    expect(await api.db.select().from(orderMessages)).toEqual([]);
  });
});

it("former staff have no access to the admin", async () => {
  const id = await admin.paidOrder(ann);
  await api.db.update(accounts).set({ isStaff: false }).where(eq(accounts.id, eve.accountId));
  const answer = await api.call(moveAdminOrder, { id, from: "Paid", to: "Reviewed" }, as(eve));
  expect([answer.status, answer.code]).toEqual([404, "UNKNOWN_ROUTE"]);
  expect(await api.db.select({ status: orders.status }).from(orders)).toEqual([{ status: "Paid" }]);
});
