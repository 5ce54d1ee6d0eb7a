import { describe, expect, it } from "vitest";
import { isAsked } from "@/lib/core/pcb/asked";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

const asked = (option: PcbOption, chosen: Partial<PcbSpecification>) => isAsked(option, completeSpecification(chosen));

describe("an option is asked", () => {
  it.each<[PcbOption, Partial<PcbSpecification>, Partial<PcbSpecification>]>([
    ["enigAuThickness", { surfaceFinish: "ENIG" }, { surfaceFinish: "HASL" }],
    ["innerCopperUm", { layers: 4 }, { layers: 2 }],
    ["solderMaskColor", { solderMask: "top" }, { solderMask: "none" }],
    ["silkscreenColor", { silkscreen: "bottom" }, { silkscreen: "none" }],
    ["goldFingerCount", { goldFingers: true, surfaceFinish: "ENIG" }, { goldFingers: false }],
    ["goldFingerChamferDeg", { goldFingers: true, surfaceFinish: "ENIG" }, { goldFingers: false }],
    ["panelColumns", { boardType: "panel" }, { boardType: "single", deliveryMethod: "single" }],
    ["panelRows", { deliveryMethod: "panelWithRail" }, { deliveryMethod: "singleWithRail" }],
    ["xOutAllowance", { deliveryMethod: "panel" }, { deliveryMethod: "others" }],
    ["railWidthMm", { deliveryMethod: "singleWithRail" }, { deliveryMethod: "panel" }],
    ["deliveryMethod", { boardType: "single" }, { boardType: "panel" }],
    ["testType", { testing: true }, { testing: false, layers: 1 }],
  ])("%s only where it means something", (option, where, whereNot) => {
    expect([asked(option, where), asked(option, whereNot)]).toEqual([true, false]);
  });

  it("always, where nothing else decides it", () => {
    expect(asked("layers", {})).toBe(true);
  });
});
