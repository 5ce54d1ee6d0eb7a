// The discussion of a published project: pages of comments, what one does with them, and news over the socket.

import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  addDiscussionComment,
  blockPerson,
  type CommentSort,
  deleteOwnComment,
  type DiscussionComment,
  type DiscussionThread,
  editComment,
  likeComment,
  listDiscussion,
  listMentionable,
  restoreComment,
  unblockPerson,
} from "@/lib/contracts/discussion";
import type { InputOf, OutputOf } from "@/lib/contracts/endpoint";
import { type ModerationReason, reportContent, type ReportKind } from "@/lib/contracts/moderation";
import { type SocketClient, socketClient } from "@/lib/client/realtime/socket";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import { useIsSignedIn } from "@/stores/account/session";

export type { CommentObstacle, CommentSort, DiscussionComment, DiscussionThread } from "@/lib/contracts/discussion";

type Page = OutputOf<typeof listDiscussion>;
type Pages = InfiniteData<Page, number>;

const THREADS_A_PAGE = 10;

export const discussionKeys = {
  all: ["discussion"] as const,
  project: (projectId: string) => [...discussionKeys.all, projectId] as const,
  list: (projectId: string, sort: CommentSort, isSignedIn: boolean) =>
    [...discussionKeys.project(projectId), sort, isSignedIn] as const,
};

const listOptions = (projectId: string, sort: CommentSort, isSignedIn: boolean) =>
  infiniteQueryOptions({
    queryKey: discussionKeys.list(projectId, sort, isSignedIn),
    queryFn: ({ pageParam, signal }) =>
      call(
        listDiscussion,
        { projectId, sort, pageNum: pageParam, pageSize: THREADS_A_PAGE },
        { signal, isQuiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, pageNum) => (pageNum * THREADS_A_PAGE < total ? pageNum + 1 : undefined),
  });

/** Threads of the pages that are loaded; one that moved to the next page meanwhile is not shown twice. */
export function threadsOf({ pages }: { pages: readonly Page[] }): DiscussionThread[] {
  const seen = new Map<string, DiscussionThread>();
  for (const thread of pages.flatMap(({ rows }) => rows))
    if (!seen.has(thread.commentsId)) seen.set(thread.commentsId, thread);
  return [...seen.values()];
}

export function useDiscussion(projectId: string, sort: CommentSort) {
  const isSignedIn = useIsSignedIn();
  return useInfiniteQuery(listOptions(projectId, sort, isSignedIn));
}

const reloadDiscussion = (client: QueryClient, projectId: string) =>
  reload(client, { queryKey: discussionKeys.project(projectId) });

/** Replaces a comment in all pages that have it. */
function replace(client: QueryClient, projectId: string, id: string, change: Partial<DiscussionComment>): void {
  const changed = <C extends DiscussionComment>(comment: C): C =>
    comment.commentsId === id ? { ...comment, ...change } : comment;
  client.setQueriesData<Pages>(
    { queryKey: discussionKeys.project(projectId) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map((thread) => changed({ ...thread, replies: thread.replies.map(changed) })),
        })),
      },
  );
}

/** Quiet: the composer shows the refusal beside what was typed. */
export function useAddDiscussionComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...comment }: Omit<InputOf<typeof addDiscussionComment>, "projectId"> & { key: string }) =>
      call(addDiscussionComment, { projectId, ...comment }, { isQuiet: true, idempotencyKey: key }),
    onSuccess: () => reloadDiscussion(client, projectId),
  });
}

export function useEditComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: InputOf<typeof editComment>) => call(editComment, change, { isQuiet: true }),
    onSuccess: (comment) => replace(client, projectId, comment.commentsId, comment),
  });
}

export function useLikeComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ commentsId, isLiked }: Pick<DiscussionComment, "commentsId" | "isLiked">) =>
      call(likeComment, { commentsId, type: isLiked ? 0 : 1 }),
    onSuccess: ({ commentsId, likes, isLiked }) => replace(client, projectId, commentsId, { likes, isLiked }),
  });
}

export function useDeleteOwnComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentsId: string) => call(deleteOwnComment, { commentsId }),
    onSuccess: () => reloadDiscussion(client, projectId),
  });
}

export function useRestoreComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentsId: string) => call(restoreComment, { commentsId }),
    onSuccess: () => reloadDiscussion(client, projectId),
  });
}

export function useBlockPerson(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (authorId: string) => call(blockPerson, { authorId }),
    onSuccess: () => reloadDiscussion(client, projectId),
  });
}

export function useUnblockPerson(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (authorId: string) => call(unblockPerson, { authorId }),
    onSuccess: () => reloadDiscussion(client, projectId),
  });
}

export interface NewReport {
  readonly kind: ReportKind;
  readonly id: string;
  readonly reason: ModerationReason;
  readonly text: string;
}

/** Quiet: the dialog shows the refusal. */
export const useReportContent = () =>
  useMutation({ mutationFn: (report: NewReport) => call(reportContent, report, { isQuiet: true }) });

/** Names that begin with the keyword; null asks for none. */
export function useMentionable(projectId: string, keyword: string | null) {
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: [...discussionKeys.all, "people", projectId, keyword],
    queryFn: ({ signal }) => call(listMentionable, { projectId, keyword: keyword ?? "" }, { signal, isQuiet: true }),
    enabled: isSignedIn && keyword !== null,
    staleTime: 60_000,
    retry: false,
  });
}

/**
 * Comments of others that came since the list was read, which moves nothing under the reader. `show` reads it again.
 * Changes of known comments are shown at once.
 */
export function useFreshComments(projectId: string, socket: SocketClient = socketClient) {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<readonly string[]>([]);
  useEffect(() => {
    const stopNews = socket.on("discussionChanged", ({ projectId: changed, commentsId }) => {
      if (changed !== projectId) return;
      if (commentsId === null) void reloadDiscussion(client, projectId);
      else setFresh((before) => [...before, commentsId]);
    });
    const stopConnect = socket.onConnect(() => void socket.send("watchDiscussion", { projectId }));
    const release = socket.hold();
    return () => {
      socket.send("watchDiscussion", null);
      stopNews();
      stopConnect();
      release();
    };
  }, [client, projectId, socket]);
  return {
    fresh,
    show() {
      setFresh([]);
      return reloadDiscussion(client, projectId);
    },
  };
}
