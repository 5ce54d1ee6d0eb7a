"use client";
// A signing secret, shown this once.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";
import styles from "./webhooks.module.css";

export function SecretDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  async function copy(): Promise<void> {
    if (await copyText(value)) toast({ kind: "success", message: t("copied") });
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={t("title")}
      actions={
        <>
          <Button onClick={() => void copy()}>{t("copy")}</Button>
          <Button variant="primary" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
    >
      <p>{t("text")}</p>
      <pre className={styles.value} tabIndex={0}>
        {value}
      </pre>
    </Modal>
  );
}
