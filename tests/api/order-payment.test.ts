// The payment of an order: believed once, given back once, waited for in vain.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { orderEvents } from "@/lib/server/db/tables/order";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { signedNotice } from "@/lib/server/payment/sandbox";
import { SANDBOX_SECRET } from "../support/api";
import { listMails } from "../support/mails";
import { api, setUpApiTest, orderFlow } from "../support/shop-test";

setUpApiTest();

describe("an unpaid order", () => {
  it("lapses after fourteen days, once, with a word to its owner; a paid one stays", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const [unpaid, paid] = [await orderFlow.place(ann), await orderFlow.place(bob)];
    await orderFlow.payFor(bob, paid);
    const day = 24 * 3_600_000;
    const placedAt = api.clock.now.getTime();
    expect(await cancelUnpaidOrders(api.deps, new Date(placedAt + 14 * day - 1))).toBe(0);
    expect(await cancelUnpaidOrders(api.deps, new Date(placedAt + 14 * day + 1))).toBe(1);
    expect(await cancelUnpaidOrders(api.deps, new Date(placedAt + 15 * day))).toBe(0);
    const order = (await api.call(viewOrder, { id: unpaid }, ann)).data;
    expect([order.status, order.events.at(-1)?.actor, order.canPay]).toEqual(["Cancelled", "system", false]);
    expect((await api.call(viewOrder, { id: paid }, bob)).data.status).toBe("Paid");
    const sent = await listMails(api.db);
    expect(sent.filter(({ subject }) => subject === `Order ${order.orderNumber} has been canceled`)).toHaveLength(1);
  });
});

describe("paying", () => {
  it("opens one payment, however often it is asked for", async () => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    const asked = await Promise.all(Array.from({ length: 8 }, () => orderFlow.sandboxRequest(person, orderId)));
    expect(new Set(asked.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await api.db.select().from(payments)).toHaveLength(1);
  });

  it("believes a notice once, though it comes ten times at once", async () => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(person, orderId);
    const notice = signedNotice(SANDBOX_SECRET, { paymentId, currency, amountMicro, kind: "succeeded" }, api.clock.now);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => orderFlow.deliver("sandbox", notice.body, notice.headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const events = await api.db.select().from(orderEvents).where(eq(orderEvents.toStatus, "Paid"));
    expect(events).toHaveLength(1);
    expect(await listMails(api.db)).toHaveLength(2);
  });

  it("ends paid when a refusal and a success arrive in the wrong order", async () => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(person, orderId);
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "failed" });
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "failed" });
    expect((await api.call(viewOrder, { id: orderId }, person)).data.status).toBe("Paid");
  });

  it.each([
    ["another amount", { amountMicro: 1 }],
    ["another currency", { currency: "CNY" }],
  ])("does not accept %s", async (_what, change) => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(person, orderId);
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded", ...change });
    expect((await api.call(viewOrder, { id: orderId }, person)).data.status).toBe("Submitted");
  });

  it("refuses a notice that is unsigned, wrongly signed, changed on the way, older than 300 s or about nothing", async () => {
    const person = await api.signUp();
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(person, await orderFlow.place(person));
    const content = { paymentId, currency, amountMicro, kind: "succeeded" as const };
    const good = signedNotice(SANDBOX_SECRET, content, api.clock.now);
    const answers = [
      await orderFlow.deliver("sandbox", good.body, {}),
      await orderFlow.sandboxNotice(content, { secret: "another secret" }),
      await orderFlow.deliver("sandbox", good.body.replace("succeeded", "succeeded "), good.headers),
      await orderFlow.sandboxNotice(content, { at: new Date(api.clock.now.getTime() - 301_000) }),
      await orderFlow.sandboxNotice({ ...content, paymentId: "nothing" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await api.db.select().from(payments))[0]?.status).toBe("pending");
  });

  it("gives the money back when the order was cancelled meanwhile", async () => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(person, orderId);
    await api.call(cancelOrder, { id: orderId }, person);
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    const order = (await api.call(viewOrder, { id: orderId }, person)).data;
    expect([order.status, order.payments[0]?.status]).toEqual(["Cancelled", "refunded"]);
    expect((await api.call(payOrder, { orderId }, person)).code).toBe("MOVE_NOT_ALLOWED");
    expect(await api.db.select().from(refunds)).toEqual([
      expect.objectContaining({ paymentId, amountMicro, reason: "order is Cancelled" }),
    ]);
  });

  it("is refunded once when a paid order is cancelled, however often that is asked", async () => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    await orderFlow.payFor(person, orderId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.call(cancelOrder, { id: orderId }, person)));
    expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "MOVE_NOT_ALLOWED")).toHaveLength(4);
    expect(await api.db.select().from(refunds)).toHaveLength(1);
  });
});
