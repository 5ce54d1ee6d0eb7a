// Whether the server's word on a price is there, and whether it is the page's own.
import type { Confirmation } from "@/components/quote/confirmation-line";
import type { Money } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";

interface Priced {
  total: Money;
  bookVersion: string;
  lines: readonly unknown[];
}

interface Asked {
  /** What the page says; null where it cannot be made. */
  price: Priced | null;
  /** False while the choice still moves. */
  isSettled: boolean;
  answer: { data: Priced | undefined; isError: boolean; fetchStatus: string };
  /** The reader's language. */
  tag: string;
}

export function toConfirmation({ price, isSettled, answer, tag }: Asked): Confirmation {
  const { data, isError, fetchStatus } = answer;
  if (!isSettled || price === null) return { status: "checking" };
  // Without a network the question waits; with one it may have failed.
  if (isError || (!data && fetchStatus === "paused")) return { status: "offline" };
  // An answer without lines is a refusal, which its own place explains.
  if (!data || data.lines.length === 0) return { status: "checking" };
  const isSame = data.total.amountMicro === price.total.amountMicro && data.bookVersion === price.bookVersion;
  return isSame ? { status: "confirmed" } : { status: "differs", total: formatMoney(data.total, tag) };
}
