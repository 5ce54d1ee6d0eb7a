// Proposals in the database.

import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { publicationProposals, publications } from "@/lib/server/db/tables/community";

export type ProposalRecord = typeof publicationProposals.$inferSelect;
const { content: _content, ...WITHOUT_CONTENT } = getTableColumns(publicationProposals);

export interface ListedProposal {
  readonly proposal: Omit<ProposalRecord, "content">;
  readonly proposer: string;
  readonly title: string;
  /** Author of the publication. */
  readonly authorId: string;
}

const LISTED = {
  proposal: WITHOUT_CONTENT,
  proposer: accounts.username,
  title: publications.title,
  authorId: publications.accountId,
};

const listed = (db: Queryable) =>
  db
    .select(LISTED)
    .from(publicationProposals)
    .innerJoin(accounts, eq(accounts.id, publicationProposals.accountId))
    .innerJoin(publications, eq(publications.projectId, publicationProposals.projectId));

export async function find(db: Queryable, id: string): Promise<ListedProposal | null> {
  const [row] = await listed(db).where(eq(publicationProposals.id, id));
  return row ?? null;
}

export async function findContent(db: Queryable, id: string) {
  const [row] = await db
    .select({ content: publicationProposals.content })
    .from(publicationProposals)
    .where(eq(publicationProposals.id, id));
  return row?.content ?? null;
}

/** Held until the transaction ends: a proposal is decided once. */
export async function lock(tx: Transaction, id: string): Promise<ProposalRecord | null> {
  const [row] = await tx.select().from(publicationProposals).where(eq(publicationProposals.id, id)).for("update");
  return row ?? null;
}

interface Page {
  readonly projectId: string;
  /** Author of the proposals; null for those of everybody. */
  readonly accountId: string | null;
  readonly pageNum: number;
  readonly pageSize: number;
}

export async function list(db: Queryable, { projectId, accountId, pageNum, pageSize }: Page) {
  const where = and(
    eq(publicationProposals.projectId, projectId),
    accountId === null ? undefined : eq(publicationProposals.accountId, accountId),
  );
  const rows: ListedProposal[] = await listed(db)
    .where(where)
    .orderBy(sql`(${publicationProposals.state} = 'open') desc`, desc(publicationProposals.createdAt))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await db.select({ total: count() }).from(publicationProposals).where(where);
  return { rows, total: total?.total ?? 0 };
}

export async function countOpen(db: Queryable, projectId: string, accountId: string): Promise<number> {
  const { projectId: ofProject, accountId: ofAccount, state } = publicationProposals;
  const [row] = await db
    .select({ total: count() })
    .from(publicationProposals)
    .where(and(eq(ofProject, projectId), eq(ofAccount, accountId), eq(state, "open")));
  return row?.total ?? 0;
}

export async function insert(tx: Transaction, proposal: typeof publicationProposals.$inferInsert): Promise<void> {
  await tx.insert(publicationProposals).values(proposal);
}

type Decision = Partial<Pick<ProposalRecord, "state" | "reply" | "decidedAt">>;

export async function decide(tx: Transaction, id: string, decision: Decision): Promise<void> {
  await tx.update(publicationProposals).set(decision).where(eq(publicationProposals.id, id));
}

/** A newer proposal of a copy takes the place of the open one. */
export async function withdrawOpen(tx: Transaction, copyId: string, now: Date): Promise<void> {
  await tx
    .update(publicationProposals)
    .set({ state: "withdrawn", decidedAt: now })
    .where(and(eq(publicationProposals.copyId, copyId), eq(publicationProposals.state, "open")));
}
