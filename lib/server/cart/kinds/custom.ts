// Boards in the cart.

import { pcbSpecification, pcbSpecificationInput } from "@/lib/contracts/pcb";
import { standardDays } from "@/lib/core/pcb/lead-time";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { bookFor } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import { chargeableKg } from "@/lib/core/pricing/shipping";
import { type CartKind, type OpenItem, pricesBy } from "@/lib/server/cart/kind";
import { parseField } from "@/lib/server/http/parse-field";
import { completeOrRefuse } from "@/lib/server/pcb/service";

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
    quantity,
    leadTimeDays,
    weightKg: chargeableKg(specification),
    pieces: quantity,
    longSideMm: Math.max(widthMm, heightMm),
    mailLine: { key: "line", values: { quantity, layers: specification.layers, size: `${widthMm} × ${heightMm} mm` } },
  };
}

export const custom: CartKind = {
  open: (stored) => openBoard(read(stored)),
  complete: (given, context) => openBoard(completeOrRefuse(given, context)),
  /** A standard lead time stays the standard one of what was changed. */
  change(stored, change, { locale }) {
    const former = read(stored);
    const patch = parseField(pcbSpecificationInput, change, { field: "specification", locale });
    const { leadTimeDays, ...rest } = former;
    return leadTimeDays === standardDays(former) ? { ...rest, ...patch } : { ...former, ...patch };
  },
};
