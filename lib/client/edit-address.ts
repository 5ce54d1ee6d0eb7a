// The address of a quote that changes something in the cart.

import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Names, on the quote's page, what its main action saves to. */
export const EDITED_ITEM = "cartItem";

interface Edited {
  cartItemId: string;
  projectId: string | null;
  specification: PcbSpecification;
}

export function editAddress({ cartItemId, projectId, specification }: Edited): string {
  const parameters = new URLSearchParams(toQuery(specification));
  if (projectId !== null) parameters.set("project", projectId);
  parameters.set(EDITED_ITEM, cartItemId);
  return `/order/manufacturing/pcb?${parameters.toString()}`;
}
