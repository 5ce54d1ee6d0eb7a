import { beforeAll, describe, expect, it } from "vitest";
import { quoteMatrix, quotePcb } from "@/lib/contracts/pcb";
import { refusedFields, createTestApi, type TestApi } from "../support/api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});

/** Request of a caller without our types. */
const ask = (options: Record<string, unknown>, headers?: Record<string, string>) =>
  api.callRaw(quotePcb, options, { headers });

describe("the PCB quote", () => {
  it("needs no token and prices what was left out at its lowest", async () => {
    const { type, data } = await ask({});
    // Five boards of 100 × 100 mm: the prototype offer.
    expect([type, data.total, data.violations, data.reviews]).toEqual([
      "success",
      { currency: "USD", amountMicro: 1_000_000 },
      [],
      [],
    ]);
    expect(data.lines.map(({ key }) => key)).toEqual([
      "pcbToolingCost",
      "boardFee",
      "pcbTestingFee",
      "filmFee",
      "soldermaskFee",
      "prototypeOffer",
    ]);
  });

  it("offers a date by agreement beside the lead times, at the standard price, unless the standard one is", async () => {
    const { data } = await ask({ quantity: 50 });
    expect(data.leadTimes.map(({ days, isScheduled }) => [days, isScheduled])).toEqual([
      ...[5, 4, 3, 2, 1].map((days) => [days, false]),
      [20, true],
    ]);
    expect(data.leadTimes.at(-1)?.totalMicro).toBe(data.leadTimes[0]?.totalMicro);
    const large = await ask({ layers: 8, quantity: 5_000 });
    const [standard, ...others] = large.data.leadTimes;
    expect([standard?.isScheduled, others.filter(({ days }) => days >= 20)]).toEqual([true, []]);
  });

  it.each([
    [{ edgePlating: 1 }, "edgePlating"],
    [{ skipVScoring: true }, "skipVScoring"],
    [{ carbonMask: true }, "carbonMask"],
    [{ countersinksCounterbores: true }, "countersinksCounterbores"],
    [{ halfcutCastellatedHoles: 1 }, "halfcutCastellatedHoles"],
    [{ viaFilledWithResin: true }, "viaFilledWithResin"],
    [{ viaInPad: true }, "viaInPad"],
    [{ pressfitHoles: true }, "pressfitHoles"],
    [{ kaptonTape: true }, "kaptonTape"],
    [{ goldFingers: true, goldFingerCount: "20" }, "goldFingers"],
    [{ surfaceFinish: "ENIG" }, "surfaceFinish"],
    [{ enigAuThickness: 2 }, "enigAuThickness"],
    [{ peelableSoldermask: "top" }, "peelableSoldermask"],
    [{ laserDrill: true }, "laserDrill"],
    [{ outerCopperUm: 70 }, "outerCopper"],
    [{ innerCopperUm: 35 }, "innerCopper"],
  ])("answers %o with the specification's line %s", async (options, key) => {
    const { data } = await ask(options);
    expect(data.violations).toEqual([]);
    expect(data.lines.find((line) => line.key === key)?.amountMicro).toBeGreaterThan(0);
    expect(data.specification).toMatchObject(options);
  });

  it("answers what cannot be made with its reasons in the caller's language, and no price", async () => {
    const { type, data } = await ask({ widthMm: 9, heightMm: 40, boardType: "single" }, { "x-locale": "zh" });
    expect([type, data.lines, data.total.amountMicro, data.leadTimes, data.reviews]).toEqual([
      "success",
      [],
      0,
      [],
      [],
    ]);
    expect(data.violations.map(({ rule, option }) => [rule, option])).toEqual([["size", "widthMm"]]);
    expect(data.violations[0]?.message).toMatch(/10/);
  });

  it("prices boards as small as are handled: only their assembly asks for panels", async () => {
    // 10 pieces of 20 × 15 mm with everything at its lowest grade: the offer's one dollar.
    const { data } = await ask({ widthMm: 20, heightMm: 15, quantity: 10 });
    expect([data.violations, data.total.amountMicro]).toEqual([[], 1_000_000]);
  });

  it("asks for the number of gold fingers in the specification's words", async () => {
    const { data } = await ask({ goldFingers: true });
    expect(data.violations.map(({ option, message }) => [option, message])).toEqual([
      ["goldFingerCount", "Please enter the number of gold fingers"],
    ]);
  });

  it.each([
    [{ layers: 10 }, "layers"],
    [{ minHoleMm: 0.15 }, "minHoleMm"],
    [{ minTraceSpaceMil: 3.5 }, "minTraceSpaceMil"],
    [{ outerCopperUm: 105 }, "outerCopperUm"],
    [{ thicknessMm: 2.6 }, "thicknessMm"],
    [{ widthMm: "" }, "widthMm"],
    [{ goldFingerCount: "12345678901" }, "goldFingerCount"],
    [{ testType: "none" }, "testType"],
  ])("refuses %o and names the field", async (options, field) => {
    const answer = await ask(options);
    const fields = refusedFields(answer);
    expect([answer.type, answer.code, fields]).toEqual(["error", "INVALID_INPUT", [field]]);
  });

  it("tells what a person looks at first", async () => {
    expect((await ask({ deliveryMethod: "others" })).data.reviews).toEqual(["otherDelivery"]);
    expect((await ask({ layers: 8, quantity: 10_000, widthMm: 300, heightMm: 300 })).data.reviews).toEqual([
      "longLeadTime",
    ]);
  });
});

describe("the matrix", () => {
  it("has forty quantities, and null where a lead time is too short", async () => {
    const { data } = await api.call(quoteMatrix, { edgePlating: 2, leadTimes: [6, 1] });
    expect([data.quantities.length, data.totalsMicro.length]).toEqual([40, 40]);
    // Five boards: 5 + 2.50 + 20.50 for two plated sides; 6 days are the standard, two to be saved at most is four.
    expect(data.totalsMicro[0]).toEqual([28_000_000, null]);
  });
});
