// The PCB quote: a specification in, a price that explains itself out.

import { z } from "zod";
import { endpoint } from "./endpoint";
import { amountMicro, currency, money } from "./values";

const number = z.number();

/** A complete specification: every option decided. */
export const pcbSpecification = z.object({
  boardType: z.enum(["single", "panel"]),
  layers: number,
  widthMm: number,
  heightMm: number,
  quantity: number,
  thicknessMm: number,
  surfaceFinish: z.string(),
  enigAuThickness: number,
  solderMaskColor: z.string(),
  silkscreenColor: z.string(),
  outerCopperUm: number,
  innerCopperUm: number,
  minTraceSpaceMil: number,
  minHoleMm: number,
  leadTimeDays: number,
});

/** What a caller says; what is left out takes its default. */
export const pcbSpecificationInput = pcbSpecification.partial();

export const priceLine = z.object({
  key: z.string(),
  amountMicro,
  rule: z.object({ key: z.string(), args: z.record(z.string(), z.union([z.string(), z.number()])) }),
});

export const pcbPrice = z.object({
  currency,
  bookVersion: z.string(),
  lines: z.array(priceLine),
  pcbTotal: money,
  componentsTotal: money,
  assemblyTotal: money,
  stencilTotal: money,
  total: money,
  unitPriceMicro: amountMicro,
});
export type PcbPriceView = z.infer<typeof pcbPrice>;

export const violation = z.object({
  rule: z.string(),
  option: z.string(),
  message: z.string(),
});

export const quotePcb = endpoint({
  method: "POST",
  path: "/api/eda/quote/pcb",
  access: "public",
  body: "json",
  summary: "Prices a board specification",
  limit: { perMinute: 600 },
  input: pcbSpecificationInput,
  output: pcbPrice.extend({
    specification: pcbSpecification,
    leadTimes: z.array(z.object({ days: z.number().int(), totalMicro: amountMicro })),
    shippingEstimate: money,
    violations: z.array(violation),
    hints: z.array(z.object({ change: z.record(z.string(), z.union([z.string(), z.number()])), savesMicro: amountMicro })),
  }),
});
export type PcbQuote = z.infer<typeof quotePcb.output>;

export const quoteMatrix = endpoint({
  method: "POST",
  path: "/api/eda/quote/matrix",
  access: "public",
  body: "json",
  summary: "Totals for quantities by lead times",
  limit: { perMinute: 120 },
  input: pcbSpecificationInput.extend({
    quantities: z.array(z.number().int()).max(40).optional(),
    leadTimes: z.array(z.number().int()).max(10).optional(),
  }),
  output: z.object({
    currency,
    quantities: z.array(z.number().int()),
    leadTimes: z.array(z.number().int()),
    /** `totalsMicro[quantity][leadTime]`; null where that combination is not made. */
    totalsMicro: z.array(z.array(amountMicro.nullable())),
  }),
});

