// State of the server's price: pending, equal to the page's, or different.
import type { Confirmation } from "@/components/quote/confirmation-line";
import type { Money } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";

interface Priced {
  total: Money;
  bookVersion: string;
  lines: readonly unknown[];
}

interface ConfirmationInput {
  /** The page's price; null if it cannot be manufactured. */
  price: Priced | null;
  /** False while the options are changing. */
  isSettled: boolean;
  answer: { data: Priced | undefined; isError: boolean; fetchStatus: string };
  /** Locale of formats. */
  tag: string;
}

export function toConfirmation({ price, isSettled, answer, tag }: ConfirmationInput): Confirmation {
  const { data, isError, fetchStatus } = answer;
  if (!isSettled || price === null) return { status: "checking" };
  // Offline the query pauses; online it may have failed.
  if (isError || (!data && fetchStatus === "paused")) return { status: "offline" };
  // An answer without lines is a refusal, shown in its own place.
  if (!data || data.lines.length === 0) return { status: "checking" };
  const isSame = data.total.amountMicro === price.total.amountMicro && data.bookVersion === price.bookVersion;
  return isSame ? { status: "confirmed" } : { status: "differs", total: formatMoney(data.total, tag) };
}
