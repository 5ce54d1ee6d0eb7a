"use client";
// Password, active sessions, personal data and closing the account.
import { useTranslations } from "next-intl";
import { PasswordDialog } from "@/components/account/security/password-dialog";
import { SessionSheet } from "@/components/account/security/session-sheet";
import { useState } from "react";
import { CloseDialog } from "@/components/account/security/close-dialog";
import { Icon } from "@/components/icons/icon";
import { useExportAccount } from "@/lib/client/account-sessions";
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

/** Export of personal data, and closing the account. */
function DataSheet() {
  const t = useTranslations("account.data");
  const exporting = useExportAccount();
  const [isClosing, setClosing] = useState(false);
  return (
    <Sheet title={t("title")} isPadded>
      <div className={styles.entry}>
        <p>{t("exportText")}</p>
        <Button isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          <Icon name="download" />
          {t("export")}
        </Button>
      </div>
      <div className={styles.entry}>
        <p>{t("closeText")}</p>
        <Button variant="danger" onClick={() => setClosing(true)}>
          {t("close")}
        </Button>
      </div>
      <CloseDialog isOpen={isClosing} onClose={() => setClosing(false)} />
    </Sheet>
  );
}
