// An order with the quotes that it was placed by, held by whoever may write both.

import { type BomQuoteRow, lockOfOrder } from "@/lib/server/bom/rows";
import type { Transaction } from "@/lib/server/db/client";
import * as rows from "../rows";

export type OrderWithQuotes = { order: rows.OrderRow; quotes: BomQuoteRow[] };

/**
 * Held until the transaction ends, the quotes before their order. Offers, refusals and lapses begin at a quote and come
 * to its order by it, so whoever took the order first would wait for them while they wait for it. Null for no order, and
 * for one that is not the given owner's, of which nothing is held.
 */
export async function holdWithQuotes(
  tx: Transaction,
  orderId: string,
  owner?: rows.OrderOwner,
): Promise<OrderWithQuotes | null> {
  if (owner && !(await rows.findOwned(tx, owner, orderId))) return null;
  const quotes = await lockOfOrder(tx, orderId);
  const order = await rows.lock(tx, orderId);
  return order && { order, quotes };
}
