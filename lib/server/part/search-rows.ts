// The search in the database: words and beginnings of ordering codes, filters, orders, and how many there are of what.

import { and, arrayContains, arrayOverlaps, asc, desc, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { WORDED } from "@/lib/core/part/magnitude";
import { mpnKey, PARAMETER_KEYS, type ParameterKey } from "@/lib/core/part/part";
import type { PageOf } from "@/lib/core/part/search-index";
import type { ParameterFilter, PartFilter, SortCount, ValueCount } from "@/lib/core/part/search-counts";
import { MIN_PREFIX } from "@/lib/core/part/number-prefixes";
import { searchWord, searchWords } from "@/lib/core/part/words";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { parts } from "@/lib/server/db/tables/part";

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

const writtenOf = (key: ParameterKey) => sql<string>`${parts.parameters} ->> ${sql.raw(`'${key}'`)}`;

/** Values are words too, so that the index of words finds them; a function is several. */
function hasValue(key: ParameterKey, values: readonly string[]): SQL | undefined {
  const words = values.map((value) => searchWord(value.replace(/\s/g, "")));
  const isIndexed = key !== "function" && words.every((word) => word.length > 1 || /\d/.test(word));
  return and(isIndexed ? arrayOverlaps(parts.words, words) : undefined, inArray(writtenOf(key), [...values]));
}

function hasValues(filter: ParameterFilter = {}, apart?: ParameterKey): SQL | undefined {
  const wanted = PARAMETER_KEYS.flatMap((key) => {
    const values = key === apart ? undefined : filter[key];
    return values && values.length > 0 ? [hasValue(key, values)] : [];
  });
  return and(...wanted);
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

export type Order = Pick<PageOf, "sort" | "isDescending" | "quantity">;

/**
 * Unit price at a quantity: the minimum over the tiers of price × max(from, sold) / sold, as core/part/ladder computes
 * it; `sold` is the next quantity that is sold. In dollars: a row is in its seller's currency, at 7 to 1.
 */
function unitPrice(wanted: number): SQL {
  const sold = sql`(ceil(greatest(${wanted}, ${parts.minimum})::numeric / ${parts.multiple}) * ${parts.multiple})`;
  return sql`((select min((step ->> 1)::numeric * greatest((step ->> 0)::numeric, ${sold}) / ${sold})
    from jsonb_array_elements(${parts.tiers}) as step) / case ${parts.currency} when 'CNY' then 7 else 1 end)`;
}

/** Written as the index of stocks is: PostgreSQL uses it for no other order of empty values, though there are none. */
const MAX_STOCK = sql`${parts.stock} desc nulls last`;
const MIN_STOCK = sql`${parts.stock} asc nulls first`;

function sortedBy({ sort, isDescending, quantity }: Order): SQL[] {
  const way = (by: SQL) => (isDescending ? sql`${by} desc nulls last` : by);
  if (sort === undefined) return [];
  if (sort === "stock") return [isDescending ? MAX_STOCK : MIN_STOCK];
  if (sort === "mpn") return [isDescending ? desc(parts.mpn) : asc(parts.mpn)];
  if (sort === "price") return [way(unitPrice(quantity))];
  const written = writtenOf(sort);
  return WORDED.has(sort) ? [way(written)] : [way(sql`part_magnitude(${written})`)];
}

/** In the order that was asked for; else the part of just this number first, then what is there most. */
export async function searchIds(db: Queryable, { keyword, filter, ...page }: PageOf): Promise<string[]> {
  const whole = mpnKey(keyword);
  const isThis = whole === "" || page.sort !== undefined ? [] : [desc(sql`${parts.mpnKey} = ${whole}`)];
  const found = await db
    .select({ id: parts.id })
    .from(parts)
    .where(and(isFoundBy(keyword), passes(filter), hasValues(filter.parameters)))
    .orderBy(...isThis, ...sortedBy(page), MAX_STOCK, asc(parts.mpn), asc(parts.id))
    .limit(page.limit)
    .offset(page.offset);
  return found.map(({ id }) => id);
}

type Counted = { keyword: string; parameters?: ParameterFilter };

export async function countSorts(db: Queryable, { keyword, parameters }: Counted): Promise<SortCount[]> {
  const isInStock = sql<boolean>`${parts.stock} > 0`;
  const { category, manufacturer, packageName, mounting } = parts;
  return db
    .select({ category, manufacturer, packageName, mounting, isInStock, count: sql<number>`count(*)`.mapWith(Number) })
    .from(parts)
    .where(and(isFoundBy(keyword), hasValues(parameters)))
    .groupBy(category, manufacturer, packageName, mounting, isInStock);
}

/**
 * Number of parts per value: for `apart` alone, under every filter but its own; else for all parameters, under every
 * filter.
 */
export async function countValues(
  db: Queryable,
  { keyword, filter, apart }: { keyword: string; filter: PartFilter; apart?: ParameterKey },
): Promise<ValueCount[]> {
  const where = and(isFoundBy(keyword), passes(filter), hasValues(filter.parameters, apart));
  const count = sql<number>`count(*)`.mapWith(Number);
  if (apart !== undefined) {
    const value = writtenOf(apart);
    const found = await db.select({ value, count }).from(parts).where(where).groupBy(value);
    return found.flatMap((row) => (row.value === null ? [] : [{ ...row, key: apart }]));
  }
  const key = sql<ParameterKey>`pair.key`;
  const value = sql<string>`pair.value`;
  return db
    .select({ key, value, count })
    .from(parts)
    .innerJoin(sql`lateral jsonb_each_text(${parts.parameters}) as pair`, sql`true`)
    .where(where)
    .groupBy(key, value);
}

/** Number of results, up to a limit. */
export async function countFound(db: Queryable, keyword: string, limit: number): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(parts)
    .where(isFoundBy(keyword))
    .limit(limit)
    .as("found");
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(found);
  return row?.count ?? 0;
}

/**
 * The first of some words that a part has, or that an ordering code begins with; null where none is. The comparison is byte
 * by byte (`~>=~`), as the index of codes is; a key has no sign beyond Z. The planner expects each word in every 200th part
 * and would read the table for it: 23 s for 400 spellings that no part has among 200,000, instead of 1 ms by the indexes.
 */
export async function firstKnown(transaction: Transaction, words: readonly string[]): Promise<string | null> {
  if (words.length === 0) return null;
  await transaction.execute(sql`set local enable_seqscan = off`);
  const { rows } = await transaction.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) with ordinality as tried(word, place)
    where exists (select 1 from parts where words @> array[word])
      or exists (select 1 from parts where mpn_key ~>=~ upper(word) and mpn_key ~<~ (upper(word) || '['))
    order by place limit 1`);
  return rows[0]?.word ?? null;
}
