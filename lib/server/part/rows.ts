// Parts in the database: one by its name, those of a number, those of a value; and writing them.

import { and, arrayContains, asc, desc, eq, inArray, like, ne, sql } from "drizzle-orm";
import { mainValueOf } from "@/lib/core/part/alternatives";
import { mpnKey, type PartCategory } from "@/lib/core/part/part";
import { searchWord } from "@/lib/core/part/words";
import type { Queryable } from "@/lib/server/db/client";
import { partCatalogues, parts } from "@/lib/server/db/tables/part";

export type PartRow = typeof parts.$inferSelect;

export async function find(db: Queryable, id: string): Promise<PartRow | null> {
  const [row] = await db.select().from(parts).where(eq(parts.id, id));
  return row ?? null;
}

export async function listByIds(db: Queryable, ids: readonly string[]): Promise<PartRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(parts)
        .where(inArray(parts.id, [...new Set(ids)]));
}

export async function listByNumber(db: Queryable, mpn: string, limit: number): Promise<PartRow[]> {
  return db
    .select()
    .from(parts)
    .where(eq(parts.mpnKey, mpnKey(mpn)))
    .orderBy(desc(parts.stock), asc(parts.mpn), asc(parts.manufacturer))
    .limit(limit);
}

export async function listBeginning(db: Queryable, mpn: string, limit: number): Promise<PartRow[]> {
  const key = mpnKey(mpn);
  if (key === "") return [];
  return db
    .select()
    .from(parts)
    .where(like(parts.mpnKey, `${key}%`))
    .orderBy(asc(parts.mpnKey), asc(parts.id))
    .limit(limit);
}

/** Those whose codes, without punctuation, are among these. */
export async function listByKeys(db: Queryable, keys: readonly string[]): Promise<PartRow[]> {
  return keys.length === 0
    ? []
    : db
        .select()
        .from(parts)
        .where(sql`${parts.mpnKey} = any(${sql.param([...keys])}::text[])`);
}

/** `sold`: of the imported ones those that are still on the last list. */
export async function countSources(db: Queryable): Promise<{ imported: number; sold: number; sample: number }> {
  const isImported = sql`${parts.source} <> 'sample'`;
  const [row] = await db
    .select({
      imported: sql<number>`count(*) filter (where ${isImported})`.mapWith(Number),
      sold: sql<number>`count(*) filter (where ${isImported} and ${parts.lifecycle} <> 'obsolete')`.mapWith(Number),
      sample: sql<number>`count(*) filter (where not ${isImported})`.mapWith(Number),
    })
    .from(parts);
  return row ?? { imported: 0, sold: 0, sample: 0 };
}

/** More of one value and case than anybody compares; those that there are most of. */
const MAX_PEERS = 500;

/** Parts of the same category, package and main value: candidates for alternatives. */
export async function listPeers(db: Queryable, row: PartRow): Promise<PartRow[]> {
  const key = mainValueOf(row.category as PartCategory);
  const value = row.parameters[key];
  if (value === undefined) return [];
  const written = sql`${parts.parameters} ->> ${sql.raw(`'${key}'`)}`;
  // Words of both, which the index finds together.
  const words = [searchWord(row.packageName), ...(key === "function" ? [] : [searchWord(value.replace(/\s/g, ""))])];
  const indexed = words.filter((word) => word.length > 1);
  return db
    .select()
    .from(parts)
    .where(
      and(
        indexed.length === 0 ? undefined : arrayContains(parts.words, indexed),
        eq(parts.category, row.category),
        eq(parts.packageName, row.packageName),
        eq(written, value),
        ne(parts.lifecycle, "obsolete"),
        ne(parts.id, row.id),
      ),
    )
    .orderBy(desc(parts.stock), asc(parts.id))
    .limit(MAX_PEERS);
}

export type CatalogueRow = typeof partCatalogues.$inferSelect;

export async function findCatalogue(db: Queryable, source: string): Promise<CatalogueRow | null> {
  const [row] = await db.select().from(partCatalogues).where(eq(partCatalogues.source, source));
  return row ?? null;
}

export async function setCatalogue(db: Queryable, row: CatalogueRow): Promise<void> {
  const { version, written, filledAt } = row;
  await db
    .insert(partCatalogues)
    .values(row)
    .onConflictDoUpdate({ target: partCatalogues.source, set: { version, written, filledAt } });
}

/** As the database names them: `jsonb_to_recordset` reads whole batches from one parameter. */
const COLUMNS = {
  id: "text",
  mpn: "text",
  mpn_key: "text",
  manufacturer: "text",
  category: "text",
  series: "text",
  package_name: "text",
  pins: "integer",
  mounting: "text",
  parameters: "jsonb",
  lifecycle: "text",
  datasheet_host: "text",
  words: "text[]",
  tiers: "jsonb",
  currency: "text",
  stock: "integer",
  minimum: "integer",
  multiple: "integer",
  attrition: "integer",
  source: "text",
  distributor: "text",
  version: "text",
} as const;

const NAMES = Object.keys(COLUMNS).join(", ");
const TYPED = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ");
const CHANGED = Object.keys(COLUMNS)
  .filter((name) => name !== "id")
  .map((name) => `${name} = excluded.${name}`)
  .join(", ");

const toColumns = ({ mpnKey: key, packageName, datasheetHost, ...rest }: PartRow) => ({
  ...rest,
  mpn_key: key,
  package_name: packageName,
  datasheet_host: datasheetHost,
});

/** New ones, and known ones anew; what a distributor has written is not overwritten by a sample. */
export async function upsert(db: Queryable, batch: readonly PartRow[]): Promise<void> {
  if (batch.length === 0) return;
  const rows = JSON.stringify(batch.map(toColumns));
  await db.execute(
    sql`insert into parts (${sql.raw(NAMES)}) select ${sql.raw(NAMES)} from jsonb_to_recordset(${rows}::jsonb) as given(${sql.raw(TYPED)})
      on conflict (id) do update set ${sql.raw(CHANGED)} where parts.source = 'sample' or excluded.source <> 'sample'`,
  );
}

/** Parts that this version of a source no longer has are kept, without stock. */
export async function retireOthers(db: Queryable, source: string, version: string): Promise<void> {
  await db
    .update(parts)
    .set({ stock: 0, lifecycle: "obsolete" })
    .where(and(eq(parts.source, source), sql`${parts.version} <> ${version}`));
}

/** For the planner: how often each word occurs is what it chooses its index by. */
export async function analyze(db: Queryable): Promise<void> {
  await db.execute(sql`analyze parts`);
}
