// Publications for the discussion and for staff: who wrote them, whether they are read, and holding them.

import { AppError } from "@/lib/contracts/errors";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import * as projectRows from "@/lib/server/project/rows";
import * as rows from "./rows";

/** True if everybody may read it. */
export const canRead = async (db: Queryable, projectId: string): Promise<boolean> =>
  (await rows.findPublished(db, projectId)) !== null;

/** The author's account and the title of a published project; null for what is not published. */
export async function ownerOf(db: Queryable, projectId: string): Promise<{ accountId: string; title: string } | null> {
  const publication = await rows.findPublished(db, projectId);
  return publication && { accountId: publication.accountId, title: publication.title };
}

/** Hides it from everybody but its author, who reads the reason. NOT_FOUND for what was never published. */
export async function hold(tx: Transaction, projectId: string, reason: string, now: Date): Promise<void> {
  const publication = await rows.lock(tx, projectId);
  if (!publication || publication.state === "draft") throw new AppError("NOT_FOUND");
  await rows.update(tx, projectId, { state: "held", heldReason: reason, updatedAt: now });
}

/** Published again, or withdrawn if its project was deleted meanwhile. MOVE_NOT_ALLOWED for one that is not held. */
export async function release(tx: Transaction, projectId: string, now: Date): Promise<void> {
  const publication = await rows.lock(tx, projectId);
  if (!publication) throw new AppError("NOT_FOUND");
  if (publication.state !== "held") throw new AppError("MOVE_NOT_ALLOWED");
  const isLive = await projectRows.findOwned(tx, publication.accountId, projectId, "live");
  await rows.update(tx, projectId, { state: isLive ? "published" : "withdrawn", heldReason: "", updatedAt: now });
}
