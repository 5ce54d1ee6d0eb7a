// Signatures, read by the verifier of the Standard Webhooks project.

import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { nextAttempt, PAUSES_MS } from "@/lib/server/webhook/delivery-job";
import { validSecrets, webhookSecret } from "@/lib/server/webhook/secrets";
import { signedHeaders } from "@/lib/server/webhook/sign";

const body = '{"type":"order.paid","data":{"title":"放大器 é"}}';

describe("a signature", () => {
  it("is the one of the specification's example", () => {
    // github.com/standard-webhooks/standard-webhooks, spec and the tests of its libraries
    const headers = signedHeaders(
      { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' },
      ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      new Date(1_614_265_330_000),
    );
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    expect(headers["webhook-timestamp"]).toBe("1614265330");
  });

  it("is accepted with either of two secrets, and with no other", () => {
    const now = new Date();
    const [one, two] = [webhookSecret("installation", "web_1", 1), webhookSecret("installation", "web_1", 2)];
    const headers = signedHeaders({ id: "evt_1", body }, [two, one], now);
    expect(new Webhook(one).verify(body, headers)).toEqual(JSON.parse(body));
    expect(new Webhook(two).verify(body, headers)).toEqual(JSON.parse(body));
    const other = new Webhook(webhookSecret("installation", "web_2", 1));
    expect(() => other.verify(body, headers)).toThrow(WebhookVerificationError);
    expect(() => new Webhook(one).verify(body.replace("paid", "sent"), headers)).toThrow(WebhookVerificationError);
    expect(() => new Webhook(one).verify(body, { ...headers, "webhook-id": "evt_2" })).toThrow();
  });

  it("of an old request is refused", () => {
    const secret = webhookSecret("installation", "web_1", 1);
    const headers = signedHeaders({ id: "evt_1", body }, [secret], new Date(Date.now() - 600_000));
    expect(() => new Webhook(secret).verify(body, headers)).toThrow(WebhookVerificationError);
  });
});

it("the secret before the newest is valid until its time is over", () => {
  const now = new Date("2026-11-21T04:00:00Z");
  const row = { id: "web_1", secretVersion: 3, oldSecretUntil: new Date(now.getTime() + 1) };
  expect(validSecrets("i", row, now)).toEqual([webhookSecret("i", "web_1", 3), webhookSecret("i", "web_1", 2)]);
  expect(validSecrets("i", row, new Date(now.getTime() + 1))).toEqual([webhookSecret("i", "web_1", 3)]);
  expect(validSecrets("i", { ...row, oldSecretUntil: null }, now)).toHaveLength(1);
});

it("attempts end within three days", () => {
  const now = new Date(0);
  expect(PAUSES_MS.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(72 * 3600_000);
  expect(nextAttempt(1, now, 0)?.getTime()).toBe(5000);
  expect(nextAttempt(1, now, 0.999)?.getTime()).toBeGreaterThanOrEqual(4500);
  expect(nextAttempt(PAUSES_MS.length, now, 0)).not.toBeNull();
  expect(nextAttempt(PAUSES_MS.length + 1, now, 0)).toBeNull();
});
