// Assembled boards and the books that price them.

import type { MarketArea } from "@/lib/core/market/area";
import { completePcba, type PcbaInput, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { type PcbaBooks, pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";

export const PCBA_PRICE_BOOKS: PriceBooks = {
  boards: PRICE_BOOKS,
  assemblies: ASSEMBLY_BOOKS,
  stencils: STENCIL_BOOKS,
};

/** Saturday 21 November 2026, noon in Shanghai. */
const TODAY_MS = Date.parse("2026-11-21T04:00:00Z");

export const pcbaBooks = (area: MarketArea): PcbaBooks =>
  pcbaBooksFor(PCBA_PRICE_BOOKS, area, { nowMs: TODAY_MS }).book;

export const pcba = (assembly: PcbaInput["assembly"] = {}, board: PcbaInput["board"] = {}): PcbaSpecification =>
  completePcba({ assembly, board });
