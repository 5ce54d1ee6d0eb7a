// Address of the quote page with a board's size, layers and quantity filled in.
import { completeSpecification } from "@/lib/core/pcb/complete";
import { toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

type Plain = Partial<Pick<PcbSpecification, "layers" | "widthMm" | "heightMm" | "quantity">>;

/** Without language prefix; without a query for the default board. */
export function quoteHref(board: Plain): string {
  const query = new URLSearchParams(toQuery(completeSpecification(board)));
  return `/order/manufacturing/pcb${query.size > 0 ? `?${query}` : ""}`;
}
