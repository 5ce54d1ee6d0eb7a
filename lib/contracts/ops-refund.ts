// Refunds at the desk: all of them, and the ones that a person has to send.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { adminArea } from "./ops";
import { amountMicro, currency, id, nothing, paging, text } from "./values";

export const REFUND_STATES = ["due", "sent", "byHand", "refused"] as const;
export const refundState = z.enum(REFUND_STATES);

export const adminRefund = z.object({
  refundId: id,
  orderId: id,
  orderNumber: z.string(),
  area: adminArea,
  currency,
  amountMicro,
  part: z.string(),
  method: z.string(),
  provider: z.string(),
  reason: z.string(),
  /** `order`, or the complaint that it answers. */
  cause: z.string(),
  state: refundState,
  attempts: z.int(),
  reference: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  at: z.string(),
  sentAt: z.nullable(z.string()),
});
export type AdminRefund = z.infer<typeof adminRefund>;

export const listAdminRefunds = endpoint({
  method: "GET",
  path: "/api/ops/refund/list",
  access: "staff",
  summary: "Refunds: manual ones first, oldest first",
  input: z.extend(paging, { state: z.optional(refundState), area: z.optional(adminArea) }),
  output: z.object({ rows: z.array(adminRefund), total: z.int(), count: z.record(z.string(), z.int()) }),
});

/** STALE_VERSION where it is not waiting for a person any more. */
export const markAdminRefund = endpoint({
  method: "POST",
  path: "/api/ops/refund/sent",
  access: "staff",
  summary: "Marks a manual refund as sent, with the bank reference",
  input: z.object({ refundId: id, reference: text(1, 100) }),
  output: nothing,
});
