// The columns that a search index needs of the catalog's parts: parts are added batch by batch and none is kept,
// since 200,000 parts as objects take several times the memory of the finished index.

import type { ParameterKey, Parameters } from "./part";
import { Names, type Packed, PackedRows, rowsInOrder } from "./posting-lists";
import type { SaleTerms } from "./sale-terms";
import type { Sort } from "./search-counts";

export interface SearchedPart extends Omit<Sort, "isInStock">, SaleTerms {
  id: string;
  mpn: string;
  /** In the spelling of core/part/words. */
  words: readonly string[];
  parameters: Parameters;
  stock: number;
}

export interface Pair {
  key: ParameterKey;
  value: string;
}

export const pairName = (key: string, value: string) => `${key}\n${value}`;

export const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** All by part index: parts are in descending order of stock. */
export interface RankedColumns {
  ids: string[];
  mpns: string[];
  stocks: Float64Array;
  /** The facet combination of each part. */
  sortOf: Uint32Array;
  /** The sale terms of each part. */
  termsOf: Uint32Array;
  words: Packed;
  pairs: Packed;
}

export class SearchColumns {
  readonly sorts = new Names<Sort>();
  readonly words = new Names<string>();
  readonly pairs = new Names<Pair>();
  readonly terms = new Names<SaleTerms>();
  readonly #ids: string[] = [];
  readonly #mpns: string[] = [];
  readonly #stocks: number[] = [];
  readonly #sortOf: number[] = [];
  readonly #termsOf: number[] = [];
  readonly #wordsOf = new PackedRows();
  readonly #pairsOf = new PackedRows();

  add(parts: readonly SearchedPart[]): void {
    for (const part of parts) this.#addOne(part);
  }

  #addOne({ id, mpn, stock, words, parameters, ...part }: SearchedPart): void {
    const { category, manufacturer, packageName, mounting } = part;
    const sort = { category, manufacturer, packageName, mounting, isInStock: stock > 0 };
    this.#ids.push(id);
    this.#mpns.push(mpn);
    this.#stocks.push(stock);
    this.#sortOf.push(this.sorts.numberOf(Object.values(sort).join("\n"), sort));
    const { tiers, currency, minimum, multiple } = part;
    const terms = { tiers, currency, minimum, multiple };
    this.#termsOf.push(this.terms.numberOf(JSON.stringify(terms), terms));
    this.#wordsOf.push(words.map((word) => this.words.numberOf(word, word)));
    const pairs = Object.entries(parameters) as [ParameterKey, string][];
    this.#pairsOf.push(pairs.map(([key, value]) => this.pairs.numberOf(pairName(key, value), { key, value })));
  }

  /** In descending order of stock, then by part number. */
  ranked(): RankedColumns {
    const [ids, mpns, stocks] = [this.#ids, this.#mpns, this.#stocks];
    const text = (column: readonly string[], at: number) => column[at] ?? "";
    const stockAt = (at: number) => stocks[at] ?? 0;
    const order = Uint32Array.from(ids.keys()).sort(
      (one, other) =>
        stockAt(other) - stockAt(one) ||
        byText(text(mpns, one), text(mpns, other)) ||
        byText(text(ids, one), text(ids, other)),
    );
    return {
      ids: Array.from(order, (at) => text(ids, at)),
      mpns: Array.from(order, (at) => text(mpns, at)),
      stocks: Float64Array.from(order, stockAt),
      sortOf: order.map((at) => this.#sortOf[at] ?? 0),
      termsOf: order.map((at) => this.#termsOf[at] ?? 0),
      words: rowsInOrder(this.#wordsOf.packed(), order),
      pairs: rowsInOrder(this.#pairsOf.packed(), order),
    };
  }
}
