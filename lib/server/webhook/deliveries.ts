// Deliveries of a webhook: listed, sent again, and the event that tests an endpoint.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import {
  DELIVERY_DAYS,
  type listWebhookDeliveries,
  type replayWebhookDelivery,
  TEST_EVENT,
  type WebhookDelivery,
} from "@/lib/contracts/webhook";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { addDelivery, writeEvent } from "./announce";
import * as rows from "./rows";
import { holdOwned, webhookOwner } from "./service";

type Context = RequestContext<Viewer>;

const toDelivery = ({ delivery, event }: rows.WholeDelivery): WebhookDelivery => ({
  deliveryId: delivery.id,
  eventId: event.id,
  type: event.type,
  state: delivery.state,
  isReplay: delivery.isReplay,
  createTime: delivery.createdAt.toISOString(),
  nextAttemptTime: delivery.nextAttemptAt?.toISOString() ?? null,
  attempts: [...delivery.attempts],
  body: event.body,
});

export async function list(deps: Deps, input: ParsedInputOf<typeof listWebhookDeliveries>, context: Context) {
  const endpoint = await rows.findOwned(deps.db, webhookOwner(context), input.webhookId);
  if (!endpoint) throw new AppError("NOT_FOUND");
  const { found, total } = await rows.listDeliveries(deps.db, endpoint.id, input);
  return { rows: found.map(toDelivery), total };
}

type Input = ParsedInputOf<typeof replayWebhookDelivery>;

export async function replay(deps: Deps, input: Input, context: Context): Promise<WebhookDelivery> {
  const { accountId } = webhookOwner(context);
  const request = { accountId, key: context.idempotencyKey, operation: "webhook.replay", input };
  return once(deps.db, request, async (tx) => {
    const { id: endpointId, isEnabled } = await holdOwned(tx, input.webhookId, context);
    const found = await rows.findDelivery(tx, endpointId, input.deliveryId);
    if (!found) throw new AppError("NOT_FOUND");
    if (!isEnabled) throw new AppError("MOVE_NOT_ALLOWED");
    const { event } = found;
    const delivery = await addDelivery(tx, { endpointId, eventId: event.id, at: context.now, isReplay: true });
    return toDelivery({ event, delivery });
  });
}

export async function sendTest(deps: Deps, webhookId: string, context: Context): Promise<WebhookDelivery> {
  const { accountId } = webhookOwner(context);
  const request = { accountId, key: context.idempotencyKey, operation: "webhook.test", input: { webhookId } };
  return once(deps.db, request, async (tx) => {
    const endpoint = await holdOwned(tx, webhookId, context);
    if (!endpoint.isEnabled) throw new AppError("MOVE_NOT_ALLOWED");
    const { isTest } = endpoint;
    const event = { accountId, type: TEST_EVENT, isTest, at: context.now, data: { webhookId } } as const;
    const [written] = await writeEvent(tx, event, [endpoint]);
    if (!written) throw new Error("no delivery was written");
    return toDelivery(written);
  });
}

/** Removes events whose time is over, with their deliveries. */
export const forgetEvents = ({ db }: Pick<Deps, "db">, now: Date): Promise<void> =>
  rows.removeBefore(db, new Date(now.getTime() - DELIVERY_DAYS * 24 * 3600_000));
