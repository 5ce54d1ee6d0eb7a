import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { openDisagreements } from "@/lib/core/pcb/disagreement";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

const open = (
  chosen: Partial<PcbSpecification>,
  measured: Partial<PcbSpecification>,
  confirmed: Partial<PcbSpecification> = {},
) => openDisagreements(completeSpecification(chosen), measured, confirmed);

describe("form against files", () => {
  it("asks about layers, size and panels wherever they differ", () => {
    const measured = { layers: 4, widthMm: 50, heightMm: 40, boardType: "panel" } as const;
    expect(open({ layers: 6, widthMm: 50, heightMm: 41 }, measured)).toEqual(["layers", "heightMm", "boardType"]);
    expect(open({ ...measured }, measured)).toEqual([]);
  });

  it("asks about no size that is the files' own, turned or as a pen draws it", () => {
    const measured = { widthMm: 50, heightMm: 80 };
    expect(open({ widthMm: 80, heightMm: 50 }, measured)).toEqual([]);
    expect(open({ widthMm: 50.1, heightMm: 79.95 }, measured)).toEqual([]);
    expect(open({ widthMm: 50.11, heightMm: 80 }, measured)).toEqual(["widthMm"]);
    expect(open({ widthMm: 80, heightMm: 51 }, measured)).toEqual(["widthMm", "heightMm"]);
    // Where the files tell one side alone there is nothing to turn.
    expect(open({ widthMm: 80, heightMm: 50 }, { widthMm: 50 })).toEqual(["widthMm"]);
  });

  it("asks about tracks and holes only where the form is coarser than the files need", () => {
    const measured = { minTraceSpaceMil: 5, minHoleMm: 0.25 } as const;
    expect(open({ minTraceSpaceMil: 6, minHoleMm: 0.3 }, measured)).toEqual(["minTraceSpaceMil", "minHoleMm"]);
    expect(open({ minTraceSpaceMil: 4, minHoleMm: 0.2 }, measured)).toEqual([]);
  });

  it("asks about gold fingers and half holes that the files have and the form has not", () => {
    expect(
      open({ goldFingers: false, halfcutCastellatedHoles: 0 }, { goldFingers: true, halfcutCastellatedHoles: 1 }),
    ).toEqual(["goldFingers", "halfcutCastellatedHoles"]);
    expect(open({ halfcutCastellatedHoles: 3 }, { halfcutCastellatedHoles: 1 })).toEqual([]);
  });

  it("takes a confirmation for the one value it was given for", () => {
    expect(open({ layers: 6 }, { layers: 4 }, { layers: 6 })).toEqual([]);
    expect(open({ layers: 8 }, { layers: 4 }, { layers: 6 })).toEqual(["layers"]);
  });
});
