"use client";
// Link to a conversation as it was when it was shared; it can be renewed and ended.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { useIsOnline } from "@/components/ui/use-is-online";
import { useSetChatStatus } from "@/lib/client/chat";
import { copyText } from "@/lib/client/copy";
import { CHAT_STATUS } from "@/lib/contracts/chat";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./share-dialog.module.css";

interface ShareDialogProps {
  chatId: string;
  shareId: string | null;
  isOpen: boolean;
  onClose: () => void;
}

export function ShareDialog({ chatId, shareId, isOpen, onClose }: ShareDialogProps) {
  const t = useTranslations("chat.share");
  const isOnline = useIsOnline();
  const change = useSetChatStatus();
  const set = (status: 0 | 1) => change.mutate({ id: chatId, status });
  // The answer of a change comes before the conversation is read again.
  const current = change.isSuccess ? change.data.shareId : shareId;
  const button = { isBusy: change.isPending, disabled: !isOnline };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")}>
      <div className={styles.share}>
        <p>{t("text")}</p>
        {current === null ? (
          <Button variant="primary" {...button} onClick={() => set(CHAT_STATUS.shared)}>
            {t("create")}
          </Button>
        ) : (
          <>
            <SharedLink shareId={current} />
            <p>{t("renewText")}</p>
            <div className={styles.actions}>
              <Button variant="danger" {...button} onClick={() => set(CHAT_STATUS.private)}>
                {t("end")}
              </Button>
              <Button {...button} onClick={() => set(CHAT_STATUS.shared)}>
                {t("renew")}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

function SharedLink({ shareId }: { shareId: string }) {
  const t = useTranslations("chat.share");
  const { prefix } = useMarket();
  const [copied, setCopied] = useState<string | null>(null);
  const href = window.location.origin + withPrefix(`/chat/share/${encodeURIComponent(shareId)}`, prefix);
  const isCopied = copied === href;
  return (
    <FormField label={t("link")}>
      {(control) => (
        <span className={styles.link}>
          <Field {...control} readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
          <Button
            variant="primary"
            onClick={() => void copyText(href).then((isDone) => setCopied(isDone ? href : null))}
          >
            <Icon name={isCopied ? "check" : "copy"} />
            <span role="status">{isCopied ? t("copied") : t("copy")}</span>
          </Button>
        </span>
      )}
    </FormField>
  );
}
