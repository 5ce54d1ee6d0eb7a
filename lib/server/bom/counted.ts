// Whether it is known what is soldered to the boards of a quote.

import type { BomQuoteRow } from "./rows";

/** It was read from a list, typed, or counted by an engineer; of a list that engineers are to read nobody knows. */
export function isCounted({ reasons, specification }: Pick<BomQuoteRow, "reasons" | "specification">): boolean {
  return !reasons.includes("parsingSkipped") || specification.isCounted === true;
}
