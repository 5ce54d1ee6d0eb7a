"use client";
// The table of quantities by lead times, joined to the draft.
import { PriceMatrix } from "@/components/pcb/price-matrix";
import type { Quote } from "@/components/pcb/use-quote";
import { useQuoteDraft } from "@/stores/quote-draft";

export function QuoteMatrix({ quote }: { quote: Quote }) {
  const change = useQuoteDraft((draft) => draft.change);
  const { specification, matrix, book } = quote;
  return (
    <PriceMatrix
      {...matrix}
      currency={book.currency}
      current={specification}
      isPanel={specification.boardType === "panel"}
      onChoose={change}
    />
  );
}
