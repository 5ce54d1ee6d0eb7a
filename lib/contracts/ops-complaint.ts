// Complaints at the desk: seen, and decided once.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { adminArea, adminFile, adminList } from "./ops";
import { amountMicro, currency, id, integer, text } from "./values";

export const COMPLAINT_STATES = ["open", "refunded", "remade", "declined"] as const;
export const complaintState = z.enum(COMPLAINT_STATES);

export const adminComplaint = z.object({
  complaintId: id,
  orderId: id,
  orderNumber: z.string(),
  area: adminArea,
  customer: z.string(),
  currency,
  reason: z.string(),
  wish: z.string(),
  text: z.string(),
  files: z.array(adminFile),
  state: complaintState,
  answer: z.string(),
  refundMicro: z.nullable(amountMicro),
  /** Amount that has not been refunded yet: the largest possible refund. */
  refundableMicro: amountMicro,
  remakeOrderId: z.nullable(id),
  at: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type AdminComplaint = z.infer<typeof adminComplaint>;

export const listAdminComplaints = endpoint({
  method: "GET",
  path: "/api/ops/complaint/list",
  access: "staff",
  summary: "Complaints: open ones first, oldest first",
  input: z.extend(adminList, { state: z.optional(complaintState) }),
  output: z.object({ rows: z.array(adminComplaint), total: z.int(), count: z.record(z.string(), z.int()) }),
});

/** STALE_VERSION where it was decided before; INVALID_INPUT for a refund of nothing or of more than can be given back. */
export const decideAdminComplaint = endpoint({
  method: "POST",
  path: "/api/ops/complaint/decide",
  access: "staff",
  idempotent: true,
  summary: "Resolves a complaint: refund, remake at no charge, or decline with an answer",
  input: z.object({
    complaintId: id,
    decision: z.enum(["refund", "remake", "decline"]),
    /** The customer reads it. */
    answer: text(1, 2000),
    amountMicro: z.optional(z.pipe(integer, z.int().check(z.gte(10_000), z.multipleOf(10_000)))),
  }),
  output: z.object({ state: complaintState, remakeOrderId: z.nullable(id) }),
});
