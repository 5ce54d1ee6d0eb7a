"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useSignOut } from "@/lib/client/account";
import { useSession } from "@/stores/account/session";

export function SignOutButton() {
  const t = useTranslations("account");
  const isSignedIn = useSession((state) => state.token !== null);
  const signOut = useSignOut();
  if (!isSignedIn) return null;
  return (
    <Button
      variant="quiet"
      isBusy={signOut.isPending}
      onClick={() => signOut.mutate(undefined, { onSuccess: () => toast({ kind: "info", message: t("signedOut") }) })}
    >
      {t("center.signOut")}
    </Button>
  );
}
