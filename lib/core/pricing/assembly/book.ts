// The price books of assembly, one per market area and version. Their sources are separate files, as for boards.

import type { Currency } from "@/lib/base/money";
import type { DatedBook } from "@/lib/core/pricing/book-for";
import cny from "./books/zh-CN.json";
import usd from "./books/en-US.json";

/** As filed: amounts are decimal text. */
export type AssemblyBook = DatedBook & { currency: Currency } & Omit<
    typeof usd,
    "area" | "currency" | "version" | "effectiveFrom"
  >;

/** All built-in versions, as for boards. */
export const ASSEMBLY_BOOKS: readonly AssemblyBook[] = [
  { ...usd, area: "en-US", currency: "USD" },
  { ...cny, area: "zh-CN", currency: "CNY" },
];
