// Random actions of everyone on orders and quotes in any order: only permitted states occur, and amounts add up at
// every step.

import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, deleteBomQuote } from "@/lib/contracts/bom";
import { cancelOrder } from "@/lib/contracts/order";
import { decideAdminComplaint } from "@/lib/contracts/ops-complaint";
import {
  cancelAdminOrder,
  confirmAdminTransfer,
  moveAdminOrder,
  processAdminOrder,
  shipAdminOrder,
  writeAdminMessage,
} from "@/lib/contracts/ops-order";
import { offerAdminQuote, refuseAdminQuote, takeAdminQuote } from "@/lib/contracts/ops-quote";
import { complain, completeOrder } from "@/lib/contracts/order-care";
import { type Actor, mayMoveOrder, mayMoveQuote, type OrderStatus, type QuoteStatus } from "@/lib/core/order/states";
import { expireQuotes } from "@/lib/server/bom/expire";
import { bomQuoteEvents, bomQuotes } from "@/lib/server/db/tables/quote";
import { orderEvents, orders } from "@/lib/server/db/tables/order";
import { complaints } from "@/lib/server/db/tables/order-care";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";
import { ann, api, admin, eve, meet, setUpAdmin, TRANSFER_ENV } from "../support/admin-test";
import { OFFERED_MICRO, openInquiries } from "../support/inquiry";
import { createShop } from "../support/shop";

setUpAdmin({ env: TRANSFER_ENV, isFresh: false });

const STATUSES = ["Submitted", "Paid", "Reviewed", "In Production", "Processed", "Shipped", "Complete", "Cancelled"];

/** Attempted steps, made in the belief that the order is in `from`; most are refused. */
const STEPS = {
  pay: (id: string) => admin.payFor(ann, id).catch(() => undefined),
  payByTransfer: (id: string) => admin.pay(ann, id, "bankTransfer"),
  transfer: (id: string) =>
    api.call(confirmAdminTransfer, { id, amountMicro: 39_250_000, bankReference: newId() }, eve),
  cancel: (id: string) => api.call(cancelOrder, { id }, ann),
  complete: (id: string) => api.call(completeOrder, { id }, ann),
  complain: (orderId: string) =>
    api.call(
      complain,
      { orderId, reason: "late", wish: "refund", text: "late", fileIds: [] },
      { ...ann, key: newId() },
    ),
  review: (id: string, from: string) => api.callRaw(moveAdminOrder, { id, from, to: "Reviewed" }, eve),
  produce: (id: string, from: string) => api.callRaw(moveAdminOrder, { id, from, to: "In Production" }, eve),
  weigh: (id: string, from: string) =>
    api.callRaw(processAdminOrder, { id, from, weightGrams: 300, chargeMicro: 12_340_000 }, eve),
  ship: (id: string, from: string) => api.callRaw(shipAdminOrder, { id, from, carrier: "DHL" }, eve),
  stop: (id: string, from: string) => api.callRaw(cancelAdminOrder, { id, from, reason: "stop" }, eve),
  ask: (id: string) => api.call(writeAdminMessage, { id, text: "Which side?", asQuestion: 1 }, eve),
  refund: (id: string) => decideOpen(id, { decision: "refund", amountMicro: 30_000_000 }),
  remake: (id: string) => decideOpen(id, { decision: "remake" }),
};
type Step = keyof typeof STEPS;

async function decideOpen(orderId: string, decision: Record<string, unknown>) {
  const found = await api.db.select().from(complaints).where(eq(complaints.orderId, orderId));
  const open = found.find(({ state }) => state === "open");
  const input = { complaintId: open?.id ?? "none", answer: "so be it", ...decision };
  return api.callRaw(decideAdminComplaint, input, { ...eve, key: newId() });
}

/** The paid amount is exactly the requested one, and refunds never exceed it. */
async function expectMoney(id: string): Promise<void> {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("the order is gone");
  const made = await api.db.select().from(payments).where(eq(payments.orderId, id));
  const counted = made.filter(({ status }) => status === "succeeded" || status === "refunded");
  const isPaid = !["Queued", "Submitted", "Failed", "Cancelled"].includes(order.status);
  const goods = counted.filter(({ part }) => part === "order");
  if (isPaid && order.amountPayableMicro > 0) {
    expect(goods.filter(({ status }) => status === "succeeded").map(({ amountMicro }) => amountMicro)).toEqual([
      order.amountPayableMicro,
    ]);
  }
  if (order.status === "Shipped" || order.status === "Complete") {
    const shipping = counted.filter(({ part }) => part === "shipping").reduce((sum, row) => sum + row.amountMicro, 0);
    expect(shipping).toBe(order.shippingChargeMicro);
  }
  for (const payment of counted) {
    const refundRows = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
    const refundedMicro = refundRows.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
    expect(refundedMicro).toBeLessThanOrEqual(payment.amountMicro);
    // A full refund ends the payment; a canceled order keeps no money.
    if (payment.status === "refunded") expect(refundedMicro).toBe(payment.amountMicro);
    if (order.status === "Cancelled") expect(payment.status).toBe("refunded");
  }
}

async function expectMoves(id: string): Promise<void> {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  const events = await api.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.createdAt, orderEvents.position);
  const moves = events.filter(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  let at: string | null = null;
  for (const { fromStatus, toStatus, actor } of moves) {
    expect(fromStatus).toBe(at);
    if (fromStatus !== null) {
      expect([
        fromStatus,
        toStatus,
        actor,
        mayMoveOrder(fromStatus as OrderStatus, toStatus as OrderStatus, actor as Actor),
      ]).toEqual([fromStatus, toStatus, actor, true]);
    }
    at = toStatus;
  }
  expect(at).toBe(order?.status);
}

it(
  "an order walks only where the decisions let it, and its money adds up at every step",
  { timeout: 240_000 },
  async () => {
    // A way to the end, so that not every walk ends before its middle, with anything at all in between.
    const way: Step[] = ["pay", "review", "produce", "weigh", "pay", "ship", "complain"];
    const noise = fc.array(
      fc.record({ step: fc.constantFrom(...(Object.keys(STEPS) as Step[])), from: fc.constantFrom("", ...STATUSES) }),
      { maxLength: 2 },
    );
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.tuple(...way.map(() => noise), noise), async (noises) => {
        const id = await admin.place(ann);
        for (const [at, tried] of noises.entries()) {
          const steps = [...tried, ...(way[at] ? [{ step: way[at], from: "" }] : [])];
          for (const { step, from } of steps) {
            api.advance(60_000);
            await STEPS[step](id, from || ((await admin.statusOf(id)) ?? ""));
            await expectMoney(id);
          }
        }
        await expectMoves(id);
        seen.add((await admin.statusOf(id)) ?? "");
      }),
      { numRuns: 20 },
    );
    expect([...seen]).toContain("Shipped");
    // A remake takes the same path: it is paid with nothing from the start.
    for (const { id } of await api.db.select({ id: orders.id }).from(orders)) await expectMoves(id);
  },
);

/** Status of an order's quote, by the status of the order. */
const QUOTES_OF: Readonly<Record<string, readonly string[]>> = {
  "Quotation Process": ["Inquiry Received", "Quoting"],
  "Quotation Offered": ["Quoted"],
  "Order Received": ["Final"],
  Submitted: ["Order Received"],
  Paid: ["Order Received"],
};

it("an order that waits for a price walks only with its quote", { timeout: 240_000 }, async () => {
  const { ask, order, take, price, accept, check } = openInquiries(api);
  // Sessions of the walk before may have ended.
  await meet();
  const receiverId = await createShop(api).addressOf(ann);
  let [quoteId, last] = ["", ""];
  const findQuote = async () => (await api.db.select().from(bomQuotes).where(eq(bomQuotes.id, quoteId)))[0];
  const refuse = async () => ({ id: quoteId, from: (await findQuote())?.status ?? "", reason: "no" });
  const steps = {
    order: async () => {
      const { data, type } = await order(ann, quoteId, { receiverId });
      if (type === "success") last = data.orderId;
    },
    take: () => take(eve, quoteId),
    price: () => price(eve, quoteId),
    accept: () => accept(ann, last),
    check: () => check(last),
    pay: () => admin.payFor(ann, last).catch(() => undefined),
    cart: () => api.call(addQuoteToCart, { quoteId }, ann),
    cancel: () => api.call(cancelOrder, { id: last }, ann),
    stop: async () => api.callRaw(cancelAdminOrder, { id: last, from: await admin.statusOf(last), reason: "no" }, eve),
    release: () => api.call(moveAdminOrder, { id: last, from: "Order Received", to: "Submitted" }, eve),
    refuse: async () => api.callRaw(refuseAdminQuote, await refuse(), eve),
    remove: () => api.call(deleteBomQuote, { quoteId }, ann),
    expire: () => expireQuotes(api.deps, new Date(api.clock.now.getTime() + 31 * 86_400_000)),
  };
  type QuoteStep = keyof typeof steps;
  async function expectTogether(): Promise<void> {
    const [row] = await api.db.select().from(orders).where(eq(orders.id, last));
    const quote = await findQuote();
    if (!row) return;
    expect(row.isPriced ? row.amountPayableMicro : 0).toBe(row.isPriced ? OFFERED_MICRO : 0);
    const allowed = QUOTES_OF[row.status];
    if (allowed) expect([allowed, quote?.orderId]).toEqual([expect.arrayContaining([quote?.status]), last]);
    else if (quote?.orderId === last) expect(["Final", "Order Received"]).toContain(quote.status);
  }
  const way: QuoteStep[] = ["order", "take", "price", "accept", "check", "pay"];
  const names = Object.keys(steps) as QuoteStep[];
  const noise = fc.array(fc.constantFrom(...names), { maxLength: 2 });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.tuple(...way.map(() => noise), noise), async (noises) => {
      quoteId = await ask(ann);
      last = "none";
      for (const [at, tried] of noises.entries()) {
        for (const step of [...tried, ...(way[at] ? [way[at]] : [])]) {
          api.advance(1000);
          await steps[step]();
          await expectTogether();
          seen.add((await admin.statusOf(last)) ?? "");
        }
      }
      for (const { id } of await api.db.select({ id: orders.id }).from(orders)) await expectMoves(id);
    }),
    { numRuns: 25 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([...Object.keys(QUOTES_OF), "Cancelled"]));
});

it("a quote walks only where the decisions let it, and stands only with a price", { timeout: 120_000 }, async () => {
  const lines = [{ key: "boardFee", amountMicro: 12_345_678 }];
  const steps = {
    take: (id: string, from: string) => api.callRaw(takeAdminQuote, { id, from }, eve),
    offer: (id: string, from: string) => api.callRaw(offerAdminQuote, { id, from, lines }, { ...eve, key: newId() }),
    refuse: (id: string, from: string) => api.callRaw(refuseAdminQuote, { id, from, reason: "no" }, eve),
    remove: (id: string) => api.call(deleteBomQuote, { quoteId: id }, ann),
    wait: (_id: string) => Promise.resolve(api.advance(20 * 86_400_000)),
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const statuses = ["", "Inquiry Received", "Quoting", "Quoted"];
  const walk = fc.array(fc.record({ step: fc.constantFrom(...names), from: fc.constantFrom(...statuses) }), {
    minLength: 3,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(walk, async (tried) => {
      const input = { assembly: { supply: "turnkey", smtJoints: 10, bomLines: 2 } };
      // Signing in again: the walk may have waited longer than a session lasts.
      await meet();
      const id = (await api.callRaw(createBomQuote, input, { ...ann, key: newId() })).data.quoteId;
      const find = async () => (await api.db.select().from(bomQuotes).where(eq(bomQuotes.id, id)))[0];
      for (const { step, from } of tried) {
        api.advance(60_000);
        await steps[step](id, from || ((await find())?.status ?? ""));
        const quote = await find();
        if (quote?.status === "Quoted")
          expect(quote).toMatchObject({ totalMicro: 12_350_000, expiresAt: expect.any(Date) });
      }
      const events = await api.db
        .select()
        .from(bomQuoteEvents)
        .where(eq(bomQuoteEvents.quoteId, id))
        .orderBy(bomQuoteEvents.createdAt, bomQuoteEvents.position);
      const wrong = events.filter(
        ({ fromStatus, toStatus, actor }) =>
          fromStatus !== null && !mayMoveQuote(fromStatus as QuoteStatus, toStatus as QuoteStatus, actor as Actor),
      );
      expect(wrong).toEqual([]);
      expect(events.at(-1)?.toStatus).toBe((await find())?.status);
    }),
    { numRuns: 10 },
  );
});
