// The price books that the product brings, as they lie on file, beside what each figure is taken from.

import type { MarketArea } from "@/lib/core/market/area";
import type { FiledBook } from "@/lib/core/pricing/book-check";
import assemblyUsd from "@/lib/core/pricing/assembly/books/en-US.json";
import assemblyUsdSources from "@/lib/core/pricing/assembly/books/en-US.sources.json";
import assemblyCny from "@/lib/core/pricing/assembly/books/zh-CN.json";
import assemblyCnySources from "@/lib/core/pricing/assembly/books/zh-CN.sources.json";
import usd from "@/lib/core/pricing/books/en-US.json";
import cny from "@/lib/core/pricing/books/zh-CN.json";
import boardSources from "@/lib/core/pricing/books/sources.json";
import type { BookKind } from "@/lib/core/pricing/price-books";
import stencilUsd from "@/lib/core/pricing/stencil/books/en-US.json";
import stencilUsdSources from "@/lib/core/pricing/stencil/books/en-US.sources.json";
import stencilCny from "@/lib/core/pricing/stencil/books/zh-CN.json";
import stencilCnySources from "@/lib/core/pricing/stencil/books/zh-CN.sources.json";

interface ProductBook {
  kind: BookKind;
  area: MarketArea;
  raw: FiledBook;
  sources: Readonly<Record<string, string>>;
}

export const PRODUCT_BOOKS: readonly ProductBook[] = [
  { kind: "boards", area: "en-US", raw: usd, sources: boardSources["en-US"] },
  { kind: "boards", area: "zh-CN", raw: cny, sources: boardSources["zh-CN"] },
  { kind: "assemblies", area: "en-US", raw: assemblyUsd, sources: assemblyUsdSources },
  { kind: "assemblies", area: "zh-CN", raw: assemblyCny, sources: assemblyCnySources },
  { kind: "stencils", area: "en-US", raw: stencilUsd, sources: stencilUsdSources },
  { kind: "stencils", area: "zh-CN", raw: stencilCny, sources: stencilCnySources },
];
