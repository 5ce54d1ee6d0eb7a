// A price book: the versioned rates of one area. The source of each is under its path in books/sources.json,
// a separate file so that no page loads the sources with the rates.

import { type Currency, parseMicro } from "@/lib/base/money";
import type { MarketArea } from "@/lib/core/market/area";
import { mergePublished, type DatedBook } from "@/lib/core/pricing/book-for";
import { completeBook } from "@/lib/core/pricing/complete-book";
import type { LayersSection, SurchargedOption } from "@/lib/core/pricing/surcharges";
import cny from "@/lib/core/pricing/books/zh-CN.json";
import usd from "@/lib/core/pricing/books/en-US.json";

/**
 * The surcharge of an option: the highest of a fee per order, a rate per square meter and a percentage of the base
 * price.
 */
export type Surcharge = { lotMicro: number; perM2Micro: number; percent: number };

type ByLayers<T> = Readonly<Record<number, T>>;
type ByValue<T> = Readonly<Record<string, T>>;

/** By layers and value: copper in micrometers, the glass transition in degrees Celsius. */
type BySection<T> = Readonly<Record<LayersSection, T>>;

export type PriceBook = DatedBook &
  BySection<ByLayers<ByValue<Surcharge>>> & {
    currency: Currency;
    /** Setup and rate per square meter by layers. */
    boards: ByLayers<{ setupMicro: number; perM2Micro: number }>;
    /** Orders above this area are tested with a fixture. */
    testing: { fixtureAboveM2: number; fixtureMicro: ByLayers<number>; full: ByLayers<Surcharge> };
    /** Pieces above this area pay for their films, once per order. */
    film: { abovePieceM2: number; perM2Micro: number; films: ByLayers<number> };
    /** By option and value; a value without an entry is free. */
    surcharges: Readonly<Record<SurchargedOption, ByValue<Surcharge>>>;
    /** Panels with more score lines than this. */
    scoring: { aboveLines: number; surcharge: Surcharge };
    /** Percent of the base price by working days saved. */
    rushPercent: ByLayers<number>;
    prototypeOffer: { priceMicro: number; maxMm: number; maxPieces: number; maxLayers: number };
    shipping: {
      /** Percent of the price of the zone by method. */
      methodPercent: ByValue<number>;
      /** The home zone first; the last one, without countries, is the rest of the world. */
      zones: readonly { key: string; countries: readonly string[]; baseMicro: number; perKgMicro: number }[];
    };
    /** Fraction of the payment, in millionths, by payment method. */
    transactionShare: ByValue<number>;
  };

type RawSurcharge = { lot: string; perM2?: string; percent?: number };
type RawOption = { values: ByValue<RawSurcharge> };
type RawByLayers = { byLayers: ByValue<ByValue<RawSurcharge>> };
export type RawBook = Omit<typeof usd, "surcharges" | LayersSection | "transactionShare"> &
  BySection<RawByLayers> & {
    surcharges: Record<SurchargedOption, RawOption>;
    transactionShare: { percent: ByValue<string> };
  };

const MICRO_PER_PERCENT = 10_000;

function mapValues<V, W>(record: ByValue<V>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function toSurcharge({ lot, perM2 = "0", percent = 0 }: RawSurcharge): Surcharge {
  return { lotMicro: parseMicro(lot), perM2Micro: parseMicro(perM2), percent };
}

const BUILT_IN: Readonly<Record<MarketArea, RawBook>> = { "en-US": usd, "zh-CN": cny };

/** A filed book with its amounts in millionths; rates that are newer than the book are those of the built-in one. */
export function parseBook(area: MarketArea, currency: Currency, filed: object): PriceBook {
  const model = BUILT_IN[area];
  const completed = completeBook(filed, model);
  // Options that are no longer charged, or were filed in another form, are left out.
  const options = Object.keys(model.surcharges) as SurchargedOption[];
  const surcharges = Object.fromEntries(options.map((option) => [option, completed.surcharges[option]]));
  return parseWhole(area, currency, { ...completed, surcharges: surcharges as RawBook["surcharges"] });
}

function parseWhole(area: MarketArea, currency: Currency, raw: RawBook): PriceBook {
  const { testing, film, scoring, shipping, prototypeOffer: offer } = raw;
  return {
    area,
    currency,
    version: raw.version,
    effectiveFrom: raw.effectiveFrom,
    boards: mapValues(raw.boards.byLayers, ({ setup, perM2 }) => ({
      setupMicro: parseMicro(setup),
      perM2Micro: parseMicro(perM2),
    })),
    testing: {
      fixtureAboveM2: testing.fixtureAboveM2,
      fixtureMicro: mapValues(testing.fixtureByLayers, parseMicro),
      full: mapValues(testing.fullByLayers, toSurcharge),
    },
    film: { abovePieceM2: film.abovePieceM2, perM2Micro: parseMicro(film.perM2), films: film.filmsByLayers },
    surcharges: mapValues(raw.surcharges, ({ values }) => mapValues(values, toSurcharge)) as PriceBook["surcharges"],
    innerCopper: mapValues(raw.innerCopper.byLayers, (values) => mapValues(values, toSurcharge)),
    materialTg: mapValues(raw.materialTg.byLayers, (values) => mapValues(values, toSurcharge)),
    scoring: { aboveLines: scoring.aboveLines, surcharge: toSurcharge(scoring) },
    rushPercent: raw.rush.percentByDaysSaved,
    prototypeOffer: {
      priceMicro: parseMicro(offer.price),
      maxMm: offer.maxMm,
      maxPieces: offer.maxPieces,
      maxLayers: offer.maxLayers,
    },
    shipping: {
      methodPercent: shipping.methodPercent,
      zones: shipping.zones.map(({ key, countries, base, perKg }) => ({
        key,
        countries,
        baseMicro: parseMicro(base),
        perKgMicro: parseMicro(perKg),
      })),
    },
    transactionShare: mapValues(
      raw.transactionShare.percent,
      (percent) => (parseMicro(percent) * MICRO_PER_PERCENT) / 1_000_000,
    ),
  };
}

/** The same book for boards without the prototype offer, such as those of an assembly. */
export function withoutOffer(book: PriceBook): PriceBook {
  return { ...book, prototypeOffer: { ...book.prototypeOffer, maxPieces: 0 } };
}

/** All built-in versions: none is changed or removed, since quotes and orders refer to them. */
export const PRICE_BOOKS: readonly PriceBook[] = [parseBook("en-US", "USD", usd), parseBook("zh-CN", "CNY", cny)];

/** The built-in books and those published since the build. */
export function withPublished(published: readonly PriceBook[]): readonly PriceBook[] {
  return mergePublished(PRICE_BOOKS, published);
}
