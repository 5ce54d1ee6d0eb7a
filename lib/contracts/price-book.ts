// The figures that boards are priced by, for whoever prices them without asking for each: our own pages, and programs.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";

const micro = z.int();
const byKey = <T extends z.core.$ZodType>(value: T) => z.record(z.string(), value);
/** The dearer of a sum per order and one per square metre, and percent of the board's own price. */
const surcharge = z.object({ lotMicro: micro, perM2Micro: micro, percent: z.number() });

/** The same shape as in `core/pricing`; amounts are millionths of the currency's unit. */
const priceBook = z.object({
  area: z.enum(["en-US", "zh-CN"]),
  currency: z.enum(["USD", "CNY"]),
  version: z.string(),
  /** `YYYY-MM-DD`: from the first moment of this day in Shanghai. */
  effectiveFrom: z.string(),
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

export const listPriceBooks = endpoint({
  method: "GET",
  path: "/api/eda/quote/books",
  access: "public",
  summary: "The price book of boards in force in this area, and the older ones that are still honoured",
  cacheSeconds: 60,
  input: z.object({}),
  output: z.object({
    /** The version that prices a new quote. */
    inForce: z.string(),
    books: z.array(priceBook),
  }),
});
