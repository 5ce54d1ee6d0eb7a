"use client";
// Joint counts from a written list: pasted or uploaded, read by the server, with problems by row.
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendBomFile } from "@/lib/client/upload/bom-upload";
import { useReadAdminJoints } from "@/lib/client/ops";
import type { AdminJoints } from "@/lib/contracts/ops-quote";
import styles from "../record/record.module.css";

const ACCEPT = [".xlsx", ".xls", ".csv", ".tsv", ".txt"];
/** Number of listed rows and lines without a count. */
const SHOWN = 20;

interface JointListProps {
  quoteId: string;
  /** Index of the board, from 0. */
  board: number;
  onRead: (joints: AdminJoints) => void;
}

export function JointList({ quoteId, board, onRead }: JointListProps) {
  const t = useTranslations("ops.quotes.joints");
  const { read, isReading, problem, told } = useReading({ quoteId, board, onRead });
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  return (
    <details className={styles.joints}>
      <summary>{t("title")}</summary>
      <div className={styles.form}>
        <FormField label={t("paste")} hint={t("hint")} error={problem ?? undefined}>
          {(control) => (
            <TextArea
              {...control}
              className="mpn"
              rows={5}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FormField>
        <div className={styles.row}>
          <FileInput ref={input} label={t("file")} accept={ACCEPT} onFile={read} />
          <Button
            isBusy={isReading}
            disabled={text.trim() === ""}
            onClick={() => read(new File([text], "joints.txt", { type: "text/plain" }))}
          >
            {t("read")}
          </Button>
          <Button variant="quiet" disabled={isReading} onClick={() => input.current?.click()}>
            {t("file")}
          </Button>
        </div>
        <div role="status">{told && <Outcome told={told} />}</div>
      </div>
    </details>
  );
}

function useReading({ quoteId: id, board, onRead }: JointListProps) {
  const t = useTranslations("ops.quotes.joints");
  const reading = useReadAdminJoints();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File) {
    setSending(true);
    setProblem(null);
    try {
      const { fileUrl } = await sendBomFile(file);
      onRead(await reading.mutateAsync({ id, board, fileUrl }));
    } catch (error) {
      setProblem((error instanceof ApiError && error.kind === "refused" && error.message) || t("failed"));
    } finally {
      setSending(false);
    }
  }

  return { read: (file: File) => void read(file), isReading: isSending, problem, told: reading.data };
}

/** Result of the reading, with every row that was not counted. */
function Outcome({ told: { rows, problems, unknown } }: { told: AdminJoints }) {
  const t = useTranslations("ops.quotes.joints");
  return (
    <>
      <p className={styles.hint}>{t("understood", { count: rows })}</p>
      {problems.length > 0 && (
        <ul className={styles.told}>
          {problems.slice(0, SHOWN).map(({ row, reason, text }) => (
            <li key={`${row} ${reason}`}>
              <span className="num">{t("row", { row })}</span> {t(`reasons.${reason}`)} <small>{text}</small>
            </li>
          ))}
          {problems.length > SHOWN && <li>{t("more", { count: problems.length - SHOWN })}</li>}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className={styles.hint}>
          {t("unknown", { count: unknown.length, designators: unknown.slice(0, SHOWN).join(" · ") })}
        </p>
      )}
    </>
  );
}
