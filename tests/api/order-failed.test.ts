// Orders with a failed payment: causes, retained data, and recovery by paying.

import { describe, expect, it } from "vitest";
import { listCart } from "@/lib/contracts/cart";
import { changeOrderLine } from "@/lib/contracts/order";
import { withTransaction } from "@/lib/server/db/client";
import { orders } from "@/lib/server/db/tables/order";
import { newId } from "@/lib/server/ids";
import { getById, moveOrder } from "@/lib/server/order/rows";
import { listMails } from "../support/mails";
import { placed, setUpPaymentTest } from "../support/payment-test";
import { api, shop, orderFlow } from "../support/shop-test";

setUpPaymentTest();

async function failed() {
  const { ann, orderId } = await placed();
  const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(ann, orderId);
  const notice = { paymentId, currency, amountMicro, kind: "failed" as const };
  expect((await orderFlow.sandboxNotice(notice)).status).toBe(200);
  return { ann, orderId, notice };
}

describe("an order whose payment failed", () => {
  it("is Failed, says so by mail, once, and may be paid, hidden and given files", async () => {
    const { ann, orderId, notice } = await failed();
    await orderFlow.sandboxNotice(notice);
    const order = await orderFlow.view(ann, orderId);
    expect(order).toMatchObject({ status: "Failed", canPay: true, canHide: true, canAddFiles: true, canCancel: false });
    expect(order.events.at(-1)).toMatchObject({ from: "Submitted", to: "Failed", actor: "provider" });
    const sent = (await listMails(api.db)).filter(({ subject }) => subject.startsWith("Payment for order"));
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ann.email, `Payment for order ${order.orderNumber} failed`],
    ]);
    expect(sent[0]?.text).toContain("The payment of $39.25");
  });

  it("comes back by paying: Submitted by its customer, then Paid", async () => {
    const { ann, orderId } = await failed();
    await orderFlow.payFor(ann, orderId);
    const order = await orderFlow.view(ann, orderId);
    expect(order.events.slice(-3).map(({ from, to, actor }) => [from, to, actor])).toEqual([
      ["Submitted", "Failed", "provider"],
      ["Failed", "Submitted", "customer"],
      ["Submitted", "Paid", "provider"],
    ]);
    expect(order.payments.map(({ status }) => status).toSorted()).toEqual(["failed", "succeeded"]);
  });

  it("takes money that its provider brings after all", async () => {
    const { ann, orderId, notice } = await failed();
    await orderFlow.sandboxNotice({ ...notice, kind: "succeeded" });
    expect((await orderFlow.view(ann, orderId)).status).toBe("Paid");
  });

  it("may be changed before it is paid again, and is paid at its new total; money for the former one goes back", async () => {
    const { ann, orderId, notice } = await failed();
    expect((await orderFlow.view(ann, orderId)).lineChange).toBe("now");
    const input = { orderId, position: 0, specification: { quantity: 100 } };
    const { data } = await api.call(changeOrderLine, input, { token: ann.token });
    // 25 + 95 × 0.3 m² = 53.50.
    expect(data).toEqual({ outcome: "changed", amountPayableMicro: 53_500_000 });
    const changed = await orderFlow.view(ann, orderId);
    expect(changed).toMatchObject({ status: "Failed", quantity: 100, amountPayableMicro: 53_500_000 });
    expect(changed.events.at(-1)).toMatchObject({ from: "Failed", to: "Failed", note: "lineChanged" });
    await orderFlow.sandboxNotice({ ...notice, kind: "succeeded" });
    expect((await orderFlow.view(ann, orderId)).payments.map(({ status }) => status)).toEqual(["refunded"]);
    expect((await orderFlow.view(ann, orderId)).status).toBe("Failed");
    await orderFlow.payFor(ann, orderId);
    const paid = await orderFlow.view(ann, orderId);
    expect(paid.status).toBe("Paid");
    const amounts = paid.payments.map(({ status, amountMicro }) => [status, amountMicro]);
    expect(amounts.toSorted()).toEqual([
      ["refunded", 39_250_000],
      ["succeeded", 53_500_000],
    ]);
  });

  it("keeps the day's prototype offer, since it can still be paid", async () => {
    const ann = await orderFlow.customer();
    // 5 + 50 × 0.1 m² = 10.00, and 1.00 by the offer.
    const first = await orderFlow.addBoard(ann, { quantity: 10 });
    const orderId = await shop.mustOrder(ann, { cartItemIds: [first] });
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(ann, orderId);
    expect(amountMicro).toBe(1_000_000);
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "failed" });
    await orderFlow.addBoard(ann, { quantity: 10 });
    expect((await api.call(listCart, {}, { token: ann.token })).data.rows[0]?.totalMicro).toBe(10_000_000);
    const order = await getById(api.db, orderId);
    const second = api.db.insert(orders).values({ ...order, id: newId(), orderNumber: "BW-second" });
    await expect(second).rejects.toMatchObject({ cause: { constraint: "orders_one_offer_a_day" } });
  });
});

describe("a move that no order makes", () => {
  it.each([
    ["Submitted", "Reviewed", "staff"],
    ["Paid", "Reviewed", "customer"],
    ["Paid", "Reviewed", "staff"],
  ] as const)("from %s to %s by the %s is refused where it is written", async (from, to, actor) => {
    const { orderId } = await placed();
    const order = await getById(api.db, orderId);
    const move = withTransaction(api.db, (tx) => moveOrder(tx, order, { from, to, actor, at: api.clock.now }));
    await expect(move).rejects.toMatchObject({ code: "MOVE_NOT_ALLOWED" });
    expect(await getById(api.db, orderId)).toEqual(order);
  });
});
