// Parts in the database: found by words and beginnings of ordering codes.

import { and, arrayContains, asc, desc, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { mpnKey } from "@/lib/core/part/part";
import { searchWords } from "@/lib/core/part/words";
import type { Queryable } from "@/lib/server/db/client";
import { partCatalogues, parts } from "@/lib/server/db/tables/part";

export type PartRow = typeof parts.$inferSelect;

export type PartFilter = {
  category?: string;
  manufacturer?: string;
  packageName?: string;
  mounting?: string;
  inStock?: boolean;
};

/** Shorter beginnings fit too much to be meant. */
const MIN_PREFIX = 3;

/** Each word is one of the part's, or its ordering code begins so; a key has no sign that LIKE would read. */
function isFoundBy(keyword: string): SQL | undefined {
  const found = searchWords(keyword).map((word) => {
    const key = mpnKey(word);
    const hasWord = arrayContains(parts.words, [word]);
    return key.length >= MIN_PREFIX ? or(hasWord, like(parts.mpnKey, `${key}%`)) : hasWord;
  });
  const whole = mpnKey(keyword);
  // A number that is written with spaces is one number.
  return whole.length >= MIN_PREFIX && found.length > 1
    ? or(and(...found), like(parts.mpnKey, `${whole}%`))
    : and(...found);
}

function passes({ category, manufacturer, packageName, mounting, inStock }: PartFilter): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(parts.category, category),
    manufacturer === undefined ? undefined : eq(parts.manufacturer, manufacturer),
    packageName === undefined ? undefined : eq(parts.packageName, packageName),
    mounting === undefined ? undefined : eq(parts.mounting, mounting),
    inStock ? sql`${parts.stock} > 0` : undefined,
  );
}

type Page = { keyword: string; filter: PartFilter; pageNum: number; pageSize: number };

/** The part of just this number first, then what is there most. */
export async function search(db: Queryable, { keyword, filter, pageNum, pageSize }: Page): Promise<PartRow[]> {
  const whole = mpnKey(keyword);
  const order = [desc(parts.stock), asc(parts.mpn), asc(parts.id)];
  return db
    .select()
    .from(parts)
    .where(and(isFoundBy(keyword), passes(filter)))
    .orderBy(...(whole === "" ? order : [desc(sql`${parts.mpnKey} = ${whole}`), ...order]))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

/** How many parts there are of each sort that filters tell apart. */
export type SortCount = {
  category: string;
  manufacturer: string;
  packageName: string;
  mounting: string;
  isInStock: boolean;
  count: number;
};

export async function countSorts(db: Queryable, keyword: string): Promise<SortCount[]> {
  const isInStock = sql<boolean>`${parts.stock} > 0`;
  const { category, manufacturer, packageName, mounting } = parts;
  return db
    .select({ category, manufacturer, packageName, mounting, isInStock, count: sql<number>`count(*)`.mapWith(Number) })
    .from(parts)
    .where(isFoundBy(keyword))
    .groupBy(category, manufacturer, packageName, mounting, isInStock);
}

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

/** What an older version of a source had and this one has not: it stays, without stock. */
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
