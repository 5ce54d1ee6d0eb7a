// The lowest price of a board, for the data that search engines read.

import { toDecimal } from "@/lib/base/money";
import type { MarketArea } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { pricePcb } from "@/lib/core/pricing/price";
import { currentBooks, pageMadeAt } from "@/lib/server/pricing/page-books";

export interface ProductOffer {
  currency: string;
  /** Decimal: "1.00". */
  price: string;
  /** Pieces for this price. */
  quantity: number;
}

/** Of as many boards as the prototype offer covers, with nothing else chosen, by the book in effect. */
export function lowestBoardOffer(area: MarketArea): ProductOffer {
  const { boards } = currentBooks(area, pageMadeAt());
  const specification = completeSpecification({ quantity: boards.prototypeOffer.maxPieces });
  const { currency, amountMicro } = pricePcb(specification, boards).total;
  return { currency, price: toDecimal(amountMicro), quantity: specification.quantity };
}
