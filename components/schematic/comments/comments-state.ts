"use client";
// Comments of the open drawing: which are shown, which one is open, and where a new one is written.
import { createContext, use, useMemo, useState } from "react";
import { type OpenProject } from "@/components/schematic/editor-context";
import { showPlace } from "@/components/schematic/stage/show-place";
import { type CommentThread, useCommentThreads } from "@/lib/client/schematic/comments";
import { isExample } from "@/lib/contracts/project-example";
import type { Point } from "@/lib/core/schematic/model/units";

/** A new comment at a place. */
export interface CommentDraft {
  readonly sheetId: string;
  readonly at: Point;
}

export interface Comments {
  readonly threads: readonly CommentThread[];
  readonly hasFailed: boolean;
  readonly openId: string | null;
  readonly draft: CommentDraft | null;
  readonly showsResolved: boolean;
  setShowsResolved(shows: boolean): void;
  /** Opens a thread, or none; with `isShown` its place is moved into view. */
  open(thread: CommentThread | null, isShown?: boolean): void;
  write(draft: CommentDraft | null): void;
}

const NONE: readonly CommentThread[] = [];

export const CommentsContext = createContext<Comments>({
  ...{ threads: NONE, hasFailed: false, openId: null, draft: null, showsResolved: false },
  ...{ setShowsResolved: () => undefined, open: () => undefined, write: () => undefined },
});

export const useComments = (): Comments => use(CommentsContext);

export function useCommentsState(project: OpenProject): Comments {
  const { projectId, token, editor } = project;
  // Examples belong to nobody.
  const of = useMemo(() => (isExample(projectId) ? null : { projectId, token }), [projectId, token]);
  const { data: threads = NONE, isError } = useCommentThreads(of);
  const [openId, setOpenId] = useState<string | null>(null);
  const [draft, setDraft] = useState<CommentDraft | null>(null);
  const [showsResolved, setShowsResolved] = useState(false);
  return useMemo(
    (): Comments => ({
      ...{ threads, hasFailed: isError, openId, draft, showsResolved, setShowsResolved },
      open(thread, isShown = false) {
        setDraft(null);
        setOpenId(thread?.comment.id ?? null);
        if (!thread || !isShown) return;
        const { sheetId, x, y } = thread.comment;
        const instance = editor.hierarchy.instances.find(({ sheet }) => sheet.id === sheetId);
        if (instance) showPlace(project, { x, y }, instance.path);
      },
      write(place) {
        setOpenId(null);
        setDraft(place);
      },
    }),
    [threads, isError, openId, draft, showsResolved, editor, project],
  );
}
