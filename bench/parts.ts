// Part search in catalogs of 200,000 and a million parts, compared with reading one row by its key; the times to write
// lists, and to match a parts list of 500 lines.

import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import { searchParts } from "@/lib/contracts/part";
import { createMatcher } from "@/lib/server/bom/matcher";
import type { Database } from "@/lib/server/db/client";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openDatabase, openPostgres } from "@/lib/server/db/open";
import { applyList, readPartList } from "@/lib/server/part/import";
import { search } from "@/lib/server/part/search";
import { createDatabaseCatalogSearch } from "@/lib/server/part/database-catalog-search";
import { createThreadCatalogSearch } from "@/lib/server/part/thread-catalog-search";
import { partCatalogSource, searchCatalogSource } from "@/lib/server/part/catalog-source";
import { EMPTY_LINE } from "../tests/support/bom-line";
import { manyPartsSheet } from "./many-parts";
import { misspeltNumbers } from "./misspelt";
import { percentile, timed } from "./percentile";
import type { Figure } from "./run";

/** `BENCH_PARTS=1000000` writes a list of a million and measures that size alone. */
const SIZES = (process.env.BENCH_PARTS ?? "200000,1000000").split(",").map(Number);
const ROUNDS = 15;
const LINES = 500;

const QUERIES: Record<string, Record<string, unknown>> = {
  "a part number": { keyword: "RC0603FR-0710KL" },
  "a beginning of numbers": { keyword: "CRCW0603" },
  "value and case": { keyword: "10k 0603 1%" },
  "four words": { keyword: "100nF 0603 50V X7R" },
  "a value among filters": {
    category: "resistor",
    parameters: JSON.stringify({ resistance: ["10 kΩ"], power: ["0.1 W"] }),
  },
  "a category by its value": { category: "capacitor", sort: "capacitance" },
  "a word of half of them": { keyword: "resistor" },
  "two words of many": { keyword: "resistor 1%" },
  everything: {},
};

const COPIED =
  "manufacturer, category, series, package_name, pins, mounting, parameters, lifecycle, datasheet_host, words, tiers, currency, stock, minimum, multiple, attrition, source";

/** The list of the first size is written as staff write one; a larger catalog consists of copies of it. */
async function grow(db: Database, size: number): Promise<void> {
  const { rows } = await db.$client.query<{ all: number; own: number }>(
    `select count(*)::int as "all", (count(*) filter (where version <> 'copy'))::int as own from parts`,
  );
  const { all = 0, own = 1 } = rows[0] ?? {};
  for (let copy = Math.ceil(all / own); copy * own < size; copy++) {
    await db.$client.query(
      `insert into parts (id, mpn, mpn_key, version, ${COPIED})
       select id || '_' || $1::text, mpn || '-R' || $1::text, mpn_key || 'R' || $1::text, 'copy', ${COPIED} from parts
       where version <> 'copy' order by id limit $2`,
      [String(copy), Math.min(own, size - copy * own)],
    );
  }
  await db.$client.query("analyze parts");
}

const list = (count: number) => Readable.from(manyPartsSheet(count));

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) all.push(await timed(work));
  // The first one warms up.
  return all.slice(1);
}

/** Matching of an upload's list: with the whole catalog, in a thread that reads it from the database. */
async function matchFigures(db: Database, name: (what: string) => string, base: number): Promise<Figure[]> {
  const { rows } = await db.$client.query<{ mpn: string }>("select mpn from parts order by md5(id) limit $1", [LINES]);
  const misspelled = misspeltNumbers(
    rows.map(({ mpn }) => mpn),
    LINES,
  );
  const lines = misspelled.map(({ typed }) => ({ ...EMPTY_LINE, mpn: typed }));
  const matcher = createMatcher(partCatalogSource(db));
  const filled = await timed(() => matcher.match(lines.slice(0, 1)));
  const all = await times(() => matcher.match(lines));
  await matcher.close();
  const of = (quantile: number) => {
    const value = percentile(all, quantile);
    return { value, unit: "ms", ratio: value / base, against: "one row by its key" };
  };
  return [
    { name: name("the matches' index filled"), value: filled / 1000, unit: "s" },
    { name: name(`${LINES} lines matched, p50`), ...of(0.5) },
    { name: name(`${LINES} lines matched, p95`), ...of(0.95) },
  ];
}

async function measure(db: Database, kind: string, size: number): Promise<Figure[]> {
  const name = (what: string) => `${kind}, ${size}: ${what}`;
  const figures: Figure[] = [];
  const lines = (what: string, ms: number) =>
    figures.push(
      { name: name(what), value: ms / 1000, unit: "s" },
      { name: name(`${what}, lines`), value: (size / ms) * 1000, unit: "1/s" },
    );
  if (size === SIZES[0]) {
    lines("a list looked through", await timed(() => readPartList(db, list(size))));
    lines(
      "a list written",
      await timed(() => applyList(db, list(size), { version: `bench ${size}`, distributor: "bench" })),
    );
    figures.push({ name: name("resident memory"), value: process.memoryUsage().rss / 2 ** 20, unit: "MB" });
  } else await grow(db, size);
  const base = percentile(
    await times(() => db.$client.query("select id from parts where mpn_key = $1", ["RC0603FR0710KL"])),
    0.5,
  );
  figures.push({ name: name("one row by its key, p50"), value: base, unit: "ms" });
  // Counts of the database are cached for a minute; here each is counted again.
  const database = () => createDatabaseCatalogSearch({ db, now: () => new Date() });
  const indexed = createThreadCatalogSearch(searchCatalogSource(db), database());
  figures.push({ name: name("the index filled"), value: (await timed(() => indexed.ready())) / 1000, unit: "s" });
  for (const [what, query] of Object.entries(QUERIES)) {
    const input = searchParts.input.parse(query);
    for (const [by, catalog] of [
      ["", () => indexed],
      [" by the database alone", database],
    ] as const) {
      const all = await times(() => search({ db }, catalog(), input, { area: "en-US" }));
      for (const quantile of [0.5, 0.95]) {
        const value = percentile(all, quantile);
        const compared = { ratio: value / base, against: "one row by its key" };
        figures.push({ name: name(`${what}${by}, p${quantile * 100}`), value, unit: "ms", ...compared });
      }
    }
  }
  await indexed.close();
  figures.push(...(await matchFigures(db, name, base)));
  figures.push({ name: name("load of the machine, one minute"), value: loadavg()[0] ?? 0, unit: "" });
  return figures;
}

async function measureAll(db: Database, kind: string): Promise<Figure[]> {
  await migrateDatabase(db);
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measure(db, kind, size)));
  return figures;
}

async function onEmbedded(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "boardwright-parts-"));
  const { database, close } = await openDatabase({ dataDir, databaseUrl: undefined }, (reason) => {
    throw new Error(reason);
  });
  try {
    return await measureAll(database, "embedded");
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In a database of its own on the server that the address names, which is dropped again. */
async function onPostgres(url: string): Promise<Figure[]> {
  const name = `boardwright_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { database, close } = openPostgres(own.href);
  try {
    return await measureAll(database, "PostgreSQL");
  } finally {
    await close();
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
}

export async function benchParts(): Promise<Figure[]> {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  const isEmbedded = process.env.BENCH_EMBEDDED !== "0";
  return [...(isEmbedded ? await onEmbedded() : []), ...(url === undefined ? [] : await onPostgres(url))];
}
