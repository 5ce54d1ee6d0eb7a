// Parts that lists name, whatever their number.

import type { Queryable } from "@/lib/server/db/client";
import * as partRows from "@/lib/server/part/rows";

/** Ids that one query names. */
const IDS_AT_ONCE = 1_000;

/** By their ids; what is in no catalog is left out. */
export async function findParts(db: Queryable, ids: Iterable<string>): Promise<Map<string, partRows.PartRow>> {
  const wanted = [...new Set(ids)];
  const known = new Map<string, partRows.PartRow>();
  for (let at = 0; at < wanted.length; at += IDS_AT_ONCE)
    for (const row of await partRows.listByIds(db, wanted.slice(at, at + IDS_AT_ONCE))) known.set(row.id, row);
  return known;
}
