// The PCB quote: a specification in, a price that explains itself out.

import * as z from "zod/mini";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { CONTRADICTION_CODES } from "@/lib/core/pcb/contradictions";
import { REVIEW_REASONS } from "@/lib/core/pcb/review";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { endpoint } from "./endpoint";
import { amountMicro, currency, decimal, id, integer, money, text, yesNo } from "./values";

/** One of a list of numbers, also as text from a form. */
function numberOf(values: readonly number[]) {
  return decimal.check(z.refine((value) => values.includes(value), { error: "pcb.notOffered" }));
}

/** Millimetres of at most two decimals, as text of at most twenty signs. */
const lengthMm = z
  .pipe(
    z.unknown().check(
      z.refine((value) => typeof value !== "string" || value.trim() !== "", {
        error: "pcb.sizeRequired",
        abort: true,
      }),
      z.refine(
        (value) => typeof value === "number" || (typeof value === "string" && /^\d{1,20}(\.\d{1,2})?$/.test(value)),
        {
          error: "pcb.sizeFormat",
          abort: true,
        },
      ),
    ),
    z.transform(Number),
  )
  .check(
    z.refine((value) => Number.isFinite(value) && value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: "pcb.sizeFormat",
    }),
  );

const MAX_FINGER_COUNT_TEXT = 10;
/** Whether it is needed, and a number, is the rule's to say. */
const goldFingerCount = z.pipe(
  z.transform((value) => (typeof value === "number" ? String(value) : value)),
  text(0, MAX_FINGER_COUNT_TEXT),
);

/** Options of the first version; every stored specification has them. */
const firstOptions = {
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
};

/** Options of later versions; older stored specifications lack them. */
const laterOptions = {
  deliveryMethod: z.enum(PCB_OPTIONS.deliveryMethod),
  panelColumns: integer,
  panelRows: integer,
  railWidthMm: numberOf(PCB_OPTIONS.railWidthMm),
  fiducials: yesNo,
  xOutAllowance: yesNo,
  differentDesigns: numberOf(PCB_OPTIONS.differentDesigns),
  skipVScoring: yesNo,
  materialTg: numberOf(PCB_OPTIONS.materialTg),
  solderMask: z.enum(PCB_OPTIONS.solderMask),
  silkscreen: z.enum(PCB_OPTIONS.silkscreen),
  holeCopperUm: numberOf(PCB_OPTIONS.holeCopperUm),
  viaProcess: z.enum(PCB_OPTIONS.viaProcess),
  viaFilledWithResin: yesNo,
  viaInPad: yesNo,
  blindBuriedVias: numberOf(PCB_OPTIONS.blindBuriedVias),
  laserDrill: yesNo,
  stackedMicroVia: numberOf(PCB_OPTIONS.stackedMicroVia),
  impedanceControl: z.enum(PCB_OPTIONS.impedanceControl),
  fineBgaPads: yesNo,
  edgePlating: numberOf(PCB_OPTIONS.edgePlating),
  halfcutCastellatedHoles: numberOf(PCB_OPTIONS.halfcutCastellatedHoles),
  goldFingers: yesNo,
  goldFingerCount,
  goldFingerChamferDeg: numberOf(PCB_OPTIONS.goldFingerChamferDeg),
  pressfitHoles: yesNo,
  countersinksCounterbores: yesNo,
  carbonMask: yesNo,
  peelableSoldermask: z.enum(PCB_OPTIONS.peelableSoldermask),
  kaptonTape: yesNo,
  testing: yesNo,
  testType: z.enum(PCB_OPTIONS.testType),
  ulMarking: yesNo,
  dateCodeMarking: z.enum(PCB_OPTIONS.dateCodeMarking),
};

const allOptions = z.object({ ...firstOptions, ...laterOptions } satisfies Record<
  keyof PcbSpecification,
  z.core.$ZodType
>);

/** A kept specification with what has come since, as if it had been left open then. */
function withLaterOptions(kept: unknown): unknown {
  if (typeof kept !== "object" || kept === null) return kept;
  const missing = Object.keys(laterOptions).filter((option) => !Object.hasOwn(kept, option));
  if (missing.length === 0) return kept;
  const whole = completeSpecification(kept as Partial<PcbSpecification>);
  return {
    ...kept,
    ...Object.fromEntries(missing.map((option) => [option, whole[option as keyof PcbSpecification]])),
  };
}

/**
 * A complete specification: every option decided. Whether it can be made is `checkSpecification`'s to say. One that was
 * kept before an option existed is completed.
 */
export const pcbSpecification = z.pipe(z.transform(withLaterOptions), allOptions);

/** Options of a board that lists show and draw. */
export const listedBoard = z.pick(allOptions, {
  layers: true,
  widthMm: true,
  heightMm: true,
  solderMaskColor: true,
  silkscreenColor: true,
  surfaceFinish: true,
});
export type ListedBoard = z.infer<typeof listedBoard>;

/** The request's specification; an omitted option takes its default. */
export const pcbSpecificationInput = z.partial(allOptions);

const MAX_VERSION_LENGTH = 60;
/**
 * Which price book a quote names, as answers call it. One that is not honoured, never was published or is another
 * area's is answered by the book in force, and the answer says so.
 */
export const bookVersion = text(1, MAX_VERSION_LENGTH);

/** Why the book of `bookVersion` prices: as the one in force, as an older one that was named, or in place of one. */
export const bookStanding = z.object({
  kind: z.enum(["inForce", "kept", "renewed"]),
  /** Last day on which an older book is valid, `YYYY-MM-DD` in Shanghai. */
  lastDay: z.nullable(z.string()),
});

const ruleArguments = z.record(z.string(), z.union([z.string(), z.number()]));

const optionValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

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

/** The files say something else than the specification: a person prices the board. */
export const contradiction = z.object({
  code: z.enum(CONTRADICTION_CODES),
  option: z.string(),
  /** Lengths in mm, layers as a count. */
  args: z.record(z.string(), z.number()),
  message: z.string(),
});

/**
 * A specification that cannot be made is answered with its violations, one that its project's files contradict with the
 * contradictions: both with no lines, all totals zero. NOT_FOUND for a project of somebody else.
 */
export const quotePcb = endpoint({
  method: "POST",
  path: "/api/eda/quote/pcb",
  access: "public",
  body: "json",
  summary: "Prices a board specification",
  limit: { perMinute: 600 },
  input: z.extend(pcbSpecificationInput, {
    bookVersion: z.optional(bookVersion),
    /** The board's files; what was measured on them must bear out the specification. */
    projectId: z.optional(id),
  }),
  output: z.extend(pcbPrice, {
    bookStanding,
    specification: pcbSpecification,
    leadTimes: z.array(z.object({ days: z.int(), totalMicro: amountMicro })),
    shippingEstimate: money,
    violations: z.array(violation),
    contradictions: z.array(contradiction),
    /** Reasons why staff look at the order before confirming a date; the price is final. */
    reviews: z.array(z.enum(REVIEW_REASONS)),
    hints: z.array(z.object({ change: optionValues, savesMicro: amountMicro })),
  }),
});
export type PcbQuote = z.infer<typeof quotePcb.output>;

export const quoteMatrix = endpoint({
  method: "POST",
  path: "/api/eda/quote/matrix",
  access: "public",
  body: "json",
  summary: "Totals by quantity and lead time",
  limit: { perMinute: 120 },
  input: z.extend(pcbSpecificationInput, {
    bookVersion: z.optional(bookVersion),
    quantities: z.optional(z.array(z.int()).check(z.maxLength(40))),
    leadTimes: z.optional(z.array(z.int()).check(z.maxLength(10))),
  }),
  output: z.object({
    currency,
    bookVersion: z.string(),
    bookStanding,
    quantities: z.array(z.int()),
    leadTimes: z.array(z.int()),
    /** `totalsMicro[quantity][leadTime]`; null where that combination is not made. */
    totalsMicro: z.array(z.array(z.nullable(amountMicro))),
  }),
});
