// Counts of searches, kept for a minute: a click on a filter or a page asks for the same ones again.

import { searchWords } from "@/lib/core/part/words";
import type { Deps } from "@/lib/server/deps";
import * as rows from "./search-rows";

const KEPT_FOR_MS = 60_000;
const MAX_KEPT = 300;

/** What is asked for twice at the same time is counted once. */
function createShelf<Value>(now: () => Date) {
  const kept = new Map<string, { value: Promise<Value>; atMs: number }>();
  return function keep(key: string, count: () => Promise<Value>): Promise<Value> {
    const nowMs = now().getTime();
    const known = kept.get(key);
    if (known && nowMs - known.atMs < KEPT_FOR_MS) return known.value;
    const value = count();
    kept.delete(key);
    kept.set(key, { value, atMs: nowMs });
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

export interface KeptCounts {
  sorts: (keyword: string, parameters?: rows.ParameterFilter) => Promise<rows.SortCount[]>;
  values: (keyword: string, filter: rows.PartFilter, apart?: rows.ValueCount["key"]) => Promise<rows.ValueCount[]>;
}

export function createKeptCounts({ db, now }: Pick<Deps, "db" | "now">): KeptCounts {
  const sorts = createShelf<rows.SortCount[]>(now);
  const values = createShelf<rows.ValueCount[]>(now);
  const wordsOf = (keyword: string) => searchWords(keyword).join(" ");
  return {
    sorts: (keyword, parameters) =>
      sorts(JSON.stringify([wordsOf(keyword), parameters]), () => rows.countSorts(db, { keyword, parameters })),
    values: (keyword, filter, apart) =>
      values(JSON.stringify([wordsOf(keyword), filter, apart]), () => rows.countValues(db, { keyword, filter, apart })),
  };
}
