// Visits, likes and favorites of published projects.

import { createHash } from "node:crypto";
import type { setFavorite } from "@/lib/contracts/community-count";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { missingContact } from "./confirmed";
import * as countRows from "./count-rows";
import { listCopies } from "./origin-rows";
import * as rows from "./rows";

async function requirePublished(tx: Transaction, projectId: string): Promise<rows.PublicationRow> {
  const publication = await rows.findPublished(tx, projectId);
  if (!publication) throw new AppError("NOT_FOUND");
  return publication;
}

/** As it is after what this transaction has done. */
async function after(tx: Transaction, projectId: string): Promise<rows.PublicationRow> {
  return requirePublished(tx, projectId);
}

/** An account, else a visitor; neither can be told from the hash without the other. */
function visitorOf(context: RequestContext): string {
  const { accountId, visitorHash } = context.owner();
  return createHash("sha256")
    .update(`visit ${accountId ?? ""} ${visitorHash ?? ""}`)
    .digest("base64url");
}

/** Authors do not visit their own projects. */
export async function visit(
  deps: Deps,
  { projectId, shareType }: { projectId: string; shareType: 0 | 1 },
  context: RequestContext,
) {
  return withTransaction(deps.db, async (tx) => {
    const publication = await requirePublished(tx, projectId);
    const isCounted = shareType === 1 && publication.accountId !== context.viewer?.accountId;
    if (!isCounted) return { visitCount: publication.visitCount };
    await countRows.add(tx, "visit", { projectId, by: visitorOf(context) });
    return { visitCount: (await after(tx, projectId)).visitCount };
  });
}

export async function setLiked(deps: Deps, projectId: string, isLiked: boolean, { viewer }: RequestContext<Viewer>) {
  return withTransaction(deps.db, async (tx) => {
    await requirePublished(tx, projectId);
    const subject = { projectId, by: viewer.accountId };
    await (isLiked ? countRows.add(tx, "like", subject) : countRows.remove(tx, "like", subject));
    return { likeCount: (await after(tx, projectId)).likeCount, isLiked };
  });
}

/** A withdrawn project can still be removed from one's favorites. */
export async function keepFavorite(
  deps: Deps,
  { projectId, type }: ParsedInputOf<typeof setFavorite>,
  { viewer }: RequestContext<Viewer>,
) {
  return withTransaction(deps.db, async (tx) => {
    const subject = { projectId, by: viewer.accountId };
    if (type === 1) await requirePublished(tx, projectId);
    const isChanged = await (type === 1
      ? countRows.add(tx, "favorite", subject)
      : countRows.remove(tx, "favorite", subject));
    const publication = await rows.find(tx, projectId);
    if (!publication || (publication.state !== "published" && !isChanged)) throw new AppError("NOT_FOUND");
    return { favoriteCount: publication.favoriteCount, isFavorite: type === 1 };
  });
}

export async function relation(deps: Deps, projectId: string, context: RequestContext<Viewer>) {
  const { accountId } = context.viewer;
  const publication = await rows.findPublished(deps.db, projectId);
  if (!publication) throw new AppError("NOT_FOUND");
  const subject = { projectId, by: accountId };
  return {
    isLiked: await countRows.has(deps.db, "like", subject),
    isFavorite: await countRows.has(deps.db, "favorite", subject),
    isAuthor: publication.accountId === accountId,
    copies: await listCopies(deps.db, accountId, projectId),
    missingContact: await missingContact(deps.db, context.viewer, context.area),
  };
}
