// A distributor's list written into the database: the parts that people can buy in earnest.

import { mpnKey, type Part } from "@/lib/core/part/part";
import { partId } from "@/lib/core/part/part-id";
import type { SheetPart } from "@/lib/core/part/sheet";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { analyze, retireOthers, upsert } from "./rows";
import { IMPORT_SOURCE } from "./sources";
import { toRow } from "./to-row";

const BATCH = 500;

/** A part that is named twice counts as its last line says. */
function lastOfEach(parts: readonly SheetPart[]): SheetPart[] {
  const byId = new Map(parts.map((part) => [partId(part), part]));
  return [...byId.values()];
}

/** All of it or nothing; parts of an earlier import that are not in this one have no stock from now on. Answers how many. */
export async function importParts(db: Database, parts: readonly SheetPart[], version: string): Promise<number> {
  const each = lastOfEach(parts);
  await withTransaction(db, async (tx) => {
    for (let at = 0; at < each.length; at += BATCH) {
      await upsert(
        tx,
        each.slice(at, at + BATCH).map((part) => toRow(part, IMPORT_SOURCE, version)),
      );
    }
    await retireOthers(tx, IMPORT_SOURCE, version);
  });
  await analyze(db);
  return each.length;
}

/** By ordering code, whatever its punctuation; of several makers' none, as none is meant. */
export function byNumber(parts: Iterable<Part>): (mpn: string) => Part | null {
  const known = new Map<string, Part | null>();
  for (const part of parts) {
    const key = mpnKey(part.mpn);
    known.set(key, known.has(key) ? null : part);
  }
  return (mpn) => known.get(mpnKey(mpn)) ?? null;
}
