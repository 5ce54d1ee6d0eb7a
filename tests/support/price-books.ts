// The price books of today, and a shelf with made-up ones before and after them.

import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { parseBook, PRICE_BOOKS, type PriceBook } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import cnyFile from "@/lib/core/pricing/books/zh-CN.json";
import usdFile from "@/lib/core/pricing/books/en-US.json";
import { STENCIL_BOOKS, type StencilBook } from "@/lib/core/pricing/stencil/price";

/** Saturday 21 November 2026, noon in Shanghai. */
const TODAY_MS = Date.parse("2026-11-21T04:00:00Z");

export const USD_BOOK = bookFor(PRICE_BOOKS, "en-US", { nowMs: TODAY_MS }).book;
export const CNY_BOOK = bookFor(PRICE_BOOKS, "zh-CN", { nowMs: TODAY_MS }).book;

export const USD_STENCIL_BOOK = bookFor(STENCIL_BOOKS, "en-US", { nowMs: TODAY_MS }).book;
export const CNY_STENCIL_BOOK = bookFor(STENCIL_BOOKS, "zh-CN", { nowMs: TODAY_MS }).book;

type Boards = Record<string, { setup: string; perM2: string }>;
type File = {
  boards: { byLayers: Boards };
  shipping: { zones: { base: string }[] };
  transactionShare: { percent: Record<string, string> };
};

/** A book with another price of two-layer boards, and with shipping and fees that cannot be mistaken for real ones. */
function made<T extends File>(file: T, effectiveFrom: string, [setup, perM2]: [string, string]): T {
  return {
    ...file,
    version: `${"currency" in file && file.currency === "USD" ? "us" : "cn"}-${effectiveFrom}`,
    effectiveFrom,
    boards: { ...file.boards, byLayers: { ...file.boards.byLayers, "2": { setup, perM2 } } },
    shipping: { ...file.shipping, zones: file.shipping.zones.map((zone) => ({ ...zone, base: "999" })) },
    transactionShare: { ...file.transactionShare, percent: { ...file.transactionShare.percent, card: "50" } },
  };
}

const usd = (day: string, ...prices: [string, string]) => parseBook("en-US", "USD", made(usdFile, day, prices));
const cny = (day: string, ...prices: [string, string]) => parseBook("zh-CN", "CNY", made(cnyFile, day, prices));

/** All built-in price books. */
export const BUILT_IN_BOOKS = { boards: PRICE_BOOKS, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_BOOKS };

/** In no order. 50 pieces of 100 × 100 mm on two layers are half a square meter. */
export const PUBLISHED_BOOKS: readonly PriceBook[] = [
  // 6 + 55 × 0.5 = 33.50.
  usd("2026-12-01", "6", "55"),
  // 5 + 50 × 0.5 = 30.00, from 21 November on.
  USD_BOOK,
  // 4 + 40 × 0.5 = 24.00, honored up to and including 20 December.
  usd("2026-11-01", "4", "40"),
  // 3 + 30 × 0.5 = 18.00, honored up to and including 30 November.
  usd("2026-10-01", "3", "30"),
  // 2 + 20 × 0.5 = 12.00, honored up to and including 30 October.
  usd("2026-09-01", "2", "20"),
  // 35 + 350 × 0.5 = 210.00, from 21 November on.
  CNY_BOOK,
  // 28 + 280 × 0.5 = 168.00.
  cny("2026-11-01", "28", "280"),
];

/** A stencil with everything at its cheapest is 18.60 from 21 November on, and was 15.00. */
export const STENCIL_PRICE_BOOKS: readonly StencilBook[] = [
  {
    ...USD_STENCIL_BOOK,
    version: "us-stencil-2026-11-01",
    effectiveFrom: "2026-11-01",
    sizes: { ...USD_STENCIL_BOOK.sizes, frameless: { ...USD_STENCIL_BOOK.sizes.frameless, "280x380": "15" } },
  },
  USD_STENCIL_BOOK,
  CNY_STENCIL_BOOK,
];
