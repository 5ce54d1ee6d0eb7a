// A web process and a worker process on one database.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { bundledServer } from "@/tests/support/bundled-server";
import { testDatabase } from "@/tests/support/database";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const server = await bundledServer("small-server");
const children: ChildProcess[] = [];
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(running.map((child) => (child.kill("SIGKILL"), once(child, "exit"))));
});

/** The database of the tests as other processes reach it: PostgreSQL, or the embedded one by its socket. */
function databaseUrl(): string {
  const { connectionString, host = "" } = db.$client.options;
  return connectionString ?? `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
}

async function startProcess(role: "web" | "worker") {
  const dataDir = temporaryDirectory();
  const own = { ROLE: role, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl(), PART_CATALOGUE: "none" };
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, BASE_URL: "", NODE_ENV: "test", LOG_LEVEL: "silent", ...own },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  children.push(child);
  const died = new AbortController();
  child.once("exit", () => died.abort());
  const [{ port }] = (await once(child, "message", { signal: died.signal })) as [{ port: number }];
  const call = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init);
  return { child, call, outbox: path.join(dataDir, "outbox") };
}

async function register(call: (address: string, init?: RequestInit) => Promise<Response>, account: string) {
  const body = new URLSearchParams({ account, password: "correct horse battery" });
  return call("/api/auth/register", { method: "POST", body });
}

async function jobStates(): Promise<string[]> {
  const { rows } = await db.$client.query<{ state: string }>("select distinct state from jobs order by state");
  return rows.map(({ state }) => state);
}

describe("a web process and a worker process", () => {
  it("share the work: the worker sends what the web process queued", async () => {
    const web = await startProcess("web");
    expect((await web.call("/")).status).toBe(200);
    expect((await register(web.call, "ann@example.com")).status).toBe(200);
    expect(await jobStates()).toEqual(["waiting"]);

    const worker = await startProcess("worker");
    const mails = () =>
      existsSync(worker.outbox) ? readdirSync(worker.outbox).filter((name) => name.endsWith(".json")) : [];
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    const sent = JSON.parse(readFileSync(path.join(worker.outbox, mails()[0] ?? ""), "utf8")) as { to: string };
    expect(sent.to).toBe("ann@example.com");
    await expect.poll(jobStates).toEqual(["done"]);
    expect(existsSync(web.outbox)).toBe(false);

    // The address of a worker says how it is, and nothing else.
    for (const address of ["/api/health", "/api/ready", "/api/metrics"])
      expect((await worker.call(address)).status, address).toBe(200);
    for (const address of ["/", "/en", "/api/openapi.json", "/socket/?EIO=4&transport=polling", "/api/eda/order/list"])
      expect((await worker.call(address)).status, address).toBe(404);
    expect((await register(worker.call, "bob@example.com")).status).toBe(404);

    for (const { child } of [web, worker]) {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      expect(await exited).toEqual([0, null]);
    }
  });
});
