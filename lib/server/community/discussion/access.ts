// Access to commenting on a published project, and what prevents it.

import type { CommentObstacle } from "@/lib/contracts/discussion";
import { AppError, type ErrorCode } from "@/lib/contracts/errors";
import type { MarketArea } from "@/lib/core/market/area";
import { missingContact } from "@/lib/server/community/confirmed";
import type { Queryable } from "@/lib/server/db/client";
import type { Viewer } from "@/lib/server/http/context";
import { findSuspension } from "@/lib/server/moderation/suspension";
import * as blockRows from "./block-rows";
import { findPublished, type PublishedProject } from "./publication";

/** NOT_FOUND for a project that is not published, or no longer. */
export async function requirePublished(db: Queryable, projectId: string): Promise<PublishedProject> {
  const found = await findPublished(db, projectId);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

type Person = Pick<Viewer, "accountId" | "contactConfirmed">;

export interface CommentAccess {
  readonly obstacle: CommentObstacle | null;
  readonly suspendedUntil: Date | null;
}

/** The first thing that prevents the viewer from commenting. */
export async function commentAccess(
  db: Queryable,
  viewer: Person | null,
  { area, now, publication }: { area: MarketArea; now: Date; publication: PublishedProject },
): Promise<CommentAccess> {
  if (!viewer) return { obstacle: "signed-out", suspendedUntil: null };
  const suspension = await findSuspension(db, viewer.accountId, now);
  if (suspension) return { obstacle: "suspended", suspendedUntil: suspension.until };
  const { accountId } = publication;
  if (accountId !== null && (await blockRows.isBlocked(db, { by: accountId, blockedId: viewer.accountId })))
    return { obstacle: "blocked", suspendedUntil: null };
  const missing = await missingContact(db, viewer, area);
  return { obstacle: missing && `unconfirmed-${missing}`, suspendedUntil: null };
}

const CODE_OF: Readonly<Record<CommentObstacle, ErrorCode>> = {
  "signed-out": "UNAUTHENTICATED",
  "unconfirmed-email": "EMAIL_UNCONFIRMED",
  "unconfirmed-phone": "PHONE_UNCONFIRMED",
  suspended: "COMMUNITY_SUSPENDED",
  blocked: "REPLY_REFUSED",
};

/** Throws the obstacle's code. */
export async function requireCommenter(
  db: Queryable,
  viewer: Person,
  circumstances: { area: MarketArea; now: Date; publication: PublishedProject },
): Promise<void> {
  const { obstacle } = await commentAccess(db, viewer, circumstances);
  if (obstacle !== null) throw new AppError(CODE_OF[obstacle]);
}
