// A real process that is killed during a checkout, and one that receives SIGTERM then.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@/lib/server/db/seed/demo-account";
import { bundledServer } from "@/tests/support/bundled-server";
import { ADDRESS, FOUR_LAYERS, FOUR_LAYERS_MICRO } from "@/tests/support/shop";
import { temporaryDirectory } from "@/tests/support/temporary-directory";
import type { Side } from "@/tests/support/cutting-proxy";

type Envelope = { type: string; code?: string; data: Record<string, unknown> };

const server = await bundledServer("fragile-server");
let child: ChildProcess | undefined;
let dataDir: string;
/** Two starts and a checkout, on machines that do other things as well. */
const TIMEOUT_MS = 90_000;
beforeAll(async () => {
  dataDir = temporaryDirectory();
  await start();
  await kill();
}, TIMEOUT_MS);
afterEach(kill);

async function kill(): Promise<void> {
  const last = child;
  child = undefined;
  if (!last || last.exitCode !== null || last.signalCode !== null) return;
  last.kill("SIGKILL");
  await once(last, "exit");
}

async function start() {
  const started = spawn(process.execPath, [server], {
    env: { ...process.env, BASE_URL: "", NODE_ENV: "test", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child = started;
  const died = new AbortController();
  started.once("exit", () => died.abort());
  const [{ port }] = (await once(started, "message", { signal: died.signal })) as [{ port: number }];
  let token = "";
  async function call(method: string, path: string, input?: object, key?: string): Promise<Envelope> {
    const headers: Record<string, string> = { "content-type": "application/json", authorization: token };
    if (key) headers["idempotency-key"] = key;
    const body = input === undefined ? undefined : JSON.stringify(input);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
    return (await response.json()) as Envelope;
  }
  const { data } = await call("POST", "/api/auth/login", { account: DEMO_EMAIL, password: DEMO_PASSWORD });
  token = String(data.token);
  async function arm(at: number, side: Side, signal: NodeJS.Signals): Promise<void> {
    started.send({ at, side, signal });
    await once(started, "message");
  }
  return { call, arm, exited: once(started, "exit") };
}
type Process = Awaited<ReturnType<typeof start>>;

async function fillCart({ call }: Process) {
  const { data: item } = await call("POST", "/api/eda/cart", { itemType: "Custom", specification: FOUR_LAYERS });
  const { data: receiver } = await call("POST", "/api/eda/receiver", ADDRESS);
  return { cartItemIds: [item.cartItemId], receiverId: receiver.id, shippingMethod: "standard" };
}

const ordersOf = async ({ call }: Process) =>
  (await call("GET", "/api/eda/order/list?pageSize=100")).data as { rows: { orderId: string }[]; total: number };

async function expectOneOrder(process: Process, orderId: string, total: number): Promise<void> {
  expect(await ordersOf(process)).toMatchObject({ total });
  const { data } = await process.call("GET", `/api/eda/order/view/${orderId}`);
  expect(data).toMatchObject({ status: "Submitted", amountPayableMicro: FOUR_LAYERS_MICRO });
  expect([(data.lines as unknown[]).length, (data.events as unknown[]).length]).toEqual([1, 2]);
  expect((await process.call("GET", "/api/eda/cart/list")).data).toMatchObject({ rows: [] });
}

describe("a process killed in the middle of a checkout", { timeout: TIMEOUT_MS }, () => {
  it.each<[Side, number]>([
    ["before", 6],
    ["after", 12],
    ["before", 18],
  ])("%s statement %d has one whole order once it is asked again with the same key", async (side, at) => {
    const running = await start();
    const { total } = await ordersOf(running);
    const input = await fillCart(running);
    await running.arm(at, side, "SIGKILL");
    await expect(running.call("POST", "/api/eda/order", input, `kill-${at}`)).rejects.toThrow();
    expect(await running.exited).toEqual([null, "SIGKILL"]);
    const next = await start();
    const answer = await next.call("POST", "/api/eda/order", input, `kill-${at}`);
    expect([answer.type, answer.code]).toEqual(["success", undefined]);
    await expectOneOrder(next, String(answer.data.orderId), total + 1);
  });
});

describe("a process asked to end in the middle of a checkout", { timeout: TIMEOUT_MS }, () => {
  it("finishes it, answers it, and exits 0; the next one answers the same key the same", async () => {
    const running = await start();
    const before = await ordersOf(running);
    const input = await fillCart(running);
    await running.arm(8, "through", "SIGTERM");
    const answer = await running.call("POST", "/api/eda/order", input, "term");
    expect([answer.type, answer.code]).toEqual(["success", undefined]);
    expect(await running.exited).toEqual([0, null]);
    const next = await start();
    expect((await next.call("POST", "/api/eda/order", input, "term")).data).toEqual(answer.data);
    await expectOneOrder(next, String(answer.data.orderId), before.total + 1);
  });
});
