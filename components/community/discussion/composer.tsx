"use client";
// Field for a comment: text with mentions, preview, and what is left of its length. The draft survives a reload.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { draftKey, useCommentDraft } from "@/components/community/discussion/comment-draft";
import { CommentText } from "@/components/community/discussion/comment-text";
import { useMentions } from "@/components/community/discussion/use-mentions";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { useIsOnline } from "@/components/ui/use-is-online";
import { MAX_DISCUSSION_TEXT } from "@/lib/contracts/discussion";
import styles from "./composer.module.css";

/** From then on the number of characters is shown. */
const COUNT_FROM = MAX_DISCUSSION_TEXT - 200;

interface ComposerProps {
  projectId: string;
  /** Names the draft: "new", or the comment that is answered or edited. */
  place: string;
  label: string;
  action: string;
  initial?: string;
  /** In place of the button while the person may not post. */
  obstacle?: ReactNode;
  /** Part that the comment is about. */
  part?: string | null;
  onRemovePart?: () => void;
  hasFocus?: boolean;
  /** Rejects with a refusal, whose message is shown; the text stays. */
  onPost: (text: string) => Promise<void>;
  onCancel?: () => void;
  /** Message of a refusal. */
  refusalOf: (error: unknown) => string;
}

export function Composer(props: ComposerProps) {
  const { projectId, place, label, action, initial = "", obstacle, part, onRemovePart, onPost, onCancel } = props;
  const t = useTranslations("discussion.composer");
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useCommentDraft(draftKey(projectId, place), initial);
  const { text, setText } = draft;
  const mentions = useMentions({ projectId, text, setText, area });
  const [isPreview, setPreview] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOnline = useIsOnline();
  const length = [...text.trim()].length;
  const canPost = length > 0 && length <= MAX_DISCUSSION_TEXT && isOnline;

  useEffect(() => {
    if (props.hasFocus) area.current?.focus();
  }, [props.hasFocus]);

  async function post() {
    if (!canPost || isBusy || obstacle) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onPost(text.trim());
      draft.clear();
      setPreview(false);
    } catch (error) {
      setRefusal(props.refusalOf(error));
    } finally {
      setBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    mentions.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void post();
    if (event.key === "Escape" && onCancel && text === initial) onCancel();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      {part && (
        <span className={styles.part}>
          <Icon name="target" size={16} />
          {t("about", { part })}
          <button type="button" aria-label={t("removePart", { part })} onClick={onRemovePart}>
            <Icon name="close" size={16} />
          </button>
        </span>
      )}
      {isPreview ? (
        <div className={styles.preview}>
          {length > 0 ? <CommentText text={text} /> : <p className={styles.hint}>{t("emptyPreview")}</p>}
        </div>
      ) : (
        <div className={styles.field}>
          <TextArea
            ref={area}
            value={text}
            rows={3}
            aria-label={label}
            aria-describedby={`${id}-hint`}
            aria-controls={mentions.names.length > 0 ? `${id}-people` : undefined}
            aria-activedescendant={mentions.names.length > 0 ? `${id}-${mentions.chosen}` : undefined}
            aria-autocomplete="list"
            placeholder={place === "new" ? t("placeholder") : undefined}
            onChange={(event) => {
              setText(event.target.value);
              mentions.moveCursor(event.target.selectionStart);
            }}
            onSelect={(event) => mentions.moveCursor(event.currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
          />
          {mentions.names.length > 0 && (
            <ul id={`${id}-people`} role="listbox" aria-label={t("people")} className={styles.people}>
              {mentions.names.map((name, at) => (
                <li
                  key={name}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={at === mentions.chosen}
                  // Not onClick: the field would lose its focus first.
                  onPointerDown={(event) => {
                    event.preventDefault();
                    mentions.choose(name);
                  }}
                >
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {obstacle && <div className={styles.obstacle}>{obstacle}</div>}
      <div className={styles.foot}>
        <span id={`${id}-hint`} className={styles.hint}>
          {length < COUNT_FROM && t("format")}
          {length >= COUNT_FROM && length <= MAX_DISCUSSION_TEXT && t("left", { count: MAX_DISCUSSION_TEXT - length })}
          {length > MAX_DISCUSSION_TEXT && (
            <strong className={styles.refusal}>{t("tooLong", { count: length - MAX_DISCUSSION_TEXT })}</strong>
          )}
        </span>
        <Button variant="quiet" size="sm" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t("write") : t("preview")}
        </Button>
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
        {!obstacle && (
          <Button type="submit" variant="primary" size="sm" isBusy={isBusy} disabled={!canPost}>
            {action}
          </Button>
        )}
      </div>
    </form>
  );
}
