"use client";
// Message box: Enter sends, Shift and Enter start a line, files are dropped, pasted or chosen.
import { useTranslations } from "next-intl";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { AttachmentList } from "@/components/chat/composer/attachment-list";
import { CHAT_ENDINGS } from "@/components/chat/composer/file-purpose";
import { type Attachments, toAskedFiles } from "@/components/chat/composer/use-attachments";
import type { AskedFiles } from "@/components/chat/state/conversation";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { DropOverlay } from "@/components/ui/drop-overlay";
import { useFilesDrop } from "@/components/ui/use-file-drop";
import { MAX_FILES_OF_QUESTION, MAX_QUESTION } from "@/lib/contracts/chat";
import styles from "./composer.module.css";

export interface ComposerHandle {
  readonly focus: () => void;
  readonly chooseFiles: () => void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  text: string;
  onText: (text: string) => void;
  attachments: Attachments;
  /** An answer is on its way: the button stops it. */
  isAnswering: boolean;
  onSend: (question: string, files: AskedFiles) => void;
  onStop: () => void;
  /** Subject of the question, beside the button for files. */
  about?: ReactNode;
  /** False where files dropped on the window belong to the page. */
  takesDrops?: boolean;
}

/** From here on, the number of characters is shown. */
const SHOWS_LENGTH_FROM = MAX_QUESTION - 500;

export function Composer({
  ref,
  text,
  onText,
  attachments,
  isAnswering,
  onSend,
  onStop,
  about,
  takesDrops = true,
}: ComposerProps) {
  const t = useTranslations("chat.composer");
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    chooseFiles: () => input.current?.click(),
  }));
  const [isTooMany, setTooMany] = useState(false);
  const adopt = useEffectEvent(() => {
    const typed = area.current?.value ?? "";
    if (text === "" && typed !== "") onText(typed);
  });
  // The browser keeps text typed before React took over the page, and React does not report it.
  useEffect(() => adopt(), []);
  const { items } = attachments;
  const isUploading = items.some(({ fileUrl, problem }) => fileUrl === null && problem === null);
  const hasFailed = items.some(({ problem }) => problem !== null);
  const isEmpty = text.trim() === "" && items.length === 0;
  const mayNotSend = isEmpty || isUploading || hasFailed;

  function add(files: readonly File[]): void {
    setTooMany(!attachments.add(files));
    area.current?.focus();
  }
  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (isAnswering || mayNotSend) return;
    onSend(text.trim() === "" ? t("defaultQuestion") : text, toAskedFiles(items));
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter that ends the choice of a character belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      {takesDrops && <FilesDrop onFiles={add} />}
      <div className={styles.box}>
        <AttachmentList items={items} onRemove={attachments.remove} />
        <textarea
          ref={area}
          rows={1}
          aria-label={t("label")}
          placeholder={t("placeholder")}
          maxLength={MAX_QUESTION}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={press}
        />
        <div className={styles.row}>
          <Button
            size="sm"
            variant="quiet"
            isIconOnly
            aria-label={t("attach")}
            title={t("attach")}
            onClick={() => input.current?.click()}
          >
            <Icon name="plus" />
          </Button>
          {about}
          <span className={styles.state} role="status">
            {isTooMany && t("tooMany", { count: MAX_FILES_OF_QUESTION })}
            {isUploading && t("waiting")}
            {hasFailed && t("failedFiles")}
            {text.length >= SHOWS_LENGTH_FROM && t("length", { count: text.length, limit: MAX_QUESTION })}
          </span>
          {isAnswering ? (
            <Button isIconOnly aria-label={t("stop")} title={t("stop")} onClick={onStop}>
              <span className={styles.stop} />
            </Button>
          ) : (
            <Button
              type="submit"
              variant="primary"
              isIconOnly
              aria-label={t("send")}
              title={t("send")}
              disabled={mayNotSend}
            >
              <Icon name="arrow" />
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label={t("attach")}
        accept={CHAT_ENDINGS.map((ending) => `.${ending}`).join(",")}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was removed.
          currentTarget.value = "";
          if (chosen.length > 0) add(chosen);
        }}
      />
      <p className={styles.note}>{t("note")}</p>
    </form>
  );
}

function FilesDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations("chat.composer");
  const isOver = useFilesDrop((files) => onFiles(files.map(({ file }) => file)));
  return isOver && <DropOverlay>{t("drop")}</DropOverlay>;
}
