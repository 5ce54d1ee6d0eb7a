"use client";
// Sends a finished quote to the cart once, and leads there.
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { useNavigate } from "@/lib/i18n/use-navigate";

/** `put` answers whether it is done; it rejects, after the person was told, where it was refused. */
export function useWayToCart<T>(put: (wanted: T) => Promise<boolean>): {
  send: (wanted: T) => Promise<void>;
  isBusy: boolean;
} {
  const t = useTranslations("quote.cart");
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  // The second half of a double click comes before the button is drawn busy; after a success the page is leaving.
  const isSending = useRef(false);

  function release() {
    isSending.current = false;
    setBusy(false);
  }

  async function send(wanted: T) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      if (!(await put(wanted))) return release();
      if (navigator.onLine) return navigate("/shopping-cart");
      // Without a network the next page is not to be had; this one still is.
      toast({ kind: "success", message: t("keptOffline") });
      release();
    } catch {
      // The call has said why; what was chosen is all still here.
      release();
    }
  }

  return { send, isBusy };
}
