"use client";
// Dialog for signing in on pages without a header, loaded when it is first opened.
import dynamic from "next/dynamic";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { followOtherTabs, sessionStore } from "@/stores/account/session";
import { useModals } from "@/stores/modals";

const AccountDialog = dynamic(() => import("@/components/account/account-dialog").then((file) => file.AccountDialog), {
  ssr: false,
});

export function LateAccountDialog() {
  const tag = useLocale();
  const isOpen = useModals((modals) => modals.account);
  // Once opened the dialog stays mounted, so that closing it can restore the focus.
  const [isLoaded, setLoaded] = useState(false);
  if (isOpen && !isLoaded) setLoaded(true);
  useEffect(() => {
    sessionStore.getState().hydrate();
    return followOtherTabs();
  }, []);
  return isLoaded && <AccountDialog tag={tag} />;
}
