// Events of test orders, which the person's test webhooks alone are told of.

import type { ListedOrder } from "@/lib/contracts/order";
import type { WebhookEventType } from "@/lib/contracts/webhook";
import type { OrderStatus } from "@/lib/core/order/states";
import type { Transaction } from "@/lib/server/db/client";
import { announce } from "./announce";

interface Told {
  readonly types: readonly WebhookEventType[];
  /** The status before a move. */
  readonly from?: OrderStatus;
  readonly at: Date;
}

/** `personId`: whose sandbox it is. */
export async function announceSandboxOrder(
  tx: Transaction,
  personId: string,
  order: ListedOrder,
  { types, from, at }: Told,
): Promise<void> {
  const data = from === undefined ? { order } : { order, previousStatus: from };
  await announce(tx, { accountId: personId, isTest: true, at }, types, () => Promise.resolve(data));
}
