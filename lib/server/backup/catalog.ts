// Catalog of a database: tables with their stored columns, sequences, migrations.

import type { CopySession, TableShape } from "@/lib/server/backup/copy-session";
import type { MigrationRecord, SequenceRecord } from "@/lib/server/backup/format";
import type { Migration } from "@/lib/server/db/migrate";

/** Written by the migrations themselves. */
export const MIGRATION_TABLE = "schema_migrations";

const NOT_OF_EXTENSION = (oid: string) =>
  `not exists (select from pg_depend where pg_depend.objid = ${oid} and pg_depend.deptype = 'e')`;

/** Tables of the product in order of their names, without the list of migrations. */
export async function readTables(session: CopySession): Promise<TableShape[]> {
  const rows = await session.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '${MIGRATION_TABLE}'
      and ${NOT_OF_EXTENSION("c.oid")}
    group by c.relname order by c.relname collate "C"`);
  return rows;
}

export async function readSequences(session: CopySession): Promise<SequenceRecord[]> {
  const names = await session.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const sequences: SequenceRecord[] = [];
  for (const { name } of names) {
    const [row] = await session.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from "${name}"`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Empty if the database was never migrated. */
export async function readApplied(session: CopySession): Promise<MigrationRecord[]> {
  const [found] = await session.query<{ exists: boolean }>(
    `select to_regclass('public.${MIGRATION_TABLE}') is not null as exists`,
  );
  if (!found?.exists) return [];
  return session.query<MigrationRecord>(
    `select name, checksum, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "appliedAt"
     from ${MIGRATION_TABLE} order by name`,
  );
}

/**
 * Throws where the applied migrations are not the first ones that this program knows: their data is of a newer version,
 * or of another product.
 */
export function requireKnown(applied: readonly MigrationRecord[], known: readonly Migration[], owner: string): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const own = known[index];
    if (own?.name !== name)
      throw new Error(
        `${owner} has the migration ${name}, which this version does not know. Use the version that wrote it, or a newer one.`,
      );
    if (own.checksum !== checksum) throw new Error(`${owner} was written with another text of the migration ${name}.`);
  }
}

/** True while the database has no table of anybody. */
export async function isEmpty(session: CopySession): Promise<boolean> {
  const [row] = await session.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${NOT_OF_EXTENSION("c.oid")}`,
  );
  return row?.tables === 0;
}

/** Removes all tables and functions of the product; extensions stay. */
export async function dropEverything(session: CopySession): Promise<void> {
  await session.run(`do $$
    declare item record;
    begin
      for item in select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relkind in ('r', 'p') and ${NOT_OF_EXTENSION("c.oid")} loop
        execute format('drop table public.%I cascade', item.relname);
      end loop;
      for item in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
        and ${NOT_OF_EXTENSION("p.oid")} loop
        execute format('drop routine %s cascade', item.name);
      end loop;
    end $$`);
}
