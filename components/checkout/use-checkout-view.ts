"use client";
// Checkout totals from the server; the previous ones stay while new ones load or cannot be loaded.
import { useLastAnswer } from "@/components/checkout/use-last-answer";
import { type CheckoutChoices, useCheckout } from "@/lib/client/cart";
import type { CheckoutView } from "@/lib/contracts/cart";

export interface CheckoutTotals {
  view: CheckoutView | null;
  /** The view belongs to earlier choices. */
  isStale: boolean;
  failure: "offline" | "error" | null;
  /** Loads again; resolves when the answer is shown. */
  retry: () => Promise<void>;
}

export function useCheckoutView(itemIds: readonly string[], choices: CheckoutChoices): CheckoutTotals {
  const checkout = useCheckout(itemIds, choices);
  const last = useLastAnswer(checkout.data);
  const isStale = checkout.data === undefined;
  const isPaused = isStale && checkout.fetchStatus === "paused";
  return {
    view: last ?? null,
    isStale,
    failure: isPaused ? "offline" : checkout.isError ? "error" : null,
    retry: async () => void (await checkout.refetch()),
  };
}
