// Quotes that staff start for a customer. The customer alone accepts and pays what comes of them.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { adminArea } from "./ops";
import { pcbSpecificationInput } from "./pcb";
import { id, text } from "./values";

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
