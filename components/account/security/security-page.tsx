"use client";
// Password, active sessions, personal data and closing the account.
import { useTranslations } from "next-intl";
import { DataSheet } from "@/components/account/security/data-sheet";
import { PasswordDialog } from "@/components/account/security/password-dialog";
import { SessionSheet } from "@/components/account/security/session-sheet";
import styles from "@/components/account/center.module.css";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { useModals } from "@/stores/modals";

export function SecurityPage() {
  const t = useTranslations("account");
  const open = useModals((state) => state.open);
  return (
    <>
      <PageTitle title={t("center.security")} />
      <div className={styles.stack}>
        <Sheet title={t("password.title")} isPadded>
          <div className={styles.entry}>
            <p>{t("password.text")}</p>
            <Button onClick={() => open("password")}>{t("password.change")}</Button>
          </div>
          <PasswordDialog />
        </Sheet>
        <SessionSheet />
        <DataSheet />
      </div>
    </>
  );
}
