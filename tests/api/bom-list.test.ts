// Quotes by a parts list: what is bought, what is soldered, what is left away, and what waits for a person.

import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { addQuoteToCart, createBomQuote, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { type ListedPrice, priceBomQuote, type QuoteLineInput } from "@/lib/contracts/bom-lines";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { cancelOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { parts } from "@/lib/server/db/tables/part";
import { files } from "@/lib/server/db/tables/project";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { createTestApi, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { openShop, type Person } from "../support/shop";

type CreateInput = Partial<InputOf<typeof createBomQuote>>;

let api: TestApi;
let shop: ReturnType<typeof openShop>;
/** 10 kΩ at a cent, sold by ten, ten lost by the machine; a controller at two dollars, sold one by one. */
let resistor: string;
let controller: string;

beforeAll(async () => {
  api = await createTestApi();
  shop = openShop(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = START;
  resistor = await addPart(api.db, "RC0603FR-0710KL");
  controller = await addPart(api.db, "STM32F103C8T6", {
    tiers: [{ from: 1, unitMicro: 2_000_000 }],
    stock: 100,
    minimum: 1,
    multiple: 1,
    attrition: 0,
  });
});

const LQFP = { designators: ["U1"], mpn: "STM32F103C8T6", footprint: "LQFP-48" };

/** Ten kilohms on two lines, a controller, a capacitor that the customer sends, a header that is left away. */
const list = (): QuoteLineInput[] => [
  quoteLine({ designators: ["R1", "R2"], quantity: 2, partId: resistor, match: "exact", side: "top" }),
  quoteLine({ designators: ["R3"], partId: resistor, side: "top" }),
  quoteLine({ ...LQFP, partId: controller, side: "top" }),
  quoteLine({ designators: ["C1"], mpn: "C0603C104K5RACTU", supply: "customer", value: "100n" }),
  quoteLine({ designators: ["J1"], mpn: "PH-1X04", footprint: "PinHeader_1x04", dnp: 1 }),
];
const COORDINATES = { coordinates: true };
/**
 * Five boards of 100 × 100 mm: 7.50. Parts 5 × (3 × 0.01 + 2.00) = 10.15, and 30 − 15 resistors left over at a cent:
 * 0.15. Work 3 + 1.50 + 1.50 + 5 × 0.05 + 5 × (6 + 48 + 2) × 0.0012 = 6.586, so 6.59. In all 24.39.
 */
const TOTAL_MICRO = 24_390_000;

async function quoteFor(person: Person, input: CreateInput, key?: string) {
  const answer = await api.call(createBomQuote, input as never, { ...person, key });
  if (answer.type !== "success") throw new Error(`not quoted: ${answer.code} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

const price = async (input: InputOf<typeof priceBomQuote>) => (await api.call(priceBomQuote, input)).data;
const view = async (person: Person, quoteId: string) => (await api.call(viewBomQuote, { quoteId }, person)).data;
const lineOf = ({ lines }: Pick<ListedPrice, "lines">, key: string) =>
  lines.find((line) => line.key === key)?.amountMicro;

async function addFile(owner: { accountId?: string; visitorHash?: string }, change: object = {}): Promise<string> {
  const id = newId();
  const file = { fileType: 10, name: "bom.xlsx", size: 12, sha256: "0".repeat(64), mime: "text/plain" };
  await api.db.insert(files).values({ id, storageKey: id, ...owner, ...file, ...change });
  return id;
}

describe("a price by a parts list", () => {
  it("is boards, parts and work, for whoever asks", async () => {
    const data = await price({ lines: list(), assembly: COORDINATES });
    expect([data.pcbTotal, data.componentsTotal, data.assemblyTotal, data.total].map((sum) => sum.amountMicro)).toEqual(
      [7_500_000, 10_300_000, 6_590_000, TOTAL_MICRO],
    );
    expect([lineOf(data, "componentsUnitPrice"), lineOf(data, "componentsMoqCost")]).toEqual([10_150_000, 150_000]);
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
    expect(["xRay", "laser", "assembly"].map((key) => lineOf(data, key))).toEqual([5_500_000, 4_000_000, 1_088_000]);
  });

  it("asks how many joints a part has that nobody knows, and takes the customer's word", async () => {
    const odd = quoteLine({ mpn: "ODD", footprint: "odd", supply: "customer" });
    expect((await price({ lines: [...list(), odd] })).reviews).toEqual(["jointsUnknown"]);
    const said = await price({ lines: [...list(), { ...odd, pins: 7, mounting: "tht" }] });
    expect([said.reviews, said.specification.assembly.thtJoints]).toEqual([[], 7]);
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
    const answer = await api.call(priceBomQuote, { lines: [quoteLine(change as never)] });
    expect([answer.code, (answer.data as unknown as { field: string }[])[0]?.field]).toEqual(["INVALID_INPUT", field]);
  });

  it("says in both languages that a designator is missing", async () => {
    const say = async (locale: string) => {
      const options = { headers: { "x-locale": locale } };
      const answer = await api.call(priceBomQuote, { lines: [quoteLine({ designators: [] })] }, options);
      return (answer.data as unknown as { message: string }[])[0]?.message;
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
    expect([answer.code, (answer.data as unknown as { field: string }[])[0]?.field]).toEqual([
      "INVALID_INPUT",
      "lines",
    ]);
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
      limits: {
        take: (name, _caller, { points }, cost) => Promise.resolve(void taken.push([name, points, cost])),
        giveBack: () => Promise.resolve(),
      },
    },
  });
  await counted.call(priceBomQuote, { board: { quantity: 5 }, lines: list() });
  expect(taken).toEqual([
    ["/api/eda/bom/quote/price", 120, undefined],
    ["bom-lines", 120_000, 5],
  ]);
});

describe("a quote by a parts list", () => {
  const listed = () => ({ lines: list(), assembly: COORDINATES, projectName: "Amplifier" });

  it("is offered at once at the price that was shown, with its lines and their prices kept", async () => {
    const ann = await api.signUp();
    const made = await quoteFor(ann, listed());
    expect(made).toMatchObject({ status: "Quoted", reasons: [], openLines: [] });
    const data = await view(ann, made.quoteId);
    expect([data.totalMicro, data.price?.componentsTotal.amountMicro, data.reasons]).toEqual([
      TOTAL_MICRO,
      10_300_000,
      [],
    ]);
    expect(data.specification.assembly).toMatchObject({ supply: "partial", bomLines: 3, smtJoints: 56 });
    expect(data.partList[0]).toEqual({
      ...{
        board: 0,
        designator: "R1, R2",
        quantity: 2,
        mpn: "RC0603FR-0710KL",
        manufacturer: "Yageo",
        value: "",
        side: "top",
      },
      ...{ partId: resistor, matchReason: "exact", distributor: "Boardwright", stock: 5000, footprint: "0603" },
      part: { mpn: "RC0603FR-0710KL", manufacturer: "Yageo", packageName: "0603" },
      ...{ unitPriceMicro: 10_000, boughtQuantity: 30, amountMicro: 250_000, joints: 4, mounting: "smt" },
      ...{ description: "", supply: "turnkey", isAssembled: true, isSample: true, dnp: 2, state: "Normal" },
    });
    expect(
      data.partList.map(({ designator, dnp, supply, amountMicro }) => [designator, dnp, supply, amountMicro]),
    ).toEqual([
      ["R1, R2", 2, "turnkey", 250_000],
      ["R3", 2, "turnkey", 50_000],
      ["U1", 2, "turnkey", 10_000_000],
      ["C1", 2, "customer", null],
      ["J1", 1, "turnkey", null],
    ]);
  });

  it("reads price, stock and footprint from the catalogue, whatever is sent", async () => {
    const ann = await api.signUp();
    const forged = { ...quoteLine({ partId: controller }), ...LQFP, designators: ["U1"], footprint: "0201" };
    const lies = { unitPriceMicro: 1, stock: 1e6, price: 1, amountMicro: 1, pins: 1, mounting: "tht", state: "Normal" };
    const { quoteId } = await quoteFor(ann, { lines: [{ ...forged, ...lies } as never], assembly: COORDINATES });
    const { partList, specification } = await view(ann, quoteId);
    expect(partList[0]).toMatchObject({ unitPriceMicro: 2_000_000, stock: 100, footprint: "LQFP-48", joints: 48 });
    expect(specification.assembly).toMatchObject({ smtJoints: 48, thtJoints: 0, smallestPart: "0402" });
  });

  it("asks before lines without a part are left away, and leaves nothing until then", async () => {
    const ann = await api.signUp();
    const lines = [...list(), quoteLine({ designators: ["D1"], mpn: "NOBODY-HAS-IT" })];
    const refused = await api.call(createBomQuote, { lines, assembly: COORDINATES }, { ...ann, key: "k1" });
    expect([refused.code, refused.data]).toEqual(["PARTS_UNASSOCIATED", { lines: [5] }]);
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
    const confirmed = { lines, assembly: COORDINATES, unassociatedConfirmed: 1 as const };
    const { quoteId, status } = await quoteFor(ann, confirmed);
    const data = await view(ann, quoteId);
    expect([status, data.totalMicro]).toEqual(["Quoted", TOTAL_MICRO]);
    expect(data.partList[5]).toMatchObject({ state: "Not matched", dnp: 2, isAssembled: false, amountMicro: null });
  });

  it("is for a person to look at where a line has no supply, and says which", async () => {
    const ann = await api.signUp();
    await api.db.update(parts).set({ stock: 0 }).where(eq(parts.id, controller));
    const made = await quoteFor(ann, listed());
    expect(made).toMatchObject({
      status: "Inquiry Received",
      expiresAt: null,
      reasons: ["linesOpen"],
      openLines: [2],
    });
    const data = await view(ann, made.quoteId);
    expect([data.totalMicro, data.reasons, data.partList[2]?.state]).toEqual([null, ["linesOpen"], "No Supply"]);
    expect((await api.call(addQuoteToCart, { quoteId: made.quoteId }, ann)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is looked at by a person with all its lines where the customer asks", async () => {
    const ann = await api.signUp();
    const lines = [quoteLine({ mpn: "NOBODY-HAS-IT" }), quoteLine({ partId: resistor })];
    const made = await quoteFor(ann, { lines, ask: 1 });
    expect([made.status, made.reasons]).toEqual(["Inquiry Received", ["asked", "linesUnassociated"]]);
    expect((await view(ann, made.quoteId)).partList.map(({ isAssembled }) => isAssembled)).toEqual([true, true]);
  });

  it("is made once for a key", async () => {
    const ann = await api.signUp();
    expect(await quoteFor(ann, listed(), "k1")).toEqual(await quoteFor(ann, listed(), "k1"));
    expect(await api.db.select().from(bomLines)).toHaveLength(5);
    const other = await api.call(createBomQuote, { lines: list().slice(1) }, { ...ann, key: "k1" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("keeps ten thousand lines", async () => {
    const ann = await api.signUp();
    const lines = Array.from({ length: 10_000 }, (_, at) => quoteLine({ designators: [`R${at}`], partId: resistor }));
    const { quoteId, reasons } = await quoteFor(ann, { lines });
    const { partList } = await view(ann, quoteId);
    // 50,010 resistors of 5,000.
    expect([reasons, partList.length, partList.at(-1)?.designator]).toEqual([["linesOpen"], 10_000, "R9999"]);
  });

  it("is nobody else's, with its lines", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const { quoteId } = await quoteFor(ann, listed());
    expect((await api.call(viewBomQuote, { quoteId }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(createBomQuote, listed())).status).toBe(403);
    const projectId = await shop.addProject(bob);
    expect((await api.call(createBomQuote, { ...listed(), projectId }, ann)).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(bomQuotes)).toHaveLength(1);
  });

  it("without play money leaves invented prices to a person", async () => {
    const real = await createTestApi({ deps: { paymentProviders: {} } });
    const part = await addPart(api.db, "RC0603FR-0710KL");
    const own = await addPart(api.db, "STM32F103C8T6", {}, "import");
    const ann = await real.signUp();
    const lines = [quoteLine({ partId: part }), quoteLine({ ...LQFP, partId: own })];
    const { data } = await real.call(createBomQuote, { lines }, ann);
    expect([data.status, data.reasons, data.openLines]).toEqual(["Inquiry Received", ["linesOpen"], [0]]);
    const { partList } = (await real.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(partList.map(({ state, isSample }) => [state, isSample])).toEqual([
      ["Price Missing", false],
      ["Normal", false],
    ]);
  });

  it("quoted again is priced by today's catalogue, line by line", async () => {
    const ann = await api.signUp();
    const lost = quoteLine({ designators: ["D1"], mpn: "NOBODY-HAS-IT" });
    const { quoteId } = await quoteFor(ann, { ...listed(), lines: [...list(), lost], unassociatedConfirmed: 1 });
    await api.db
      .update(parts)
      .set({ tiers: [[1, 3_000_000]], stock: 50 })
      .where(eq(parts.id, controller));
    const again = (await api.call(reQuote, { quoteId }, ann)).data;
    expect([again.status, again.reasons]).toEqual(["Quoted", []]);
    const data = await view(ann, again.quoteId);
    // Five controllers cost a dollar more each.
    expect([data.totalMicro, data.sourceQuoteId]).toEqual([TOTAL_MICRO + 5_000_000, quoteId]);
    expect(data.partList.map(({ designator, isAssembled }) => [designator, isAssembled])).toEqual([
      ["R1, R2", true],
      ["R3", true],
      ["U1", true],
      ["C1", true],
      ["J1", false],
      ["D1", false],
    ]);
    expect(data.partList[2]).toMatchObject({ unitPriceMicro: 3_000_000, stock: 50 });
    // The old one stands as it was offered.
    expect((await view(ann, quoteId)).totalMicro).toBe(TOTAL_MICRO);
  });
});

describe("a list that engineers read", () => {
  it("is an inquiry with its files, and no lines", async () => {
    const ann = await api.signUp();
    const [bomUrl, fileUrl] = [await addFile(ann), await addFile(ann, { name: "xy.csv" })];
    const coordinateFile = [{ fileName: "", fileUrl }];
    const input = { skipParse: 1 as const, bomUrl, bomFileName: "my list.xlsx", coordinateFile, lines: list() };
    const made = await quoteFor(ann, input);
    expect(made).toMatchObject({ status: "Inquiry Received", reasons: ["parsingSkipped"], openLines: [] });
    const data = await view(ann, made.quoteId);
    expect(data.files).toEqual([
      { kind: "bom", fileUrl: bomUrl, fileName: "my list.xlsx" },
      { kind: "coordinates", fileUrl, fileName: "xy.csv" },
    ]);
    expect([data.partList, data.totalMicro, data.specification.assembly?.coordinates]).toEqual([[], null, true]);
    expect(data.events.at(-1)).toMatchObject({ to: "Inquiry Received", actor: "customer" });
  });

  it("comes with its file", async () => {
    const ann = await api.signUp();
    const answer = await api.call(createBomQuote, { skipParse: 1 }, ann);
    expect([answer.code, (answer.data as unknown as { field: string }[])[0]?.field]).toEqual([
      "INVALID_INPUT",
      "bomUrl",
    ]);
  });

  it("takes files of one's own alone, and of their type", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const theirs = await addFile(bob);
    const own = await addFile(ann);
    const ask = async (bomUrl: string, fileUrl?: string) => {
      const coordinateFile = fileUrl === undefined ? [] : [{ fileName: "xy.csv", fileUrl }];
      return (await api.call(createBomQuote, { skipParse: 1, bomUrl, coordinateFile }, ann)).code;
    };
    const visitors = await addFile({ visitorHash: "somebody" });
    expect(await Promise.all([ask(theirs), ask("never-was"), ask(visitors), ask(own, theirs)])).toEqual(
      Array.from({ length: 4 }, () => "NOT_FOUND"),
    );
    expect(await ask(await addFile(ann, { fileType: 8 }))).toBe("WRONG_FILE_FORMAT");
    expect(await ask(await addFile(ann, { size: 5 * 1024 * 1024 + 1 }))).toBe("FILE_TOO_LARGE");
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });
});

describe("boards by a parts list in the cart", () => {
  async function inCart(person: Person, input: CreateInput = {}) {
    const { quoteId } = await quoteFor(person, { lines: list(), assembly: COORDINATES, ...input });
    const { data } = await api.call(addQuoteToCart, { quoteId }, person);
    return { quoteId, cartItemId: data.cartItemId };
  }

  it("cost what was quoted, and are ordered with their parts", async () => {
    const ann = await api.signUp();
    const { cartItemId } = await inCart(ann);
    const [row] = (await api.call(listCart, {}, ann)).data.rows;
    expect([row?.totalMicro, row?.specification]).toEqual([
      TOTAL_MICRO,
      expect.objectContaining({ sampleMpn: "RC0603FR-0710KL" }),
    ]);
    const id = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id }, ann)).data;
    expect([order.amountPayableMicro, order.productType]).toEqual([TOTAL_MICRO, "BomQuote"]);
    expect(
      order.partList.map(({ tagNo, sn, quantity, dnp, unitPrice, totalCost }) => [
        tagNo,
        sn,
        quantity,
        dnp,
        unitPrice,
        totalCost,
      ]),
    ).toEqual([
      ["R1, R2", "RC0603FR-0710KL", 10, 2, 10_000, 100_000],
      ["R3", "RC0603FR-0710KL", 5, 2, 10_000, 50_000],
      ["U1", "STM32F103C8T6", 5, 2, 2_000_000, 10_000_000],
      ["C1", "C0603C104K5RACTU", 5, 2, null, null],
      ["J1", "PH-1X04", 5, 1, null, null],
    ]);
  });

  it("bring their list into the order, for its customer and for the desk", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const [bomUrl, fileUrl] = [await addFile(ann), await addFile(ann, { name: "xy.csv", size: 7 })];
    const { cartItemId } = await inCart(ann, { bomUrl, coordinateFile: [{ fileName: "", fileUrl }] });
    const { cartItemId: theirs } = await inCart(bob);
    const id = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const other = await shop.mustOrder(bob, { cartItemIds: [theirs] });
    expect((await api.call(viewOrder, { id }, ann)).data.documents).toEqual([
      { kind: "bom", fileUrl: bomUrl, fileName: "bom.xlsx", size: 12, lines: [0] },
      { kind: "coordinates", fileUrl, fileName: "xy.csv", size: 7, lines: [0] },
    ]);
    expect((await api.call(viewOrder, { id: other }, bob)).data.documents).toEqual([]);
  });

  it("keep their list when the account is closed, and are part of what its person takes along", async () => {
    const ann = await api.signUp();
    const { key: storageKey } = await api.deps.store.put(Readable.from("x"), { maxBytes: 1 });
    const [bomUrl, other] = [await addFile(ann), await addFile(ann, { storageKey })];
    const { cartItemId } = await inCart(ann, { bomUrl });
    const id = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const taken = (await (await api.fetchFile(exportAccount, {}, ann)).json()) as {
      quoteLines: { designator: string }[];
    };
    expect(taken.quoteLines.map(({ designator }) => designator).toSorted()).toEqual(["C1", "J1", "R1, R2", "R3", "U1"]);
    await api.call(cancelOrder, { id }, ann);
    expect((await api.call(closeAccount, { password: "correct horse battery" }, ann)).code).toBeUndefined();
    const kept = (await api.db.select().from(files)).map((file) => file.id);
    expect([kept.includes(bomUrl), kept.includes(other)]).toEqual([true, false]);
  });

  it("are refused, at the checkout as at the order, when a part has been sold meanwhile", async () => {
    const ann = await api.signUp();
    const { cartItemId, quoteId } = await inCart(ann);
    const receiverId = await shop.addressOf(ann);
    await api.db.update(parts).set({ stock: 4 }).where(eq(parts.id, controller));
    const checkout = await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann);
    const order = await shop.order(ann, { cartItemIds: [cartItemId], receiverId });
    const lack = ["OUT_OF_STOCK", { mpn: "STM32F103C8T6", stock: 4 }];
    expect([checkout.code, checkout.data]).toEqual(lack);
    expect([order.code, order.data]).toEqual(lack);
    expect(await api.db.select().from(orders)).toEqual([]);
    expect((await view(ann, quoteId)).status).toBe("Quoted");
  });

  it("share the stock with each other", async () => {
    const ann = await api.signUp();
    await api.db.update(parts).set({ stock: 8 }).where(eq(parts.id, controller));
    const [one, two] = [await inCart(ann), await inCart(ann)];
    const together = await api.call(openCheckout, { cartItemIds: [one.cartItemId, two.cartItemId] }, ann);
    expect(together.code).toBe("OUT_OF_STOCK");
    expect((await api.call(openCheckout, { cartItemIds: [one.cartItemId] }, ann)).type).toBe("success");
  });

  it("keep their price when the catalogue's changes, until the offer lapses", async () => {
    const ann = await api.signUp();
    const { cartItemId } = await inCart(ann);
    await api.db.update(parts).set({ tiers: [[1, 9_000_000]] });
    const { data } = await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann);
    expect(data.amountPayableMicro).toBe(TOTAL_MICRO);
  });

  it("with invented parts are bought by play money alone, where real money is taken too", async () => {
    const { sandbox } = api.deps.paymentProviders;
    if (!sandbox) throw new Error("there is no sandbox");
    const real = { ...sandbox, methods: ["card" as const] };
    const both = await createTestApi({ deps: { paymentProviders: { sandbox, real } } });
    const partId = await addPart(both.db, "RC0603FR-0710KL");
    const ann = await both.signUp();
    const { data } = await both.call(createBomQuote, { lines: [quoteLine({ partId })] }, ann);
    const { cartItemId } = (await both.call(addQuoteToCart, { quoteId: data.quoteId }, ann)).data;
    const order = (paymentMethod: "card" | "sandbox") =>
      openShop(both).order(ann, { cartItemIds: [cartItemId], paymentMethod });
    expect((await order("card")).code).toBe("SAMPLE_PART");
    const { orderId } = (await order("sandbox")).data;
    await both.db.update(accounts).set({ contactConfirmedAt: START });
    expect((await both.call(payOrder, { orderId, paymentMethod: "card" }, ann)).code).toBe("SAMPLE_PART");
  });
});
