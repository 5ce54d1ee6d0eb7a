// Search index over all parts of a catalog: counts and ranks. A word that half of the parts contain takes milliseconds.

import { magnitudeOf, WORDED } from "./magnitude";
import { NumberPrefixes } from "./number-prefixes";
import type { ParameterKey } from "./part";
import { inverted, type Names, type Packed, rowOf } from "./posting-lists";
import { type RankedOrder, rankedOrder, visitInOrder } from "./ranked-order";
import { rankedPrice, type SaleTerms } from "./sale-terms";
import { byText, type Pair, pairName, type SearchColumns } from "./search-columns";
import {
  type ParameterFilter,
  type PartFilter,
  passesSort,
  type Sort,
  type SortCount,
  type ValueCount,
} from "./search-counts";
import { searchWords } from "./words";

interface Visited {
  passing: Uint8Array;
  filter: PartFilter;
  /** Returns true to continue. */
  visit: (place: number) => boolean;
}

/** The price is the unit price at `quantity`. */
export type RankedBy = "stock" | "mpn" | "price" | ParameterKey;

export interface PageOf {
  keyword: string;
  filter: PartFilter;
  /** Default: the part with exactly this number, then by stock. */
  sort?: RankedBy;
  isDescending: boolean;
  quantity: number;
  offset: number;
  limit: number;
}

/** Cached orders by price at other quantities. */
const MAX_PRICE_ORDERS = 8;

export class PartSearchIndex {
  // All by part index: parts are in descending order of stock.
  readonly #ids: string[];
  readonly #stocks: Float64Array;
  readonly #sortOf: Uint32Array;
  readonly #termsOf: Uint32Array;
  readonly #pairsOf: Packed;
  readonly #sorts: Names<Sort>;
  readonly #terms: Names<SaleTerms>;
  readonly #words: Names<string>;
  readonly #pairs: Names<Pair>;
  readonly #placesOfWord: Packed;
  readonly #placesOfPair: Packed;
  readonly #numbers: NumberPrefixes;
  /** Result of the last keyword: a page, its counts and its values are requested in sequence. */
  #last: { keyword: string; found: Uint8Array } | null = null;
  readonly #mpnOrder: RankedOrder;
  /** Orders by other columns, computed on first use; only the last few price orders are kept. */
  readonly #orders = new Map<string, RankedOrder>();

  constructor(columns: SearchColumns) {
    const { ids, mpns, stocks, sortOf, termsOf, words, pairs } = columns.ranked();
    [this.#ids, this.#stocks, this.#sortOf, this.#termsOf, this.#pairsOf] = [ids, stocks, sortOf, termsOf, pairs];
    [this.#sorts, this.#terms, this.#words, this.#pairs] = [columns.sorts, columns.terms, columns.words, columns.pairs];
    this.#placesOfWord = inverted(words, this.#words.values.length);
    this.#placesOfPair = inverted(pairs, this.#pairs.values.length);
    this.#numbers = new NumberPrefixes(mpns);
    // Takes seconds for a million parts, but no request waits for an index under construction. The ranks are not kept.
    this.#mpnOrder = rankedOrder(mpnRanks(mpns, this.#numbers.places));
  }

  get size(): number {
    return this.#ids.length;
  }

  /** By part index, 1 if each word is one of the part's words or a prefix of its number, or if the whole keyword is. */
  #found(keyword: string): Uint8Array {
    if (this.#last?.keyword === keyword) return this.#last.found;
    const found = new Uint8Array(this.size).fill(1);
    const words = searchWords(keyword);
    for (const word of words) {
      const number = this.#words.find(word);
      const lists = number === undefined ? [] : [rowOf(this.#placesOfWord, number)];
      narrow(found, [...lists, this.#numbers.beginning(word)]);
    }
    // A part number may be typed with spaces.
    if (words.length > 1) for (const place of this.#numbers.beginning(keyword)) found[place] = 1;
    this.#last = { keyword, found };
    return found;
  }

  #placesWith(key: ParameterKey, value: string): Uint32Array[] {
    const number = this.#pairs.find(pairName(key, value));
    return number === undefined ? [] : [rowOf(this.#placesOfPair, number)];
  }

  /** Parts that match the keyword and have the values of a filter. */
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

  /** By facet combination, 1 if it passes. */
  #sortsPassing(filter: PartFilter): Uint8Array {
    return Uint8Array.from(this.#sorts.values, (sort) => (passesSort(sort, filter) ? 1 : 0));
  }

  /** Visits matching parts in descending order of stock, until `visit` ends it. */
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

  /** Counts values of `apart` alone, under all filters but its own; otherwise of all parameters, under all filters. */
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

  /** Ids of parts. */
  page({ keyword, filter, sort, isDescending, quantity, offset, limit }: PageOf): string[] {
    const passing = this.#passing(keyword, filter.parameters);
    const first = sort === undefined ? this.#numbers.exactly(keyword) : [];
    // Parts with exactly this number may lie beyond those visited.
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

  /** As `#each`, in the requested order. */
  #eachBy(order: RankedOrder, isDescending: boolean, { passing, filter, visit }: Visited): void {
    const isOfSort = this.#sortsPassing(filter);
    const sortOf = this.#sortOf;
    visitInOrder(order, isDescending, (place) => {
      if (passing[place] !== 1 || isOfSort[sortOf[place] ?? 0] !== 1) return true;
      return visit(place);
    });
  }

  #order(sort: RankedBy, quantity: number): RankedOrder {
    if (sort === "mpn") return this.#mpnOrder;
    const name = sort === "price" ? `price ${quantity}` : sort;
    const existing = this.#orders.get(name) ?? rankedOrder(this.#column(sort, quantity));
    this.#orders.delete(name);
    this.#orders.set(name, existing);
    const prices = [...this.#orders.keys()].filter((each) => each.startsWith("price "));
    if (prices.length > MAX_PRICE_ORDERS) this.#orders.delete(prices[0] ?? "");
    return existing;
  }

  /** The number to sort by, by part index; NaN if there is none. */
  #column(sort: Exclude<RankedBy, "mpn">, quantity: number): Float64Array {
    if (sort === "stock") return this.#stocks;
    if (sort !== "price") return this.#valueRanks(sort);
    const prices = this.#terms.values.map((terms) => rankedPrice(terms, quantity) ?? NaN);
    return Float64Array.from(this.#termsOf, (terms) => prices[terms] ?? NaN);
  }

  /** The magnitude of a value, or the rank of its word among all words. */
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

/** The order of keys, which `places` has, is nearly that of part numbers, and sorting nearly sorted data is fast. */
function mpnRanks(mpns: readonly string[], places: Uint32Array): Float64Array {
  const mpnAt = (place: number) => mpns[place] ?? "";
  const sorted = Array.from(places).sort((one, other) => byText(mpnAt(one), mpnAt(other)));
  const ranks = new Float64Array(mpns.length);
  let rank = 0;
  sorted.forEach((place, at) => {
    if (at > 0 && mpnAt(place) !== mpnAt(sorted[at - 1] ?? 0)) rank++;
    ranks[place] = rank;
  });
  return ranks;
}

/** Clears the marks of parts that are on none of the lists. */
function narrow(marks: Uint8Array, lists: readonly Uint32Array[]): void {
  for (const places of lists) for (const place of places) if (marks[place] === 1) marks[place] = 2;
  for (let place = 0; place < marks.length; place++) marks[place] = marks[place] === 2 ? 1 : 0;
}
