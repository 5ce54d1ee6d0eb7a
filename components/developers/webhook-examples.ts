// Programs that check a webhook's signature; a test runs them as they stand.

const NODE_IMPORT = 'import { createHmac, timingSafeEqual } from "node:crypto";';

export const NODE_VERIFIER = `${NODE_IMPORT}

/** Throws unless the request is ours and at most five minutes old. body: the bytes as they came. */
export function verifyWebhook(body, headers, secret) {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) throw new Error("too old");
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const isOurs = headers["webhook-signature"].split(" ").some((each) => {
    const [version, signature] = each.split(",");
    const given = Buffer.from(signature ?? "", "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) throw new Error("wrong signature");
  return JSON.parse(body);
}`;

export const PYTHON_VERIFIER = `import base64
import hashlib
import hmac
import json
import time


def verify_webhook(body: bytes, headers: dict, secret: str) -> dict:
    """Raises ValueError unless the request is ours and at most five minutes old."""
    message_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("too old")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    given = [each.removeprefix("v1,") for each in headers["webhook-signature"].split(" ")]
    if not any(hmac.compare_digest(each, expected) for each in given):
        raise ValueError("wrong signature")
    return json.loads(body)`;

/** A request as it comes. */
export const WEBHOOK_REQUEST = `POST /hooks HTTP/1.1
content-type: application/json
webhook-id: evt_01…
webhook-timestamp: 1795233600
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "type": "order.shipped",
  "timestamp": "2026-11-21T04:00:00.000Z",
  "version": 1,
  "isTest": false,
  "data": { "order": { "orderId": "…", "status": "Shipped", … }, "previousStatus": "Processed" }
}`;
