// Publishing, proposing and commenting need a person who can be reached.

import { AppError } from "@/lib/contracts/errors";
import type { MissingContact } from "@/lib/contracts/community-count";
import type { MarketArea } from "@/lib/core/market/area";
import { getById } from "@/lib/server/account/rows";
import type { Queryable } from "@/lib/server/db/client";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { requireNotSuspended } from "@/lib/server/moderation/suspension";

type Person = Pick<Viewer, "accountId" | "contactConfirmed">;

/**
 * The contact that is still to be confirmed; null where nothing is missing. In the zh-CN area a verified mobile number
 * is required by law (网络安全法, article 24); elsewhere a confirmed email address.
 */
export async function missingContact(db: Queryable, person: Person, area: MarketArea): Promise<MissingContact | null> {
  if (area !== "zh-CN") return person.contactConfirmed ? null : "email";
  const { mobile } = await getById(db, person.accountId);
  return person.contactConfirmed && mobile !== null ? null : "phone";
}

/** Throws COMMUNITY_SUSPENDED, EMAIL_UNCONFIRMED; PHONE_UNCONFIRMED in zh-CN. */
export async function requireConfirmed(db: Queryable, { viewer, area, now }: RequestContext<Viewer>): Promise<void> {
  await requireNotSuspended(db, viewer.accountId, now);
  const missing = await missingContact(db, viewer, area);
  if (missing !== null) throw new AppError(missing === "email" ? "EMAIL_UNCONFIRMED" : "PHONE_UNCONFIRMED");
}
