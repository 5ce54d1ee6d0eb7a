"use client";
// Opens the payment page of an order; a bank transfer has none and stays on the order page.
import { useState } from "react";
import { usePayOrder } from "@/lib/client/order";
import type { InputOf } from "@/lib/contracts/endpoint";
import type { payOrder } from "@/lib/contracts/order";

export function useOpenPayment(): {
  /** `stays`: account details are on this page. */
  open: (input: InputOf<typeof payOrder>, options?: { stays?: boolean }) => Promise<void>;
  isBusy: boolean;
} {
  const pay = usePayOrder();
  // The button stays busy until the browser has left the page.
  const [isLeaving, setLeaving] = useState(false);
  return {
    isBusy: pay.isPending || isLeaving,
    async open(input, { stays = false } = {}) {
      try {
        const { payUrl } = await pay.mutateAsync(input);
        if (stays) return;
        setLeaving(true);
        location.assign(payUrl);
      } catch {
        // The error was shown, and the order can still be paid.
      }
    },
  };
}
