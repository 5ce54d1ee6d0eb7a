// @vitest-environment jsdom
// Encoding of inputs: section 7's methods, content types and addresses.

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { login } from "@/lib/contracts/account";
import { deleteReceiver, updateReceiver } from "@/lib/contracts/address";
import { addToCart, listCart } from "@/lib/contracts/cart";
import { endpoint } from "@/lib/contracts/endpoint";
import { getBoardPicture } from "@/lib/contracts/gerber";
import { createOrder, listOrders, viewOrder } from "@/lib/contracts/order";
import { subscribe } from "@/lib/contracts/support";
import { absoluteAddress, withLeadingSlash } from "@/lib/client/address-of";
import { call } from "@/lib/client/transport/call";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("a call", () => {
  it("by GET carries its input as query parameters and leaves out what is not there", async () => {
    await call(listOrders, { pageNum: 2, keyword: "a b&c", status: undefined });
    expect(mock.calls("listOrders")[0]).toMatchObject({
      method: "GET",
      query: { pageNum: "2", keyword: "a b&c" },
      body: {},
    });
    expect(Object.keys(mock.calls("listOrders")[0]?.query ?? {})).toEqual(["pageNum", "keyword"]);
  });

  it("by POST is form-urlencoded where the contract does not say otherwise", async () => {
    await call(login, { account: "a+b@example.com", password: "ö&=" });
    const [seen] = mock.calls("login");
    expect(seen?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(seen?.body).toEqual({ account: "a+b@example.com", password: "ö&=" });
  });

  it("by PUT and DELETE has its input in the body", async () => {
    const receiver = { id: "r", lastName: "L", country: "GB", city: "C", address: "A", phone: "+44 20 79460000" };
    await call(updateReceiver, receiver);
    await call(deleteReceiver, { id: "r" });
    expect(mock.calls("updateReceiver")[0]).toMatchObject({ method: "PUT", body: receiver, query: {} });
    expect(mock.calls("deleteReceiver")[0]).toMatchObject({ method: "DELETE", body: { id: "r" }, query: {} });
  });

  it("as JSON keeps numbers and lists as they are", async () => {
    const input = {
      cartItemIds: ["a", "b"],
      receiverId: "r",
      shippingMethod: "standard" as const,
      expectedTotalMicro: 5,
    };
    await call(createOrder, input);
    const [seen] = mock.calls("createOrder");
    expect(seen?.headers["content-type"]).toBe("application/json");
    expect(seen?.body).toEqual(input);
  });

  it("puts path parameters into the path, encoded, and nowhere else", async () => {
    await call(subscribe, { email: "a/b?c@example.com" });
    await call(getBoardPicture, { projectId: "p 1", side: "top" });
    expect(mock.calls("subscribe")[0]).toMatchObject({ path: "/api/auth/subscribe/a%2Fb%3Fc%40example.com", body: {} });
    expect(mock.calls("getBoardPicture")[0]).toMatchObject({
      path: "/api/eda/project/p%201/picture",
      query: { side: "top" },
    });
  });

  it.each(["", ".", ".."])("with the path parameter %j is not sent", async (id) => {
    expect((await failureOf(call(viewOrder, { id }))).kind).toBe("unsent");
    expect(page.toasts).toEqual([{ level: "error", message: "Operation is failed" }]);
  });

  it("that makes something worth money has an idempotency key, another one each time", async () => {
    const input = { itemType: "Custom" as const, specification: {} };
    await call(addToCart, input);
    await call(addToCart, input);
    await call(addToCart, input, { idempotencyKey: "mine" });
    const keys = mock.calls("addToCart").map((seen) => seen.headers["idempotency-key"]);
    expect(keys).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID), "mine"]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("that does not has none", async () => {
    await call(listCart, {});
    expect(mock.calls("listCart")[0]?.headers).not.toHaveProperty("idempotency-key");
  });
});

describe("an address", () => {
  it.each([
    ["api/eda/user", "/api/eda/user"],
    ["forum/list", "/forum/list"],
    ["/api/eda/user", "/api/eda/user"],
    ["/import/kicad/edaData", "/import/kicad/edaData"],
    ["https://elsewhere.example/api", "https://elsewhere.example/api"],
  ])("%s becomes %s: paths beginning with api or forum get a leading slash", (path, address) => {
    expect(withLeadingSlash(path)).toBe(address);
  });

  it.each([
    ["/api/eda/user", "https://boards.example/api/eda/user"],
    ["eda/user", "https://boards.example/api/eda/user"],
    ["api/eda/user", "https://boards.example/api/eda/user"],
  ])("%s as an absolute one is on the main host under /api/", (path, address) => {
    expect(absoluteAddress(path, "https://boards.example/")).toBe(address);
  });

  it("gets its leading slash in a call", async () => {
    const slashless = endpoint({ ...login, path: "api/auth/login", input: z.object({}), summary: "" });
    await call(slashless, {});
    expect(mock.calls("login")[0]?.path).toBe("/api/auth/login");
  });
});
