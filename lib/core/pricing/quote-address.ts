// Addresses of the quote pages: which query parameters make a quote, and the route that draws it.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { ASSEMBLY_PARAMETERS } from "@/lib/core/pcba/query";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";

/** The price book of a quote. */
export const QUOTED_BOOK = "book";
/** The cart item that the main action of the page updates. */
export const EDITED_ITEM = "cartItem";
/** The order line that the main action of the page changes: order id and line position. */
export const EDITED_ORDER_LINE = "orderLine";
/** The project with the files on the page. */
export const PROJECT = "project";

const BOARD = Object.keys(completeSpecification({}));

const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  "/order/manufacturing/pcb": [...BOARD, PROJECT, QUOTED_BOOK, EDITED_ITEM, EDITED_ORDER_LINE],
  "/order/manufacturing/pcba": [...BOARD, ...ASSEMBLY_PARAMETERS, PROJECT],
  "/order/manufacturing/stencil": [...Object.keys(completeStencil({})), QUOTED_BOOK],
};

/** The segment below a quote page whose route reads the query; never part of a public address. */
const QUOTED_SEGMENT = "/quoted";

/**
 * The part of a query that the quote page at `path` (without language prefix) reads, in one order for equal quotes:
 * "" if no parameter belongs to a quote, null for every other page. A repeated parameter is ignored.
 */
export function quoteQuery(path: string, query: URLSearchParams): string | null {
  const names = Object.hasOwn(PARAMETERS, path) ? PARAMETERS[path] : undefined;
  if (!names) return null;
  const read = new URLSearchParams();
  for (const name of names) {
    const [value, ...others] = query.getAll(name);
    if (value !== undefined && others.length === 0) read.set(name, value);
  }
  return read.toString();
}

/** The route that draws a quote page with the quote of its address. */
export const quotedRoute = (path: string): string => path + QUOTED_SEGMENT;

/** True for the internal route of a rendered quote, which has no public address. */
export const isQuotedRoute = (path: string): boolean =>
  path.endsWith(QUOTED_SEGMENT) && Object.hasOwn(PARAMETERS, path.slice(0, -QUOTED_SEGMENT.length));
