import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { json, text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { io } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSharedDatabase } from "@/lib/server/db/open";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@/lib/server/db/seed/demo-account";
import { bundledServer } from "@/tests/support/bundled-server";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const server = await bundledServer("small-server");
const children: ChildProcess[] = [];
afterEach(async () => {
  const running = children.splice(0).filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(running.map((child) => (child.kill("SIGKILL"), once(child, "exit"))));
});

function spawnServer(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [server], {
    // Vitest has a BASE_URL of its own.
    env: {
      ...process.env,
      BASE_URL: "",
      NODE_ENV: "test",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      PART_CATALOGUE: "none",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  children.push(child);
  return child;
}

/** Data of a process that was started once: a copy of it starts in a fraction of the time. */
let used: string;
beforeAll(async () => {
  used = temporaryDirectory();
  const { child } = await startServer({}, used);
  child.kill("SIGTERM");
  await once(child, "exit");
});

function usedDirectory(): string {
  const copy = temporaryDirectory();
  cpSync(used, copy, { recursive: true });
  return copy;
}

async function startServer(env: Record<string, string> = {}, dataDir = usedDirectory()) {
  const child = spawnServer(dataDir, env);
  const died = new AbortController();
  child.once("exit", () => died.abort());
  const [{ port }] = (await once(child, "message", { signal: died.signal })) as [{ port: number }];
  const begin = (address: string, agent?: Agent): ClientRequest => {
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path: address,
      agent: agent ?? false,
      headers: { host: "localhost" },
    });
    outgoing.end();
    return outgoing;
  };
  return { child, dataDir, port, begin };
}

async function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return incoming;
}

async function signIn(port: number): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ account: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  return response.json();
}

describe("a process that is asked to end", () => {
  it("is not ready, finishes what it began, turns new calls away, closes sockets, and exits 0 with its lock gone", async () => {
    const { child, dataDir, port, begin } = await startServer({ GRACE_MS: "1000" });
    const ready = await answerOf(begin("/api/ready"));
    expect(await json(ready)).toMatchObject({
      data: { database: true, migrations: true, storage: true, accepting: true },
    });
    const socket = io(`http://127.0.0.1:${port}`, { path: "/socket", transports: ["websocket"], reconnection: false });
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    const slow = begin("/slow/1500");
    const slowAnswer = answerOf(slow);
    await once(child, "message");

    const exited = once(child, "exit");
    const left = new Promise((resolve) => socket.once("disconnect", resolve));
    child.kill("SIGTERM");
    const notReady = await answerOf(begin("/api/ready"));
    expect([notReady.statusCode, await json(notReady)]).toMatchObject([
      503,
      { code: "SHUTTING_DOWN", data: { accepting: false } },
    ]);
    const refused = await answerOf(begin("/api/eda/order/list"));
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
    refused.resume();
    expect((await answerOf(begin("/api/health"))).statusCode).toBe(200);

    await left;
    const answered = await slowAnswer;
    expect([answered.statusCode, await text(answered), answered.headers.connection]).toEqual([200, "done", "close"]);
    expect(await exited).toEqual([0, null]);
    expect(existsSync(path.join(dataDir, "db.lock"))).toBe(false);
    await expect(answerOf(begin("/"))).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("closes the database after the calls whose callers have gone", async () => {
    const { child, dataDir, port } = await startServer({ LOG_LEVEL: "error" });
    const logged = text(child.stdout ?? Readable.from([]));
    // Whatever asks the embedded database waits while another connection is in a transaction.
    const client = await openSharedDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
    const connection = await client.database.$client.connect();
    await connection.query("begin; select 1");
    const body = new URLSearchParams({ account: DEMO_EMAIL, password: DEMO_PASSWORD }).toString();
    const caller = connect(port, "127.0.0.1");
    caller.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    await sleep(500);
    caller.destroy();
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await sleep(500);
    await connection.query("commit");
    connection.release();
    await client.close();
    expect(await exited).toEqual([0, null]);
    expect(await logged).not.toContain("Cannot use a pool after calling end");
  });

  it("starts again on the same data after it was killed", async () => {
    const first = await startServer();
    expect(await signIn(first.port)).toMatchObject({ type: "success" });
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const second = await startServer({}, first.dataDir);
    expect(await signIn(second.port)).toMatchObject({ type: "success" });
  });
});

describe("connections that outlive their request", () => {
  it("do not keep the process from ending", async () => {
    const { child, port } = await startServer();
    const stubborn = connect(port, "127.0.0.1");
    const key = Buffer.alloc(16).toString("base64");
    stubborn.write(
      `GET /socket/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const [greeting] = (await once(stubborn, "data")) as [Buffer];
    expect(greeting.toString()).toMatch(/^HTTP\/1.1 101 /);
    stubborn.resume();
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    stubborn.destroy();
  });
});

describe("a process that cannot start", () => {
  it("says so in one line when another has the data, and leaves that one unharmed", async () => {
    const first = await startServer();
    const second = spawnServer(first.dataDir);
    const output = text(second.stderr ?? process.stdin);
    expect(await once(second, "exit")).toEqual([1, null]);
    expect(await output).toMatch(
      /^Boardwright already runs on \S+ \(process \d+ on \S+\)\. Stop it first, or set DATA_DIR to another directory\.\n$/,
    );
    expect((await answerOf(first.begin("/api/ready"))).statusCode).toBe(200);
  });

  it("gives its lock back when the port is taken", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const dataDir = usedDirectory();
    const child = spawnServer(dataDir, { PORT: String((blocker.address() as AddressInfo).port) });
    const output = text(child.stderr ?? process.stdin);
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(await output).toContain("EADDRINUSE");
    expect(existsSync(path.join(dataDir, "db.lock"))).toBe(false);
    blocker.close();
  });
});

describe("the demo account", () => {
  it("signs in on loopback, and nobody does once the server is addressed from outside", async () => {
    const local = await startServer();
    expect(await signIn(local.port)).toMatchObject({ type: "success" });
    local.child.kill("SIGTERM");
    await once(local.child, "exit");
    const reachable = await startServer({ BASE_URL: "https://shop.example" }, local.dataDir);
    expect(await signIn(reachable.port)).toMatchObject({ type: "error", code: "WRONG_CREDENTIALS" });
  });
});

describe("figures of the process", () => {
  it("are for loopback and the token's holder alone", async () => {
    const { port, begin } = await startServer({ METRICS_TOKEN: "0123456789abcdef", TRUST_PROXY: "1" });
    expect((await answerOf(begin("/api/metrics"))).statusCode).toBe(404);
    const get = (token: string) =>
      fetch(`http://127.0.0.1:${port}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect((await get("0123456789abcdeX")).status).toBe(404);
    const figures = await (await get("0123456789abcdef")).text();
    expect(figures).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    const local = await startServer();
    await text(await answerOf(local.begin("/")));
    const own = async () => text(await answerOf(local.begin("/api/metrics")));
    await expect.poll(own).toContain('http_requests_total{route="pages",status="2xx"} 2\n');
  });
});
