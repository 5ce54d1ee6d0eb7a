// Address parameters of a stencil quote.
import type { Parameter } from "@/components/quote/use-address-parameters";
import { QUOTED_BOOK } from "@/lib/client/edit-address";
import { toStencilQuery } from "@/lib/core/pricing/stencil/query";
import { completeStencil, type StencilSpecification } from "@/lib/core/pricing/stencil/specification";

export const STENCIL_PARAMETERS: readonly string[] = [...Object.keys(completeStencil({})), QUOTED_BOOK];

/** The untouched form is not pinned to a price book: its address takes the prices of the day. */
export function stencilParameters(
  specification: StencilSpecification,
  bookVersion: string,
  isKept: boolean,
): Parameter[] {
  const query = toStencilQuery(specification);
  return query.length === 0 && !isKept ? [] : [...query, [QUOTED_BOOK, bookVersion]];
}
