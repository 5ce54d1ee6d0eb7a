// Changing what a line of an order is: at once while it is unpaid, by a request until it is reviewed, not after that.

import type { OrderStatus } from "@/lib/core/order/states";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "@/lib/contracts/endpoint";
import { changeOrderLine, listOrders, viewOrder } from "@/lib/contracts/order";
import { orders } from "@/lib/server/db/tables/order";
import { listMails } from "../support/mails";
import { FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";

let ann: Person;
let bob: Person;
let orderId: string;
setUpApiTest({
  async prepare() {
    [ann, bob] = [await orderFlow.customer(), await orderFlow.customer()];
  },
});
beforeEach(async () => {
  orderId = await orderFlow.place(ann);
});

type Change = Partial<InputOf<typeof changeOrderLine>>;
const change = (person: Person | null, input: Change = {}, key?: string) =>
  api.call(
    changeOrderLine,
    { orderId, position: 0, specification: { quantity: 100 }, ...input },
    person ? { token: person.token, key } : {},
  );
const view = async (id = orderId) => (await api.call(viewOrder, { id }, { token: ann.token })).data;
const move = (status: OrderStatus) => api.db.update(orders).set({ status }).where(eq(orders.id, orderId));

/** 60 × 50 mm, 4 layers, 100 pieces: 25 + 95 × 0.3 = 53.50. */
const HUNDRED_MICRO = 53_500_000;

describe("a line of an unpaid order", () => {
  it("is changed at today's price, and the order's total with it, with a row in the log and a mail", async () => {
    expect((await view()).lineChange).toBe("now");
    const { data } = await change(ann);
    expect(data).toEqual({ outcome: "changed", amountPayableMicro: HUNDRED_MICRO });
    const order = await view();
    expect(order).toMatchObject({
      ...{ status: "Submitted", quantity: 100 },
      ...{ amountPayableMicro: HUNDRED_MICRO, merchandiseTotalMicro: HUNDRED_MICRO },
      lines: [{ totalMicro: HUNDRED_MICRO, specification: { quantity: 100, layers: 4 } }],
    });
    expect(order.events.at(-1)).toMatchObject({
      ...{ from: "Submitted", to: "Submitted", actor: "customer", note: "lineChanged" },
      details: { amountMicro: String(HUNDRED_MICRO), currency: "USD" },
    });
    const mails = await listMails(api.db);
    expect(mails.map(({ subject }) => subject)).toContain(`Order ${order.orderNumber} was changed`);
    expect(mails.find(({ subject }) => subject.includes("was changed"))?.text).toContain("$53.50 now, $39.25 before");
  });

  it("is refused without a session, and somebody else's order as if it did not exist", async () => {
    const before = await view();
    expect((await change(null)).status).toBe(403);
    expect((await change(bob)).code).toBe("NOT_FOUND");
    expect((await change(ann, { position: 1 })).code).toBe("NOT_FOUND");
    expect((await change(ann, { orderId: "nothing" })).code).toBe("NOT_FOUND");
    expect(await view()).toEqual(before);
  });

  it("takes only what is on the list and can be made", async () => {
    const before = await view();
    expect((await change(ann, { specification: { layers: 5 } })).code).toBe("INVALID_INPUT");
    expect((await change(ann, { position: -1 })).code).toBe("INVALID_INPUT");
    expect((await change(ann, { specification: { widthMm: 900, heightMm: 900 } })).code).toBe(
      "UNSUPPORTED_COMBINATION",
    );
    expect(await view()).toEqual(before);
  });

  it("keeps what the files say: a board that they contradict is not sold by a change either", async () => {
    const projectId = await shop.addProject(ann);
    const cartItemIds = [await shop.add(ann, { projectId })];
    const id = await shop.mustOrder(ann, { cartItemIds, receiverId: await shop.addressOf(ann) });
    const refused = await change(ann, { orderId: id, specification: { layers: 2 } });
    expect(refused.code).toBe("NEEDS_MANUAL_REVIEW");
    expect((await view(id)).amountPayableMicro).toBe(FOUR_LAYERS_MICRO);
  });

  it("leaves other orders alone, and an order alone that would be as it is", async () => {
    const other = await orderFlow.place(ann);
    const before = await view(other);
    const { data } = await change(ann, { specification: { quantity: 50 } });
    expect(data).toEqual({ outcome: "unchanged", amountPayableMicro: FOUR_LAYERS_MICRO });
    expect((await view()).events.map(({ note }) => note)).not.toContain("lineChanged");
    await change(ann);
    expect(await view(other)).toEqual(before);
    expect((await api.call(listOrders, {}, { token: bob.token })).data.rows).toEqual([]);
  });

  it("keeps the order's coupon where it still goes with it, and is refused where it does not", async () => {
    // Fifteen dollars off boards, from 39.00 on: 39.25 may have it, 25 + 95 × 0.03 = 27.85 may not.
    const couponId = await shop.giveCoupon(ann, { thresholdMicro: 39_000_000 });
    const id = await shop.mustOrder(ann, { couponId });
    expect((await change(ann, { orderId: id })).data).toEqual({
      outcome: "changed",
      amountPayableMicro: HUNDRED_MICRO - 15_000_000,
    });
    expect((await change(ann, { orderId: id, specification: { quantity: 10 } })).code).toBe("COUPON_UNUSABLE");
    expect((await view(id)).couponDiscountMicro).toBe(15_000_000);
  });

  it("asked for twice with one key is changed once", async () => {
    const answers = await Promise.all([change(ann, {}, "once"), change(ann, {}, "once")]);
    expect(answers.map(({ data }) => data.outcome)).toEqual(["changed", "changed"]);
    expect((await view()).events.filter(({ note }) => note === "lineChanged")).toHaveLength(1);
  });

  it("gives up the day's prototype offer with what it was for, so that another order may have it", async () => {
    const small = { widthMm: 50, heightMm: 50, quantity: 5 };
    const cartItemIds = [await shop.add(ann, { specification: small })];
    const id = await shop.mustOrder(ann, { cartItemIds });
    expect((await view(id)).amountPayableMicro).toBe(1_000_000);
    await change(ann, { orderId: id, specification: { quantity: 50 } });
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.offerDay).toBeNull();
    const again = await shop.mustOrder(ann, { cartItemIds: [await shop.add(ann, { specification: small })] });
    expect((await view(again)).amountPayableMicro).toBe(1_000_000);
    // Back to the prototype: today's offer is used by the other order.
    await change(ann, { orderId: id, specification: { quantity: 5 } });
    expect((await view(id)).amountPayableMicro).toBeGreaterThan(1_000_000);
  });
});

describe("a payment at the same moment", () => {
  it("either comes first and keeps the order, or comes too late and is refunded: nobody pays the wrong amount", async () => {
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(ann, orderId);
    const notice = { paymentId, currency, amountMicro, kind: "succeeded" as const };
    const [changed] = await Promise.all([change(ann), orderFlow.sandboxNotice(notice)]);
    const order = await view();
    if (changed.data.outcome === "changed") {
      expect(order).toMatchObject({ status: "Submitted", amountPayableMicro: HUNDRED_MICRO });
      expect(order.refunds).toMatchObject([{ amountMicro: FOUR_LAYERS_MICRO }]);
    } else {
      expect(changed.data.outcome).toBe("requested");
      expect(order).toMatchObject({ status: "Paid", amountPayableMicro: FOUR_LAYERS_MICRO, refunds: [] });
    }
  });

  it("by a page that was opened before the change is refunded, and the order waits for its new amount", async () => {
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(ann, orderId);
    await change(ann);
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    const order = await view();
    expect(order).toMatchObject({ status: "Submitted", amountPayableMicro: HUNDRED_MICRO });
    expect(order.refunds).toMatchObject([{ amountMicro: FOUR_LAYERS_MICRO }]);
    await orderFlow.payFor(ann, orderId);
    expect((await view()).status).toBe("Paid");
  });
});

describe("a line of a paid order", () => {
  it("stays as it is: the wanted change is written to staff with both prices, until the order is reviewed", async () => {
    await orderFlow.payFor(ann, orderId);
    expect((await view()).lineChange).toBe("request");
    const { data } = await change(ann, { specification: { quantity: 100, ulMarking: true } });
    expect(data.outcome).toBe("requested");
    const order = await view();
    expect(order).toMatchObject({ status: "Paid", quantity: 50, amountPayableMicro: FOUR_LAYERS_MICRO });
    expect(order.events.at(-1)).toMatchObject({ from: "Paid", to: "Paid", note: "changeRequested" });
    expect(order.messages).toHaveLength(1);
    expect(order.messages[0]).toMatchObject({ isFromStaff: false, kind: "message" });
    const { text = "" } = order.messages[0] ?? {};
    expect(text).toMatch(/^Please change line 1 of this order:\n/);
    expect(text).toContain(": 50 → 100\n");
    expect(text).toContain(": no → yes\n");
    expect(text).toMatch(/Price today: \$[\d.]+ instead of \$39\.25\.$/);
  });

  it.each(["Queued", "Reviewed", "In Production", "Processed", "Shipped", "Complete", "Cancelled"] as const)(
    "is not changed in the state %s",
    async (status) => {
      await move(status);
      const before = await view();
      expect(before.lineChange).toBeNull();
      expect((await change(ann)).code).toBe("MOVE_NOT_ALLOWED");
      expect(await view()).toEqual(before);
    },
  );
});
