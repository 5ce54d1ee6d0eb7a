"use client";
// Sign-in with Google, if it is configured.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useIsGoogleOffered, useLeaveForGoogle } from "@/lib/client/account-access";
import styles from "./account-form.module.css";

export function GoogleButton() {
  const t = useTranslations("account.dialog");
  const isOffered = useIsGoogleOffered();
  const leave = useLeaveForGoogle();
  if (!isOffered) return null;
  return (
    <div className={styles.ways}>
      <span className={styles.or}>{t("or")}</span>
      <Button size="lg" isBlock isBusy={leave.isPending} onClick={() => leave.mutate()}>
        {t("withGoogle")}
      </Button>
    </div>
  );
}
