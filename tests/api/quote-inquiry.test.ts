// Boards priced by staff: requested, offered, ordered at the offered price by their quote alone.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addQuoteToCart,
  deleteBomQuote,
  inquireBoard,
  listBomQuotes,
  reQuote,
  viewBomQuote,
} from "@/lib/contracts/bom";
import { listCart, updateCartItem } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { viewOrder } from "@/lib/contracts/order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { PRICE } from "@/tests/support/board-item";
import { DAY_MS, START } from "../support/api";
import { LARGE } from "../support/inquiry";
import { listMails } from "../support/mails";
import type { Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";
import { standIn } from "../support/stand-in";

let published: DomainEvent[];
let ann: Person;
let ben: Person;
setUpApiTest();
beforeEach(async () => {
  [ann, ben] = [await api.signUp(), await api.signUp()];
  published = [];
  return api.deps.eventBus.subscribe((each) => published.push(each));
});

const as = ({ token }: Person) => ({ token });
const ask = (who: Partial<Person>, input: Partial<InputOf<typeof inquireBoard>> = {}, key?: string) =>
  api.callRaw(inquireBoard, { ...LARGE, remark: "For a display", ...input }, { token: who.token, key });
async function mustAsk(who = ann, input = {}) {
  const { data, type } = await ask(who, input);
  expect(type).toBe("success");
  return data.quoteId;
}
const view = async (quoteId: string, who = ann) => (await api.call(viewBomQuote, { quoteId }, as(who))).data;

/** As staff offer it: 30.00 USD, for thirty days. */
async function offer(quoteId: string) {
  const expiresAt = new Date(START.getTime() + 30 * DAY_MS);
  const offered = { price: { ...PRICE }, bookVersion: PRICE.bookVersion, totalMicro: PRICE.total.amountMicro };
  const change = { ...offered, status: "Quoted" as const, quotedAt: START, expiresAt };
  await api.db.update(bomQuotes).set(change).where(eq(bomQuotes.id, quoteId));
}

describe("an inquiry", () => {
  it("is kept with what refused it, mailed and told", async () => {
    const quoteId = await mustAsk();
    const quote = await view(quoteId);
    expect(quote).toMatchObject({ kind: "pcb", status: "Inquiry Received", remark: "For a display", totalMicro: null });
    expect([quote.specification.board.widthMm, quote.specification.assembly, quote.totalQuantity]).toEqual([
      900,
      null,
      10,
    ]);
    expect(quote.reasons.length).toBeGreaterThan(0);
    expect(quote.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "Initial", "customer"],
      ["Initial", "Inquiry Received", "customer"],
    ]);
    const sent = await listMails(api.db);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ann.email, `We have received your request ${quote.quoteNumber}`],
    ]);
    expect(sent[0]?.text).toContain(`/my-center/quotes/${quoteId}`);
    expect(published).toEqual([{ kind: "event", accountId: ann.accountId, event: 4, data: { quoteId } }]);
  });

  it("of a board that could be priced says that the customer asked", async () => {
    expect((await view(await mustAsk(ann, { widthMm: 60, heightMm: 50 }))).reasons).toEqual(["asked"]);
  });

  it("is made once by its key", async () => {
    const first = await ask(ann, {}, "k1");
    const second = await ask(ann, {}, "k1");
    expect(second.data).toEqual(first.data);
    expect((await api.call(listBomQuotes, {}, as(ann))).data.total).toBe(1);
  });

  it("needs a token, options that are on a list, and a project of one's own", async () => {
    expect((await ask({})).status).toBe(403);
    expect((await ask(ann, { layers: standIn(3) })).code).toBe("INVALID_INPUT");
    expect((await ask(ann, { remark: "x".repeat(501) })).code).toBe("INVALID_INPUT");
    const projectId = await shop.addProject(ben);
    expect((await ask(ann, { projectId })).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });

  it("is nobody else's to see, order by or delete", async () => {
    const quoteId = await mustAsk();
    await offer(quoteId);
    for (const endpoint of [viewBomQuote, addQuoteToCart, reQuote, deleteBomQuote]) {
      expect((await api.call(endpoint, { quoteId }, as(ben))).code).toBe("NOT_FOUND");
    }
    expect((await view(quoteId)).status).toBe("Quoted");
  });
});

describe("an offered board", () => {
  it("is ordered at the offered price, once, and by nothing else", async () => {
    const quoteId = await mustAsk();
    expect((await api.call(addQuoteToCart, { quoteId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    await offer(quoteId);
    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, as(ann))).data;
    expect((await api.call(addQuoteToCart, { quoteId }, as(ann))).data.cartItemId).toBe(cartItemId);
    const [item] = (await api.call(listCart, {}, as(ann))).data.rows;
    expect([item?.itemType, item?.totalMicro]).toEqual(["Custom", PRICE.total.amountMicro]);
    const changed = await api.callRaw(updateCartItem, { cartItemId, specification: { quantity: 5 } }, as(ann));
    expect(changed.code).toBe("QUOTE_FIXED");
    const orderId = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id: orderId }, as(ann))).data;
    expect([order.productType, order.merchandiseTotalMicro]).toEqual(["Custom", PRICE.total.amountMicro]);
    expect(await view(quoteId)).toMatchObject({ status: "Order Received", orderId });
    expect((await api.call(addQuoteToCart, { quoteId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("that has lapsed is not ordered any more, and is asked for anew", async () => {
    const quoteId = await mustAsk();
    await offer(quoteId);
    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, as(ann))).data;
    await api.db.update(bomQuotes).set({ expiresAt: START }).where(eq(bomQuotes.id, quoteId));
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).code).toBe("QUOTE_EXPIRED");
    expect((await view(quoteId)).status).toBe("Expired");
    const again = (await api.call(reQuote, { quoteId }, as(ann))).data;
    expect(again.status).toBe("Inquiry Received");
    expect(await view(again.quoteId)).toMatchObject({ kind: "pcb", sourceQuoteId: quoteId, totalMicro: null });
  });

  it("leaves the cart when its quote is deleted", async () => {
    const quoteId = await mustAsk();
    await offer(quoteId);
    await api.call(addQuoteToCart, { quoteId }, as(ann));
    await api.call(deleteBomQuote, { quoteId }, as(ann));
    expect((await api.call(listCart, {}, as(ann))).data.total).toBe(0);
  });
});

describe("the list of quotes", () => {
  it("finds by number and project, and counts each status over what is found", async () => {
    const first = await mustAsk(ann, { projectName: "Display wall" });
    const second = await mustAsk(ann, { projectName: "Amplifier" });
    await offer(second);
    await mustAsk(ben, { projectName: "Display" });
    const list = async (filter: InputOf<typeof listBomQuotes>) => (await api.call(listBomQuotes, filter, as(ann))).data;
    expect((await list({ keyword: "display" })).rows.map(({ quoteId }) => quoteId)).toEqual([first]);
    const { quoteNumber } = await view(second);
    expect((await list({ keyword: quoteNumber.slice(-6) })).rows.map(({ quoteId }) => quoteId)).toEqual([second]);
    expect((await list({ keyword: "_" })).total).toBe(0);
    expect(await list({ status: "Quoted" })).toMatchObject({ total: 1, count: { Quoted: 1, "Inquiry Received": 1 } });
  });
});
