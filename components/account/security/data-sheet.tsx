"use client";
// Export of personal data, and closing the account.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CloseDialog } from "@/components/account/security/close-dialog";
import styles from "@/components/account/center.module.css";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useExportAccount } from "@/lib/client/account-sessions";

export function DataSheet() {
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
