// @vitest-environment jsdom
// Trying again: reads and keyed writes, three times, with jitter, as the server asks.

import { describe, expect, it } from "vitest";
import { login, logout } from "@/lib/contracts/account";
import { addToCart, listCart } from "@/lib/contracts/cart";
import { ApiError } from "@/lib/client/transport/api-error";
import { call } from "@/lib/client/transport/call";
import { BROWSER_CLOCK, delayBeforeRetry } from "@/lib/client/transport/retry";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();
const { clock } = page;
const board = { itemType: "Custom" as const, specification: {} };

describe("a read", () => {
  it("that fails twice in passing succeeds at the third try, and nobody hears of it", async () => {
    mock.fail("listCart", { kind: "cut" }, 2);
    expect((await call(listCart, {}, { clock })).total).toBe(1);
    expect(mock.calls("listCart")).toHaveLength(3);
    expect(page.toasts).toEqual([]);
  });

  it("is given up after the third try, with one message", async () => {
    mock.fail("listCart", { kind: "broken", status: 503 });
    expect((await failureOf(call(listCart, {}, { clock }))).status).toBe(503);
    expect(mock.calls("listCart")).toHaveLength(3);
    expect(page.toasts).toEqual([{ level: "error", message: "Operation is failed" }]);
  });

  it.each([
    ["a refusal", { kind: "refusal", code: "NOT_FOUND" } as const],
    ["the server's own fault", { kind: "broken", status: 500 } as const],
    ["a malformed answer", { kind: "not-json" } as const],
    ["a dead session", { kind: "http-403" } as const],
  ])("is not repeated after %s", async (_, fault) => {
    mock.fail("listCart", fault);
    await failureOf(call(listCart, {}, { clock }));
    expect(mock.calls("listCart")).toHaveLength(1);
  });
});

describe("a keyed write", () => {
  it("is sent again with the same key", async () => {
    mock.fail("addToCart", { kind: "cut" }, 2);
    await call(addToCart, board, { clock });
    const keys = mock.calls("addToCart").map((seen) => seen.headers["idempotency-key"]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it("waits for the first of its kind that is still being worked on", async () => {
    mock.fail("addToCart", { kind: "refusal", code: "IN_PROGRESS", message: "still working" }, 1);
    expect(await call(addToCart, board, { clock })).toEqual({ cartItemId: "cart_1" });
    expect(page.toasts).toEqual([]);
  });
});

describe("a write without a key", () => {
  it("is never sent twice", async () => {
    mock.fail("logout", { kind: "cut" });
    mock.fail("login", { kind: "too-many", retryAfter: "1" });
    await failureOf(call(logout, {}, { clock }));
    await failureOf(call(login, { account: "a", password: "b" }, { clock }));
    expect([mock.calls("logout").length, mock.calls("login").length]).toEqual([1, 1]);
  });
});

describe("the wait before the next try", () => {
  const cut = new ApiError("NETWORK", "", { kind: "transport" });

  // 500 ms after the first try, 1000 after the second; full jitter takes any share of it.
  it("is a random share of a bound that doubles", () => {
    expect([delayBeforeRetry(cut, 1, 1), delayBeforeRetry(cut, 2, 1)]).toEqual([500, 1000]);
    expect([delayBeforeRetry(cut, 1, 0.25), delayBeforeRetry(cut, 2, 0)]).toEqual([125, 0]);
    expect(delayBeforeRetry(cut, 3, 1)).toBeNull();
  });

  it("is never shorter than Retry-After asks for", async () => {
    mock.fail("listCart", { kind: "too-many", retryAfter: "3" }, 1);
    await call(listCart, {}, { clock });
    expect(page.waits).toEqual([3000]);
  });

  it("follows a Retry-After that is a date", async () => {
    const inFiveSeconds = new Date(Date.now() + 5500).toUTCString();
    mock.fail("listCart", { kind: "too-many", retryAfter: inFiveSeconds }, 1);
    await call(listCart, {}, { clock });
    expect(page.waits).toHaveLength(1);
    expect(page.waits[0]).toBeGreaterThan(1000);
    expect(page.waits[0]).toBeLessThanOrEqual(5500);
  });

  it("is not waited where the server asks for more than 8 s: the person is told instead", async () => {
    mock.fail("listCart", { kind: "too-many", retryAfter: "60" });
    expect((await failureOf(call(listCart, {}, { clock }))).retryAfterMs).toBe(60_000);
    expect(mock.calls("listCart")).toHaveLength(1);
    expect(page.toasts).toHaveLength(1);
  });

  it("ends at once when the request is cancelled", async () => {
    const controller = new AbortController();
    const waiting = failureOf(BROWSER_CLOCK.wait(60_000, controller.signal));
    controller.abort();
    expect((await waiting).kind).toBe("cancelled");
    expect((await failureOf(BROWSER_CLOCK.wait(60_000, controller.signal))).kind).toBe("cancelled");
  });
});
