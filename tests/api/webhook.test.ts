// Webhooks: who may have them, what they are told and when, what happens where nobody answers.

import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/contracts/account-sessions";
import { createApiKey } from "@/lib/contracts/api-key";
import type { InputOf } from "@/lib/contracts/endpoint";
import { cancelOrder, listOrders } from "@/lib/contracts/order";
import { cancelAdminOrder } from "@/lib/contracts/ops-order";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
} from "@/lib/contracts/webhook";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "@/lib/server/db/tables/webhook";
import { forgetEvents } from "@/lib/server/webhook/deliveries";
import { PAUSES_MS } from "@/lib/server/webhook/delivery-job";
import { DAY_MS } from "../support/api";
import { admin, ann, api, as, eve, setUpAdmin } from "../support/admin-test";
import { listMails } from "../support/mails";
import type { Person } from "../support/shop";
import { DELIVERED, recordingSender, sendDue } from "../support/webhooks";

const receiver = recordingSender();
setUpAdmin({ deps: { webhookSender: receiver.sender } });
let bob: Person;
beforeEach(async () => {
  receiver.requests.length = 0;
  receiver.outcome = DELIVERED;
  bob = await admin.customer();
});

const URL_OF_HOOK = "https://shop.example.com/hooks";
const make = (person: Person, change: Partial<InputOf<typeof createWebhook>> = {}) =>
  api.call(createWebhook, { url: URL_OF_HOOK, events: [...WEBHOOK_EVENTS], ...change }, as(person));
const mustMake = async (person: Person, change: Partial<InputOf<typeof createWebhook>> = {}) =>
  (await make(person, change)).data;
const deliveriesOf = async (person: Person, webhookId: string, input = {}) =>
  (await api.call(listWebhookDeliveries, { webhookId, ...input }, as(person))).data;

describe("webhooks", () => {
  it("are made, listed, changed and deleted by their owner", async () => {
    const made = await mustMake(ann, { events: ["order.shipped", "order.paid", "order.paid"], description: " Shop " });
    expect(made).toMatchObject({ url: URL_OF_HOOK, events: ["order.paid", "order.shipped"], description: "Shop" });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = (await api.call(listWebhooks, {}, as(ann))).data;
    expect(listed).toEqual({ rows: [expect.not.objectContaining({ secret: made.secret }) as object], total: 1 });
    const { webhookId } = made;
    const changed = await api.call(updateWebhook, { webhookId, events: ["quote.expired"], isEnabled: false }, as(ann));
    expect(changed.data).toMatchObject({ events: ["quote.expired"], isEnabled: false, description: "Shop" });
    expect((await api.call(deleteWebhook, { webhookId }, as(ann))).type).toBe("success");
    expect((await api.call(deleteWebhook, { webhookId }, as(ann))).code).toBe("NOT_FOUND");
  });

  it("are out of reach for visitors and for others", async () => {
    const { webhookId } = await mustMake(ann);
    const { deliveryId } = (await api.call(testWebhook, { webhookId }, as(ann))).data;
    const calls = [
      [updateWebhook, { webhookId, isEnabled: false }],
      [deleteWebhook, { webhookId }],
      [rotateWebhookSecret, { webhookId }],
      [listWebhookDeliveries, { webhookId }],
      [replayWebhookDelivery, { webhookId, deliveryId }],
      [testWebhook, { webhookId }],
    ] as const;
    const own = await mustMake(bob);
    for (const [endpoint, input] of calls) {
      expect((await api.callRaw(endpoint, input)).status, endpoint.path).toBe(403);
      expect((await api.callRaw(endpoint, input, as(bob))).code, endpoint.path).toBe("NOT_FOUND");
    }
    const mixed = { webhookId: own.webhookId, deliveryId };
    expect((await api.call(replayWebhookDelivery, mixed, as(bob))).code).toBe("NOT_FOUND");
    expect((await api.call(listWebhooks, {})).status).toBe(403);
    expect((await api.call(listWebhooks, {}, as(bob))).data.total).toBe(1);
    expect((await api.call(listWebhooks, {}, as(ann))).data.rows[0]).toMatchObject({ isEnabled: true });
  });

  it("refuse addresses that are not called, and input that is none", async () => {
    for (const url of ["http://shop.example.com/", "https://127.0.0.1/", "https://a:b@shop.example.com/", "x"]) {
      expect((await make(ann, { url })).code, url).toBe("WEBHOOK_URL_REFUSED");
    }
    const { webhookId } = await mustMake(ann);
    expect((await api.call(updateWebhook, { webhookId, url: "https://[::1]/" }, as(ann))).code).toBe(
      "WEBHOOK_URL_REFUSED",
    );
    const bad = [{ url: "" }, { url: `https://a.example/${"a".repeat(500)}` }, { events: [] }, { events: ["x"] }];
    for (const change of [...bad, { events: ["webhook.test"] }, { description: "x".repeat(101) }, { isTest: 2 }]) {
      const input = { url: URL_OF_HOOK, events: ["order.paid"], ...change };
      expect((await api.callRaw(createWebhook, input, as(ann))).code).toBe("INVALID_INPUT");
    }
  });

  it("are at most ten, also when calls come at once, and one for a repeated key", async () => {
    const keyed = { ...as(ann), key: "one" };
    const input = { url: URL_OF_HOOK, events: ["order.paid" as const] };
    const [one, two] = [await api.call(createWebhook, input, keyed), await api.call(createWebhook, input, keyed)];
    expect(two.data).toEqual(one.data);
    const other = await api.call(createWebhook, { ...input, description: "x" }, keyed);
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
    const made = await Promise.all(Array.from({ length: 12 }, () => make(ann)));
    expect(made.filter(({ type }) => type === "success")).toHaveLength(9);
    expect(made.find(({ type }) => type !== "success")?.code).toBe("TOO_MANY_RECORDS");
  });

  it("are in the account's export without secrets, and gone with the account", async () => {
    const { secret, webhookId } = await mustMake(ann);
    await api.call(testWebhook, { webhookId }, as(ann));
    const exported = await (await api.fetchFile(exportAccount, {}, as(ann))).text();
    expect(exported).toContain(URL_OF_HOOK);
    expect(exported).toContain("webhook.test");
    expect(exported).not.toContain(secret);
    const stored = JSON.stringify([
      await api.db.select().from(webhookEndpoints),
      await api.db.select().from(webhookEvents),
    ]);
    expect(stored).not.toContain(secret.slice(6));
  });

  it("are managed by a key with their scope, each of its own kind", async () => {
    const keyOf = async (scopes: InputOf<typeof createApiKey>["scopes"], isTest: boolean) => {
      const input = { name: "Key", scopes, isTest };
      return { token: `Bearer ${(await api.call(createApiKey, input, as(ann))).data.key}` };
    };
    const [live, test] = [await keyOf(["webhooks"], false), await keyOf(["webhooks"], true)];
    const without = await keyOf(["quote"], false);
    expect((await api.call(listWebhooks, {}, without)).code).toBe("SCOPE_MISSING");
    const input = { url: URL_OF_HOOK, events: ["order.paid" as const] };
    const ofTest = (await api.call(createWebhook, input, test)).data;
    expect(ofTest.isTest).toBe(true);
    expect((await api.call(createWebhook, { ...input, isTest: true }, live)).data.isTest).toBe(false);
    const { webhookId } = ofTest;
    expect((await api.call(deleteWebhook, { webhookId }, live)).code).toBe("NOT_FOUND");
    expect((await api.call(listWebhooks, {}, live)).data.total).toBe(1);
    expect((await api.call(listWebhooks, {}, as(ann))).data.total).toBe(2);
    expect((await api.call(deleteWebhook, { webhookId }, test)).type).toBe("success");
  });
});

describe("events", () => {
  it("tell of an order's life with the order as the list shows it, signed", async () => {
    const { secret } = await mustMake(ann);
    const orderId = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id: orderId, to: "Shipped" });
    await sendDue(api);
    expect(receiver.types().toSorted()).toEqual(
      [
        "order.created",
        ...["order.paid", "order.shipped"],
        ...Array.from({ length: 5 }, () => "order.state_changed"),
      ].toSorted(),
    );
    for (const { headers, body, url } of receiver.requests) {
      expect(url).toBe(URL_OF_HOOK);
      // The receiver's clock is the real one.
      const now = { ...headers, "webhook-timestamp": headers["webhook-timestamp"] ?? "" };
      expect(Math.abs(Number(now["webhook-timestamp"]) * 1000 - api.clock.now.getTime())).toBeLessThan(1000);
      expect(JSON.parse(body)).toMatchObject({ version: 1, isTest: false, data: { order: { orderId } } });
    }
    const shipped = receiver.events().find(({ type }) => type === "order.shipped");
    const [row] = (await api.call(listOrders, {}, as(ann))).data.rows;
    expect(shipped?.data).toEqual({ order: row, previousStatus: "Processed" });
    const ids = receiver.requests.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(secret).toMatch(/^whsec_/);
  });

  it("go to the account's own endpoints that listen, and to nobody else", async () => {
    await mustMake(bob);
    await mustMake(ann, { events: ["order.paid"] });
    const off = await mustMake(ann, { events: ["order.paid"] });
    await api.call(updateWebhook, { webhookId: off.webhookId, isEnabled: false }, as(ann));
    await mustMake(ann, { events: ["order.paid"], isTest: true });
    await admin.paidOrder(ann);
    await sendDue(api);
    expect(receiver.types()).toEqual(["order.paid"]);
    expect(await api.db.select().from(webhookEvents)).toHaveLength(1);
  });

  it("tell of a cancelled order and of its refund once it was sent", async () => {
    await mustMake(ann, { events: ["order.cancelled", "order.refunded"] });
    const orderId = await admin.paidOrder(ann);
    const input = { id: orderId, from: "Paid" as const, reason: "we cannot make it" };
    expect((await api.call(cancelAdminOrder, input, as(eve))).type).toBe("success");
    const { sendDueRefunds } = await import("@/lib/server/payment/refunds");
    await sendDueRefunds(api.deps, api.clock.now);
    await sendDue(api);
    expect(receiver.types()).toEqual(["order.cancelled", "order.refunded"]);
    const [, refunded] = receiver.events();
    expect(refunded?.data.refund).toMatchObject({ currency: "USD", amountMicro: expect.any(Number) as number });
  });

  it("are not written where the change fails", async () => {
    await mustMake(ann);
    const orderId = await admin.paidOrder(ann);
    const before = (await api.db.select().from(webhookEvents)).length;
    expect((await api.call(cancelOrder, { id: orderId }, as(bob))).code).toBe("NOT_FOUND");
    await admin.advance(eve, ann, { id: orderId, to: "Reviewed" });
    const moved = (await api.db.select().from(webhookEvents)).length;
    expect((await api.call(cancelOrder, { id: orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.db.select().from(webhookEvents)).length).toBe(moved);
    expect(moved).toBe(before + 1);
  });
});

describe("deliveries", () => {
  it("are kept with their attempts, repeated with growing pauses, and given up after three days", async () => {
    const { webhookId } = await mustMake(ann, { events: ["order.created"] });
    receiver.outcome = { status: 500, durationMs: 7, error: null, answer: "no" };
    await api.call(testWebhook, { webhookId }, as(ann));
    for (const pause of PAUSES_MS) {
      await sendDue(api);
      await sendDue(api);
      api.advance(pause);
    }
    await sendDue(api);
    const { rows, total } = await deliveriesOf(ann, webhookId);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ type: "webhook.test", state: "failed", nextAttemptTime: null });
    expect(rows[0]?.attempts).toHaveLength(10);
    expect(rows[0]?.attempts[0]).toMatchObject({ status: 500, durationMs: 7, answer: "no" });
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await deliveriesOf(ann, webhookId, { state: "delivered" })).total).toBe(0);
  });

  it("are sent again by a click, under the same id", async () => {
    const { webhookId } = await mustMake(ann);
    const { deliveryId, eventId } = (await api.call(testWebhook, { webhookId }, as(ann))).data;
    await sendDue(api);
    const input = { webhookId, deliveryId };
    const keyed = { ...as(ann), key: "again" };
    const one = await api.call(replayWebhookDelivery, input, keyed);
    expect(one.data).toMatchObject({ eventId, isReplay: true, state: "waiting" });
    expect((await api.call(replayWebhookDelivery, input, keyed)).data.deliveryId).toBe(one.data.deliveryId);
    await sendDue(api);
    expect(receiver.requests.map(({ headers }) => headers["webhook-id"])).toEqual([eventId, eventId]);
    expect((await deliveriesOf(ann, webhookId)).rows.map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    await api.call(updateWebhook, { webhookId, isEnabled: false }, as(ann));
    expect((await api.call(replayWebhookDelivery, input, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(testWebhook, { webhookId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("to an endpoint that was switched off are given up unsent", async () => {
    const { webhookId } = await mustMake(ann);
    await api.call(testWebhook, { webhookId }, as(ann));
    await api.call(updateWebhook, { webhookId, isEnabled: false }, as(ann));
    await sendDue(api);
    expect(receiver.requests).toHaveLength(0);
    expect((await deliveriesOf(ann, webhookId)).rows[0]).toMatchObject({ state: "failed", attempts: [] });
  });

  it("that fail for five days switch the endpoint off, with a mail", async () => {
    const { webhookId } = await mustMake(ann);
    receiver.outcome = { status: null, durationMs: 10_000, error: "timeout", answer: "" };
    for (const days of [0, 3, 4, 5, 6]) {
      const at = await api.call(testWebhook, { webhookId }, as(ann));
      if (at.type === "success") await sendDue(api);
      const [row] = (await api.call(listWebhooks, {}, as(ann))).data.rows;
      expect(row?.isEnabled, `${days}`).toBe(days < 5);
      api.advance(days === 0 ? 3 * DAY_MS : DAY_MS);
    }
    const mails = (await listMails(api.db)).filter(({ subject }) => subject.includes("shop.example.com"));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: ann.email,
      text: expect.stringContaining("/my-center/webhooks") as string,
    });
    const on = await api.call(updateWebhook, { webhookId, isEnabled: true }, as(ann));
    expect(on.data).toMatchObject({ isEnabled: true, disabledTime: null, failingSince: null });
  });

  it("answered with 410 switch it off at once; one success forgets failures", async () => {
    const { webhookId } = await mustMake(ann);
    const send = async (status: number) => {
      receiver.outcome = { ...DELIVERED, status };
      await api.call(testWebhook, { webhookId }, as(ann));
      await sendDue(api);
      return (await api.call(listWebhooks, {}, as(ann))).data.rows[0];
    };
    expect((await send(301))?.failingSince).not.toBeNull();
    expect((await send(200))?.failingSince).toBeNull();
    expect(await send(410)).toMatchObject({ isEnabled: false, disabledTime: expect.any(String) as string });
  });

  it("are signed with both secrets for a day after the secret was changed", async () => {
    const { webhookId, secret: old } = await mustMake(ann);
    const { secret } = (await api.call(rotateWebhookSecret, { webhookId }, as(ann))).data;
    expect(secret).not.toBe(old);
    api.clock.now = new Date();
    await api.db.update(webhookEndpoints).set({ oldSecretUntil: new Date(Date.now() + DAY_MS) });
    await api.call(testWebhook, { webhookId }, as(ann));
    await sendDue(api);
    const [both] = receiver.requests;
    for (const each of [old, secret]) {
      expect(new Webhook(each).verify(both?.body ?? "", { ...both?.headers })).toMatchObject({ type: "webhook.test" });
    }
    api.advance(DAY_MS + 1000);
    await api.call(testWebhook, { webhookId }, as(ann));
    await sendDue(api);
    expect(receiver.requests[1]?.headers["webhook-signature"]).not.toContain(" ");
  });

  it("are forgotten after thirty days", async () => {
    const { webhookId } = await mustMake(ann);
    await api.call(testWebhook, { webhookId }, as(ann));
    await sendDue(api);
    await forgetEvents(api.deps, new Date(api.clock.now.getTime() + 30 * DAY_MS - 1000));
    expect((await deliveriesOf(ann, webhookId)).total).toBe(1);
    await forgetEvents(api.deps, new Date(api.clock.now.getTime() + 30 * DAY_MS + 1000));
    expect((await deliveriesOf(ann, webhookId)).total).toBe(0);
    const left = await api.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, webhookId));
    expect(left).toHaveLength(0);
  });
});
