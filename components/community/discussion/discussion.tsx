"use client";
// Discussion of a published project: comments by page, with the field for a new one. Needs the namespaces `discussion`,
// `common`, `errors` and `validation`, the providers of private data, and a toast host.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CommentItem } from "@/components/community/discussion/comment-item";
import { Composer } from "@/components/community/discussion/composer";
import { Obstacle } from "@/components/community/discussion/obstacle";
import { ReportDialog } from "@/components/community/discussion/report-dialog";
import { type DiscussionActs, useDiscussionActs } from "@/components/community/discussion/use-discussion-acts";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import {
  type CommentSort,
  type DiscussionThread,
  threadsOf,
  useDiscussion,
  useFreshComments,
} from "@/lib/client/discussion";
import { COMMENT_SORTS } from "@/lib/contracts/discussion";
import styles from "./discussion.module.css";

interface DiscussionProps {
  projectId: string;
  /** Shows a part in the viewer. */
  onShowPart?: (part: string) => void;
  /** Part that is selected in the viewer: a new comment points at it. */
  part?: string | null;
  onRemovePart?: () => void;
}

export function Discussion({ projectId, onShowPart, part = null, onRemovePart }: DiscussionProps) {
  const t = useTranslations("discussion");
  const [sort, setSort] = useState<CommentSort>("newest");
  const list = useDiscussion(projectId, sort);
  const [first] = list.data?.pages ?? [];
  const obstacle = first?.obstacle ? (
    <Obstacle obstacle={first.obstacle} suspendedUntil={first.suspendedUntil} />
  ) : null;
  const { acts, ...dialogs } = useDiscussionActs({ projectId, obstacle, onShowPart });
  const threads = list.data ? threadsOf(list.data) : [];
  return (
    <Sheet id="comments" title={t("title")} note={first && t("count", { count: first.count })}>
      <div className={styles.bar}>
        <Fresh projectId={projectId} shown={threads} />
        {threads.length > 1 && <Sort sort={sort} onSort={setSort} />}
      </div>
      <Threads list={list} threads={threads} acts={acts} />
      {first && (
        <div className={styles.write}>
          <Composer
            projectId={projectId}
            place="new"
            label={t("composer.label")}
            action={t("composer.post")}
            obstacle={obstacle}
            part={part}
            onRemovePart={onRemovePart}
            refusalOf={acts.refusalOf}
            onPost={async (text) => {
              await acts.post({ text, ...(part !== null && { part }) });
              onRemovePart?.();
            }}
          />
        </div>
      )}
      <ReportDialog subject={dialogs.reported} onClose={dialogs.closeReport} />
      <ConfirmDialog
        isOpen={dialogs.blocked !== null}
        title={t("blockDialog.title", { name: dialogs.blocked?.name || t("unnamed") })}
        text={t("blockDialog.text")}
        confirm={t("blockDialog.action")}
        isBusy={dialogs.isBlocking}
        onConfirm={dialogs.confirmBlock}
        onClose={dialogs.closeBlock}
      />
    </Sheet>
  );
}

function Sort({ sort, onSort }: { sort: CommentSort; onSort: (sort: CommentSort) => void }) {
  const t = useTranslations("discussion.sort");
  return (
    <Select
      className={styles.sort}
      aria-label={t("label")}
      value={sort}
      onChange={({ target }) => onSort(COMMENT_SORTS.find((each) => each === target.value) ?? "newest")}
    >
      {COMMENT_SORTS.map((each) => (
        <option key={each} value={each}>
          {t(each)}
        </option>
      ))}
    </Select>
  );
}

/** Comments that came meanwhile; those that the list has by now are not counted. */
function Fresh({ projectId, shown }: { projectId: string; shown: readonly DiscussionThread[] }) {
  const t = useTranslations("discussion");
  const { fresh, show } = useFreshComments(projectId);
  const known = new Set(shown.flatMap((thread) => [thread, ...thread.replies]).map(({ commentsId }) => commentsId));
  const count = fresh.filter((id) => !known.has(id)).length;
  return (
    <div role="status">
      {count > 0 && (
        <Button size="sm" onClick={() => void show()}>
          {t("fresh", { count })}
        </Button>
      )}
    </div>
  );
}

interface ThreadsProps {
  list: ReturnType<typeof useDiscussion>;
  threads: readonly DiscussionThread[];
  acts: DiscussionActs;
}

function Threads({ list, threads, acts }: ThreadsProps) {
  const t = useTranslations("discussion");
  if (!list.data) return <NoThreads list={list} />;
  if (threads.length === 0) return <EmptyState icon="chat" title={t("empty.title")} text={t("empty.text")} />;
  return (
    <>
      <ol className={styles.threads}>
        {threads.map((thread) => (
          <li key={thread.commentsId}>
            <CommentItem comment={thread} acts={acts} />
            {thread.replies.length > 0 && (
              <ol className={styles.replies} aria-label={t("replies", { name: thread.author?.name || t("unnamed") })}>
                {thread.replies.map((reply) => (
                  <li key={reply.commentsId}>
                    <CommentItem comment={reply} acts={acts} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("showMore")}
          </Button>
        </p>
      )}
    </>
  );
}

function NoThreads({ list }: { list: ReturnType<typeof useDiscussion> }) {
  const t = useTranslations("discussion");
  if (list.isError)
    return <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void list.refetch()} />;
  if (list.fetchStatus === "paused")
    return <EmptyState icon="warning" title={t("offline.title")} text={t("offline.text")} />;
  return (
    <div className={styles.loading}>
      <Skeleton rows={4} text={t("loading")} />
    </div>
  );
}
