// The process dies between any two statements, and comes back: nothing is lost, nothing is there twice.

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listCart } from "@/lib/contracts/cart";
import { cancelOrder, createOrder } from "@/lib/contracts/order";
import { coupons } from "@/lib/server/db/tables/coupon";
import { orders } from "@/lib/server/db/tables/order";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { openPostgres, type OpenDatabase } from "@/lib/server/db/open";
import type { Deps } from "@/lib/server/deps";
import { signedNotice } from "@/lib/server/payment/sandbox";
import { noteState } from "@/lib/server/payment/sandbox-books";
import { SANDBOX_SECRET } from "../support/api";
import { type Side, startCuttingProxy, targetOf, throughProxy } from "../support/cutting-proxy";
import { testDatabase } from "../support/database";
import { listMails } from "../support/mails";
import { ask, MINUTE_MS, openCard, sendRefunds, setUpPaymentTest, stripe, sendWebhook } from "../support/payment-test";
import type { Person } from "../support/shop";
import { api, shop, orderFlow } from "../support/shop-test";

let proxy: Awaited<ReturnType<typeof startCuttingProxy>>;
let through: OpenDatabase;
let ann: Person;

/** Filled before the API is created with it. */
const deps: Partial<Deps> = {};
beforeAll(async () => {
  const { options } = (await testDatabase()).$client;
  proxy = await startCuttingProxy(targetOf(options));
  through = openPostgres(throughProxy(options, proxy.port));
  deps.db = through.database;
});
// A loaded machine may take its time: an answer given up would be another number of statements.
setUpPaymentTest({ deps, isFresh: false, timeoutMs: 30_000 });
beforeAll(async () => {
  ann = await orderFlow.customer();
});
afterAll(async () => {
  await through.close();
  proxy.close();
});

type Round<T> = {
  prepare: (round: string) => Promise<T>;
  run: (made: T) => Promise<unknown>;
  check: (made: T) => Promise<void>;
};

/** The dead process is gone with all its connections: none of them may serve the next life. */
async function noticeTheCut(): Promise<void> {
  if (proxy.isDead()) await vi.waitFor(() => expect(through.database.$client.totalCount).toBe(0), { timeout: 5000 });
}

/**
 * Dies before the first statement, then before the second, until the work needs no more of them; then after each of the
 * last three, whose answer is lost. After any other it is as before the next. Answers how many statements there are.
 */
async function dieEverywhere<T>({ prepare, run, check }: Round<T>): Promise<number> {
  async function die(at: number, side: Side): Promise<boolean> {
    const made = await prepare(`${side}-${at}`);
    proxy.arm(at, side);
    // A crashed process returns nothing, whatever its result would have been.
    await run(made).catch(() => undefined);
    await noticeTheCut();
    const hasDied = proxy.revive();
    await check(made);
    return hasDied;
  }
  let statements = 0;
  while (await die(statements + 1, "before")) statements++;
  for (let at = Math.max(1, statements - 2); at <= statements; at++) expect(await die(at, "after")).toBe(true);
  return statements;
}

describe("a process that dies at any statement", () => {
  it.each([
    ["with a coupon", 1, 15_000_000],
    ["of several boards", 2, 0],
  ])(
    "of a checkout %s: the same key again makes one whole order and empties the cart",
    async (what, lines, discount) => {
      const receiverId = await shop.addressOf(ann);
      let placed = (await api.db.select().from(orders)).length;
      const send = ({ key, cartItemIds, couponId }: { key: string; cartItemIds: string[]; couponId?: string }) => {
        const input = { cartItemIds, couponId, receiverId, shippingMethod: "standard" as const };
        return api.call(createOrder, input, { token: ann.token, key });
      };
      const statements = await dieEverywhere({
        async prepare(round) {
          const cartItemIds: string[] = [];
          for (let line = 0; line < lines; line++) cartItemIds.push(await orderFlow.addBoard(ann));
          return {
            key: `${what}-${round}`,
            cartItemIds,
            couponId: discount > 0 ? await shop.giveCoupon(ann) : undefined,
          };
        },
        run: send,
        async check(made) {
          const answer = await send(made);
          expect([answer.type, answer.code]).toEqual(["success", undefined]);
          const { orderId, orderNumber } = answer.data;
          expect(await api.db.select().from(orders)).toHaveLength(++placed);
          const order = await orderFlow.view(ann, orderId);
          expect([order.status, order.lines.length, order.couponDiscountMicro]).toEqual(["Submitted", lines, discount]);
          expect(order.events.map(({ to }) => to)).toEqual(["Queued", "Submitted"]);
          expect((await api.call(listCart, {}, { token: ann.token })).data.rows).toEqual([]);
          const used = await api.db.select().from(coupons).where(eq(coupons.usedByOrder, orderId));
          expect(used.map(({ id, state }) => [id, state])).toEqual(made.couponId ? [[made.couponId, "used"]] : []);
          const mails = (await listMails(api.db)).filter(({ subject }) => subject.includes(orderNumber));
          expect(mails).toHaveLength(1);
        },
      });
      expect(statements).toBeGreaterThan(15);
    },
  );

  it("of opening a payment: the same key again has one payment and one page at the provider", async () => {
    const statements = await dieEverywhere({
      async prepare(key) {
        stripe.forget();
        return { key, orderId: await orderFlow.place(ann) };
      },
      run: ({ key, orderId }) => orderFlow.pay(ann, orderId, "card", key),
      async check({ key, orderId }) {
        const answer = await orderFlow.pay(ann, orderId, "card", key);
        expect(answer.type).toBe("success");
        const open = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
        expect(open.map(({ status, payUrl }) => [status, payUrl])).toEqual([["pending", answer.data.payUrl]]);
        expect(stripe.sessions.size).toBe(1);
      },
    });
    expect(statements).toBeGreaterThan(8);
  });

  it("of a notice: asking the provider pays the order once, and the notice again changes nothing", async () => {
    const statements = await dieEverywhere({
      async prepare() {
        const orderId = await orderFlow.place(ann);
        const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(ann, orderId);
        // The provider has the money before it says so.
        await noteState(api.db, { id: paymentId, currency, amountMicro }, "succeeded");
        const notice = signedNotice(
          SANDBOX_SECRET,
          { paymentId, currency, amountMicro, kind: "succeeded" },
          api.clock.now,
        );
        return { orderId, notice };
      },
      run: ({ notice }) => orderFlow.deliver("sandbox", notice.body, notice.headers),
      async check({ orderId, notice }) {
        await ask({ all: true });
        expect((await orderFlow.deliver("sandbox", notice.body, notice.headers)).status).toBe(200);
        const order = await orderFlow.view(ann, orderId);
        expect([order.status, order.payments.map(({ status }) => status)]).toEqual(["Paid", ["succeeded"]]);
        expect(order.events.map(({ to }) => to)).toEqual(["Queued", "Submitted", "Paid"]);
        const mails = (await listMails(api.db)).filter(({ subject }) => subject.includes(order.orderNumber));
        expect(mails).toHaveLength(2);
      },
    });
    expect(statements).toBeGreaterThan(10);
  });

  it("of a refund: it is sent, once", async () => {
    const statements = await dieEverywhere({
      async prepare() {
        stripe.forget();
        const orderId = await orderFlow.place(ann);
        const session = await openCard(ann, orderId);
        stripe.pay(session);
        await sendWebhook(session);
        await api.call(cancelOrder, { id: orderId }, { token: ann.token });
        return { orderId };
      },
      run: sendRefunds,
      async check() {
        api.advance(2 * MINUTE_MS);
        await sendRefunds();
        const sent = await api.db.select().from(refunds);
        expect(sent.filter(({ status }) => status !== "sent")).toEqual([]);
        expect(stripe.refunds.map(({ amount }) => amount)).toEqual([4039]);
      },
    });
    expect(statements).toBeGreaterThan(4);
  });
});
