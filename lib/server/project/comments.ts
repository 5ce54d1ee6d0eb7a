// Comments pinned to the sheets of a drawing: by whoever may view it, for everybody who does.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type {
  addComment,
  deleteComment,
  listComments,
  resolveComment,
  SheetComment,
} from "@/lib/contracts/project-comment";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { publishCommented } from "@/lib/server/realtime/publish";
import { type AllowedProject, requireProject } from "./access";
import * as commentRows from "./comment-rows";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

const MAX_COMMENTS = 2_000;

function toComment(
  { comment, author }: commentRows.AuthoredComment,
  { project }: AllowedProject,
  viewer: Viewer | null,
): SheetComment {
  const { id, parentId, sheetId, x, y, text, accountId, resolvedAt, createdAt } = comment;
  return {
    ...{ id, parentId, sheetId, x, y, text, author: author ?? "", isResolved: resolvedAt !== null },
    isByOwner: accountId !== null && accountId === project.accountId,
    isOwn: accountId !== null && accountId === viewer?.accountId,
    createTime: createdAt.toISOString(),
  };
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listComments>, { viewer }: RequestContext) {
  const allowed = await requireProject(deps.db, viewer, input, "view");
  const found = await commentRows.list(deps.db, allowed.project.id);
  return { rows: found.map((each) => toComment(each, allowed, viewer)) };
}

export async function add(deps: Deps, input: ParsedInputOf<typeof addComment>, { viewer, now }: Context) {
  const { projectId, sheetId, x, y, text, parentId = null } = input;
  const made = await withTransaction(deps.db, async (tx) => {
    const allowed = await requireProject(tx, viewer, input, "view");
    if (!(await rows.findDocument(tx, projectId))) throw new AppError("NOT_FOUND");
    if ((await commentRows.countOf(tx, projectId)) >= MAX_COMMENTS)
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_COMMENTS } });
    const parent = parentId === null ? null : await commentRows.find(tx, projectId, parentId);
    // An answer to an answer would have no place.
    if (parentId !== null && (!parent || parent.comment.parentId !== null)) throw new AppError("NOT_FOUND");
    const { accountId } = viewer;
    const place = parent
      ? { sheetId: parent.comment.sheetId, x: parent.comment.x, y: parent.comment.y }
      : { sheetId, x, y };
    const id = newId();
    await commentRows.insert(tx, { id, projectId, accountId, parentId, ...place, text, createdAt: now });
    const kept = await commentRows.find(tx, projectId, id);
    if (!kept) throw new Error("a comment that was added was not found");
    return toComment(kept, allowed, viewer);
  });
  publishCommented(deps, projectId);
  return made;
}

interface Named {
  projectId: string;
  token?: string | undefined;
  id: string;
}

/** NOT_FOUND unless the viewer has written it, or has one of the rights. */
async function requireComment(tx: Transaction, input: Named, viewer: Viewer, rights: readonly string[]) {
  const { project, right } = await requireProject(tx, viewer, input, "view");
  const found = await commentRows.find(tx, project.id, input.id);
  if (!found) throw new AppError("NOT_FOUND");
  if (found.comment.accountId !== viewer.accountId && !rights.includes(right)) throw new AppError("NOT_FOUND");
}

export async function resolve(deps: Deps, input: ParsedInputOf<typeof resolveComment>, { viewer, now }: Context) {
  await withTransaction(deps.db, async (tx) => {
    await requireComment(tx, input, viewer, ["owner", "edit"]);
    await commentRows.resolve(tx, input.id, input.isResolved ? now : null);
  });
  publishCommented(deps, input.projectId);
  return {};
}

export async function remove(deps: Deps, input: ParsedInputOf<typeof deleteComment>, { viewer }: Context) {
  await withTransaction(deps.db, async (tx) => {
    await requireComment(tx, input, viewer, ["owner"]);
    await commentRows.remove(tx, input.id);
  });
  publishCommented(deps, input.projectId);
  return {};
}
