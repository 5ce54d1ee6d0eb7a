// The boards of an order or a quote for staff: measured beside ordered, and what the check of the files found.

import * as z from "zod/mini";
import { MEASURED_FACTS } from "@/lib/core/order/measured-facts";
import { OWNED_RECORDS } from "./admin-record";
import { endpoint } from "./endpoint";
import { id } from "./values";

const numbers = z.nullable(z.array(z.number()));

const adminBoard = z.object({
  /** Position of the order's line, from 0; 0 for a quote. */
  line: z.int(),
  /** In a quote of several boards, the board's index from 0. */
  board: z.int(),
  boardName: z.string(),
  fileName: z.string(),
  /** Null where the files were not read as a board. */
  projectId: z.nullable(id),
  facts: z.array(
    z.object({
      fact: z.enum(MEASURED_FACTS),
      measured: numbers,
      ordered: numbers,
      state: z.enum(["same", "differs", "info"]),
    }),
  ),
  /** Questions about the files, and when the customer confirmed each; null if unanswered. */
  questions: z.array(z.object({ code: z.string(), confirmedAt: z.nullable(z.string()) })),
  /** Null before the first check. */
  dfm: z.nullable(
    z.object({
      checkedAt: z.string(),
      counts: z.object({ risk: z.int(), warning: z.int(), notice: z.int() }),
    }),
  ),
});
export type AdminBoard = z.infer<typeof adminBoard>;

export const listRecordBoards = endpoint({
  method: "GET",
  path: "/api/ops/board/list",
  access: "staff",
  summary: "The boards of an order or a quote: measured and ordered facts, and the DFM verdict",
  input: z.object({ record: z.enum(OWNED_RECORDS), id }),
  output: z.object({ rows: z.array(adminBoard) }),
});
