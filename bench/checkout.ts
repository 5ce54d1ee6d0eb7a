// Placing orders at a steady rate of 20 per second, compared with the time that the database takes to commit one row.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@/lib/server/db/open";
import { createApi } from "../e2e/api";
import { register } from "../lib/contracts/account";
import { createOrder } from "../lib/contracts/order";
import { seedCartItem, seedReceiver } from "../e2e/seed";
import { percentile, timed } from "./percentile";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PER_SECOND = 20;
const ACCOUNTS = 8;
const ORDERS_EACH = 25;
const ROWS = 300;

/** Milliseconds to commit one row in its own transaction, on a new database of the product's kind. */
async function singleRowCommits(): Promise<number[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "boardwright-bench-"));
  const opened = await openDatabase({ dataDir, databaseUrl: undefined }, (reason) => {
    throw new Error(reason);
  });
  try {
    const { $client: pool } = opened.database;
    await pool.query("create table one_row (id int primary key, words text not null)");
    const times: number[] = [];
    for (let id = 0; id < ROWS; id++) {
      times.push(await timed(() => pool.query("insert into one_row values ($1, $2)", [id, "x".repeat(200)])));
    }
    return times.slice(50);
  } finally {
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function placements(origin: string): Promise<number[]> {
  const api = createApi({ origin, address: "127.0.0.1", locale: "en" });
  const orders: (() => Promise<unknown>)[][] = [];
  for (let at = 0; at < ACCOUNTS; at++) {
    const account = `bench-${at}@boardwright.example`;
    const { token } = await api.call(register, { account, password: "a long password for a bench" });
    const person = { token } as Parameters<typeof seedReceiver>[0]["person"];
    const receiverId = await seedReceiver({ api, person });
    const items: string[] = [];
    for (let item = 0; item < ORDERS_EACH; item++) items.push(await seedCartItem({ api, person }));
    orders.push(
      items.map(
        (id) => () => api.call(createOrder, { cartItemIds: [id], receiverId, shippingMethod: "standard" }, token),
      ),
    );
  }
  // Accounts take turns, as strangers arrive; arrivals do not wait for answers.
  const queue = Array.from({ length: ORDERS_EACH }, (_, at) => orders.flatMap((own) => own[at] ?? [])).flat();
  const times: Promise<number>[] = [];
  for (const place of queue) {
    times.push(timed(place));
    await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND));
  }
  // The first second warms up.
  return (await Promise.all(times)).slice(PER_SECOND);
}

export async function benchCheckout(): Promise<Figure[]> {
  const rows = await singleRowCommits();
  const base = percentile(rows, 0.5);
  const ours = await startOurs(3952);
  try {
    const times = await placements(ours.url);
    return [
      { name: "one row committed, p50", value: base, unit: "ms" },
      { name: "one row committed, p95", value: percentile(rows, 0.95), unit: "ms" },
      ...[0.5, 0.95].map((share) => {
        const value = percentile(times, share);
        const name = `an order placed, ${PER_SECOND} a second, p${share * 100}`;
        return { name, value, unit: "ms", ratio: value / base, against: "one row's commit (p50)" };
      }),
    ];
  } finally {
    await ours.stop();
  }
}
