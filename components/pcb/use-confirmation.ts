"use client";
// Whether the server says the same price as the page.
import { useLocale } from "next-intl";
import type { Confirmation } from "@/components/quote/confirmation-line";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useServerPrice } from "@/components/pcb/server-price";
import type { Quote } from "@/components/pcb/use-quote";
import { useQuoteDraft } from "@/stores/quote-draft";

export function useConfirmation({ price }: Quote): Confirmation {
  const tag = useLocale();
  const specification = useQuoteDraft((draft) => draft.specification);
  const { settled, answer } = useServerPrice();
  return toConfirmation({ price, isSettled: settled === specification, answer, tag });
}
