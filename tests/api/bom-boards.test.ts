// Several boards in one quote: their shared parts bought together, each with its own price, kept as far as the order.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, listBomQuotes, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { priceBomQuote, type QuoteLineInput } from "@/lib/contracts/bom-lines";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { viewOrder } from "@/lib/contracts/order";
import { parts } from "@/lib/server/db/tables/part";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { refusedFields } from "../support/api";
import { controller, resistor, startWithCatalogue } from "../support/bom-list-test";
import { quoteLine } from "../support/quote-line";
import type { Person } from "../support/shop";
import { api, shop } from "../support/shop-test";
import { PLACEMENTS, addStoredUpload, addUpload } from "../support/uploads";

type PriceInput = InputOf<typeof priceBomQuote>;

let ann: Person;
startWithCatalogue();
beforeEach(async () => {
  ann = await api.signUp();
});

const assembly = { coordinates: true };
const mainLines = (): QuoteLineInput[] => [
  quoteLine({ designators: ["R1"], partId: resistor }),
  quoteLine({ designators: ["U1"], mpn: "STM32F103C8T6", footprint: "LQFP-48", partId: controller }),
];
/** Five boards with one resistor each. */
const mainBoard = () => ({ boardName: "Main", board: { quantity: 5 }, assembly, lines: mainLines() });
/** Ten boards with two of the same. */
const sensor = () => ({
  boardName: "Sensor",
  board: { quantity: 10, widthMm: 80, heightMm: 60 },
  assembly,
  lines: [quoteLine({ designators: ["R1", "R2"], quantity: 2, partId: resistor })],
});
const both = (): PriceInput => ({ ...mainBoard(), others: [sensor()] });

const price = async (input: PriceInput) => (await api.call(priceBomQuote, input)).data;
const view = async (person: Person, quoteId: string) => (await api.call(viewBomQuote, { quoteId }, person)).data;
async function quoteBoth(input: Partial<InputOf<typeof createBomQuote>> = {}): Promise<string> {
  const answer = await api.callRaw(createBomQuote, { ...both(), ...input }, ann);
  if (answer.type !== "success") throw new Error(`not quoted: ${answer.code} ${JSON.stringify(answer.data)}`);
  expect(answer.data).toMatchObject({ status: "Quoted", reasons: [] });
  return answer.data.quoteId;
}
const addFile = (person: Person, name: string) => addUpload(api.db, person, { name });

describe("a price of two boards", () => {
  it("buys what they share once, and says what each costs", async () => {
    const data = await price(both());
    // 5 + 20 on boards and 10 lost, by ten: 40 at a cent. 15 are left over, split 5 to 20: 0.03 and 0.12.
    const [main, other] = data.boards;
    expect(data.boards.map(({ componentsTotal }) => componentsTotal.amountMicro)).toEqual([10_080_000, 320_000]);
    expect(data.componentsTotal.amountMicro).toBe(10_400_000);
    expect(data.partList.map(({ board, boughtQuantity, amountMicro }) => [board, boughtQuantity, amountMicro])).toEqual(
      [
        [0, 40, 80_000],
        [0, 5, 10_000_000],
        [1, 0, 320_000],
      ],
    );
    expect(data.boards.map((each) => [each.boardName, each.pieces, each.lineCount])).toEqual([
      ["Main", 5, 2],
      ["Sensor", 10, 1],
    ]);
    expect(data.total.amountMicro).toBe((main?.total.amountMicro ?? 0) + (other?.total.amountMicro ?? 0));
    expect([data.pieces, data.reviews, data.violations, data.leadTimes]).toEqual([15, [], [], []]);
  });

  it("is that of each alone, but for what is saved on shared parts", async () => {
    const [all, one, two] = [await price(both()), await price(mainBoard()), await price(sensor())];
    for (const section of ["pcbTotal", "assemblyTotal", "stencilTotal"] as const) {
      expect(all[section].amountMicro).toBe(one[section].amountMicro + two[section].amountMicro);
    }
    // Alone 20 and 30 resistors: ten more.
    const apart = one.total.amountMicro + two.total.amountMicro;
    expect(apart - all.total.amountMicro).toBe(100_000);
    expect([one.boards, two.boards]).toEqual([[], []]);
    const sum = all.lines.reduce((micro, { amountMicro }) => micro + amountMicro, 0);
    expect(Math.abs(sum - all.total.amountMicro)).toBeLessThan(40_000);
    expect(all.lines.find(({ key }) => key === "boardFee")?.rule).toEqual({ key: "ofBoards", args: { count: 2 } });
    expect(all.leadTimeDays).toBe(Math.max(one.leadTimeDays, two.leadTimeDays));
    expect(all.shippingEstimate.amountMicro).toBeLessThanOrEqual(
      one.shippingEstimate.amountMicro + two.shippingEstimate.amountMicro,
    );
  });

  it("holds the stock against both, and names open lines where they stand", async () => {
    await api.db.update(parts).set({ stock: 30 }).where(eq(parts.id, resistor));
    const data = await price(both());
    expect([data.reviews, data.openLines]).toEqual([["linesOpen"], [0, 2]]);
    expect((await price(sensor())).reviews).toEqual([]);
  });

  it("says which of them cannot be made, and prices none then", async () => {
    const tiny = quoteLine({ mpn: "X", footprint: "01005", supply: "customer" });
    const data = await price({ ...mainBoard(), others: [{ ...sensor(), lines: [tiny] }] });
    expect(data.violations.map(({ rule, board }) => [rule, board])).toEqual([["assemblyPartSize", 1]]);
    expect([data.total.amountMicro, data.shippingEstimate.amountMicro, data.boards]).toEqual([0, 0, []]);
  });

  it.each<[string, () => object, string]>([
    ["a further board without lines", () => ({ others: [{ ...sensor(), lines: undefined }] }), "others.0.lines"],
    ["a further board with a list of nothing", () => ({ others: [{ ...sensor(), lines: [] }] }), "others.0.lines"],
    ["ten further boards", () => ({ others: Array.from({ length: 10 }, sensor) }), "others"],
    ["a first board without lines", () => ({ lines: undefined }), "lines"],
    ["a name of 201 signs", () => ({ others: [{ ...sensor(), boardName: "x".repeat(201) }] }), "others.0.boardName"],
    [
      "more lines together than one list may have",
      () => ({ others: [{ ...sensor(), lines: Array.from({ length: 9_999 }, () => quoteLine()) }] }),
      "others",
    ],
  ])("refuses %s", async (_what, change, field) => {
    const answer = await api.call(priceBomQuote, { ...both(), ...change() });
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
  });
});

describe("a quote of two boards", () => {
  it("needs a token", async () => {
    const answer = await api.callRaw(createBomQuote, both());
    expect(answer.status).toBe(403);
  });

  it("is offered at the price that was shown, with each board, its lines and its price", async () => {
    const shown = await price(both());
    const quoteId = await quoteBoth({ projectName: "Station" });
    const data = await view(ann, quoteId);
    expect([data.totalMicro, data.totalQuantity, data.boardCount]).toEqual([shown.total.amountMicro, 15, 2]);
    expect(
      data.specification.boards?.map(({ boardName, pieces, board }) => [boardName, pieces, board.widthMm]),
    ).toEqual([
      ["Main", 5, 100],
      ["Sensor", 10, 80],
    ]);
    expect(data.price?.boards?.map(({ total }) => total)).toEqual(shown.boards.map(({ total }) => total));
    expect(data.partList.map(({ board, designator, boughtQuantity }) => [board, designator, boughtQuantity])).toEqual([
      [0, "R1", 40],
      [0, "U1", 5],
      [1, "R1, R2", 0],
    ]);
    const { rows } = (await api.call(listBomQuotes, {}, ann)).data;
    expect(rows.map(({ boardCount, totalQuantity }) => [boardCount, totalQuantity])).toEqual([[2, 15]]);
  });

  it("goes whole into the cart, the checkout and the order, whose parts count each board as often as it is made", async () => {
    const quoteId = await quoteBoth();
    const { totalMicro } = await view(ann, quoteId);
    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, ann)).data;
    const [item] = (await api.call(listCart, {}, ann)).data.rows;
    expect(item).toMatchObject({
      ...{ itemType: "BomQuote", totalMicro },
      specification: { quantity: 15, boards: [{ boardName: "Main" }, { boardName: "Sensor" }] },
    });
    const checkout = (await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann)).data;
    expect(checkout.amountPayableMicro).toBe(totalMicro);
    const orderId = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect(order.lines[0]?.specification).toMatchObject({ boards: [{ pieces: 5 }, { pieces: 10 }] });
    expect(order.lines[0]?.totalMicro).toBe(totalMicro);
    expect(order.partList.map(({ tagNo, quantity }) => [tagNo, quantity])).toEqual([
      ["R1", 5],
      ["U1", 5],
      ["R1, R2", 20],
    ]);
  });

  it("is made anew with all of its boards", async () => {
    const quoteId = await quoteBoth();
    const again = (await api.call(reQuote, { quoteId }, ann)).data;
    expect(again).toMatchObject({ status: "Quoted", reasons: [] });
    const [first, second] = [await view(ann, quoteId), await view(ann, again.quoteId)];
    expect([second.totalMicro, second.specification, second.price?.boards]).toEqual([
      first.totalMicro,
      first.specification,
      first.price?.boards,
    ]);
  });

  it("asks about lines without a part on any of them", async () => {
    const lines = [...sensor().lines, quoteLine({ designators: ["D1"], mpn: "NOBODY-HAS-IT" })];
    const input = { ...both(), others: [{ ...sensor(), lines }] };
    const answer = await api.callRaw(createBomQuote, input, ann);
    expect([answer.code, answer.data]).toEqual(["PARTS_UNASSOCIATED", { lines: [3] }]);
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
    expect((await api.callRaw(createBomQuote, { ...input, unassociatedConfirmed: 1 }, ann)).type).toBe("success");
  });

  it("keeps the files of each, and takes none of somebody else's", async () => {
    const bob = await api.signUp();
    const [own, coordinates, theirs] = [
      await addFile(ann, "main.csv"),
      await addStoredUpload(api, ann, { name: "sensor-xy.csv", content: PLACEMENTS }),
      await addFile(bob, "theirs.csv"),
    ];
    const project = await shop.addProject(ann);
    const foreign = await shop.addProject(bob);
    const other = (change: object) => ({ ...both(), bomUrl: own, others: [{ ...sensor(), ...change }] });
    for (const change of [{ bomUrl: theirs }, { projectId: foreign }]) {
      expect((await api.callRaw(createBomQuote, other(change), ann)).code).toBe("NOT_FOUND");
    }
    const coordinateFile = [{ fileName: "xy.csv", fileUrl: coordinates }];
    const made = await api.callRaw(createBomQuote, other({ projectId: project, coordinateFile }), ann);
    const { files: kept } = await view(ann, made.data.quoteId);
    expect(kept.map(({ kind, fileName, board }) => [kind, fileName, board])).toEqual([
      ["bom", "main.csv", 0],
      ["board", expect.any(String), 1],
      ["coordinates", "xy.csv", 1],
    ]);
  });

  it("is nobody else's, and touches no neighbour", async () => {
    const single = await api.callRaw(createBomQuote, mainBoard(), ann);
    const quoteId = await quoteBoth();
    const bob = await api.signUp();
    expect((await api.call(viewBomQuote, { quoteId }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(addQuoteToCart, { quoteId }, bob)).code).toBe("NOT_FOUND");
    const lines = await api.db.select().from(bomLines).where(eq(bomLines.quoteId, single.data.quoteId));
    expect(lines.map(({ board, boughtQuantity }) => [board, boughtQuantity]).sort()).toEqual([
      [0, 20],
      [0, 5],
    ]);
    const alone = await view(ann, single.data.quoteId);
    expect([alone.boardCount, alone.specification.boards, alone.price?.boards]).toEqual([1, undefined, undefined]);
  });
});
