// Counts of searches, kept for a while: a click on a filter or a page asks for the same ones again.

import type { SortCount, ValueCount } from "@/lib/core/part/search-counts";
import { searchWords } from "@/lib/core/part/words";
import type { Deps } from "@/lib/server/deps";
import type { PartCounts } from "./part-counts";
import * as rows from "./search-rows";

const FRESH_FOR_MS = 60_000;
/** For so long a count is answered at once, while the next one is made: nobody waits for what most people look at. */
const KEPT_FOR_MS = 600_000;
const MAX_KEPT = 300;

type Kept<Value> = { value: Promise<Value>; atMs: number; isRenewing: boolean };

/** Concurrent requests for the same count share one query. */
function createCache<Value>(now: () => Date) {
  const kept = new Map<string, Kept<Value>>();

  function put(key: string, value: Promise<Value>, atMs: number): void {
    kept.delete(key);
    kept.set(key, { value, atMs, isRenewing: false });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function renew(key: string, known: Kept<Value>, count: () => Promise<Value>, atMs: number): void {
    known.isRenewing = true;
    const renewed = count();
    renewed.then(
      () => put(key, renewed, atMs),
      // The former count stands until it is too old; the next one who asks tries again.
      () => (known.isRenewing = false),
    );
  }

  return function keep(key: string, count: () => Promise<Value>): Promise<Value> {
    const nowMs = now().getTime();
    const known = kept.get(key);
    const ageMs = known ? nowMs - known.atMs : Infinity;
    if (known && ageMs < KEPT_FOR_MS) {
      if (ageMs >= FRESH_FOR_MS && !known.isRenewing) renew(key, known, count, nowMs);
      return known.value;
    }
    const value = count();
    put(key, value, nowMs);
    value.catch(() => kept.delete(key));
    return value;
  };
}

export function createKeptCounts({ db, now }: Pick<Deps, "db" | "now">): PartCounts {
  const sorts = createCache<SortCount[]>(now);
  const values = createCache<ValueCount[]>(now);
  const wordsOf = (keyword: string) => searchWords(keyword).join(" ");
  return {
    sorts: (keyword, parameters) =>
      sorts(JSON.stringify([wordsOf(keyword), parameters]), () => rows.countSorts(db, { keyword, parameters })),
    values: (keyword, filter, apart) =>
      values(JSON.stringify([wordsOf(keyword), filter, apart]), () => rows.countValues(db, { keyword, filter, apart })),
  };
}
