// Offers with lead time and validity, and their corrections: the newest counts everywhere, also in a cart.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addQuoteToCart, viewBomQuote } from "@/lib/contracts/bom";
import { listCart } from "@/lib/contracts/cart";
import { correctOffer } from "@/lib/contracts/ops-quote";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { DAY_MS } from "../support/api";
import { inquireBoard, offer, seen, take } from "../support/admin-quote-test";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import { standIn } from "../support/stand-in";

setUpAdmin();
let quoteId: string;
beforeEach(async () => {
  quoteId = await inquireBoard(standIn(completeSpecification({ widthMm: 620, heightMm: 480, quantity: 50 })));
  await take(quoteId);
});

const LINES = [{ key: "boardFee", amountMicro: 100_000_000 }];
const CORRECTED = [{ key: "boardFee", amountMicro: 80_000_000 }];

const correct = (change: Record<string, unknown> = {}, person = eve) =>
  api.callRaw(
    correctOffer,
    { id: quoteId, from: "Quoted", version: 1, lines: CORRECTED, ...change },
    {
      ...as(person),
      key: newId(),
    },
  );

describe("an offer", () => {
  it("has the lead time and the validity that were typed; the customer reads both", async () => {
    const answer = await offer(quoteId, LINES, { leadTimeDays: 12, validDays: 14 });
    expect(answer.data.expiresAt).toBe(new Date(api.clock.now.getTime() + 14 * DAY_MS).toISOString());
    const view = (await api.call(viewBomQuote, { quoteId }, as(ann))).data;
    expect(view.specification).toMatchObject({ board: { leadTimeDays: 12 } });
    expect(view.expiresAt).toBe(answer.data.expiresAt);
    expect((await seen(quoteId)).offers).toMatchObject([
      { version: 1, totalMicro: 100_000_000, leadTimeDays: 12, author: eve.email },
    ]);
  });

  it.each([{ leadTimeDays: 0 }, { leadTimeDays: 1.5 }, { leadTimeDays: 201 }, { validDays: 0 }, { validDays: 181 }])(
    "is refused %j",
    async (terms) => {
      expect((await offer(quoteId, LINES, terms)).code).toBe("INVALID_INPUT");
      expect((await seen(quoteId)).offers).toEqual([]);
    },
  );

  it("begins with the nearest automatic price where the board has none", async () => {
    const { proposal, extrapolation } = await seen(quoteId);
    expect(proposal).toBeNull();
    const { widthMm = 0, heightMm = 0 } = extrapolation?.nearest ?? {};
    expect(extrapolation?.factor).toBeCloseTo((620 * 480) / (widthMm * heightMm), 6);
    expect(extrapolation?.price.total.amountMicro).toBeGreaterThan(0);
  });
});

describe("a correction", () => {
  it("is staff's alone", async () => {
    await offer(quoteId, LINES);
    expect((await correct({}, ann)).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(correctOffer, { id: quoteId, from: "Quoted", version: 1, lines: CORRECTED })).code).toBe(
      "UNKNOWN_ROUTE",
    );
  });

  it("replaces the offer for the customer, is mailed, and keeps the earlier version for staff", async () => {
    await offer(quoteId, LINES);
    api.advance(60_000);
    const { data } = await correct({ leadTimeDays: 9, note: "cheaper panel" });
    expect(data).toMatchObject({ status: "Quoted", totalMicro: 80_000_000, version: 2 });
    const view = (await api.call(viewBomQuote, { quoteId }, as(ann))).data;
    expect([view.totalMicro, view.status]).toEqual([80_000_000, "Quoted"]);
    expect((await seen(quoteId)).offers.map(({ version, totalMicro }) => [version, totalMicro])).toEqual([
      [2, 80_000_000],
      [1, 100_000_000],
    ]);
    expect((await admin.acts()).at(-1)).toMatchObject({ kind: "quote-corrected", details: { version: 2 } });
  });

  it("reaches the cart in which the earlier offer stands", async () => {
    await offer(quoteId, LINES);
    await api.callRaw(addQuoteToCart, { quoteId }, { ...as(ann), key: newId() });
    await correct();
    const cart = (await api.call(listCart, {}, as(ann))).data;
    expect(JSON.stringify(cart)).toContain("80000000");
    expect(JSON.stringify(cart)).not.toContain("100000000");
  });

  it("is refused on an older version, an ordered quote, one that was not offered, and none at all", async () => {
    expect((await correct()).code).toBe("STALE_VERSION");
    await offer(quoteId, LINES);
    expect((await correct({ version: 0 })).code).toBe("STALE_VERSION");
    expect((await correct({ id: "none" })).code).toBe("NOT_FOUND");
    expect((await correct({ lines: [] })).code).toBe("INVALID_INPUT");
    const orderId = await admin.place(ann);
    await api.db.update(bomQuotes).set({ orderId }).where(eq(bomQuotes.id, quoteId));
    expect((await correct()).code).toBe("MOVE_NOT_ALLOWED");
    expect((await seen(quoteId)).offers).toHaveLength(1);
  });
});
