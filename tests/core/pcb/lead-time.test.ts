import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { daysSaved, isScheduled, offeredDays, quickestDays, standardDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";

const of = (options: Partial<PcbSpecification>) => completeSpecification(options);

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

  // Two layers, five pieces: 5 days; four layers: 7; gold fingers need ENIG, which takes one of its own.
  it.each<[string, Partial<PcbSpecification>, number]>([
    ["gold fingers", { goldFingerCount: "20" }, 5 + 1 + 3],
    ["plated edges", { edgePlating: 2 }, 5 + 1],
    ["impedance", { impedanceControl: "5%" }, 7 + 1],
    ["a peelable mask", { peelableSoldermask: "top" }, 5 + 2],
    ["one step of micro-vias", { stackedMicroVia: 1 }, 7 + 1 + 1],
    // Six layers: 8 days; two steps, and one pressing for the blind vias that they need.
    ["two steps of micro-vias", { stackedMicroVia: 2 }, 8 + 2 + 1],
    ["three pressings", { layers: 4, blindBuriedVias: 3 }, 7 + 3],
    // Nothing of these is in the table.
    [
      "half holes, carbon, tape, resin",
      { layers: 4, halfcutCastellatedHoles: 4, carbonMask: true, kaptonTape: true, viaFilledWithResin: true },
      7,
    ],
  ])("is longer for %s", (_what, options, days) => {
    expect(standardDays(of(options))).toBe(days);
  });

  it("grows with the area for what is done to each board, and not for what is set up once", () => {
    // 150 pieces are 1.5 m²: 7 days on two layers, two square meters begun.
    expect(standardDays(of({ quantity: 150, peelableSoldermask: "both" }))).toBe(7 + 1 + 2);
    expect(standardDays(of({ quantity: 150, goldFingerCount: "20" }))).toBe(7 + 2 + 3);
    expect(standardDays(of({ quantity: 150, edgePlating: 4 }))).toBe(7 + 1);
  });

  it("ends at sixty days, and from twenty on is settled with the customer", () => {
    const everything = of({
      stackedMicroVia: 3,
      blindBuriedVias: 3,
      quantity: 10_000,
      goldFingerCount: "20",
      minTraceSpaceMil: 4,
      minHoleMm: 0.2,
      impedanceControl: "5%",
      edgePlating: 4,
      peelableSoldermask: "both",
    });
    // 20 + 5 × (ENIG 1 + 4 mil 1 + 0.2 mm 1 + steps 2 + pressings 3 + mask 1) + 3 + 1 + 1 + 1 = 71
    expect(standardDays(everything)).toBe(60);
    expect([19, 20].map((leadTimeDays) => isScheduled({ leadTimeDays }))).toEqual([false, true]);
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
