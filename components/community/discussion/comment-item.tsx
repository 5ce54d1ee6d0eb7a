"use client";
// One comment with its acts; answers and edits are written in its place.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CommentText } from "@/components/community/discussion/comment-text";
import { Composer } from "@/components/community/discussion/composer";
import type { DiscussionActs } from "@/components/community/discussion/use-discussion-acts";
import { useUtcDate } from "@/components/community/use-utc-date";
import { Icon } from "@/components/icons/icon";
import { Tag } from "@/components/ui/tag";
import type { DiscussionComment } from "@/lib/client/discussion";
import { Link } from "@/lib/i18n/link";
import styles from "./comment.module.css";

interface CommentItemProps {
  comment: DiscussionComment;
  acts: DiscussionActs;
}

export function CommentItem({ comment, acts }: CommentItemProps) {
  const t = useTranslations("discussion");
  const [mode, setMode] = useState<"read" | "reply" | "edit">("read");
  const { commentsId, state, author, text, mentions } = comment;
  const name = author?.name || t("unnamed");
  const isGone = author === null && text === "";
  return (
    <article id={`comment-${commentsId}`} className={styles.comment}>
      <Avatar name={name} src={author?.avatar ?? ""} />
      <div className={styles.body}>
        {isGone ? (
          <p className={styles.state}>{t(`state.${placeOf(state)}`)}</p>
        ) : (
          <>
            <Who comment={comment} name={name} onShowPart={acts.onShowPart} />
            {(state === "held" || state === "hidden") && <p className={styles.state}>{t(`state.${state}`)}</p>}
            {mode === "edit" ? (
              <Composer
                projectId={acts.projectId}
                place={`edit-${commentsId}`}
                label={t("edit")}
                action={t("composer.save")}
                initial={text}
                hasFocus
                refusalOf={acts.refusalOf}
                onPost={async (next) => {
                  await acts.edit(commentsId, next);
                  setMode("read");
                }}
                onCancel={() => setMode("read")}
              />
            ) : (
              <CommentText text={text} mentions={mentions} />
            )}
            <Acts comment={comment} acts={acts} onMode={setMode} />
          </>
        )}
        {mode === "reply" && (
          <div className={styles.reply}>
            <Composer
              projectId={acts.projectId}
              place={commentsId}
              label={t("composer.replyLabel", { name })}
              action={t("composer.postReply")}
              obstacle={acts.obstacle}
              hasFocus
              refusalOf={acts.refusalOf}
              onPost={async (answer) => {
                await acts.post({ text: answer, parentId: commentsId });
                setMode("read");
              }}
              onCancel={() => setMode("read")}
            />
          </div>
        )}
      </div>
    </article>
  );
}

/** Words for a comment of which only the place is left. */
function placeOf(state: DiscussionComment["state"]): "hiddenPlace" | "removed" | "deleted" {
  if (state === "removed") return "removed";
  return state === "hidden" ? "hiddenPlace" : "deleted";
}

function Avatar({ name, src }: { name: string; src: string }) {
  const isOurs = src.startsWith("/api/eda/user/avatar/");
  return (
    <span className={styles.avatar} aria-hidden>
      {isOurs ? <img src={src} alt="" width={32} height={32} loading="lazy" /> : [...name][0]?.toUpperCase()}
    </span>
  );
}

interface WhoProps {
  comment: DiscussionComment;
  name: string;
  onShowPart: DiscussionActs["onShowPart"];
}

function Who({ comment: { author, createTime, editTime, part }, name, onShowPart }: WhoProps) {
  const t = useTranslations("discussion");
  const date = useUtcDate();
  return (
    <div className={styles.who}>
      {author?.isProjectAuthor ? (
        <Link href={`/community/author/${author.authorId}`}>
          <b>{name}</b>
        </Link>
      ) : (
        <b>{name}</b>
      )}
      {author?.isProjectAuthor && <Tag kind="primary">{t("projectAuthor")}</Tag>}
      <time className="num" dateTime={createTime} title={date(createTime, "moment")}>
        {date(createTime)}
      </time>
      {editTime && (
        <span className={styles.edited} title={t("editedAt", { time: date(editTime, "moment") })}>
          {t("edited")}
        </span>
      )}
      {part !== null &&
        (onShowPart ? (
          <button
            type="button"
            className={styles.part}
            title={t("pointsAt", { part })}
            onClick={() => onShowPart(part)}
          >
            <Icon name="target" size={16} />
            {part}
          </button>
        ) : (
          <span className={styles.part}>{part}</span>
        ))}
    </div>
  );
}

interface ActsProps extends CommentItemProps {
  onMode: (mode: "reply" | "edit") => void;
}

function Acts({ comment, acts, onMode }: ActsProps) {
  const t = useTranslations("discussion");
  const { isOwn, isLiked, likes, state, author } = comment;
  const isOpen = state === "visible";
  return (
    <div className={styles.acts}>
      {isOpen && (
        <button
          type="button"
          aria-pressed={isLiked}
          aria-label={`${isLiked ? t("unlike") : t("like")}, ${t("likes", { count: likes })}`}
          onClick={() => acts.like(comment)}
        >
          <Icon name="up" size={16} />
          <span className="num">{likes}</span>
        </button>
      )}
      {isOpen && (
        <button type="button" onClick={() => onMode("reply")}>
          {t("reply")}
        </button>
      )}
      {isOwn && state !== "hidden" && (
        <>
          <button type="button" onClick={() => onMode("edit")}>
            {t("edit")}
          </button>
          <button type="button" onClick={() => acts.remove(comment)}>
            {t("delete")}
          </button>
        </>
      )}
      {!isOwn && isOpen && (
        <button type="button" onClick={() => acts.report(comment)}>
          {t("report")}
        </button>
      )}
      {!isOwn && author && (
        <button type="button" onClick={() => acts.block(author)}>
          {t("block")}
        </button>
      )}
    </div>
  );
}
