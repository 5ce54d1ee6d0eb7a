"use client";
// Shipping address of the order, stored in the draft and confirmed by the address book, as it may have been deleted.
import { useState } from "react";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";

export interface Receiver {
  /** Null until the address book confirms it. */
  id: string | null;
  choose: (receiverId: string | null) => void;
}

export function useReceiver({ change }: CheckoutDraft): Receiver {
  const [id, setId] = useState<string | null>(null);
  return {
    id,
    choose(chosen) {
      setId(chosen);
      if (chosen !== null) change({ receiverId: chosen });
    },
  };
}
