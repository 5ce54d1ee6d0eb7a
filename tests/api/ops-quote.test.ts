// Quotes in the admin: inquiries started, priced line by line next to the engine, offered or declined.

import { describe, expect, it } from "vitest";
import {
  addQuoteToCart,
  createBomQuote,
  inquireBoard as inquireBoardContract,
  viewBomQuote,
} from "@/lib/contracts/bom";
import { listCart } from "@/lib/contracts/cart";
import { listAdminOrders } from "@/lib/contracts/ops-order";
import {
  getAdminQuoteFile,
  listAdminQuotes,
  offerAdminQuote,
  refuseAdminQuote,
  viewAdminQuote,
} from "@/lib/contracts/ops-quote";
import { newId } from "@/lib/server/ids";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { DAY_MS } from "../support/api";
import { inquireBoard, offer, seen, take } from "../support/admin-quote-test";
import { ann, api, as, admin, eve, shop, setUpAdmin } from "../support/admin-test";
import { listMails } from "../support/mails";

setUpAdmin();

/** A turnkey assembly with unpriced parts. */
async function inquire(person = ann): Promise<string> {
  const input = { assembly: { supply: "turnkey", smtJoints: 100, bomLines: 5 }, remark: "in green" };
  const answer = await api.callRaw(createBomQuote, input, as(person));
  expect(answer.data).toMatchObject({ status: "Inquiry Received", expiresAt: null });
  api.advance(1000);
  return answer.data.quoteId;
}

describe("the queue of quotes", () => {
  it("has inquiries first, of those the oldest, and is narrowed by status, kind and words", async () => {
    const first = await inquire();
    const second = await inquireBoard();
    const offered = await api.callRaw(createBomQuote, { assembly: { supply: "customer", smtJoints: 10 } }, as(ann));
    const list = async (filter: Record<string, unknown> = {}) =>
      (await api.callRaw(listAdminQuotes, filter, as(eve))).data;
    const { rows, count, waiting } = await list();
    expect(rows.map(({ quoteId, isWaiting, customer }) => [quoteId, isWaiting, customer])).toEqual([
      [first, true, ann.email],
      [second, true, ann.email],
      [offered.data.quoteId, false, ann.email],
    ]);
    expect([count, waiting]).toEqual([{ "Inquiry Received": 2, Quoted: 1 }, 2]);
    const idsBy = async (filter: Record<string, unknown>) => (await list(filter)).rows.map(({ quoteId }) => quoteId);
    expect(await idsBy({ kind: "pcb" })).toEqual([second]);
    expect(await idsBy({ status: "Quoted" })).toEqual([offered.data.quoteId]);
    expect(await idsBy({ waits: "any", pageSize: 1, pageNum: 2 })).toEqual([second]);
    expect(await idsBy({ keyword: "PQ261121" })).toEqual([second]);
    expect((await api.callRaw(listAdminQuotes, { kind: "lorry" }, as(eve))).code).toBe("INVALID_INPUT");
  });
});

describe("an inquiry", () => {
  it("is shown whole with what the engine proposes; a bare board has one section, an assembled one four", async () => {
    const assembled = await seen(await inquire());
    expect(assembled).toMatchObject({ kind: "pcba", remark: "in green", moves: ["Quoting", "Invalid"], price: null });
    expect(assembled.sections.map(({ section }) => section)).toEqual(["pcb", "components", "assembly", "stencil"]);
    const boards = await seen(await inquireBoard());
    expect(boards.sections.map(({ section }) => section)).toEqual(["pcb"]);
    // 5 + 50 × 0.5 m²; the prototype offer applies only to automatic prices.
    expect(boards.proposal?.total.amountMicro).toBe(30_000_000);
    expect(boards.boards.map(({ assembly }) => assembly)).toEqual([null]);
  });

  it("of what the engine cannot make has no proposal, and may be priced all the same", async () => {
    const id = await inquireBoard({ widthMm: 2000 });
    expect((await seen(id)).proposal).toBeNull();
    await take(id);
    expect((await offer(id, [{ key: "boardFee", amountMicro: 500_000_000 }])).data).toMatchObject({ status: "Quoted" });
  });

  it("is taken in hand by one of two staff members; the other is told", async () => {
    const id = await inquire();
    const liz = await admin.hire();
    const both = await Promise.all([take(id), take(id, "Inquiry Received", liz)]);
    expect(both.map(({ type, code }) => code ?? type).sort()).toEqual(["STALE_VERSION", "success"]);
    expect((await seen(id)).status).toBe("Quoting");
    expect((await admin.acts()).map(({ kind, subject }) => [kind, subject])).toEqual([["quote-taken", `quote:${id}`]]);
  });

  it("that does not exist is not found", async () => {
    expect((await api.call(viewAdminQuote, { id: "none" }, as(eve))).code).toBe("NOT_FOUND");
    expect((await take("none")).code).toBe("NOT_FOUND");
    const id = await inquire();
    const file = await api.fetchFile(getAdminQuoteFile, { id, fileUrl: "none" }, as(eve));
    expect(((await file.json()) as { code: string }).code).toBe("NOT_FOUND");
  });
});

describe("an offer", () => {
  const LINES = [
    { key: "assembly", amountMicro: 12_345_678 },
    { key: "boardFee", amountMicro: 25_000_000 },
    { key: "componentsUnitPrice", amountMicro: 4_004 },
    { key: "componentsMoqCost", amountMicro: 4_004 },
    { key: "stencil", amountMicro: 0 },
  ];

  it("is the sum of sections in whole cents, stands for thirty days, and can be ordered by", async () => {
    const id = await inquire();
    const neighbour = await inquire(await admin.customer());
    await take(id);
    const published: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((item) => void published.push(item));
    const answer = await offer(id, LINES, { note: "parts from our stock" });
    stop();
    // 25.00 + 0.008008 → 0.01 + 12.345678 → 12.35: 37.36.
    const expiresAt = new Date(api.clock.now.getTime() + 30 * DAY_MS).toISOString();
    expect(answer.data).toEqual({ status: "Quoted", totalMicro: 37_360_000, expiresAt });
    expect(published).toEqual([{ kind: "event", accountId: ann.accountId, event: 4, data: { quoteId: id } }]);
    const { data } = await api.call(viewBomQuote, { quoteId: id }, as(ann));
    expect(data).toMatchObject({ status: "Quoted", totalMicro: 37_360_000, expiresAt });
    expect(data.price?.lines.map(({ key, amountMicro, rule }) => [key, amountMicro, rule.key])).toEqual([
      ["boardFee", 25_000_000, "byHand"],
      ["componentsUnitPrice", 4_004, "byHand"],
      ["componentsMoqCost", 4_004, "byHand"],
      ["assembly", 12_345_678, "byHand"],
    ]);
    expect(data.events.at(-1)).toMatchObject({ to: "Quoted", actor: "staff", note: "parts from our stock" });
    const sent = (await listMails(api.db)).filter(({ recipient }) => recipient === ann.email);
    const mail = sent.find(({ subject }) => subject === `Your quote ${data.quoteNumber} is ready`);
    expect(mail?.text).toContain(`$37.36`);
    expect(mail?.text).toContain(`/my-center/quotes/${id}`);
    expect((await api.call(addQuoteToCart, { quoteId: id }, as(ann))).type).toBe("success");
    expect((await seen(neighbour)).status).toBe("Inquiry Received");
  });

  it("is called in the cart and on its order as its customer called it, files or none", async () => {
    const asked = { layers: 4 as const, widthMm: 620, heightMm: 300, quantity: 10, projectName: "LED bar" };
    const { quoteId: id } = (await api.call(inquireBoardContract, asked, { ...as(ann), key: newId() })).data;
    api.advance(1000);
    await take(id);
    await offer(id, [{ key: "boardFee", amountMicro: 25_000_000 }]);
    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId: id }, as(ann))).data;
    const { rows } = (await api.call(listCart, {}, as(ann))).data;
    expect(rows.map(({ projectId, projectName }) => [projectId, projectName])).toEqual([[null, "LED bar"]]);
    await shop.mustOrder(ann, { cartItemIds: [cartItemId], receiverId: await shop.addressOf(ann) });
    const [order] = (await api.call(listAdminOrders, { keyword: "LED" }, as(eve))).data.rows;
    expect(order?.title).toBe("LED bar");
  });

  it("keeps the engine's reason where the engine's figure stands", async () => {
    const id = await inquireBoard();
    await take(id);
    const { proposal } = await seen(id);
    const lines = (proposal?.lines ?? []).map(({ key, amountMicro }) => ({ key, amountMicro }));
    expect((await offer(id, lines)).data).toMatchObject({ totalMicro: 30_000_000 });
    expect((await seen(id)).price).toEqual(proposal);
  });

  it("is refused for a line of no such bill, one twice, less than nothing, or nothing in all", async () => {
    const id = await inquireBoard();
    await take(id);
    for (const lines of [
      [],
      [{ key: "assembly", amountMicro: 1 }],
      [{ key: "prototypeOffer", amountMicro: 1 }],
      [{ key: "boardFee", amountMicro: -1 }],
      [{ key: "boardFee", amountMicro: 0 }],
      [
        { key: "boardFee", amountMicro: 1 },
        { key: "boardFee", amountMicro: 1 },
      ],
    ]) {
      expect((await offer(id, lines)).code).toBe("INVALID_INPUT");
    }
    expect((await seen(id)).status).toBe("Quoting");
  });

  it("is made once for its key, and only of what is in hand", async () => {
    const id = await inquire();
    expect((await offer(id, LINES)).code).toBe("STALE_VERSION");
    expect((await offer(id, LINES, { from: "Inquiry Received" })).code).toBe("MOVE_NOT_ALLOWED");
    await take(id);
    const key = newId();
    const input = { id, from: "Quoting", lines: LINES };
    const send = () => api.callRaw(offerAdminQuote, input, { ...as(eve), key });
    expect((await send()).data).toEqual((await send()).data);
    expect((await admin.acts()).filter(({ kind }) => kind === "quote-offered")).toHaveLength(1);
  });
});

describe("a refusal", () => {
  it("makes a quote invalid with a reason that its customer reads, and takes an offer back", async () => {
    const id = await inquire();
    const reason = "no such laminate";
    const refuse = (from: string, shownReason = reason) =>
      api.callRaw(refuseAdminQuote, { id, from, reason: shownReason }, as(eve));
    expect((await refuse("Inquiry Received", "")).code).toBe("INVALID_INPUT");
    expect((await refuse("Inquiry Received")).data).toEqual({ status: "Invalid" });
    expect((await seen(id)).events.at(-1)).toMatchObject({ to: "Invalid", actor: "staff", note: reason });
    expect((await refuse("Invalid")).code).toBe("MOVE_NOT_ALLOWED");
    expect(await admin.subjectsTo(ann.email)).toContainEqual(expect.stringMatching(/^We cannot offer quote BQ/));
    expect((await admin.acts()).at(-1)).toMatchObject({ kind: "quote-refused", details: { reason } });
  });
});
