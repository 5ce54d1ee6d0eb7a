// Sending of events: one attempt of a delivery per job.

import { FAILING_DAYS, type WebhookAttempt } from "@/lib/contracts/webhook";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { DELIVERY_JOB, laneOf, nextAttempt } from "./delivery-job";
import { mailDisabled } from "./mails";
import * as rows from "./rows";
import { validSecrets } from "./secrets";
import { signedHeaders } from "./sign";

const FAILING_MS = FAILING_DAYS * 24 * 3600_000;
/** The receiver's word that it is gone for good (Standard Webhooks). */
const GONE = 410;

type ToSend = NonNullable<Awaited<ReturnType<typeof rows.findToSend>>>;
type Parts = Pick<Deps, "db" | "now" | "environment" | "webhookSender" | "webhookKey">;

const isDelivered = ({ status }: WebhookAttempt) => status !== null && status >= 200 && status < 300;

async function attemptOf(deps: Parts, { event, endpoint }: ToSend): Promise<WebhookAttempt> {
  const now = deps.now();
  const signed = signedHeaders(event, validSecrets(deps.webhookKey, endpoint, now), now);
  const headers = { "content-type": "application/json", "user-agent": "Boardwright-Webhooks/1", ...signed };
  const sent = await deps.webhookSender.send({ url: endpoint.url, headers, body: event.body });
  return { at: now.toISOString(), ...sent };
}

/** The endpoint after an attempt; `mustEnd` where it is switched off by it. */
function healthAfter({ failingSince }: rows.EndpointRow, attempt: WebhookAttempt, now: Date) {
  if (isDelivered(attempt)) return { failingSince: null, mustEnd: false };
  const since = failingSince ?? now;
  return { failingSince: since, mustEnd: attempt.status === GONE || now.getTime() - since.getTime() >= FAILING_MS };
}

/**
 * The handler of delivery jobs. An attempt that is recorded already is not made again; a process that ends between the
 * request and its record repeats it under the same `webhook-id`.
 */
export const createDeliveryHandler =
  (deps: Parts, random: () => number = Math.random): JobHandler<typeof DELIVERY_JOB> =>
  async ({ deliveryId, attempt: number }) => {
    const found = await rows.findToSend(deps.db, deliveryId);
    if (!found || found.delivery.state !== "waiting" || found.delivery.attempts.length >= number) return;
    if (!found.endpoint.isEnabled) return rows.endDelivery(deps.db, deliveryId);
    const attempt = await attemptOf(deps, found);
    const now = deps.now();
    await withTransaction(deps.db, async (tx) => {
      const endpoint = await rows.lock(tx, found.endpoint.id);
      if (!endpoint) return;
      const { failingSince, mustEnd } = healthAfter(endpoint, attempt, now);
      const next = isDelivered(attempt) || mustEnd ? null : nextAttempt(number, now, random());
      const state = isDelivered(attempt) ? "delivered" : next === null ? "failed" : "waiting";
      await rows.addAttempt(tx, deliveryId, attempt, { state, nextAttemptAt: next });
      if (next) {
        const payload = { deliveryId, attempt: number + 1 };
        await enqueue(tx, { kind: DELIVERY_JOB, payload, runAt: next, owner: laneOf(endpoint.id) });
      }
      const isEnding = mustEnd && endpoint.isEnabled;
      const ended = isEnding ? { isEnabled: false, disabledAt: now } : {};
      await rows.update(tx, endpoint.id, { failingSince, ...ended });
      if (isEnding) await mailDisabled(deps, tx, endpoint);
    });
  };
