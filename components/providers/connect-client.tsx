"use client";
// Joins the API client to the page: its toasts, its words, its language, and the way to the first page.
import { useTranslations } from "next-intl";
import { useLayoutEffect } from "react";
import { toast } from "@/components/ui/toast";
import { connectClient } from "@/lib/client/ports";
import { textOr } from "@/lib/base/has-text";
import { useMarket } from "@/lib/i18n/use-market";
import { leaveNotice } from "@/stores/account/arrival-notice";

export function ConnectClient() {
  const t = useTranslations("errors");
  const { locale, prefix } = useMarket();

  // Before the passive effects of the page, in which its first calls are made.
  useLayoutEffect(() => {
    connectClient({
      toast: (kind, message) => toast({ kind, message }),
      goToRoot: (reason) => {
        leaveNotice(reason);
        location.assign(prefix === "" ? "/" : prefix);
      },
      // Which words the client has of its own is known only at run time.
      text: (key, values) => textOr(t, key, t("OPERATION_FAILED"), values),
      locale: () => locale,
    });
  }, [t, locale, prefix]);

  return null;
}
