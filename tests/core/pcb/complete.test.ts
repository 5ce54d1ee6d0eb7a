import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { type ListedOption, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { USD_BOOK } from "@/tests/support/price-books";
import { pricePcb } from "@/lib/core/pricing/price";

describe("a specification made whole", () => {
  it("is the lowest-priced board when nothing was said", () => {
    expect(completeSpecification({})).toEqual({
      boardType: "single",
      layers: 2,
      widthMm: 100,
      heightMm: 100,
      quantity: 5,
      deliveryMethod: "single",
      panelColumns: 1,
      panelRows: 1,
      railWidthMm: 5,
      fiducials: false,
      xOutAllowance: true,
      differentDesigns: 1,
      skipVScoring: false,
      thicknessMm: 1.6,
      materialTg: 130,
      surfaceFinish: "HASL",
      enigAuThickness: 1,
      solderMask: "both",
      solderMaskColor: "Green",
      silkscreen: "both",
      silkscreenColor: "White",
      outerCopperUm: 35,
      innerCopperUm: 17,
      minTraceSpaceMil: 6,
      minHoleMm: 0.3,
      holeCopperUm: 20,
      viaProcess: "tented",
      viaFilledWithResin: false,
      viaInPad: false,
      blindBuriedVias: 0,
      laserDrill: false,
      stackedMicroVia: 0,
      impedanceControl: "none",
      fineBgaPads: false,
      edgePlating: 0,
      halfcutCastellatedHoles: 0,
      goldFingers: false,
      goldFingerCount: "",
      goldFingerChamferDeg: 0,
      pressfitHoles: false,
      countersinksCounterbores: false,
      carbonMask: false,
      peelableSoldermask: "none",
      kaptonTape: false,
      testing: true,
      testType: "flyingProbe",
      ulMarking: false,
      dateCodeMarking: "none",
      leadTimeDays: 5,
    });
  });

  it.each<[Partial<PcbSpecification>, Partial<PcbSpecification>]>([
    // Boards under 0.6 mm are made with ENIG alone, which takes a day more.
    [{ thicknessMm: 0.4 }, { surfaceFinish: "ENIG", leadTimeDays: 6 }],
    [{ solderMaskColor: "White" }, { silkscreenColor: "Black" }],
    [{ silkscreenColor: "Black", solderMaskColor: "Green" }, { silkscreenColor: "Black" }],
    [{ enigAuThickness: 3 }, { surfaceFinish: "ENIG" }],
    // 2.5 mm needs 0.3125 mm.
    [{ layers: 4, thicknessMm: 2.5 }, { minHoleMm: 0.4 }],
    [
      { layers: 6, innerCopperUm: 70 },
      { outerCopperUm: 70, minTraceSpaceMil: 6 },
    ],
    [{ layers: 4 }, { leadTimeDays: 7 }],
  ])("takes for %o the lowest grade that can stand beside it: %o", (options, follows) => {
    const whole = completeSpecification(options);
    expect(whole).toMatchObject({ ...options, ...follows });
    expect(checkSpecification(whole)).toEqual([]);
  });

  it("keeps what was said, even where it cannot be made", () => {
    const options = {
      thicknessMm: 0.4,
      surfaceFinish: "HASL",
      solderMaskColor: "White",
      silkscreenColor: "White",
    } as const;
    expect(completeSpecification(options)).toMatchObject(options);
    expect(checkSpecification(completeSpecification(options)).map(({ rule }) => rule)).toEqual([
      "thinNeedsEnig",
      "legendOnMask",
    ]);
  });

  it("costs no more than any other board that can be made with what was said", () => {
    const one = <K extends ListedOption>(option: K) =>
      fc.constantFrom(...(PCB_OPTIONS[option] as readonly unknown[] as readonly PcbSpecification[K][]));
    const choice = fc.record({
      layers: one("layers"),
      thicknessMm: one("thicknessMm"),
      surfaceFinish: one("surfaceFinish"),
      outerCopperUm: one("outerCopperUm"),
      innerCopperUm: one("innerCopperUm"),
      minTraceSpaceMil: one("minTraceSpaceMil"),
      minHoleMm: one("minHoleMm"),
    });
    const kept = fc.subarray([
      "thicknessMm",
      "surfaceFinish",
      "outerCopperUm",
      "innerCopperUm",
      "minTraceSpaceMil",
      "minHoleMm",
    ] as const);
    const total = (specification: PcbSpecification) => pricePcb(specification, USD_BOOK).total.amountMicro;
    fc.assert(
      fc.property(choice, kept, (all, names) => {
        const other = completeSpecification(all);
        fc.pre(checkSpecification(other).length === 0);
        const options = Object.fromEntries(["layers" as const, ...names].map((name) => [name, all[name]]));
        const whole = completeSpecification(options);
        expect(checkSpecification(whole)).toEqual([]);
        expect(total(whole)).toBeLessThanOrEqual(total(other));
      }),
      { numRuns: 2000 },
    );
  });
});
