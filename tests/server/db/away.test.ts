import { describe, expect, it } from "vitest";
import { getUser } from "@/lib/contracts/account";
import { isDatabaseAway } from "@/lib/server/db/away";
import { createTestApi } from "@/tests/support/api";

const fault = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe("a database that cannot be reached", () => {
  it.each([
    ["a refused connection", fault("ECONNREFUSED", { syscall: "connect" })],
    ["a shutdown", new Error("Failed query", { cause: fault("57P01") })],
    ["too many connections", fault("53300")],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["several addresses that refuse", new AggregateError([fault("ECONNREFUSED", { syscall: "connect" })])],
  ])("is told by %s", (_what, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ["a value that is taken", fault("23505")],
    ["a file that is missing", fault("ENOENT", { syscall: "open" })],
    ["a fault of our own", new TypeError("x is undefined")],
  ])("is not told by %s", (_what, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });

  it("is answered 503 with a time to wait, and nothing of its address", async () => {
    const { db, call } = await createTestApi();
    const query = db.$client.query.bind(db.$client);
    const refuse = () => Promise.reject(fault("ECONNREFUSED", { syscall: "connect", address: "10.0.0.9" }));
    Object.assign(db.$client, { query: refuse });
    const answer = await call(getUser, {}, { token: "x".repeat(43) }).finally(() =>
      Object.assign(db.$client, { query }),
    );
    expect([answer.status, answer.code, answer.headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "5"]);
    expect(answer.message).toBe("The service can't be reached right now. Try again in a moment.");
  });
});
