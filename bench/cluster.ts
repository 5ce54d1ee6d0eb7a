// Throughput of one, two and four web processes behind the cluster's proxy, on PostgreSQL with a million orders, and
// the slowest answers while two hundred sockets are open. One process without the proxy is the baseline.

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { io } from "socket.io-client";
import { readEnvironment } from "@/lib/server/config/environment";
import { openSharedDatabase } from "@/lib/server/db/open";
import { withPostgres } from "@/scripts/attack/faults/own-postgres";
import { createClusterProxy } from "@/scripts/cluster/proxy";
import { createSupervisor } from "@/scripts/cluster/supervisor";
import { createApi } from "../e2e/api";
import { register } from "../lib/contracts/account";
import { fillOrders } from "./fill-orders";
import type { Figure } from "./run";

const SECONDS = 6;
/** Until each of four processes has compiled its hot code; after two seconds they were measured at a third. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 16;
const SOCKETS = 200;
const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const ACCOUNTS = 10_000;
const SPECIFICATION = JSON.stringify({ layers: 4, widthMm: 80, heightMm: 60, quantity: 50, surfaceFinish: "ENIG" });
const JSON_TYPE = { "content-type": "application/json" };

type Load = { path: string; method: "GET" | "POST"; body?: string; headers: Record<string, string> };
type Measured = { perSecond: number; p99: number };

async function measure(origin: string, { path: address, ...load }: Load): Promise<Measured> {
  const options = { ...load, url: `${origin}${address}`, connections: CONNECTIONS };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx > result["2xx"] / 100) throw new Error(`${address}: ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

type Site = { direct: string; proxied: string; stop: () => Promise<void> };

async function startSite(web: number, databaseUrl: string, dataDir: string): Promise<Site> {
  const settings = {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PART_CATALOGUE: "none",
    LOG_LEVEL: "silent",
    // A single visitor creates the whole load.
    RATE_LIMITS: "0",
  };
  const supervisor = createSupervisor({ web, workers: 0, settings });
  const proxy = createClusterProxy(supervisor.up);
  await supervisor.start();
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    direct: `http://127.0.0.1:${supervisor.up()[0]?.port}`,
    proxied: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      await supervisor.stop();
      proxy.close().closeAllConnections();
    },
  };
}

async function withSockets<T>(origin: string, work: () => Promise<T>): Promise<T> {
  const options = { path: "/socket", transports: ["websocket"], forceNew: true };
  const sockets = Array.from({ length: SOCKETS }, () => io(origin, options));
  try {
    await Promise.all(
      sockets.map((socket) => socket.connected || new Promise((done) => socket.once("connect", () => done(true)))),
    );
    return await work();
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}

/** A customer with a hundred of the orders. */
async function customerOn(site: Site, databaseUrl: string, dataDir: string): Promise<string> {
  const api = createApi({ origin: site.direct, address: "127.0.0.1", locale: "en" });
  const account = "bench-cluster@boardwright.example";
  const { token, user } = await api.call(register, { account, password: "a long password for a bench" });
  const environment = readEnvironment({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const { database, close } = await openSharedDatabase(environment, (reason) => {
    throw new Error(reason);
  });
  try {
    await fillOrders(database, { accountId: user.info, orders: ORDERS, accounts: ACCOUNTS });
  } finally {
    await close();
  }
  return token;
}

async function benchOn(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  let price: Load = { path: "/api/eda/quote/pcb", method: "POST", body: SPECIFICATION, headers: JSON_TYPE };
  let list: Load | undefined;
  let baseline: { price: Measured; list: Measured } | undefined;
  for (const web of [1, 2, 4]) {
    const site = await startSite(web, databaseUrl, dataDir);
    try {
      const token = list?.headers.authorization ?? (await customerOn(site, databaseUrl, dataDir));
      list = { path: "/api/eda/order/list?pageSize=20", method: "GET", headers: { authorization: token } };
      price = { ...price, headers: { ...JSON_TYPE, authorization: token } };
      baseline ??= { price: await measure(site.direct, price), list: await measure(site.direct, list) };
      const priced = await measure(site.proxied, price);
      const listed = await measure(site.proxied, list);
      const under = await withSockets(site.proxied, () => measure(site.proxied, list ?? price));
      const row = (name: string, value: number, unit: string, of: number): Figure => {
        return { name: `${web} web: ${name}`, value, unit, ratio: value / of, against: "one without a proxy" };
      };
      figures.push(
        row("a priced specification", priced.perSecond, "req/s", baseline.price.perSecond),
        row(`orders of one of ${ACCOUNTS} customers`, listed.perSecond, "req/s", baseline.list.perSecond),
        row(`p99 of them with ${SOCKETS} sockets`, under.p99, "ms", baseline.list.p99),
      );
    } finally {
      await site.stop();
    }
  }
  return figures;
}

export async function benchCluster(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "boardwright-bench-"));
  let figures: Figure[] = [];
  try {
    await withPostgres(async ({ url }) => {
      figures = await benchOn(url, dataDir);
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}
