// Files that visitors left behind, and the store keys that the database knows.

import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import {
  publicationAttachments,
  publicationImages,
  publications,
  publicationVersions,
} from "@/lib/server/db/tables/community";
import { contentPictures, visitorMessages } from "@/lib/server/db/tables/content";
import { cartItems, orderLines } from "@/lib/server/db/tables/order";
import { partLists } from "@/lib/server/db/tables/part";
import { files, projects } from "@/lib/server/db/tables/project";
import { projectImages } from "@/lib/server/db/tables/project-image";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { simulationResults } from "@/lib/server/db/tables/simulation-result";

/** Every column that names a file of the store. */
export const KEY_COLUMNS: readonly PgColumn[] = [
  files.storageKey,
  projects.topPictureKey,
  projects.bottomPictureKey,
  projects.board3dSnapshotKey,
  projectImages.storageKey,
  simulationResults.storageKey,
  orderLines.topPictureKey,
  orderLines.board3dSnapshotKey,
  accounts.avatarKey,
  partLists.storageKey,
  contentPictures.storageKey,
  publications.coverKey,
  publicationVersions.fileKey,
  publicationVersions.topPictureKey,
  publicationVersions.bottomPictureKey,
  publicationImages.storageKey,
  publicationAttachments.storageKey,
];

/** Those of the keys that no record refers to. */
export async function findUnknownKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (const column of KEY_COLUMNS) {
    const rows = await db
      .select({ key: sql<string>`${column}` })
      .from(column.table)
      .where(inArray(column, [...keys]));
    for (const { key } of rows) known.add(key);
  }
  return keys.filter((key) => !known.has(key));
}

/** Up to `limit` projects of visitors from before a moment, with their pictures' keys; none that anything was made from. */
export async function deleteVisitorProjects(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<{ count: number; keys: string[] }> {
  const due = tx
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        isNull(projects.accountId),
        lt(projects.createdAt, before),
        notExists(tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.projectId, projects.id))),
        notExists(tx.select({ id: bomQuotes.id }).from(bomQuotes).where(eq(bomQuotes.projectId, projects.id))),
        notExists(tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.projectId, projects.id))),
      ),
    )
    .limit(limit);
  const deleted = await tx
    .delete(projects)
    // Somebody may have signed in meanwhile: then it is theirs.
    .where(and(inArray(projects.id, due), isNull(projects.accountId)))
    .returning({ top: projects.topPictureKey, bottom: projects.bottomPictureKey, space: projects.board3dSnapshotKey });
  return {
    count: deleted.length,
    keys: deleted.flatMap(({ top, bottom, space }) => [top, bottom, space]).filter((key) => key !== null),
  };
}

/** Up to `limit` files of visitors from before a moment that no project and no order was made from; their keys. */
export async function deleteVisitorFiles(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const isAttached = sql`${visitorMessages.files} @> jsonb_build_array(jsonb_build_object('fileUrl', ${files.id}))`;
  const due = tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        isNull(files.accountId),
        lt(files.createdAt, before),
        notExists(tx.select({ id: projects.id }).from(projects).where(eq(projects.fileId, files.id))),
        notExists(tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.fileId, files.id))),
        notExists(tx.select({ id: visitorMessages.id }).from(visitorMessages).where(isAttached)),
      ),
    )
    .limit(limit);
  const deleted = await tx
    .delete(files)
    .where(and(inArray(files.id, due), isNull(files.accountId)))
    .returning({ key: files.storageKey });
  return deleted.map(({ key }) => key);
}
