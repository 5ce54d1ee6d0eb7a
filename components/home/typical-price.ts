// The price of a plain board by four figures, and the small change that would save most.
import type { Money } from "@/lib/base/money";
import type { MarketArea } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { hintsFor } from "@/lib/core/pricing/hints";
import { pricePcb } from "@/lib/core/pricing/price";

export interface PlainBoard {
  layers: number;
  widthMm: number;
  heightMm: number;
  quantity: number;
}

export interface TypicalPrice {
  total: Money;
  unit: Money;
  /** Working days of the standard lead time. */
  days: number;
  hint: { board: PlainBoard; total: Money; saves: Money } | null;
}

/** By the book in force at `nowMs`; `null` where such a board cannot be made. */
export function priceTypical(board: PlainBoard, area: MarketArea, nowMs: number): TypicalPrice | null {
  const { layers, widthMm, heightMm, quantity } = board;
  const specification = completeSpecification({ layers, widthMm, heightMm, quantity });
  if (checkSpecification(specification).length > 0) return null;
  const { book } = bookFor(PRICE_BOOKS, area, { nowMs });
  const { currency } = book;
  const { total, unitPriceMicro } = pricePcb(specification, book);
  const [best] = hintsFor(specification, book);
  const changed = best && { ...board, ...(best.change as Partial<PlainBoard>) };
  return {
    total,
    unit: { currency, amountMicro: unitPriceMicro },
    days: specification.leadTimeDays,
    hint: changed
      ? {
          board: changed,
          total: { currency, amountMicro: total.amountMicro - best.savesMicro },
          saves: { currency, amountMicro: best.savesMicro },
        }
      : null,
  };
}
