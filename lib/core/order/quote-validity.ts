// How long a quote stands.

const DAY_MS = 86_400_000;

/** decisions: States. */
export const QUOTE_DAYS = 30;

/** The first moment at which a quote no longer stands; epoch ms. */
export function quoteExpiresAt(quotedMs: number): number {
  return quotedMs + QUOTE_DAYS * DAY_MS;
}
