// Quotes of assembled boards: requested, offered at once or left to staff, and listed.

import { describe, expect, it } from "vitest";
import {
  addQuoteToCart,
  createBomQuote,
  deleteBomQuote,
  listBomQuotes,
  reQuote,
  viewBomQuote,
} from "@/lib/contracts/bom";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { refusalOf, refusedFields, createTestApi, DAY_MS, START } from "../support/api";
import { listMails } from "../support/mails";
import { quoteFor, statusOf, toCart, USUAL_MICRO } from "../support/quote-test";
import type { Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";
import { standIn } from "../support/stand-in";

setUpApiTest();

describe("each call on quotes", () => {
  const calls = [
    ["create", (who: Partial<Person>) => api.call(createBomQuote, {}, who)],
    ["list", (who: Partial<Person>) => api.call(listBomQuotes, {}, who)],
    ["view", (who: Partial<Person>, quoteId: string) => api.call(viewBomQuote, { quoteId }, who)],
    ["add to cart", (who: Partial<Person>, quoteId: string) => api.call(addQuoteToCart, { quoteId }, who)],
    ["re-quote", (who: Partial<Person>, quoteId: string) => api.call(reQuote, { quoteId }, who)],
    ["delete", (who: Partial<Person>, quoteId: string) => api.call(deleteBomQuote, { quoteId }, who)],
  ] as const;

  it.each(calls)("%s asks for a token", async (_name, run) => {
    expect((await run({}, "quo_1")).status).toBe(403);
  });

  it.each(calls.slice(2))(
    "%s answers another's quote as one that does not exist, and leaves it alone",
    async (_name, run) => {
      const [ann, bob] = [await api.signUp(), await api.signUp()];
      const { quoteId } = await quoteFor(ann);
      expect([(await run(bob, quoteId)).code, (await run(bob, "never-was")).code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
      expect(await statusOf(ann, quoteId)).toBe("Quoted");
      expect((await api.call(listBomQuotes, {}, bob)).data).toEqual({ rows: [], total: 0, count: {} });
    },
  );

  it.each(calls.slice(2))("%s says which field is wrong", async (_name, run) => {
    const ann = await api.signUp();
    const answer = await run(ann, "x".repeat(65));
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", "quoteId"]);
  });

  it("stays within its market area", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    const ann = await china.signUp();
    const { data } = await china.call(createBomQuote, {}, ann);
    const here = await createTestApi();
    expect((await here.call(viewBomQuote, { quoteId: data.quoteId }, ann)).type).toBe("error");
  });
});

describe("a quote whose parts the customer sends", () => {
  it("is offered at once at the engine's price, for thirty days", async () => {
    const ann = await api.signUp();
    const made = await quoteFor(ann, { projectName: "Amplifier", remark: "lead-free please" });
    expect(made).toEqual({
      quoteId: expect.any(String),
      quoteNumber: expect.stringMatching(/^BQ\d{6}-[2-9A-HJ-NP-Z]{6}$/),
      status: "Quoted",
      expiresAt: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
      reasons: [],
      openLines: [],
    });
    const { openLines: _openLines, ...shown } = made;
    const { data } = await api.call(viewBomQuote, { quoteId: made.quoteId }, ann);
    expect(data).toMatchObject({
      ...shown,
      projectName: "Amplifier",
      remark: "lead-free please",
      totalQuantity: 5,
      currency: "USD",
      totalMicro: USUAL_MICRO,
      orderNumber: null,
      sourceQuoteId: null,
      canAddToCart: true,
      canReQuote: true,
      partList: [],
      specification: { board: { quantity: 5 }, assembly: { smtJoints: 100, supply: "customer" } },
      price: { total: { amountMicro: USUAL_MICRO }, pcbTotal: { amountMicro: 7_500_000 } },
    });
    expect(data.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "Initial", "customer"],
      ["Initial", "Quoted", "system"],
    ]);
  });

  it("names its project, which is one's own", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const projectId = await shop.addProject(ann);
    const { quoteId } = await quoteFor(ann, { projectId });
    expect((await api.call(viewBomQuote, { quoteId }, ann)).data.projectName).toBe("Amplifier");
    expect((await api.call(createBomQuote, { projectId }, bob)).code).toBe("NOT_FOUND");
  });

  it("is made once for a key, and another wish under the key is refused", async () => {
    const ann = await api.signUp();
    const [one, again] = [await quoteFor(ann, {}, "k1"), await quoteFor(ann, {}, "k1")];
    expect(again).toEqual(one);
    expect(await api.db.select().from(bomQuotes)).toHaveLength(1);
    const other = await api.call(createBomQuote, { remark: "other" }, { ...ann, key: "k1" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("that cannot be made is refused with the reasons, and leaves nothing", async () => {
    const ann = await api.signUp();
    const answer = await api.call(createBomQuote, { assembly: { smallestPart: "01005" } }, ann);
    expect(answer.code).toBe("UNSUPPORTED_COMBINATION");
    expect(refusalOf<{ violations: { rule: string }[] }>(answer).violations[0]?.rule).toBe("assemblyPartSize");
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });

  it("takes no price from outside", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann, standIn({ price: { total: 1 }, totalMicro: 1, status: "Final" }));
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect([data.totalMicro, data.status]).toEqual([USUAL_MICRO, "Quoted"]);
  });
});

describe("a quote that needs a person", () => {
  it.each([
    ["parts are to be bought", { assembly: { supply: "turnkey" as const } }, "system", ["partsUnpriced"]],
    ["the customer asks", { ask: 1 as const }, "customer", ["asked"]],
  ])("waits for one where %s, and cannot be ordered", async (_why, input, actor, reasons) => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber, status, expiresAt, reasons: said } = await quoteFor(ann, input);
    expect([status, expiresAt, said]).toEqual(["Inquiry Received", null, reasons]);
    expect((await listMails(api.db))[0]?.subject).toBe(`We have received your request ${quoteNumber}`);
    expect((await toCart(ann, quoteId)).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(reQuote, { quoteId }, ann)).code).toBe("MOVE_NOT_ALLOWED");
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect([data.totalMicro, data.price, data.canAddToCart, data.canReQuote]).toEqual([null, null, false, false]);
    expect(data.events.at(-1)).toMatchObject({ from: "Initial", to: "Inquiry Received", actor });
  });

  it("shows the parts of its list, placed or not", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann, { assembly: { supply: "turnkey" } });
    const line = { quoteId, quantity: 2, mpn: "RC0402", manufacturer: "Yageo", footprint: "0402", value: "10k" };
    await api.db.insert(bomLines).values([
      { ...line, id: newId(), position: 0, designator: "R1,R2", side: "top", stock: 7, unitPriceMicro: 1500 },
      { ...line, id: newId(), position: 1, designator: "R9", isPlaced: false },
    ]);
    const { partList } = (await api.call(viewBomQuote, { quoteId }, ann)).data;
    expect(
      partList.map(({ designator, dnp, stock, unitPriceMicro }) => [designator, dnp, stock, unitPriceMicro]),
    ).toEqual([
      ["R1,R2", 2, 7, 1500],
      ["R9", 1, null, null],
    ]);
    expect(partList[0]).toMatchObject({
      mpn: "RC0402",
      manufacturer: "Yageo",
      value: "10k",
      side: "top",
      state: "Normal",
    });
  });
});

describe("the list of quotes", () => {
  it("has one's own, the newest first, by page and by status", async () => {
    const ann = await api.signUp();
    const first = await quoteFor(ann, { projectName: "one" });
    api.advance(1000);
    const second = await quoteFor(ann, { projectName: "two", ask: 1 });
    const { data } = await api.call(listBomQuotes, {}, ann);
    expect([data.total, data.rows.map(({ quoteNumber }) => quoteNumber)]).toEqual([
      2,
      [second.quoteNumber, first.quoteNumber],
    ]);
    const page = (await api.call(listBomQuotes, { pageNum: 2, pageSize: 1 }, ann)).data;
    expect([page.total, page.rows.map(({ projectName }) => projectName)]).toEqual([2, ["one"]]);
    const quoted = (await api.call(listBomQuotes, { status: "Quoted" }, ann)).data;
    expect([quoted.total, quoted.rows[0]?.quoteId]).toEqual([1, first.quoteId]);
    expect((await api.call(listBomQuotes, { pageSize: 101 }, ann)).code).toBe("INVALID_INPUT");
  });
});
