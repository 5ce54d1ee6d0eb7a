// Total of a board by a price book.
import type { Money } from "@/lib/base/money";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";

/** Null if it cannot be manufactured. */
export function boardTotalBy(specification: PcbSpecification): (book: PriceBook) => Money | null {
  return (book) => (isMakeable(specification) ? pricePcb(specification, book).total : null);
}
