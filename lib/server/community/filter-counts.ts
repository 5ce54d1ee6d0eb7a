// Numbers beside the filters of the list: over all projects, and kept for a minute, as every list shows them.

import type { countPublications } from "@/lib/contracts/community";
import type { OutputOf } from "@/lib/contracts/endpoint";
import type { Locale } from "@/lib/core/market/area";
import type { Database } from "@/lib/server/db/client";
import * as listRows from "./list-rows";

type Counts = OutputOf<typeof countPublications>;
type Tags = Awaited<ReturnType<typeof listRows.listTags>>;

const KEPT_MS = 60_000;

interface Kept<T> {
  readonly untilMs: number;
  readonly value: Promise<T>;
}

/** Per database: tests have several in one process. A failed reading is not kept. */
function keeper<T>(): (db: Database, key: string, nowMs: number, work: () => Promise<T>) => Promise<T> {
  const kept = new WeakMap<Database, Map<string, Kept<T>>>();
  return (db, key, nowMs, work) => {
    const ofDatabase = kept.get(db) ?? new Map<string, Kept<T>>();
    kept.set(db, ofDatabase);
    const found = ofDatabase.get(key);
    if (found && found.untilMs > nowMs && found.untilMs <= nowMs + KEPT_MS) return found.value;
    const value = work();
    ofDatabase.set(key, { untilMs: nowMs + KEPT_MS, value });
    value.catch(() => ofDatabase.delete(key));
    return value;
  };
}

const keepCounts = keeper<Counts>();
const keepTags = keeper<Tags>();

async function readCounts(db: Database): Promise<Counts> {
  const found = await listRows.countAll(db);
  if (!found) return { total: 0, contents: {}, layers: {}, licenses: {} };
  const { total, schematic, board, simulation, bom, completeBom, two, four, six, ...licenses } = found;
  const { cernOhl, ...others } = licenses;
  return {
    ...{ total, contents: { schematic, board, simulation, bom, completeBom } },
    ...{ layers: { "2": two, "4": four, "6": six }, licenses: { ...others, "cern-ohl": cernOhl } },
  };
}

export const filterCounts = (db: Database, now: Date): Promise<Counts> =>
  keepCounts(db, "", now.getTime(), () => readCounts(db));

/** A list of suggestions. */
const MAX_SHOWN = 60;

/** The most used tags of a language that begin so; of the last minute, as one types. */
export async function popularTags(db: Database, { locale, prefix, now }: WantedTags): Promise<Tags> {
  const work = () => listRows.listTags(db, locale === "zh" ? "tagsZh" : "tags");
  const tags = await keepTags(db, locale, now.getTime(), work);
  const beginning = prefix.toLowerCase();
  return tags.filter(({ tag }) => tag.toLowerCase().startsWith(beginning)).slice(0, MAX_SHOWN);
}

interface WantedTags {
  readonly locale: Locale;
  /** Empty for all. */
  readonly prefix: string;
  readonly now: Date;
}
