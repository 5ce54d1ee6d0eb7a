// The whole catalogue as matching needs it, in batches, with a version that changes when it does.

import { asc, gt, sql } from "drizzle-orm";
import type { IndexedPart } from "@/lib/core/bom/part-index";
import type { PartSource } from "@/lib/server/bom/matcher";
import type { Queryable } from "@/lib/server/db/client";
import { partCatalogues, parts } from "@/lib/server/db/tables/part";

/** So many are read before other queries of the embedded database have their turn. */
const BATCH = 2_000;

async function* batches(db: Queryable): AsyncGenerator<IndexedPart[]> {
  const { id, mpn, manufacturer, category, packageName, parameters, stock } = parts;
  let after = "";
  for (;;) {
    const batch = await db
      .select({ id, mpn, manufacturer, category, packageName, parameters, stock })
      .from(parts)
      .where(gt(parts.id, after))
      .orderBy(asc(parts.id))
      .limit(BATCH);
    // A row holds what the catalogue or an import was checked for: the categories of core/part.
    if (batch.length > 0) yield batch as IndexedPart[];
    if (batch.length < BATCH) return;
    after = batch.at(-1)?.id ?? "";
  }
}

/** Of every source how far it was written: a catalogue that is still being filled is another one later. */
async function versionOf(db: Queryable): Promise<string> {
  const known = await db.select().from(partCatalogues).orderBy(asc(partCatalogues.source));
  const [counted] = await db.select({ parts: sql<number>`count(*)`.mapWith(Number) }).from(parts);
  const sources = known.map(({ source, version, written }) => `${source} ${version} ${written}`);
  return [...sources, counted?.parts ?? 0].join("; ");
}

export function partShelf(db: Queryable): PartSource {
  return { version: () => versionOf(db), batches: () => batches(db) };
}
