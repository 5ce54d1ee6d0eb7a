// The PCB quote: a specification in, a price that explains itself out.

import * as z from "zod";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { endpoint } from "./endpoint";
import { amountMicro, currency, decimal, integer, money } from "./values";

/** One of a list of numbers, also as text from a form. */
function numberOf(values: readonly number[]) {
  return decimal.refine((value) => values.includes(value), { error: "pcb.notOffered" });
}

const lengthMm = decimal.refine(
  (value) => Number.isFinite(value) && value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  {
    error: "pcb.sizeFormat",
  },
);

/** A complete specification: every option decided. Whether it can be made is `checkSpecification`'s to say. */
export const pcbSpecification = z.object({
  boardType: z.enum(PCB_OPTIONS.boardType),
  layers: numberOf(PCB_OPTIONS.layers),
  widthMm: lengthMm,
  heightMm: lengthMm,
  quantity: integer,
  thicknessMm: numberOf(PCB_OPTIONS.thicknessMm),
  surfaceFinish: z.enum(PCB_OPTIONS.surfaceFinish),
  enigAuThickness: numberOf(PCB_OPTIONS.enigAuThickness),
  solderMaskColor: z.enum(PCB_OPTIONS.solderMaskColor),
  silkscreenColor: z.enum(PCB_OPTIONS.silkscreenColor),
  outerCopperUm: numberOf(PCB_OPTIONS.outerCopperUm),
  innerCopperUm: numberOf(PCB_OPTIONS.innerCopperUm),
  minTraceSpaceMil: numberOf(PCB_OPTIONS.minTraceSpaceMil),
  minHoleMm: numberOf(PCB_OPTIONS.minHoleMm),
  leadTimeDays: integer,
});

/** What a caller says; what is left out takes its default. */
export const pcbSpecificationInput = pcbSpecification.partial();

const ruleArguments = z.record(z.string(), z.union([z.string(), z.number()]));

/** `rule.key` is a sentence of messages/pricing.json; arguments ending in `Micro` are amounts. */
export const priceLine = z.object({
  key: z.string(),
  amountMicro,
  rule: z.object({ key: z.string(), args: ruleArguments }),
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

export const violation = z.object({ rule: z.string(), option: z.string(), args: ruleArguments, message: z.string() });

/** A specification that cannot be made is answered with its violations and no lines, all totals zero. */
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
    hints: z.array(z.object({ change: ruleArguments, savesMicro: amountMicro })),
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
