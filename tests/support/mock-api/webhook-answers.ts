// Answers about webhooks and test data.

import type { Answer, Answers } from "./answer";

export const WEBHOOK: Answer<"listWebhooks">["rows"][number] = {
  ...{ webhookId: "web_1", url: "https://shop.example.com/hooks", description: "Shop", isTest: false },
  ...{ events: ["order.paid", "order.shipped"], isEnabled: true, disabledTime: null, failingSince: null },
  ...{ oldSecretUntil: null, createTime: "2026-11-20T08:00:00.000Z" },
};

const delivery: Answer<"listWebhookDeliveries">["rows"][number] = {
  ...{ deliveryId: "del_1", eventId: "evt_1", type: "order.paid", state: "delivered", isReplay: false },
  ...{ createTime: "2026-11-21T08:00:00.000Z", nextAttemptTime: null, body: '{"type":"order.paid"}' },
  attempts: [{ at: "2026-11-21T08:00:01.000Z", status: 204, durationMs: 84, error: null, answer: "" }],
};

const testOrder: Answer<"advanceSandboxOrder"> = {
  ...{ orderId: "ord_t1", orderNumber: "TEST-1", status: "Paid", title: "Amplifier", quantity: 50 },
  ...{ currency: "USD", amountPayableMicro: 39_250_000, orderDate: "2026-11-21T08:00:00.000Z" },
};

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

export const WEBHOOK_ANSWERS = {
  listWebhooks: { rows: [WEBHOOK], total: 1 },
  createWebhook: { ...WEBHOOK, secret },
  updateWebhook: WEBHOOK,
  deleteWebhook: {},
  rotateWebhookSecret: { ...WEBHOOK, oldSecretUntil: "2026-11-22T04:00:00.000Z", secret },
  listWebhookDeliveries: { rows: [delivery], total: 1 },
  replayWebhookDelivery: { ...delivery, deliveryId: "del_2", state: "waiting", isReplay: true, attempts: [] },
  testWebhook: { ...delivery, deliveryId: "del_3", type: "webhook.test", state: "waiting", attempts: [] },
  listSandboxOrders: { rows: [testOrder], total: 1 },
  advanceSandboxOrder: { ...testOrder, status: "Reviewed" },
  deleteSandboxData: { orders: 1 },
} satisfies Partial<Answers>;
