"use client";
// The price book of a board's quote that is not a new one.
import { boardTotalBy } from "@/components/pcb/board-total";
import type { Quote } from "@/components/pcb/use-quote";
import { PriceStanding } from "@/components/quote/price-standing";
import { useQuoteDraft } from "@/stores/quote-draft";

export function BoardStanding({ quote: { prices, specification } }: { quote: Quote }) {
  const takeCurrentPrices = useQuoteDraft((draft) => draft.takeCurrentPrices);
  return <PriceStanding prices={prices} totalBy={boardTotalBy(specification)} onTakeCurrent={takeCurrentPrices} />;
}
