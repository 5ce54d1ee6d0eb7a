// Internal notes and owners of the records that staff work on. No customer's endpoint carries any of this.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { id, nothing, text } from "./values";

/** Records that have notes; only orders and quotes have an owner. */
export const NOTED_RECORDS = ["order", "quote", "account"] as const;
export const OWNED_RECORDS = ["order", "quote"] as const;

export const MAX_ADMIN_NOTE = 4000;

export const adminNote = z.object({
  noteId: id,
  /** Email of the author; empty where the account is closed. */
  author: z.string(),
  text: z.string(),
  at: z.string(),
});
export type AdminNote = z.infer<typeof adminNote>;

export const staffMember = z.object({ accountId: id, name: z.string(), isMe: z.boolean() });
export type StaffMember = z.infer<typeof staffMember>;

/** Null where nobody has taken the record. */
export const recordOwner = z.nullable(staffMember);

export const addAdminNote = endpoint({
  method: "POST",
  path: "/api/ops/note",
  access: "staff",
  idempotent: true,
  summary: "Adds an internal note to a record; customers never see it",
  input: z.object({ record: z.enum(NOTED_RECORDS), id, text: text(1, MAX_ADMIN_NOTE) }),
  output: z.object({ noteId: id }),
});

/** STALE_VERSION where somebody else owns the record by now; INVALID_INPUT for an owner who is not staff. */
export const setRecordOwner = endpoint({
  method: "POST",
  path: "/api/ops/owner",
  access: "staff",
  summary: "Assigns an order or a quote to a staff member, or to nobody",
  input: z.object({
    record: z.enum(OWNED_RECORDS),
    id,
    /** Empty: nobody. */
    ownerId: z.union([id, z.literal("")]),
    /** The owner that the staff member saw; empty for nobody. */
    from: z._default(z.union([id, z.literal("")]), ""),
  }),
  output: nothing,
});

export const listStaff = endpoint({
  method: "GET",
  path: "/api/ops/staff/list",
  access: "staff",
  summary: "Staff members to whom a record can be assigned",
  input: z.object({}),
  output: z.object({ rows: z.array(staffMember) }),
});
