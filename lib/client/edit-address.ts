// The address of a quote that changes something in the cart.

import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { EDITED_ITEM, QUOTED_BOOK } from "@/lib/core/pricing/quote-address";
import { toStencilQuery } from "@/lib/core/pricing/stencil/query";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";

export { EDITED_ITEM, QUOTED_BOOK };

interface Edited {
  cartItemId: string;
  projectId: string | null;
  itemType: string;
  specification: unknown;
  price: { bookVersion: string };
}

type Query = readonly (readonly [string, string])[];

const PAGES: Readonly<Record<string, { path: string; toQuery: (specification: unknown) => Query }>> = {
  Custom: { path: "/order/manufacturing/pcb", toQuery: (board) => toQuery(board as PcbSpecification) },
  Stencil: {
    path: "/order/manufacturing/stencil",
    toQuery: (stencil) => toStencilQuery(stencil as StencilSpecification),
  },
};

/** Null for a kind that no page changes. */
export function editAddress({ cartItemId, projectId, itemType, specification, price }: Edited): string | null {
  const page = PAGES[itemType];
  if (!page) return null;
  const parameters = new URLSearchParams(page.toQuery(specification).map(([name, value]) => [name, value]));
  if (projectId !== null) parameters.set("project", projectId);
  parameters.set(QUOTED_BOOK, price.bookVersion);
  parameters.set(EDITED_ITEM, cartItemId);
  return `${page.path}?${parameters.toString()}`;
}
