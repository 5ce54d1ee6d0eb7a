// The sandbox provider: pays with play money, but signs its notices and misbehaves as real ones do.

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentNotice, PaymentProvider, PaymentRequest } from "./provider";

/** How old a signed notice may be: what the known providers allow. */
export const NOTICE_TOLERANCE_MS = 300_000;
export const SIGNATURE_HEADER = "x-sandbox-signature";

const notice = z.object({
  noticeId: z.string().min(1).max(64),
  paymentId: z.string().min(1).max(64),
  kind: z.enum(["succeeded", "failed"]),
  currency: z.string(),
  amountMicro: z.number().int(),
});

function sign(secret: string, time: number, body: string): string {
  return createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}

/** The body and the header of a notice as the sandbox sends them. */
export function signedNotice(secret: string, content: Omit<PaymentNotice, "noticeId">, now: Date) {
  const body = JSON.stringify({ noticeId: randomUUID(), ...content });
  const time = now.getTime();
  return { body, headers: { [SIGNATURE_HEADER]: `t=${time},v1=${sign(secret, time, body)}` } };
}

function isSigned(secret: string, body: string, header: string | null, now: Date): boolean {
  const match = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (!match) return false;
  const [, time = "", signature = ""] = match;
  if (Math.abs(now.getTime() - Number(time)) > NOTICE_TOLERANCE_MS) return false;
  return timingSafeEqual(Buffer.from(sign(secret, Number(time), body), "hex"), Buffer.from(signature, "hex"));
}

/** The link carries all that the sandbox's page needs, signed, so that the page keeps no state. */
export function sealRequest(secret: string, request: PaymentRequest): string {
  const payload = Buffer.from(JSON.stringify(request)).toString("base64url");
  return `${payload}.${createHmac("sha256", secret).update(payload).digest("base64url")}`;
}

export function openRequest(secret: string, sealed: string): PaymentRequest | null {
  const [payload = "", seal = ""] = sealed.slice(0, 4096).split(".");
  const right = createHmac("sha256", secret).update(payload).digest();
  const given = Buffer.from(seal, "base64url");
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as PaymentRequest;
}

export function createSandboxProvider({ secret, pageUrl }: { secret: string; pageUrl: string }): PaymentProvider {
  return {
    payUrl: (request) => Promise.resolve(`${pageUrl}?request=${sealRequest(secret, request)}`),
    readNotice(body, headers, now) {
      const text = Buffer.from(body).toString("utf8");
      if (!isSigned(secret, text, headers.get(SIGNATURE_HEADER), now)) return null;
      try {
        return notice.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}
