// Internal notes, owners and the due filter: for staff alone, and never in what a customer's endpoint answers.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addAdminNote, listStaff, setRecordOwner } from "@/lib/contracts/admin-record";
import { viewBomQuote } from "@/lib/contracts/bom";
import { viewAdmin } from "@/lib/contracts/ops";
import { listAdminOrders } from "@/lib/contracts/ops-order";
import { listAdminQuotes, viewAdminQuote } from "@/lib/contracts/ops-quote";
import { listOrders, viewOrder } from "@/lib/contracts/order";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { adminNotes, recordOwners } from "@/lib/server/db/tables/admin";
import { orders } from "@/lib/server/db/tables/order";
import { newId } from "@/lib/server/ids";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { DAY_MS } from "../support/api";
import { inquireBoard } from "../support/admin-quote-test";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import type { Person } from "../support/shop";
import { standIn } from "../support/stand-in";

setUpAdmin();
let order: string;
let other: string;
let joe: Person;
beforeEach(async () => {
  joe = await admin.hire();
  order = await admin.paidOrder(ann);
  other = await admin.paidOrder(ann);
});

const note = (id: string, text: string, change: Record<string, unknown> = {}) =>
  api.callRaw(addAdminNote, { record: "order", id, text, ...change }, { ...as(eve), key: newId() });
const own = (id: string, ownerId: string, from = "", record = "order") =>
  api.callRaw(setRecordOwner, { record, id, ownerId, from }, as(eve));

describe("an internal note", () => {
  it("is staff's to write: others find no such address, with and without a token", async () => {
    const input = { record: "order", id: order, text: "ask purchasing" } as const;
    expect((await api.call(addAdminNote, input)).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(addAdminNote, input, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect(await api.db.select().from(adminNotes)).toEqual([]);
  });

  it("is refused without text, on another kind of record, and on a record that does not exist", async () => {
    expect((await note(order, " ")).code).toBe("INVALID_INPUT");
    expect((await note(order, "text", { record: "file" })).code).toBe("INVALID_INPUT");
    expect((await note("none", "text")).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(adminNotes)).toEqual([]);
  });

  it("stands on its record, the newest first, with its author, and on no other", async () => {
    await note(order, "ask purchasing for U1");
    api.advance(60_000);
    await note(order, "3 reels left");
    const { notes } = await admin.view(joe, order);
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      [eve.email, "3 reels left"],
      [eve.email, "ask purchasing for U1"],
    ]);
    expect((await admin.view(joe, other)).notes).toEqual([]);
    const logged = (await admin.acts()).filter(({ kind }) => kind === "note-added");
    expect(logged.map(({ subject, details }) => [subject, details])).toEqual([
      [`order:${order}`, {}],
      [`order:${order}`, {}],
    ]);
  });

  it("is in nothing that its customer can ask for", async () => {
    const quoteId = await inquireBoard(standIn(completeSpecification({ quantity: 50 })));
    const secret = "margin is thin, do not discount";
    await note(order, secret);
    await note(quoteId, secret, { record: "quote" });
    await note(ann.accountId, secret, { record: "account" });
    await own(order, eve.accountId);
    expect((await api.call(viewAdminQuote, { id: quoteId }, as(eve))).data.notes).toHaveLength(1);
    const seen = [
      await api.call(viewOrder, { id: order }, as(ann)),
      await api.call(listOrders, {}, as(ann)),
      await api.call(viewBomQuote, { quoteId }, as(ann)),
    ];
    expect(seen.map(({ type }) => type)).toEqual(["success", "success", "success"]);
    expect(JSON.stringify(seen)).not.toContain("margin");
    expect(JSON.stringify(seen)).not.toContain(eve.email);
  });

  it("is told to open pages of staff, and to nobody else", async () => {
    const published: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((item) => void published.push(item));
    await note(order, "looks fine");
    stop();
    expect(published).toEqual([{ kind: "admin-changed", data: { orderId: order } }]);
  });
});

describe("an owner", () => {
  it("is set by staff alone, and is a staff member", async () => {
    const input = { record: "order", id: order, ownerId: eve.accountId } as const;
    expect((await api.call(setRecordOwner, input)).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(setRecordOwner, input, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await own(order, ann.accountId)).code).toBe("INVALID_INPUT");
    expect((await own("none", eve.accountId)).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(recordOwners)).toEqual([]);
  });

  it("takes, hands over and releases one record; whoever saw another owner is refused", async () => {
    await own(order, eve.accountId);
    expect((await admin.view(eve, order)).owner).toEqual({ accountId: eve.accountId, name: eve.email, isMe: true });
    expect((await own(order, joe.accountId)).code).toBe("STALE_VERSION");
    await own(order, joe.accountId, eve.accountId);
    expect((await admin.view(eve, order)).owner).toEqual({ accountId: joe.accountId, name: joe.email, isMe: false });
    expect((await admin.view(eve, other)).owner).toBeNull();
    await own(order, "", joe.accountId);
    expect((await admin.view(eve, order)).owner).toBeNull();
  });

  it("narrows orders and quotes to one's own, or to those without an owner", async () => {
    const quoteId = await inquireBoard();
    await own(order, eve.accountId);
    await own(quoteId, joe.accountId, "", "quote");
    const ordersOf = async (owner: "me" | "none") =>
      (await api.call(listAdminOrders, { owner }, as(eve))).data.rows.map(({ orderId }) => orderId);
    expect(await ordersOf("me")).toEqual([order]);
    expect(await ordersOf("none")).toEqual([other]);
    const quotesOf = async (person: Person) =>
      (await api.call(listAdminQuotes, { owner: "me" }, as(person))).data.rows.map((row) => [
        row.quoteId,
        row.owner?.name,
      ]);
    expect(await quotesOf(eve)).toEqual([]);
    expect(await quotesOf(joe)).toEqual([[quoteId, joe.email]]);
  });

  it("is chosen from all staff members", async () => {
    const { rows } = (await api.call(listStaff, {}, as(eve))).data;
    const known = rows.filter(({ accountId }) => [eve, joe, ann].some((person) => person.accountId === accountId));
    expect(known.map(({ name, isMe }) => [name, isMe]).toSorted()).toEqual(
      [
        [eve.email, true],
        [joe.email, false],
      ].toSorted(),
    );
    expect((await api.call(listStaff, {}, as(ann))).code).toBe("UNKNOWN_ROUTE");
  });
});

describe("the promised date", () => {
  const promise = (id: string, promisedAt: Date) => api.db.update(orders).set({ promisedAt }).where(eq(orders.id, id));

  it("marks late and due orders, sorts the list, and is counted in the overview", async () => {
    const later = await admin.paidOrder(ann);
    await promise(other, new Date(api.clock.now.getTime() - 2 * DAY_MS));
    await promise(order, new Date(api.clock.now.getTime() + 1000));
    await promise(later, new Date(api.clock.now.getTime() + 9 * DAY_MS));
    const { rows } = (await api.call(listAdminOrders, {}, as(eve))).data;
    expect(rows.map(({ orderId, due }) => [orderId, due])).toEqual([
      [other, "late"],
      [order, "today"],
      [later, "later"],
    ]);
    const late = (await api.call(listAdminOrders, { due: "late" }, as(eve))).data;
    expect([late.rows.map(({ orderId }) => orderId), late.count, late.waits.any]).toEqual([[other], { Paid: 1 }, 1]);
    const { figures } = (await api.call(viewAdmin, {}, as(eve))).data;
    expect(figures).toEqual({ late: 1, today: 1, todo: 3, customer: 0, mine: 0 });
  });

  it("does not run while a question is open, nor after the order ended", async () => {
    const past = new Date(api.clock.now.getTime() - DAY_MS);
    await api.db.update(orders).set({ promisedAt: past, promiseStoppedAt: past }).where(eq(orders.id, order));
    await api.db.update(orders).set({ promisedAt: past, status: "Cancelled" }).where(eq(orders.id, other));
    expect((await api.call(listAdminOrders, { due: "late" }, as(eve))).data.total).toBe(0);
    expect((await admin.view(eve, order)).due).toBeNull();
  });
});
