// Signatures of Standard Webhooks 1.0.0 (github.com/standard-webhooks/standard-webhooks).

import { createHmac } from "node:crypto";

const bytesOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

interface Message {
  readonly id: string;
  readonly body: string;
}

/** Headers of a request: a signature for each secret, any of which the receiver may know. */
export function signedHeaders({ id, body }: Message, secrets: readonly string[], now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const digest = createHmac("sha256", bytesOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
    return `v1,${digest}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
