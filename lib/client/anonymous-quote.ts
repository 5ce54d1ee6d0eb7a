// Board prices for pages in frames of other sites, asked for without the session of this browser.
import type { Locale } from "@/lib/core/market/area";
import type { InputOf } from "@/lib/contracts/endpoint";
import type { Envelope } from "@/lib/contracts/envelope";
import { type PcbQuote, quotePcb } from "@/lib/contracts/pcb";

interface AnonymousQuoteOptions {
  locale: Locale;
  signal: AbortSignal;
}

/**
 * Sends neither cookies nor the stored token, and keeps nothing of the answer. Rejects where there is no usable answer
 * (network, limit of calls, refused input) and where `signal` was aborted.
 */
export async function quoteAnonymously(
  input: InputOf<typeof quotePcb>,
  { locale, signal }: AnonymousQuoteOptions,
): Promise<PcbQuote> {
  const response = await fetch(quotePcb.path, {
    method: quotePcb.method,
    credentials: "omit",
    headers: { "content-type": "application/json", "x-locale": locale },
    body: JSON.stringify(input),
    signal,
  });
  const { type, data } = (await response.json()) as Envelope<PcbQuote>;
  if (!response.ok || type === "error" || data === undefined) throw new Error("the quote was not answered");
  return data;
}
