"use client";
// Sends a finished quote to the cart once, and navigates there.
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { type Ending, useOnce } from "@/components/ui/use-once";
import { useNavigate } from "@/lib/i18n/use-navigate";

/**
 * `put` returns true when done, or an address that shows the result; it rejects if it was refused, after the error was
 * shown.
 */
export function useWayToCart<T>(put: (wanted: T) => Promise<boolean | string>): {
  send: (wanted: T) => Promise<void>;
  isBusy: boolean;
} {
  const t = useTranslations("quote.cart");
  const navigate = useNavigate();
  const { isBusy, run } = useOnce();

  async function go(wanted: T): Promise<Ending> {
    // A refused call has shown its error; the options are kept.
    const isPut = await put(wanted).catch(() => false);
    if (!isPut) return;
    if (navigator.onLine) {
      navigate(typeof isPut === "string" ? isPut : "/shopping-cart");
      return "leaving";
    }
    // Offline the next page cannot be loaded; this one stays.
    toast({ kind: "success", message: t("keptOffline") });
  }

  return { send: (wanted) => run(() => go(wanted)), isBusy };
}
