// Assembled boards whose files say something else than what is ordered are not priced by the engine, at any door.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createBomQuote, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import { listCart, openCheckout } from "@/lib/contracts/cart";
import { quotePcba } from "@/lib/contracts/pcba";
import { orders } from "@/lib/server/db/tables/order";
import { projects } from "@/lib/server/db/tables/project";
import { bomQuoteEvents, bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { START } from "../support/api";
import { COORDINATES, list, startWithCatalogue } from "../support/bom-list-test";
import { inCart, quoteFor, statusOf, toCart } from "../support/quote-test";
import { FOUR_LAYERS, FOUR_LAYERS_FACTS, type Person } from "../support/shop";
import { api, shop } from "../support/shop-test";

startWithCatalogue();

let ann: Person;
beforeEach(async () => {
  ann = await api.signUp();
});

const TWELVE_LAYERS = { ...FOUR_LAYERS_FACTS, layers: 12 };
/** Contradiction to FOUR_LAYERS if the files have twelve layers. */
const BEYOND = {
  code: "layersBeyond",
  option: "layers",
  args: { measured: 12, limit: 8 },
  message: "Your files have 12 copper layers. We make up to 8.",
};
const project = (facts: Record<string, unknown> = FOUR_LAYERS_FACTS, person = ann) =>
  shop.addProject(person, { facts });
const measure = (id: string, facts: Record<string, unknown>) =>
  api.db.update(projects).set({ facts }).where(eq(projects.id, id));
const codesIn = (data: unknown) =>
  (data as { contradictions: { code: string }[] }).contradictions.map(({ code }) => code);
const listed = (projectId?: string) => ({ board: FOUR_LAYERS, assembly: COORDINATES, lines: list(), projectId });
const kept = () => api.db.select({ reasons: bomQuotes.reasons, status: bomQuotes.status }).from(bomQuotes);
const setReasons = (quoteId: string, reasons: string[]) =>
  api.db.update(bomQuotes).set({ reasons }).where(eq(bomQuotes.id, quoteId));
/** As a correction of an offer leaves it. */
const addStaffEvent = (quoteId: string) =>
  api.db
    .insert(bomQuoteEvents)
    .values({ id: newId(), quoteId, fromStatus: "Quoted", toStatus: "Quoted", actor: "staff", createdAt: START });

describe("the price of an assembled board with files", () => {
  it("is none where the files contradict the board", async () => {
    const { type, data } = await api.call(
      quotePcba,
      { board: FOUR_LAYERS, projectId: await project(TWELVE_LAYERS) },
      ann,
    );
    expect([type, data.lines, data.total.amountMicro, data.leadTimes]).toEqual(["success", [], 0, []]);
    expect([data.violations, data.contradictions]).toEqual([[], [BEYOND]]);
  });

  it("is the usual where the files bear out the board", async () => {
    const { data } = await api.call(quotePcba, { board: FOUR_LAYERS, projectId: await project() }, ann);
    const { data: usual } = await api.call(quotePcba, { board: FOUR_LAYERS });
    expect([data.contradictions, usual.contradictions]).toEqual([[], []]);
    expect(data.total.amountMicro).toBeGreaterThan(0);
    expect(data.lines).toEqual(usual.lines);
  });

  it("is refused for another's files, and without a token", async () => {
    const bob = await api.signUp();
    const projectId = await project();
    const input = { board: FOUR_LAYERS, projectId };
    const answers = [
      await api.call(quotePcba, input, bob),
      await api.call(quotePcba, input),
      await api.call(quotePcba, { ...input, projectId: "missing" }, ann),
    ];
    expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    const wrong = await api.callRaw(quotePcba, { ...input, projectId: 7 }, ann);
    expect(wrong.code).toBe("INVALID_INPUT");
  });
});

describe("the price of a parts list with a board's files", () => {
  it("is none where the files contradict the board, in the asker's language", async () => {
    const input = listed(await project({ ...FOUR_LAYERS_FACTS, widthMm: 200 }));
    const { data } = await api.call(priceBomQuote, input, { ...ann, headers: { "x-locale": "zh" } });
    expect([data.lines, data.total.amountMicro, data.shippingEstimate.amountMicro]).toEqual([[], 0, 0]);
    expect(data.contradictions).toEqual([
      {
        code: "sizeDiffers",
        option: "widthMm",
        args: { width: 200, height: 50, chosenWidth: 60, chosenHeight: 50 },
        message: expect.stringContaining("200 × 50 mm"),
        board: 0,
        boardName: "",
      },
    ]);
  });

  it("takes what the files tell where nothing else is said", async () => {
    const { data } = await api.call(priceBomQuote, { ...listed(await project()), board: {} }, ann);
    expect([data.specification.board.layers, data.contradictions]).toEqual([4, []]);
    expect(data.total.amountMicro).toBeGreaterThan(0);
  });

  it("is none without lines either", async () => {
    const { lines: _none, ...input } = listed(await project(TWELVE_LAYERS));
    const { data } = await api.call(priceBomQuote, { ...input, boardName: "Base" }, ann);
    expect([data.total.amountMicro, data.contradictions]).toEqual([0, [{ ...BEYOND, board: 0, boardName: "Base" }]]);
  });

  it("of several boards names the one that is contradicted, and is none for all", async () => {
    const second = { ...listed(await project(TWELVE_LAYERS)), boardName: "Sensor" };
    const { data } = await api.call(priceBomQuote, { ...listed(await project()), others: [second] }, ann);
    expect([data.lines, data.total.amountMicro, data.boards]).toEqual([[], 0, []]);
    expect(data.contradictions).toEqual([{ ...BEYOND, board: 1, boardName: "Sensor" }]);
  });
});

describe("the quote of assembled boards with files", () => {
  it.each([
    ["by a parts list", () => list()],
    ["by numbers", () => undefined],
  ])("%s is an inquiry with the contradictions as its reasons", async (_name, lines) => {
    const facts = { ...TWELVE_LAYERS, widthMm: 200 };
    const input = { ...listed(await project(facts)), lines: lines() };
    const { data } = await api.callRaw(createBomQuote, input, ann);
    expect([data.status, data.expiresAt, data.reasons]).toEqual([
      "Inquiry Received",
      null,
      ["layersBeyond", "sizeDiffers"],
    ]);
    const { data: view } = await api.call(viewBomQuote, { quoteId: data.quoteId }, ann);
    expect([view.price, view.totalMicro, view.reasons]).toEqual([null, null, ["layersBeyond", "sizeDiffers"]]);
    expect((await toCart(ann, data.quoteId)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is offered where the files bear out the board", async () => {
    expect((await quoteFor(ann, listed(await project()))).status).toBe("Quoted");
    expect((await quoteFor(ann, listed())).status).toBe("Quoted");
  });

  it("is an inquiry where one of several boards is contradicted", async () => {
    const others = [listed(await project(TWELVE_LAYERS))];
    const made = await quoteFor(ann, { ...listed(await project()), others });
    expect([made.status, made.reasons]).toEqual(["Inquiry Received", ["layersBeyond"]]);
  });

  it("made anew holds the files against every board again", async () => {
    const [first, second] = [await project(), await project()];
    const { quoteId } = await quoteFor(ann, { ...listed(first), others: [listed(second)] });
    await measure(second, TWELVE_LAYERS);
    const { data } = await api.call(reQuote, { quoteId }, ann);
    expect([data.status, data.reasons]).toEqual(["Inquiry Received", ["layersBeyond"]]);
    await measure(second, FOUR_LAYERS_FACTS);
    expect((await api.call(reQuote, { quoteId }, ann)).data.status).toBe("Quoted");
    expect((await kept()).length).toBe(3);
  });
});

describe("an offer of the engine that its files have come to contradict", () => {
  it("is not taken into the cart", async () => {
    const projectId = await project();
    const [{ quoteId }, { quoteId: other }] = [await quoteFor(ann, listed(projectId)), await quoteFor(ann, listed())];
    const cartItemId = await inCart(ann, other);
    await measure(projectId, TWELVE_LAYERS);
    const answer = await toCart(ann, quoteId);
    expect([answer.code, codesIn(answer.data)]).toEqual(["NEEDS_MANUAL_REVIEW", ["layersBeyond"]]);
    expect(answer.message).toBe("Needs manual review: Your files have 12 copper layers. We make up to 8.");
    expect((await api.call(listCart, {}, ann)).data.rows.map((row) => row.cartItemId)).toEqual([cartItemId]);
  });

  it("is refused at the checkout and by the order, which take the others", async () => {
    const [first, second] = [await project(), await project()];
    const { quoteId } = await quoteFor(ann, { ...listed(first), others: [listed(second)] });
    const [cartItemId, fine] = [await inCart(ann, quoteId), await inCart(ann, (await quoteFor(ann, listed())).quoteId)];
    await measure(second, TWELVE_LAYERS);
    const checkout = await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann);
    const order = await shop.order(ann, { cartItemIds: [cartItemId] });
    for (const answer of [checkout, order]) {
      expect([answer.code, codesIn(answer.data)]).toEqual(["NEEDS_MANUAL_REVIEW", ["layersBeyond"]]);
    }
    expect([await api.db.select().from(orders), await statusOf(ann, quoteId)]).toEqual([[], "Quoted"]);
    expect((await shop.order(ann, { cartItemIds: [fine] })).type).toBe("success");
  });

  it.each([
    ["offered", (quoteId: string) => setReasons(quoteId, ["layersBeyond"])],
    ["corrected", addStaffEvent],
  ])("is ordered where a person %s the price: the files were seen", async (_how, bySomebody) => {
    const projectId = await project();
    const { quoteId } = await quoteFor(ann, listed(projectId));
    await bySomebody(quoteId);
    await measure(projectId, TWELVE_LAYERS);
    const cartItemId = await inCart(ann, quoteId);
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).type).toBe("success");
  });
});
