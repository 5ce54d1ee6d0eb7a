// Price of a plain board by four parameters, and the change that saves most.
import type { Money } from "@/lib/base/money";
import type { MarketArea } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { type PriceBook, withPublished } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { hintsFor } from "@/lib/core/pricing/hints";
import { pricePcb } from "@/lib/core/pricing/price";
import { shownUnitMicro } from "@/lib/base/shown-amounts";

export interface PlainBoard {
  layers: number;
  widthMm: number;
  heightMm: number;
  quantity: number;
}

export interface TypicalPrice {
  total: Money;
  unit: Money;
  /** Standard lead time in working days. */
  days: number;
  hint: { board: PlainBoard; total: Money; saves: Money } | null;
}

export interface TypicalBooks {
  area: MarketArea;
  nowMs: number;
  /** In addition to those of the product. */
  published: readonly PriceBook[];
}

/** By the book in force at `nowMs`; `null` if the board cannot be manufactured. */
export function priceTypical(board: PlainBoard, { area, nowMs, published }: TypicalBooks): TypicalPrice | null {
  const { layers, widthMm, heightMm, quantity } = board;
  const specification = completeSpecification({ layers, widthMm, heightMm, quantity });
  if (checkSpecification(specification).length > 0) return null;
  const { book } = bookFor(withPublished(published), area, { nowMs });
  const { currency } = book;
  const { total, unitPriceMicro } = pricePcb(specification, book);
  const [best] = hintsFor(specification, book);
  const changed = best && { ...board, ...(best.change as Partial<PlainBoard>) };
  return {
    total,
    unit: { currency, amountMicro: shownUnitMicro(unitPriceMicro) },
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
