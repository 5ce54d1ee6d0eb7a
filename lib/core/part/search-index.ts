// All parts of a catalogue as a search counts and ranks them: a word that half of them have takes milliseconds.

import { magnitudeOf, WORDED } from "./magnitude";
import { NumberPrefixes } from "./number-prefixes";
import type { ParameterKey, Parameters } from "./part";
import { inverted, Names, pack, type Packed, rowOf } from "./posting-lists";
import { type RankedOrder, rankedOrder, visitInOrder } from "./ranked-order";
import { rankedPrice, type SaleTerms } from "./sale-terms";
import {
  type ParameterFilter,
  type PartFilter,
  passesSort,
  type Sort,
  type SortCount,
  type ValueCount,
} from "./search-counts";
import { searchWords } from "./words";

export interface SearchedPart extends Omit<Sort, "isInStock">, SaleTerms {
  id: string;
  mpn: string;
  /** As core/part/words spells them. */
  words: readonly string[];
  parameters: Parameters;
  stock: number;
}

interface Visited {
  passing: Uint8Array;
  filter: PartFilter;
  /** Whether it goes on. */
  visit: (place: number) => boolean;
}

interface Pair {
  key: ParameterKey;
  value: string;
}

/** The price is that of one when `quantity` are wanted. */
export type RankedBy = "stock" | "mpn" | "price" | ParameterKey;

export interface PageOf {
  keyword: string;
  filter: PartFilter;
  /** Without one: the part of just this number, then what is there most. */
  sort?: RankedBy;
  isDescending: boolean;
  quantity: number;
  offset: number;
  limit: number;
}

const pairName = (key: string, value: string) => `${key}\n${value}`;
/** Orders by the price of other quantities are made anew. */
const MAX_PRICE_ORDERS = 8;

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What is there most first, then by number. */
const byStock = (one: SearchedPart, other: SearchedPart) =>
  other.stock - one.stock || byText(one.mpn, other.mpn) || byText(one.id, other.id);

export class PartSearchIndex {
  // All by place: parts stand in the order of their stock.
  readonly #ids: string[];
  readonly #mpns: string[];
  readonly #stocks: Float64Array;
  readonly #sorts = new Names<Sort>();
  readonly #sortOf: Uint32Array;
  readonly #terms = new Names<SaleTerms>();
  readonly #termsOf: Uint32Array;
  readonly #words = new Names<string>();
  readonly #placesOfWord: Packed;
  readonly #pairs = new Names<Pair>();
  readonly #pairsOf: Packed;
  readonly #placesOfPair: Packed;
  readonly #numbers: NumberPrefixes;
  /** Of the last keyword: a page, its counts and its values ask for the same one after each other. */
  #last: { keyword: string; found: Uint8Array } | null = null;
  /** By what parts are ordered by: numbers at once, anything else when it is first asked for; the last few prices. */
  readonly #orders = new Map<string, RankedOrder>();

  constructor(parts: readonly SearchedPart[]) {
    const ranked = [...parts].sort(byStock);
    this.#ids = ranked.map(({ id }) => id);
    this.#mpns = ranked.map(({ mpn }) => mpn);
    this.#stocks = Float64Array.from(ranked, ({ stock }) => stock);
    this.#sortOf = Uint32Array.from(ranked, ({ category, manufacturer, packageName, mounting, stock }) => {
      const sort = { category, manufacturer, packageName, mounting, isInStock: stock > 0 };
      return this.#sorts.numberOf(Object.values(sort).join("\n"), sort);
    });
    this.#termsOf = Uint32Array.from(ranked, ({ tiers, currency, minimum, multiple }) => {
      const terms = { tiers, currency, minimum, multiple };
      return this.#terms.numberOf(JSON.stringify(terms), terms);
    });
    const words = pack(ranked.map((part) => part.words.map((word) => this.#words.numberOf(word, word))));
    this.#placesOfWord = inverted(words, this.#words.values.length);
    this.#pairsOf = pack(ranked.map(({ parameters }) => this.#pairsIn(parameters)));
    this.#placesOfPair = inverted(this.#pairsOf, this.#pairs.values.length);
    this.#numbers = new NumberPrefixes(this.#mpns);
    // Seconds of a million parts: nobody waits for an index while it is made.
    this.#orders.set("mpn", rankedOrder(this.#mpnRanks()));
  }

  get size(): number {
    return this.#ids.length;
  }

  #pairsIn(parameters: Parameters): number[] {
    return (Object.entries(parameters) as [ParameterKey, string][]).map(([key, value]) =>
      this.#pairs.numberOf(pairName(key, value), { key, value }),
    );
  }

  /** By place 1 where each word is one of the part's or begins its number, or all of it does. */
  #found(keyword: string): Uint8Array {
    if (this.#last?.keyword === keyword) return this.#last.found;
    const found = new Uint8Array(this.size).fill(1);
    const words = searchWords(keyword);
    for (const word of words) {
      const number = this.#words.find(word);
      const lists = number === undefined ? [] : [rowOf(this.#placesOfWord, number)];
      narrow(found, [...lists, this.#numbers.beginning(word)]);
    }
    // A number that is written with spaces is one number.
    if (words.length > 1) for (const place of this.#numbers.beginning(keyword)) found[place] = 1;
    this.#last = { keyword, found };
    return found;
  }

  #placesWith(key: ParameterKey, value: string): Uint32Array[] {
    const number = this.#pairs.find(pairName(key, value));
    return number === undefined ? [] : [rowOf(this.#placesOfPair, number)];
  }

  /** What a search finds and what has the values that a filter names. */
  #passing(keyword: string, parameters: ParameterFilter = {}, apart?: ParameterKey): Uint8Array {
    const named = (Object.entries(parameters) as [ParameterKey, readonly string[]][]).filter(
      ([key, values]) => key !== apart && values.length > 0,
    );
    if (named.length === 0) return this.#found(keyword);
    const passing = this.#found(keyword).slice();
    for (const [key, values] of named) {
      narrow(
        passing,
        values.flatMap((value) => this.#placesWith(key, value)),
      );
    }
    return passing;
  }

  /** By the number of a sort 1 where it passes. */
  #sortsPassing(filter: PartFilter): Uint8Array {
    return Uint8Array.from(this.#sorts.values, (sort) => (passesSort(sort, filter) ? 1 : 0));
  }

  /** Visits what passes, what is there most first, until `visit` says that it is enough. */
  #each(passing: Uint8Array, filter: PartFilter, visit: (place: number) => boolean | void): void {
    const isOfSort = this.#sortsPassing(filter);
    const sortOf = this.#sortOf;
    for (let place = 0; place < passing.length; place++) {
      if (passing[place] !== 1 || isOfSort[sortOf[place] ?? 0] !== 1) continue;
      if (visit(place) === false) return;
    }
  }

  countSorts(keyword: string, parameters?: ParameterFilter): SortCount[] {
    const counts = new Uint32Array(this.#sorts.values.length);
    this.#each(this.#passing(keyword, parameters), {}, (place) => {
      const sort = this.#sortOf[place] ?? 0;
      counts[sort] = (counts[sort] ?? 0) + 1;
    });
    return this.#sorts.values.flatMap((sort, at) => (counts[at] ? [{ ...sort, count: counts[at] }] : []));
  }

  /** Of `apart` alone, under every filter but its own; else of all parameters, under every filter. */
  countValues(keyword: string, filter: PartFilter, apart?: ParameterKey): ValueCount[] {
    const counts = new Uint32Array(this.#pairs.values.length);
    const { starts, numbers } = this.#pairsOf;
    this.#each(this.#passing(keyword, filter.parameters, apart), filter, (place) => {
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) {
        const pair = numbers[at] ?? 0;
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
    });
    return this.#pairs.values.flatMap((pair, at) =>
      counts[at] && (apart === undefined || pair.key === apart) ? [{ ...pair, count: counts[at] }] : [],
    );
  }

  /** Names of parts. */
  page({ keyword, filter, sort, isDescending, quantity, offset, limit }: PageOf): string[] {
    const passing = this.#passing(keyword, filter.parameters);
    const first = sort === undefined ? this.#numbers.exactly(keyword) : [];
    // Those of just this number may stand beyond what is visited.
    const exact = [...first].sort((one, other) => one - other).filter((place) => this.#passes(place, passing, filter));
    const enough = offset + limit;
    const ranked: number[] = [...exact];
    const visit = (place: number) => {
      if (!exact.includes(place)) ranked.push(place);
      return ranked.length < enough;
    };
    if (sort === undefined || (sort === "stock" && isDescending)) this.#each(passing, filter, visit);
    else this.#eachBy(this.#order(sort, quantity), isDescending, { passing, filter, visit });
    return ranked.slice(offset, enough).map((place) => this.#ids[place] ?? "");
  }

  #passes(place: number, passing: Uint8Array, filter: PartFilter): boolean {
    const sort = this.#sorts.values[this.#sortOf[place] ?? 0];
    return passing[place] === 1 && sort !== undefined && passesSort(sort, filter);
  }

  /** As `#each`, in an order that was asked for. */
  #eachBy(order: RankedOrder, isDescending: boolean, { passing, filter, visit }: Visited): void {
    const isOfSort = this.#sortsPassing(filter);
    const sortOf = this.#sortOf;
    visitInOrder(order, isDescending, (place) => {
      if (passing[place] !== 1 || isOfSort[sortOf[place] ?? 0] !== 1) return true;
      return visit(place);
    });
  }

  #order(sort: RankedBy, quantity: number): RankedOrder {
    const name = sort === "price" ? `price ${quantity}` : sort;
    const known = this.#orders.get(name) ?? rankedOrder(this.#column(sort, quantity));
    this.#orders.delete(name);
    this.#orders.set(name, known);
    const prices = [...this.#orders.keys()].filter((each) => each.startsWith("price "));
    if (prices.length > MAX_PRICE_ORDERS) this.#orders.delete(prices[0] ?? "");
    return known;
  }

  /** A number by place to rank by, NaN where there is none. */
  #column(sort: RankedBy, quantity: number): Float64Array {
    if (sort === "stock") return this.#stocks;
    if (sort === "mpn") return this.#mpnRanks();
    if (sort !== "price") return this.#valueRanks(sort);
    const prices = this.#terms.values.map((terms) => rankedPrice(terms, quantity) ?? NaN);
    return Float64Array.from(this.#termsOf, (terms) => prices[terms] ?? NaN);
  }

  /** The order of keys is nearly that of numbers, and sorting what is nearly sorted is quick. */
  #mpnRanks(): Float64Array {
    const mpnAt = (place: number) => this.#mpns[place] ?? "";
    const places = Array.from(this.#numbers.places).sort((one, other) => byText(mpnAt(one), mpnAt(other)));
    const ranks = new Float64Array(this.size);
    let rank = 0;
    places.forEach((place, at) => {
      if (at > 0 && mpnAt(place) !== mpnAt(places[at - 1] ?? 0)) rank++;
      ranks[place] = rank;
    });
    return ranks;
  }

  /** The magnitude of a value, or where its word stands among the others. */
  #valueRanks(key: ParameterKey): Float64Array {
    const ranks = new Float64Array(this.size).fill(NaN);
    const values = this.#pairs.values.filter((pair) => pair.key === key).map(({ value }) => value);
    values.sort(byText).forEach((value, at) => {
      const rank = WORDED.has(key) ? at : (magnitudeOf(value) ?? NaN);
      for (const places of this.#placesWith(key, value)) for (const place of places) ranks[place] = rank;
    });
    return ranks;
  }
}

/** Of what is marked that alone which is on one of the lists. */
function narrow(marks: Uint8Array, lists: readonly Uint32Array[]): void {
  for (const places of lists) for (const place of places) if (marks[place] === 1) marks[place] = 2;
  for (let place = 0; place < marks.length; place++) marks[place] = marks[place] === 2 ? 1 : 0;
}
