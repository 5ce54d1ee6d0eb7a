// The price of boards by a parts list, for anyone: bought parts, soldered joints, and DNP lines.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type ListedPrice, priceBomQuote } from "@/lib/contracts/bom-lines";
import type { InputOf } from "@/lib/contracts/endpoint";
import { parts } from "@/lib/server/db/tables/part";
import { NO_RATE_LIMITS } from "@/lib/server/http/rate-limiter";
import { refusalOf, refusedFields, createTestApi } from "../support/api";
import { controller, COORDINATES, list, resistor, startWithCatalogue, TOTAL_MICRO } from "../support/bom-list-test";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { api } from "../support/shop-test";
import { standIn } from "../support/stand-in";

startWithCatalogue();

const price = async (input: InputOf<typeof priceBomQuote>) => (await api.call(priceBomQuote, input)).data;
const lineAmount = ({ lines }: Pick<ListedPrice, "lines">, key: string) =>
  lines.find((line) => line.key === key)?.amountMicro;

describe("a price by a parts list", () => {
  it("is boards, parts and work, for whoever asks", async () => {
    const data = await price({ lines: list(), assembly: COORDINATES });
    expect([data.pcbTotal, data.componentsTotal, data.assemblyTotal, data.total].map((sum) => sum.amountMicro)).toEqual(
      [7_500_000, 10_300_000, 6_590_000, TOTAL_MICRO],
    );
    expect([lineAmount(data, "componentsUnitPrice"), lineAmount(data, "componentsMoqCost")]).toEqual([
      10_150_000, 150_000,
    ]);
    expect(data.specification.assembly).toMatchObject({
      ...{ supply: "partial", bomLines: 3, customerParts: 1, assemblySide: "top" },
      ...{ smtJoints: 56, thtJoints: 0, bgaCount: 0, smallestPart: "0402" },
    });
    expect([data.reviews, data.openLines, data.violations, data.pieces]).toEqual([[], [], [], 5]);
    expect(data.count).toEqual({ Normal: 4, "Not matched": 1 });
  });

  it("says of each line what is bought of it and what it adds: together the sum of the parts", async () => {
    const { partList, componentsTotal } = await price({ lines: list(), assembly: COORDINATES });
    const shown = partList.map(({ isAssembled, boughtQuantity, amountMicro, joints }) => [
      isAssembled,
      boughtQuantity,
      amountMicro,
      joints,
    ]);
    expect(shown).toEqual([
      // 2 × 5 × 0.01, and 15 left over at a cent.
      [true, 30, 250_000, 4],
      [true, 0, 50_000, 2],
      [true, 5, 10_000_000, 48],
      [true, null, null, 2],
      [false, null, null, 4],
    ]);
    const sum = partList.reduce((total, { amountMicro }) => total + (amountMicro ?? 0), 0);
    expect(sum).toBe(componentsTotal.amountMicro);
  });

  it("leaves away what has no part, and says that somebody must know", async () => {
    const lines = [...list(), quoteLine({ designators: ["D1"], mpn: "NOBODY-HAS-IT", state: "Unassociated" })];
    const data = await price({ lines, assembly: COORDINATES });
    expect([data.total.amountMicro, data.reviews, data.openLines]).toEqual([TOTAL_MICRO, ["linesUnassociated"], [5]]);
    expect(data.partList[5]).toMatchObject({ state: "Unassociated", isAssembled: false, amountMicro: null });
    const known = await price({ lines, assembly: COORDINATES, unassociatedConfirmed: 1 });
    expect([known.reviews, known.openLines]).toEqual([[], []]);
  });

  it.each([
    ["Insufficient Stock", { stock: 4 }],
    ["No Supply", { stock: 0 }],
    ["Price Missing", { tiers: [] }],
    ["Supply exception", { lifecycle: "obsolete" }],
  ])("waits for a person where a part has %s", async (state, change) => {
    await api.db.update(parts).set(change).where(eq(parts.id, controller));
    const data = await price({ lines: list(), assembly: COORDINATES });
    expect([data.partList[2]?.state, data.reviews, data.openLines]).toEqual([state, ["linesOpen"], [2]]);
    // The resistors alone: 0.30.
    expect(data.componentsTotal.amountMicro).toBe(300_000);
  });

  it("tells the other states of a line, too", async () => {
    const { partList } = await price({
      lines: [
        quoteLine({ partId: resistor }),
        quoteLine({ mpn: "", value: "", footprint: "" }),
        quoteLine({ mpn: "NOBODY-HAS-IT" }),
        quoteLine({ state: "Unassociated" }),
      ],
    });
    expect(partList.map(({ state }) => state)).toEqual([
      "Normal",
      "Part Number Missing",
      "Not matched",
      "Unassociated",
    ]);
  });

  it("counts the stock that all lines of a part need together", async () => {
    // Two of each board and ten for the machine: ten boards take 30 of 30, fifteen 40.
    await api.db.update(parts).set({ stock: 30 }).where(eq(parts.id, resistor));
    const lines = [quoteLine({ partId: resistor }), quoteLine({ designators: ["R2"], partId: resistor })];
    const states = async (quantity: number) =>
      (await price({ lines, board: { quantity } })).partList.map(({ state }) => state);
    expect(await states(10)).toEqual(["Normal", "Normal"]);
    expect(await states(15)).toEqual(["Insufficient Stock", "Insufficient Stock"]);
  });

  it("bills balls by X-rays, small chips by fine lasers, and through-hole joints by hand", async () => {
    const bga = await addPart(api.db, "CYUSB3014-BZXC", { minimum: 1, multiple: 1, attrition: 0 });
    const lines = [
      quoteLine({ designators: ["U1"], partId: bga, side: "top" }),
      quoteLine({ designators: ["R1"], mpn: "X", footprint: "R_0201_0603Metric", supply: "customer", side: "bottom" }),
      quoteLine({ designators: ["J1"], mpn: "Y", footprint: "PinHeader_2x05", supply: "customer", side: "top" }),
    ];
    const data = await price({ lines, assembly: COORDINATES });
    expect(data.specification.assembly).toMatchObject({
      ...{ bgaCount: 1, smallestPart: "0201", smtJoints: 123, thtJoints: 10, assemblySide: "combine" },
    });
    // 5 + 5 × 0.1; 4 for one stencil; 5 × (123 × 0.0012 + 10 × 0.007).
    expect(["xRay", "laser", "assembly"].map((key) => lineAmount(data, key))).toEqual([
      5_500_000, 4_000_000, 1_088_000,
    ]);
  });

  it("asks how many joints a part has that nobody knows, and takes the customer's word", async () => {
    const odd = quoteLine({ mpn: "ODD", footprint: "odd", supply: "customer" });
    expect((await price({ lines: [...list(), odd] })).reviews).toEqual(["jointsUnknown"]);
    const answer = await price({ lines: [...list(), { ...odd, pins: 7, mounting: "tht" }] });
    expect([answer.reviews, answer.specification.assembly.thtJoints]).toEqual([[], 7]);
    expect(answer.partList.map(({ joints, mounting, jointsBy }) => [joints, mounting, jointsBy]).at(-1)).toEqual([
      7,
      "tht",
      "customer",
    ]);
    // 5 boards × 7 joints at 0.007 more than without them.
    const without = await price({ lines: [...list(), { ...odd, footprint: "0603" }] });
    const assemblyOf = (data: typeof answer) => lineAmount(data, "assembly") ?? 0;
    expect(assemblyOf(answer) - assemblyOf(without)).toBe(5 * (7 * 7_000 - 2 * 1_200));
  });

  it("without lines is that of the numbers that were typed", async () => {
    expect((await price({})).total.amountMicro).toBe(14_350_000);
    expect((await price({ assembly: { supply: "turnkey" } })).reviews).toEqual(["partsUnpriced"]);
  });

  it("is in the area's currency", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    await addPart(api.db, "RC0603FR-0710KL");
    const { data } = await china.call(priceBomQuote, { lines: [quoteLine({ partId: resistor })] });
    // 5 + 10, so 20 at 0.07 yuan.
    expect(data.componentsTotal).toEqual({ currency: "CNY", amountMicro: 1_400_000 });
  });

  it("says why such a board cannot be made, and what is only too much", async () => {
    const tiny = quoteLine({ mpn: "X", footprint: "01005", supply: "customer" });
    expect((await price({ lines: [tiny] })).violations.map(({ rule }) => rule)).toEqual(["assemblyPartSize"]);
    const many = Array.from({ length: 501 }, (_, at) =>
      quoteLine({ designators: [`R${at}`], mpn: `PART-${at}`, supply: "customer" }),
    );
    const data = await price({ lines: many });
    expect([data.violations, data.reviews]).toEqual([[], ["listTooLarge"]]);
    expect((await price({ lines: [quoteLine({ dnp: 1 })] })).violations.map(({ rule }) => rule)).toEqual([
      "assemblyJoints",
      "assemblyLines",
    ]);
  });

  it.each<[string, object, string]>([
    ["a negative quantity", { quantity: -1 }, "lines.0.quantity"],
    ["half a part", { quantity: 1.5 }, "lines.0.quantity"],
    ["no designator", { designators: [] }, "lines.0.designators"],
    ["a designator of a sentence", { designators: ["R".repeat(33)] }, "lines.0.designators.0"],
    ["a part number of 201 characters", { mpn: "X".repeat(201) }, "lines.0.mpn"],
    ["a supply that is on no list", { supply: "mine" }, "lines.0.supply"],
    ["a third kind of placing", { dnp: 3 }, "lines.0.dnp"],
    ["a state that is none", { state: "Fine" }, "lines.0.state"],
    ["a part that is no id", { partId: { $ne: null } }, "lines.0.partId"],
  ])("refuses %s and names the field", async (_what, change, field) => {
    const answer = await api.call(priceBomQuote, { lines: [quoteLine(standIn(change))] });
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
  });

  it("says in both languages that a designator is missing", async () => {
    const say = async (locale: string) => {
      const options = { headers: { "x-locale": locale } };
      const answer = await api.call(priceBomQuote, { lines: [quoteLine({ designators: [] })] }, options);
      return refusalOf<{ message: string }[]>(answer)[0]?.message;
    };
    expect([await say("en"), await say("zh")]).toEqual(["Please fill in Designator", "请填写位号"]);
  });

  it("takes ten thousand lines and refuses one more", async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => quoteLine({ designators: [`R${at}`], partId: resistor }));
    const data = await price({ lines });
    expect([data.partList.length, data.specification.assembly.smtJoints, data.specification.assembly.bomLines]).toEqual(
      [10_000, 20_000, 1],
    );
    const answer = await api.call(priceBomQuote, { lines: [...lines, quoteLine()] });
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", "lines"]);
  });

  it("takes names of the language's own objects as parts that nobody knows", async () => {
    const lines = ["__proto__", "constructor", "toString"].map((partId) => quoteLine({ partId }));
    const { partList } = await price({ lines });
    expect(partList.map(({ partId, state }) => [partId, state])).toEqual(
      Array.from({ length: 3 }, () => [null, "Not matched"]),
    );
  });
});

it("a price by a parts list counts its lines against the caller's address", async () => {
  const taken: unknown[] = [];
  const counted = await createTestApi({
    deps: {
      rateLimiter: {
        ...NO_RATE_LIMITS,
        take: (name, _caller, { points }, cost) => Promise.resolve(void taken.push([name, points, cost])),
      },
    },
  });
  await counted.call(priceBomQuote, { board: { quantity: 5 }, lines: list() });
  expect(taken).toEqual([
    ["/api/eda/bom/quote/price", 120, undefined],
    ["bom-lines", 120_000, 5],
  ]);
});
