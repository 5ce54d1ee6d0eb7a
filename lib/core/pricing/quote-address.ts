// Addresses of the quote pages: which query parameters make a quote, and the route that draws it.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { ASSEMBLY_PARAMETERS } from "@/lib/core/pcba/query";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";

/** Names the price book that a quote keeps. */
export const QUOTED_BOOK = "book";
/** Names the cart item that the page's main action saves to. */
export const EDITED_ITEM = "cartItem";
/** Names the line of an order that the page's main action changes: the order's id and the line's position. */
export const EDITED_ORDER_LINE = "orderLine";
/** Names the project whose files stand on the page. */
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
 * "" where nothing of it is a quote, null for every other page. A parameter that occurs twice is not read.
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

/** Whether a path is the internal route of a drawn quote, which nobody may open by its own address. */
export const isQuotedRoute = (path: string): boolean =>
  path.endsWith(QUOTED_SEGMENT) && Object.hasOwn(PARAMETERS, path.slice(0, -QUOTED_SEGMENT.length));
