// Prices by the product's own services, which read only the price books if no project is named.

import { effectivePriceBooks } from "@/lib/core/pricing/price-books";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import * as pcb from "@/lib/server/pcb/service";
import * as pcba from "@/lib/server/pcba/service";
import * as stencil from "@/lib/server/stencil/service";
import type { Handlers, MockContext } from "../handler";
import { BOOKS } from "./pricing";

/** Pricing reads the price books from `deps`, and area, language and time from the context. */
const deps = { books: BOOKS } as Deps;
const readerOf = ({ area, locale, now }: MockContext) => ({ area, locale, now }) as RequestContext;

export const QUOTE_HANDLERS = {
  quotePcb: (input, context) => pcb.quote(deps, { ...input, projectId: undefined }, readerOf(context)),
  quoteMatrix: (input, context) => pcb.matrix(deps, input, readerOf(context)),
  quotePcba: (input, context) => pcba.quote(deps, { ...input, projectId: undefined }, readerOf(context)),
  quoteStencil: (input, context) => stencil.quote(deps, input, readerOf(context)),
  listPriceBooks(_input, { area, now }) {
    const { boards, assemblies, stencils } = effectivePriceBooks(BOOKS, area, { nowMs: now.getTime() });
    const inForce = boards[0]?.version ?? "";
    return { inForce, books: boards, assemblies, stencils };
  },
} satisfies Handlers;
