// The address of a quote that changes something in the cart.

import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Names, on the quote's page, what its main action saves to. */
export const EDITED_ITEM = "cartItem";

/** Names, on the quote's page, the price book that the quote keeps. */
export const QUOTED_BOOK = "book";

interface Edited {
  cartItemId: string;
  projectId: string | null;
  specification: PcbSpecification;
  price: { bookVersion: string };
}

export function editAddress({ cartItemId, projectId, specification, price }: Edited): string {
  const parameters = new URLSearchParams(toQuery(specification));
  if (projectId !== null) parameters.set("project", projectId);
  parameters.set(QUOTED_BOOK, price.bookVersion);
  parameters.set(EDITED_ITEM, cartItemId);
  return `/order/manufacturing/pcb?${parameters.toString()}`;
}
