import { Readable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getPart, listPartsByNumber, searchParts, suggestParts } from "@/lib/contracts/part";
import { catalogueSample } from "@/lib/core/part/catalogue";
import { partCatalogues, parts } from "@/lib/server/db/tables/part";
import { applyList, readPartList } from "@/lib/server/part/import";
import { fillCatalogue, requestFill } from "@/lib/server/part/fill";
import { refusedFields, createTestApi, START, type TestApi } from "../support/api";
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

const RESISTOR = "RC0603FR-0710KL";

const search = async (input: Record<string, unknown>) => (await api.callRaw(searchParts, input)).data;
const mpnsOf = async (input: Record<string, unknown>) => (await search(input)).rows.map(({ mpn }) => mpn);

describe("the part search", () => {
  beforeEach(async () => {
    await addPart(api.db, RESISTOR);
    await addPart(api.db, "RC0603FR-074K7L", { stock: 900 });
    await addPart(api.db, "RC0402FR-0710KL", { stock: 0 });
    await addPart(api.db, "C0603C104K5RACTU", { stock: 700 });
    await addPart(api.db, "STM32F103C8T6", {
      stock: 40,
      minimum: 1,
      multiple: 1,
      tiers: [{ from: 1, unitMicro: 2_500_000 }],
    });
    await addPart(api.db, "STM32F103RBT6", {
      stock: 30,
      minimum: 1,
      multiple: 1,
      tiers: [{ from: 1, unitMicro: 3_500_000 }],
    });
  });

  it.each<[string, string[]]>([
    ["RC0603FR-0710KL", [RESISTOR]],
    ["rc0603fr 0710kl", [RESISTOR]],
    ["stm32f103", ["STM32F103C8T6", "STM32F103RBT6"]],
    ["10k 0603", [RESISTOR]],
    ["4k7", ["RC0603FR-074K7L"]],
    ["0.1uF 50V X7R", ["C0603C104K5RACTU"]],
    ["100 nF 0603", ["C0603C104K5RACTU"]],
    ["电阻 10k", [RESISTOR, "RC0402FR-0710KL"]],
    ["resistor yageo", [RESISTOR, "RC0603FR-074K7L", "RC0402FR-0710KL"]],
    ["LQFP-48", ["STM32F103C8T6"]],
    ["nothing-of-the-kind", []],
  ])("finds %s for anyone, what is there most first", async (keyword, mpns) => {
    expect(await mpnsOf({ keyword })).toEqual(mpns);
  });

  it.each(["%", "_", "\\", "'", "$1", "R%", "%%%%", "'; drop table parts; --", `${"a!".repeat(49)}`])(
    "takes %s as a word and finds nothing",
    async (keyword) => {
      const found = await search({ keyword });
      // Keywords without a letter or digit match everything.
      const isEmpty = !/[\p{L}\p{N}]/u.test(keyword) && !keyword.includes("%");
      expect(found.total).toBe(isEmpty ? 6 : 0);
    },
  );

  it("answers what a part is, what it costs, and how many each filter would leave", async () => {
    const found = await search({ keyword: "yageo", quantity: 95, type: 1, timestamp: 1 });
    expect(found.rows[0]).toEqual({
      id: expect.stringMatching(/^p[0-9a-z]{11}$/),
      mpn: RESISTOR,
      // Sold by tens, and a machine loses as many.
      attrition: 10,
      manufacturer: "Yageo",
      category: "resistor",
      packageName: "0603",
      pins: 2,
      mounting: "smt",
      parameters: { resistance: "10 kΩ", tolerance: "±1 %", power: "0.1 W", reel: "7 in" },
      lifecycle: "active",
      stock: 5_000,
      minimum: 10,
      multiple: 10,
      tiers: [
        { from: 10, unitMicro: 10_000 },
        { from: 100, unitMicro: 8_000 },
        { from: 1_000, unitMicro: 5_000 },
      ],
      distributor: "Boardwright sample catalog",
      isSample: true,
      // 95 are sold as 100, which cost 0.80.
      price: { quantity: 100, totalMicro: 800_000, unitMicro: 8_000, billedFrom: 100 },
      availability: "inStock",
    });
    expect(found).toMatchObject({ total: 3, pageNum: 1, pageSize: 25, currency: "USD", isComplete: true });
    expect(found.facets).toEqual({
      category: [{ value: "resistor", count: 3 }],
      manufacturer: [{ value: "Yageo", count: 3 }],
      packageName: [
        { value: "0603", count: 2 },
        { value: "0402", count: 1 },
      ],
      mounting: [{ value: "smt", count: 3 }],
      inStock: 2,
      // Values that all three share (±1 %, reels of 7 in) distinguish nothing.
      parameters: [
        {
          key: "resistance",
          values: [
            { value: "4.7 kΩ", count: 1 },
            { value: "10 kΩ", count: 2 },
          ],
        },
        {
          key: "power",
          values: [
            { value: "0.063 W", count: 1 },
            { value: "0.1 W", count: 2 },
          ],
        },
      ],
    });
  });

  it("counts each filter under the others, and itself not at all", async () => {
    const found = await search({ packageName: "0603", inStock: "1" });
    expect(found.rows.map(({ mpn }) => mpn)).toEqual([RESISTOR, "RC0603FR-074K7L", "C0603C104K5RACTU"]);
    expect(found.facets.packageName).toEqual([
      { value: "0603", count: 3 },
      { value: "LQFP-48", count: 1 },
      { value: "LQFP-64", count: 1 },
    ]);
    expect(found.facets.category).toEqual([
      { value: "resistor", count: 2 },
      { value: "capacitor", count: 1 },
    ]);
  });

  it("has twenty-five to a page, and no more", async () => {
    await fillCatalogue(api.db, { extent: "sample", now: () => START, restMs: 0 });
    api.advance(601_000);
    const [first, second] = [await search({}), await search({ pageNum: 2 })];
    expect([first.rows.length, second.rows.length]).toEqual([25, 25]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
    expect(first.total).toBe((await api.db.select({ id: parts.id }).from(parts)).length);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ pageSize: 26 }, "pageSize"],
    [{ pageNum: 0 }, "pageNum"],
    [{ pageNum: 1e9 }, "pageNum"],
    [{ category: "weapons" }, "category"],
    [{ quantity: 0 }, "quantity"],
    [{ quantity: 1e7 }, "quantity"],
    [{ type: 2 }, "type"],
    [{ keyword: "x".repeat(101) }, "keyword"],
  ])("refuses %o", async (input, field) => {
    const answer = await api.callRaw(searchParts, input);
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
  });

  it("is in the area's currency, at the rate of the price books", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    await addPart(china.db, RESISTOR);
    const { data } = await china.call(searchParts, { keyword: RESISTOR });
    // A cent is seven fen.
    expect([data.currency, data.rows[0]?.tiers[0]]).toEqual(["CNY", { from: 10, unitMicro: 70_000 }]);
  });
});

describe("a part", () => {
  it("is shown with its price at a quantity", async () => {
    const id = await addPart(api.db, RESISTOR);
    const { data } = await api.call(getPart, { id, quantity: 900 });
    // 900 at 0.8 cents are 7.20; a thousand at 0.5 are 5.00.
    expect(data).toMatchObject({
      id,
      series: "RC",
      datasheetHost: "yageo.com",
      attrition: 10,
      price: { quantity: 900, totalMicro: 5_000_000, billedFrom: 1_000 },
      availability: "inStock",
      violations: [],
    });
    expect((await api.call(getPart, { id })).data.price).toMatchObject({ quantity: 10, totalMicro: 100_000 });
  });

  it.each([
    [5, ["partMinimum"], "The minimum order is 10."],
    [15, ["partMultiple"], "Order in multiples of 10."],
  ])("says why %i of it cannot be ordered", async (quantity, rules, message) => {
    const id = await addPart(api.db, RESISTOR);
    const { data } = await api.call(getPart, { id, quantity });
    expect([data.price, data.violations.map(({ rule }) => rule), data.violations[0]?.message]).toEqual([
      null,
      rules,
      message,
    ]);
  });

  it("is short or out of stock where there are not so many", async () => {
    const [some, none] = [await addPart(api.db, RESISTOR), await addPart(api.db, "RC0402FR-0710KL", { stock: 0 })];
    expect((await api.call(getPart, { id: some, quantity: 5_010 })).data.availability).toBe("short");
    expect((await api.call(getPart, { id: none })).data.availability).toBe("outOfStock");
  });

  it("of no name is none", async () => {
    expect((await api.call(getPart, { id: "p00000000000" })).code).toBe("NOT_FOUND");
    expect((await api.call(getPart, { id: "x".repeat(65) })).code).toBe("INVALID_INPUT");
  });
});

describe("a part number", () => {
  it("is looked up as it is written by anyone", async () => {
    await addPart(api.db, RESISTOR);
    await addPart(api.db, "RC0603FR-0710RL");
    for (const partNo of [RESISTOR, "rc0603fr0710kl", " RC0603FR 0710KL "]) {
      const { data } = await api.call(listPartsByNumber, { partNo });
      expect([data.total, data.rows.map(({ mpn }) => mpn)]).toEqual([1, [RESISTOR]]);
    }
    expect((await api.call(listPartsByNumber, { partNo: "RC0603" })).data.rows).toEqual([]);
    expect((await api.call(listPartsByNumber, { partNo: "" })).code).toBe("INVALID_INPUT");
  });

  it("is completed while it is typed", async () => {
    await addPart(api.db, RESISTOR);
    await addPart(api.db, "RC0603FR-0710RL");
    await addPart(api.db, "C0603C104K5RACTU");
    const { data } = await api.call(suggestParts, { mpn: "rc0603fr-0710" });
    expect([data.isExact, data.rows.map(({ mpn }) => mpn)]).toEqual([false, [RESISTOR, "RC0603FR-0710RL"]]);
    expect((await api.call(suggestParts, { mpn: RESISTOR })).data.isExact).toBe(true);
    expect((await api.call(suggestParts, { mpn: "%_%" })).data.rows).toEqual([]);
  });
});

describe("the catalogue", () => {
  const fill = () => fillCatalogue(api.db, { extent: "sample", now: () => START, restMs: 0 });
  const all = () => api.db.select().from(parts).orderBy(parts.id);

  it("is written once, and the same again", async () => {
    const count = [...catalogueSample()].length;
    expect(await requestFill(api.db, "sample")).toBe(true);
    expect([await fill(), await fill()]).toEqual([count, 0]);
    expect(await requestFill(api.db, "sample")).toBe(false);
    const before = await all();
    expect(before).toHaveLength(count);
    await api.db.delete(partCatalogues);
    await fill();
    expect(await all()).toEqual(before);
  });

  it("goes on where a process was ended, and says so meanwhile", async () => {
    const stop = new AbortController();
    stop.abort(new Error("ended"));
    const plan = { extent: "sample" as const, now: () => START, restMs: 0 };
    await expect(fillCatalogue(api.db, { ...plan, signal: stop.signal })).rejects.toThrow("ended");
    const count = [...catalogueSample()].length;
    const [state] = await api.db.select().from(partCatalogues);
    expect(state).toBeUndefined();
    await fill();
    await api.db.update(partCatalogues).set({ written: 500, filledAt: null });
    api.advance(601_000);
    expect((await search({})).isComplete).toBe(false);
    expect(await fill()).toBe(count - 500);
    expect((await search({})).isComplete).toBe(true);
  });

  it("leaves what a distributor wrote, and takes the stock from what it has no more", async () => {
    const known = await addPart(api.db, "STM32F103C8T6", { stock: 7 }, "import");
    const obsolete = await addPart(api.db, "RC0402FR-0710KL");
    await fill();
    const rows = new Map((await all()).map((row) => [row.id, row]));
    expect(rows.get(known)).toMatchObject({ stock: 7, source: "import" });
    expect(rows.get(obsolete)).toMatchObject({ stock: 0, lifecycle: "obsolete" });
  });
});

describe("a distributor's list", () => {
  const list = (...rows: string[]) =>
    Readable.from([Buffer.from(["mpn,stock,currency,tiers,minimum", ...rows].join("\n"))]);

  it("takes the place of sample prices, and sells no more what a newer one leaves out", async () => {
    const id = await addPart(api.db, RESISTOR);
    const monday = [`${RESISTOR},800,USD,100:0.002,100`, "RC0603FR-074K7L,9,USD,1:0.01,1"];
    expect(await applyList(api.db, list(...monday), { version: "monday", distributor: "Example Parts" })).toBe(2);
    expect((await api.call(getPart, { id })).data).toMatchObject({
      isSample: false,
      distributor: "Example Parts",
      stock: 800,
      minimum: 100,
      multiple: 1,
      tiers: [{ from: 100, unitMicro: 2_000 }],
    });
    // Twice in a list, the last line counts.
    await applyList(api.db, list(`${RESISTOR},1,USD,1:0.5,1`, `${RESISTOR},2,USD,1:0.4,1`), {
      version: "tuesday",
      distributor: "Example Parts",
    });
    const rows = await api.db.select().from(parts).orderBy(parts.mpn);
    expect(rows.map(({ mpn, stock, lifecycle }) => [mpn, stock, lifecycle])).toEqual([
      [RESISTOR, 2, "active"],
      ["RC0603FR-074K7L", 0, "obsolete"],
    ]);
  });

  it("without any line takes nothing away", async () => {
    await applyList(api.db, list(`${RESISTOR},800,USD,100:0.002,100`), {
      version: "monday",
      distributor: "Example Parts",
    });
    expect(await applyList(api.db, list(), { version: "tuesday", distributor: "Example Parts" })).toBe(0);
    expect((await api.db.select().from(parts))[0]).toMatchObject({ stock: 800, version: "monday" });
  });

  it("is looked through without writing: what is new, changed, the same, named twice, refused, and left out", async () => {
    await addPart(api.db, "RC0603FR-071ML");
    const known = [
      `${RESISTOR},800,USD,100:0.002,100`,
      "RC0603FR-074K7L,9,USD,1:0.01,1",
      "RC0603FR-07820RL,5,USD,1:0.01,1",
    ];
    await applyList(api.db, list(...known), { version: "monday", distributor: "Example Parts" });
    const before = await api.db.select().from(parts).orderBy(parts.id);
    const { counts, problems, seen } = await readPartList(
      api.db,
      list(
        `${RESISTOR},800,USD,100:0.002,100`,
        "RC0603FR-074K7L,10,USD,1:0.01,1",
        // A sample's price is invented: any line changes it.
        "RC0603FR-071ML,5000,USD,10:0.01,10",
        "RC0402FR-0710KL,1,USD,1:0.01,1",
        `${RESISTOR},1,USD,1:0.5,1`,
        "RC0402FR-074K7L,-1,USD,1:0.01,1",
        "NOBODY-KNOWS,1,USD,1:0.01,1",
        "RC0402FR-071KL,1,EUR,1:0.01,1",
      ),
    );
    expect(counts).toEqual({ same: 1, changed: 2, added: 1, repeated: 1, refused: 3, retired: 1 });
    expect([seen, problems]).toEqual([
      8,
      [
        { line: 7, column: "stock" },
        { line: 8, column: "manufacturer" },
        { line: 9, column: "currency" },
      ],
    ]);
    expect(await api.db.select().from(parts).orderBy(parts.id)).toEqual(before);
  });

  it("that does not name its columns is none", async () => {
    const content = Readable.from([Buffer.from("number,stock\nX,1\n")]);
    await expect(readPartList(api.db, content)).rejects.toMatchObject({ missing: ["mpn", "currency", "tiers"] });
    await expect(readPartList(api.db, Readable.from([]))).rejects.toThrow("columns are missing");
  });

  it("may break anywhere between two pieces of the file", async () => {
    const text = `mpn,stock,currency,tiers\r\n${RESISTOR},8,USD,"1:0.05; 10:0.04"\r\nRC0603FR-074K7L,9,CNY,1:0.5`;
    const bytes = Buffer.from(`\uFEFF${text}`);
    const pieces = Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])));
    expect(await applyList(api.db, pieces, { version: "bytes", distributor: "Example Parts" })).toBe(2);
    const rows = await api.db.select().from(parts).orderBy(parts.mpn);
    expect(rows.map(({ mpn, stock, tiers, currency }) => [mpn, stock, tiers, currency])).toEqual([
      [
        RESISTOR,
        8,
        [
          [1, 50_000],
          [10, 40_000],
        ],
        "USD",
      ],
      ["RC0603FR-074K7L", 9, [[1, 500_000]], "CNY"],
    ]);
  });
});
