// Order lists with a hundred thousand orders in the database, compared with reading one row by its key.

import { readEnvironment } from "@/lib/server/config/environment";
import { openSharedDatabase } from "@/lib/server/db/open";
import { createApi } from "../e2e/api";
import { register } from "../lib/contracts/account";
import { listOrders } from "../lib/contracts/order";
import { fillOrders } from "./fill-orders";
import { percentile, timed } from "./percentile";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const ORDERS = 100_000;
const ACCOUNTS = 1_000;
const ROUNDS = 300;

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await timed(work));
  // The first ones are warm-up.
  return all.slice(ROUNDS / 10);
}

export async function benchOrders(): Promise<Figure[]> {
  const ours = await startOurs(3953);
  try {
    const api = createApi({ origin: ours.url, address: "127.0.0.1", locale: "en" });
    const account = "bench-orders@boardwright.example";
    const { token, user } = await api.call(register, { account, password: "a long password for a bench" });
    const environment = readEnvironment({ ...process.env, DATA_DIR: ours.dataDir });
    const { database, close } = await openSharedDatabase(environment, (reason) => {
      throw new Error(reason);
    });
    const row = await (async () => {
      try {
        // The list of the first of them is requested.
        await fillOrders(database, { accountId: user.info, orders: ORDERS, accounts: ACCOUNTS });
        return await times(() => database.$client.query("select id from orders where id = $1", ["bench_77"]));
      } finally {
        await close();
      }
    })();
    const first = await api.call(listOrders, { pageSize: 25 }, token);
    const list = await times(() => api.call(listOrders, { pageSize: 25 }, token));
    const searched = await times(() =>
      api.call(listOrders, { pageSize: 25, keyword: "Board 5", status: "Paid" }, token),
    );
    const base = percentile(row, 0.5);
    const figure = (name: string, of: number[], quantile: number): Figure => {
      const value = percentile(of, quantile);
      return {
        name: `${name}, p${quantile * 100}`,
        value,
        unit: "ms",
        ratio: value / base,
        against: "one row by its key (p50)",
      };
    };
    return [
      { name: `one row of ${ORDERS} by its key, p50`, value: base, unit: "ms" },
      { name: "orders of the account", value: first.total, unit: "" },
      figure("25 of them listed", list, 0.5),
      figure("25 of them listed", list, 0.95),
      figure("25 of them searched", searched, 0.5),
      figure("25 of them searched", searched, 0.95),
    ];
  } finally {
    await ours.stop();
  }
}
