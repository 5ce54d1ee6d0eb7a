// The endpoint of the price books.

import { listPriceBooks } from "@/lib/contracts/price-book";
import { effectivePriceBooks } from "@/lib/core/pricing/price-books";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";

export const priceBookRoutes = ({ books }: Pick<Deps, "books">) => [
  serve(listPriceBooks, (_input, { area, now }) => {
    const { boards, assemblies, stencils } = effectivePriceBooks(books, area, { nowMs: now.getTime() });
    const inForce = { inForce: boards[0]?.version ?? "" };
    return Promise.resolve({ ...inForce, books: boards, assemblies, stencils });
  }),
];
