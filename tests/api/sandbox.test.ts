// Test keys: the API as it is, and nothing of it outside of the sandbox.

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listReceivers } from "@/lib/contracts/address";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { createApiKey } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import { addToCart, listCart } from "@/lib/contracts/cart";
import { listCoupons } from "@/lib/contracts/coupon";
import { cancelOrder, createOrder, listOrders, payOrder, viewOrder } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { REGISTRY } from "@/lib/contracts/registry";
import { advanceSandboxOrder, deleteSandboxData, listSandboxOrders } from "@/lib/contracts/sandbox";
import { createWebhook, WEBHOOK_EVENTS } from "@/lib/contracts/webhook";
import { nextOnTheWay } from "@/lib/core/order/advance";
import { serve } from "@/lib/server/http/serve";
import { countedRoute } from "@/lib/server/ops/reports/day-counts";
import { create as createLiveOrder } from "@/lib/server/order/place/create";
import { SANDBOX_REFUSED } from "@/lib/server/sandbox/refused";
import { admin, ann, api, as, eve, setUpAdmin, shop } from "../support/admin-test";
import { FOUR_LAYERS, type Person } from "../support/shop";
import { standIn } from "../support/stand-in";
import { recordingSender, sendDue } from "../support/webhooks";

const receiver = recordingSender();
setUpAdmin({ deps: { webhookSender: receiver.sender } });
beforeEach(() => void (receiver.requests.length = 0));

const SCOPES = ["quote", "files", "orders:read", "orders:write", "webhooks"] as const;

async function keyOf(person: Person, isTest = true) {
  const input = { name: "Key", scopes: [...SCOPES], isTest, dailyLimitMicro: 0 };
  const made = await api.call(createApiKey, input, as(person));
  return { token: `Bearer ${made.data.key}` };
}
type Key = Awaited<ReturnType<typeof keyOf>>;

async function order(key: Key, options: { key?: string } = {}) {
  const board = { itemType: "Custom" as const, specification: FOUR_LAYERS };
  const { cartItemId } = (await api.callRaw(addToCart, board, key)).data;
  const receiverId = (await api.call(listReceivers, {}, key)).data.rows[0]?.id ?? "";
  const input = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
  return api.call(createOrder, input, { ...key, ...options });
}

const advance = (by: { token: string }, id: string, to?: "Failed" | "Complete") =>
  api.call(advanceSandboxOrder, { id, to }, { token: by.token });

/** Rows of every table. */
async function countAll(): Promise<Record<string, number>> {
  const named = await api.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of named.rows) {
    const found = await api.db.execute<{ rows: number }>(sql.raw(`select count(*)::int as rows from "${name}"`));
    counted[name] = found.rows[0]?.rows ?? 0;
  }
  return counted;
}

/** All that a test key may write: the sandbox's own cart and orders, and the webhooks that tell of them. */
const WRITABLE = ["cart_items", "idempotency_keys", "jobs", "sandbox_orders", "webhook_deliveries", "webhook_events"];

describe("a test key", () => {
  it("is told apart by its prefix and needs no daily limit", async () => {
    const input = { name: "Key", scopes: ["orders:write" as const] };
    const made = await api.call(createApiKey, { ...input, isTest: true }, as(ann));
    expect(made.data.key).toMatch(/^bw_test_[\w-]{43}$/);
    expect(made.data).toMatchObject({ isTest: true, dailyLimitMicro: null });
    expect((await api.callRaw(createApiKey, input, as(ann))).code).toBe("INVALID_INPUT");
    expect((await keyOf(ann, false)).token).not.toContain("test_");
  });

  it("leaves every other table as it was, from the price to a complete order", async () => {
    const key = await keyOf(ann);
    await api.call(createWebhook, { url: "https://a.example.com/", events: [...WEBHOOK_EVENTS] }, key);
    const before = await countAll();
    expect((await api.call(quotePcb, FOUR_LAYERS, key)).type).toBe("success");
    const placed = await order(key);
    expect(placed.data.orderNumber).toMatch(/^TEST/);
    for (;;) {
      const { data } = await advance(key, placed.data.orderId);
      if (nextOnTheWay(data.status) === null) break;
    }
    await order(key).then(({ data }) => api.call(cancelOrder, { id: data.orderId }, key));
    const after = await countAll();
    // Counts of the day are written some seconds later, here of people who registered.
    const changed = Object.keys(after).filter((name) => name !== "day_counts" && after[name] !== before[name]);
    expect(changed.filter((name) => !WRITABLE.includes(name))).toEqual([]);
    expect(after.sandbox_orders).toBe(2);
    const kinds = await api.db.execute<{ kind: string }>(sql`select distinct kind from jobs`);
    // The other kind is of people who registered.
    expect(kinds.rows.filter(({ kind }) => kind !== "contact-code")).toEqual([{ kind: "webhook.deliver" }]);
  });

  it("is not counted in the figures of the day", async () => {
    const count = vi.fn();
    const route = { ...serve(quotePcb, () => Promise.resolve(standIn({}))), raw: false };
    const counted = countedRoute({ count, flush: () => Promise.resolve() }, route);
    const call = (isTest: boolean) =>
      counted.handle({}, standIn({ viewer: { apiKey: { isTest } }, area: "en-US", now: api.clock.now }));
    await call(true);
    expect(count).not.toHaveBeenCalled();
    await call(false);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it("shows nothing of its person, and its person's pages nothing of it", async () => {
    const orderId = await shop.mustOrder(ann);
    await shop.add(ann);
    await shop.giveCoupon(ann);
    const key = await keyOf(ann);
    const test = (await order(key)).data.orderId;
    expect((await api.call(viewOrder, { id: orderId }, key)).code).toBe("NOT_FOUND");
    expect((await api.call(cancelOrder, { id: orderId }, key)).code).toBe("NOT_FOUND");
    expect((await api.call(listOrders, {}, key)).data.rows.map(({ orderId: id }) => id)).toEqual([test]);
    expect((await api.call(listCart, {}, key)).data.rows).toHaveLength(0);
    expect((await api.call(listCoupons, {}, key)).data.rows).toHaveLength(0);
    expect((await api.call(listOrders, {}, as(ann))).data.rows.map(({ orderId: id }) => id)).toEqual([orderId]);
    expect((await api.call(viewOrder, { id: test }, as(ann))).code).toBe("NOT_FOUND");
    expect((await api.call(payOrder, { orderId: test }, as(ann))).code).toBe("NOT_FOUND");
    expect((await api.call(listCart, {}, as(ann))).data.rows).toHaveLength(1);
    expect((await api.call(listSandboxOrders, {}, as(ann))).data.rows).toMatchObject([{ orderId: test }]);
    expect((await api.callRaw(REGISTRY.viewAdminOrder, { id: test }, as(eve))).code).toBe("NOT_FOUND");
    expect((await api.callRaw(REGISTRY.listAdminOrders, {}, as(eve))).data.total).toBe(1);
  });

  it("cannot do what needs a person or money", async () => {
    const key = await keyOf(ann);
    for (const name of SANDBOX_REFUSED) {
      expect(SCOPE_OF[name], name).toBeDefined();
      expect((await api.callRaw(REGISTRY[name], {}, key)).code, name).toBe("SANDBOX_UNSUPPORTED");
    }
    const viewer = { ...as(ann), accountId: ann.accountId, sessionId: "", isStaff: false, contactConfirmed: true };
    const apiKey = { id: "k", scopes: SCOPES, personId: ann.accountId, isTest: true };
    const context = { viewer: { ...viewer, apiKey }, idempotencyKey: null, now: api.clock.now, area: "en-US" };
    const input = { cartItemIds: ["x"], receiverId: "x", shippingMethod: "standard", process: "payNow", remark: "" };
    await expect(createLiveOrder(api.deps, standIn(input), standIn(context))).rejects.toMatchObject({
      code: "SANDBOX_UNSUPPORTED",
    });
  });

  it("gets the prices, the form and the repeated answers of the live API", async () => {
    const [test, live] = [await keyOf(ann), await keyOf(ann, false)];
    const [one, two] = [await api.call(quotePcb, FOUR_LAYERS, test), await api.call(quotePcb, FOUR_LAYERS, live)];
    expect(one.data).toEqual(two.data);
    const orderId = await shop.mustOrder(ann);
    const real = (await api.call(viewOrder, { id: orderId }, live)).data;
    const placed = (await order(test)).data.orderId;
    const tried = (await api.call(viewOrder, { id: placed }, test)).data;
    expect(Object.keys(tried).toSorted()).toEqual(Object.keys(real).toSorted());
    expect(tried.amountPayableMicro).toBe(real.amountPayableMicro);
    expect(tried.breakdown).toEqual(real.breakdown);
    expect(tried.events.map(({ to }) => to)).toEqual(real.events.map(({ to }) => to));
    const { cartItemId } = (await api.callRaw(addToCart, { itemType: "Custom", specification: FOUR_LAYERS }, test))
      .data;
    const receiverId = (await api.call(listReceivers, {}, test)).data.rows[0]?.id ?? "";
    const input = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
    const first = await api.call(createOrder, input, { ...test, key: "once" });
    const again = await api.call(createOrder, input, { ...test, key: "once" });
    expect(again.data).toEqual(first.data);
    const wrong = { ...input, expectedTotalMicro: 1 };
    expect((await api.call(createOrder, wrong, test)).code).toMatch(/NOT_FOUND|PRICE_CHANGED/);
  });
});

describe("a test order", () => {
  it("goes the way of orders, by its own key or its person, and tells test webhooks alone", async () => {
    const key = await keyOf(ann);
    const url = "https://a.example.com/";
    await api.call(createWebhook, { url, events: ["order.created", "order.paid", "order.shipped"] }, key);
    await api.call(createWebhook, { url, events: [...WEBHOOK_EVENTS] }, as(ann));
    const { orderId } = (await order(key)).data;
    const seen: string[] = [];
    for (const by of [key, key, as(ann), key, key, key]) seen.push((await advance(by, orderId)).data.status);
    expect(seen).toEqual(["Paid", "Reviewed", "In Production", "Processed", "Shipped", "Complete"]);
    expect((await advance(key, orderId)).code).toBe("MOVE_NOT_ALLOWED");
    const view = (await api.call(viewOrder, { id: orderId }, key)).data;
    expect(view.shipment).toMatchObject({ trackingNumber: expect.stringMatching(/^TEST/) as string });
    expect(view.paidDate).not.toBeNull();
    await sendDue(api);
    expect(receiver.types()).toEqual(["order.created", "order.paid", "order.shipped"]);
    expect(receiver.events().every(({ isTest }) => isTest)).toBe(true);
    expect(receiver.events()[2]?.data.order).toMatchObject({ orderId, status: "Shipped" });
  });

  it("takes the moves that orders take, and no others", async () => {
    const key = await keyOf(ann);
    const { orderId } = (await order(key)).data;
    expect((await advance(key, orderId, "Complete")).code).toBe("MOVE_NOT_ALLOWED");
    expect((await advance(key, orderId, "Failed")).data.status).toBe("Failed");
    expect((await advance(key, orderId)).data.status).toBe("Submitted");
    expect((await api.call(cancelOrder, { id: orderId }, key)).data).toEqual({ status: "Cancelled" });
    expect((await api.call(cancelOrder, { id: orderId }, key)).code).toBe("MOVE_NOT_ALLOWED");
    expect((await advance(key, orderId)).code).toBe("MOVE_NOT_ALLOWED");
    const bad = await api.callRaw(advanceSandboxOrder, { id: orderId, to: "Lost" }, key);
    expect(bad.code).toBe("INVALID_INPUT");
  });

  it("is nobody else's", async () => {
    const key = await keyOf(ann);
    const bob = await admin.customer();
    const others = [await keyOf(bob), await keyOf(ann, false), { token: bob.token }];
    const { orderId } = (await order(key)).data;
    for (const other of others) {
      expect((await advance(other, orderId)).code).toBe("NOT_FOUND");
      expect((await api.call(viewOrder, { id: orderId }, other)).code).toBe("NOT_FOUND");
    }
    expect((await api.call(advanceSandboxOrder, { id: orderId })).status).toBe(403);
    expect((await api.call(listSandboxOrders, {})).status).toBe(403);
    expect((await api.call(deleteSandboxData, {}, key)).code).toBe("SCOPE_MISSING");
    expect((await api.call(deleteSandboxData, {}, { token: bob.token })).data).toEqual({ orders: 0 });
    expect((await api.call(listSandboxOrders, {}, as(ann))).data.total).toBe(1);
    const live = await shop.mustOrder(ann);
    expect((await advance(as(ann), live)).code).toBe("NOT_FOUND");
  });
});

describe("test data", () => {
  it("is deleted at once; real data and the keys stay", async () => {
    const key = await keyOf(ann);
    const live = await shop.mustOrder(ann);
    await order(key);
    await order(key);
    expect((await api.call(deleteSandboxData, {}, as(ann))).data).toEqual({ orders: 2 });
    expect((await api.call(listSandboxOrders, {}, as(ann))).data.total).toBe(0);
    expect((await api.call(viewOrder, { id: live }, as(ann))).type).toBe("success");
    expect((await order(key)).type).toBe("success");
  });

  it("is in the export and goes with the account", async () => {
    const key = await keyOf(ann);
    await api.call(createWebhook, { url: "https://a.example.com/", events: ["order.paid"] }, key);
    const { orderNumber } = (await order(key)).data;
    expect(await (await api.fetchFile(exportAccount, {}, as(ann))).text()).toContain(orderNumber);
    const closed = await api.call(closeAccount, { password: "correct horse battery" }, as(ann));
    expect(closed.type).toBe("success");
    const left = await countAll();
    expect([left.sandbox_orders, left.webhook_endpoints, left.api_keys, left.cart_items]).toEqual([0, 0, 0, 0]);
    expect((await api.call(quotePcb, {}, key)).code).toBe("API_KEY_INVALID");
  });
});
