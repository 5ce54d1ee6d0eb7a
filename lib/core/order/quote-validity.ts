// Validity period of a quote.

const DAY_MS = 86_400_000;

/** docs/decisions/states.md. */
export const QUOTE_DAYS = 30;

/** The first moment at which a quote is no longer valid; epoch ms. */
export function quoteExpiresAt(quotedMs: number, days: number = QUOTE_DAYS): number {
  return quotedMs + days * DAY_MS;
}
