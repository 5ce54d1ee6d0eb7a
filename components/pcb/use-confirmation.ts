"use client";
// The server's word on the price, asked for once the choice has stood still.
import { useLocale } from "next-intl";
import type { Confirmation } from "@/components/pcb/confirmation-line";
import { useDebounced } from "@/components/pcb/use-debounced";
import type { Quote } from "@/components/pcb/use-quote";
import { usePcbQuote } from "@/lib/client/pcb";
import { formatMoney } from "@/lib/i18n/format-money";

const STILL_MS = 300;

export function useConfirmation({ specification, price, book }: Quote): Confirmation {
  const tag = useLocale();
  const settled = useDebounced(specification, STILL_MS);
  const { data, isError, fetchStatus } = usePcbQuote({ ...settled, bookVersion: book.version });
  if (settled !== specification || price === null) return { status: "checking" };
  // Without a network the question waits; with one it may have failed.
  if (isError || (!data && fetchStatus === "paused")) return { status: "offline" };
  if (!data) return { status: "checking" };
  const isSame = data.total.amountMicro === price.total.amountMicro && data.bookVersion === price.bookVersion;
  return isSame ? { status: "confirmed" } : { status: "differs", total: formatMoney(data.total, tag) };
}
