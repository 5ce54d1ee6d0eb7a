// A move of an order: as the state machine allows it, with its row in the log and the webhooks that tell of it.

import type { Transaction } from "@/lib/server/db/client";
import { announceMove } from "@/lib/server/webhook/order-events";
import * as rows from "./rows";

/**
 * Moves an order that is still where the caller saw it; false where it is not. MOVE_NOT_ALLOWED for a move that no order
 * makes, or not by this actor.
 */
export async function moveOrder(tx: Transaction, order: rows.OrderRow, move: rows.AllowedMove): Promise<boolean> {
  if (!(await rows.moveOrder(tx, order, move))) return false;
  await announceMove(tx, order, move);
  return true;
}
