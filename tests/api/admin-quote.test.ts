// Quotes that staff start for a customer: staff price them, the customer alone accepts and pays.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { copyCustomerQuote, startCustomerQuote } from "@/lib/contracts/admin-quote";
import { viewAdminCustomer } from "@/lib/contracts/admin-search";
import { addQuoteToCart, listBomQuotes, viewBomQuote } from "@/lib/contracts/bom";
import { accounts } from "@/lib/server/db/tables/account";
import { mails } from "@/lib/server/db/tables/promise";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { inquireBoard, offer, seen, take } from "../support/admin-quote-test";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";

setUpAdmin();

const BOARD = { layers: 4, widthMm: 80, heightMm: "60.5", quantity: 20 };

const start = (change: Record<string, unknown> = {}, options: Record<string, unknown> = as(eve)) =>
  api.callRaw(
    startCustomerQuote,
    { accountId: ann.accountId, area: "en-US", board: BOARD, projectName: "Amplifier", ...change },
    { key: newId(), ...options },
  );
const copy = (id: string, options: Record<string, unknown> = as(eve)) =>
  api.call(copyCustomerQuote, { id }, { key: newId(), ...options });

const quotesOf = () => api.db.select().from(bomQuotes).where(eq(bomQuotes.accountId, ann.accountId));
const mailsTo = (recipient: string) => api.db.select().from(mails).where(eq(mails.recipient, recipient));

describe("a quote for a customer", () => {
  it("is started by staff alone", async () => {
    expect((await start({}, {})).code).toBe("UNKNOWN_ROUTE");
    expect((await start({}, as(ann))).code).toBe("UNKNOWN_ROUTE");
    const bob = await admin.customer();
    expect((await start({}, as(bob))).code).toBe("UNKNOWN_ROUTE");
    expect(await quotesOf()).toEqual([]);
  });

  it("is the customer's, waits for the price of the staff member who started it, and is mailed and logged", async () => {
    const { data } = await start();
    const quote = await seen(data.quoteId);
    expect(quote).toMatchObject({
      ...{ status: "Quoting", projectName: "Amplifier", quantity: 20, reasons: ["staff"], totalMicro: null },
      customer: { accountId: ann.accountId },
      owner: { accountId: eve.accountId, isMe: true },
    });
    expect(quote.boards[0]?.board).toMatchObject({ layers: 4, widthMm: 80, heightMm: 60.5 });
    expect(quote.events.map(({ to, actor }) => [to, actor])).toEqual([
      ["Initial", "staff"],
      ["Inquiry Received", "staff"],
      ["Quoting", "staff"],
    ]);
    const own = (await api.call(listBomQuotes, {}, as(ann))).data.rows;
    expect(own.map(({ quoteNumber }) => quoteNumber)).toEqual([data.quoteNumber]);
    expect((await admin.acts()).at(-1)).toMatchObject({
      ...{ kind: "quote-started", actorId: eve.accountId, accountId: ann.accountId },
      subject: `quote:${data.quoteId}`,
    });
    const [mail] = (await mailsTo(ann.email)).filter(({ subject }) => subject.includes(data.quoteNumber));
    expect(mail?.text).toContain(`/my-center/quotes/${data.quoteId}`);
  });

  it("is accepted by its customer at the offered price, and by nobody else", async () => {
    const { quoteId } = (await start()).data;
    await offer(quoteId, [{ key: "boardFee", amountMicro: 40_000_000 }]);
    expect((await api.call(viewBomQuote, { quoteId }, as(ann))).data).toMatchObject({
      ...{ status: "Quoted", totalMicro: 40_000_000, canAddToCart: true },
    });
    const addAs = (person: typeof ann) => api.callRaw(addQuoteToCart, { quoteId }, { ...as(person), key: newId() });
    expect((await addAs(eve)).code).toBe("NOT_FOUND");
    expect((await addAs(ann)).type).toBe("success");
  });

  it("is started once for a key", async () => {
    const key = newId();
    const first = await start({}, { ...as(eve), key });
    expect((await start({}, { ...as(eve), key })).data).toEqual(first.data);
    expect(await quotesOf()).toHaveLength(1);
  });

  it("takes no price from the caller", async () => {
    const { quoteId } = (await start({ totalMicro: 1, price: { total: 1 } })).data;
    expect((await seen(quoteId)).price).toBeNull();
  });

  it.each([{ accountId: "none" }, { board: { layers: 3 } }, { area: "fr-FR" }, { remark: "x".repeat(501) }])(
    "is refused %j",
    async (change) => {
      expect((await start(change)).code).toBe("accountId" in change ? "NOT_FOUND" : "INVALID_INPUT");
      expect(await quotesOf()).toEqual([]);
    },
  );

  it("is not started for a closed account", async () => {
    await api.db.update(accounts).set({ closedAt: api.clock.now }).where(eq(accounts.id, ann.accountId));
    expect((await start()).code).toBe("NOT_FOUND");
  });
});

describe("a copy of a customer's quote", () => {
  it("is made by staff alone, and not of a quote that waits for its price", async () => {
    const id = await inquireBoard();
    expect((await copy(id, {})).code).toBe("UNKNOWN_ROUTE");
    expect((await copy(id, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await copy(id)).code).toBe("MOVE_NOT_ALLOWED");
    expect((await copy("none")).code).toBe("NOT_FOUND");
    expect(await quotesOf()).toHaveLength(1);
  });

  it("has the same board and no price, names its source, and leaves that as it was", async () => {
    const id = await inquireBoard();
    await take(id);
    await offer(id, [{ key: "boardFee", amountMicro: 40_000_000 }]);
    const before = await seen(id);
    const { data } = await copy(id);
    const made = await seen(data.quoteId);
    expect(made).toMatchObject({ ...{ status: "Quoting", sourceNumber: before.quoteNumber }, price: null });
    expect(made.boards).toEqual(before.boards);
    expect(made.customer.accountId).toBe(ann.accountId);
    expect((await seen(id)).totalMicro).toBe(40_000_000);
    expect((await admin.acts()).at(-1)).toMatchObject({ details: { copyOf: before.quoteNumber } });
    const page = (await api.call(viewAdminCustomer, { id: ann.accountId }, as(eve))).data;
    expect(page.quotes.map(({ quoteId, canCopy }) => [quoteId, canCopy]).toSorted()).toEqual(
      [
        [data.quoteId, false],
        [id, true],
      ].toSorted(),
    );
  });
});
