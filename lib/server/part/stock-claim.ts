// Number of parts in stock, as pages state it: Next has modules of its own, so the number is handed over here.

import { and, asc, isNotNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { partCatalogues, parts } from "@/lib/server/db/tables/part";
import { SAMPLE_SOURCE } from "./sources";

const shared = globalThis as typeof globalThis & { boardwrightStockClaim?: number | null };

/** The rounded number of parts in stock; null while nothing can be claimed. */
export function stockClaim(): number | null {
  return shared.boardwrightStockClaim ?? null;
}

/** Fewer are not worth a claim. */
const MIN_CLAIM = 100;

/** Rounded down to two leading digits: 196,412 becomes 190,000. Null for too few. */
export function claimOf(inStock: number): number | null {
  if (inStock < MIN_CLAIM) return null;
  const step = 10 ** (Math.floor(Math.log10(inStock)) - 1);
  return Math.floor(inStock / step) * step;
}

/** Parts of complete catalogs that are in stock. Sample parts count only where they can be bought, with play money. */
async function countInStock(db: Queryable, isSampleSold: boolean): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(parts)
    .where(and(sql`${parts.stock} > 0`, isSampleSold ? undefined : ne(parts.source, SAMPLE_SOURCE)));
  return row?.count ?? 0;
}

async function versionOf(db: Queryable): Promise<string> {
  const { source, version, filledAt } = partCatalogues;
  const complete = await db
    .select({ source, version, filledAt })
    .from(partCatalogues)
    .where(isNotNull(filledAt))
    .orderBy(asc(source));
  return JSON.stringify(complete);
}

export const STOCK_TASK_MS = 60_000;

interface Parts {
  db: Queryable;
  isSampleSold: boolean;
}

export interface StockClaim {
  /** Counts again if a catalog has been written since, and shares the result with the pages. */
  load: () => Promise<void>;
  /** Loads, and has the pages made anew if they state another number. */
  task: (refreshPages: () => Promise<boolean>) => () => Promise<void>;
}

export function createStockClaim({ db, isSampleSold }: Parts): StockClaim {
  shared.boardwrightStockClaim = null;
  let counted = "[]";
  async function load(): Promise<void> {
    const version = await versionOf(db);
    if (version === counted) return;
    shared.boardwrightStockClaim = claimOf(await countInStock(db, isSampleSold));
    counted = version;
  }
  return {
    load,
    task(refreshPages) {
      let stated = stockClaim();
      return async () => {
        await load();
        const claim = stockClaim();
        if (claim !== stated && (await refreshPages())) stated = claim;
      };
    },
  };
}
