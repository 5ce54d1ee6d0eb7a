// A distributor's list as it comes from a file: batches of parts, each with what stands of them now, in little memory.

import { createDelimitedReader } from "@/lib/base/delimited-reader";
import type { DelimitedRow } from "@/lib/base/delimited";
import { catalogue, decodeMpn } from "@/lib/core/part/catalogue";
import { mpnKey, type Part } from "@/lib/core/part/part";
import { partId } from "@/lib/core/part/part-id";
import { createSheetReader, type SheetPart, type SheetProblem, type SheetReader } from "@/lib/core/part/sheet";
import type { Queryable } from "@/lib/server/db/client";
import { countSources, listByKeys, type PartRow } from "./rows";

/** Small enough that a request waits a tenth of a second for one at most, on the embedded database. */
export const BATCH = 500;

/** Parts of the program's own catalog by ordering code, whatever its punctuation; of several makers' none, as none is meant. */
function byNumber(parts: Iterable<Part>): (mpn: string) => Part | null {
  const known = new Map<string, Part | null>();
  for (const part of parts) {
    const key = mpnKey(part.mpn);
    known.set(key, known.has(key) ? null : part);
  }
  return (mpn) => known.get(mpnKey(mpn)) ?? null;
}

export interface ListBatch {
  /** As they stand in the file; one that is named twice stands here twice. */
  parts: { part: SheetPart; row: PartRow | null }[];
  problems: SheetProblem[];
}

export class NoPartList extends Error {
  constructor(readonly missing: readonly string[]) {
    super(`columns are missing: ${missing.join(", ")}`);
  }
}

/** Rows of the file, a batch at a time; text in UTF-8. */
async function* rowBatches(content: AsyncIterable<Uint8Array>): AsyncGenerator<DelimitedRow[]> {
  const decoder = new TextDecoder("utf-8");
  const reader = createDelimitedReader();
  let rows: DelimitedRow[] = [];
  for await (const chunk of content) {
    rows.push(...reader.push(decoder.decode(chunk, { stream: true })));
    while (rows.length >= BATCH) {
      yield rows.slice(0, BATCH);
      rows = rows.slice(BATCH);
    }
  }
  rows.push(...reader.push(decoder.decode()), ...reader.end());
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

/** Lookup by part number: the catalog in the database or, before it is filled, the one in the program. */
async function knowledgeOf(db: Queryable): Promise<(mpn: string) => Part | null> {
  if ((await countSources(db)).sample > 0) return decodeMpn;
  return byNumber(catalogue());
}

function partOf(row: PartRow): Part {
  const { mpn, manufacturer, category, series, packageName, pins, mounting, parameters, lifecycle, datasheetHost } =
    row;
  // A row holds what the catalog or an import was checked for.
  return {
    ...{ mpn, manufacturer, series, packageName, pins, parameters, datasheetHost },
    category: category as Part["category"],
    mounting: mounting as Part["mounting"],
    lifecycle: lifecycle as Part["lifecycle"],
  };
}

async function readBatch(
  db: Queryable,
  reader: SheetReader,
  rows: readonly DelimitedRow[],
  known: (mpn: string) => Part | null,
): Promise<ListBatch> {
  const keys = rows.map((row) => mpnKey(reader.mpnOf(row))).filter((key) => key !== "");
  const standing = await listByKeys(db, [...new Set(keys)]);
  const byKey = new Map<string, PartRow[]>();
  for (const row of standing) byKey.set(row.mpnKey, [...(byKey.get(row.mpnKey) ?? []), row]);
  const byId = new Map(standing.map((row) => [row.id, row]));
  const batch: ListBatch = { parts: [], problems: [] };
  for (const row of rows) {
    const mpn = reader.mpnOf(row);
    const found = byKey.get(mpnKey(mpn)) ?? [];
    // A number of several manufacturers matches none.
    const [only] = found;
    const outcome = reader.read(row, found.length === 1 && only ? partOf(only) : found.length > 1 ? null : known(mpn));
    if ("problem" in outcome) batch.problems.push(outcome.problem);
    else batch.parts.push({ part: outcome.part, row: byId.get(partId(outcome.part)) ?? null });
  }
  return batch;
}

/** Throws NoPartList where the first row does not name the columns that must be there. */
export async function* listBatches(db: Queryable, content: AsyncIterable<Uint8Array>): AsyncGenerator<ListBatch> {
  const known = await knowledgeOf(db);
  let reader: SheetReader | null = null;
  for await (const rows of rowBatches(content)) {
    let lines = rows;
    if (reader === null) {
      reader = createSheetReader(rows[0]);
      if (reader.missing.length > 0) throw new NoPartList(reader.missing);
      lines = rows.slice(1);
    }
    if (lines.length > 0) yield await readBatch(db, reader, lines, known);
  }
  if (reader === null) throw new NoPartList(createSheetReader(undefined).missing);
}
