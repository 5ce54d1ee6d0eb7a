// Lines of a parts list as a person settled them.

import type { QuoteLineInput } from "@/lib/contracts/bom-lines";

/** One resistor on one place, without a part. */
export const quoteLine = (change: Partial<QuoteLineInput> = {}): QuoteLineInput => ({
  designators: ["R1"],
  quantity: 1,
  mpn: "RC0603FR-0710KL",
  footprint: "0603",
  ...change,
});
