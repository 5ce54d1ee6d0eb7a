// Projects, their links and documents in the database; a person's are found by their account.

import { and, asc, count, desc, eq, exists, ilike, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PROJECT_ORDERS, ShareRight } from "@/lib/contracts/project";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { applyChanges } from "@/lib/core/schematic/format/schematic-change";
import type { Database, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";
import { cartItems, orderLines } from "@/lib/server/db/tables/order";
import { projectDocuments, projectImports, projects, projectShares } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { findChanges } from "./change-rows";

export type ProjectRow = typeof projects.$inferSelect;
export type ShareRow = typeof projectShares.$inferSelect;
/** `version` is that of the document; null for boards. */
export type ListedProject = {
  project: ProjectRow;
  share: ShareRow | null;
  version: number | null;
  isImported: boolean;
};
type Reader = Database | Transaction;

type Place = "live" | "bin";
type Paged = { pageNum: number; pageSize: number };

const isIn = (place: Place) =>
  and(isNull(projects.purgedAt), place === "bin" ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt));
const isOf = (accountId: string, place: Place) => and(eq(projects.accountId, accountId), isIn(place));
const lastChange = sql`coalesce(${projects.updatedAt}, ${projects.createdAt})`;

const ORDERS = {
  name: sql`lower(${projects.name})`,
  created: projects.createdAt,
  updated: lastChange,
  opens: projects.openCount,
} as const satisfies Record<(typeof PROJECT_ORDERS)[number], unknown>;

/** The text stands for itself: `%` and `_` are no wildcards. */
const containing = (keyword: string) =>
  ilike(projects.name, `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

const LISTED = {
  ...{ project: projects, share: projectShares, version: projectDocuments.version },
  isImported: sql<boolean>`${projectImports.projectId} is not null`,
};

type ListQuery = Paged & {
  place: Place;
  keyword?: string;
  projectType?: number;
  isShared?: boolean;
  sort: keyof typeof ORDERS | "deleted" | "shared";
  order: "asc" | "desc";
};

export async function list(db: Reader, accountId: string, query: ListQuery) {
  const { place, keyword, projectType, isShared, pageNum, pageSize } = query;
  const where = and(
    isOf(accountId, place),
    keyword ? containing(keyword) : undefined,
    projectType === undefined ? undefined : eq(projects.projectType, projectType),
    isShared ? isNotNull(projectShares.token) : undefined,
  );
  const columns = { ...ORDERS, deleted: projects.deletedAt, shared: projectShares.createdAt };
  const direction = query.order === "asc" ? asc : desc;
  const found: ListedProject[] = await db
    .select(LISTED)
    .from(projects)
    .leftJoin(projectShares, eq(projectShares.projectId, projects.id))
    .leftJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .leftJoin(projectImports, eq(projectImports.projectId, projects.id))
    .where(where)
    .orderBy(direction(columns[query.sort]), asc(projects.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db
    .select({ total: count() })
    .from(projects)
    .leftJoin(projectShares, eq(projectShares.projectId, projects.id))
    .where(where);
  return { found, total: total?.total ?? 0 };
}

/** Projects that everybody reads in the community, last published first. */
export async function listPublished(db: Reader, accountId: string, { pageNum, pageSize }: Paged) {
  const where = and(isOf(accountId, "live"), eq(publications.state, "published"));
  const ofCommunity = { license: publications.license, publishedAt: publications.publishedAt };
  const found: (ListedProject & Pick<typeof publications.$inferSelect, "license" | "publishedAt">)[] = await db
    .select({ ...LISTED, ...ofCommunity })
    .from(projects)
    .innerJoin(publications, eq(publications.projectId, projects.id))
    .leftJoin(projectShares, eq(projectShares.projectId, projects.id))
    .leftJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .leftJoin(projectImports, eq(projectImports.projectId, projects.id))
    .where(where)
    .orderBy(desc(publications.publishedAt), asc(projects.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db
    .select({ total: count() })
    .from(projects)
    .innerJoin(publications, eq(publications.projectId, projects.id))
    .where(where);
  return { found, total: total?.total ?? 0 };
}

/** Held until the transaction ends: one change of a person's projects at a time, so that no name is given twice. */
export async function lockProjects(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
}

export async function countOwned(db: Reader, accountId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(projects).where(eq(projects.accountId, accountId));
  return row?.total ?? 0;
}

export async function findOwned(
  db: Reader,
  accountId: string,
  id: string,
  place: Place,
): Promise<ListedProject | null> {
  const [row] = await db
    .select(LISTED)
    .from(projects)
    .leftJoin(projectShares, eq(projectShares.projectId, projects.id))
    .leftJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .leftJoin(projectImports, eq(projectImports.projectId, projects.id))
    .where(and(eq(projects.id, id), isOf(accountId, place)));
  return row ?? null;
}

export async function findByToken(db: Reader, id: string, token: string): Promise<ListedProject | null> {
  const [row] = await db
    .select(LISTED)
    .from(projects)
    .innerJoin(projectShares, eq(projectShares.projectId, projects.id))
    .leftJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .leftJoin(projectImports, eq(projectImports.projectId, projects.id))
    .where(and(eq(projects.id, id), eq(projectShares.token, token), isIn("live")));
  return row ?? null;
}

/** Names of live projects that begin with the text. */
export async function namesLike(db: Reader, accountId: string, start: string): Promise<Set<string>> {
  const found = await db
    .select({ name: projects.name })
    .from(projects)
    .where(and(isOf(accountId, "live"), sql`starts_with(${projects.name}, ${start})`));
  return new Set(found.map(({ name }) => name));
}

export async function hasName(db: Reader, accountId: string, name: string, exceptId: string | null): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(isOf(accountId, "live"), eq(projects.name, name)))
    .limit(2);
  return found.some(({ id }) => id !== exceptId);
}

export async function insertProject(tx: Transaction, project: typeof projects.$inferInsert): Promise<ProjectRow> {
  const [row] = await tx.insert(projects).values(project).returning();
  if (!row) throw new Error("an inserted project was not returned");
  return row;
}

export type ProjectChange = Partial<Pick<ProjectRow, "name" | "updatedAt" | "deletedAt" | "purgedAt">>;

export async function changeProject(tx: Transaction, id: string, change: ProjectChange): Promise<void> {
  await tx.update(projects).set(change).where(eq(projects.id, id));
}

type Counter = "openCount" | "visitCount" | "copyCount";

export async function raise(db: Reader, id: string, counter: Counter): Promise<void> {
  await db
    .update(projects)
    .set({ [counter]: sql`${projects[counter]} + 1` })
    .where(eq(projects.id, id));
}

/** Projects that an order, a quote or the cart names; they cannot be deleted from the database. */
export async function findReferenced(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const named = [cartItems, orderLines, bomQuotes].map((table) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.projectId, projects.id)),
    ),
  );
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), or(...named)));
  return new Set(found.map(({ id }) => id));
}

export async function deleteProjects(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(projects).where(inArray(projects.id, [...ids]));
}

export async function putShare(tx: Transaction, share: typeof projectShares.$inferInsert): Promise<ShareRow> {
  const [row] = await tx
    .insert(projectShares)
    .values(share)
    .onConflictDoUpdate({ target: projectShares.projectId, set: { right: share.right } })
    .returning();
  if (!row) throw new Error("a share was not returned");
  return row;
}

export async function setRight(tx: Transaction, projectId: string, right: ShareRight): Promise<ShareRow | null> {
  const [row] = await tx.update(projectShares).set({ right }).where(eq(projectShares.projectId, projectId)).returning();
  return row ?? null;
}

export async function deleteShares(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(projectShares).where(inArray(projectShares.projectId, [...ids]));
}

/** The drawing at its latest version; null for a project that has none. */
export async function findDocument(db: Reader, projectId: string) {
  const [row] = await db.select().from(projectDocuments).where(eq(projectDocuments.projectId, projectId));
  if (!row) return null;
  const { version, content, contentVersion } = row;
  if (contentVersion === version) return { version, content };
  // The stored records are as their schema has accepted them.
  const changes = await findChanges(db, projectId, contentVersion);
  return {
    version,
    content: applyChanges(
      content,
      changes.flatMap(({ change }) => change ?? []),
    ),
  };
}

type NewDocument = { projectId: string; content: SchematicContent; savedAt: Date };

export async function insertDocument(tx: Transaction, document: NewDocument): Promise<void> {
  await tx.insert(projectDocuments).values({ ...document, version: 1, contentVersion: 1 });
}
