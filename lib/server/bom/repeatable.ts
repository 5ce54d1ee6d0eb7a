// Quotes that may be quoted again.

import type { QuoteStatus } from "@/lib/core/order/states";

/** A quote that waits for its price is not repeated. */
const OPEN: readonly QuoteStatus[] = ["Initial", "Inquiry Received", "Quoting"];

export const mayRepeat = (status: QuoteStatus): boolean => !OPEN.includes(status);
