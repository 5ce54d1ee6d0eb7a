// Comments on the sheets of a drawing; read again when somebody changes them.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  addComment,
  deleteComment,
  listComments,
  resolveComment,
  type SheetComment,
} from "@/lib/contracts/project-comment";
import { socketClient } from "@/lib/client/realtime/socket";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import type { DocumentOf } from "@/lib/client/schematic/document";

export type { SheetComment } from "@/lib/contracts/project-comment";

/** A comment with its answers. */
export interface CommentThread {
  readonly comment: SheetComment;
  readonly answers: readonly SheetComment[];
}

const keyOf = (of: DocumentOf | null) => ["schematic", "comments", of] as const;
const fieldsOf = ({ projectId, token }: DocumentOf) => (token === null ? { projectId } : { projectId, token });

/** Oldest thread first; none for a drawing on which nobody can comment. */
export function useCommentThreads(of: DocumentOf | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (!of) return;
    return socketClient.on("projectCommented", ({ projectId }) => {
      if (projectId === of.projectId) void reload(client, { queryKey: keyOf(of) });
    });
  }, [client, of]);
  return useQuery({
    queryKey: keyOf(of),
    enabled: of !== null,
    queryFn: ({ signal }) => call(listComments, of ? fieldsOf(of) : { projectId: "" }, { signal, isQuiet: true }),
    select: ({ rows }) => threadsOf(rows),
  });
}

function threadsOf(rows: readonly SheetComment[]): CommentThread[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ comment, answers: rows.filter(({ parentId }) => parentId === comment.id) }));
}

export interface NewComment {
  readonly sheetId: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The comment that it answers. */
  readonly parentId?: string;
}

export function useAddComment(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (comment: NewComment) => call(addComment, { ...fieldsOf(of), ...comment }),
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}

export function useResolveComment(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isResolved }: { id: string; isResolved: boolean }) =>
      call(resolveComment, { ...fieldsOf(of), id, isResolved: isResolved ? 1 : 0 }),
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}

export function useDeleteComment(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteComment, { ...fieldsOf(of), id }),
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}
