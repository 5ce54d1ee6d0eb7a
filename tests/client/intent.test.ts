// @vitest-environment jsdom
// One key for one intent, until the server's last word.

import { describe, expect, it } from "vitest";
import { createOrder, type OrderView } from "@/lib/contracts/order";
import { call } from "@/lib/client/transport/call";
import { placeOrderQuietly } from "@/lib/client/checkout";
import { newKey, withIntent } from "@/lib/client/intent";
import { openPayment } from "@/lib/client/order";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const { clock } = startPageDouble();

const input = {
  cartItemIds: ["cart_1"],
  receiverId: "rcv_1",
  shippingMethod: "standard" as OrderView["shippingMethod"],
};
const keysOf = (name: "createOrder" | "payOrder") => mock.calls(name).map((seen) => seen.headers["idempotency-key"]);
const place = (sent = input) =>
  withIntent("order", sent, (fields, idempotencyKey) => call(createOrder, fields, { idempotencyKey, clock }));

describe("an intent", () => {
  it("sends one key however often it is clicked before the answer", async () => {
    await Promise.all(Array.from({ length: 20 }, () => placeOrderQuietly(input)));
    expect(keysOf("createOrder")).toHaveLength(20);
    expect(new Set(keysOf("createOrder")).size).toBe(1);
  });

  it("has another key after an answer: the next order is another one", async () => {
    await placeOrderQuietly(input);
    await placeOrderQuietly(input);
    expect(new Set(keysOf("createOrder")).size).toBe(2);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("keeps its key in session storage while the outcome is unknown, and ends it with the answer", async () => {
    mock.fail("createOrder", { kind: "broken", status: 500 });
    await failureOf(place());
    const [key] = keysOf("createOrder");
    expect(JSON.parse(sessionStorage.getItem("intent:order") ?? "{}")).toEqual({ key, input: JSON.stringify(input) });
    mock.recover("createOrder");
    await place();
    expect(keysOf("createOrder")).toEqual([key, key]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("keeps its key while the first request is still being worked on", async () => {
    mock.fail("createOrder", { kind: "refusal", code: "IN_PROGRESS" });
    await failureOf(place());
    expect(Object.keys(sessionStorage)).toEqual(["intent:order"]);
  });

  it("drops its key with a final refusal", async () => {
    mock.fail("createOrder", { kind: "refusal", code: "PRICE_CHANGED" });
    await failureOf(place());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("with another input is another intent: a key never meets a body it was not made for", async () => {
    mock.fail("createOrder", { kind: "broken", status: 500 });
    await failureOf(place());
    await failureOf(place({ ...input, receiverId: "rcv_2" }));
    expect(new Set(keysOf("createOrder")).size).toBe(2);
  });

  it("to pay is one for each order", async () => {
    await Promise.all([
      openPayment({ orderId: "ord_1" }),
      openPayment({ orderId: "ord_1" }),
      openPayment({ orderId: "ord_2" }),
    ]);
    const [first, again, other] = keysOf("payOrder");
    expect(first).toBe(again);
    expect(other).not.toBe(first);
  });
});

describe("a new key", () => {
  it("is a random UUID of version 4, another one each time", () => {
    const keys = Array.from({ length: 100 }, newKey);
    expect(keys.filter((key) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key))).toEqual(
      [],
    );
    expect(new Set(keys).size).toBe(100);
  });
});
