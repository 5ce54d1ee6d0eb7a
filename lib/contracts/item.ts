// What can be bought: for each kind of item its specification and its price, as cart and orders show them.

import * as z from "zod/mini";
import { pcbPrice, pcbSpecification, pcbSpecificationInput } from "./pcb";
import { stencilSpecification, stencilSpecificationInput } from "./stencil";
import { jsonField } from "./values";

export const itemType = z.enum(["BomQuote", "Custom", "Stencil", "Normal"]);

/** A board. */
export const customContent = z.object({
  itemType: z.literal("Custom"),
  specification: pcbSpecification,
  price: pcbPrice,
});

/** What a caller says of a board; what is left out takes its default. */
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
