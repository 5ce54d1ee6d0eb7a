"use client";
// Requirements of every order, with or without a price.
import { useState } from "react";
import type { Blocker } from "@/components/checkout/blocker";
import { CONSENT_ID } from "@/components/checkout/consent";
import { REMARK_MAX, remarkLength } from "@/components/checkout/remark-field";
import { useIsOnline } from "@/components/ui/use-is-online";

interface OrderChoices {
  receiverId: string | null;
  remark: string;
  hasAgreed: boolean;
}

export interface OrderNeeds {
  missing: Partial<Record<Blocker, boolean>>;
  onAddressEditing: (isEditing: boolean) => void;
  onBillEditing: (isEditing: boolean) => void;
  /** The order was attempted without consent. */
  isConsentMissed: boolean;
  /** Continues if nothing is missing; focuses a missing consent. */
  attempt: (blocker: Blocker | null, place: (receiverId: string) => void) => void;
}

export function useOrderNeeds({ receiverId, remark, hasAgreed }: OrderChoices): OrderNeeds {
  const isOnline = useIsOnline();
  const [isAddressOpen, setAddressOpen] = useState(false);
  const [isBillOpen, setBillOpen] = useState(false);
  const [isConsentAsked, setConsentAsked] = useState(false);
  return {
    missing: {
      offline: !isOnline,
      formOpen: isAddressOpen,
      needAddress: receiverId === null,
      billOpen: isBillOpen,
      remarkLong: remarkLength(remark) > REMARK_MAX,
      consent: !hasAgreed,
    },
    onAddressEditing: setAddressOpen,
    onBillEditing: setBillOpen,
    isConsentMissed: isConsentAsked && !hasAgreed,
    attempt(blocker, place) {
      if (blocker === "consent") {
        setConsentAsked(true);
        document.getElementById(CONSENT_ID)?.focus();
      }
      if (blocker === null && receiverId !== null) place(receiverId);
    },
  };
}
