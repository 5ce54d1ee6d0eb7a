// Counts of searches, cached for a while: a click on a filter or a page asks for the same ones again.

import type { SortCount, ValueCount } from "@/lib/core/part/search-counts";
import { searchWords } from "@/lib/core/part/words";
import type { Deps } from "@/lib/server/deps";
import type { PartCounts } from "./catalog-search";
import * as rows from "./search-rows";

const FRESH_MS = 60_000;
/** Up to this age a count is answered at once, while the next one is made: nobody waits for what most people look at. */
const STALE_MS = 600_000;
const MAX_ENTRIES = 300;

type Entry<Value> = { value: Promise<Value>; atMs: number; isRenewing: boolean };

/** Concurrent requests for the same count share one query. */
function createCache<Value>(now: () => Date) {
  const entries = new Map<string, Entry<Value>>();

  function put(key: string, value: Promise<Value>, atMs: number): void {
    entries.delete(key);
    entries.set(key, { value, atMs, isRenewing: false });
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  function renew(key: string, known: Entry<Value>, count: () => Promise<Value>, atMs: number): void {
    known.isRenewing = true;
    const renewed = count();
    renewed.then(
      () => put(key, renewed, atMs),
      // The former count stands until it is too old; the next one who asks tries again.
      () => (known.isRenewing = false),
    );
  }

  return function cached(key: string, count: () => Promise<Value>): Promise<Value> {
    const nowMs = now().getTime();
    const existing = entries.get(key);
    const ageMs = existing ? nowMs - existing.atMs : Infinity;
    if (existing && ageMs < STALE_MS) {
      if (ageMs >= FRESH_MS && !existing.isRenewing) renew(key, existing, count, nowMs);
      return existing.value;
    }
    const value = count();
    put(key, value, nowMs);
    value.catch(() => entries.delete(key));
    return value;
  };
}

export function createCachedCounts({ db, now }: Pick<Deps, "db" | "now">): PartCounts {
  const sorts = createCache<SortCount[]>(now);
  const values = createCache<ValueCount[]>(now);
  const normalized = (keyword: string) => searchWords(keyword).join(" ");
  return {
    sorts: (keyword, parameters) =>
      sorts(JSON.stringify([normalized(keyword), parameters]), () => rows.countSorts(db, { keyword, parameters })),
    values: (keyword, filter, apart) =>
      values(JSON.stringify([normalized(keyword), filter, apart]), () =>
        rows.countValues(db, { keyword, filter, apart }),
      ),
  };
}
