// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { cartItemsOf, joinVisitorCart } from "@/lib/client/visitor-cart";
import { toQuery } from "@/lib/core/pcb/query";
import { sessionStore } from "@/stores/account/session";
import { visitorCart } from "@/stores/visitor-cart";
import { SPECIFICATION } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { collectedItem, emptyVisitorCart } from "@/tests/support/visitor-cart";

const api = startMockApi();
const keysSent = () => api.calls("addToCart").map((call) => call.headers["idempotency-key"]);

beforeEach(async () => {
  await emptyVisitorCart();
  sessionStore.getState().setToken("a-token");
});

async function collect(...items: ReturnType<typeof collectedItem>[]): Promise<void> {
  for (const item of items) await visitorCart.getState().put(item);
}

it("each thing joins once and in its order, however many ask for it at the same time", async () => {
  await collect(collectedItem({ key: "key-2", atMs: 2, partNo: "B" }), collectedItem({ projectId: "p1", partNo: "A" }));
  await Promise.all([joinVisitorCart(), joinVisitorCart()]);
  expect(api.calls("addToCart").map((call) => call.body)).toEqual([
    { itemType: "Custom", specification: SPECIFICATION, projectId: "p1", partNo: "A" },
    { itemType: "Custom", specification: SPECIFICATION, partNo: "B" },
  ]);
  expect(keysSent()).toEqual(["key-1", "key-2"]);
  expect(visitorCart.getState().items).toEqual([]);
  expect(cartItemsOf(["key-1", "key-2"])).toEqual(["cart_1", "cart_1"]);
  expect(cartItemsOf(["key-1", "nobody's"])).toBeNull();
});

it("each thing joins with the price book that it was collected by, and one from before that was kept with none", async () => {
  await collect(collectedItem({ bookVersion: "us-1" }), collectedItem({ key: "key-2", atMs: 2 }));
  await joinVisitorCart();
  const [named, older] = api.calls("addToCart").map((call) => call.body);
  expect(named).toEqual({ itemType: "Custom", specification: SPECIFICATION, partNo: "", bookVersion: "us-1" });
  // In these very words it may have been sent before: another word would be refused under the same key.
  expect(older).toEqual({ itemType: "Custom", specification: SPECIFICATION, partNo: "" });
});

it("other prices taken after a lost answer go after it", async () => {
  await collect(collectedItem({ bookVersion: "us-1" }));
  api.fail("addToCart", { kind: "refusal", code: "IN_PROGRESS", message: "Still being worked on." });
  await joinVisitorCart();
  const [kept] = visitorCart.getState().items;
  if (kept) await collect({ ...kept, bookVersion: "us-2" });
  api.recover("addToCart");
  await joinVisitorCart();
  expect(new Set(api.calls("addToCart").map(({ body }) => body.bookVersion))).toEqual(new Set(["us-1"]));
  expect(api.calls("updateCartItem").map(({ body }) => body)).toEqual([
    { cartItemId: "cart_1", specification: JSON.stringify(SPECIFICATION), partNo: "", bookVersion: "us-2" },
  ]);
});

it("a lost answer is asked for in the same words under the same key, and a later change goes after it", async () => {
  await collect(collectedItem({ partNo: "A" }));
  api.fail("addToCart", {
    kind: "refusal",
    code: "IN_PROGRESS",
    message: "The same request is still in progress.",
  });
  await joinVisitorCart();
  expect(visitorCart.getState().refusals).toEqual({ "key-1": "The same request is still in progress." });

  const [kept] = visitorCart.getState().items;
  const changed = { ...SPECIFICATION, quantity: 100 };
  if (kept) await collect({ ...kept, query: toQuery(changed), partNo: "B" });
  api.recover("addToCart");
  await joinVisitorCart();
  const bodies = api.calls("addToCart").map((call) => JSON.stringify(call.body));
  expect(new Set(bodies).size).toBe(1);
  expect(new Set(keysSent())).toEqual(new Set(["key-1"]));
  expect(api.calls("updateCartItem").map(({ body }) => body)).toEqual([
    { cartItemId: "cart_1", specification: JSON.stringify(changed), partNo: "B" },
  ]);
  expect(visitorCart.getState().items).toEqual([]);
});

it("what is refused stays with the reason, and the others go on", async () => {
  await collect(collectedItem(), collectedItem({ key: "key-2", atMs: 2 }));
  api.fail("addToCart", { kind: "refusal", code: "TOO_MANY_RECORDS", message: "There are already 100 of these." }, 1);
  await joinVisitorCart();
  expect(visitorCart.getState().items).toEqual([collectedItem()]);
  expect(visitorCart.getState().refusals).toEqual({ "key-1": "There are already 100 of these." });
  expect(keysSent()).toEqual(["key-1", "key-2"]);
});

it("what the account has in other words already is not kept here", async () => {
  await collect(collectedItem());
  api.fail("addToCart", { kind: "refusal", code: "IDEMPOTENCY_MISMATCH", message: "Already sent." });
  await joinVisitorCart();
  expect(visitorCart.getState().items).toEqual([]);
});

it("nothing is sent while nobody is signed in", async () => {
  sessionStore.getState().setToken(null);
  await collect(collectedItem());
  await joinVisitorCart();
  expect(api.calls("addToCart")).toEqual([]);
  expect(visitorCart.getState().items).toEqual([collectedItem()]);
});
