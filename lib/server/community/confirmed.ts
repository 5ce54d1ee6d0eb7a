// Publishing and proposing need a person who can be reached.

import { AppError } from "@/lib/contracts/errors";
import type { Queryable } from "@/lib/server/db/client";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { getById } from "@/lib/server/account/rows";
import { requireNotSuspended } from "@/lib/server/moderation/suspension";

/** A confirmed email address; in zh-CN a confirmed mobile number. */
export async function isConfirmed(db: Queryable, { viewer, area }: RequestContext<Viewer>): Promise<boolean> {
  if (!viewer.contactConfirmed) return false;
  return area === "en-US" || (await getById(db, viewer.accountId)).mobile !== null;
}

/** Throws COMMUNITY_SUSPENDED, CONTACT_UNCONFIRMED. */
export async function requireConfirmed(db: Queryable, context: RequestContext<Viewer>): Promise<void> {
  await requireNotSuspended(db, context.viewer.accountId, context.now);
  if (!(await isConfirmed(db, context))) throw new AppError("CONTACT_UNCONFIRMED");
}
