// Addresses of quote pages that edit a cart item or an order line.

import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { EDITED_ITEM, EDITED_ORDER_LINE, QUOTED_BOOK } from "@/lib/core/pricing/quote-address";
import { toStencilQuery } from "@/lib/core/pricing/stencil/query";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";

export { EDITED_ITEM, EDITED_ORDER_LINE, QUOTED_BOOK };

interface Quoted {
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

function pageOf({ projectId, itemType, specification, price }: Quoted) {
  const page = PAGES[itemType];
  if (!page) return null;
  const parameters = new URLSearchParams(page.toQuery(specification).map(([name, value]) => [name, value]));
  if (projectId !== null) parameters.set("project", projectId);
  parameters.set(QUOTED_BOOK, price.bookVersion);
  return { path: page.path, parameters };
}

function addressOf(quoted: Quoted, name: string, value: string): string | null {
  const page = pageOf(quoted);
  if (!page) return null;
  page.parameters.set(name, value);
  return `${page.path}?${page.parameters.toString()}`;
}

/** Null for a kind without an edit page. */
export const editAddress = (item: Quoted & { cartItemId: string }): string | null =>
  addressOf(item, EDITED_ITEM, item.cartItemId);

/** Null for a kind without an edit page. */
export const changeLineAddress = (line: Quoted, orderId: string, position: number): string | null =>
  addressOf(line, EDITED_ORDER_LINE, `${orderId}.${position}`);

/** Order and line named by an address; null if it names none. */
export function readOrderLine(value: string | null): { orderId: string; position: number } | null {
  const [, orderId, position] = /^([\w-]+)\.(\d{1,3})$/.exec(value ?? "") ?? [];
  return orderId === undefined ? null : { orderId, position: Number(position) };
}
