import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { searchParts } from "@/lib/contracts/part";
import { catalogueSample } from "@/lib/core/part/catalogue";
import { magnitudeOf } from "@/lib/core/part/magnitude";
import { refusedFields, createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  // Counts of a search are kept for ten minutes.
  api.advance(601_000);
});

/** Filters travel as JSON in the address. */
const ask = ({ parameters, ...input }: Record<string, unknown>) => {
  const isText = parameters === undefined || typeof parameters === "string";
  return api.callRaw(searchParts, { ...input, parameters: isText ? parameters : JSON.stringify(parameters) });
};
const search = async (input: Record<string, unknown>) => (await ask(input)).data;
const mpnsOf = async (input: Record<string, unknown>) => (await search(input)).rows.map(({ mpn }) => mpn);

const [R820, R4K7, R10K, R1M] = ["RC0603FR-07820RL", "RC0603FR-074K7L", "RC0603FR-0710KL", "RC0603FR-071ML"];
const CAPACITOR = "C0603C104K5RACTU";

describe("a search with a slip", () => {
  beforeEach(async () => {
    await addPart(api.db, R10K);
    await addPart(api.db, CAPACITOR);
  });

  it.each([
    ["RC0630FR-0710KL", "RC0603FR0710KL", R10K],
    ["C0603C140K5", "C0603C104K5", CAPACITOR],
    ["resitor 10k", "resistor 10k", R10K],
    ["capcitor 100nF", "capacitor 100nf", CAPACITOR],
  ])("%s finds what %s does, and says so", async (keyword, corrected, mpn) => {
    const found = await search({ keyword });
    expect(found.corrected).toBe(corrected);
    expect(found.rows.map((row) => row.mpn)).toEqual([mpn]);
  });

  it("is not corrected where something has the words, nor where nothing is near", async () => {
    expect((await search({ keyword: "10k" })).corrected).toBeNull();
    expect(await search({ keyword: "QQQQQQQQQQ" })).toMatchObject({ corrected: null, total: 0 });
    // Each word is known, no part has both: what is nearest is offered.
    expect(await search({ keyword: "capacitor 10k" })).toMatchObject({ corrected: null, total: 0 });
  });
});

describe("the filters of values", () => {
  beforeEach(async () => {
    await addPart(api.db, R4K7);
    await addPart(api.db, R10K, { stock: 4_000 });
    await addPart(api.db, "RC0402FR-0710KL", { stock: 0 });
    await addPart(api.db, R1M, { stock: 3_000 });
    await addPart(api.db, CAPACITOR, { stock: 2_000 });
  });

  it("let through the values that are named, of one parameter either, of several all", async () => {
    expect(await mpnsOf({ parameters: { resistance: ["10 kΩ"] } })).toEqual([R10K, "RC0402FR-0710KL"]);
    expect(await mpnsOf({ parameters: { resistance: ["10 kΩ", "1 MΩ"], power: ["0.1 W"] } })).toEqual([R10K, R1M]);
    expect(await mpnsOf({ parameters: { resistance: ["10 kΩ"], dielectric: ["X7R"] } })).toEqual([]);
    expect(await mpnsOf({ keyword: "0603", parameters: { voltage: ["50 V"] } })).toEqual([CAPACITOR]);
  });

  it("are counted each under the others, smaller values first, for one category at a time", async () => {
    const { facets, total } = await search({
      category: "resistor",
      parameters: { resistance: ["10 kΩ"], power: ["0.1 W"] },
    });
    expect(total).toBe(1);
    expect(facets.parameters).toEqual([
      {
        key: "resistance",
        // Counts among parts with 0.1 W.
        values: [
          { value: "4.7 kΩ", count: 1 },
          { value: "10 kΩ", count: 1 },
          { value: "1 MΩ", count: 1 },
        ],
      },
      {
        key: "power",
        // Counts among parts with 10 kΩ.
        values: [
          { value: "0.063 W", count: 1 },
          { value: "0.1 W", count: 1 },
        ],
      },
    ]);
    // The other filters count under these values.
    expect(facets.packageName).toEqual([{ value: "0603", count: 1 }]);
    expect((await search({})).facets.parameters).toEqual([]);
  });

  it.each<[unknown]>([
    [{ resistance: [] }],
    [{ weight: ["1 g"] }],
    [{ resistance: "10 kΩ" }],
    [{ resistance: ["x".repeat(61)] }],
    [{ resistance: Array.from({ length: 41 }, (_, at) => `${at} Ω`) }],
    ["{"],
    [`{"__proto__": {"x": 1}, "constructor": ["1"]}`],
  ])("refuse %o", async (parameters) => {
    const answer = await ask({ parameters });
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", expect.stringMatching(/^parameters/)]);
  });

  it.each(["' or 1=1 --", "%", "_", "\\", '"'])("take %s as a value that no part has", async (value) => {
    expect((await search({ parameters: { resistance: [value] } })).total).toBe(0);
  });
});

describe("your order", () => {
  beforeEach(async () => {
    await addPart(api.db, R1M, { stock: 10 });
    await addPart(api.db, R820, { stock: 20, tiers: [{ from: 10, unitMicro: 9_000 }] });
    await addPart(api.db, R10K, { stock: 30 });
    await addPart(api.db, R4K7, { stock: 40 });
    await addPart(api.db, CAPACITOR, { stock: 50 });
  });

  it("by a value has 10 kΩ after 4.7 kΩ, and what has none last, either way", async () => {
    expect(await mpnsOf({ sort: "resistance" })).toEqual([R820, R4K7, R10K, R1M, CAPACITOR]);
    expect(await mpnsOf({ sort: "resistance", isDescending: true })).toEqual([R1M, R10K, R4K7, R820, CAPACITOR]);
    expect(await mpnsOf({ category: "resistor", sort: "resistance" })).toEqual([R820, R4K7, R10K, R1M]);
  });

  it("by price is that at the quantity, as the ladder bills it", async () => {
    // One: ten at a cent, but 0.9 cents of the first. A thousand: half a cent, still 0.9 cents of the first.
    expect((await mpnsOf({ sort: "price", category: "resistor" }))[0]).toBe(R820);
    expect((await mpnsOf({ sort: "price", category: "resistor", quantity: 1_000 })).at(-1)).toBe(R820);
    // 700 are billed as a thousand: 5.00 / 700 = 0.714 cents, less than 0.9.
    const { rows } = await search({ sort: "price", category: "resistor", quantity: 700 });
    expect(rows.map(({ price }) => price?.unitMicro)).toEqual([7_143, 7_143, 7_143, 9_000]);
  });

  it("by price takes seven yuan for a dollar", async () => {
    // 0.05 CNY are 0.71 cents.
    await addPart(api.db, "RC0402FR-0710KL", { currency: "CNY", tiers: [{ from: 10, unitMicro: 50_000 }] });
    expect((await mpnsOf({ sort: "price", category: "resistor" }))[0]).toBe("RC0402FR-0710KL");
  });

  it("by number and by stock goes both ways", async () => {
    expect(await mpnsOf({ sort: "mpn" })).toEqual([CAPACITOR, R10K, R1M, R4K7, R820].sort());
    expect(await mpnsOf({ sort: "stock" })).toEqual([R1M, R820, R10K, R4K7, CAPACITOR]);
    expect(await mpnsOf({ sort: "stock", isDescending: "true" })).toEqual([CAPACITOR, R4K7, R10K, R820, R1M]);
  });

  it.each(["weight", "(select 1)", "stock; drop table parts", ""])("is none by %s", async (sort) => {
    expect((await api.callRaw(searchParts, { sort })).code).toBe("INVALID_INPUT");
  });
});

it("the database reads every value as the product does", async () => {
  const written = new Set<string>();
  for (const part of catalogueSample()) for (const value of Object.values(part.parameters)) written.add(value);
  for (const odd of ["2.54 mm", "15 ppm/K", "±0.3 nH", "1 µF", "4.7 uF", "3 G", "12 MHz", "-5 V", "0.5 mA", "x", ""]) {
    written.add(odd);
  }
  const list = [...written];
  const { rows } = await api.db.execute<{ written: string; comes: number | null }>(
    sql`select written, part_magnitude(written) as comes from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) as written`,
  );
  expect(rows).toHaveLength(list.length);
  for (const { written: text, comes } of rows) {
    const own = magnitudeOf(text);
    if (own === null) expect([text, comes]).toEqual([text, null]);
    // Powers of ten are rounded differently in the last place.
    else expect(Math.abs(Number(comes) - own), text).toBeLessThanOrEqual(Math.abs(own) * 1e-12);
  }
});

describe("words that fit no part together", () => {
  beforeEach(async () => {
    await addPart(api.db, R10K);
    await addPart(api.db, "RC0402FR-0710KL");
    await addPart(api.db, CAPACITOR);
  });

  it("are offered with one of them left out, what finds most first", async () => {
    const found = await search({ keyword: "10 kΩ 0603 X7R" });
    expect([found.total, found.rows]).toEqual([0, []]);
    expect(found.nearest).toEqual([
      { keyword: "0603 X7R", left: "10kΩ", total: 1 },
      { keyword: "10kΩ 0603", left: "X7R", total: 1 },
    ]);
    expect(await mpnsOf({ keyword: "10kΩ 0603" })).toEqual([R10K]);
  });

  it("are not asked again where something is found, or a filter is what empties the page", async () => {
    expect((await search({ keyword: "10k 0603" })).nearest).toEqual([]);
    expect((await search({ keyword: "10k 0603", manufacturer: "Nobody" })).nearest).toEqual([]);
  });

  it("of one number give the longest beginning that some parts have", async () => {
    const found = await search({ keyword: "RC0603FR-0799K9L" });
    expect(found.nearest).toEqual([{ keyword: "RC0603FR07", left: "99K9L", total: 1 }]);
    expect(await mpnsOf({ keyword: "RC0603FR07" })).toEqual([R10K]);
    expect((await search({ keyword: "zzzzzzzz" })).nearest).toEqual([]);
  });
});
