// Writing the catalog into the database: by a job, after the process is ready, a batch at a time.

import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import { catalogue, CATALOGUE_VERSION, catalogueSample } from "@/lib/core/part/catalogue";
import type { Part } from "@/lib/core/part/part";
import { sampleTerms } from "@/lib/core/part/sample-terms";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { analyze, findCatalogue, retireOthers, setCatalogue, upsert } from "./rows";
import { SAMPLE_SOURCE } from "./sources";
import { toRow } from "./to-row";

export const PART_FILL_JOB = "part.fill";

/** full: all of it; sample: some hundred parts, for trying out; none. */
export type CatalogueExtent = "full" | "sample" | "none";

/** Small enough that a request waits a tenth of a second for one at most, on the embedded database. */
const BATCH = 500;

/** Between batches whatever waits for the database has its turn. */
const REST_MS = 20;

const versionOf = (extent: CatalogueExtent) => `${CATALOGUE_VERSION}/${extent}`;

const sampleRow = (part: Part, version: string) =>
  toRow(
    { ...part, ...sampleTerms(part), currency: "USD" },
    { source: SAMPLE_SOURCE, distributor: SAMPLE_DISTRIBUTOR, version },
  );

/** Asks for the catalog where it is not there in this version; a process that was ended goes on where it stopped. */
export async function requestFill(db: Database, extent: CatalogueExtent): Promise<boolean> {
  if (extent === "none") return false;
  const known = await findCatalogue(db, SAMPLE_SOURCE);
  if (known?.version === versionOf(extent) && known.filledAt !== null) return false;
  await enqueue(db, { kind: PART_FILL_JOB, payload: { extent } });
  return true;
}

function* inBatches(parts: Iterable<Part>): Generator<Part[]> {
  let batch: Part[] = [];
  for (const part of parts) {
    batch.push(part);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Plan = { extent: CatalogueExtent; signal?: AbortSignal; now: () => Date; restMs?: number };

/** Answers how many were written now. Half of it may be there: what was counted is passed over. */
export async function fillCatalogue(db: Database, { extent, signal, now, restMs = REST_MS }: Plan): Promise<number> {
  const version = versionOf(extent);
  const known = await findCatalogue(db, SAMPLE_SOURCE);
  const isBegun = known?.version === version;
  if (isBegun && known.filledAt !== null) return 0;
  const before = isBegun ? known.written : 0;
  let written = 0;
  for (const batch of inBatches(extent === "full" ? catalogue() : catalogueSample())) {
    written += batch.length;
    if (written <= before) continue;
    signal?.throwIfAborted();
    await withTransaction(db, async (tx) => {
      await upsert(
        tx,
        batch.map((part) => sampleRow(part, version)),
      );
      await setCatalogue(tx, { source: SAMPLE_SOURCE, version, written, filledAt: null });
    });
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  await retireOthers(db, SAMPLE_SOURCE, version);
  await analyze(db);
  await setCatalogue(db, { source: SAMPLE_SOURCE, version, written, filledAt: now() });
  return written - before;
}

/** `onFilled` is what waited for the parts. */
export function createCatalogueFill(
  db: Database,
  now: () => Date,
  onFilled: () => Promise<unknown> = () => Promise.resolve(),
): JobHandler<typeof PART_FILL_JOB> {
  return async ({ extent }, { signal }) => {
    await fillCatalogue(db, { extent, signal, now });
    await onFilled();
  };
}
