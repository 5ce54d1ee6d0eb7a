// Kept versions of drawings in the database.

import { and, count, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { projectVersions } from "@/lib/server/db/tables/project";

type Reader = Database | Transaction;

const LISTED = {
  id: projectVersions.id,
  version: projectVersions.version,
  name: projectVersions.name,
  createdAt: projectVersions.createdAt,
  author: accounts.username,
};

export interface ListedVersion {
  readonly id: string;
  readonly version: number;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly author: string | null;
}

/** Newest first, without their content. */
export function list(db: Reader, projectId: string): Promise<ListedVersion[]> {
  return db
    .select(LISTED)
    .from(projectVersions)
    .leftJoin(accounts, eq(accounts.id, projectVersions.accountId))
    .where(eq(projectVersions.projectId, projectId))
    .orderBy(desc(projectVersions.createdAt), desc(projectVersions.version));
}

export async function find(db: Reader, projectId: string, id: string) {
  const [row] = await db
    .select({ ...LISTED, content: projectVersions.content })
    .from(projectVersions)
    .leftJoin(accounts, eq(accounts.id, projectVersions.accountId))
    .where(and(eq(projectVersions.projectId, projectId), eq(projectVersions.id, id)));
  return row ?? null;
}

export async function findLatest(db: Reader, projectId: string) {
  const [row] = await db
    .select({ version: projectVersions.version, createdAt: projectVersions.createdAt })
    .from(projectVersions)
    .where(eq(projectVersions.projectId, projectId))
    .orderBy(desc(projectVersions.createdAt), desc(projectVersions.version))
    .limit(1);
  return row ?? null;
}

export async function countNamed(db: Reader, projectId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(projectVersions)
    .where(and(eq(projectVersions.projectId, projectId), isNotNull(projectVersions.name)));
  return row?.total ?? 0;
}

export async function insert(tx: Transaction, version: typeof projectVersions.$inferInsert): Promise<void> {
  await tx.insert(projectVersions).values(version);
}

/** Removes all but the newest versions that have no name. */
export async function thinOut(tx: Transaction, projectId: string, kept: number): Promise<void> {
  const old = await tx
    .select({ id: projectVersions.id })
    .from(projectVersions)
    .where(and(eq(projectVersions.projectId, projectId), isNull(projectVersions.name)))
    .orderBy(desc(projectVersions.createdAt))
    .offset(kept);
  if (old.length === 0) return;
  await tx.delete(projectVersions).where(
    inArray(
      projectVersions.id,
      old.map(({ id }) => id),
    ),
  );
}

export async function remove(tx: Transaction, projectId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(projectVersions)
    .where(and(eq(projectVersions.projectId, projectId), eq(projectVersions.id, id)))
    .returning({ id: projectVersions.id });
  return removed.length > 0;
}
