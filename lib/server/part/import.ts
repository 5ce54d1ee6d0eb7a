// A distributor's list looked through, and written into the database: the parts that people can buy in earnest.

import { partId } from "@/lib/core/part/part-id";
import { kindOf, NO_COUNTS, SeenParts, type SheetCounts, type CurrentOffer } from "@/lib/core/part/sheet-report";
import type { SheetPart, SheetProblem } from "@/lib/core/part/sheet";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { listBatches } from "./list-batches";
import { analyze, countSources, type PartRow, retireOthers, setCatalogue, upsert } from "./rows";
import { IMPORT_SOURCE } from "./sources";
import { toRow } from "./to-row";

/** Those that a person reads; the rest are counted. */
const MAX_PROBLEMS = 200;

export interface ListReport {
  counts: SheetCounts;
  problems: SheetProblem[];
  /** Lines below the head. */
  seen: number;
}

type Content = AsyncIterable<Uint8Array>;

export interface ListRun {
  signal?: AbortSignal;
  /** After each batch; what it waits for, the import waits for. */
  onProgress?: (done: number) => Promise<void> | void;
  /** Between batches whatever waits for the database has its turn. */
  restMs?: number;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function bookStatusOf(row: PartRow): CurrentOffer {
  const { stock, minimum, multiple, attrition, tiers, source } = row;
  const named = row as PartRow & Pick<CurrentOffer, "lifecycle" | "currency">;
  const { lifecycle, currency } = named;
  return { stock, minimum, multiple, attrition, lifecycle, currency, tiers, isImported: source === IMPORT_SOURCE };
}

/** Writes nothing. Throws NoPartList. */
export async function readPartList(
  db: Database,
  content: Content,
  { signal, onProgress, restMs = 0 }: ListRun = {},
): Promise<ListReport> {
  const counts: SheetCounts = { ...NO_COUNTS };
  const problems: SheetProblem[] = [];
  const seenParts = new SeenParts();
  let [seen, kept] = [0, 0];
  for await (const batch of listBatches(db, content)) {
    signal?.throwIfAborted();
    for (const { part, row } of batch.parts) {
      if (!seenParts.add(part)) {
        counts.repeated += 1;
        continue;
      }
      if (row?.source === IMPORT_SOURCE && row.lifecycle !== "obsolete") kept += 1;
      counts[kindOf(part, row && bookStatusOf(row))] += 1;
    }
    counts.refused += batch.problems.length;
    problems.push(...batch.problems.slice(0, MAX_PROBLEMS - problems.length));
    seen += batch.parts.length + batch.problems.length;
    await onProgress?.(seen);
    await rest(restMs);
  }
  counts.retired = (await countSources(db)).sold - kept;
  return { counts, problems, seen };
}

/** A part that is named twice counts as its last line says. */
function lastOfEach(parts: readonly SheetPart[]): SheetPart[] {
  return [...new Map(parts.map((part) => [partId(part), part])).values()];
}

/**
 * Batch by batch, each whole: while it is written the catalog has some of it already. What the former lists had and this
 * one has not loses its stock at the end. Again after a process was ended, it begins anew and writes the same. Answers how
 * many lines were written. Throws NoPartList before anything is.
 */
export async function applyList(
  db: Database,
  content: Content,
  { version, distributor, signal, onProgress, restMs = 0 }: ListRun & { version: string; distributor: string },
): Promise<number> {
  let written = 0;
  for await (const { parts } of listBatches(db, content)) {
    signal?.throwIfAborted();
    const origin = { source: IMPORT_SOURCE, distributor, version };
    const rows = lastOfEach(parts.map(({ part }) => part)).map((part) => toRow(part, origin));
    await withTransaction(db, (tx) => upsert(tx, rows));
    written += parts.length;
    await onProgress?.(written);
    await rest(restMs);
  }
  // An empty list would take the stock from everything.
  if (written === 0) return 0;
  await retireOthers(db, IMPORT_SOURCE, version);
  await analyze(db);
  await setCatalogue(db, { source: IMPORT_SOURCE, version, written, filledAt: new Date() });
  return written;
}
