// A distributor's list at the desk: sent, looked through, and written when staff say so.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { id, nothing } from "./values";

/** reading → read → applying → applied; read → discarded; failed where the file is no such list. */
export const PART_LIST_STATES = ["reading", "read", "applying", "applied", "failed", "discarded"] as const;

const adminPartList = z.object({
  listId: id,
  fileName: z.string(),
  size: z.int(),
  state: z.enum(PART_LIST_STATES),
  /** Columns that are missing, or what else makes it no list; empty where it is one. */
  missing: z.array(z.string()),
  /** Lines by what they are, once it was read; `retired` are parts of the former list that are not in this one. */
  counts: z.object({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    repeated: z.int(),
    refused: z.int(),
    retired: z.int(),
  }),
  /** The first lines that cannot be read, each with the column that is at fault. */
  problems: z.array(z.object({ line: z.int(), column: z.string() })),
  /** Lines read, and parts written, so far. */
  seen: z.int(),
  written: z.int(),
  sentBy: z.string(),
  sentAt: z.string(),
  appliedBy: z.string(),
  appliedAt: z.nullable(z.string()),
});
export type AdminPartList = z.infer<typeof adminPartList>;

export const listAdminPartLists = endpoint({
  method: "GET",
  path: "/api/ops/part/list",
  access: "staff",
  summary: "Uploaded distributor price lists, newest first, and catalog totals",
  input: nothing,
  output: z.object({
    rows: z.array(adminPartList),
    /** Parts with a distributor's price, and with an invented one. */
    imported: z.int(),
    sample: z.int(),
  }),
});
export type AdminPartLists = z.infer<typeof listAdminPartLists.output>;

/** NOT_FOUND for a file that is not the sender's, WRONG_FILE_FORMAT for one that is no text table, IN_PROGRESS while another is at work. */
export const sendAdminPartList = endpoint({
  method: "POST",
  path: "/api/ops/part/list",
  access: "staff",
  body: "json",
  summary: "Checks an uploaded price list without applying it",
  input: z.object({ fileUrl: id }),
  output: z.object({ listId: id }),
});

/** MOVE_NOT_ALLOWED for one that was not read, or has no line that could be written. */
export const applyAdminPartList = endpoint({
  method: "POST",
  path: "/api/ops/part/list/apply",
  access: "staff",
  body: "json",
  summary: "Applies a checked price list; lines with errors are skipped",
  input: z.object({ listId: id }),
  output: nothing,
});

/** MOVE_NOT_ALLOWED for one that is being read or written, or was. */
export const discardAdminPartList = endpoint({
  method: "POST",
  path: "/api/ops/part/list/discard",
  access: "staff",
  body: "json",
  summary: "Discards a checked price list",
  input: z.object({ listId: id }),
  output: nothing,
});
