// The price of several boards of one quote: what each costs, and all of them as one bill.

import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { billOf, PRICE_SECTIONS, type PriceSection } from "@/lib/core/pricing/bill";
import { pricePcb } from "@/lib/core/pricing/price";
import type { PcbaBooks } from "./books-for";
import { SECTION_KEYS } from "./hand-price";
import type { PricedParts } from "./line";
import { type PcbaLine, type PcbaPrice, pricePcba } from "./price";

export interface PricedBoard {
  specification: PcbaSpecification;
  /** Its share of the parts that are bought for all boards; null where they are not priced. */
  parts: PricedParts | null;
  /** Nobody knows yet what is soldered to it: the board alone is priced. */
  isBare?: boolean;
}

/** Of several boards also the price of each, in their order. */
export type BoardsPrice = PcbaPrice & { boards?: PcbaPrice[] };

/** What only one board costs keeps its rule; what several do is said to be of so many. */
function lineOf(key: string, each: readonly PcbaPrice[]): PcbaLine[] {
  const found = each.flatMap(({ lines }) => lines.filter((line) => line.key === key));
  const paid = found.filter(({ amountMicro }) => amountMicro !== 0);
  const [first] = paid.length > 0 ? paid : found;
  if (!first || paid.length <= 1) return first ? [first] : [];
  const amountMicro = paid.reduce((sum, line) => sum + line.amountMicro, 0);
  return [{ key, amountMicro, rule: { key: "ofBoards", args: { count: paid.length } } }];
}

/** One bill of at least two boards: each section is the sum of theirs, which are whole cents. `pieces`: boards in all. */
export function sumPrices(each: readonly [PcbaPrice, ...PcbaPrice[]], pieces: number): PcbaPrice {
  const { currency, bookVersion } = each[0];
  const sum = (section: PriceSection) => each.reduce((micro, price) => micro + price[`${section}Total`].amountMicro, 0);
  return billOf({
    currency,
    bookVersion,
    lines: PRICE_SECTIONS.flatMap((section) => SECTION_KEYS[section].flatMap((key) => lineOf(key, each))),
    sections: Object.fromEntries(PRICE_SECTIONS.map((section) => [section, sum(section)])),
    pieces,
  });
}

/** Each board as `pricePcba` demands. `unitPriceMicro` of several is that of a board on average. */
export function priceBoards(
  [first, ...others]: readonly [PricedBoard, ...PricedBoard[]],
  books: PcbaBooks,
): BoardsPrice {
  const priced = ({ specification, parts, isBare = false }: PricedBoard): PcbaPrice => {
    if (!isBare) return pricePcba(specification, books, parts);
    return { ...pricePcb(specification.board, books.board, { mayUseOffer: false }), bookVersion: books.version };
  };
  const whole = priced(first);
  if (others.length === 0) return whole;
  const boards: [PcbaPrice, ...PcbaPrice[]] = [whole, ...others.map(priced)];
  const pieces = [first, ...others].reduce((sum, { specification }) => sum + assembledPieces(specification.board), 0);
  return { ...sumPrices(boards, pieces), boards };
}
