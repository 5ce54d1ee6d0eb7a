import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pcbSpecification, pcbSpecificationInput } from "@/lib/contracts/pcb";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { anySpecification } from "@/tests/support/specifications";

/** As the first version kept them. */
const FIRST = {
  boardType: "single",
  layers: 2,
  widthMm: 100,
  heightMm: 100,
  quantity: 50,
  thicknessMm: 1.6,
  surfaceFinish: "HASL",
  enigAuThickness: 1,
  solderMaskColor: "Green",
  silkscreenColor: "White",
  outerCopperUm: 35,
  innerCopperUm: 17,
  minTraceSpaceMil: 5,
  minHoleMm: 0.3,
  leadTimeDays: 4,
};

describe("a specification that was kept", () => {
  it("before the special options existed is read with all of them at their default", () => {
    expect(pcbSpecification.parse(FIRST)).toEqual({ ...DEFAULT_SPECIFICATION, ...FIRST });
  });

  it("as a panel is delivered as one, and can still be made", () => {
    const read = pcbSpecification.parse({ ...FIRST, boardType: "panel" }) as PcbSpecification;
    expect(read.deliveryMethod).toBe("panel");
    expect(checkSpecification(read)).toEqual([]);
  });

  it("without what the first version had is none", () => {
    const { widthMm: _width, ...rest } = FIRST;
    for (const kept of [rest, {}, null, "x", [FIRST]]) expect(pcbSpecification.safeParse(kept).success).toBe(false);
  });

  it("whole comes back just as it was, and is not changed itself", () => {
    fc.assert(
      fc.property(anySpecification({ maxMm: 600, maxLeadTimeDays: 60 }), (specification) => {
        const kept = JSON.parse(JSON.stringify(specification)) as unknown;
        expect(pcbSpecification.parse(Object.freeze(kept))).toEqual(specification);
      }),
    );
  });
});

describe("what a caller says", () => {
  it("stays unsaid where it was left out", () => {
    expect(pcbSpecificationInput.parse({})).toEqual({});
    expect(pcbSpecificationInput.parse({ viaInPad: true })).toEqual({ viaInPad: true });
  });

  it("may be text from a form", () => {
    const form = { layers: "4", widthMm: "86.36", edgePlating: "2", goldFingers: "true", kaptonTape: "0" };
    const options = { layers: 4, widthMm: 86.36, edgePlating: 2, goldFingers: true, kaptonTape: false };
    expect(pcbSpecificationInput.parse(form)).toEqual(options);
    expect(pcbSpecificationInput.parse({ goldFingerCount: 20 })).toEqual({ goldFingerCount: "20" });
  });

  it.each<[string, unknown, string]>([
    ["widthMm", "", "pcb.sizeRequired"],
    ["widthMm", "  ", "pcb.sizeRequired"],
    ["widthMm", "abc", "pcb.sizeFormat"],
    ["widthMm", "10.123", "pcb.sizeFormat"],
    ["widthMm", 10.123, "pcb.sizeFormat"],
    ["widthMm", "123456789012345678901", "pcb.sizeFormat"],
    ["widthMm", true, "pcb.sizeFormat"],
    ["widthMm", null, "pcb.sizeFormat"],
    ["heightMm", -5, "pcb.sizeFormat"],
    ["heightMm", "0", "pcb.sizeFormat"],
    ["layers", 3, "pcb.notOffered"],
    ["minHoleMm", 0.15, "pcb.notOffered"],
    ["edgePlating", 5, "pcb.notOffered"],
    ["goldFingerCount", "12345678901", "common.tooLong"],
  ])("%s %j is refused with %s", (option, value, key) => {
    const result = pcbSpecificationInput.safeParse({ [option]: value });
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[option, key]]);
  });

  it.each([
    ["kaptonTape", "maybe"],
    ["kaptonTape", 2],
    ["viaProcess", "filled"],
    ["panelColumns", 1.5],
  ])("%s %j is refused", (option, value) => {
    const result = pcbSpecificationInput.safeParse({ [option]: value });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([option]);
  });

  it("of a whole specification is that specification", () => {
    const whole = completeSpecification({ layers: 4, viaInPad: true, goldFingerCount: "20" });
    expect(pcbSpecificationInput.parse(whole)).toEqual(whole);
  });
});
