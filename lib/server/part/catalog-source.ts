// The whole catalog as matching and searching need it, in batches, with a version that changes when it does.

import { asc, gt, sql } from "drizzle-orm";
import type { IndexedPart } from "@/lib/core/bom/part-index";
import type { SearchedPart } from "@/lib/core/part/search-columns";
import type { Queryable } from "@/lib/server/db/client";
import { partCatalogues, parts } from "@/lib/server/db/tables/part";
import type { ThreadSource } from "@/lib/server/filled-thread/filled-thread";

/** So many are read before other queries of the embedded database have their turn. */
const BATCH = 2_000;

type Named = { id: string };

async function* batches<Row extends Named>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after = "";
  for (;;) {
    const batch = await read(after);
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    after = batch.at(-1)?.id ?? "";
  }
}

const { id, mpn, manufacturer, category, packageName, parameters, stock, mounting, words } = parts;
const { tiers, currency, minimum, multiple } = parts;
const MATCHED = { id, mpn, manufacturer, category, packageName, parameters, stock };
const SEARCHED = { ...MATCHED, mounting, words, tiers, currency, minimum, multiple };

const after = (name: string) => gt(parts.id, name);

/** Version over all sources: it changes while a catalog is being filled. */
async function versionOf(db: Queryable): Promise<string> {
  const known = await db.select().from(partCatalogues).orderBy(asc(partCatalogues.source));
  const [counted] = await db.select({ parts: sql<number>`count(*)`.mapWith(Number) }).from(parts);
  const sources = known.map(({ source, version, written }) => `${source} ${version} ${written}`);
  return [...sources, counted?.parts ?? 0].join("; ");
}

/** For matching. A row holds what the catalog or an import was checked for: the categories of core/part. */
export function partCatalogSource(db: Queryable): ThreadSource<IndexedPart> {
  const read = (name: string) => db.select(MATCHED).from(parts).where(after(name)).orderBy(asc(id)).limit(BATCH);
  return { version: () => versionOf(db), batches: () => batches(read) as AsyncGenerator<IndexedPart[]> };
}

/** For searching. */
export function searchCatalogSource(db: Queryable): ThreadSource<SearchedPart> {
  const read = (name: string) => db.select(SEARCHED).from(parts).where(after(name)).orderBy(asc(id)).limit(BATCH);
  return { version: () => versionOf(db), batches: () => batches(read) as AsyncGenerator<SearchedPart[]> };
}
