// Signed bodies as Stripe writes them and the sandbox does too: `t=<time>,v1=<HMAC-SHA256 of "time.body">`.

import { createHmac, timingSafeEqual } from "node:crypto";

/** Tolerance for the age of a signed notification, and for clocks ahead of ours. */
export const NOTICE_TOLERANCE_MS = 300_000;
/** While a secret is changed there are two; more are not read. */
const MAX_SIGNATURES = 5;

/** The hexadecimal signature; `time` in seconds since 1970. */
export function signatureOf(secret: string, time: number, body: string): string {
  return createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}

export function signatureHeader(secret: string, body: string, now: Date): string {
  const time = Math.trunc(now.getTime() / 1000);
  return `t=${time},v1=${signatureOf(secret, time, body)}`;
}

/** True where one of the header's signatures is the body's and its time is near. */
export function isSigned(secret: string, body: string, header: string | null, now: Date): boolean {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("="));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > NOTICE_TOLERANCE_MS) return false;
  const right = Buffer.from(signatureOf(secret, Number(time), body), "hex");
  return parts
    .filter(([name]) => name === "v1")
    .slice(0, MAX_SIGNATURES)
    .some(
      ([, signature = ""]) => /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(right, Buffer.from(signature, "hex")),
    );
}
