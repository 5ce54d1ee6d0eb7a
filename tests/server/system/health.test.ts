// Readiness says what is the case.

import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { jobs } from "@/lib/server/db/tables/promise";
import { healthPages } from "@/lib/server/health";
import { createMetrics } from "@/lib/server/metrics";
import { watchProcess } from "@/lib/server/system/watch-process";
import { emptyDatabase, testDatabase } from "@/tests/support/database";
import { testStore } from "@/tests/support/storage";

let db: Database;
const metrics = createMetrics();
beforeAll(async () => {
  db = await testDatabase();
  watchProcess(metrics, { db, role: "all" });
});
beforeEach(() => emptyDatabase(db));

const { store } = testStore();
const environment = { metricsToken: "0123456789abcdef", trustProxy: 1 };

async function ready(change: Partial<Parameters<typeof healthPages>[0]> = {}) {
  const app = healthPages({ environment, db, store, metrics, isDraining: () => false, ...change });
  const response = await app.request("/api/ready");
  const body = (await response.json()) as { code?: string; data: Record<string, unknown> };
  return { status: response.status, ...body };
}

const ALL = { database: true, migrations: true, storage: true, accepting: true, degraded: [] };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const put = (id: string, change: Partial<typeof jobs.$inferInsert>) =>
  db.insert(jobs).values({ id, kind: "payment.close", payload: { paymentId: "1" }, ...change });

it("is ready where everything is", async () => {
  expect(await ready()).toMatchObject({ status: 200, data: ALL });
});

it("is not ready without its storage, and while it ends", async () => {
  const broken = { ...store, check: () => Promise.reject(new Error("secret path")) };
  const answer = await ready({ store: broken });
  expect(answer).toMatchObject({ status: 503, code: "NOT_READY", data: { ...ALL, storage: false } });
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(await ready({ isDraining: () => true })).toMatchObject({ status: 503, code: "SHUTTING_DOWN" });
});

it("stays ready where a newer version has moved the schema on, and is not where it is behind", async () => {
  await db.$client.query("insert into schema_migrations values ('9999_newer', 'x')");
  try {
    expect(await ready()).toMatchObject({ status: 200, data: { migrations: true } });
  } finally {
    await db.$client.query("delete from schema_migrations where name = '9999_newer'");
  }
  const { rows } = await db.$client.query<{ name: string; checksum: string }>(
    "delete from schema_migrations where name = (select max(name) from schema_migrations) returning name, checksum",
  );
  try {
    expect(await ready()).toMatchObject({ status: 503, data: { migrations: false } });
  } finally {
    await db.$client.query("insert into schema_migrations values ($1, $2)", [rows[0]?.name, rows[0]?.checksum]);
  }
});

it("names a queue that nobody works on, and stays ready", async () => {
  await put("young", { runAt: minutesAgo(5) });
  expect((await ready()).data.degraded).toEqual([]);
  await put("old", { runAt: minutesAgo(11) });
  expect(await ready()).toMatchObject({ status: 200, data: { degraded: ["queue"] } });
  await put("running", { leaseUntil: minutesAgo(-1) });
  expect((await ready()).data.degraded).toEqual([]);
});

it("names other parts that are away", async () => {
  const optional = { cache: () => false, search: () => Promise.reject(new Error("no")), mail: () => true };
  expect((await ready({ optional })).data.degraded).toEqual(["cache", "search"]);
});

it("shows queue, connections and version in the metrics, for the token alone", async () => {
  await put("old", { runAt: minutesAgo(2) });
  await put("dead", { state: "dead" });
  await put("foreign", { kind: "x".repeat(300), state: "dead" });
  const app = healthPages({ environment, db, store, metrics, isDraining: () => false });
  expect((await app.request("/api/metrics")).status).toBe(404);
  const response = await app.request("/api/metrics", { headers: { authorization: "Bearer 0123456789abcdef" } });
  const text = await response.text();
  expect(text).toContain('jobs{kind="payment.close",state="waiting"} 1\n');
  expect(text).toContain('jobs{kind="payment.close",state="dead"} 1\n');
  expect(text).toContain('jobs{kind="unknown",state="dead"} 1\n');
  expect(text).toMatch(/^jobs_oldest_seconds\{kind="payment\.close"\} 1[12]\d/m);
  expect(text).toMatch(/^database_connections\{state="(used|idle)"\} \d/m);
  expect(text).toMatch(/^boardwright_info\{version="[\d.]+",role="all"\} 1$/m);
  expect(text).not.toContain("xxx");
});
