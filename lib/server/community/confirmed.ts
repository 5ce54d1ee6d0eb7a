// Publishing and proposing need a person who can be reached.

import { AppError } from "@/lib/contracts/errors";
import type { Queryable } from "@/lib/server/db/client";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { getById } from "@/lib/server/account/rows";

/** A confirmed email address; in zh-CN a confirmed mobile number. */
export async function isConfirmed(db: Queryable, { viewer, area }: RequestContext<Viewer>): Promise<boolean> {
  if (!viewer.contactConfirmed) return false;
  return area === "en-US" || (await getById(db, viewer.accountId)).mobile !== null;
}

/** Throws CONTACT_UNCONFIRMED. */
export async function requireConfirmed(db: Queryable, context: RequestContext<Viewer>): Promise<void> {
  if (!(await isConfirmed(db, context))) throw new AppError("CONTACT_UNCONFIRMED");
}
