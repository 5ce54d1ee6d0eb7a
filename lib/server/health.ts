// Health of the process: alive, ready, and its metrics.

import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import type { Environment } from "@/lib/server/config/environment";
import { isLoopbackAddress, isLoopbackAuthority } from "@/lib/server/config/loopback";
import type { Database } from "@/lib/server/db/client";
import { isMigrated } from "@/lib/server/db/migrate";
import { isQueueStuck } from "@/lib/server/jobs/next-job";
import type { Metrics } from "@/lib/server/metrics";
import type { FileStore } from "@/lib/server/storage/file-store";

type Parts = {
  environment: Pick<Environment, "metricsToken" | "trustProxy">;
  db: Database;
  store: FileStore;
  metrics: Metrics;
  isDraining: () => boolean;
  /** Parts that the process works without, by the name that `/api/ready` gives them; false where one is away. */
  optional?: Readonly<Record<string, () => Promise<boolean> | boolean>>;
};

type Checks = {
  database: boolean;
  migrations: boolean;
  storage: boolean;
  accepting: boolean;
  /** Parts that do not work while the rest does: a balancer gains nothing by leaving this process alone. */
  degraded: string[];
};

const SLOWEST_MS = 1_000;
const PRIVATE = { "cache-control": "no-store, private" };

/** `/api/health`, `/api/ready` and `/api/metrics`; they stand beside the contracts and answer while the API turns calls away. */
export function healthPages(parts: Parts): Hono {
  const app = new Hono();
  app.get("/api/health", (c) => c.json({ type: "success", message: "", data: { status: "ok" } }, 200, PRIVATE));
  app.get("/api/ready", async (c) => {
    const { degraded, ...required } = await checkAll(parts);
    const isReady = Object.values(required).every(Boolean);
    const checks = { ...required, degraded };
    const code = checks.accepting ? "NOT_READY" : "SHUTTING_DOWN";
    return isReady
      ? c.json({ type: "success", message: "", data: checks }, 200, PRIVATE)
      : c.json({ type: "error", code, message: "not ready", data: checks }, 503, PRIVATE);
  });
  app.get("/api/metrics", async (c) => {
    if (!maySeeMetrics(c, parts.environment))
      return c.json({ type: "error", code: "UNKNOWN_ROUTE", message: "" }, 404, PRIVATE);
    return c.text(await parts.metrics.render(), 200, {
      ...PRIVATE,
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return app;
}

async function checkAll({ db, store, isDraining, optional = {} }: Parts): Promise<Checks> {
  const others = Object.entries({ queue: async () => !(await isQueueStuck(db, new Date())), ...optional });
  const [degraded, database, migrations, storage] = await Promise.all([
    Promise.all(others.map(async ([name, works]) => ((await inTime(must(works))) ? [] : [name]))),
    inTime(db.$client.query("select 1")),
    inTime(isMigrated(db).then((done) => done || Promise.reject(new Error("migrations are missing")))),
    inTime(store.check()),
  ]);
  return { database, migrations, storage, accepting: !isDraining(), degraded: degraded.flat() };
}

/** Rejects unless it is true. */
async function must(works: () => Promise<boolean> | boolean): Promise<void> {
  if (!(await works())) throw new Error("it does not work");
}

/** True when it resolves within a second. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SLOWEST_MS);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
}

/** On this machine without a proxy between, or with the token. */
function maySeeMetrics(c: Context, { metricsToken, trustProxy }: Parts["environment"]): boolean {
  const token = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  if (metricsToken !== undefined && token !== undefined && isSame(token, metricsToken)) return true;
  return trustProxy === 0 && isLoopbackAddress(remoteAddress(c)) && isLoopbackAuthority(c.req.header("host"));
}

function remoteAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

function isSame(token: string, expected: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
