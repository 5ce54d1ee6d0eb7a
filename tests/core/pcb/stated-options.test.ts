import { describe, expect, it } from "vitest";
import { openDisagreements } from "@/lib/core/pcb/disagreement";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { StatedStack } from "@/lib/core/board/stated-stack";
import { statedOptions } from "@/lib/core/pcb/stated-options";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { UNKNOWN_FACTS } from "../../support/board-facts";

const values = (stated: StatedStack, layers: number | null = 4) => statedOptions(stated, layers).values;

describe("what files say of a board's make", () => {
  it.each([
    [{ thicknessMm: 1.6106 }, { thicknessMm: 1.6 }],
    [{ thicknessMm: 1.57 }, { thicknessMm: 1.6 }],
    [{ thicknessMm: 0.79 }, { thicknessMm: 0.8 }],
    [{ finish: "HAL lead-free" }, { surfaceFinish: "Lead Free HASL" }],
    [{ finish: "HAL SnPb" }, { surfaceFinish: "HASL" }],
    [{ finish: "HAL" }, { surfaceFinish: "HASL" }],
    [{ finish: "Immersion gold" }, { surfaceFinish: "ENIG" }],
    [
      { maskColor: "black", silkColor: "White" },
      { solderMaskColor: "Black", silkscreenColor: "White" },
    ],
    [
      { outerCopperMm: 0.07, innerCopperMm: 0.0152 },
      { outerCopperUm: 70, innerCopperUm: 17 },
    ],
  ])("%j is %j", (stated, expected) => {
    expect(statedOptions(stated, 4)).toEqual({ values: expected, unmade: [] });
  });

  it("is left to the customer where it is not made here", () => {
    const stated = { thicknessMm: 3.2, finish: "Immersion silver", maskColor: "#7F00FFD3", outerCopperMm: 0.105 };
    expect(statedOptions(stated, 2)).toEqual({
      values: {},
      unmade: [
        { option: "thicknessMm", measured: 3.2 },
        { option: "surfaceFinish", measured: "Immersion silver" },
        { option: "solderMaskColor", measured: "#7F00FFD3" },
        { option: "outerCopperUm", measured: 0.105 },
      ],
    });
  });

  it("has inner copper only where there are inner layers", () => {
    expect(values({ innerCopperMm: 0.035 }, 2)).toEqual({});
    expect(values({ innerCopperMm: 0.035 }, null)).toEqual({});
  });

  it("goes into the form, and must be confirmed where the form differs, but for colours", () => {
    const stated = { thicknessMm: 1, finish: "ENIG", maskColor: "Black", outerCopperMm: 0.035 };
    const suggestion = suggestSpecification({ ...UNKNOWN_FACTS, stated });
    expect(suggestion.values).toEqual({
      thicknessMm: 1,
      surfaceFinish: "ENIG",
      solderMaskColor: "Black",
      outerCopperUm: 35,
    });
    const open = openDisagreements(completeSpecification({ outerCopperUm: 70 }), suggestion.values, {});
    expect(open).toEqual(["thicknessMm", "surfaceFinish"]);
  });
});
