// Earlier prices of similar boards beside an inquiry.

import { describe, expect, it } from "vitest";
import { listSimilarQuotes } from "@/lib/contracts/admin-quote";
import { eq } from "drizzle-orm";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { inquireBoard, offer, take } from "../support/admin-quote-test";
import { ann, api, as, eve, setUpAdmin } from "../support/admin-test";

setUpAdmin();

let number = 0;

async function inquire(change: Record<string, unknown>): Promise<string> {
  const id = await inquireBoard(change);
  number += 1;
  await api.db
    .update(bomQuotes)
    .set({ quoteNumber: `PQ261121-1${String(number).padStart(5, "0")}` })
    .where(eq(bomQuotes.id, id));
  return id;
}

async function priced(change: Record<string, unknown>, amountMicro = 60_000_000): Promise<string> {
  const id = await inquire(change);
  await take(id);
  await offer(id, [{ key: "boardFee", amountMicro }]);
  api.advance(1_000);
  return id;
}

const similarTo = async (id: string) => (await api.call(listSimilarQuotes, { id }, as(eve))).data;

describe("earlier prices of similar boards", () => {
  it("are of the same layers and finish and of half to twice the area, the newest first", async () => {
    const base = { layers: 4, surfaceFinish: "ENIG", widthMm: 100, heightMm: 100, quantity: 50 };
    const same = await priced(base, 60_000_000);
    const half = await priced({ ...base, heightMm: 50 });
    const twice = await priced({ ...base, heightMm: 200 });
    await priced({ ...base, heightMm: 49 });
    await priced({ ...base, heightMm: 201 });
    await priced({ ...base, layers: 2 });
    await priced({ ...base, surfaceFinish: "HASL" });
    const unpriced = await inquire(base);

    const { rows, currency } = await similarTo(unpriced);
    expect(currency).toBe("USD");
    expect(rows.map(({ quoteId }) => quoteId)).toEqual([twice, half, same]);
    // 50 pieces of 0.1 m × 0.1 m are 0.5 m².
    expect(rows[2]).toMatchObject({ quantity: 50, areaM2: 0.5, boardsMicro: 60_000_000, isOrdered: false });
  });

  it("are ten at most", async () => {
    for (let at = 0; at < 11; at++) await priced({ layers: 4 });
    expect((await similarTo(await inquire({ layers: 4 }))).rows).toHaveLength(10);
  });

  it("are for staff alone, and of a quote that exists", async () => {
    const id = await inquire({});
    expect((await api.call(listSimilarQuotes, { id }, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(listSimilarQuotes, { id: "nothing" }, as(eve))).code).toBe("NOT_FOUND");
  });
});
