// The state of the system at the desk, and dead jobs: who may, what is refused, what happens, and what is left alone.

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { discardAdminJob, listAdminDeadJobs, retryAdminJob, viewAdminSystem } from "@/lib/contracts/ops-system";
import { jobs } from "@/lib/server/db/tables/promise";
import { lease } from "@/lib/server/jobs/queue";
import { createCallLog } from "@/lib/server/system/call-log";
import { startHeartbeat } from "@/lib/server/system/heartbeat";
import { openAdmin } from "@/tests/support/admin";
import { createTestApi, START, type TestApi } from "@/tests/support/api";
import { emptyDatabase } from "@/tests/support/database";
import type { Person } from "@/tests/support/shop";

let api: TestApi;
let staff: Person;
let customer: Person;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  staff = await openAdmin(api).hire();
  customer = await api.signUp();
  await api.db.delete(jobs);
});

async function put(id: string, change: Partial<typeof jobs.$inferInsert> = {}): Promise<void> {
  const values = { id, kind: "payment.close", payload: { paymentId: "1" }, runAt: START, createdAt: START };
  await api.db.insert(jobs).values({ ...values, ...change });
}

const dead = { state: "dead" as const, attempts: 8, lastError: "Error: no\n    at x" };
const row = async (id: string) => (await api.db.select().from(jobs).where(eq(jobs.id, id)))[0];
const as = (person: Person) => ({ token: person.token });

describe.each([
  ["viewAdminSystem", viewAdminSystem, {}],
  ["listAdminDeadJobs", listAdminDeadJobs, {}],
  ["retryAdminJob", retryAdminJob, { jobId: "one" }],
  ["discardAdminJob", discardAdminJob, { jobId: "one", reason: "not needed" }],
] as const)("%s", (_name, endpoint, input) => {
  it("does not exist for visitors and customers", async () => {
    await put("one", dead);
    for (const options of [{}, as(customer), { token: "nonsense" }]) {
      expect(await api.callRaw(endpoint, input, options)).toMatchObject({ type: "error", code: "UNKNOWN_ROUTE" });
    }
    expect(await row("one")).toMatchObject({ state: "dead", attempts: 8 });
  });
});

it.each([
  [viewAdminSystem, { hours: "2" }],
  [viewAdminSystem, { hours: "-1" }],
  [listAdminDeadJobs, { pageSize: "1000" }],
  [listAdminDeadJobs, { kind: "x".repeat(61) }],
  [retryAdminJob, {}],
  [retryAdminJob, { jobId: "x".repeat(65) }],
  [discardAdminJob, { jobId: "one" }],
  [discardAdminJob, { jobId: "one", reason: "  " }],
  [discardAdminJob, { jobId: "one", reason: "x".repeat(501) }],
])("%# is refused as input", async (endpoint, input) => {
  await put("one", dead);
  expect(await api.callRaw(endpoint, input, as(staff))).toMatchObject({ type: "error", code: "INVALID_INPUT" });
  expect(await row("one")).toMatchObject({ state: "dead" });
});

it("a dead job is run again with all its attempts, and its neighbors stay as they are", async () => {
  await put("one", dead);
  await put("two", dead);
  expect(await api.call(retryAdminJob, { jobId: "one" }, as(staff))).toMatchObject({ type: "success" });
  expect(await row("one")).toMatchObject({ state: "waiting", attempts: 0, runAt: api.clock.now });
  expect(await row("two")).toMatchObject({ state: "dead", attempts: 8 });
  expect((await lease(api.db, api.clock.now, 60_000))?.id).toBe("one");
  const acts = await openAdmin(api).acts();
  expect(acts.map(({ kind, subject, details }) => ({ kind, subject, details }))).toEqual([
    { kind: "job-retried", subject: "job:one", details: { jobKind: "payment.close" } },
  ]);
});

it("a dead job is given up with a reason, which the activity log keeps", async () => {
  await put("one", dead);
  await put("two", dead);
  const input = { jobId: "one", reason: "the payment is closed by hand" };
  expect(await api.call(discardAdminJob, input, as(staff))).toMatchObject({ type: "success" });
  expect([(await row("one"))?.state, (await row("two"))?.state]).toEqual(["discarded", "dead"]);
  const [act] = await openAdmin(api).acts();
  expect(act).toMatchObject({ kind: "job-discarded", details: { reason: input.reason } });
  expect((await api.call(listAdminDeadJobs, {}, as(staff))).data.rows.map(({ jobId }) => jobId)).toEqual(["two"]);
});

it.each(["waiting", "done", "discarded"] as const)("a %s job is not moved", async (state) => {
  await put("one", { state });
  for (const answer of [
    await api.call(retryAdminJob, { jobId: "one" }, as(staff)),
    await api.call(discardAdminJob, { jobId: "one", reason: "not needed" }, as(staff)),
  ])
    expect(answer).toMatchObject({ type: "error", code: "MOVE_NOT_ALLOWED" });
  expect(await api.call(retryAdminJob, { jobId: "none" }, as(staff))).toMatchObject({ code: "NOT_FOUND" });
  expect(await openAdmin(api).acts()).toEqual([]);
});

it("dead jobs are listed newest first, by kind and page, without personal data", async () => {
  const lastError = "Error: 550 ada@example.com refused, call +44 20 7946 0018, Bearer abcdefghijkl";
  await put("old", { ...dead, createdAt: new Date(START.getTime() - 1000) });
  await put("new", { ...dead, lastError });
  await put("other", { ...dead, kind: "mail", createdAt: new Date(START.getTime() - 2000) });
  const all = await api.call(listAdminDeadJobs, { pageSize: 2 }, as(staff));
  expect([all.data.total, all.data.rows.map(({ jobId }) => jobId)]).toEqual([3, ["new", "old"]]);
  expect(all.data.rows[0]?.lastError).toBe("Error: 550 [email] refused, call [phone], Bearer [token]");
  const mails = await api.call(listAdminDeadJobs, { kind: "mail" }, as(staff));
  expect(mails.data.rows.map(({ jobId }) => jobId)).toEqual(["other"]);
});

it("the state tells of queues, of processes by their heartbeats, and of what their calls took", async () => {
  await put("waits", { runAt: new Date(START.getTime() - 60_000) });
  await put("runs", { leaseUntil: new Date(START.getTime() + 60_000) });
  await put("dead", dead);
  await put("later", { kind: "mail", runAt: new Date(START.getTime() + 60_000) });
  const clock = () => api.clock.now;
  const [one, two] = [createCallLog(clock), createCallLog(clock)];
  const heartbeats = (
    [
      ["web", one],
      ["worker", two],
    ] as const
  ).map(([role, calls]) => startHeartbeat({ db: api.db, log: api.deps.log, role, calls, everyMs: 3_600_000 }));
  await Promise.all(heartbeats.map(({ beat }) => beat()));
  const fast = { route: "GET /api/a", status: 200, milliseconds: 3 };
  for (let call = 0; call < 99; call++) one.observe(fast);
  two.observe({ ...fast, status: 500, milliseconds: 8_000, code: "OPERATION_FAILED", requestId: "r1" });
  one.observe({ ...fast, route: "GET /api/b", code: "NOT_FOUND", requestId: "r2" });
  await Promise.all(heartbeats.map(({ beat }) => beat()));
  two.observe({ ...fast, status: 500, code: "OPERATION_FAILED", requestId: "r3" });
  // A second write of a window replaces the first; errors are added.
  await Promise.all(heartbeats.map(({ beat }) => beat()));
  const { data } = await api.call(viewAdminSystem, {}, as(staff));
  expect(data.queues).toEqual([
    { kind: "mail", waiting: 0, running: 0, dead: 0, oldest: null },
    { kind: "payment.close", waiting: 1, running: 1, dead: 1, oldest: "2026-11-21T03:59:00.000Z" },
  ]);
  expect(data.processes.map(({ role, isAlive }) => ({ role, isAlive }))).toEqual([
    { role: "web", isAlive: true },
    { role: "worker", isAlive: true },
  ]);
  expect(data.processes.every(({ memoryBytes }) => memoryBytes > 1e7)).toBe(true);
  expect(data.errors.map(({ route, code, count, lastRequestId }) => [route, code, count, lastRequestId])).toEqual([
    ["GET /api/a", "OPERATION_FAILED", 2, "r3"],
    ["GET /api/b", "NOT_FOUND", 1, "r2"],
  ]);
  expect(data.calls.find(({ route }) => route === "GET /api/a")).toMatchObject({ calls: 101, failed: 2 });
  expect(data.sizes.databaseBytes).toBeGreaterThan(1e6);
  expect(data.sizes.fileCount).toBe(0);
  await heartbeats[0]?.stop();
  const after = await api.call(viewAdminSystem, {}, as(staff));
  expect(after.data.processes.map(({ role }) => role)).toEqual(["worker"]);
  await heartbeats[1]?.stop();
});
