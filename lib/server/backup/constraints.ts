// Indexes and constraints of the product's tables, put away while rows are loaded and made again afterwards.

import { type CopySession, quoted } from "@/lib/server/backup/copy-session";

type Definition = { table: string; name: string; kind: "p" | "u" | "f"; definition: string };
type IndexDefinition = { name: string; definition: string };
export type PutAway = { constraints: Definition[]; indexes: IndexDefinition[] };

/**
 * Loading is faster without them, rows may come in any order, and making a foreign key again checks every row of it.
 * Done by statements that the owner of the tables may run; switching the triggers off is left to superusers.
 */
export async function putAway(session: CopySession): Promise<PutAway> {
  const constraints = await session.query<Definition>(`
    select c.conrelid::regclass::text as table, c.conname as name, c.contype as kind,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')
    order by c.conname`);
  const indexes = await session.query<IndexDefinition>(`
    select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where i.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint c where c.conindid = x.indexrelid and c.contype in ('p', 'u', 'x'))
    order by i.relname`);
  const foreignFirst = constraints.toSorted((a, b) => Number(b.kind === "f") - Number(a.kind === "f"));
  for (const { table, name } of foreignFirst) await session.run(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await session.run(`drop index ${quoted(name)}`);
  return { constraints, indexes };
}

/** Throws the database's error where the rows break one of them. */
export async function putBack(session: CopySession, { constraints, indexes }: PutAway): Promise<void> {
  const add = ({ table, name, definition }: Definition) =>
    session.run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  // A foreign key refers to a primary key or a unique rule.
  for (const constraint of constraints) if (constraint.kind !== "f") await add(constraint);
  for (const { definition } of indexes) await session.run(definition);
  for (const constraint of constraints) if (constraint.kind === "f") await add(constraint);
}
