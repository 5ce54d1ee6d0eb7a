import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedOptions, withChoice } from "@/lib/core/pcb/allowed-options";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification, type RuleKey } from "@/lib/core/pcb/rules";
import { anyListed, anySpecification, LISTED_OPTIONS } from "@/tests/support/specifications";

/** A size to be changed, a finish to be chosen, a count to be typed, a lead time that follows in `changeSpecification`. */
const LEFT_TO_THE_PERSON: RuleKey[] = [
  "size",
  "panelSize",
  "goldFingerCount",
  "goldFingersNeedEnig",
  "thicknessByLayers",
  "thinNeedsEnig",
  "aspectRatio",
  "singleLayerHole",
  "innerNeedsOuterCopper",
  "leadTime",
];

describe("options", () => {
  it("that cannot be chosen carry the rule that stands against them", () => {
    const { thicknessMm } = allowedOptions(completeSpecification({ layers: 2 }));
    expect(thicknessMm.map(({ value, violation }) => [value, violation?.rule ?? "made"])).toEqual([
      [0.4, "thinNeedsEnig"],
      [0.6, "made"],
      [0.8, "made"],
      [1.0, "made"],
      [1.2, "made"],
      [1.6, "made"],
      [2.0, "thicknessByLayers"],
      [2.5, "thicknessByLayers"],
    ]);
  });

  it("bring with them what follows of itself", () => {
    const four = completeSpecification({ layers: 4, innerCopperUm: 70, surfaceFinish: "ENIG", enigAuThickness: 3 });
    expect(withChoice(four, "layers", 2).innerCopperUm).toBe(17);
    expect(withChoice(four, "surfaceFinish", "HASL").enigAuThickness).toBe(1);
    expect(withChoice(four, "solderMaskColor", "White").silkscreenColor).toBe("Black");
  });

  it("take everything back that needs inner layers, one thing after the other", () => {
    const dense = completeSpecification({ layers: 6, stackedMicroVia: 2, viaInPad: true, impedanceControl: "5%" });
    const needing = { laserDrill: true, blindBuriedVias: 1, viaFilledWithResin: true, minHoleMm: 0.3 };
    expect(dense).toMatchObject({ ...needing, stackedMicroVia: 2, viaInPad: true });
    expect(withChoice(dense, "layers", 4)).toEqual({ ...dense, layers: 4, stackedMicroVia: 1 });
    expect(withChoice(dense, "layers", 2)).toEqual({
      ...completeSpecification({ layers: 2 }),
      leadTimeDays: dense.leadTimeDays,
    });
  });

  it("step a board into the smallest panel that is scored, and out of it again", () => {
    const single = completeSpecification({ widthMm: 40, heightMm: 30 });
    // 2 × 40 = 80 mm and 3 × 30 = 90 mm, both at least 70 mm.
    const panel = withChoice(single, "deliveryMethod", "panel");
    expect(panel).toEqual({ ...single, deliveryMethod: "panel", panelColumns: 2, panelRows: 3 });
    const chosen = { ...panel, xOutAllowance: false, skipVScoring: true };
    expect(withChoice(chosen, "deliveryMethod", "single")).toEqual(single);
    // One board of 100 × 80 mm would do; two are stacked along the shorter side.
    const large = completeSpecification({ widthMm: 100, heightMm: 80 });
    expect(withChoice(large, "deliveryMethod", "panelWithRail")).toMatchObject({ panelColumns: 1, panelRows: 2 });
  });

  it("make a panel of one's own a panel, and a board of its own a single one again", () => {
    const single = completeSpecification({});
    const own = withChoice(single, "boardType", "panel");
    expect(own).toEqual({ ...single, boardType: "panel", deliveryMethod: "panel" });
    expect(withChoice({ ...own, panelColumns: 4, differentDesigns: 3 }, "boardType", "single")).toEqual(single);
  });

  it("give up the count and the chamfer with the gold fingers, which stand against a finish without gold", () => {
    const fingers = completeSpecification({ goldFingerCount: "20", goldFingerChamferDeg: 30 });
    expect(fingers).toMatchObject({ goldFingers: true, surfaceFinish: "ENIG" });
    expect(withChoice(fingers, "goldFingers", false)).toMatchObject({ goldFingerCount: "", goldFingerChamferDeg: 0 });
    const { surfaceFinish, viaInPad } = allowedOptions(completeSpecification({ ...fingers, layers: 4 }));
    expect(surfaceFinish.map(({ violation }) => violation?.rule ?? "made")).toEqual([
      "goldFingersNeedEnig",
      "goldFingersNeedEnig",
      "made",
    ]);
    // Off with its reason until vias are filled.
    expect(viaInPad.map(({ violation }) => violation?.rule ?? "made")).toEqual(["made", "viaInPadNeedsResin"]);
  });

  it("ask for the number of gold fingers once there are some, not before", () => {
    const enig = completeSpecification({ surfaceFinish: "ENIG" });
    expect(allowedOptions(enig).goldFingers.map(({ violation }) => violation)).toEqual([null, null]);
    expect(checkSpecification(withChoice(enig, "goldFingers", true))).toEqual([
      { rule: "goldFingerCount", option: "goldFingerCount", args: { problem: "missing" } },
    ]);
  });

  it("test every board again when it has two layers", () => {
    const untested = completeSpecification({ layers: 1, testing: false });
    expect(withChoice(untested, "layers", 2).testing).toBe(true);
    const sampled = completeSpecification({ layers: 1, testType: "sampling" });
    expect(withChoice(sampled, "layers", 2).testType).toBe("flyingProbe");
    expect(withChoice(completeSpecification({ layers: 1, testType: "full" }), "testing", false).testType).toBe(
      "flyingProbe",
    );
  });

  it("never leave what one choice brought along half done", () => {
    fc.assert(
      fc.property(anySpecification({ maxMm: 400, maxLeadTimeDays: 60 }), anyListed, (specification, listed) => {
        const from = completeSpecification({
          widthMm: specification.widthMm,
          heightMm: specification.heightMm,
          quantity: specification.quantity,
        });
        for (const option of LISTED_OPTIONS) {
          const to = withChoice(from, option, listed[option]);
          const known = new Set(checkSpecification(from).map(({ rule }) => rule));
          // Obstacles to the new choice name the choice, or an option that only the person can decide.
          for (const { rule, option: about } of checkSpecification(to)) {
            if (known.has(rule) || about === option) continue;
            expect(LEFT_TO_THE_PERSON).toContain(rule);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
