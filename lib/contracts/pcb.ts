// The PCB quote: a specification in, a price that explains itself out.

import * as z from "zod/mini";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { CONTRADICTION_CODES } from "@/lib/core/pcb/contradictions";
import { OPTION_NAMES, OPTION_RECORDS, type OPTIONS, type PcbOption } from "@/lib/core/pcb/options";
import type { OptionValue, Typed } from "@/lib/core/pcb/options/option";
import { REVIEW_REASONS } from "@/lib/core/pcb/review";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { endpoint } from "./endpoint";
import { amountMicro, currency, decimal, id, integer, money, text, yesNo } from "./values";

/** One of a list of numbers, also as text from a form. */
function numberOf(values: readonly number[]) {
  return decimal.check(z.refine((value) => values.includes(value), { error: "pcb.notOffered" }));
}

/** Millimeters of at most two decimals, as text of at most twenty signs. */
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
/** Any short text: the rules of the options check that it is a number where one is needed. */
const goldFingerCount = z.pipe(
  z.transform((value) => (typeof value === "number" ? String(value) : value)),
  text(0, MAX_FINGER_COUNT_TEXT),
);

const TYPED = {
  length: lengthMm,
  quantity: integer,
  panelGrid: integer,
  fingerCount: goldFingerCount,
  days: integer,
} as const satisfies Record<Typed, z.core.$ZodType>;

type Records = typeof OPTIONS;
type SchemaOfValues<V extends OptionValue> = [V] extends [boolean]
  ? typeof yesNo
  : [V] extends [number]
    ? ReturnType<typeof numberOf>
    : z.ZodMiniEnum<{ [S in V & string]: S }>;
type SchemaOf<R> = R extends { values: readonly (infer V extends OptionValue)[] }
  ? SchemaOfValues<V>
  : R extends { typed: infer T extends Typed }
    ? (typeof TYPED)[T]
    : never;
type OptionSchemas = { [O in PcbOption]: SchemaOf<Records[O]> };

function schemaOf(option: PcbOption): z.core.$ZodType {
  const record = OPTION_RECORDS[option];
  if (!("values" in record)) return TYPED[record.typed];
  const { values } = record;
  if (values.every((value) => typeof value === "boolean")) return yesNo;
  if (values.every((value) => typeof value === "number")) return numberOf(values);
  return z.enum(values.map(String));
}

/** The options of the first specifications, which every kept one has. */
const FIRST_OPTIONS: readonly PcbOption[] = [
  ...(["boardType", "layers", "widthMm", "heightMm", "quantity", "thicknessMm", "surfaceFinish"] as const),
  ...(["enigAuThickness", "solderMaskColor", "silkscreenColor", "outerCopperUm", "innerCopperUm"] as const),
  ...(["minTraceSpaceMil", "minHoleMm", "leadTimeDays"] as const),
];
/** Specifications that were kept before these existed lack them. */
const LATER_OPTIONS = OPTION_NAMES.filter((option) => !FIRST_OPTIONS.includes(option));

const schemas = [...FIRST_OPTIONS, ...LATER_OPTIONS].map((option) => [option, schemaOf(option)] as const);
const allOptions = z.object(Object.fromEntries(schemas) as OptionSchemas);

/** A kept specification with the options that have come since, as if they had been left open then. */
function withLaterOptions(kept: unknown): unknown {
  if (typeof kept !== "object" || kept === null) return kept;
  const missing = LATER_OPTIONS.filter((option) => !Object.hasOwn(kept, option));
  if (missing.length === 0) return kept;
  const whole = completeSpecification(kept as Partial<PcbSpecification>);
  return { ...kept, ...Object.fromEntries(missing.map((option) => [option, whole[option]])) };
}

/**
 * A complete specification: every option decided. Whether it can be made is `checkSpecification`'s to say. One that was
 * kept before an option existed is completed.
 */
export const pcbSpecification = z.pipe(z.transform(withLaterOptions), allOptions);

/** Options that lists show and thumbnails need. */
export const listedBoard = z.pick(allOptions, {
  layers: true,
  widthMm: true,
  heightMm: true,
  solderMaskColor: true,
  silkscreenColor: true,
  surfaceFinish: true,
});
export type ListedBoard = z.infer<typeof listedBoard>;

/** Options of a request; omitted ones have their defaults. */
export const pcbSpecificationInput = z.partial(allOptions);

const MAX_VERSION_LENGTH = 60;
/**
 * Which price book a quote names, as answers call it. One that is not honored, never was published or is another
 * area's is answered by the book in force, and the answer says so.
 */
export const bookVersion = text(1, MAX_VERSION_LENGTH);

/** Status of the book of `bookVersion`: in force, an older one still honored, or a replacement of an expired one. */
export const bookStatus = z.object({
  kind: z.enum(["inForce", "kept", "renewed"]),
  /** Last day on which an older book is honored, `YYYY-MM-DD` in Shanghai; null for other books. */
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

/** Total with each lead time. */
export const leadTimePrice = z.object({
  days: z.int(),
  totalMicro: amountMicro,
  /** The ship date is agreed with the customer, at the price of the standard lead time. */
  isScheduled: z.boolean(),
});

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
    bookStatus,
    specification: pcbSpecification,
    leadTimes: z.array(leadTimePrice),
    shippingEstimate: money,
    violations: z.array(violation),
    contradictions: z.array(contradiction),
    /** Reasons for a manual review; the price stays as it is. */
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
    bookStatus,
    quantities: z.array(z.int()),
    leadTimes: z.array(z.int()),
    /** `totalsMicro[quantity][leadTime]`; null where that combination is not made. */
    totalsMicro: z.array(z.array(z.nullable(amountMicro))),
  }),
});
