// Several orders moved at once: each by the rules of a single one, and each refused by itself.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moveAdminOrders } from "@/lib/contracts/ops-order";
import { orders } from "@/lib/server/db/tables/order";
import { newId } from "@/lib/server/ids";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";

setUpAdmin();

type From = "Paid" | "Reviewed" | "Submitted";
const moveAll = (
  ids: readonly string[],
  change: Record<string, unknown> = {},
  options: Record<string, unknown> = as(eve),
) =>
  api.callRaw(
    moveAdminOrders,
    { orders: ids.map((id) => ({ id, from: "Paid" as From })), to: "Reviewed", ...change },
    { key: newId(), ...options },
  );

describe("a move of several orders", () => {
  it("is staff's alone", async () => {
    const id = await admin.paidOrder(ann);
    expect((await moveAll([id], {}, {})).code).toBe("UNKNOWN_ROUTE");
    expect((await moveAll([id], {}, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect(await admin.statusOf(id)).toBe("Paid");
  });

  it("moves each that may, names the reason of each that may not, and touches no other", async () => {
    const bob = await admin.customer();
    const [paid, other, unpaid, asked] = [
      ...[await admin.paidOrder(ann), await admin.paidOrder(bob)],
      ...[await admin.place(ann), await admin.paidOrder(ann)],
    ];
    await api.db
      .update(orders)
      .set({ questionState: "asked" })
      .where(eq(orders.id, asked ?? ""));
    const left = await admin.paidOrder(bob);
    const references = [
      ...[paid, other, asked].map((id) => ({ id, from: "Paid" })),
      ...[
        { id: unpaid, from: "Submitted" },
        { id: "none", from: "Paid" },
      ],
    ];
    const { rows } = (await moveAll([], { orders: references })).data;
    expect(rows.map(({ orderId, isMoved, code }) => [orderId, isMoved, code])).toEqual([
      [paid, true, ""],
      [other, true, ""],
      [asked, false, "QUESTION_OPEN"],
      [unpaid, false, "MOVE_NOT_ALLOWED"],
      ["none", false, "NOT_FOUND"],
    ]);
    expect(rows.filter(({ isMoved }) => !isMoved).every(({ message }) => message.length > 5)).toBe(true);
    const states = await Promise.all([paid, other, asked, unpaid, left].map((id) => admin.statusOf(id ?? "")));
    expect(states).toEqual(["Reviewed", "Reviewed", "Paid", "Submitted", "Paid"]);
    const moved = (await admin.acts()).filter(({ kind }) => kind === "order-moved");
    expect(moved.map(({ subject, actorId }) => [subject, actorId])).toEqual([
      [`order:${paid}`, eve.accountId],
      [`order:${other}`, eve.accountId],
    ]);
  });

  it("refuses an order that has gone on since it was seen", async () => {
    const id = await admin.paidOrder(ann);
    await moveAll([id]);
    expect((await moveAll([id])).data.rows).toMatchObject([{ isMoved: false, code: "STALE_VERSION" }]);
    expect(await admin.statusOf(id)).toBe("Reviewed");
  });

  it("happens once for a key, and once for an order that is named twice", async () => {
    const id = await admin.paidOrder(ann);
    const key = newId();
    const first = await moveAll([id, id], {}, { ...as(eve), key });
    expect(first.data.rows).toEqual([{ orderId: id, isMoved: true, code: "", message: "" }]);
    expect((await moveAll([id, id], {}, { ...as(eve), key })).data).toEqual(first.data);
  });

  it.each([{ orders: [] }, { to: "Shipped" }, { to: "Paid" }, { orders: Array(51).fill({ id: "x", from: "Paid" }) }])(
    "is refused %#",
    async (change) => {
      const id = await admin.paidOrder(ann);
      expect((await moveAll([id], change)).code).toBe("INVALID_INPUT");
      expect(await admin.statusOf(id)).toBe("Paid");
    },
  );
});
