// A cart of ten items and a page of 25 orders under 50 connections, compared with a single-query record in the same
// run.

import autocannon from "autocannon";
import { createApi } from "../e2e/api";
import { register } from "../lib/contracts/account";
import { createReceiver } from "../lib/contracts/address";
import { addToCart } from "../lib/contracts/cart";
import { createOrder } from "../lib/contracts/order";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PORT = 3954;
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;
const ORDERS = 25;
const CART_ITEMS = 10;

const ONE_RECORD = "/api/eda/user/bill";
const LISTS = {
  [`cart of ${CART_ITEMS}`]: "/api/eda/cart/list",
  [`page of ${ORDERS} orders`]: `/api/eda/order/list?pageSize=${ORDERS}`,
};

const board = (at: number) => ({
  itemType: "Custom" as const,
  specification: { widthMm: 50 + at, heightMm: 54, quantity: 50 },
});

async function seed(url: string): Promise<string> {
  const api = createApi({ origin: url, address: "127.0.0.1", locale: "en" });
  const account = "bench-lists@boardwright.example";
  const { token } = await api.call(register, { account, password: "a long password for a bench" });
  const receiver = {
    ...{ firstName: "Ada", lastName: "Lovelace", country: "US", state: "CA", city: "San Francisco" },
    ...{ address: "12 St James's Square", postcode: "94103", phone: "+1 415 555 0100", isDefault: 1 as const },
  };
  const { id: receiverId } = await api.call(createReceiver, receiver, token);
  for (let at = 0; at < ORDERS; at++) {
    const { cartItemId } = await api.call(addToCart, board(at), token);
    await api.call(createOrder, { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" }, token);
  }
  for (let at = 0; at < CART_ITEMS; at++) await api.call(addToCart, board(at), token);
  return token;
}

async function underLoad(url: string, token: string) {
  const load = { url, connections: CONNECTIONS, headers: { authorization: token } };
  await autocannon({ ...load, duration: WARM_UP_SECONDS });
  const { latency, requests, errors, non2xx } = await autocannon({ ...load, duration: SECONDS });
  if (errors > 0 || non2xx > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { p99: latency.p99, perSecond: requests.average };
}

export async function benchListLoad(): Promise<Figure[]> {
  const ours = await startOurs(PORT);
  try {
    const token = await seed(ours.url);
    const one = await underLoad(ours.url + ONE_RECORD, token);
    const figures: Figure[] = [
      { name: `one record, ${CONNECTIONS} connections, p99`, value: one.p99, unit: "ms" },
      { name: "one record, a second", value: one.perSecond, unit: "req/s" },
    ];
    for (const [name, path] of Object.entries(LISTS)) {
      const { p99, perSecond } = await underLoad(ours.url + path, token);
      const compared = { ratio: p99 / one.p99, against: "one record" };
      figures.push({ name: `${name}, ${CONNECTIONS} connections, p99`, value: p99, unit: "ms", ...compared });
      figures.push({ name: `${name}, a second`, value: perSecond, unit: "req/s" });
    }
    return figures;
  } finally {
    await ours.stop();
  }
}
