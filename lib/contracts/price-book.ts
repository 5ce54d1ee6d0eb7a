// The figures that boards, assembly and stencils are priced by, for whoever prices them without asking for each: our own pages, and programs.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";

const micro = z.int();
const byKey = <T extends z.core.$ZodType>(value: T) => z.record(z.string(), value);
/** The dearer of a sum per order and one per square meter, and percent of the board's own price. */
const surcharge = z.object({ lotMicro: micro, perM2Micro: micro, percent: z.number() });

const dated = z.object({
  area: z.enum(["en-US", "zh-CN"]),
  currency: z.enum(["USD", "CNY"]),
  version: z.string(),
  /** `YYYY-MM-DD`: from the first moment of this day in Shanghai. */
  effectiveFrom: z.string(),
});

/** The same shape as in `core/pricing`; amounts are millionths of the currency's unit. */
const priceBook = z.extend(dated, {
  boards: byKey(z.object({ setupMicro: micro, perM2Micro: micro })),
  testing: z.object({ fixtureAboveM2: z.number(), fixtureMicro: byKey(micro), full: byKey(surcharge) }),
  film: z.object({ abovePieceM2: z.number(), perM2Micro: micro, films: byKey(z.number()) }),
  surcharges: byKey(byKey(surcharge)),
  innerCopper: byKey(byKey(surcharge)),
  materialTg: byKey(byKey(surcharge)),
  scoring: z.object({ aboveLines: z.number(), surcharge }),
  rushPercent: byKey(z.number()),
  prototypeOffer: z.object({
    priceMicro: micro,
    maxMm: z.number(),
    maxPieces: z.number(),
    maxLayers: z.number(),
  }),
  shipping: z.object({
    methodPercent: byKey(z.number()),
    zones: z.array(z.object({ key: z.string(), countries: z.array(z.string()), baseMicro: micro, perKgMicro: micro })),
  }),
  transactionShare: byKey(z.number()),
});

/** A decimal number as text, of the currency's unit. */
const amount = z.string();

const stencilBook = z.extend(dated, {
  /** By size, `WxH` in mm. */
  sizes: z.object({ frameless: byKey(amount), framed: byKey(amount) }),
  surcharges: z.object({
    ...{ thickAboveUm: z.number(), thick: amount, electropolished: amount, fiducials: amount, combine: amount },
  }),
});

const assemblyBook = z.extend(dated, {
  setup: z.object({ perSide: amount }),
  programming: z.object({ perSide: amount }),
  coordinates: z.object({ missing: amount }),
  throughHole: z.object({ perOrder: amount }),
  stencil: z.object({ each: amount }),
  laser: z.object({ fine: amount, finePitchMm: z.number() }),
  partHandling: z.object({ perPart: amount }),
  board: z.object({ perSide: amount }),
  smt: z.object({ perJoint: amount, beyondJoints: z.number(), perJointBeyond: amount }),
  tht: z.object({ perJoint: amount }),
  xRay: z.object({ perOrder: amount, perPackage: amount }),
  icProgramming: z.object({ perOrder: amount, perChip: amount }),
  customTesting: z.object({ perOrder: amount, perBoard: amount, jig: amount }),
  mould: z.object({ perOrder: amount }),
  fixture: z.object({ perOrder: amount, upToMm: z.number() }),
});

export const listPriceBooks = endpoint({
  method: "GET",
  path: "/api/eda/quote/books",
  access: "public",
  summary: "Active price books of this area, and older ones that are still valid",
  cacheSeconds: 60,
  input: z.object({}),
  output: z.object({
    /** The version that prices a new quote of a board. */
    inForce: z.string(),
    /** Books for boards. */
    books: z.array(priceBook),
    assemblies: z.array(assemblyBook),
    stencils: z.array(stencilBook),
  }),
});
