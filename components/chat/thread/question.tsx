"use client";
// A question with its files; it can be edited, and earlier versions of it are shown again.
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { type ChatTurn, MAX_QUESTION } from "@/lib/contracts/chat";
import styles from "./thread.module.css";

interface QuestionProps {
  turn: Pick<ChatTurn, "turnId" | "question" | "files">;
  versions?: readonly string[];
  /** Absent where nothing can be asked. */
  onEdit?: (question: string) => void;
  onVersion?: (turnId: string) => void;
}

export function Question({ turn: { turnId, question, files }, versions = [], onEdit, onVersion }: QuestionProps) {
  const t = useTranslations("chat.thread");
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.question}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ fileName }, at) => (
            <li key={at}>
              <Icon name="doc" size={16} />
              {fileName}
            </li>
          ))}
        </ul>
      )}
      {isEditing && onEdit ? (
        <QuestionForm
          question={question}
          onSend={(text) => {
            setEditing(false);
            onEdit(text);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.asked}>
          <span className="visually-hidden">{t("you")} </span>
          {question}
        </p>
      )}
      {!isEditing && (
        <div className={styles.tools}>
          {versions.length > 1 && <Versions turnId={turnId} versions={versions} onVersion={onVersion} />}
          {onEdit && (
            <Button
              size="sm"
              variant="quiet"
              isIconOnly
              aria-label={t("edit")}
              title={t("edit")}
              onClick={() => setEditing(true)}
            >
              <Icon name="edit" size={16} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface VersionsProps {
  turnId: string;
  versions: readonly string[];
  onVersion: ((turnId: string) => void) | undefined;
}

function Versions({ turnId, versions, onVersion }: VersionsProps) {
  const t = useTranslations("chat.thread");
  const at = versions.indexOf(turnId);
  const step = (by: 1 | -1) => {
    const label = t(by === 1 ? "next" : "previous");
    const target = versions[at + by];
    return (
      <Button
        size="sm"
        variant="quiet"
        isIconOnly
        className={by === -1 ? styles.back : undefined}
        aria-label={label}
        title={label}
        disabled={target === undefined || !onVersion}
        onClick={() => target !== undefined && onVersion?.(target)}
      >
        <Icon name="right" size={16} />
      </Button>
    );
  };
  const facts = { place: at + 1, count: versions.length };
  return (
    <span className={styles.versions}>
      {step(-1)}
      <span className="num">
        <span aria-hidden="true">{t("branch", facts)}</span>
        <span className="visually-hidden">{t("branchNamed", facts)}</span>
      </span>
      {step(1)}
    </span>
  );
}

interface QuestionFormProps {
  question: string;
  onSend: (question: string) => void;
  onCancel: () => void;
}

function QuestionForm({ question, onSend, onCancel }: QuestionFormProps) {
  const t = useTranslations("chat.thread");
  const [text, setText] = useState(question);
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) onSend(text);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onCancel();
  }
  return (
    <form className={styles.editing} onSubmit={submit} onKeyDown={press}>
      <TextArea
        // The person asked to edit it.
        ref={(node) => node?.focus()}
        aria-label={t("editLabel")}
        maxLength={MAX_QUESTION}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.tools}>
        <Button size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button size="sm" type="submit" variant="primary" disabled={isEmpty}>
          {t("resend")}
        </Button>
      </div>
    </form>
  );
}
