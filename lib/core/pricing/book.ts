// A price book: one area's figures, versioned, each with its source.

import type { Currency } from "@/lib/base/money";
import { parseMicro } from "@/lib/base/money";
import type { MarketArea } from "@/lib/core/market/area";
import cny from "./books/zh-CN.json";
import usd from "./books/en-US.json";

/** What an option adds: the dearer of a sum per order and a sum per square metre. */
export type Surcharge = { lotMicro: number; perM2Micro: number };

export type PriceBook = {
  area: MarketArea;
  currency: Currency;
  version: string;
  /** Setup and rate per square metre by layers. */
  boards: Readonly<Record<number, { setupMicro: number; perM2Micro: number }>>;
  /** By option and value; a value that is not named adds nothing. */
  surcharges: Readonly<Record<string, Readonly<Record<string, Surcharge>>>>;
  /** Percent of the formula by working days saved. */
  rushPercent: Readonly<Record<number, number>>;
  prototypeOffer: { priceMicro: number; maxMm: number; maxPieces: number; maxLayers: number };
  shipping: Readonly<Record<string, { baseMicro: number; perKgMicro: number }>>;
};

type RawBook = typeof usd;

const mapValues = <V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

function parseBook(raw: RawBook): PriceBook {
  const toSurcharge = ({ lot, perM2 }: { lot: string; perM2: string }): Surcharge => ({
    lotMicro: parseMicro(lot),
    perM2Micro: parseMicro(perM2),
  });
  const { prototypeOffer: offer } = raw;
  return {
    area: raw.area as MarketArea,
    currency: raw.currency as Currency,
    version: raw.version,
    boards: mapValues(raw.boards, ({ setup, perM2 }) => ({
      setupMicro: parseMicro(setup),
      perM2Micro: parseMicro(perM2),
    })),
    surcharges: mapValues(raw.surcharges as Record<string, Record<string, { lot: string; perM2: string }>>, (values) =>
      mapValues(values, toSurcharge),
    ),
    rushPercent: raw.rushPercent,
    prototypeOffer: {
      priceMicro: parseMicro(offer.price),
      maxMm: offer.maxMm,
      maxPieces: offer.maxPieces,
      maxLayers: offer.maxLayers,
    },
    shipping: mapValues(raw.shipping as Record<string, { base: string; perKg: string }>, ({ base, perKg }) => ({
      baseMicro: parseMicro(base),
      perKgMicro: parseMicro(perKg),
    })),
  };
}

const BOOKS: Record<MarketArea, PriceBook> = { "en-US": parseBook(usd), "zh-CN": parseBook(cny as unknown as RawBook) };

/** The book in force in an area. */
export function bookOf(area: MarketArea): PriceBook {
  return BOOKS[area];
}
