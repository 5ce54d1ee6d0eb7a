"use client";
// File of a line: name, size, download and replacement.
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type FileRule, checkFile } from "@/components/ui/file-check";
import { FileInput } from "@/components/ui/file-input";
import { ApiError } from "@/lib/client/transport/api-error";
import { useAttachBoard } from "@/lib/client/upload/send-board";
import { useDownloadFile } from "@/lib/client/upload/file";
import { UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import type { OrderView } from "@/lib/contracts/order";
import type { FileDifference } from "@/lib/core/order/file-check";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { useDifferenceWords } from "@/lib/i18n/use-difference-words";
import styles from "./line-file.module.css";

const { endings, maxMegabytes } = UPLOAD_RULES.gerber;
const RULE: FileRule = { accept: endings.map((ending) => `.${ending}`), maxMegabytes };

interface LineFileProps {
  orderId: string;
  position: number;
  /** In a quote of several boards, the board's index from 0. */
  board?: number;
  /** Name of the line or its board. */
  name: string;
  document: OrderView["documents"][number] | null;
  mayChange: boolean;
  /** Differences between these files and the order, as far as the order waits for them. */
  differences: readonly FileDifference[];
}

export function LineFile({ orderId, position, board, name, document, mayChange, differences }: LineFileProps) {
  const t = useTranslations("order.files");
  const tag = useLocale();
  const sending = useSendFile(orderId, { position, board });
  const download = useDownloadFile();
  const say = useDifferenceWords();
  const shownDifferences = sending.differences.length > 0 ? sending.differences : differences;
  return (
    <div className={styles.row}>
      <div className={styles.file}>
        <span className={styles.name}>{document ? document.fileName : t("none", { name })}</span>
        {document && <small className="num">{formatBytes(document.size, tag)}</small>}
      </div>
      <div className={`${styles.actions} no-print`}>
        {document && (
          <Button
            size="sm"
            isBusy={download.isPending}
            aria-label={t("downloadOf", { file: document.fileName })}
            onClick={() => download.mutate(document.fileUrl)}
          >
            {t("download")}
          </Button>
        )}
        {mayChange && (
          <FileButton
            isBusy={sending.percent !== null}
            label={t(document ? "replaceOf" : "addOf", { name })}
            onFile={sending.send}
          >
            {t(document ? "replace" : "add")}
          </FileButton>
        )}
      </div>
      <div className={styles.outcome} role="status">
        {sending.percent !== null &&
          (sending.percent < 100 ? t("sending", { percent: sending.percent }) : t("checking"))}
        {sending.problem && <span className={styles.problem}>{sending.problem}</span>}
        {shownDifferences.length > 0 && (
          <div className={styles.differs}>
            {t("differs")}
            <ul>
              {shownDifferences.map((difference) => (
                <li key={difference.what}>{say(difference)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

interface FileButtonProps {
  label: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  children: string;
}

function FileButton({ label, isBusy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept={RULE.accept} onFile={onFile} />
      <Button size="sm" aria-label={label} isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** `percent` is null without an upload; `problem` is a refusal of the file itself. */
function useSendFile(orderId: string, place: Pick<LineFileProps, "position" | "board">) {
  const t = useTranslations("order.files");
  const upload = useTranslations("common.upload");
  const attach = useAttachBoard(orderId);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    const reason = checkFile(file, RULE);
    if (reason) {
      setProblem(upload(reason, { name: file.name, accepted: RULE.accept.join(" "), limit: maxMegabytes }));
      return;
    }
    setProblem(null);
    setPercent(0);
    try {
      await attach.mutateAsync({ ...place, file, onPercent: setPercent });
    } catch (error) {
      setProblem((error instanceof ApiError && error.kind === "refused" && error.message) || t("failed"));
    }
    setPercent(null);
  }

  return { send: (file: File) => void send(file), percent, problem, differences: attach.data?.differences ?? [] };
}
