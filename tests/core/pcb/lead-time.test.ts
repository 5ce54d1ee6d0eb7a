import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { daysSaved, offeredDays, quickestDays, standardDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";

const of = (given: Partial<PcbSpecification>) => completeSpecification(given);

describe("the standard lead time", () => {
  // Pieces of 100 × 100 mm: 50 are 0.5 m², 100 are 1 m², 150 are 1.5 m², 500 are 5 m².
  it.each([
    [1, 50, 5],
    [2, 50, 5],
    [2, 150, 7],
    [2, 500, 9],
    [4, 50, 7],
    [6, 100, 8],
    [8, 50, 10],
    [8, 10_000, 20],
  ])("of %i layers, %i pieces is %i days", (layers, quantity, days) => {
    expect(standardDays(of({ layers, quantity }))).toBe(days);
  });

  it("is a day longer for ENIG, for 4 mil and for 0.2 mm holes, for each square metre begun up to five", () => {
    expect(standardDays(of({ surfaceFinish: "ENIG" }))).toBe(6);
    expect(standardDays(of({ surfaceFinish: "ENIG", minTraceSpaceMil: 4, minHoleMm: 0.2 }))).toBe(8);
    // 1.5 m²: 7 + 2; 30 m²: 15 + 5
    expect(standardDays(of({ surfaceFinish: "ENIG", quantity: 150 }))).toBe(9);
    expect(standardDays(of({ surfaceFinish: "ENIG", quantity: 3000 }))).toBe(20);
  });

  it("never falls when layers or the quantity rise", () => {
    for (const surfaceFinish of PCB_OPTIONS.surfaceFinish) {
      const days = PCB_OPTIONS.layers.map((layers) =>
        QUANTITY_STEPS.map((quantity) => standardDays(of({ layers, quantity, surfaceFinish }))),
      );
      for (const row of days) expect(row).toEqual([...row].sort((a, b) => a - b));
      for (const at of QUANTITY_STEPS.keys()) {
        const column = days.map((row) => row[at] ?? 0);
        expect(column).toEqual([...column].sort((a, b) => a - b));
      }
    }
  });
});

describe("a shorter lead time", () => {
  it("is offered down to 24 hours on two layers, and at most four days sooner on others", () => {
    expect(offeredDays(of({}))).toEqual([5, 4, 3, 2, 1]);
    expect(offeredDays(of({ layers: 8 }))).toEqual([10, 9, 8, 7, 6]);
    expect(quickestDays(of({ layers: 8 }))).toBe(6);
  });

  it("saves the days between it and the standard one; a later one saves none", () => {
    expect([5, 3, 9].map((leadTimeDays) => daysSaved(of({ leadTimeDays })))).toEqual([0, 2, 0]);
  });
});
