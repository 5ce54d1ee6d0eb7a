"use client";
// Renders its children for a signed-in user, and asks visitors to sign in on the same page.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";

interface SignedInProps {
  /** Key under `account.reason`. */
  reason: "center" | "checkout";
  children: ReactNode;
}

export function SignedIn({ reason, children }: SignedInProps) {
  const t = useTranslations("account");
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  const open = useModals((state) => state.open);
  const mustSignIn = isHydrated && !isSignedIn;

  // On arrival and after a sign-out; a closed dialog is not opened again.
  const ask = useEffectEvent(() => open("account"));
  useEffect(() => {
    if (mustSignIn) ask();
  }, [mustSignIn]);

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
