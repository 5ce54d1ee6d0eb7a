// Address of the quote page with the options of a form filled in.
import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { PAGES } from "@/lib/i18n/pages";

/** Without language prefix; without a query for the default board. */
export function orderHref(specification: PcbSpecification): string {
  const query = new URLSearchParams(toQuery(specification));
  return query.size > 0 ? `${PAGES.pcb}?${query}` : PAGES.pcb;
}
