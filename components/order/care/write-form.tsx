"use client";
// Form for text and files, sent together once all files are uploaded.
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { UploadList } from "@/components/ui/upload-list";
import { createUploader } from "@/lib/client/upload/upload";
import { UPLOAD_RULES, type UploadPurpose } from "@/lib/client/upload/upload-rules";
import { MAX_MESSAGE } from "@/lib/contracts/order-care";
import { useUploadQueue } from "@/stores/upload-queue";
import styles from "./order-care.module.css";

export interface Written {
  text: string;
  fileIds: string[];
}

interface WriteFormProps {
  /** Label of the text field. */
  label: string;
  submit: string;
  purpose: UploadPurpose;
  filesLabel: string;
  /** Secondary to another form on the page. */
  isSecondary?: boolean;
  /** Rejects if it was refused: the text is kept. */
  onSend: (written: Written) => Promise<unknown>;
  /** Choices beside the text. */
  children?: ReactNode;
}

export function WriteForm({
  label,
  submit,
  purpose,
  filesLabel,
  isSecondary = false,
  onSend,
  children,
}: WriteFormProps) {
  const t = useTranslations("common.upload");
  const id = useId();
  const [uploader, setUploader] = useState(() => createUploader(purpose));
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const items = useUploadQueue(uploader.queue, (state) => state.items);
  const isOnItsWay = items.some(({ status }) => status === "sending");

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isOnItsWay || text.trim() === "") return;
    setBusy(true);
    const fileIds = items.flatMap(({ fileUrl }) => (fileUrl === null ? [] : [fileUrl]));
    try {
      await onSend({ text: text.trim(), fileIds });
      setText("");
      setUploader(createUploader(purpose));
    } catch {
      // The error was shown, and the text is kept.
    }
    setBusy(false);
  }

  return (
    <form className={`${styles.write} no-print`} onSubmit={(event) => void send(event)}>
      {children}
      <label htmlFor={id} className={styles.writeLabel}>
        {label}
      </label>
      <TextArea
        id={id}
        rows={3}
        maxLength={MAX_MESSAGE}
        value={text}
        required
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.writeFoot}>
        <UploadList
          items={items}
          endings={UPLOAD_RULES[purpose].endings}
          label={filesLabel}
          onAdd={uploader.add}
          onRemove={uploader.remove}
        />
        <Button
          type="submit"
          variant={isSecondary ? "secondary" : "primary"}
          isBusy={isBusy}
          aria-disabled={isOnItsWay || undefined}
        >
          {submit}
        </Button>
      </div>
      {isOnItsWay && <small role="status">{t("wait")}</small>}
    </form>
  );
}
