// Webhooks for API tests: a sender that keeps what it is given, and the jobs that give it to it.

import { createJobRunner } from "@/lib/server/jobs/runner";
import { createDeliveryHandler } from "@/lib/server/webhook/deliver";
import { DELIVERY_JOB } from "@/lib/server/webhook/delivery-job";
import type { Sent, WebhookRequest, WebhookSender } from "@/lib/server/webhook/sender";
import type { TestApi } from "./api";

export interface SentEvent {
  readonly type: string;
  readonly isTest: boolean;
  readonly version: number;
  readonly timestamp: string;
  readonly data: Record<string, Record<string, unknown>>;
}

export const DELIVERED: Sent = { status: 204, durationMs: 12, error: null, answer: "" };

interface Recorder {
  outcome: Sent;
  readonly requests: WebhookRequest[];
  readonly events: () => SentEvent[];
  readonly types: () => string[];
  readonly sender: WebhookSender;
}

/** `outcome` is what the receiver answers from then on. */
export function recordingSender(): Recorder {
  const requests: WebhookRequest[] = [];
  const recorder: Recorder = {
    outcome: DELIVERED,
    requests,
    events: (): SentEvent[] => requests.map(({ body }) => JSON.parse(body) as SentEvent),
    types: (): string[] => recorder.events().map(({ type }) => type),
    sender: {
      rules: { ports: [443], allowsLoopback: false },
      send: (request) => {
        requests.push(request);
        return Promise.resolve(recorder.outcome);
      },
    },
  };
  return recorder;
}

/** Makes every attempt that is due now. */
export const sendDue = (api: TestApi): Promise<void> =>
  createJobRunner({
    ...{ db: api.db, log: api.deps.log, now: api.deps.now },
    handlers: { [DELIVERY_JOB]: createDeliveryHandler(api.deps, () => 0) },
  }).drain();
