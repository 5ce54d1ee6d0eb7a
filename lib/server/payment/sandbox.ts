// The sandbox provider: pays with play money, but signs its notices, keeps books and misbehaves as real ones do.

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Database } from "@/lib/server/db/client";
import type { PaymentNotice, PaymentProvider, PaymentRequest, PaymentEvent } from "./provider";
import { findEntry, noteRefund, noteState } from "./sandbox-books";
import { isSigned, signatureHeader } from "./signature";

export const SIGNATURE_HEADER = "x-sandbox-signature";

const notice = z.object({
  noticeId: z.string().min(1).max(64),
  paymentId: z.string().min(1).max(64),
  kind: z.enum(["succeeded", "failed"]),
  currency: z.string(),
  amountMicro: z.number().int(),
});
type NoticeContent = Omit<z.infer<typeof notice>, "noticeId">;

/** The body and the header of a notice as the sandbox sends them. */
export function signedNotice(secret: string, content: NoticeContent, now: Date) {
  const body = JSON.stringify({ noticeId: randomUUID(), ...content });
  return { body, headers: { [SIGNATURE_HEADER]: signatureHeader(secret, body, now) } };
}

/** The link carries all that the sandbox's page shows, signed, so that nobody makes one of their own. */
export function sealRequest(secret: string, request: PaymentRequest): string {
  const payload = Buffer.from(JSON.stringify(request)).toString("base64url");
  return `${payload}.${createHmac("sha256", secret).update(payload).digest("base64url")}`;
}

export function openRequest(secret: string, sealed: string): PaymentRequest | null {
  const [payload = "", seal = ""] = sealed.slice(0, 4096).split(".");
  const right = createHmac("sha256", secret).update(payload).digest();
  const signature = Buffer.from(seal, "base64url");
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as PaymentRequest;
}

async function findEvent(db: Database, paymentId: string): Promise<PaymentEvent | "open"> {
  const entry = await findEntry(db, paymentId);
  if (!entry) return "open";
  const { currency, amountMicro, state } = entry;
  if (state === "succeeded") return { kind: "succeeded", currency, amountMicro, chargeReference: paymentId };
  return { kind: state === "failed" ? "failed" : "expired", currency, amountMicro };
}

function readWebhook(secret: string, body: Uint8Array, headers: Headers, now: Date): PaymentNotice | null {
  const text = Buffer.from(body).toString("utf8");
  if (!isSigned(secret, text, headers.get(SIGNATURE_HEADER), now)) return null;
  try {
    const event = notice.parse(JSON.parse(text));
    return event.kind === "succeeded"
      ? { ...event, kind: "succeeded", chargeReference: event.paymentId }
      : { ...event, kind: "failed" };
  } catch {
    return null;
  }
}

type Settings = { secret: string; pageUrl: string; db: Database };

export function createSandboxProvider({ secret, pageUrl, db }: Settings): PaymentProvider {
  return {
    methods: ["sandbox"],
    open: (request) =>
      Promise.resolve({
        reference: request.paymentId,
        payUrl: `${pageUrl}?request=${sealRequest(secret, request)}`,
      }),
    readWebhook: (body, headers, now) => readWebhook(secret, body, headers, now),
    findEvent: ({ paymentId }) => findEvent(db, paymentId),
    async close({ paymentId, currency, amountMicro }) {
      await noteState(db, { id: paymentId, currency, amountMicro }, "closed");
    },
    async refund({ paymentId, currency, amountMicro }) {
      await noteRefund(db, { id: paymentId, currency, amountMicro });
      return { state: "sent", reference: paymentId };
    },
  };
}
