"use client";
// Shows its children to whoever is signed in; everybody else is asked to sign in, on the same page.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";

interface SignedInProps {
  /** A key under `account.reason`: what one would see. */
  reason: "center" | "checkout";
  children: ReactNode;
}

export function SignedIn({ reason, children }: SignedInProps) {
  const t = useTranslations("account");
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  const open = useModals((state) => state.open);
  const isAsked = isHydrated && !isSignedIn;

  // Once on arrival and once after a sign-out; whoever closes the dialog is left alone.
  const ask = useEffectEvent(() => open("account"));
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);

  if (isSignedIn) return children;
  if (!isHydrated) return <Skeleton rows={4} />;
  return (
    <EmptyState
      icon="user"
      title={t("gate.title")}
      text={t(`reason.${reason}`)}
      action={
        <Button variant="primary" size="lg" onClick={() => open("account")}>
          {t("gate.signIn")}
        </Button>
      }
    />
  );
}
