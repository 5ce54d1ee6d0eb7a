// The contract of the catalog search: every adapter answers as the database does. Add one to the table, and it is tested.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { searchParts } from "@/lib/contracts/part";
import { catalogueSample } from "@/lib/core/part/catalogue";
import { PARAMETER_KEYS } from "@/lib/core/part/part";
import type { Database } from "@/lib/server/db/client";
import type { CatalogSearch } from "@/lib/server/part/catalog-search";
import { upsert } from "@/lib/server/part/rows";
import { search } from "@/lib/server/part/search";
import { searchCatalogSource } from "@/lib/server/part/catalog-source";
import { createDatabaseCatalogSearch } from "@/lib/server/part/database-catalog-search";
import { createThreadCatalogSearch } from "@/lib/server/part/thread-catalog-search";
import { toRow } from "@/lib/server/part/to-row";
import { emptyDatabase, testDatabase } from "@/tests/support/database";

let db: Database;

/** Stocks and prices that repeat, some of nothing, some in yuan, some sold by the reel. */
function* stockedSample() {
  let at = 0;
  for (const part of catalogueSample()) {
    at++;
    const unitMicro = 10_000 + (at % 13) * 700;
    yield {
      ...part,
      tiers: [
        { from: 1, unitMicro },
        { from: 100, unitMicro: unitMicro - 900 },
      ],
      currency: at % 5 === 0 ? ("CNY" as const) : ("USD" as const),
      ...{ stock: (at % 7) * 500, minimum: at % 3 === 0 ? 100 : 1, multiple: at % 3 === 0 ? 100 : 1, attrition: 0 },
    };
  }
}

beforeAll(async () => {
  db = await testDatabase();
  await emptyDatabase(db);
  await upsert(
    db,
    [...stockedSample()].map((part) => toRow(part, { source: "sample", distributor: "Test", version: "test" })),
  );
});

const inDatabase = () => createDatabaseCatalogSearch({ db, now: () => new Date() });

const ADAPTERS: [string, () => CatalogSearch][] = [
  ["in a thread", () => createThreadCatalogSearch(searchCatalogSource(db), inDatabase())],
];

const json = JSON.stringify;

describe.each(ADAPTERS)("the catalog search %s answers as the database does", (_name, create) => {
  let adapter: CatalogSearch;
  beforeAll(async () => {
    adapter = create();
    await adapter.ready();
  });
  afterAll(() => adapter.close());

  async function both(query: Record<string, unknown>) {
    const input = searchParts.input.parse(query);
    const by = (catalog: CatalogSearch) => search({ db }, catalog, input, { area: "en-US" });
    return [await by(adapter), await by(inDatabase())] as const;
  }

  it.each<[Record<string, unknown>]>([
    [{}],
    [{ keyword: "resistor" }],
    [{ keyword: "resistor 1%" }],
    [{ keyword: "0603" }],
    [{ keyword: "100nF 50V" }],
    [{ keyword: "RC0603" }],
    [{ keyword: "rc0603fr-07 100rl" }],
    [{ keyword: "电阻", pageNum: 3 }],
    [{ keyword: "nothing at all" }],
    [{ keyword: "resistor", pageNum: 400 }],
    [{ category: "capacitor", inStock: true }],
    [{ category: "resistor", parameters: json({ resistance: ["10 kΩ", "1 kΩ"] }) }],
    [{ category: "resistor", parameters: json({ resistance: ["10 kΩ"], tolerance: ["±1 %"] }), mounting: "smt" }],
    [{ parameters: json({ dielectric: ["X7R"] }), keyword: "0603" }],
    [{ parameters: json({ resistance: ["none of it"] }) }],
    [{ packageName: "0603", manufacturer: "Yageo" }],
    ...["stock", "price", "mpn"].flatMap((sort): [Record<string, unknown>][] => [
      [{ keyword: "0603", sort }],
      [{ keyword: "0603", sort, isDescending: true, quantity: 250, pageNum: 2 }],
    ]),
    ...PARAMETER_KEYS.flatMap((sort): [Record<string, unknown>][] => [
      [{ sort }],
      [{ sort, isDescending: true, inStock: true }],
    ]),
  ])("%j", async (query) => {
    const [byAdapter, byDatabase] = await both(query);
    expect({ ...byAdapter, rows: byAdapter.rows.map(({ mpn }) => mpn) }).toEqual({
      ...byDatabase,
      rows: byDatabase.rows.map(({ mpn }) => mpn),
    });
  });

  it("and puts the part of just this number first, wherever its stock is", async () => {
    const all = await db.$client.query<{ mpn: string }>("select mpn from parts order by stock, mpn limit 1");
    const mpn = all.rows[0]?.mpn ?? "";
    const [byAdapter, byDatabase] = await both({ keyword: mpn });
    expect(byAdapter.rows[0]?.mpn).toBe(mpn);
    expect(byAdapter.rows.map((row) => row.mpn)).toEqual(byDatabase.rows.map((row) => row.mpn));
  });
});

describe("the index in a thread", () => {
  let catalog: CatalogSearch;
  afterAll(() => catalog.close());

  it("leaves answers to the database until the catalog is in it, and keeps the previous one until the next is", async () => {
    const clock = { ms: 0 };
    const database = inDatabase();
    catalog = createThreadCatalogSearch(searchCatalogSource(db), database, { now: () => clock.ms, trustedMs: 1_000 });
    expect(catalog.view()).toBe(database.view());
    await catalog.ready();
    expect(catalog.view()).not.toBe(database.view());
    const total = async () => {
      const sorts = await catalog.view().sorts("resistor");
      return sorts.reduce((sum, { count }) => sum + count, 0);
    };
    const before = await total();
    expect(before).toBeGreaterThan(10);
    const { rows } = await db.$client.query<{ id: string }>("select id from parts where category = 'resistor' limit 1");
    await db.$client.query("delete from parts where id = $1", [rows[0]?.id]);
    expect(await total()).toBe(before);
    clock.ms = 1_001;
    expect(await total()).toBe(before);
    await vi.waitFor(async () => expect(await total()).toBe(before - 1), { timeout: 20_000 });
  });
});
