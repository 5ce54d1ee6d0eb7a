// Images of projects in the database.

import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { projects } from "@/lib/server/db/tables/project";
import { projectImages } from "@/lib/server/db/tables/project-image";

export type ImageRow = typeof projectImages.$inferSelect;

export async function find(db: Queryable, projectId: string, file: string): Promise<ImageRow | null> {
  const [row] = await db
    .select()
    .from(projectImages)
    .where(and(eq(projectImages.projectId, projectId), eq(projectImages.file, file)));
  return row ?? null;
}

export function list(db: Queryable, projectId: string): Promise<ImageRow[]> {
  return db.select().from(projectImages).where(eq(projectImages.projectId, projectId));
}

export async function countOf(db: Queryable, projectId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(projectImages).where(eq(projectImages.projectId, projectId));
  return row?.total ?? 0;
}

/** Bytes that the images of an account's projects take in the store; shared ones count once. */
export async function bytesOfAccount(db: Queryable, accountId: string): Promise<number> {
  const stored = db
    .selectDistinct({ key: projectImages.storageKey, size: projectImages.size })
    .from(projectImages)
    .innerJoin(projects, eq(projects.id, projectImages.projectId))
    .where(eq(projects.accountId, accountId))
    .as("stored");
  const [row] = await db.select({ bytes: sql<string>`coalesce(sum(${stored.size}), 0)` }).from(stored);
  return Number(row?.bytes ?? 0);
}

/** Held until the transaction ends: images are added to a project one after the other. */
export async function lockProject(tx: Transaction, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
}

export async function insert(tx: Transaction, image: typeof projectImages.$inferInsert): Promise<void> {
  await tx.insert(projectImages).values(image);
}

/** The rows stay locked until the transaction ends, so that nobody removes the bytes that a copy is about to share. */
export async function copyTo(tx: Transaction, from: string, to: string): Promise<void> {
  const images = await tx.select().from(projectImages).where(eq(projectImages.projectId, from)).for("key share");
  if (images.length > 0) await tx.insert(projectImages).values(images.map((image) => ({ ...image, projectId: to })));
}

/** Removes the rows of these projects; answers the keys of the store that no project has any more. */
export async function remove(tx: Transaction, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const removed = await tx
    .delete(projectImages)
    .where(inArray(projectImages.projectId, [...projectIds]))
    .returning({ key: projectImages.storageKey });
  const keys = [...new Set(removed.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const used = await tx
    .select({ key: projectImages.storageKey })
    .from(projectImages)
    .where(inArray(projectImages.storageKey, keys));
  const isUsed = new Set(used.map(({ key }) => key));
  return keys.filter((key) => !isUsed.has(key));
}
