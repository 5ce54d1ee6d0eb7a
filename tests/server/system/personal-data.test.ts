// Nothing that a person typed, and nothing that opens a door, is in the log.

import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createLog } from "@/lib/server/log";
import { traceOf, withoutPersonalData } from "@/lib/server/system/personal-data";
import { runInScope } from "@/lib/server/system/scope";

const EMAIL = "ada.lovelace+eda@engines.example";
const PHONE = "+44 20 7946 0018";
const MOBILE = "13812345678";
const KEY = "bw_2f8a1c0d9e7b6a5f4e3d";
const SESSION = "Zk3vQ1x9Lr8sT2uW5yA7bC4d";
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcDEF123";
const SECRETS = [EMAIL, PHONE, MOBILE, KEY, SESSION, JWT, "p4ssw0rd"];

function logged(write: (log: ReturnType<typeof createLog>) => void, level = "debug"): string {
  let text = "";
  const sink = new Writable({ write: (chunk, _encoding, done) => ((text += String(chunk)), done()) });
  write(createLog(level, sink));
  return text;
}

const failedQuery = () =>
  new DrizzleQueryError(
    "insert into accounts values ($1, $2)",
    [EMAIL, "secret street 5"],
    Object.assign(new Error("duplicate key"), { code: "23505", detail: `Key (email)=(${EMAIL}) already exists.` }),
  );

describe("a line of the log", () => {
  it.each<[string, (log: ReturnType<typeof createLog>) => void]>([
    ["a request", (log) => log.info({ headers: { authorization: `Bearer ${SESSION}` } }, "request")],
    ["a request's token", (log) => log.info({ token: SESSION, request: { password: "p4ssw0rd" } }, "request")],
    ["an address in a URL", (log) => log.info(`GET /reset?token=${SESSION}&email=${EMAIL}`)],
    ["a mail", (log) => log.warn({ err: new Error(`550 no such user <${EMAIL}>`) }, "mail was refused")],
    ["an order", (log) => log.info({ receiver: { phone: PHONE, mobile: MOBILE, email: EMAIL } }, "order")],
    ["an API key", (log) => log.error(`call with ${KEY} and ${JWT}`)],
    ["a connection", (log) => log.error("redis://default:p4ssw0rd@cache.example:6379 is away")],
    ["a cause", (log) => log.error({ err: new Error("outer", { cause: failedQuery() }) }, "request failed")],
    ["a failed query", (log) => log.error({ err: failedQuery() }, "request failed")],
  ])("of %s has no personal data and no secret", (_of, write) => {
    const text = logged(write);
    expect(text).not.toBe("");
    for (const secret of [...SECRETS, "secret street"]) expect(text).not.toContain(secret);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  it("of a failed query keeps what its cause is found by", () => {
    const text = logged((log) => log.error({ err: failedQuery(), requestId: "r1" }, "request failed"));
    for (const kept of ["insert into accounts", "duplicate key", '"requestId":"r1"', "personal-data.test.ts"])
      expect(text).toContain(kept);
  });

  it("names the request it belongs to, and its trace", () => {
    const span = { traceId: "t1", traceparent: "", child: () => span, set: () => undefined, end: () => undefined };
    const text = logged((log) =>
      runInScope({ cause: { requestId: "r1", owner: "" }, span }, () => log.info("in a request")),
    );
    expect(JSON.parse(text)).toMatchObject({ requestId: "r1", traceId: "t1", level: "info", msg: "in a request" });
  });

  it("is written from its level on", () => {
    const write = (log: ReturnType<typeof createLog>) => (log.debug("one"), log.warn("two"));
    expect(logged(write, "warn").trim().split("\n")).toHaveLength(1);
    expect(logged(write, "silent")).toBe("");
  });
});

it.each([
  "2026-11-28T12:13:14.156Z",
  "3f2b8c1e-7d4a-4c5b-9e6f-1a2b3c4d5e6f",
  "order BW261120-7K2MQ4 of 13 boards, 1234567890123 ms",
  "GET /api/eda/order/view/{id} took 12345 ms",
  "node:internal/process/task_queues:95:5 at file:///app/server.mjs:1:2",
])("%s is nobody's", (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});

it("the trace of an error for staff has its place, and no values", () => {
  const trace = traceOf(failedQuery());
  expect(trace).toContain("insert into accounts");
  expect(trace).toContain("personal-data.test.ts");
  expect(trace).not.toMatch(/engines|secret street/);
  expect(traceOf(`sent to ${EMAIL}`)).toBe("sent to [email]");
});
