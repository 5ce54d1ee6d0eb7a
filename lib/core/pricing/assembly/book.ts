// The price books of assembly, one per market area and version. Sources stand apart, as those of boards.

import type { Currency } from "@/lib/base/money";
import type { DatedBook } from "@/lib/core/pricing/book-for";
import cny from "./books/zh-CN.json";
import usd from "./books/en-US.json";

/** As it lies on file: amounts are decimal text. */
export type AssemblyBook = DatedBook & { currency: Currency } & Omit<
    typeof usd,
    "area" | "currency" | "version" | "effectiveFrom"
  >;

/** Every version that was ever published, as of boards. */
export const ASSEMBLY_BOOKS: readonly AssemblyBook[] = [
  { ...usd, area: "en-US", currency: "USD" },
  { ...cny, area: "zh-CN", currency: "CNY" },
];
