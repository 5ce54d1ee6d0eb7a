"use client";
// Sends a finished quote to the cart once, and leads there.
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { type Ending, useOnce } from "@/components/ui/use-once";
import { useNavigate } from "@/lib/i18n/use-navigate";

/** `put` answers whether it is done, or where else that is seen; it rejects, after the person was told, where it was refused. */
export function useWayToCart<T>(put: (wanted: T) => Promise<boolean | string>): {
  send: (wanted: T) => Promise<void>;
  isBusy: boolean;
} {
  const t = useTranslations("quote.cart");
  const navigate = useNavigate();
  const { isBusy, run } = useOnce();

  async function go(wanted: T): Promise<Ending> {
    // A call that was refused has said why; what was chosen is all still here.
    const isPut = await put(wanted).catch(() => false);
    if (!isPut) return;
    if (navigator.onLine) {
      navigate(typeof isPut === "string" ? isPut : "/shopping-cart");
      return "leaving";
    }
    // Without a network the next page is not to be had; this one still is.
    toast({ kind: "success", message: t("keptOffline") });
  }

  return { send: (wanted) => run(() => go(wanted)), isBusy };
}
