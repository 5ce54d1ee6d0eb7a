import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { disagrees, openDisagreements } from "@/lib/core/pcb/disagreement";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

const open = (
  chosen: Partial<PcbSpecification>,
  measured: Partial<PcbSpecification>,
  confirmed: Partial<PcbSpecification> = {},
) => openDisagreements(completeSpecification(chosen), measured, confirmed);

/** Differing options, whether or not a person may confirm them. */
const differing = (chosen: Partial<PcbSpecification>, measured: Partial<PcbSpecification>) =>
  (Object.keys(measured) as PcbOption[]).filter((option) => disagrees(option, completeSpecification(chosen), measured));

describe("form against files", () => {
  it("differs in layers, size and panels", () => {
    const measured = { layers: 4, widthMm: 50, heightMm: 40, boardType: "panel" } as const;
    expect(differing({ layers: 6, widthMm: 50, heightMm: 41 }, measured)).toEqual(["layers", "heightMm", "boardType"]);
    expect(differing({ ...measured }, measured)).toEqual([]);
  });

  it("differs in no size that is the files' own, turned or as a pen draws it", () => {
    const measured = { widthMm: 50, heightMm: 80 };
    expect(differing({ widthMm: 80, heightMm: 50 }, measured)).toEqual([]);
    expect(differing({ widthMm: 50.1, heightMm: 79.95 }, measured)).toEqual([]);
    expect(differing({ widthMm: 50.11, heightMm: 80 }, measured)).toEqual(["widthMm"]);
    expect(differing({ widthMm: 80, heightMm: 51 }, measured)).toEqual(["widthMm", "heightMm"]);
    // With a single side in the files, there is nothing to rotate.
    expect(differing({ widthMm: 80, heightMm: 50 }, { widthMm: 50 })).toEqual(["widthMm"]);
  });

  it("differs in traces and holes only where the form is coarser than the files need", () => {
    const measured = { minTraceSpaceMil: 5, minHoleMm: 0.25 } as const;
    expect(differing({ minTraceSpaceMil: 6, minHoleMm: 0.3 }, measured)).toEqual(["minTraceSpaceMil", "minHoleMm"]);
    expect(differing({ minTraceSpaceMil: 4, minHoleMm: 0.2 }, measured)).toEqual([]);
  });

  it("asks about gold fingers and half holes that the files have and the form has not", () => {
    expect(
      open({ goldFingers: false, halfcutCastellatedHoles: 0 }, { goldFingers: true, halfcutCastellatedHoles: 1 }),
    ).toEqual(["goldFingers", "halfcutCastellatedHoles"]);
    expect(open({ halfcutCastellatedHoles: 3 }, { halfcutCastellatedHoles: 1 })).toEqual([]);
  });

  it("takes a confirmation for the one value it was given for", () => {
    expect(open({ thicknessMm: 0.8 }, { thicknessMm: 1 }, { thicknessMm: 0.8 })).toEqual([]);
    expect(open({ thicknessMm: 1.2 }, { thicknessMm: 1 }, { thicknessMm: 0.8 })).toEqual(["thicknessMm"]);
  });

  it("takes no confirmation for what was measured, and asks about a panel's grid with its board type", () => {
    const measured = { layers: 4, widthMm: 50, heightMm: 40, minTraceSpaceMil: 5, minHoleMm: 0.25 } as const;
    expect(open({ layers: 2, minTraceSpaceMil: 6, minHoleMm: 0.3 }, measured)).toEqual([]);
    const grid = { boardType: "panel", panelColumns: 2, panelRows: 2 } as const;
    expect(open({}, grid)).toEqual(["boardType"]);
  });
});
