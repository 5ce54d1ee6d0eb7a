// Shareable address of the quote.
import { searchWith } from "@/components/pcb/use-quote-address";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Without the project, which belongs to the account that uploaded it. */
export function quoteLink(specification: PcbSpecification, bookVersion: string): string {
  const { origin, pathname } = window.location;
  return origin + pathname + searchWith("", { specification, projectId: null, bookVersion });
}
