"use client";
// One comment with its answers, and the field that answers it or writes a new one.
import { useFormatter, useNow, useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { useOpenProject } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import {
  type CommentThread,
  type SheetComment,
  useAddComment,
  useDeleteComment,
  useResolveComment,
} from "@/lib/client/schematic/comments";
import { MAX_COMMENT_LENGTH } from "@/lib/contracts/project-comment";
import { useIsSignedIn } from "@/stores/account/session";
import { useModals } from "@/stores/modals";
import styles from "./comments.module.css";
import { type CommentDraft, useComments } from "./comments-state";

function Card({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations("common");
  const { open } = useComments();
  function close(): void {
    open(null);
    focusStage();
  }
  return (
    <section
      className={styles.card}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
      }}
    >
      <Button
        className={styles.close}
        variant="quiet"
        size="sm"
        isIconOnly
        aria-label={t("close")}
        title={t("close")}
        onClick={close}
      >
        <Icon name="close" size={16} />
      </Button>
      {children}
    </section>
  );
}

export function DraftCard({ draft: { sheetId, at } }: { draft: CommentDraft }) {
  const t = useTranslations("schematic.comments");
  const { projectId, token } = useOpenProject();
  const { open } = useComments();
  const add = useAddComment({ projectId, token });
  return (
    <Card label={t("new")}>
      <CommentForm
        label={t("new")}
        submit={t("add")}
        isBusy={add.isPending}
        onSubmit={(text, onDone) =>
          add.mutate(
            { sheetId, ...at, text },
            {
              onSuccess(comment) {
                onDone();
                open({ comment, answers: [] });
              },
            },
          )
        }
      />
    </Card>
  );
}

export function CommentCard({ thread: { comment, answers } }: { thread: CommentThread }) {
  const t = useTranslations("schematic.comments");
  const { projectId, token } = useOpenProject();
  const add = useAddComment({ projectId, token });
  const { id: parentId, sheetId, x, y } = comment;
  return (
    <Card label={t("thread")}>
      <ol className={styles.thread}>
        {[comment, ...answers].map((each) => (
          <CommentText key={each.id} comment={each} />
        ))}
      </ol>
      <ResolveButton comment={comment} />
      <CommentForm
        label={t("answer")}
        submit={t("send")}
        isBusy={add.isPending}
        onSubmit={(text, onDone) => add.mutate({ parentId, sheetId, x, y, text }, { onSuccess: onDone })}
      />
    </Card>
  );
}

const MINUTE_MS = 60_000;

function CommentText({ comment }: { comment: SheetComment }) {
  const t = useTranslations("schematic.comments");
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  const { projectId, token, right } = useOpenProject();
  const remove = useDeleteComment({ projectId, token });
  const { id, text, author, isByOwner, isOwn, createTime } = comment;
  const name = author || t(isOwn ? "you" : isByOwner ? "owner" : "someone");
  return (
    <li>
      <p className={styles.author}>
        <b>{name}</b>
        <time dateTime={createTime}>{format.relativeTime(new Date(createTime), now)}</time>
        {(isOwn || right === "owner") && (
          <Button
            variant="quiet"
            size="sm"
            isIconOnly
            aria-label={t("delete")}
            title={t("delete")}
            isBusy={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            <Icon name="trash" size={16} />
          </Button>
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

function ResolveButton({ comment: { id, isOwn, isResolved } }: { comment: SheetComment }) {
  const t = useTranslations("schematic.comments");
  const { projectId, token, session } = useOpenProject();
  const resolve = useResolveComment({ projectId, token });
  if (!isOwn && !session) return null;
  return (
    <Button size="sm" isBusy={resolve.isPending} onClick={() => resolve.mutate({ id, isResolved: !isResolved })}>
      {t(isResolved ? "reopen" : "resolve")}
    </Button>
  );
}

interface CommentFormProps {
  label: string;
  submit: string;
  isBusy: boolean;
  /** The text stays until `onDone` is called. */
  onSubmit: (text: string, onDone: () => void) => void;
}

/** Ctrl+Enter sends. */
function CommentForm({ label, submit, isBusy, onSubmit }: CommentFormProps) {
  const t = useTranslations("schematic.comments");
  const isSignedIn = useIsSignedIn();
  const openModal = useModals((modals) => modals.open);
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // After the menu or dialog that it was opened from has given the focus back.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => field.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isSignedIn)
    return (
      <Button size="sm" onClick={() => openModal("account")}>
        {t("signIn")}
      </Button>
    );
  const send = () => text.trim() !== "" && onSubmit(text.trim(), () => setText(""));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        rows={2}
        aria-label={label}
        placeholder={label}
        maxLength={MAX_COMMENT_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" size="sm" variant="primary" isBusy={isBusy} disabled={text.trim() === ""}>
        {submit}
      </Button>
    </form>
  );
}
