// Payment by bank transfer: where to send it, confirmed by staff when it arrived, given back by hand.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { refunds } from "@/lib/server/db/tables/payment";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { confirmTransfer } from "@/lib/server/payment/confirm-transfer";
import { openAdmin } from "../support/admin";
import { listMails } from "../support/mails";
import { ask, MINUTE_MS, orderBy, sendRefunds, setUpPaymentTest, statusOf } from "../support/payment-test";
import { FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, orderFlow } from "../support/shop-test";

setUpPaymentTest();

describe("a bank transfer", () => {
  const staff = async () => (await openAdmin(api).hire()).accountId;
  const arrived = (orderNumber: string, change = {}) => ({
    orderNumber,
    currency: "USD",
    amountMicro: FOUR_LAYERS_MICRO,
    bankReference: "2026-11-23/17",
    ...change,
  });
  const number = async ({ ann, orderId }: { ann: Person; orderId: string }) =>
    (await orderFlow.view(ann, orderId)).orderNumber;

  it("is told by mail with the account and the order's number, in the order's language", async () => {
    const order = await orderBy("bankTransfer");
    const orderNumber = await number(order);
    const sent = await listMails(api.db);
    expect(sent.map(({ subject }) => subject)).toContain(`Bank transfer details for order ${orderNumber}`);
    const text = sent.find(({ subject }) => subject.startsWith("Bank transfer"))?.text ?? "";
    for (const part of [
      "$39.25",
      "Boardwright Ltd",
      "Example Bank",
      "DE00 1234",
      "EXAMDEFF",
      `Reference: ${orderNumber}`,
    ])
      expect(text).toContain(part);
  });

  it("pays the order when staff have seen it, with their name kept; the same booking pays once", async () => {
    const order = await orderBy("bankTransfer");
    const staffId = await staff();
    const transfer = arrived(await number(order));
    expect(await confirmTransfer(api.deps, staffId, transfer)).toBe("paid");
    expect(await confirmTransfer(api.deps, staffId, transfer).catch((error: unknown) => String(error))).not.toBe(
      "paid",
    );
    const view = await orderFlow.view(order.ann, order.orderId);
    expect([view.status, view.events.at(-1)?.actor, view.payments[0]?.status]).toEqual(["Paid", "staff", "succeeded"]);
    const [act] = await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "transfer-confirmed"));
    expect(act).toMatchObject({
      accountId: order.ann.accountId,
      actorId: staffId,
      subject: `order:${order.orderId}`,
      details: {
        orderNumber: view.orderNumber,
        amountMicro: FOUR_LAYERS_MICRO,
        bankReference: "2026-11-23/17",
        effect: "paid",
      },
    });
  });

  it("of another amount or currency pays nothing and may be said again", async () => {
    const order = await orderBy("bankTransfer");
    const staffId = await staff();
    const orderNumber = await number(order);
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber, { amountMicro: 39_000_000 }))).toBe(
      "mismatch",
    );
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber, { currency: "CNY" }))).toBe("mismatch");
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber))).toBe("paid");
  });

  it("is nobody's to confirm but staff's, and for no order that awaits none", async () => {
    const order = await orderBy("bankTransfer");
    const byCard = await orderBy("card");
    const staffId = await staff();
    const refusal = (work: Promise<unknown>) => work.catch((error: unknown) => (error as Error).message);
    expect(await refusal(confirmTransfer(api.deps, order.ann.accountId, arrived(await number(order))))).toBe(
      "NOT_FOUND",
    );
    expect(await refusal(confirmTransfer(api.deps, staffId, arrived(await number(byCard))))).toBe("NOT_FOUND");
    expect(await refusal(confirmTransfer(api.deps, staffId, arrived("BW000000-000000")))).toBe("NOT_FOUND");
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
  });

  it("is never given up by asking, and one that comes after the order lapsed goes back by hand", async () => {
    const order = await orderBy("bankTransfer");
    api.advance(13 * 24 * 60 * MINUTE_MS);
    expect(await ask()).toEqual([]);
    api.advance(2 * 24 * 60 * MINUTE_MS);
    expect(await cancelUnpaidOrders(api.deps, api.clock.now)).toBe(1);
    expect(await statusOf(order)).toEqual(["Cancelled", "expired"]);
    const staffId = await staff();
    const [{ orderNumber } = { orderNumber: "" }] = await api.db.select().from(orders);
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber))).toBe("refunded");
    await sendRefunds();
    expect(await api.db.select().from(refunds)).toMatchObject([{ status: "byHand" }]);
    expect((await listMails(api.db)).at(-1)?.subject).toBe(`We are returning your payment for order ${orderNumber}`);
  });
});
