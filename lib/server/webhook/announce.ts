// Events of customers: written with their deliveries in the transaction of the change that they tell of.

import type { WebhookEventType } from "@/lib/contracts/webhook";
import type { Transaction } from "@/lib/server/db/client";
import { newId } from "@/lib/server/ids";
import { enqueue } from "@/lib/server/jobs/queue";
import { DELIVERY_JOB, laneOf } from "./delivery-job";
import * as rows from "./rows";

/** Version of the body's form; another one where a field changes its meaning or goes. */
export const PAYLOAD_VERSION = 1;

interface Announced {
  readonly accountId: string;
  readonly isTest: boolean;
  readonly at: Date;
}

export interface WebhookEvent extends Announced {
  readonly type: WebhookEventType;
  readonly data: Readonly<Record<string, unknown>>;
}

const bodyOf = ({ type, at, isTest, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), version: PAYLOAD_VERSION, isTest, data });

/** Writes an event with a delivery to each of the endpoints, and the jobs that send them. */
export async function writeEvent(
  tx: Transaction,
  event: WebhookEvent,
  endpoints: readonly rows.EndpointRow[],
): Promise<rows.WholeDelivery[]> {
  const { accountId, type, isTest, at } = event;
  const written = { id: `evt_${newId()}`, accountId, type, isTest, body: bodyOf(event), createdAt: at };
  await rows.insertEvent(tx, written);
  const deliveries: rows.WholeDelivery[] = [];
  for (const { id: endpointId } of endpoints) {
    deliveries.push({ event: written, delivery: await addDelivery(tx, { endpointId, eventId: written.id, at }) });
  }
  return deliveries;
}

type NewDelivery = { endpointId: string; eventId: string; at: Date; isReplay?: boolean };

/** A delivery that is due at once, with its job. */
export async function addDelivery(tx: Transaction, { endpointId, eventId, at, isReplay = false }: NewDelivery) {
  const delivery = { id: newId(), endpointId, eventId, isReplay, nextAttemptAt: at, createdAt: at };
  const row = await rows.insertDelivery(tx, delivery);
  await enqueue(tx, {
    kind: DELIVERY_JOB,
    payload: { deliveryId: row.id, attempt: 1 },
    runAt: at,
    owner: laneOf(endpointId),
  });
  return row;
}

/**
 * Tells the endpoints of an account that listen to any of the types, each of those that it listens to. `describe` makes
 * the data and is called only where somebody listens.
 */
export async function announce(
  tx: Transaction,
  { accountId, isTest, at }: Announced,
  types: readonly WebhookEventType[],
  describe: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> {
  const enabled = await rows.listEnabled(tx, accountId, isTest);
  const listening = (type: WebhookEventType) => enabled.filter(({ events }) => events.includes(type));
  const heard = types.filter((type) => listening(type).length > 0);
  if (heard.length === 0) return;
  const data = await describe();
  for (const type of heard) await writeEvent(tx, { accountId, isTest, at, type, data }, listening(type));
}
