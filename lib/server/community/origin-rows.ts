// Publications that projects were copied from.

import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { projectOrigins, publications } from "@/lib/server/db/tables/community";
import { projects } from "@/lib/server/db/tables/project";

export type OriginRow = typeof projectOrigins.$inferSelect;

/** Null for a project that is no copy. */
export async function findOrigin(db: Queryable, copyId: string): Promise<OriginRow | null> {
  const [row] = await db.select().from(projectOrigins).where(eq(projectOrigins.copyId, copyId));
  return row ?? null;
}

export async function insertOrigin(tx: Transaction, origin: typeof projectOrigins.$inferInsert): Promise<void> {
  await tx.insert(projectOrigins).values(origin);
}

const ORIGIN = { origin: projectOrigins, state: publications.state };

/** A copy of a copy has the same origin. */
export async function copyOrigin(tx: Transaction, from: string, to: string, now: Date): Promise<void> {
  const origin = await findOrigin(tx, from);
  if (origin) await insertOrigin(tx, { ...origin, copyId: to, createdAt: now });
}

/** Origins of an account's own projects. */
export async function listOrigins(db: Queryable, accountId: string, copyIds: readonly string[]) {
  return db
    .select(ORIGIN)
    .from(projectOrigins)
    .innerJoin(projects, eq(projects.id, projectOrigins.copyId))
    .leftJoin(publications, eq(publications.projectId, projectOrigins.originId))
    .where(and(eq(projects.accountId, accountId), inArray(projectOrigins.copyId, [...copyIds])));
}

export async function findOriginOf(db: Queryable, copyId: string) {
  const [row] = await db
    .select(ORIGIN)
    .from(projectOrigins)
    .leftJoin(publications, eq(publications.projectId, projectOrigins.originId))
    .where(eq(projectOrigins.copyId, copyId));
  return row ?? null;
}

export const toOrigin = ({ origin, state }: { origin: OriginRow; state: string | null }) => ({
  ...{ projectId: origin.originId, title: origin.title, author: origin.author, license: origin.license },
  ...{ version: origin.version, isPublished: state === "published" },
});

/** An account's copies of a publication that are not deleted, last made first. */
export async function listCopies(db: Queryable, accountId: string, originId: string) {
  return db
    .select({ projectId: projects.id, projectName: projects.name, version: projectOrigins.version })
    .from(projectOrigins)
    .innerJoin(projects, eq(projects.id, projectOrigins.copyId))
    .where(
      and(
        ...[eq(projectOrigins.originId, originId), eq(projectOrigins.kind, "copy")],
        ...[eq(projects.accountId, accountId), isNull(projects.deletedAt), isNull(projects.purgedAt)],
      ),
    )
    .orderBy(desc(projectOrigins.createdAt));
}

/** An account's board that an earlier order of the version was made with; null without one. */
export async function findOrderCopy(
  db: Queryable,
  accountId: string,
  { originId, version }: Pick<OriginRow, "originId" | "version">,
): Promise<string | null> {
  const [row] = await db
    .select({ id: projects.id })
    .from(projectOrigins)
    .innerJoin(projects, eq(projects.id, projectOrigins.copyId))
    .where(
      and(
        ...[eq(projectOrigins.originId, originId), eq(projectOrigins.version, version)],
        ...[eq(projectOrigins.kind, "order"), eq(projects.accountId, accountId)],
        ...[isNull(projects.deletedAt), isNull(projects.purgedAt)],
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Publications that projects of an order were copied from. */
export async function listOrigined(db: Queryable, copyIds: readonly string[]): Promise<string[]> {
  if (copyIds.length === 0) return [];
  const found = await db
    .selectDistinct({ originId: projectOrigins.originId })
    .from(projectOrigins)
    .innerJoin(publications, eq(publications.projectId, projectOrigins.originId))
    .where(inArray(projectOrigins.copyId, [...copyIds]));
  return found.map(({ originId }) => originId);
}
