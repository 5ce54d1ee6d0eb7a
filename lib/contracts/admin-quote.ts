// Quotes that staff start for a customer. The customer alone accepts and pays what comes of them.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { adminArea } from "./ops";
import { pcbSpecificationInput } from "./pcb";
import { amountMicro, currency, id, text } from "./values";

const started = z.object({ quoteId: id, quoteNumber: z.string() });

export const MAX_QUOTE_NAME = 200;
export const MAX_QUOTE_REMARK = 500;

/** NOT_FOUND for an account that does not exist or is closed. */
export const startCustomerQuote = endpoint({
  method: "POST",
  path: "/api/ops/customer/quote",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Starts a quote of a bare board for a customer, who is emailed",
  input: z.object({
    accountId: id,
    area: adminArea,
    projectName: z._default(text(0, MAX_QUOTE_NAME), ""),
    /** The customer reads it with the quote. */
    remark: z._default(text(0, MAX_QUOTE_REMARK), ""),
    /** Options that are left out take their default. */
    board: pcbSpecificationInput,
  }),
  output: started,
});

/**
 * A new quote of the same specification, files and parts list, for the customer and the market area of the original.
 * MOVE_NOT_ALLOWED for a quote that still waits for its price.
 */
export const copyCustomerQuote = endpoint({
  method: "POST",
  path: "/api/ops/quote/copy",
  access: "staff",
  idempotent: true,
  summary: "Repeats a customer's quote for the same customer, who is emailed",
  input: z.object({ id }),
  output: started,
});

const similarQuote = z.object({
  quoteId: id,
  quoteNumber: z.string(),
  projectName: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** Pieces, panels counted as one. */
  quantity: z.int(),
  /** All pieces together. */
  areaM2: z.number(),
  /** All boards, without parts and assembly. */
  boardsMicro: amountMicro,
  /** When it was priced. */
  at: z.string(),
  isOrdered: z.boolean(),
});
export type AdminSimilarQuote = z.infer<typeof similarQuote>;

export const listSimilarQuotes = endpoint({
  method: "GET",
  path: "/api/ops/quote/similar/{id}",
  access: "staff",
  summary: "Earlier prices of similar boards: same layers and finish, half to twice the area; at most ten",
  input: z.object({ id }),
  output: z.object({ currency, rows: z.array(similarQuote) }),
});
