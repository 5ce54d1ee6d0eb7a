// Calls of the API: repeated when the server asks for it, ended in time, and never sent where the key should not go.

import { describe, expect, it } from "vitest";
import { CliFailure, ServerRefusal } from "@/lib/cli/failure";
import { createClient } from "@/lib/cli/net/client";
import { pauseMs } from "@/lib/cli/net/pause";
import { addToCart } from "@/lib/contracts/cart";
import { quotePcb } from "@/lib/contracts/pcb";

const KEY = `bw_${"k".repeat(43)}`;
type Reply = Response | Error;

function clientOf(replies: Reply[], { key = KEY as string | null, timeoutMs = 60_000 } = {}) {
  const sent: { address: string; headers: Headers }[] = [];
  const waits: number[] = [];
  const client = createClient({
    ...{ address: "https://boards.example", key, locale: "en" as const, timeoutMs, userAgent: "test" },
    fetch(address, init) {
      sent.push({ address, headers: new Headers(init.headers) });
      const reply = replies[sent.length - 1];
      return reply instanceof Response ? Promise.resolve(reply) : Promise.reject(reply ?? new Error("too many calls"));
    },
    sleep(ms) {
      waits.push(ms);
      return Promise.resolve();
    },
    onWait: () => undefined,
  });
  const failure = () =>
    client.call(quotePcb, {}).then(
      () => null,
      (error: unknown) => error,
    );
  return { client, sent, waits, failure };
}

const success = () => Response.json({ type: "success", message: "", data: { total: 1 } });
const busy = (status: number, retryAfter?: string) =>
  new Response("{}", { status, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } });

describe("a call", () => {
  it("is repeated as the server asks, under the same idempotency key", async () => {
    const { client, sent, waits } = clientOf([busy(429, "7"), busy(503), new TypeError("reset"), success()]);
    const item = { itemType: "Custom" as const, specification: {} };
    await client.call(addToCart, item, { idempotencyKey: "release-7" });
    expect(waits).toEqual([7000, 1000, 2000]);
    expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(Array(4).fill("release-7"));
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(Array(4).fill(`Bearer ${KEY}`));
  });

  it("ends after five attempts, or when the next one would be too late", async () => {
    const reset = clientOf(Array.from({ length: 5 }, () => new TypeError("reset")));
    expect(await reset.failure()).toMatchObject({ exit: 3, code: "unreachable" });
    expect(reset.sent).toHaveLength(5);
    const late = clientOf([busy(429, "61")]);
    expect(await late.failure()).toMatchObject({ exit: 3, code: "timedOut" });
    expect([late.sent.length, late.waits]).toEqual([1, []]);
  });

  it.each([
    [Response.json({ type: "error", code: "API_KEY_INVALID", message: "m" }, { status: 401 }), 4],
    [Response.json({ type: "error", code: "UNAUTHENTICATED", message: "m" }, { status: 403 }), 4],
    [Response.json({ type: "error", code: "INVALID_INPUT", message: "m", data: [] }), 2],
    [Response.json({ type: "error", code: "ARCHIVE_DAMAGED", message: "m" }), 5],
    [Response.json({ type: "error", code: "OPERATION_FAILED", message: "m" }, { status: 500 }), 3],
    [Response.json({ type: "error", code: "BODY_TOO_LARGE", message: "m" }, { status: 413 }), 5],
  ])("that is refused has the exit code of its reason (%#)", async (reply, exit) => {
    const error = await clientOf([reply]).failure();
    expect(error).toBeInstanceOf(ServerRefusal);
    expect(error).toMatchObject({ exit });
  });

  it.each([
    new Response("<html>", { status: 200 }),
    Response.json([1]),
    Response.json({ hello: 1 }),
    new Response(null, { status: 302, headers: { location: "https://evil.example/" } }),
  ])("that another server answers is a failure of the network (%#)", async (reply) => {
    const { failure, sent } = clientOf([reply]);
    const error = await failure();
    expect(error).toBeInstanceOf(CliFailure);
    expect(error).toMatchObject({ exit: 3 });
    expect(sent).toHaveLength(1);
  });

  it("without a key is a visitor's, by the cookie of the first answer", async () => {
    const first = Response.json({ type: "success", data: {} }, { headers: { "set-cookie": "visitor=abc; Path=/" } });
    const { client, sent } = clientOf([first, success()], { key: null });
    await client.call(quotePcb, {});
    await client.call(quotePcb, {});
    expect(sent.map(({ headers }) => [headers.get("cookie"), headers.get("authorization")])).toEqual([
      [null, null],
      ["visitor=abc", null],
    ]);
  });
});

it("waits by RFC 9110: seconds, a date, or a pause that doubles", () => {
  const now = Date.parse("2026-11-21T04:00:00Z");
  expect(pauseMs("5", 1, now)).toBe(5000);
  expect(pauseMs("Sat, 21 Nov 2026 04:00:30 GMT", 1, now)).toBe(30_000);
  expect(pauseMs("Sat, 21 Nov 2026 03:00:00 GMT", 1, now)).toBe(0);
  expect([1, 2, 3].map((attempt) => pauseMs(null, attempt, now))).toEqual([500, 1000, 2000]);
  expect(pauseMs("soon", 1, now)).toBe(500);
});
