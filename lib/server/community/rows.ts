// Publications in the database: found by everybody if they are published, else by their author alone.

import { and, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import {
  publicationAttachments,
  publicationImages,
  publicationProposals,
  publications,
  publicationVersions,
} from "@/lib/server/db/tables/community";

const { search: _search, searchText: _searchText, ...COLUMNS } = getTableColumns(publications);
/** Without the words of the search, which no reader gets. */
export const PUBLICATION_COLUMNS = COLUMNS;
export type PublicationRow = Omit<typeof publications.$inferSelect, "search" | "searchText">;
export type VersionRow = typeof publicationVersions.$inferSelect;
export type AttachmentRow = typeof publicationAttachments.$inferSelect;
export type AuthorRow = Pick<typeof accounts.$inferSelect, "id" | "username" | "avatarKey">;

const AUTHOR = { id: accounts.id, username: accounts.username, avatarKey: accounts.avatarKey };

/** Null for one that is no longer, or not yet, published. */
export async function findPublished(db: Queryable, projectId: string): Promise<PublicationRow | null> {
  const [row] = await db
    .select(PUBLICATION_COLUMNS)
    .from(publications)
    .where(and(eq(publications.projectId, projectId), eq(publications.state, "published")));
  return row ?? null;
}

export async function findWithAuthor(db: Queryable, projectId: string) {
  const [row] = await db
    .select({ publication: PUBLICATION_COLUMNS, author: AUTHOR })
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, publications.accountId))
    .where(and(eq(publications.projectId, projectId), eq(publications.state, "published")));
  return row ?? null;
}

export async function findOwned(db: Queryable, accountId: string, projectId: string): Promise<PublicationRow | null> {
  const [row] = await db
    .select(PUBLICATION_COLUMNS)
    .from(publications)
    .where(and(eq(publications.projectId, projectId), eq(publications.accountId, accountId)));
  return row ?? null;
}

/** In any state; for staff and for the end of a project. */
export async function find(db: Queryable, projectId: string): Promise<PublicationRow | null> {
  const [row] = await db.select(PUBLICATION_COLUMNS).from(publications).where(eq(publications.projectId, projectId));
  return row ?? null;
}

/** Held until the transaction ends: versions of a publication follow each other. */
export async function lock(tx: Transaction, projectId: string): Promise<PublicationRow | null> {
  const [row] = await tx
    .select(PUBLICATION_COLUMNS)
    .from(publications)
    .where(eq(publications.projectId, projectId))
    .for("update");
  return row ?? null;
}

export async function listOwned(db: Queryable, accountId: string, page: { pageNum: number; pageSize: number }) {
  const isOwn = eq(publications.accountId, accountId);
  const rows = await db
    .select(PUBLICATION_COLUMNS)
    .from(publications)
    .where(isOwn)
    .orderBy(desc(publications.updatedAt), desc(publications.projectId))
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize);
  const [total] = await db.select({ total: count() }).from(publications).where(isOwn);
  return { rows, total: total?.total ?? 0 };
}

export async function countOwned(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(publications).where(eq(publications.accountId, accountId));
  return row?.total ?? 0;
}

export async function insert(tx: Transaction, publication: typeof publications.$inferInsert): Promise<PublicationRow> {
  const [row] = await tx.insert(publications).values(publication).returning(PUBLICATION_COLUMNS);
  if (!row) throw new Error("an inserted publication was not returned");
  return row;
}

export async function update(
  tx: Transaction,
  projectId: string,
  change: Partial<typeof publications.$inferInsert>,
): Promise<PublicationRow> {
  const [row] = await tx
    .update(publications)
    .set(change)
    .where(eq(publications.projectId, projectId))
    .returning(PUBLICATION_COLUMNS);
  if (!row) throw new Error(`no publication ${projectId}`);
  return row;
}

const { content: _content, ...WITHOUT_CONTENT } = getTableColumns(publicationVersions);
/** Without the drawing, which is read by itself. */
export type VersionSummary = Omit<VersionRow, "content">;

const { version, name, note, changes, isBoardChanged, createdAt } = WITHOUT_CONTENT;
const LISTED_VERSION = { version, name, note, changes, isBoardChanged, createdAt };
/** Columns for a list of versions: neither parts nor layers, of which a hundred versions have much. */
export type ListedVersion = Pick<VersionRow, keyof typeof LISTED_VERSION>;

export async function listVersions(db: Queryable, projectId: string): Promise<ListedVersion[]> {
  return db
    .select(LISTED_VERSION)
    .from(publicationVersions)
    .where(eq(publicationVersions.projectId, projectId))
    .orderBy(desc(publicationVersions.version));
}

export async function findVersion(db: Queryable, projectId: string, version: number): Promise<VersionSummary | null> {
  const [row] = await db
    .select(WITHOUT_CONTENT)
    .from(publicationVersions)
    .where(and(eq(publicationVersions.projectId, projectId), eq(publicationVersions.version, version)));
  return row ?? null;
}

export async function findContent(db: Queryable, projectId: string, version: number) {
  const [row] = await db
    .select({ content: publicationVersions.content })
    .from(publicationVersions)
    .where(and(eq(publicationVersions.projectId, projectId), eq(publicationVersions.version, version)));
  return row?.content ?? null;
}

type NewVersion = Omit<typeof publicationVersions.$inferInsert, "content"> & {
  /** The drawing as JSON. */
  text: string | null;
};

export async function insertVersion(tx: Transaction, { text, ...version }: NewVersion): Promise<void> {
  const content = text === null ? null : sql`${text}::text::jsonb`;
  await tx.insert(publicationVersions).values({ ...version, content });
}

/** Keys of the store of the board that it had. */
export async function deleteVersion(tx: Transaction, projectId: string, version: number): Promise<string[]> {
  const { fileKey, topPictureKey, bottomPictureKey } = publicationVersions;
  const gone = await tx
    .delete(publicationVersions)
    .where(and(eq(publicationVersions.projectId, projectId), eq(publicationVersions.version, version)))
    .returning({ fileKey, topPictureKey, bottomPictureKey });
  return gone.flatMap((keys) => Object.values(keys).filter((key) => key !== null));
}

export function listAttachments(db: Queryable, projectId: string): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(publicationAttachments)
    .where(eq(publicationAttachments.projectId, projectId))
    .orderBy(publicationAttachments.position);
}

export async function insertAttachments(
  tx: Transaction,
  attachments: readonly (typeof publicationAttachments.$inferInsert)[],
): Promise<void> {
  if (attachments.length > 0) await tx.insert(publicationAttachments).values([...attachments]);
}

export async function moveAttachment(tx: Transaction, id: string, position: number): Promise<void> {
  await tx.update(publicationAttachments).set({ position }).where(eq(publicationAttachments.id, id));
}

/** Keys of the store of what is gone. */
export async function deleteAttachments(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(publicationAttachments)
    .where(inArray(publicationAttachments.id, [...ids]))
    .returning({ key: publicationAttachments.storageKey });
  return gone.map(({ key }) => key);
}

export type PublishedImage = typeof publicationImages.$inferSelect;

export async function findImage(db: Queryable, projectId: string, file: string): Promise<PublishedImage | null> {
  const [row] = await db
    .select()
    .from(publicationImages)
    .where(and(eq(publicationImages.projectId, projectId), eq(publicationImages.file, file)));
  return row ?? null;
}

export function listImages(db: Queryable, projectId: string): Promise<PublishedImage[]> {
  return db.select().from(publicationImages).where(eq(publicationImages.projectId, projectId));
}

export async function insertImages(tx: Transaction, images: readonly PublishedImage[]): Promise<void> {
  if (images.length > 0)
    await tx
      .insert(publicationImages)
      .values([...images])
      .onConflictDoNothing();
}

export async function countOpenProposals(db: Queryable, projectIds: readonly string[]): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .select({ projectId: publicationProposals.projectId, total: count() })
    .from(publicationProposals)
    .where(and(inArray(publicationProposals.projectId, [...projectIds]), eq(publicationProposals.state, "open")))
    .groupBy(publicationProposals.projectId);
  return new Map(rows.map(({ projectId, total }) => [projectId, total]));
}

/** The author of published projects, with sums over them; null for an account without any. */
export async function findAuthor(db: Queryable, accountId: string) {
  const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [row] = await db
    .select({
      ...AUTHOR,
      projectCount: count(),
      likeCount: sum(publications.likeCount),
      copyCount: sum(publications.copyCount),
      orderCount: sum(publications.orderCount),
      firstPublishedAt: sql<Date>`min(${publications.publishedAt})`.mapWith(publications.publishedAt),
    })
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, publications.accountId))
    .where(and(eq(publications.accountId, accountId), eq(publications.state, "published")))
    .groupBy(accounts.id);
  return row ?? null;
}

/** A project that goes to the recycle bin is read by nobody else from then on. What was not published stays as it is. */
export async function withdrawOf(tx: Transaction, projectIds: readonly string[], now: Date): Promise<void> {
  if (projectIds.length === 0) return;
  await tx
    .update(publications)
    .set({ state: "withdrawn", updatedAt: now })
    .where(and(inArray(publications.projectId, [...projectIds]), eq(publications.state, "published")));
}
