import { beforeAll, describe, expect, it } from "vitest";
import { quotePcba } from "@/lib/contracts/pcba";
import { refusedFields, createTestApi, type TestApi } from "../support/api";
import { standIn } from "../support/stand-in";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});

const totals = (data: Record<string, { amountMicro: number }>) =>
  ["pcbTotal", "componentsTotal", "assemblyTotal", "stencilTotal", "total"].map((key) => data[key]?.amountMicro);

describe("the assembly quote", () => {
  it("prices an assembled board for anyone, what is left out being the usual", async () => {
    const { data } = await api.call(quotePcba, {});
    expect(data).toMatchObject({
      currency: "USD",
      bookVersion: "us-2026-11-21+us-assembly-2026-11-21+us-stencil-2026-11-21",
      bookStatus: { kind: "inForce", lastDay: null },
      unitPriceMicro: 2_870_000,
      // Five days for the boards, one for the assembly.
      leadTimeDays: 6,
      violations: [],
      reviews: [],
      specification: { board: { quantity: 5, layers: 2 }, assembly: { assemblySide: "top", supply: "customer" } },
    });
    // Board 7.50, work 6.85: see the engine's own table.
    expect(totals(standIn(data))).toEqual([7_500_000, 0, 6_850_000, 0, 14_350_000]);
    // Twenty days for the boards are by agreement, at the price of the standard lead time.
    expect(data.leadTimes.map(({ days, isScheduled }) => [days, isScheduled])).toEqual([
      ...[6, 5, 4, 3, 1].map((days) => [days, false]),
      [21, true],
    ]);
    expect(data.leadTimes.at(-1)?.totalMicro).toBe(14_350_000);
    expect(data.leadTimes[0]?.totalMicro).toBe(14_350_000);
    expect(data.shippingEstimate.amountMicro).toBeGreaterThan(0);
  });

  it("is in the area's currency, at the Chinese rates", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    const { data } = await china.call(quotePcba, { assembly: { thtJoints: 2 } });
    expect(data.total.currency).toBe("CNY");
    expect(data.lines.find(({ key }) => key === "assembly")?.rule.args).toMatchObject({
      smtRateMicro: 8000,
      thtRateMicro: 50_000,
    });
  });

  it("takes numbers as text, as forms send them", async () => {
    const body = { board: JSON.stringify({ quantity: "10" }), assembly: JSON.stringify({ smtJoints: "200" }) };
    const { data } = await api.callRaw(quotePcba, body);
    expect([data.specification.board.quantity, data.specification.assembly.smtJoints]).toEqual([10, 200]);
  });

  it("says that parts which we buy are still open", async () => {
    expect((await api.call(quotePcba, { assembly: { supply: "turnkey" } })).data.reviews).toEqual(["partsUnpriced"]);
  });

  it("says why a board cannot be assembled, in the reader's language and with no price", async () => {
    const { data } = await api.call(
      quotePcba,
      { board: { widthMm: 501, heightMm: 100 }, assembly: { smallestPart: "01005" } },
      standIn({ headers: { "x-locale": "zh" } }),
    );
    expect(data.violations.map(({ rule, option, message }) => [rule, option, message])).toEqual([
      ["assemblySize", "board.widthMm", expect.any(String)],
      ["assemblyPartSize", "smallestPart", expect.any(String)],
    ]);
    expect(totals(standIn(data))).toEqual([0, 0, 0, 0, 0]);
    expect([data.lines, data.leadTimes]).toEqual([[], []]);
  });

  it.each([
    [{ assembly: { assemblySide: "left" } }, "assembly.assemblySide"],
    [{ assembly: { smtJoints: 1.5 } }, "assembly.smtJoints"],
    [{ assembly: { supply: "mine" } }, "assembly.supply"],
    [{ board: { layers: 3 } }, "board.layers"],
    [{ assembly: "x" }, "assembly"],
  ])("refuses what is on no list and names it: %o", async (body, field) => {
    const answer = await api.callRaw(quotePcba, body);
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
  });
});
