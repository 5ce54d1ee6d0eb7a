"use client";
// Opens an order's payment page; a bank transfer has none and stays on the order's own.
import { useState } from "react";
import { usePayOrder } from "@/lib/client/order";
import type { InputOf } from "@/lib/contracts/endpoint";
import type { payOrder } from "@/lib/contracts/order";

export function useOpenPayment(): {
  /** `stays`: the account to pay to is on this page. */
  open: (input: InputOf<typeof payOrder>, options?: { stays?: boolean }) => Promise<void>;
  isBusy: boolean;
} {
  const pay = usePayOrder();
  // The page is left once the answer is there; until the browser has gone the button stays busy.
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
        // The refusal has been said, and the order can be paid again.
      }
    },
  };
}
