// Stencils in the cart.

import { stencilSpecification, stencilSpecificationInput } from "@/lib/contracts/stencil";
import { bookFor } from "@/lib/core/pricing/book-for";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import {
  changeStencil,
  checkStencil,
  stencilDays,
  type StencilSpecification,
  stencilWeightKg,
} from "@/lib/core/pricing/stencil/specification";
import { type CartKind, type OpenItem, pricesBy } from "@/lib/server/cart/kind";
import { parseField } from "@/lib/server/http/parse-field";
import { completeStencilOrRefuse } from "@/lib/server/stencil/service";

function openStencil(specification: StencilSpecification): OpenItem {
  const { quantity, size } = specification;
  return {
    specification,
    prices: ({ books, area, bookVersion, nowMs }) =>
      pricesBy(bookFor(books.stencils, area, { version: bookVersion, nowMs }), (book) =>
        priceStencil(specification, book),
      ),
    isMakeable: checkStencil(specification).length === 0,
    quantity,
    leadTimeDays: stencilDays(specification),
    weightKg: stencilWeightKg(specification),
    pieces: null,
    longSideMm: null,
    mailLine: { key: "stencilLine", values: { quantity, size: `${size.replace("x", " × ")} mm` } },
  };
}

export const stencil: CartKind = {
  open: (stored) => openStencil(stencilSpecification.parse(stored)),
  complete: (options, context) => openStencil(completeStencilOrRefuse(options, context)),
  /** With another frame goes another size. */
  change(stored, change, { locale }) {
    const previous = stencilSpecification.parse(stored);
    const patch = parseField(stencilSpecificationInput, change, { field: "specification", locale });
    return changeStencil(previous, patch);
  },
};
