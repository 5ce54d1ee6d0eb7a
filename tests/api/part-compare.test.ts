import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { compareParts, listAlternatives, listPartUses } from "@/lib/contracts/part";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { addPart } from "../support/parts";
import type { Person } from "../support/shop";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await emptyDatabase(api.db);
});

const [OWN, VISHAY, ROHM] = ["RC0603FR-0710KL", "CRCW060310K0FKEA", "MCR03EZPFX1002"];
const NONE = "p00000000000";

describe("parts side by side", () => {
  it("are answered to anyone in the order that they are named, with what they cost at a quantity", async () => {
    const [own, other] = [await addPart(api.db, OWN), await addPart(api.db, VISHAY, { stock: 90 })];
    const { data } = await api.callRaw(compareParts, { ids: `${other},${own},${NONE},${own}`, quantity: 95 });
    expect(
      data.rows.map(({ mpn, availability, price, series }) => [mpn, availability, price?.quantity, series]),
    ).toEqual([
      [VISHAY, "short", 100, "CRCW"],
      [OWN, "inStock", 100, "RC"],
    ]);
    // A hundred at 0.8 cents.
    expect(data.rows[1]?.price).toEqual({ quantity: 100, totalMicro: 800_000, unitMicro: 8_000, billedFrom: 100 });
    expect(data.currency).toBe("USD");
  });

  it.each(["", Array.from({ length: 41 }, (_, at) => `p${at}`).join(","), "x".repeat(65), ",,,"])(
    "of %o are refused",
    async (ids) => {
      expect((await api.callRaw(compareParts, { ids })).code).toBe("INVALID_INPUT");
    },
  );

  it("that are none are no rows", async () => {
    expect((await api.callRaw(compareParts, { ids: NONE })).data.rows).toEqual([]);
  });
});

describe("alternatives", () => {
  it("are those of the same value and case, each with its reasons, for anyone", async () => {
    const id = await addPart(api.db, OWN, { stock: 500 });
    await addPart(api.db, VISHAY, { stock: 9_000, tiers: [{ from: 10, unitMicro: 20_000 }] });
    await addPart(api.db, ROHM, { stock: 100, tiers: [{ from: 10, unitMicro: 2_000 }] });
    await addPart(api.db, "RC0402FR-0710KL");
    await addPart(api.db, "RC0603FR-074K7L");
    await addPart(api.db, "RC0603JR-0710KL");
    const { data } = await api.call(listAlternatives, { id, quantity: 100 });
    expect(data.rows.map(({ mpn, reasons }) => [mpn, reasons.filter((each) => each !== "qualification")])).toEqual([
      [ROHM, ["cheaper"]],
      [VISHAY, ["moreStock"]],
    ]);
    expect(data.rows[0]?.price).toMatchObject({ quantity: 100, totalMicro: 200_000 });
    expect([data.isByValue, data.currency]).toEqual([true, "USD"]);
  });

  it("of a part with functions are similar ones", async () => {
    const terms = { minimum: 1, multiple: 1, tiers: [{ from: 1, unitMicro: 2_500_000 }] };
    const id = await addPart(api.db, "STM32F103C8T6", terms);
    await addPart(api.db, "STM32F103CBT6", terms);
    await addPart(api.db, "STM32F103RBT6", terms);
    const { data } = await api.call(listAlternatives, { id });
    expect([data.isByValue, data.rows.map(({ mpn }) => mpn)]).toEqual([false, ["STM32F103CBT6"]]);
  });

  it("of no part are none", async () => {
    expect((await api.call(listAlternatives, { id: NONE })).code).toBe("NOT_FOUND");
    expect((await api.call(listAlternatives, { id: "x".repeat(65) })).code).toBe("INVALID_INPUT");
    expect((await api.call(listAlternatives, { id: NONE, quantity: 0 })).code).toBe("INVALID_INPUT");
  });
});

describe("where a part is used", () => {
  const DAY = 86_400_000;

  async function addQuote(person: Person, name: string, change: Partial<typeof bomQuotes.$inferInsert> = {}) {
    const id = `quote_${name}`;
    await api.db.insert(bomQuotes).values({
      ...{ id, quoteNumber: `Q-${name}`, accountId: person.accountId, area: "en-US", currency: "USD" },
      ...{ status: "Quoted", specification: {}, quantity: 5, projectName: name },
      ...change,
    });
    return id;
  }
  const addLines = (quoteId: string, lines: [string, string, number][]) =>
    api.db.insert(bomLines).values(
      lines.map(([designator, partId, quantity], position) => ({
        ...{ id: `${quoteId}_${position}`, quoteId, position, designator, partId, quantity },
      })),
    );

  it("is one's own quotes alone, the newest first, with all its places", async () => {
    const id = await addPart(api.db, OWN);
    const other = await addPart(api.db, VISHAY);
    const [ann, ben] = [await api.signUp(), await api.signUp()];
    const old = await addQuote(ann, "old", { createdAt: new Date(Date.now() - DAY) });
    const young = await addQuote(ann, "young", { status: "Expired", createdAt: new Date() });
    await addLines(old, [["R1", id, 1]]);
    await addLines(young, [
      ["R1, R2", id, 2],
      ["R9", other, 1],
      ["R3", id, 1],
    ]);
    await addLines(await addQuote(ann, "hidden", { hiddenAt: new Date() }), [["R7", id, 1]]);
    await addLines(await addQuote(ann, "china", { area: "zh-CN" }), [["R8", id, 1]]);
    await addLines(await addQuote(ben, "his"), [["R5", id, 1]]);
    const { data } = await api.call(listPartUses, { id }, ann);
    expect(data).toEqual({
      total: 2,
      rows: [
        {
          ...{ quoteId: young, quoteNumber: "Q-young", projectName: "young", status: "Expired" },
          ...{ createdAt: expect.any(String), designators: "R1, R2, R3", quantity: 3 },
        },
        expect.objectContaining({ quoteId: old, designators: "R1", quantity: 1 }),
      ],
    });
    expect((await api.call(listPartUses, { id }, ben)).data.rows.map(({ quoteNumber }) => quoteNumber)).toEqual([
      "Q-his",
    ]);
  });

  it("is nobody's without an account, and nothing for a part that is none", async () => {
    const id = await addPart(api.db, OWN);
    const refused = await api.call(listPartUses, { id });
    expect([refused.status, refused.code]).toEqual([403, "UNAUTHENTICATED"]);
    const ann = await api.signUp();
    expect((await api.call(listPartUses, { id }, ann)).data).toEqual({ rows: [], total: 0 });
    expect((await api.call(listPartUses, { id: NONE }, ann)).code).toBe("NOT_FOUND");
    expect((await api.call(listPartUses, { id: "x".repeat(65) }, ann)).code).toBe("INVALID_INPUT");
  });
});
