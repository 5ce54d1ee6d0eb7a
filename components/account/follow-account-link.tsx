"use client";
// Handles the fragment of an address: email confirmation, password reset, Google's answer.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { toast } from "@/components/ui/toast";
import { comeFromGoogle, confirmAddress } from "@/lib/client/account-access";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import { type AccountLink, accountLinkStore, readAccountLink } from "@/stores/account/account-link";
import { takeGoogleTrip } from "@/stores/account/google-trip";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";

/** Removes the code from the address at once, so that it does not stay in the history. */
function takeLink(): AccountLink | null {
  const link = readAccountLink(window.location.hash);
  if (link) window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return link;
}

export function FollowAccountLink() {
  const t = useTranslations("account.confirm");

  async function confirm({ account, code }: { account: string; code: string }) {
    try {
      await confirmAddress({ email: account, code });
      toast({ kind: "success", message: t("done") });
    } catch (error) {
      const isBudgetExceeded = error instanceof ApiError && error.code === "CODE_WRONG";
      toast({ kind: "error", message: isBudgetExceeded ? t("failed") : refusalText(error) });
    }
  }

  const follow = useEffectEvent(() => {
    const link = takeLink();
    if (link?.kind === "confirm") void confirm(link);
    if (link?.kind === "google") void arriveFromGoogle(link);
    if (link?.kind === "reset") {
      accountLinkStore.getState().setLink(link);
      modalsStore.getState().open("account");
    }
  });
  useEffect(() => {
    follow();
    // Following another link in the same tab changes only the fragment.
    const onChange = () => follow();
    window.addEventListener("hashchange", onChange);
    return () => window.removeEventListener("hashchange", onChange);
  }, []);

  return null;
}

async function arriveFromGoogle(link: Extract<AccountLink, { kind: "google" }>): Promise<void> {
  const trip = takeGoogleTrip();
  // An answer to another browser's request: signing in would enter an account that the user did not choose.
  if (trip?.state !== link.state) return;
  try {
    await comeFromGoogle({ credential: link.credential });
  } catch (error) {
    const isLinkNeeded = error instanceof ApiError && error.code === "GOOGLE_LINK_NEEDED";
    if (!isLinkNeeded) return toast({ kind: "error", message: refusalText(error) });
    accountLinkStore.getState().setLink(link);
    return modalsStore.getState().open("account");
  }
  modalsStore.getState().close("account");
  if (sessionStore.getState().pendingAction) sessionStore.getState().setAuthStatus(2);
  if (trip.returnTo !== window.location.pathname + window.location.search) window.location.assign(trip.returnTo);
}
