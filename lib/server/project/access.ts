// Rights to a project: its owner has all, others those of its link.

import { AppError } from "@/lib/contracts/errors";
import { SHARE_RIGHTS, type ShareRight } from "@/lib/contracts/project";
import type { Database, Transaction } from "@/lib/server/db/client";
import type { Viewer } from "@/lib/server/http/context";
import * as rows from "./rows";

export type Right = "owner" | ShareRight;

export interface AllowedProject {
  readonly project: rows.ProjectRow;
  readonly right: Right;
  /** Of its document; null for a board. */
  readonly version: number | null;
}

type Asked = { projectId: string; token?: string | undefined };

const includes = (right: ShareRight, needed: ShareRight): boolean =>
  SHARE_RIGHTS.indexOf(right) >= SHARE_RIGHTS.indexOf(needed);

/** NOT_FOUND for another's project without a link to it, and for one whose link allows less. */
export async function requireProject(
  db: Database | Transaction,
  viewer: Pick<Viewer, "accountId"> | null,
  { projectId, token }: Asked,
  needed: ShareRight,
): Promise<AllowedProject> {
  const own = viewer && (await rows.findOwned(db, viewer.accountId, projectId, "live"));
  if (own) return { project: own.project, version: own.version, right: "owner" };
  const shared = token === undefined ? null : await rows.findByToken(db, projectId, token);
  if (!shared?.share || !includes(shared.share.right, needed)) throw new AppError("NOT_FOUND");
  return { project: shared.project, version: shared.version, right: shared.share.right };
}

/** With the right to view; one's own may also be in the recycle bin, which shows pictures too. */
export async function requireShown(
  db: Database | Transaction,
  viewer: Pick<Viewer, "accountId"> | null,
  asked: Asked,
): Promise<Pick<AllowedProject, "project" | "version">> {
  const binned = viewer && (await rows.findOwned(db, viewer.accountId, asked.projectId, "bin"));
  return binned ?? requireProject(db, viewer, asked, "view");
}
