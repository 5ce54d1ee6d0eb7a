// Boards in the cart.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { pcbPrice, pcbSpecification, pcbSpecificationInput } from "@/lib/contracts/pcb";
import { id } from "@/lib/contracts/values";
import { standardDays } from "@/lib/core/pcb/lead-time";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { bookFor } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import { chargeableKg } from "@/lib/core/pricing/shipping";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { type CartKind, type OpenItem, pricesBy } from "@/lib/server/cart/kind";
import { parseField } from "@/lib/server/http/parse-field";
import { measuredContradictions } from "@/lib/server/pcb/measured";
import { completeOrRefuse } from "@/lib/server/pcb/service";

/** Offer of staff for a board without automatic price: its own price, valid by its quote alone. */
const offer = z.object({ quoteId: id, quoteNumber: z.string(), price: pcbPrice });

/** Offered board as a cart stores it. */
export function toStoredOffer({ id: quoteId, quoteNumber, specification, price }: BomQuoteRow) {
  return { ...read(specification), ...offer.parse({ quoteId, quoteNumber, price }) };
}

function openOffered(board: OpenItem, { quoteId, price }: z.infer<typeof offer>): OpenItem {
  // A person has seen the files.
  const { contradictions: _seen, ...offered } = board;
  return { ...offered, prices: () => ({ price, previous: null }), isMakeable: true, quoteId };
}

const read = (stored: Record<string, unknown>) => pcbSpecification.parse(stored) as PcbSpecification;

function openBoard(specification: PcbSpecification): OpenItem {
  const { quantity, leadTimeDays, widthMm, heightMm } = specification;
  return {
    specification,
    prices: ({ books, area, bookVersion, nowMs, mayUseOffer }) =>
      pricesBy(bookFor(books.boards, area, { version: bookVersion, nowMs }), (book) =>
        pricePcb(specification, book, { mayUseOffer }),
      ),
    isMakeable: checkSpecification(specification).length === 0,
    contradictions: (project) => measuredContradictions(specification, project),
    quantity,
    leadTimeDays,
    weightKg: chargeableKg(specification),
    pieces: quantity,
    longSideMm: Math.max(widthMm, heightMm),
    mailLine: { key: "line", values: { quantity, layers: specification.layers, size: `${widthMm} × ${heightMm} mm` } },
  };
}

export const custom: CartKind = {
  open(stored) {
    const board = openBoard(read(stored));
    const offered = offer.safeParse(stored).data;
    return offered ? openOffered(board, offered) : board;
  },
  complete: (options, context) => openBoard(completeOrRefuse(options, context)),
  /** A standard lead time stays the standard one of what was changed. */
  change(stored, change, { locale }) {
    // Another quantity, or anything else, is another quote.
    if (offer.safeParse(stored).success) throw new AppError("QUOTE_FIXED");
    const previous = read(stored);
    const patch = parseField(pcbSpecificationInput, change, { field: "specification", locale });
    const { leadTimeDays, ...rest } = previous;
    return leadTimeDays === standardDays(previous) ? { ...rest, ...patch } : { ...previous, ...patch };
  },
};
