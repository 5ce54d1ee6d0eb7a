import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { CNY_BOOK as cny, USD_BOOK as usd } from "@/tests/support/price-books";
import type { LineKey } from "@/lib/core/pricing/line";
import { LINE_KEYS } from "@/lib/core/pricing/board-lines";
import { pricePcb } from "@/lib/core/pricing/price";

type Given = Partial<PcbSpecification>;

function lineAmount(key: LineKey, given: Given, book = cny): number | null {
  const line = pricePcb(completeSpecification(given), book).lines.find((candidate) => candidate.key === key);
  return line ? line.amountMicro / 1e6 : null;
}

/**
 * Line, what is asked for, CNY for five boards of 100 × 100 mm (0.05 m²), CNY for 300 of them (3 m²), USD for five.
 * CNY are the market table's figures per order and per m²; USD are these at 7.14, to half a dollar.
 */
const OPTIONS: [LineKey, Given, number, number, number][] = [
  ["viaProcess", { viaProcess: "plugged" }, 10, 30, 1.5],
  ["holeCopper", { holeCopperUm: 25 }, 20, 60, 3],
  ["viaFilledWithResin", { viaFilledWithResin: true }, 600, 1500, 84],
  ["viaInPad", { viaInPad: true }, 50, 150, 7],
  ["blindBuriedVias", { blindBuriedVias: 1 }, 610, 900, 85.5],
  ["blindBuriedVias", { blindBuriedVias: 2 }, 1220, 1800, 171],
  ["laserDrill", { laserDrill: true }, 600, 1500, 84],
  ["stackedMicroVia", { stackedMicroVia: 2 }, 600, 1500, 84],
  ["impedanceControl", { impedanceControl: "10%" }, 50, 50, 7],
  ["impedanceControl", { impedanceControl: "5%" }, 100, 100, 14],
  ["fineBgaPads", { fineBgaPads: true }, 50, 150, 7],
  ["edgePlating", { edgePlating: 1 }, 100, 300, 14],
  // 100 × 72 / 29 = 248
  ["edgePlating", { edgePlating: 4 }, 248, 744, 34.5],
  // 100 × 43 / 29 = 148
  ["halfcutCastellatedHoles", { halfcutCastellatedHoles: 2 }, 148, 444, 20.5],
  ["goldFingers", { goldFingerCount: "20" }, 160, 480, 22.5],
  ["pressfitHoles", { pressfitHoles: true }, 50, 150, 7],
  ["countersinksCounterbores", { countersinksCounterbores: true }, 50, 150, 7],
  ["carbonMask", { carbonMask: true }, 120, 300, 17],
  ["peelableSoldermask", { peelableSoldermask: "bottom" }, 120, 300, 17],
  ["peelableSoldermask", { peelableSoldermask: "both" }, 240, 600, 33.5],
  ["kaptonTape", { kaptonTape: true }, 30, 180, 4],
  ["skipVScoring", { skipVScoring: true }, 107, 171, 15],
  // 30 % of 35 + 350 × 0.05 = 52.50, of 35 + 350 × 3 = 1085, of 5 + 50 × 0.05 = 7.50
  ["xOutAllowance", { xOutAllowance: false }, 15.75, 325.5, 2.25],
  // 8 USD for each of two more.
  ["differentDesigns", { differentDesigns: 3 }, 114, 114, 16],
  ["materialTg", { materialTg: 150 }, 80, 180, 11],
  ["materialTg", { materialTg: 170, layers: 4 }, 150, 300, 21],
  // Six cuts between seven columns, five between six rows.
  ["panelScoring", { boardType: "panel", panelColumns: 7, panelRows: 6 }, 109, 171, 15.2],
  ["pcbTestingFee", { testType: "fixture" }, 500, 500, 70],
  ["pcbTestingFee", { testType: "full" }, 560, 680, 78.5],
  ["pcbTestingFee", { testType: "full", layers: 8 }, 900, 1100, 126],
];

describe("an option's line", () => {
  it.each(OPTIONS)("%s for %o: %d CNY, %d CNY for 3 m², %d USD", (key, given, small, large, dollars) => {
    expect(checkSpecification(completeSpecification(given))).toEqual([]);
    expect([lineAmount(key, given), lineAmount(key, { ...given, quantity: 300 }), lineAmount(key, given, usd)]).toEqual(
      [small, large, dollars],
    );
  });

  it("is missing where nothing is asked for, and every key but the marks' can occur", () => {
    const always: LineKey[] = ["pcbToolingCost", "boardFee", "pcbTestingFee", "filmFee", "soldermaskFee"];
    const plain = pricePcb(completeSpecification({ quantity: 50 }), usd).lines.map(({ key }) => key);
    expect(plain).toEqual(always);
    const elsewhere: LineKey[] = [
      ...always,
      "surfaceFinish",
      "enigAuThickness",
      "finishedThickness",
      "outerCopper",
      "innerCopper",
      "minTraceSpace",
      "minHole",
      "leadTime",
      "prototypeOffer",
    ];
    const priced = new Set([...elsewhere, ...OPTIONS.map(([key]) => key)]);
    expect(LINE_KEYS.filter((key) => !priced.has(key))).toEqual(["ulMarking", "dateCodeMarking"]);
  });

  it("is not asked for up to ten score lines", () => {
    const panel: Given = { boardType: "panel", panelColumns: 6, panelRows: 6 };
    expect(lineAmount("panelScoring", panel)).toBeNull();
    expect(lineAmount("panelScoring", { ...panel, panelColumns: 7 })).toBe(109);
    // 2 × 10 boards of 40 × 30 mm have 1 + 9 cuts, and two more along our rails.
    const ours: Given = { widthMm: 40, heightMm: 30, panelColumns: 2, panelRows: 10 };
    expect(lineAmount("panelScoring", { ...ours, deliveryMethod: "panel" })).toBeNull();
    expect(lineAmount("panelScoring", { ...ours, deliveryMethod: "panelWithRail" })).toBe(109);
  });

  it("asks one layer for no fixture that was not chosen, and takes nothing off for a test left out", () => {
    const large: Given = { layers: 1, quantity: 1000 };
    expect(lineAmount("pcbTestingFee", large)).toBe(0);
    expect(lineAmount("pcbTestingFee", { ...large, testing: false })).toBe(0);
    expect(lineAmount("pcbTestingFee", { ...large, testType: "sampling" })).toBe(0);
    expect(lineAmount("pcbTestingFee", { ...large, testType: "fixture" })).toBe(500);
    expect(lineAmount("pcbTestingFee", { ...large, layers: 2 })).toBe(500);
  });
});

describe("the area that is paid for", () => {
  // 10 USD setup and boards: 5 + 50 per m².
  const totalOf = (given: Given) =>
    pricePcb(completeSpecification({ quantity: 100, ...given }), usd).total.amountMicro / 1e6;

  it("is that of whole panels and rails", () => {
    // 100 boards of 60 × 40 mm: 0.24 m².
    const board: Given = { widthMm: 60, heightMm: 40 };
    expect(totalOf(board)).toBe(17);
    // With two rails of 5 mm 60 × 50 mm: 0.3 m².
    expect(totalOf({ ...board, deliveryMethod: "singleWithRail" })).toBe(20);
    // 100 panels of 2 × 3 boards, 120 × 120 mm: 1.44 m².
    expect(totalOf({ ...board, deliveryMethod: "panel", panelColumns: 2, panelRows: 3 })).toBe(77);
  });

  it.each<[string, Given]>([
    ["with rails", { deliveryMethod: "singleWithRail" }],
    ["otherwise", { deliveryMethod: "others" }],
    ["in panels", { deliveryMethod: "panel", widthMm: 40, heightMm: 40 }],
  ])("is not the prototype offer's where boards are delivered %s", (_what, given) => {
    expect(lineAmount("prototypeOffer", { quantity: 10, ...given })).toBeNull();
  });

  it.each<[string, Given]>([
    ["UL mark and date code", { ulMarking: true, dateCodeMarking: "WWYY" }],
    ["open vias", { viaProcess: "open" }],
    ["fiducials", { fiducials: true }],
    ["mask and print on one side", { solderMask: "top", silkscreen: "none" }],
  ])("is the offer's with %s, which cost nothing", (_what, given) => {
    expect(pricePcb(completeSpecification({ quantity: 10, ...given }), usd).total.amountMicro).toBe(1_000_000);
  });

  it.each(OPTIONS.filter(([key]) => key !== "panelScoring"))("is not the offer's with %s for %o", (_key, given) => {
    expect(lineAmount("prototypeOffer", { quantity: 10, ...given })).toBeNull();
  });
});
