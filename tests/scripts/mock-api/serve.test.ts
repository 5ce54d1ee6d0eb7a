// The mock over HTTP: its flows, its state, its faults and who may call what.

import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MockServer, startMockServer } from "@/scripts/mock-api/serve";
import { SEED_CUSTOMER, SEED_PASSWORD, SEED_STAFF } from "@/scripts/mock-api/seed-accounts";

let mock: MockServer;
let origin = "";

beforeAll(async () => {
  mock = await startMockServer({ port: 0, area: "en-US" });
  origin = `http://127.0.0.1:${(mock.server.address() as AddressInfo).port}`;
});
beforeEach(() => send("POST", "/api/mock/reset"));
afterAll(() => mock.close());

interface Sent {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function send(method: string, path: string, { token, body, headers }: Sent = {}): Promise<Response> {
  return fetch(origin + path, {
    method,
    redirect: "manual",
    headers: { "content-type": "application/json", ...(token && { authorization: token }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function call<T = Record<string, unknown>>(method: string, path: string, sent?: Sent): Promise<T> {
  const answer = (await (await send(method, path, sent)).json()) as { type: string; code?: string; data: T };
  expect(answer, JSON.stringify(answer)).toMatchObject({ type: "success" });
  return answer.data;
}

async function signIn(account = SEED_CUSTOMER): Promise<string> {
  const { token } = await call<{ token: string }>("POST", "/api/auth/login", {
    body: { account, password: SEED_PASSWORD },
  });
  return token;
}

/** 50 boards of 54 × 54 mm are 0.1458 m²: 5 + 0.1458 × 50 = 12.29 USD. */
const BOARD = { itemType: "Custom", specification: { widthMm: 54, heightMm: 54, quantity: 50 } };
const TOTAL_MICRO = 12_290_000;

describe("the flows", () => {
  it("prices a board as the product does", async () => {
    const quote = await call("POST", "/api/eda/quote/pcb", { body: BOARD.specification });
    expect(quote).toMatchObject({ total: { currency: "USD", amountMicro: TOTAL_MICRO }, violations: [] });
  });

  it("takes a board from the cart to a paid order in the list", async () => {
    const { token } = await call<{ token: string }>("POST", "/api/auth/register", {
      body: { account: "new@example.com", password: SEED_PASSWORD },
    });
    const { cartItemId } = await call<{ cartItemId: string }>("POST", "/api/eda/cart", { token, body: BOARD });
    expect(await call("GET", "/api/eda/cart/list", { token })).toMatchObject({
      rows: [{ cartItemId, totalMicro: TOTAL_MICRO }],
      total: 1,
    });
    const address = {
      lastName: "Lovelace",
      country: "US",
      city: "Boston",
      address: "1 Main",
      phone: "+1 415 555 0100",
    };
    const { id: receiverId } = await call<{ id: string }>("POST", "/api/eda/receiver", { token, body: address });
    const order = {
      cartItemIds: [cartItemId],
      receiverId,
      shippingMethod: "standard",
      expectedTotalMicro: TOTAL_MICRO,
    };
    const { orderId } = await call<{ orderId: string }>("POST", "/api/eda/order", { token, body: order });
    expect(await call("GET", "/api/eda/cart/list", { token })).toMatchObject({ rows: [], total: 0 });

    const { payUrl } = await call<{ payUrl: string }>("POST", "/api/eda/order/pay", { token, body: { orderId } });
    const paid = await send("GET", payUrl);
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `/my-center/orders/${orderId}`]);
    expect(await call("GET", "/api/eda/order/list", { token })).toMatchObject({
      rows: [{ orderId, status: "Paid", amountPayableMicro: TOTAL_MICRO }],
      total: 1,
      count: { Paid: 1 },
    });
    const view = await call<{ receiver: { city: string } }>("GET", `/api/eda/order/view/${orderId}`, { token });
    expect(view.receiver.city).toBe("Boston");
  });

  it("refuses an order whose total is not the one that was seen", async () => {
    const token = await signIn();
    const { cartItemId } = await call<{ cartItemId: string }>("POST", "/api/eda/cart", { token, body: BOARD });
    const order = {
      cartItemIds: [cartItemId],
      receiverId: "receiver_1",
      shippingMethod: "standard",
      expectedTotalMicro: 1,
    };
    expect(await (await send("POST", "/api/eda/order", { token, body: order })).json()).toMatchObject({
      type: "error",
      code: "PRICE_CHANGED",
    });
  });

  it("moves an order only as the product does, and hides what is over", async () => {
    const token = await signIn();
    const act = (method: string, path: string, body?: unknown) =>
      send(method, path, { token, body }).then((answer) => answer.json());
    // order_1 has left, order_3 waits for its payment.
    expect(await act("POST", "/api/eda/order/cancel/order_1")).toMatchObject({ code: "MOVE_NOT_ALLOWED" });
    expect(await act("DELETE", "/api/eda/order", { orderId: "order_3" })).toMatchObject({ code: "MOVE_NOT_ALLOWED" });
    const shipped = await call("GET", "/api/eda/order/view/order_1", { token });
    expect(shipped).toMatchObject({ status: "Shipped", canAddFiles: false, canComplete: true });
    expect(await act("POST", "/api/eda/order/cancel/order_3")).toMatchObject({ data: { status: "Cancelled" } });
    expect(await act("DELETE", "/api/eda/order", { orderId: "order_3" })).toMatchObject({ type: "success" });
    expect(await call("GET", "/api/eda/order/list", { token })).toMatchObject({
      rows: [{ orderId: "order_2" }, { orderId: "order_1" }],
      total: 2,
    });
  });

  it("answers the same for the same idempotency key", async () => {
    const token = await signIn();
    const sent = { token, body: BOARD, headers: { "idempotency-key": "once" } };
    const first = await call("POST", "/api/eda/cart", sent);
    expect(await call("POST", "/api/eda/cart", sent)).toEqual(first);
    expect(await call("GET", "/api/eda/cart/list", { token })).toMatchObject({ total: 1 });
  });

  it("keeps what a person says of themselves, and ends their session", async () => {
    const token = await signIn();
    await call("POST", "/api/eda/user/update", { token, body: { username: "Countess" } });
    expect(await call("GET", "/api/eda/user", { token })).toMatchObject({ username: "Countess", email: SEED_CUSTOMER });
    await call("POST", "/api/auth/logout", { token });
    expect((await send("GET", "/api/eda/user", { token })).status).toBe(403);
  });

  it("finds a part of the sample catalogue and sells it", async () => {
    const token = await signIn();
    const { rows } = await call<{ rows: { id: string; mpn: string }[] }>(
      "GET",
      "/api/eda/cart/part/search?keyword=LM358DR&inStock=1",
    );
    expect(rows[0]?.mpn).toBe("LM358DR");
    const specification = { partId: rows[0]?.id, quantity: 10 };
    await call("POST", "/api/eda/cart", { token, body: { itemType: "Normal", specification } });
    expect(await call("GET", "/api/eda/cart/list", { token })).toMatchObject({
      rows: [{ itemType: "Normal", specification: { mpn: "LM358DR", quantity: 10 } }],
    });
  });
});

describe("who may call", () => {
  it("answers 403 without a token, and to a token that it never gave", async () => {
    for (const token of [undefined, "made-up"]) {
      const answer = await send("GET", "/api/eda/order/list", { token });
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: "UNAUTHENTICATED" }]);
    }
  });

  it("shows one customer nothing of another", async () => {
    const { token } = await call<{ token: string }>("POST", "/api/auth/register", {
      body: { account: "other@example.com", password: SEED_PASSWORD },
    });
    const answer = await send("GET", "/api/eda/order/view/order_1", { token });
    expect(await answer.json()).toMatchObject({ type: "error", code: "NOT_FOUND" });
  });

  it("answers staff alone under /api/ops", async () => {
    const path = "/api/ops/order/list";
    expect((await send("GET", path, { token: await signIn() })).status).toBe(404);
    expect((await send("GET", path, { token: await signIn(SEED_STAFF) })).status).toBe(200);
  });

  it("refuses input that the contract refuses, and addresses without a contract", async () => {
    const input = await send("POST", "/api/auth/register", { body: { account: "a@example.com", password: "short" } });
    expect(await input.json()).toMatchObject({ code: "INVALID_INPUT", data: [{ field: "password" }] });
    expect((await send("GET", "/api/eda/no/such")).status).toBe(404);
  });

  it("listens on loopback alone", () => {
    expect((mock.server.address() as AddressInfo).address).toBe("127.0.0.1");
  });
});

describe("faults", () => {
  const list = (fault?: string) =>
    send("GET", "/api/eda/quote/books", fault === undefined ? {} : { headers: { "x-mock-fault": fault } });

  it.each([
    ["listPriceBooks=body-201:Sold out", 200, { code: 201, err: "Sold out" }],
    ["*=body-403", 200, { code: "403" }],
    ["listPriceBooks=http-403", 403, { type: "error", code: "UNAUTHENTICATED" }],
    ["listPriceBooks=no-envelope", 200, { rows: [] }],
    ["listPriceBooks=broken:502", 502, { code: "OPERATION_FAILED" }],
    ["listPriceBooks=refusal:NOT_FOUND", 200, { type: "error", code: "NOT_FOUND" }],
  ])("%s is what the header asks for", async (fault, status, body) => {
    const answer = await list(fault);
    expect([answer.status, await answer.json()]).toMatchObject([status, body]);
  });

  it("answers with what is no JSON", async () => {
    expect(await (await list("listPriceBooks=not-json")).text()).toBe("<html>gateway</html>");
  });

  it("cuts the connection", async () => {
    await expect(list("listPriceBooks=cut")).rejects.toThrow("fetch failed");
  });

  it("never answers", async () => {
    const init = { headers: { "x-mock-fault": "listPriceBooks=hang" }, signal: AbortSignal.timeout(200) };
    await expect(fetch(`${origin}/api/eda/quote/books`, init)).rejects.toThrow("timeout");
  });

  it("answers late what it answers otherwise", async () => {
    const startedAt = performance.now();
    const [late, soon] = [await (await list("listPriceBooks=slow:150")).json(), await (await list()).json()];
    expect(late).toEqual(soon);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(150);
  });

  it("leaves the calls of other endpoints alone", async () => {
    expect(await (await list("listOrders=cut")).json()).toMatchObject({ type: "success" });
  });

  it("sets a fault for so many calls, whoever makes them", async () => {
    const fault = { endpoint: "listPriceBooks", fault: "broken:503", times: 1 };
    expect(await (await send("PUT", "/api/mock/faults", { body: fault })).json()).toEqual({
      endpoint: "listPriceBooks",
      fault: { kind: "broken", status: 503 },
      times: 1,
    });
    expect([(await list()).status, (await list()).status]).toEqual([503, 200]);
  });

  it.each([{ endpoint: "noSuch", fault: "cut" }, { endpoint: "listOrders", fault: "smoke" }, "nothing"])(
    "refuses to set %j",
    async (body) => {
      expect((await send("PUT", "/api/mock/faults", { body })).status).toBe(400);
    },
  );
});
