// Pages of the site on which a person goes on.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { PAGES } from "@/lib/i18n/pages";

/** The quote page with these options filled in, and the board's files where the account owns them. */
export function quoteLink(address: string, specification: Partial<PcbSpecification>, projectId: string | null): string {
  const query = new URLSearchParams(toQuery(completeSpecification(specification)));
  if (projectId !== null) query.set("project", projectId);
  return `${address}${PAGES.pcb}?${query}`;
}

export const reportLink = (address: string, projectId: string): string => `${address}${PAGES.dfm}?id=${projectId}`;

export const checkoutLink = (address: string, cartItemIds: readonly string[]): string =>
  `${address}/order/checkout?items=${cartItemIds.join(",")}`;

export const orderLink = (address: string, orderId: string): string => `${address}/my-center/orders/${orderId}`;
