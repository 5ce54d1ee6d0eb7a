// The address under which somebody else sees the same quote.
import { searchWith } from "@/components/pcb/use-quote-address";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** A project belongs to whoever sent its files; what another may see is the quote. */
export function quoteLink(specification: PcbSpecification, bookVersion: string): string {
  const { origin, pathname } = window.location;
  return origin + pathname + searchWith("", { specification, projectId: null, bookVersion });
}
