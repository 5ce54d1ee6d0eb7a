// Boards quoted together in the admin: left to engineers, counted, and offered with a price each.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import { listCart } from "@/lib/contracts/cart";
import { countAdminQuote, offerAdminQuote, takeAdminQuote, viewAdminQuote } from "@/lib/contracts/ops-quote";
import { viewOrder } from "@/lib/contracts/order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { ann, api, admin, eve, shop, setUpAdmin } from "../support/admin-test";
import { refusedFields } from "../support/api";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import type { Person } from "../support/shop";
import { addUpload } from "../support/uploads";

let resistor: string;
setUpAdmin({
  async prepare() {
    resistor = await addPart(api.db, "RC0603FR-0710KL");
  },
});

const addFile = (person: Person, name: string) => addUpload(api.db, person, { name });

const MAIN = { boardName: "Main", board: { quantity: 5 } };
const SENSOR = { boardName: "Sensor", board: { quantity: 10, widthMm: 80, heightMm: 60 } };

async function create(input: object, person = ann) {
  const answer = await api.callRaw(createBomQuote, input, person);
  if (answer.type !== "success") throw new Error(`not quoted: ${answer.code} ${JSON.stringify(answer.data)}`);
  api.advance(1000);
  return answer.data;
}

/** Two boards with unread lists. */
async function leave(person = ann) {
  const [main, sensor, xy] = [
    await addFile(person, "main.pdf"),
    await addFile(person, "sensor.xls"),
    await addFile(person, "sensor-xy.csv"),
  ];
  const projectId = await shop.addProject(person);
  const coordinateFile = [{ fileName: "sensor-xy.csv", fileUrl: xy }];
  const others = [{ ...SENSOR, bomUrl: sensor, projectId, coordinateFile }];
  return create({ ...MAIN, bomUrl: main, others, skipParse: 1, projectName: "Station" }, person);
}

/** Both with an available resistor and the same unavailable part. */
const unknown = () => quoteLine({ designators: ["U1"], mpn: "NOBODY-HAS-IT", footprint: "SOIC-8" });
const lines = () => [quoteLine({ designators: ["R1"], partId: resistor }), unknown()];
const ask = () => create({ ...MAIN, lines: lines(), others: [{ ...SENSOR, lines: lines() }], ask: 1 });

const view = async (quoteId: string, person = ann) => (await api.call(viewBomQuote, { quoteId }, person)).data;
const asAdmin = async (id: string) => (await api.call(viewAdminQuote, { id }, eve)).data;
const take = (id: string) => api.call(takeAdminQuote, { id, from: "Inquiry Received" }, eve);
const count = (id: string, change: object, person: object = eve) =>
  api.callRaw(
    countAdminQuote,
    { id, from: "Inquiry Received", board: 0, bomLines: 4, smtJoints: 40, thtJoints: 2, ...change },
    { ...person, key: newId() },
  );
const offer = (id: string, input: object, person: object = eve) =>
  api.callRaw(offerAdminQuote, { id, from: "Quoting", ...input }, { ...person, key: newId() });

const FEE = (amountMicro: number) => [{ key: "boardFee", amountMicro }];
const sum = (micro: readonly number[]) => micro.reduce((all, each) => all + each, 0);

describe("boards whose lists are left to engineers", () => {
  it("wait for them with their names, numbers and files, and nothing is taken for counted", async () => {
    const made = await leave();
    expect(made).toMatchObject({ status: "Inquiry Received", reasons: ["parsingSkipped"], openLines: [] });
    const data = await view(made.quoteId);
    expect([data.boardCount, data.totalQuantity, data.isCounted, data.partList]).toEqual([2, 15, false, []]);
    expect(
      data.specification.boards?.map(({ boardName, pieces, assembly }) => [boardName, pieces, assembly.coordinates]),
    ).toEqual([
      ["Main", 5, true],
      ["Sensor", 10, true],
    ]);
    expect(data.files.map(({ kind, fileName, board }) => [board, kind, fileName])).toEqual([
      [0, "bom", "main.pdf"],
      [1, "board", "Amplifier"],
      [1, "bom", "sensor.xls"],
      [1, "coordinates", "sensor-xy.csv"],
    ]);
  });

  it("are proposed bare, each with its assembly once it was counted", async () => {
    const { quoteId } = await leave();
    const bare = await asAdmin(quoteId);
    expect(bare.boards.map(({ isCounted }) => isCounted)).toEqual([false, false]);
    expect(bare.proposal?.boards?.map(({ assemblyTotal }) => assemblyTotal.amountMicro)).toEqual([0, 0]);
    // 5 USD and 50 USD a square meter (decisions: Prices): 5 of 100 × 100 mm and 10 of 80 × 60 mm, whose
    // files have four layers: 25 USD and 95 USD a square meter.
    expect(bare.proposal?.boards?.map(({ pcbTotal }) => pcbTotal.amountMicro)).toEqual([7_500_000, 29_560_000]);

    expect((await count(quoteId, { board: 1 })).data).toEqual({ status: "Inquiry Received" });
    const half = await asAdmin(quoteId);
    expect([half.isCounted, ...half.boards.map(({ isCounted }) => isCounted)]).toEqual([false, false, true]);
    const [main, sensor] = half.proposal?.boards ?? [];
    expect(main).toEqual(bare.proposal?.boards?.[0]);
    expect(sensor?.assemblyTotal.amountMicro).toBeGreaterThan(0);
    expect(half.proposal?.total.amountMicro).toBe(sum([main, sensor].map((price) => price?.total.amountMicro ?? 0)));
    expect((await view(quoteId)).isCounted).toBe(false);

    await count(quoteId, { board: 0 });
    expect((await view(quoteId)).isCounted).toBe(true);
  });

  it("are offered, put into the cart and ordered, and asked for again with both", async () => {
    const { quoteId } = await leave();
    for (const board of [0, 1]) await count(quoteId, { board });
    await take(quoteId);
    const { proposal } = await asAdmin(quoteId);
    const billOf = (at: number) =>
      (proposal?.boards?.[at]?.lines ?? [])
        .filter(({ amountMicro }) => amountMicro > 0)
        .map(({ key, amountMicro }) => ({ key, amountMicro }));
    const offered = await offer(quoteId, { lines: billOf(0), others: [{ lines: billOf(1) }] });
    expect(offered.data).toMatchObject({ status: "Quoted", totalMicro: proposal?.total.amountMicro });
    const data = await view(quoteId);
    expect(data.price?.boards?.map(({ total }) => total)).toEqual(proposal?.boards?.map(({ total }) => total));

    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, ann)).data;
    const [item] = (await api.call(listCart, {}, ann)).data.rows;
    expect(item).toMatchObject({ totalMicro: data.totalMicro, specification: { boards: [{}, {}] } });
    const orderId = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect(order.lines[0]?.totalMicro).toBe(data.totalMicro);
    expect(order.documents.map(({ kind, fileName, board }) => [board, kind, fileName])).toEqual([
      [1, "board", "amplifier.zip"],
      [0, "bom", "main.pdf"],
      [1, "bom", "sensor.xls"],
      [1, "coordinates", "sensor-xy.csv"],
    ]);

    const again = (await api.call(reQuote, { quoteId }, ann)).data;
    expect(again).toMatchObject({ status: "Inquiry Received", reasons: ["parsingSkipped"] });
    const second = await view(again.quoteId);
    expect(second.specification.boards?.map(({ boardName, pieces }) => [boardName, pieces])).toEqual([
      ["Main", 5],
      ["Sensor", 10],
    ]);
    expect([second.isCounted, second.files]).toEqual([false, data.files]);
  });

  it.each<[string, (own: string) => object, string]>([
    ["without the file of the first", (own) => ({ others: [{ ...SENSOR, bomUrl: own }] }), "bomUrl"],
    ["without the file of a further one", (own) => ({ bomUrl: own, others: [SENSOR] }), "others.0.bomUrl"],
  ])("are refused %s", async (_what, input, field) => {
    const own = await addFile(ann, "main.csv");
    const answer = await api.callRaw(createBomQuote, { ...MAIN, skipParse: 1, ...input(own) }, ann);
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });

  it("are refused with a file of somebody else, without a token, and where one cannot be made, by its name", async () => {
    const bob = await admin.customer();
    const [own, theirs] = [await addFile(ann, "main.csv"), await addFile(bob, "theirs.csv")];
    const whole = (other: object) => ({ ...MAIN, skipParse: 1, bomUrl: own, others: [{ ...SENSOR, ...other }] });
    expect((await api.callRaw(createBomQuote, whole({ bomUrl: theirs }), ann)).code).toBe("NOT_FOUND");
    expect((await api.callRaw(createBomQuote, whole({ bomUrl: own }))).status).toBe(403);
    const huge = { bomUrl: own, board: { quantity: 5, widthMm: 480, heightMm: 480 } };
    const refused = await api.callRaw(createBomQuote, whole(huge), ann);
    expect(refused).toMatchObject({
      code: "UNSUPPORTED_COMBINATION",
      data: { violations: [{ rule: "assemblySize", board: 1, boardName: "Sensor" }] },
    });
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });
});

describe("an offer for several boards", () => {
  it("has a bill of each, whose sum it is, and prices of parts count by the pieces of each board", async () => {
    const { quoteId } = await ask();
    await take(quoteId);
    const { parts, proposal } = await asAdmin(quoteId);
    const open = parts.filter(({ isOpen }) => isOpen);
    expect(open.map(({ board, mpn }) => [board, mpn])).toEqual([
      [0, "NOBODY-HAS-IT"],
      [1, "NOBODY-HAS-IT"],
    ]);
    expect(proposal?.boards).toHaveLength(2);
    const setup = proposal?.boards?.[1]?.lines.find(({ key }) => key === "setup");
    const input = {
      lines: [...FEE(20_000_000), { key: "assembly", amountMicro: 4_004_000 }],
      others: [{ lines: [...FEE(30_000_000), { key: "setup", amountMicro: setup?.amountMicro ?? 0 }] }],
      parts: open.map(({ position }) => ({ position, unitPriceMicro: 250_000 })),
    };
    const answer = await offer(quoteId, input);
    // 20.00 + 4.004, in cents 24.00, and 30.00 with what the engine asks for setting up.
    const totalMicro = 24_000_000 + 30_000_000 + (setup?.amountMicro ?? 0);
    expect(answer.data).toMatchObject({ status: "Quoted", totalMicro });
    const { price, partList } = await view(quoteId);
    expect(price?.boards?.map(({ total, unitPriceMicro }) => [total.amountMicro, unitPriceMicro])).toEqual([
      [24_000_000, 4_800_000],
      [totalMicro - 24_000_000, (totalMicro - 24_000_000) / 10],
    ]);
    // A line as priced automatically keeps its rule; a line that two boards share says so.
    expect(price?.boards?.[1]?.lines.find(({ key }) => key === "setup")).toEqual(setup);
    expect(price?.lines.find(({ key }) => key === "boardFee")).toEqual({
      ...{ key: "boardFee", amountMicro: 50_000_000 },
      rule: { key: "ofBoards", args: { count: 2 } },
    });
    const found = partList.filter(({ mpn }) => mpn === "NOBODY-HAS-IT");
    expect(found.map(({ board, amountMicro }) => [board, amountMicro])).toEqual([
      [0, 1_250_000],
      [1, 2_500_000],
    ]);
  });

  it.each<[string, object, string]>([
    ["no bill of the second", { lines: FEE(1_000_000) }, "others"],
    ["a bill of a third", { lines: FEE(1_000_000), others: [{ lines: FEE(1) }, { lines: FEE(1) }] }, "others"],
    ["a board at nothing", { lines: FEE(1_000_000), others: [{ lines: FEE(0) }] }, "others.0.lines"],
    [
      "a line of the second that is on no bill",
      { lines: FEE(1_000_000), others: [{ lines: [{ key: "wage", amountMicro: 1 }] }] },
      "others.0.lines",
    ],
    ["an empty bill", { lines: FEE(1_000_000), others: [{ lines: [] }] }, "others.0.lines"],
  ])("is refused with %s", async (_what, input, field) => {
    const { quoteId } = await ask();
    await take(quoteId);
    const answer = await offer(quoteId, input);
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
    expect((await view(quoteId)).status).toBe("Quoting");
  });

  it("is made by staff alone, of a quote that there is, and touches no neighbour", async () => {
    const [{ quoteId }, neighbour] = [await ask(), await ask()];
    await take(quoteId);
    const bills = { lines: FEE(1_000_000), others: [{ lines: FEE(2_000_000) }] };
    expect((await offer(quoteId, bills, {})).status).toBe(404);
    expect((await offer(quoteId, bills, ann)).status).toBe(404);
    expect((await offer("missing", bills)).code).toBe("NOT_FOUND");
    expect((await count(quoteId, { board: 2, from: "Quoting" })).code).toBe("INVALID_INPUT");
    const before = await api.db.select().from(bomQuotes).where(eq(bomQuotes.id, neighbour.quoteId));
    expect((await offer(quoteId, bills)).data).toMatchObject({ totalMicro: 3_000_000 });
    expect(await api.db.select().from(bomQuotes).where(eq(bomQuotes.id, neighbour.quoteId))).toEqual(before);
  });
});

describe("what stands against one of several boards", () => {
  it("is said of it by its name", async () => {
    const tiny = [quoteLine({ mpn: "X", footprint: "01005", supply: "customer" })];
    const other = (boardName: string) => ({ ...SENSOR, boardName, lines: tiny });
    const input = { ...MAIN, lines: lines(), others: [other("Sensor"), other("")] };
    const { violations } = (await api.callRaw(priceBomQuote, input)).data;
    expect(violations.map(({ rule, board, boardName }) => [rule, board, boardName])).toEqual([
      ["assemblyPartSize", 1, "Sensor"],
      ["assemblyPartSize", 2, ""],
    ]);
  });
});
