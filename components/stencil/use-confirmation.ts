"use client";
// The server's price, requested once the options have been stable for a while.
import { useLocale } from "next-intl";
import type { Confirmation } from "@/components/quote/confirmation-line";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useDebounced } from "@/components/quote/use-debounced";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { useStencilQuote } from "@/lib/client/stencil";

const STILL_MS = 300;

export function useConfirmation({ specification, price, prices }: StencilQuote): Confirmation {
  const tag = useLocale();
  const settled = useDebounced(specification, STILL_MS);
  const answer = useStencilQuote({ ...settled, bookVersion: prices.book.version });
  return toConfirmation({ price, isSettled: settled === specification, answer, tag });
}
