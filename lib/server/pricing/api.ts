// The endpoint of the price books.

import type { OutputOf } from "@/lib/contracts/endpoint";
import { listPriceBooks } from "@/lib/contracts/price-book";
import { booksThatCount } from "@/lib/core/pricing/book-for";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";

type Listed = OutputOf<typeof listPriceBooks>;

export const priceBookRoutes = ({ books }: Pick<Deps, "books">) => [
  serve(listPriceBooks, (_input, { area, now }) => {
    const counting = booksThatCount(books.boards, area, { nowMs: now.getTime() });
    return Promise.resolve({ inForce: counting[0]?.version ?? "", books: counting as unknown as Listed["books"] });
  }),
];
