"use client";
// Comparison of the server's price with the page's.
import { useLocale } from "next-intl";
import type { Confirmation } from "@/components/quote/confirmation-line";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useIsReading } from "@/components/pcb/use-is-reading";
import { useServerPrice } from "@/components/pcb/price/server-price";
import { useQuote } from "@/components/pcb/quote-source";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

export function useConfirmation(): Confirmation {
  const tag = useLocale();
  const price = useQuote((quote) => quote.price);
  const { settled, answer } = useServerPrice();
  const isSettled = useQuoteDraft((draft) => draft.specification === settled);
  const isReading = useIsReading();
  if (isReading) return { status: "reading" };
  return toConfirmation({ price, isSettled, answer, tag });
}
