"use client";
// A decision of staff on one's own comment, project or account, with its appeal.
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { useAppeal, useOwnCase } from "@/lib/client/moderation";
import { refusalText } from "@/lib/client/transport/field-issues";
import type { AuthorCase } from "@/lib/contracts/moderation";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./notification-page.module.css";

interface CaseDialogProps {
  /** Null while closed. */
  caseId: string | null;
  onClose: () => void;
}

export function CaseDialog({ caseId, onClose }: CaseDialogProps) {
  const t = useTranslations("notifications");
  const found = useOwnCase(caseId);
  return (
    <Modal isOpen={caseId !== null} onClose={onClose} title={t("case.title")} isDismissable={false}>
      {found.data ? (
        <Case decided={found.data} />
      ) : found.isError ? (
        <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton rows={4} />
      )}
    </Modal>
  );
}

function Case({ decided }: { decided: AuthorCase }) {
  const t = useTranslations("notifications.case");
  const reasons = useTranslations("discussion.reason");
  const tag = useLocale();
  const { decision, reason, message, content, title, decidedTime, suspendedUntil } = decided;
  return (
    <div className={styles.case}>
      {decision !== "keep" && (
        <p>
          <b>{t(`decision.${decision}`)}</b>
        </p>
      )}
      <dl>
        <dt>{t("content")}</dt>
        <dd>{[title, content].filter(Boolean).join("\n")}</dd>
        <dt>{t("reason")}</dt>
        <dd>{reasons(reason)}</dd>
        {message !== "" && (
          <>
            <dt>{t("message")}</dt>
            <dd>{message}</dd>
          </>
        )}
      </dl>
      {decision === "suspend" && suspendedUntil !== null && (
        <p>{t("until", { date: formatDate(suspendedUntil, tag, "moment") })}</p>
      )}
      <p className={styles.time}>{t("decided", { date: formatDate(decidedTime, tag, "moment") })}</p>
      <Appeal decided={decided} />
    </div>
  );
}

function Appeal({ decided: { caseId, appeal } }: { decided: AuthorCase }) {
  const t = useTranslations("notifications.case");
  const send = useAppeal(caseId);
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();
  if (appeal)
    return (
      <Notice kind={appeal.outcome === "reversed" ? "success" : "warning"}>{t(appeal.outcome ?? "appealed")}</Notice>
    );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return setRefusal("common.required");
    setRefusal(undefined);
    try {
      await send.mutateAsync(text);
    } catch (error) {
      setRefusal(refusalText(error));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t("appealLabel")} hint={t("appealLead")} error={refusal}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={1_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" isBusy={send.isPending}>
        {t("appealSend")}
      </Button>
    </form>
  );
}
