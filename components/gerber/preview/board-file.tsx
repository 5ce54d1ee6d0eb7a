"use client";
// The board's file: name, upload progress, and replacement.
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFailureText } from "@/components/gerber/preview/use-failure-text";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { type Sending, useGerberView } from "@/stores/viewer/gerber-view";
import styles from "./board-file.module.css";

interface BoardFileProps {
  onFile: (file: File) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

export function BoardFile({ onFile, onCancel, onRetry, onRemove }: BoardFileProps) {
  const t = useTranslations("gerber");
  const tag = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const file = useGerberView((view) => view.file);
  const sending = useGerberView((view) => view.sending);
  if (!file) return null;
  return (
    <div className={styles.file}>
      <p className={styles.name}>
        <span>{file.name}</span>
        {file.bytes !== null && <span className="num">{formatBytes(file.bytes, tag)}</span>}
      </p>
      <SendingLine sending={sending} onRetry={onRetry} />
      <div className={styles.actions}>
        <FileInput ref={input} accept={GERBER_FILE_RULE.accept} onFile={onFile} />
        {sending.status === "sending" ? (
          <Button size="sm" onClick={onCancel}>
            {t("cancel")}
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => input.current?.click()}>
              {t("replace")}
            </Button>
            <Button size="sm" variant="quiet" onClick={onRemove}>
              {t("remove")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function SendingLine({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const t = useTranslations("gerber");
  const failureText = useFailureText();
  const percent = sending.status === "sending" ? Math.floor(sending.fraction * 100) : 100;
  return (
    <div className={styles.state}>
      {sending.status === "sending" && (
        <>
          <progress value={percent} max={100} aria-label={t("sending", { percent })} />
          <span className="num">{t("sending", { percent })}</span>
        </>
      )}
      <span role="status">
        {sending.status === "checking" && t("checking")}
        {sending.status === "kept" && (
          <span className={styles.kept}>
            <Icon name="check" size={16} />
            {t("checked")}
          </span>
        )}
        {sending.status === "failed" && <span className={styles.failed}>{failureText(sending.code)}</span>}
      </span>
      {sending.status === "failed" && (
        <Button size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
