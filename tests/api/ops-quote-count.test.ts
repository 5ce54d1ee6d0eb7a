// Joint counts by engineers for an unread parts list, from which its assembly is priced.

import { describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, viewBomQuote } from "@/lib/contracts/bom";
import { openCheckout } from "@/lib/contracts/cart";
import { countAdminQuote, refuseAdminQuote } from "@/lib/contracts/ops-quote";
import { inquireBoard, offer, seen, take } from "../support/admin-quote-test";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import { quoteLine } from "../support/quote-line";
import type { Person } from "../support/shop";
import { addUpload } from "../support/uploads";

setUpAdmin();

describe("what engineers count", () => {
  const COUNTS = { bomLines: 12, smtJoints: 80, thtJoints: 10 };
  const count = (id: string, change: Record<string, unknown> = {}, who: Person = eve) =>
    api.callRaw(countAdminQuote, { id, from: "Inquiry Received", ...COUNTS, ...change }, as(who));

  /** A list that engineers read. */
  async function skip(): Promise<string> {
    const bomUrl = await addUpload(api.db, ann, { name: "bom.csv" });
    const input = { skipParse: 1, bomUrl, assembly: { supply: "customer", coordinates: true } };
    return (await api.callRaw(createBomQuote, input, as(ann))).data.quoteId;
  }

  it("of a list that was not read makes the engine propose its assembly, and its customer sees it", async () => {
    const id = await skip();
    const before = await seen(id);
    // Not counted: only the board is priced, 5 + 50 × 0.05.
    expect([before.isCounted, before.proposal?.total.amountMicro]).toEqual([false, 7_500_000]);
    expect((await api.call(viewBomQuote, { quoteId: id }, as(ann))).data.isCounted).toBe(false);
    expect((await count(id)).data).toEqual({ status: "Inquiry Received" });
    const after = await seen(id);
    expect([after.isCounted, after.boards[0]?.assembly]).toEqual([true, expect.objectContaining(COUNTS)]);
    // 5 × (80 × 0.0012 + 10 × 0.007).
    expect(after.proposal?.lines.find(({ key }) => key === "assembly")?.amountMicro).toBe(830_000);
    const shown = (await api.call(viewBomQuote, { quoteId: id }, as(ann))).data;
    expect([shown.isCounted, shown.specification.assembly]).toEqual([true, expect.objectContaining(COUNTS)]);
    expect((await admin.acts()).at(-1)).toMatchObject({ kind: "quote-counted", details: { board: 0, ...COUNTS } });
  });

  it("is priced with the rest, offered and ordered by", async () => {
    const id = await skip();
    await count(id);
    await take(id);
    const { proposal } = await seen(id);
    const lines = proposal?.lines.map(({ key, amountMicro }) => ({ key, amountMicro }));
    const { data } = await offer(id, lines);
    expect(data).toMatchObject({ status: "Quoted", totalMicro: proposal?.total.amountMicro });
    const added = await api.call(addQuoteToCart, { quoteId: id }, as(ann));
    const checkout = await api.call(openCheckout, { cartItemIds: [added.data.cartItemId] }, as(ann));
    expect(checkout.data.amountPayableMicro).toBe(proposal?.total.amountMicro);
  });

  it("of one of several boards is that board's, and leaves its neighbours as they were", async () => {
    const odd = (name: string) => quoteLine({ designators: [name], mpn: "ODD", footprint: "odd", supply: "customer" });
    const known = quoteLine({ supply: "customer" });
    const input = { lines: [known, odd("X1")], others: [{ boardName: "Second", lines: [known, odd("X2")] }] };
    const made = await api.callRaw(createBomQuote, input, as(ann));
    expect(made.data.reasons).toEqual(["jointsUnknown"]);
    const { quoteId: id } = made.data;
    const other = await skip();
    expect((await seen(id)).parts.map(({ board, joints, mounting }) => [board, joints, mounting])).toEqual([
      [0, 2, "smt"],
      [0, null, null],
      [1, 2, "smt"],
      [1, null, null],
    ]);
    await count(id, { board: 1, bomLines: 2, smtJoints: 2, thtJoints: 7 });
    const found = await seen(id);
    expect(found.boards.map(({ assembly }) => assembly?.thtJoints)).toEqual([0, 7]);
    expect((await count(id, { board: 2 })).code).toBe("INVALID_INPUT");
    expect((await seen(other)).isCounted).toBe(false);
  });

  it("is said by staff alone, of what waits for a price, as whole numbers of something", async () => {
    const id = await skip();
    expect((await count(id, {}, ann)).type).not.toBe("success");
    for (const change of [{ smtJoints: -1 }, { thtJoints: 1.5 }, { bomLines: 0 }, { smtJoints: 0, thtJoints: 0 }]) {
      expect((await count(id, change)).code).toBe("INVALID_INPUT");
    }
    expect((await count("none")).code).toBe("NOT_FOUND");
    expect((await count(await inquireBoard(), {})).code).toBe("INVALID_INPUT");
    expect((await count(id, { from: "Quoting" })).code).toBe("STALE_VERSION");
    await api.callRaw(refuseAdminQuote, { id, from: "Inquiry Received", reason: "no" }, as(eve));
    expect((await count(id, { from: "Invalid" })).code).toBe("MOVE_NOT_ALLOWED");
    expect((await seen(id)).isCounted).toBe(false);
  });
});
