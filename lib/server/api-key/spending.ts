// The daily limit of a key that places orders.

import type { Currency } from "@/lib/base/money";
import { AppError } from "@/lib/contracts/errors";
import type { Transaction } from "@/lib/server/db/client";
import type { Viewer } from "@/lib/server/http/context";
import * as rows from "./rows";

const DAY = 24 * 60 * 60_000;

interface PlacedOrder {
  readonly id: string;
  readonly currency: Currency;
  readonly amountPayableMicro: number;
}

/**
 * Counts an order against the key that it was placed with, in the transaction that places it. SPENDING_LIMIT where the
 * orders of the last 24 hours would exceed the limit, or the order is in another currency than the limit.
 */
export async function spend(tx: Transaction, { apiKey }: Viewer, order: PlacedOrder, now: Date): Promise<void> {
  if (!apiKey) return;
  const key = await rows.lock(tx, apiKey.id);
  const limit = key?.currency === order.currency ? (key.dailyLimitMicro ?? 0) : 0;
  const spent = await rows.spentSince(tx, apiKey.id, new Date(now.getTime() - DAY));
  if (spent + order.amountPayableMicro > limit) {
    throw new AppError("SPENDING_LIMIT", { data: { limitMicro: limit, spentMicro: spent } });
  }
  const { id: orderId, amountPayableMicro: amountMicro } = order;
  await rows.insertOrder(tx, { orderId, keyId: apiKey.id, amountMicro, createdAt: now });
}
