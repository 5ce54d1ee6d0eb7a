// Kinds of jobs with their payloads: IDs rather than records, which may have changed when the job runs.

import * as z from "zod";
import { CODE_PURPOSES, type CodePurpose } from "@/lib/contracts/account-access";
import type { Locale, MarketArea } from "@/lib/core/market/area";

export type JobPayloads = {
  /** Sends a message. `isForgotten`: nothing of it is kept afterwards. `unsubscribe`: address that ends a subscription. */
  mail: { mailId: string; isForgotten: boolean; unsubscribe?: string };
  /** Makes a one-time code and writes the message that has it, where a code is of use to that contact. */
  "contact-code": { contact: string; purpose: CodePurpose; area: MarketArea; locale: Locale };
  /** Writes a person's daily digest of notifications. */
  "notification.digest": { accountId: string };
  /** Closes a payment at its provider. */
  "payment.close": { paymentId: string };
  /** Checks the files of an order. */
  "order-check": { orderId: string };
  /** Writes the product's own part catalog into the database. */
  "part.fill": { extent: "full" | "sample" };
  /** Sends an event to a customer's endpoint; attempts count from 1. */
  "webhook.deliver": { deliveryId: string; attempt: number };
  /** Reads a distributor's part list, or applies it. */
  "part.list": { listId: string; act: "read" | "apply" };
};

export type JobKind = keyof JobPayloads;

const SCHEMAS: { [Kind in JobKind]: z.ZodType<JobPayloads[Kind]> } = {
  mail: z.object({ mailId: z.string(), isForgotten: z.boolean(), unsubscribe: z.url().optional() }),
  "contact-code": z.object({
    contact: z.string(),
    purpose: z.enum(CODE_PURPOSES),
    area: z.enum(["en-US", "zh-CN"]),
    locale: z.enum(["en", "zh"]),
  }),
  "notification.digest": z.object({ accountId: z.string() }),
  "payment.close": z.object({ paymentId: z.string() }),
  "order-check": z.object({ orderId: z.string() }),
  "part.fill": z.object({ extent: z.enum(["full", "sample"]) }),
  "webhook.deliver": z.object({ deliveryId: z.string(), attempt: z.int().positive() }),
  "part.list": z.object({ listId: z.string(), act: z.enum(["read", "apply"]) }),
};

/** A job in the table may be of another version of the program. */
export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(SCHEMAS, kind);
}

/** Throws ZodError where the payload is not one of this kind. */
export function parsePayload<Kind extends JobKind>(kind: Kind, payload: unknown): JobPayloads[Kind] {
  return SCHEMAS[kind].parse(payload);
}
