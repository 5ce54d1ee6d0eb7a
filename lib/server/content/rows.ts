// Documents and their versions in the database.

import { and, desc, eq, sql } from "drizzle-orm";
import type { ContentKind } from "@/lib/core/content/content-kind";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { contentCounters, contentDocuments, contentRedirects, contentVersions } from "@/lib/server/db/tables/content";
import type { MessageFile, MessageKind } from "@/lib/server/db/tables/content";
import { visitorMessages } from "@/lib/server/db/tables/content";
import { newId } from "@/lib/server/ids";

export type DocumentRow = typeof contentDocuments.$inferSelect;
export type VersionRow = typeof contentVersions.$inferSelect;

export async function listDocuments(db: Queryable): Promise<DocumentRow[]> {
  return db.select().from(contentDocuments);
}

export async function listPublishedIds(db: Queryable): Promise<string[]> {
  const found = await db
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(eq(contentVersions.state, "published"));
  return found.map(({ id }) => id);
}

export async function listPublished(db: Queryable): Promise<Record<string, unknown>[]> {
  const found = await db
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(eq(contentVersions.state, "published"));
  return found.map(({ content }) => content);
}

/** Former slugs with the present one. */
export async function listRedirects(db: Queryable): Promise<{ kind: ContentKind; slug: string; to: string }[]> {
  return db
    .select({ kind: contentRedirects.kind, slug: contentRedirects.slug, to: contentDocuments.slug })
    .from(contentRedirects)
    .innerJoin(contentDocuments, eq(contentDocuments.id, contentRedirects.documentId));
}

/** Held until the transaction ends: two processes do not make the same document. */
export async function lockSlug(tx: Transaction, kind: ContentKind, slug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind}/${slug}`}, 0))`);
}

export async function findBySlug(db: Queryable, kind: ContentKind, slug: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(contentDocuments)
    .where(and(eq(contentDocuments.kind, kind), eq(contentDocuments.slug, slug)));
  return row;
}

export async function insertDocument(
  tx: Transaction,
  document: Pick<DocumentRow, "kind" | "slug" | "origin" | "seedHash">,
): Promise<string> {
  const id = newId();
  await tx.insert(contentDocuments).values({ id, ...document });
  return id;
}

export async function setSeedHash(tx: Transaction, id: string, seedHash: string, now: Date): Promise<void> {
  await tx.update(contentDocuments).set({ seedHash, updatedAt: now }).where(eq(contentDocuments.id, id));
}

type NewVersion = Pick<VersionRow, "documentId" | "state" | "content"> &
  Partial<Pick<VersionRow, "publishAt" | "note" | "createdBy">>;

/** Adds a version with the next number. The caller holds the document's row, so that numbers do not collide. */
export async function insertVersion(tx: Transaction, version: NewVersion): Promise<{ id: string; number: number }> {
  const [last] = await tx
    .select({ number: contentVersions.number })
    .from(contentVersions)
    .where(eq(contentVersions.documentId, version.documentId))
    .orderBy(desc(contentVersions.number))
    .limit(1);
  const id = newId();
  const number = (last?.number ?? 0) + 1;
  await tx.insert(contentVersions).values({ id, number, ...version });
  return { id, number };
}

/** Ends the published version of a document, to be followed by another. */
export async function replacePublished(tx: Transaction, documentId: string): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ state: "replaced" })
    .where(and(eq(contentVersions.documentId, documentId), eq(contentVersions.state, "published")));
}

/** Adds one to a counter of a document, such as `useful` of `help/cancel-an-order`. */
export async function countUp(db: Queryable, document: string, name: string): Promise<void> {
  await db
    .insert(contentCounters)
    .values({ document, name, count: 1 })
    .onConflictDoUpdate({
      target: [contentCounters.document, contentCounters.name],
      set: { count: sql`${contentCounters.count} + 1` },
    });
}

export async function countersOf(db: Queryable, document: string): Promise<Record<string, number>> {
  const rows = await db.select().from(contentCounters).where(eq(contentCounters.document, document));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

type NewMessage = {
  kind: MessageKind;
  area: string;
  locale: string;
  contact: string;
  category: string;
  title: string;
  text: string;
  files: MessageFile[];
  accountId: string | null;
  createdAt: Date;
};

export async function insertMessage(db: Queryable, message: NewMessage): Promise<string> {
  const id = newId();
  await db.insert(visitorMessages).values({ id, ...message });
  return id;
}
