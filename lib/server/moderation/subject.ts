// Subjects of reports: a comment, a project or a person, as everybody sees it.

import type { ReportKind } from "@/lib/contracts/moderation";
import * as accountRows from "@/lib/server/account/rows";
import * as commentRows from "@/lib/server/community/discussion/comment-rows";
import { findPublication, findPublished, isKnownAuthor } from "@/lib/server/community/discussion/publication";
import type { Queryable } from "@/lib/server/db/client";
import type { Subject } from "./open-case";

type Find = (db: Queryable, id: string) => Promise<Subject | null>;

const FINDERS: Readonly<Record<ReportKind, Find>> = {
  async comment(db, id) {
    const found = await commentRows.find(db, id);
    if (!found || found.comment.state !== "visible" || found.comment.deletedAt !== null) return null;
    const { projectId, accountId, text } = found.comment;
    return (await findPublished(db, projectId)) && { kind: "comment", id, projectId, accountId, content: text };
  },
  async project(db, id) {
    const found = (await findPublished(db, id)) && (await findPublication(db, id));
    if (!found) return null;
    const { title, introduction, accountId } = found;
    return { kind: "project", id, projectId: id, accountId, content: `${title}\n\n${introduction}` };
  },
  async user(db, id) {
    if (!(await isKnownAuthor(db, id))) return null;
    const { username } = await accountRows.getById(db, id);
    return { kind: "user", id, projectId: null, accountId: id, content: username };
  },
};

/** Null for what the public can't see. */
export const findSubject = (db: Queryable, kind: ReportKind, id: string): Promise<Subject | null> =>
  FINDERS[kind](db, id);

/** The subject's text now; null where it is gone. */
export async function currentText(db: Queryable, kind: ReportKind, id: string): Promise<string | null> {
  if (kind === "user") return (await accountRows.getById(db, id)).username;
  if (kind === "comment") {
    const found = await commentRows.find(db, id);
    return found && found.comment.deletedAt === null ? found.comment.text : null;
  }
  const found = await findPublication(db, id);
  return found && `${found.title}\n\n${found.introduction}`;
}
