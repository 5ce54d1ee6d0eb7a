"use client";
// Connects the API client to the page: toasts, messages, locale, redirect home.
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

  // Before the passive effects of the page, which make its first calls.
  useLayoutEffect(() => {
    connectClient({
      toast: (kind, message) => toast({ kind, message }),
      goToRoot: (reason) => {
        leaveNotice(reason);
        location.assign(prefix === "" ? "/" : prefix);
      },
      // Message keys of the client are known only at run time.
      text: (key, values) => textOr(t, key, t("OPERATION_FAILED"), values),
      locale: () => locale,
    });
  }, [t, locale, prefix]);

  return null;
}
