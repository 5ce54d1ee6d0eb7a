// A quote as the one item of an order, with its price or before it has one.

import { priceByHand } from "@/lib/core/pricing/assembly/hand-price";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { openItem } from "@/lib/server/cart/kinds";
import { toStoredQuote } from "@/lib/server/cart/kinds/bom-quote";
import { toStoredOffer } from "@/lib/server/cart/kinds/custom";
import type { ItemPrice } from "@/lib/server/cart/kind";
import type { PricedItem } from "@/lib/server/cart/pricing";
import type { Queryable } from "@/lib/server/db/client";
import * as projectRows from "@/lib/server/gerber/rows";

/** A bill of nothing, by no book: it says nothing but the currency. */
function unpriced({ currency, quantity }: BomQuoteRow) {
  return priceByHand([], { currency: currency as ItemPrice["currency"], bookVersion: "", pieces: quantity });
}

/** As if it stood in the cart. What a person offered holds no sample that only play money buys. */
export async function quotedItem(db: Queryable, quote: BomQuoteRow): Promise<PricedItem> {
  const { id, accountId, area, projectId, projectName, createdAt } = quote;
  const pricedQuote = { ...quote, price: quote.price ?? { ...unpriced(quote) } };
  const isBoard = quote.kind === "pcb";
  const specification = isBoard ? toStoredOffer(pricedQuote) : toStoredQuote(pricedQuote, undefined);
  const { price } = specification;
  const project = projectId && (await projectRows.findOwned(db, { accountId, visitorHash: null }, projectId));
  const itemType = isBoard ? "Custom" : "BomQuote";
  return {
    item: {
      ...{ id, accountId, area, itemType, projectId, specification, createdAt },
      ...{ partNo: "", price, bookVersion: price.bookVersion, position: 0, publicationId: null },
    },
    name: (project && project.name) || projectName,
    project: project || null,
    open: openItem({ itemType, specification }),
    price,
    keptUntil: null,
    usesOffer: false,
    change: null,
  };
}
