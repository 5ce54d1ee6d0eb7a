import fc from "fast-check";
import { type AbstractIntlMessages, createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification, isMakeable, RULE_KEYS, type RuleKey } from "@/lib/core/pcb/rules";
import type { PcbSpecification, SurfaceFinish } from "@/lib/core/pcb/specification";
import en from "@/messages/en/pcb.json";
import zh from "@/messages/zh/pcb.json";
import { anySpecification } from "@/tests/support/specifications";
import { standIn } from "@/tests/support/stand-in";

function broken(options: Partial<PcbSpecification>): string[] {
  return checkSpecification(completeSpecification(options)).map(({ rule }) => rule);
}

type Options = Partial<PcbSpecification>;
type Say = (key: string, args: object) => string;

const SPEC = "specification, PCB capability";
const row = (number: number) => `market table, row ${number}`;
const OWN = "own logic";

const FINGERS: Options = { goldFingers: true, goldFingerCount: "20" };

/** Rule, source, what breaks it, what just keeps it. */
const EDGES: [RuleKey, string, Options, Options][] = [
  ["unknownOption", "specification, enumerations", { layers: 3 }, { layers: 4 }],
  [
    "unknownOption",
    "specification, enumerations",
    { surfaceFinish: "OSP" as SurfaceFinish },
    { surfaceFinish: "ENIG" },
  ],
  // 3.5 mil is 0.089 mm, and the capability list ends at 0.1 mm and at holes of 0.2 mm.
  ["unknownOption", SPEC, { layers: 6, minTraceSpaceMil: 3.5 }, { layers: 6, minTraceSpaceMil: 4 }],
  ["unknownOption", row(5), { minTraceSpaceMil: 3 }, { minTraceSpaceMil: 4 }],
  ["unknownOption", SPEC, { layers: 4, thicknessMm: 1.2, minHoleMm: 0.15 }, { layers: 4, minHoleMm: 0.2 }],
  ["unknownOption", SPEC, { outerCopperUm: 105 }, { outerCopperUm: 70 }],
  ["size", row(19), { widthMm: 9.99 }, { widthMm: 10 }],
  ["size", SPEC, { widthMm: 600.01, heightMm: 500 }, { widthMm: 600, heightMm: 500 }],
  ["size", SPEC, { widthMm: 500.01, heightMm: 500.01 }, { widthMm: 500, heightMm: 600 }],
  ["size", row(19), { layers: 4, widthMm: 400.01, heightMm: 500 }, { layers: 4, widthMm: 500, heightMm: 400 }],
  ["size", "specification, board size: two decimals", { widthMm: 50.123 }, { widthMm: 50.12 }],
  ["size", "specification, board size: numeric", { widthMm: Number.NaN }, {}],
  ["size", "specification, board size: numeric", { heightMm: Number.POSITIVE_INFINITY, leadTimeDays: 20 }, {}],
  // Seven boards of 100 mm in a row are 700 mm; 490.01 mm with two rails of 5 mm are 500.01 mm.
  ["size", SPEC, { deliveryMethod: "panel", panelColumns: 7 }, { deliveryMethod: "panel", panelColumns: 6 }],
  [
    "size",
    SPEC,
    { deliveryMethod: "singleWithRail", widthMm: 600, heightMm: 490.01 },
    { deliveryMethod: "singleWithRail", widthMm: 600, heightMm: 490 },
  ],
  ["quantity", "specification, quantity steps", { quantity: 6 }, { quantity: 10_000 }],
  ["quantity", "specification, quantity steps", { quantity: Number.NaN }, { quantity: 5 }],
  ["gridNeedsPanel", OWN, { deliveryMethod: "single", panelColumns: 2 }, { panelColumns: 2 }],
  ["railNeedsRails", OWN, { deliveryMethod: "single", railWidthMm: 7 }, { railWidthMm: 7 }],
  [
    "xOutNeedsPanel",
    OWN,
    { boardType: "single", deliveryMethod: "single", xOutAllowance: false },
    { xOutAllowance: false },
  ],
  [
    "skipScoringNeedsPanel",
    OWN,
    { boardType: "single", deliveryMethod: "single", skipVScoring: true },
    { skipVScoring: true },
  ],
  ["designsNeedPanel", OWN, { boardType: "single", differentDesigns: 2 }, { differentDesigns: 2 }],
  ["deliveryMatchesBoard", OWN, { boardType: "panel", deliveryMethod: "single" }, { boardType: "panel" }],
  ["panelGrid", OWN, { deliveryMethod: "panel", panelColumns: 2.5 }, { deliveryMethod: "panel", panelColumns: 3 }],
  ["panelNeedsBoards", OWN, { deliveryMethod: "panel", panelColumns: 1, panelRows: 1 }, { deliveryMethod: "panel" }],
  ["panelSize", row(16), { boardType: "panel", widthMm: 69.99 }, { boardType: "panel", widthMm: 70, heightMm: 70 }],
  [
    "panelSize",
    row(16),
    { deliveryMethod: "panel", widthMm: 34.99, heightMm: 35, panelColumns: 2, panelRows: 2 },
    { deliveryMethod: "panel", widthMm: 35, heightMm: 35, panelColumns: 2, panelRows: 2 },
  ],
  ["viaInPadNeedsResin", OWN, { layers: 4, viaInPad: true, viaFilledWithResin: false }, { viaInPad: true }],
  [
    "resinOrPlug",
    OWN,
    { viaFilledWithResin: true, viaProcess: "plugged" },
    { viaFilledWithResin: true, viaProcess: "open" },
  ],
  ["stackedNeedsLaser", OWN, { stackedMicroVia: 1, laserDrill: false }, { stackedMicroVia: 1 }],
  ["stackedNeedsBlind", row(8), { stackedMicroVia: 1, blindBuriedVias: 0 }, { stackedMicroVia: 1, blindBuriedVias: 1 }],
  ["innerCopperLayers", row(8), { layers: 2, innerCopperUm: 35 }, { innerCopperUm: 35 }],
  ["resinNeedsLayers", row(8), { layers: 2, viaFilledWithResin: true }, { viaFilledWithResin: true }],
  ["blindNeedsLayers", row(8), { layers: 2, blindBuriedVias: 1 }, { layers: 4, blindBuriedVias: 3 }],
  ["laserNeedsLayers", row(8), { layers: 2, laserDrill: true }, { layers: 4, laserDrill: true }],
  // A core of two layers and one more on both sides at each step.
  ["stackedLayers", OWN, { layers: 4, stackedMicroVia: 2 }, { layers: 6, stackedMicroVia: 2 }],
  ["stackedLayers", OWN, { layers: 6, stackedMicroVia: 3 }, { stackedMicroVia: 3 }],
  ["impedanceNeedsLayers", row(22), { layers: 2, impedanceControl: "10%" }, { layers: 4, impedanceControl: "5%" }],
  ["thicknessByLayers", row(1), { thicknessMm: 2.0 }, { thicknessMm: 1.6 }],
  ["thicknessByLayers", row(2), { layers: 4, thicknessMm: 0.4 }, { layers: 4, thicknessMm: 0.6 }],
  ["thicknessByLayers", row(1), { layers: 6, thicknessMm: 0.8 }, { layers: 6, thicknessMm: 1.0 }],
  ["thicknessByLayers", row(1), { layers: 8, thicknessMm: 1.0 }, { layers: 8, thicknessMm: 1.2 }],
  ["thinNeedsEnig", row(2), { thicknessMm: 0.4, surfaceFinish: "HASL" }, { thicknessMm: 0.4, surfaceFinish: "ENIG" }],
  ["heavyCopperThickness", row(3), { outerCopperUm: 70, thicknessMm: 0.6 }, { outerCopperUm: 70, thicknessMm: 0.8 }],
  [
    "heavyCopperThickness",
    row(3),
    { layers: 4, innerCopperUm: 70, thicknessMm: 0.6 },
    { layers: 8, innerCopperUm: 70, thicknessMm: 1.2 },
  ],
  ["heavyCopperTracks", row(4), { outerCopperUm: 70, minTraceSpaceMil: 5 }, { outerCopperUm: 70, minTraceSpaceMil: 6 }],
  [
    "innerNeedsOuterCopper",
    row(9),
    { layers: 4, innerCopperUm: 70, outerCopperUm: 35 },
    { layers: 4, innerCopperUm: 70, outerCopperUm: 70 },
  ],
  ["singleLayerHole", row(6), { layers: 1, minHoleMm: 0.25 }, { layers: 1, minHoleMm: 0.3 }],
  [
    "aspectRatio",
    row(7),
    { layers: 4, thicknessMm: 2.0, minHoleMm: 0.2 },
    { layers: 4, thicknessMm: 2.0, minHoleMm: 0.25 },
  ],
  // 2.5 / 8 = 0.3125
  [
    "aspectRatio",
    row(7),
    { layers: 4, thicknessMm: 2.5, minHoleMm: 0.3 },
    { layers: 4, thicknessMm: 2.5, minHoleMm: 0.4 },
  ],
  // 1.6 / 8 = 0.2 exactly
  ["aspectRatio", SPEC, { layers: 4, thicknessMm: 2.0, minHoleMm: 0.2 }, { thicknessMm: 1.6, minHoleMm: 0.2 }],
  [
    "chamferNeedsFingers",
    row(13),
    { ...FINGERS, goldFingers: false, goldFingerCount: "", goldFingerChamferDeg: 30 },
    { ...FINGERS, goldFingerChamferDeg: 30 },
  ],
  [
    "chamferOnPanel",
    row(13),
    { ...FINGERS, boardType: "panel", goldFingerChamferDeg: 30 },
    { ...FINGERS, boardType: "panel" },
  ],
  [
    "chamferSize",
    row(13),
    { ...FINGERS, widthMm: 49.99, goldFingerChamferDeg: 20 },
    { ...FINGERS, widthMm: 50, goldFingerChamferDeg: 20 },
  ],
  ["goldFingerCount", "specification, gold-finger count: required", { goldFingers: true }, FINGERS],
  [
    "goldFingerCount",
    "specification, gold-finger count: 0 to 10",
    { ...FINGERS, goldFingerCount: "2x20" },
    { goldFingerCount: "9999999999" },
  ],
  ["goldFingerCount", OWN, { goldFingers: false, goldFingerCount: "20" }, { goldFingers: false, goldFingerCount: "" }],
  ["goldFingersNeedEnig", row(12), { ...FINGERS, surfaceFinish: "HASL" }, FINGERS],
  [
    "goldNeedsEnig",
    row(12),
    { enigAuThickness: 2, surfaceFinish: "HASL" },
    { enigAuThickness: 2, surfaceFinish: "ENIG" },
  ],
  [
    "legendOnMask",
    row(10),
    { solderMaskColor: "White", silkscreenColor: "White" },
    { solderMaskColor: "White", silkscreenColor: "Black" },
  ],
  [
    "legendOnMask",
    row(10),
    { solderMaskColor: "Black", silkscreenColor: "Black" },
    { solderMaskColor: "Yellow", silkscreenColor: "Black" },
  ],
  [
    "legendOnMask",
    row(10),
    { solderMaskColor: "Blue", silkscreenColor: "Black" },
    { solderMaskColor: "Blue", silkscreenColor: "Black", silkscreen: "none" },
  ],
  ["testTypeNeedsTesting", OWN, { layers: 1, testing: false, testType: "fixture" }, { layers: 1, testType: "fixture" }],
  ["testByLayers", row(18), { layers: 2, testing: false }, { layers: 1, testing: false }],
  ["testByLayers", row(18), { layers: 2, testType: "sampling" }, { layers: 1, testType: "sampling" }],
  ["leadTime", "a board shop's rush table", { layers: 8, leadTimeDays: 5 }, { layers: 8, leadTimeDays: 6 }],
  ["leadTime", "a board shop's rush table", { leadTimeDays: 2.5 }, { leadTimeDays: 1 }],
  ["leadTime", "own limit", { leadTimeDays: 61 }, { leadTimeDays: 60 }],
];

describe("what can be made", () => {
  it.each(EDGES)("%s (%s): %o is refused, %o is made", (rule, _source, refused, made) => {
    expect(broken(refused)).toEqual([rule]);
    expect(broken(made)).toEqual([]);
  });

  it("has an edge here for every rule", () => {
    expect(new Set(EDGES.map(([rule]) => rule))).toEqual(new Set(RULE_KEYS));
  });

  it.each([
    ["en", en],
    ["zh", zh],
  ])("says every refusal in %s with just the figures of its rule", (locale, pcb) => {
    const onError = (error: Error) => {
      throw error;
    };
    const messages: AbstractIntlMessages = { pcb };
    const t = standIn<Say>(createTranslator({ locale: standIn(locale), messages, onError }));
    for (const [, , refused] of EDGES) {
      for (const { rule, args } of checkSpecification(completeSpecification(refused))) {
        expect(t(`pcb.rules.${rule}`, args)).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
    expect(Object.keys(pcb.rules).sort()).toEqual([...RULE_KEYS].sort());
  });

  it.each<[string, Options, string, string]>([
    [
      "a board below the limit",
      { widthMm: 8, heightMm: 12 },
      "8 × 12 mm is smaller than the smallest board, 10 × 10 mm.",
      "8 × 12 mm 小于最小可做尺寸 10 × 10 mm。",
    ],
    [
      "a multilayer board above its limit",
      { layers: 4, widthMm: 450, heightMm: 420.5 },
      "450 × 420.5 mm is larger than the largest multilayer board, 400 × 500 mm.",
      "450 × 420.5 mm 超出多层板最大可做尺寸 400 × 500 mm。",
    ],
    [
      "a panel of ours with its boards and rails",
      { deliveryMethod: "panelWithRail", panelColumns: 6, panelRows: 1, railWidthMm: 5, heightMm: 495 },
      "600 × 505 mm is larger than the largest board, 500 × 600 mm.",
      "600 × 505 mm 超出最大可做尺寸 500 × 600 mm。",
    ],
    [
      "a length that is no number",
      { widthMm: Number.NaN },
      "Enter the board size in mm, with up to two decimals.",
      "请以 mm 填写板子尺寸，最多两位小数。",
    ],
    [
      "a panel below the limit",
      { boardType: "panel", widthMm: 69.99, heightMm: 80 },
      "69.99 × 80 mm is smaller than the smallest panel, 70 × 70 mm.",
      "69.99 × 80 mm 小于最小拼板尺寸 70 × 70 mm。",
    ],
    [
      "a board that is too small to chamfer",
      { ...FINGERS, widthMm: 40, heightMm: 60, goldFingerChamferDeg: 30 },
      "40 × 60 mm is too small to chamfer. Chamfering needs boards of at least 50 × 50 mm.",
      "40 × 60 mm 太小，不能斜边；50 × 50 mm 及以上的板才可斜边。",
    ],
  ])("states the customer's value and the limit of %s", (_what, options, english, chinese) => {
    const sentence = ([locale, pcb]: [string, object]) => {
      const t = standIn<Say>(createTranslator({ locale: standIn(locale), messages: standIn({ pcb }) }));
      return checkSpecification(completeSpecification(options)).map(({ rule, args }) =>
        t(`pcb.rules.${rule}`, args),
      )[0];
    };
    expect([sentence(["en", en]), sentence(["zh", zh])]).toEqual([english, chinese]);
  });

  it("blames the side that is wrong", () => {
    const options = (options: Options) =>
      checkSpecification(completeSpecification(options)).map(({ option }) => option);
    expect([options({ widthMm: 5 }), options({ heightMm: 5 }), options({ widthMm: 700 })]).toEqual([
      ["widthMm"],
      ["heightMm"],
      ["widthMm"],
    ]);
    const panel = { deliveryMethod: "panel" as const };
    // 8 × 100 mm is too long; 3 × 20 = 60 mm is too low for a panel.
    expect([
      options({ ...panel, panelColumns: 8 }),
      options({ ...panel, panelRows: 8 }),
      options({ ...panel, heightMm: 20, panelColumns: 2, panelRows: 3 }),
      options({ ...panel, panelColumns: 2.5 }),
      options({ ...panel, panelRows: 2.5 }),
    ]).toEqual([["panelColumns"], ["panelRows"], ["panelRows"], ["panelColumns"], ["panelRows"]]);
  });

  it("is told at once by the quicker of the two questions", () => {
    fc.assert(
      fc.property(anySpecification({ maxMm: 700, maxLeadTimeDays: 60 }), (options) => {
        expect(isMakeable(options)).toBe(checkSpecification(options).length === 0);
      }),
    );
  });
});
