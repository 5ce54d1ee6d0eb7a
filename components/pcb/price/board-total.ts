// What a board comes to by any price book.
import type { Money } from "@/lib/base/money";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";

/** Null where it cannot be made. */
export function boardTotalBy(specification: PcbSpecification): (book: PriceBook) => Money | null {
  return (book) => (isMakeable(specification) ? pricePcb(specification, book).total : null);
}
