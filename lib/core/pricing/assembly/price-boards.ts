// The price of several boards of one quote: each board, and one price breakdown for all of them.

import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { billOf, PRICE_SECTIONS, type PriceSection } from "@/lib/core/pricing/bill";
import { pricePcb } from "@/lib/core/pricing/price";
import type { PcbaBooks } from "./books-for";
import { SECTION_KEYS } from "./hand-price";
import type { PricedParts } from "./line";
import { type PcbaLine, type PcbaPrice, pricePcba } from "./price";

export interface PricedBoard {
  specification: PcbaSpecification;
  /** Its part of the components that are bought for all boards; null if they are not priced. */
  parts: PricedParts | null;
  /** True before its BOM is known: the board alone is priced. */
  isBare?: boolean;
}

/** For several boards also the price of each, in their order. */
export type BoardsPrice = PcbaPrice & { boards?: PcbaPrice[] };

/** A line of one board keeps its rule; a line of several states their number. */
function summedLine(key: string, each: readonly PcbaPrice[]): PcbaLine[] {
  const found = each.flatMap(({ lines }) => lines.filter((line) => line.key === key));
  const paid = found.filter(({ amountMicro }) => amountMicro !== 0);
  const [first] = paid.length > 0 ? paid : found;
  if (!first || paid.length <= 1) return first ? [first] : [];
  const amountMicro = paid.reduce((sum, line) => sum + line.amountMicro, 0);
  return [{ key, amountMicro, rule: { key: "ofBoards", args: { count: paid.length } } }];
}

/**
 * One price breakdown for at least two boards: each section is the sum of theirs, in whole cents. `pieces`: total
 * boards.
 */
export function sumPrices(each: readonly [PcbaPrice, ...PcbaPrice[]], pieces: number): PcbaPrice {
  const { currency, bookVersion } = each[0];
  const sum = (section: PriceSection) => each.reduce((micro, price) => micro + price[`${section}Total`].amountMicro, 0);
  return billOf({
    currency,
    bookVersion,
    lines: PRICE_SECTIONS.flatMap((section) => SECTION_KEYS[section].flatMap((key) => summedLine(key, each))),
    sections: Object.fromEntries(PRICE_SECTIONS.map((section) => [section, sum(section)])),
    pieces,
  });
}

/** Each board as `pricePcba` requires. `unitPriceMicro` of several is the average per board. */
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
