// Cart items priced now, and what they come to together.

import type { CheckoutView } from "@/lib/contracts/cart";
import { pcbSpecification } from "@/lib/contracts/pcb";
import type { MarketArea } from "@/lib/core/market/area";
import { orderTotals } from "@/lib/core/order/totals";
import { shanghaiDay } from "@/lib/core/order/working-days";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { bookOf } from "@/lib/core/pricing/book";
import { type PcbPrice, pricePcb } from "@/lib/core/pricing/price";
import { SHIPPING_METHODS, shippingEstimate } from "@/lib/core/pricing/shipping";
import type { Database, Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as orderRows from "@/lib/server/order/rows";
import type { CartItemWithProject } from "./rows";

export type PricedItem = CartItemWithProject & {
  specification: PcbSpecification;
  price: PcbPrice;
  usesOffer: boolean;
  /** What the item cost when it was put here, where today's total is another. */
  formerTotalMicro: number | null;
};

const hasOffer = (price: PcbPrice) => price.lines.some(({ key }) => key === "prototypeOffer");

function formerTotal(stored: Record<string, unknown>): number | null {
  const total = stored.total as { amountMicro?: unknown } | undefined;
  return typeof total?.amountMicro === "number" ? total.amountMicro : null;
}

/**
 * Prices items in their order. The prototype offer goes to the first that may have it, and to none where the account
 * has an order of today that used it.
 */
export async function priceCart(
  _deps: Deps,
  db: Database | Transaction,
  items: CartItemWithProject[],
  context: RequestContext<Viewer>,
): Promise<PricedItem[]> {
  const book = bookOf(context.area);
  let mayUseOffer = !(await orderRows.hasUsedOffer(db, context.viewer.accountId, shanghaiDay(context.now.getTime())));
  return items.map((row) => {
    const specification = pcbSpecification.parse(row.item.specification) as PcbSpecification;
    const price = pricePcb(specification, book, { mayUseOffer });
    const usesOffer = hasOffer(price);
    if (usesOffer) mayUseOffer = false;
    const former = formerTotal(row.item.price);
    return {
      ...row,
      specification,
      price,
      usesOffer,
      formerTotalMicro: former === price.total.amountMicro ? null : former,
    };
  });
}

export function checkoutTotals(items: PricedItem[], area: MarketArea): Omit<CheckoutView, "items"> {
  const book = bookOf(area);
  const specifications = items.map(({ specification }) => specification);
  return {
    currency: book.currency,
    ...orderTotals({ sectionTotalsMicro: items.map(({ price }) => price.pcbTotal.amountMicro) }),
    shippingEstimates: SHIPPING_METHODS.map((method) => ({
      method,
      amountMicro: shippingEstimate(specifications, method, book).amountMicro,
    })),
  };
}
