// The audit log in the database, with the names of who acted and of what they acted on.

import { and, count, desc, eq, ilike, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Currency } from "@/lib/base/money";
import type { Queryable } from "@/lib/server/db/client";
import { accounts, auditEvents } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { likePattern } from "./search";

type EventRow = typeof auditEvents.$inferSelect;
export type NamedEvent = {
  event: EventRow;
  actor: string | null;
  account: string | null;
  name: string | null;
  currency: Currency | null;
};

export async function insertAct(tx: Queryable, act: Omit<typeof auditEvents.$inferInsert, "id">): Promise<void> {
  await tx.insert(auditEvents).values({ id: newId(), ...act });
}

const actors = alias(accounts, "actors");

/** Routine events without an actor are not shown in the activity log. */
const isShown = or(isNotNull(auditEvents.actorId), sql`${auditEvents.kind} not in ('point', 'signed-out')`);

type Filter = { keyword?: string; kind?: string; subject?: string; pageNum: number; pageSize: number };

function matches({ keyword, kind, subject }: Filter) {
  const pattern = keyword ? likePattern(keyword) : null;
  return and(
    isShown,
    kind ? eq(auditEvents.kind, kind) : undefined,
    subject ? eq(auditEvents.subject, subject) : undefined,
    pattern
      ? or(
          ilike(actors.email, pattern),
          ilike(accounts.email, pattern),
          ilike(orders.orderNumber, pattern),
          ilike(bomQuotes.quoteNumber, pattern),
          ilike(auditEvents.subject, pattern),
        )
      : undefined,
  );
}

const columns = {
  event: auditEvents,
  actor: actors.email,
  account: accounts.email,
  name: sql<string | null>`coalesce(${orders.orderNumber}, ${bomQuotes.quoteNumber})`,
  currency: sql<Currency | null>`coalesce(${orders.currency}, ${bomQuotes.currency})`,
};

export async function listEvents(db: Queryable, filter: Filter): Promise<{ rows: NamedEvent[]; total: number }> {
  const where = matches(filter);
  const rows = await db
    .select(columns)
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(accounts, eq(accounts.id, auditEvents.accountId))
    .leftJoin(orders, eq(auditEvents.subject, sql`'order:' || ${orders.id}`))
    .leftJoin(bomQuotes, eq(auditEvents.subject, sql`'quote:' || ${bomQuotes.id}`))
    .where(where)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  const [total] = await db
    .select({ events: count() })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(accounts, eq(accounts.id, auditEvents.accountId))
    .leftJoin(orders, eq(auditEvents.subject, sql`'order:' || ${orders.id}`))
    .leftJoin(bomQuotes, eq(auditEvents.subject, sql`'quote:' || ${bomQuotes.id}`))
    .where(where);
  return { rows, total: total?.events ?? 0 };
}

export async function listKinds(db: Queryable): Promise<string[]> {
  const found = await db.selectDistinct({ kind: auditEvents.kind }).from(auditEvents).where(isShown);
  return found.map(({ kind }) => kind).sort();
}
