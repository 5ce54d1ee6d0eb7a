// Matches lines with the whole catalog, compared with minisearch in the configuration its documentation recommends for
// typing errors.

import MiniSearch from "minisearch";
import { matchLine } from "@/lib/core/bom/match-line";
import { type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import { catalogue } from "@/lib/core/part/catalogue";
import { EMPTY_LINE } from "../tests/support/bom-line";
import { manyParts } from "./many-parts";
import { misspeltNumbers } from "./misspelt";
import type { Figure } from "./run";

const LINES = 500;
/** `BENCH_BOM_PARTS=1000000` sets the number of parts to match against; the default is the catalog. */
const PARTS = Number(process.env.BENCH_BOM_PARTS ?? 0);
/** Both are queried for each line; the slower one gets fewer lines, and its time is extrapolated. */
const RIVAL_LINES = 100;

function timed<T>(work: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = work();
  return { value, ms: performance.now() - start };
}

const percentOf = (right: number, all: number) => (100 * right) / all;

export function benchBom(): Promise<Figure[]> {
  const source = PARTS > 0 ? manyParts(PARTS) : catalogue();
  const parts = [...source].map((part, at) => ({ ...part, id: String(at), stock: 1_000 }));
  const misspelled = misspeltNumbers(
    parts.map(({ mpn }) => mpn),
    LINES,
  );

  const ours = timed(() => new PartIndex(parts));
  const matched = timed(() =>
    misspelled.map(({ typed }) => matchLine(ours.value, { ...EMPTY_LINE, mpn: typed }).candidates[0]?.part.mpn),
  );
  const right = matched.value.filter((mpn, at) => mpn === misspelled[at]?.wanted).length;

  const rival = timed(() => {
    const search = new MiniSearch<IndexedPart>({ fields: ["mpn"], storeFields: ["mpn"] });
    search.addAll(parts);
    return search;
  });
  const few = misspelled.slice(0, RIVAL_LINES);
  const found = timed(() =>
    few.map(({ typed }) => rival.value.search(typed, { fuzzy: 0.2, prefix: true })[0]?.["mpn"] as unknown),
  );
  const rivalRight = found.value.filter((mpn, at) => mpn === few[at]?.wanted).length;
  const rivalMs = (found.ms * LINES) / RIVAL_LINES;

  return Promise.resolve([
    {
      name: `index of ${parts.length} parts`,
      value: ours.ms,
      unit: "ms",
      against: "minisearch",
      ratio: ours.ms / rival.ms,
    },
    {
      name: `${LINES} lines matched`,
      value: matched.ms,
      unit: "ms",
      against: "minisearch",
      ratio: matched.ms / rivalMs,
    },
    { name: "first proposal right", value: percentOf(right, LINES), unit: "%" },
    { name: "first proposal right, minisearch", value: percentOf(rivalRight, RIVAL_LINES), unit: "%" },
    { name: "resident memory with both", value: process.memoryUsage().rss / 2 ** 20, unit: "MB" },
  ]);
}
