// The price of stencils by frame and size, with the surcharges of options.

import { assert } from "@/lib/base/assert";
import { type Currency, parseMicro } from "@/lib/base/money";
import { type Bill, billOf, sectionMicro } from "@/lib/core/pricing/bill";
import type { DatedBook } from "@/lib/core/pricing/book-for";
import cny from "./books/zh-CN.json";
import usd from "./books/en-US.json";
import { stencilCount, type StencilSpecification } from "./specification";

/** As filed: amounts are decimal text. */
export type StencilBook = DatedBook & { currency: Currency } & Pick<typeof usd, "sizes" | "surcharges">;

/** All built-in versions, as for boards. */
export const STENCIL_BOOKS: readonly StencilBook[] = [
  { ...usd, area: "en-US", currency: "USD" },
  { ...cny, area: "zh-CN", currency: "CNY" },
];

/** The key of the specification for the stencil itself; the others are our own. */
export type StencilLineKey =
  "componentsStencilPrice" | "stencilBothSides" | "stencilThickness" | "stencilPolish" | "stencilFiducials";

export type StencilLine = {
  key: StencilLineKey;
  amountMicro: number;
  rule: { key: "stencilEach"; args: { count: number; eachMicro: number } };
};

export type StencilPrice = Bill<StencilLine>;

function sizePrice({ sizes }: StencilBook, { framework, size }: StencilSpecification): string {
  const bySize: Readonly<Record<string, string>> = sizes[framework ? "framed" : "frameless"];
  const price = Object.hasOwn(bySize, size) ? bySize[size] : undefined;
  assert(price !== undefined, `a price for a stencil of ${size}`);
  return price;
}

/** The lines of one stencil; null for a line that does not apply. */
function eachPrice(specification: StencilSpecification, book: StencilBook): Record<StencilLineKey, string | null> {
  const { surcharges } = book;
  const { side, thicknessUm, stencilType, fiducials } = specification;
  return {
    componentsStencilPrice: sizePrice(book, specification),
    stencilBothSides: side === "Combine" ? surcharges.combine : null,
    stencilThickness: thicknessUm > surcharges.thickAboveUm ? surcharges.thick : null,
    stencilPolish: stencilType === "electropolished" ? surcharges.electropolished : null,
    stencilFiducials: fiducials ? surcharges.fiducials : null,
  };
}

/** The lowest price of a book: the smallest stencil without options. */
export function lowestStencilMicro({ sizes }: StencilBook): number {
  const prices = [sizes.framed, sizes.frameless].flatMap((bySize) => Object.values(bySize));
  return Math.min(...prices.map(parseMicro));
}

/** The specification must pass `checkStencil`; an unavailable size has no price. */
export function priceStencil(specification: StencilSpecification, book: StencilBook): StencilPrice {
  const count = stencilCount(specification);
  const lines = Object.entries(eachPrice(specification, book)).flatMap(([key, each]): StencilLine[] => {
    if (each === null) return [];
    const eachMicro = parseMicro(each);
    const rule = { key: "stencilEach" as const, args: { count, eachMicro } };
    return [{ key: key as StencilLineKey, amountMicro: eachMicro * count, rule }];
  });
  const { currency, version: bookVersion } = book;
  const sections = { stencil: sectionMicro(lines) };
  return billOf({ currency, bookVersion, lines, sections, pieces: specification.quantity });
}
