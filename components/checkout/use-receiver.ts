"use client";
// Who receives the order: kept with its draft, and counted once the address book confirms it, as it may be gone.
import { useState } from "react";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";

export interface Receiver {
  /** Null until the address book confirms one. */
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
