"use client";
// Report of a comment, a project or a person to staff.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { type NewReport, useReportContent } from "@/lib/client/discussion";
import { refusalText } from "@/lib/client/transport/field-issues";
import { MODERATION_REASONS, type ModerationReason } from "@/lib/contracts/moderation";
import styles from "./discussion.module.css";

interface ReportDialogProps {
  /** Null while closed. */
  subject: Pick<NewReport, "kind" | "id"> | null;
  onClose: () => void;
}

const TITLES = { comment: "title", project: "titleProject", user: "titleUser" } as const;

export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const t = useTranslations("discussion");
  return (
    <Modal
      isOpen={subject !== null}
      onClose={onClose}
      title={t(`reportDialog.${TITLES[subject?.kind ?? "comment"]}`)}
      isDismissable={false}
    >
      {subject && <ReportForm key={subject.id} subject={subject} onClose={onClose} />}
    </Modal>
  );
}

function ReportForm({ subject, onClose }: { subject: Pick<NewReport, "kind" | "id">; onClose: () => void }) {
  const t = useTranslations("discussion");
  const report = useReportContent();
  const [reason, setReason] = useState<ModerationReason>("spam");
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();

  async function send() {
    setRefusal(undefined);
    try {
      await report.mutateAsync({ ...subject, reason, text });
      toast({ kind: "success", message: t("reportDialog.done") });
      onClose();
    } catch (error) {
      setRefusal(refusalText(error));
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t("reportDialog.lead")}</p>
      <FormField label={t("reportDialog.reason")}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ target }) => setReason(MODERATION_REASONS.find((each) => each === target.value) ?? "other")}
          >
            {MODERATION_REASONS.map((each) => (
              <option key={each} value={each}>
                {t(`reason.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t("reportDialog.text")} error={refusal}>
        {(control) => (
          <TextArea {...control} maxLength={1_000} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </FormField>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t("reportDialog.cancel")}</Button>
        <Button type="submit" variant="primary" isBusy={report.isPending}>
          {t("reportDialog.send")}
        </Button>
      </div>
    </form>
  );
}
