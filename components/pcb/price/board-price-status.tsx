"use client";
// Price book notice of an earlier quote.
import { boardTotalBy } from "@/components/pcb/price/board-total";
import { useQuote } from "@/components/pcb/quote-source";
import { PriceValidity } from "@/components/quote/price-validity";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

export function BoardPriceStatus() {
  const prices = useQuote((quote) => quote.prices);
  const specification = useQuote((quote) => quote.specification);
  const takeCurrentPrices = useQuoteDraft((draft) => draft.takeCurrentPrices);
  return <PriceValidity prices={prices} totalBy={boardTotalBy(specification)} onTakeCurrent={takeCurrentPrices} />;
}
