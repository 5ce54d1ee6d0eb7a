// Items for sale: each kind's specification and price, as cart and orders show them.

import * as z from "zod/mini";
import { partSpecification, partSpecificationInput } from "./part";
import { pcbPrice, pcbSpecification, pcbSpecificationInput } from "./pcb";
import { stencilSpecification, stencilSpecificationInput } from "./stencil";
import { quotedPrice, quotedSpecification } from "./pcba";
import { id, jsonField } from "./values";

export const itemType = z.enum(["BomQuote", "Custom", "Stencil", "Normal"]);

/** A board. */
export const customContent = z.object({
  itemType: z.literal("Custom"),
  specification: pcbSpecification,
  price: pcbPrice,
});

/** The request's specification of a board; an omitted option takes its default. */
export const customInput = z.object({
  itemType: z.literal("Custom"),
  specification: jsonField(pcbSpecificationInput),
});

export const stencilContent = z.object({
  itemType: z.literal("Stencil"),
  specification: stencilSpecification,
  price: pcbPrice,
});

export const stencilInput = z.object({
  itemType: z.literal("Stencil"),
  specification: jsonField(stencilSpecificationInput),
});

/** Assembled boards, as they were quoted. They get into the cart by their quote and no other way. */
export const bomQuoteContent = z.object({
  itemType: z.literal("BomQuote"),
  specification: z.extend(quotedSpecification, {
    quoteId: id,
    quoteNumber: z.string(),
    /** Boards in all. */
    quantity: z.int(),
    /** The first moment at which the quote no longer stands; none before it was offered. */
    expiresAt: z.optional(z.string()),
    /** A part in it whose price and stock are invented: only play money buys it. */
    sampleMpn: z.optional(z.string()),
  }),
  price: quotedPrice,
});

/** A part, bought alone. */
export const normalContent = z.object({
  itemType: z.literal("Normal"),
  specification: partSpecification,
  price: pcbPrice,
});

export const normalInput = z.object({
  itemType: z.literal("Normal"),
  specification: jsonField(partSpecificationInput),
});
