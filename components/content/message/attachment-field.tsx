"use client";
import { useTranslations } from "next-intl";
import type { Attachments } from "@/components/content/message/use-attachments";
import { UploadList } from "@/components/ui/upload-list";
import { UPLOAD_RULES, type UploadPurpose } from "@/lib/client/upload/upload-rules";
import styles from "./message-form.module.css";

interface AttachmentFieldProps {
  attachments: Attachments;
  purpose: UploadPurpose;
  max: number;
  label: string;
  hint: string;
  addLabel: string;
}

export function AttachmentField({ attachments, purpose, max, label, hint, addLabel }: AttachmentFieldProps) {
  const t = useTranslations("content.contact");
  const { items, problem, add, remove } = attachments;
  const words = {
    tooMany: t("tooManyFiles", { count: max }),
    wait: t("wait"),
    unsent: t("unsent"),
  };
  return (
    <fieldset className={styles.files}>
      <legend>{label}</legend>
      <UploadList
        items={items}
        endings={UPLOAD_RULES[purpose].endings}
        label={addLabel}
        onAdd={add}
        onRemove={remove}
      />
      <p className={styles.hint}>{hint}</p>
      <p className={styles.problem} role="status">
        {problem && words[problem]}
      </p>
    </fieldset>
  );
}
