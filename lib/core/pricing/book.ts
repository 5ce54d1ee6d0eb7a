// A price book: one area's figures, versioned, each with its source.

import { type Currency, parseMicro } from "@/lib/base/money";
import type { MarketArea } from "@/lib/core/market/area";
import cny from "@/lib/core/pricing/books/zh-CN.json";
import usd from "@/lib/core/pricing/books/en-US.json";

/** What an option adds: the dearest of a sum per order, a sum per square metre and a share of the board's own price. */
export type Surcharge = { lotMicro: number; perM2Micro: number; percent: number };

type ByLayers<T> = Readonly<Record<number, T>>;
type ByValue<T> = Readonly<Record<string, T>>;

export type PriceBook = {
  area: MarketArea;
  currency: Currency;
  version: string;
  /** `YYYY-MM-DD` in Shanghai. */
  effectiveFrom: string;
  /** Setup and rate per square metre by layers. */
  boards: ByLayers<{ setupMicro: number; perM2Micro: number }>;
  /** Orders above this area are tested with a fixture of their own. */
  testing: { fixtureAboveM2: number; fixtureMicro: ByLayers<number> };
  /** Pieces above this area pay for their films, once per order. */
  film: { abovePieceM2: number; perM2Micro: number; films: ByLayers<number> };
  /** By option and value; a value that is not named adds nothing. */
  surcharges: Readonly<Record<SurchargedOption, ByValue<Surcharge>>>;
  /** By layers and micrometres. */
  innerCopper: ByLayers<ByValue<Surcharge>>;
  /** Percent of the board's own price by working days saved. */
  rushPercent: ByLayers<number>;
  prototypeOffer: { priceMicro: number; maxMm: number; maxPieces: number; maxLayers: number };
  shipping: ByValue<{ baseMicro: number; perKgMicro: number }>;
  /** Share of what is paid, in millionths, by payment method. */
  transactionShare: ByValue<number>;
};

export type SurchargedOption =
  | "solderMaskColor"
  | "surfaceFinish"
  | "enigAuThickness"
  | "thicknessMm"
  | "outerCopperUm"
  | "minTraceSpaceMil"
  | "minHoleMm";

type RawSurcharge = { lot: string; perM2?: string; percent?: number };
type RawOption = { source: string; values: ByValue<RawSurcharge> };
type RawBook = Omit<typeof usd, "surcharges" | "innerCopper" | "transactionShare"> & {
  surcharges: Record<SurchargedOption, RawOption>;
  innerCopper: { source: string; byLayers: ByValue<ByValue<RawSurcharge>> };
  transactionShare: { source: string; percent: ByValue<string> };
};

const MICRO_PER_PERCENT = 10_000;

function mapValues<V, W>(record: ByValue<V>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function toSurcharge({ lot, perM2 = "0", percent = 0 }: RawSurcharge): Surcharge {
  return { lotMicro: parseMicro(lot), perM2Micro: parseMicro(perM2), percent };
}

function parseBook(area: MarketArea, currency: Currency, raw: RawBook): PriceBook {
  const { testing, film, prototypeOffer: offer } = raw;
  return {
    area,
    currency,
    version: raw.version,
    effectiveFrom: raw.effectiveFrom,
    boards: mapValues(raw.boards.byLayers, ({ setup, perM2 }) => ({
      setupMicro: parseMicro(setup),
      perM2Micro: parseMicro(perM2),
    })),
    testing: { fixtureAboveM2: testing.fixtureAboveM2, fixtureMicro: mapValues(testing.fixtureByLayers, parseMicro) },
    film: { abovePieceM2: film.abovePieceM2, perM2Micro: parseMicro(film.perM2), films: film.filmsByLayers },
    surcharges: mapValues(raw.surcharges, ({ values }) => mapValues(values, toSurcharge)) as PriceBook["surcharges"],
    innerCopper: mapValues(raw.innerCopper.byLayers, (values) => mapValues(values, toSurcharge)),
    rushPercent: raw.rush.percentByDaysSaved,
    prototypeOffer: {
      priceMicro: parseMicro(offer.price),
      maxMm: offer.maxMm,
      maxPieces: offer.maxPieces,
      maxLayers: offer.maxLayers,
    },
    shipping: mapValues(raw.shipping.methods, ({ base, perKg }) => ({
      baseMicro: parseMicro(base),
      perKgMicro: parseMicro(perKg),
    })),
    transactionShare: mapValues(
      raw.transactionShare.percent,
      (percent) => (parseMicro(percent) * MICRO_PER_PERCENT) / 1_000_000,
    ),
  };
}

const BOOKS: Readonly<Record<MarketArea, PriceBook>> = {
  "en-US": parseBook("en-US", "USD", usd),
  "zh-CN": parseBook("zh-CN", "CNY", cny),
};

/** The book in force in an area. */
export function bookOf(area: MarketArea): PriceBook {
  return BOOKS[area];
}
