// Documents, versions and messages as the admin lists them.

import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { ContentKind } from "@/lib/core/content/content-kind";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import {
  contentDocuments,
  contentPictures,
  contentRedirects,
  contentVersions,
  type VersionState,
  visitorMessages,
} from "@/lib/server/db/tables/content";
import { likePattern } from "@/lib/server/ops/records/search";

type Paging = { pageNum: number; pageSize: number };
type Filter = Paging & { kind?: ContentKind; state?: VersionState; keyword?: string };

/** The newest version of each document. */
const newest = alias(contentVersions, "newest");
const isNewest = eq(
  newest.number,
  sql`(select max(v.number) from content_versions v where v.document_id = ${contentDocuments.id})`,
);
const isPublished = sql<boolean>`exists (select 1 from content_versions v where v.document_id = ${contentDocuments.id} and v.state = 'published')`;

export async function list(db: Queryable, { kind, state, keyword, pageNum, pageSize }: Filter) {
  const pattern = keyword ? likePattern(keyword) : null;
  const where = and(
    kind ? eq(contentDocuments.kind, kind) : undefined,
    state ? eq(newest.state, state) : undefined,
    pattern
      ? or(
          ilike(contentDocuments.slug, pattern),
          ilike(sql`${newest.content} #>> '{texts,en,title}'`, pattern),
          ilike(sql`${newest.content} #>> '{texts,zh,title}'`, pattern),
        )
      : undefined,
  );
  const join = and(eq(newest.documentId, contentDocuments.id), isNewest);
  const rows = await db
    .select({ document: contentDocuments, version: newest, isPublished })
    .from(contentDocuments)
    .innerJoin(newest, join)
    .where(where)
    .orderBy(desc(contentDocuments.updatedAt), asc(contentDocuments.kind), asc(contentDocuments.slug))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(contentDocuments).innerJoin(newest, join).where(where);
  return { rows, total: total?.count ?? 0 };
}

export async function findDocument(db: Queryable, id: string) {
  const [row] = await db.select().from(contentDocuments).where(eq(contentDocuments.id, id));
  return row ?? null;
}

/** Holds a document until the transaction ends: versions are added one after the other. */
export async function lockDocument(tx: Transaction, id: string) {
  const [row] = await tx.select().from(contentDocuments).where(eq(contentDocuments.id, id)).for("update");
  return row ?? null;
}

/** Newest first, with the author's address. */
export async function listVersions(db: Queryable, documentId: string) {
  return db
    .select({ version: contentVersions, author: accounts.email })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.createdBy))
    .where(eq(contentVersions.documentId, documentId))
    .orderBy(desc(contentVersions.number));
}

export async function changeDocument(
  tx: Transaction,
  id: string,
  change: Partial<Pick<typeof contentDocuments.$inferInsert, "slug" | "origin" | "updatedAt">>,
): Promise<void> {
  await tx.update(contentDocuments).set(change).where(eq(contentDocuments.id, id));
}

/** A former slug leads to its document; a slug in use never does. */
export async function keepRedirect(tx: Transaction, kind: ContentKind, slug: string, documentId: string) {
  await tx
    .insert(contentRedirects)
    .values({ kind, slug, documentId })
    .onConflictDoUpdate({ target: [contentRedirects.kind, contentRedirects.slug], set: { documentId } });
}

export async function dropRedirect(tx: Transaction, kind: ContentKind, slug: string): Promise<void> {
  await tx.delete(contentRedirects).where(and(eq(contentRedirects.kind, kind), eq(contentRedirects.slug, slug)));
}

/** Ends schedules and drafts of a document that another version overtakes. */
export async function endPending(tx: Transaction, documentId: string): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ state: "replaced" })
    .where(and(eq(contentVersions.documentId, documentId), inArray(contentVersions.state, ["draft", "scheduled"])));
}

/** Scheduled versions that are due, held by this transaction. */
export async function lockDue(tx: Transaction, now: Date) {
  return tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.state, "scheduled"), lte(contentVersions.publishAt, now)))
    .orderBy(asc(contentVersions.publishAt))
    .for("update", { skipLocked: true });
}

export async function setVersionState(tx: Transaction, id: string, state: VersionState): Promise<void> {
  await tx.update(contentVersions).set({ state }).where(eq(contentVersions.id, id));
}

export async function insertPicture(db: Queryable, picture: Omit<typeof contentPictures.$inferInsert, "createdAt">) {
  await db.insert(contentPictures).values(picture);
}

export async function findPicture(db: Queryable, storageKey: string) {
  const [row] = await db.select().from(contentPictures).where(eq(contentPictures.storageKey, storageKey));
  return row ?? null;
}

type MessageFilter = Paging & { area?: string; keyword?: string; isDone?: boolean };

export async function listMessages(db: Queryable, { area, keyword, isDone, pageNum, pageSize }: MessageFilter) {
  const pattern = keyword ? likePattern(keyword) : null;
  const where = and(
    area ? eq(visitorMessages.area, area) : undefined,
    isDone === undefined ? undefined : isDone ? isNotNull(visitorMessages.doneAt) : isNull(visitorMessages.doneAt),
    pattern
      ? or(
          ilike(visitorMessages.contact, pattern),
          ilike(visitorMessages.title, pattern),
          ilike(visitorMessages.text, pattern),
        )
      : undefined,
  );
  const order = [sql`${visitorMessages.doneAt} is not null`, asc(visitorMessages.createdAt), asc(visitorMessages.id)];
  const rows = await db
    .select()
    .from(visitorMessages)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(visitorMessages).where(where);
  return { rows, total: total?.count ?? 0 };
}

export async function findMessage(db: Queryable, id: string) {
  const [row] = await db.select().from(visitorMessages).where(eq(visitorMessages.id, id));
  return row ?? null;
}

export async function closeMessage(tx: Transaction, id: string, doneBy: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(visitorMessages)
    .set({ doneAt: now, doneBy })
    .where(and(eq(visitorMessages.id, id), isNull(visitorMessages.doneAt)))
    .returning({ id: visitorMessages.id });
  return closed.length > 0;
}
