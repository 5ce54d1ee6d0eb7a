"use client";
// Pins of comments on the sheet that is shown, and the one that is open or being written.
import { useTranslations } from "next-intl";
import { useDocument } from "@/components/schematic/editor-context";
import { Pinned } from "@/components/schematic/stage/pinned";
import { CommentCard, DraftCard } from "./comment-card";
import styles from "./comments.module.css";
import { useComments } from "./comments-state";

export function CommentPins() {
  const t = useTranslations("schematic.comments");
  const { threads, openId, draft, showsResolved, open } = useComments();
  const sheetId = useDocument(({ view }) => view.sheetId);
  const here = threads.filter(
    ({ comment }) => comment.sheetId === sheetId && (showsResolved || !comment.isResolved || comment.id === openId),
  );
  return (
    <div className={styles.pins}>
      {here.map((thread, at) => {
        const { comment, answers } = thread;
        const isOpen = comment.id === openId;
        return (
          <Pinned key={comment.id} at={comment} className={styles.pinned} data-open={isOpen || undefined}>
            <button
              type="button"
              className={styles.pin}
              data-resolved={comment.isResolved || undefined}
              aria-expanded={isOpen}
              aria-label={t("pin", { number: at + 1, text: comment.text })}
              onClick={() => open(isOpen ? null : thread)}
            >
              {answers.length + 1}
            </button>
            {isOpen && <CommentCard thread={thread} />}
          </Pinned>
        );
      })}
      {draft?.sheetId === sheetId && (
        <Pinned at={draft.at} className={styles.pinned} data-open>
          <span className={styles.pin} aria-hidden="true">
            +
          </span>
          <DraftCard draft={draft} />
        </Pinned>
      )}
    </div>
  );
}
