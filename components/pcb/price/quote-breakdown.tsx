"use client";
// Price breakdown of the quote on the page.
import { PriceBreakdown } from "@/components/pcb/price/price-breakdown";
import { useQuote } from "@/components/pcb/quote-source";
import { billedOptions } from "@/components/pcb/price/use-line-texts";

export function QuoteBreakdown() {
  "use memo";
  const price = useQuote((quote) => quote.price);
  const billed = useQuote(({ specification }) => billedOptions(specification));
  return price && <PriceBreakdown price={price} billed={billed} />;
}
