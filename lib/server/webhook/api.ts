// The endpoints of webhooks.

import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from "@/lib/contracts/webhook";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as deliveries from "./deliveries";
import * as webhooks from "./service";

export const webhookRoutes = (deps: Deps) => [
  serve(listWebhooks, (_input, context) => webhooks.list(deps, context)),
  serve(createWebhook, (input, context) => webhooks.create(deps, input, context)),
  serve(updateWebhook, (input, context) => webhooks.update(deps, input, context)),
  serve(deleteWebhook, ({ webhookId }, context) => webhooks.remove(deps, webhookId, context)),
  serve(rotateWebhookSecret, ({ webhookId }, context) => webhooks.rotate(deps, webhookId, context)),
  serve(listWebhookDeliveries, (input, context) => deliveries.list(deps, input, context)),
  serve(replayWebhookDelivery, (input, context) => deliveries.replay(deps, input, context)),
  serve(testWebhook, ({ webhookId }, context) => deliveries.sendTest(deps, webhookId, context)),
];
