import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAPABILITY } from "@/lib/core/pcb/capability";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { contradictionsOf } from "@/lib/core/pcb/contradictions";
import { PCB_OPTIONS, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import { type MeasuredBoard, suggestSpecification } from "@/lib/core/pcb/suggest";
import { anySpecification } from "@/tests/support/specifications";

/** Four layers of 60 × 50 mm, traces and spacing of 0.2 mm, holes from 0.3 mm. */
const MEASURED: MeasuredBoard = {
  widthMm: 60,
  heightMm: 50,
  layers: 4,
  minTraceMm: 0.2,
  minSpaceMm: 0.2,
  minDrillMm: 0.3,
  boards: 1,
  unmeasured: [],
};
const ORDERED = completeSpecification({ layers: 4, widthMm: 60, heightMm: 50 });

const against = (measured: Partial<MeasuredBoard>, ordered: Partial<PcbSpecification> = {}) =>
  contradictionsOf({ ...ORDERED, ...ordered }, { ...MEASURED, ...measured }).map(({ code, args }) => [code, args]);

describe("measured files against a specification", () => {
  it("of the same board hold no contradiction, also when it is turned by a quarter or ordered finer", () => {
    expect(against({})).toEqual([]);
    expect(against({ widthMm: 50, heightMm: 60 })).toEqual([]);
    expect(against({}, { minTraceSpaceMil: 4, minHoleMm: 0.2 })).toEqual([]);
  });

  it.each([
    [{ layers: 12 }, {}, ["layersBeyond", { measured: 12, limit: 8 }]],
    [{ layers: 12 }, { layers: 8 }, ["layersBeyond", { measured: 12, limit: 8 }]],
    [{}, { layers: 2 }, ["layersDiffer", { measured: 4, chosen: 2 }]],
    [{}, { layers: 6 }, ["layersDiffer", { measured: 4, chosen: 6 }]],
    [{ layers: null }, {}, ["layersUnknown", {}]],
    [{ widthMm: 61 }, {}, ["sizeDiffers", { width: 61, height: 50, chosenWidth: 60, chosenHeight: 50 }]],
    [{ widthMm: null, heightMm: null }, {}, ["sizeUnknown", {}]],
    [{ minTraceMm: 0.09 }, { minTraceSpaceMil: 4 }, ["traceBeyond", { measured: 0.09, limit: 0.1 }]],
    [{ minTraceMm: 0.13 }, {}, ["traceFiner", { measured: 0.13, chosen: 0.15 }]],
    [{ minSpaceMm: 0.09 }, { minTraceSpaceMil: 4 }, ["spaceBeyond", { measured: 0.09, limit: 0.1 }]],
    [{ minSpaceMm: 0.13 }, {}, ["spaceFiner", { measured: 0.13, chosen: 0.15 }]],
    [{ minDrillMm: 0.15 }, { minHoleMm: 0.2 }, ["holeBeyond", { measured: 0.15, limit: 0.2 }]],
    [{ minDrillMm: 0.25 }, { minHoleMm: 0.3 }, ["holeFiner", { measured: 0.25, chosen: 0.3 }]],
    [{ minTraceMm: null, unmeasured: ["minTraceMm"] }, {}, ["traceUnknown", {}]],
    [{ minSpaceMm: null, unmeasured: ["minSpaceMm"] }, {}, ["spaceUnknown", {}]],
    [{ minDrillMm: null, unmeasured: ["minDrillMm"] }, { minHoleMm: 0.2 }, ["holeUnknown", {}]],
  ] as const)("%o as %o is %o", (measured, ordered, expected) => {
    expect(against(measured as Partial<MeasuredBoard>, ordered)).toEqual([expected]);
  });

  it("that leave something open are looked at by a person, once for each subject", () => {
    const questions = ["OUTLINE_OPEN", "FILES_UNUSED", "DRILL_BEYOND_OUTLINE", "INNER_COPPER_MISSING"];
    expect(against({ questions }).map(([code]) => code)).toEqual(["filesDoubtful", "layersDoubtful", "sizeDoubtful"]);
    expect(against({ questions: [] })).toEqual([]);
  });

  it("that have no traces, no copper nearby or no holes to measure say nothing of them", () => {
    expect(against({ minTraceMm: null, minSpaceMm: null, minDrillMm: null, unmeasured: [] })).toEqual([]);
  });

  it("kept before it was noted what could not be measured count as not measured", () => {
    const kept = { unmeasured: undefined, minSpaceMm: null, minDrillMm: null };
    expect(against(kept).map(([code]) => code)).toEqual(["spaceUnknown", "holeUnknown"]);
    // One layer needs no holes.
    expect(against({ ...kept, layers: 1 }, { layers: 1 }).map(([code]) => code)).toEqual(["spaceUnknown"]);
  });

  it("whose spacing could not be measured are priced at the finest grade alone", () => {
    const open: Partial<MeasuredBoard> = { minSpaceMm: null, unmeasured: ["minSpaceMm"] };
    expect(against(open, { minTraceSpaceMil: 5 })).toEqual([["spaceUnknown", {}]]);
    expect(against(open, { minTraceSpaceMil: 4 })).toEqual([]);
    expect(suggestSpecification({ ...MEASURED, ...open }).values.minTraceSpaceMil).toBe(4);
  });
});

const length = (maxMm: number) =>
  fc.option(
    fc.integer({ min: 1, max: maxMm * 1000 }).map((value) => value / 1000),
    { nil: null },
  );
const anyMeasured: fc.Arbitrary<MeasuredBoard> = fc.record({
  widthMm: length(700),
  heightMm: length(700),
  layers: fc.option(fc.integer({ min: 1, max: 16 }), { nil: null }),
  minTraceMm: length(1),
  minSpaceMm: length(1),
  minDrillMm: length(2),
  boards: fc.constantFrom(null, 1, 4),
  unmeasured: fc.constantFrom(undefined, []),
});

/** Plotted widths are rounded by half a thousandth. */
const ROUNDING_MM = 0.0006;

describe("any files beside any specification", () => {
  it("without a contradiction are within what is made and what was chosen, in every measure that there is", () => {
    fc.assert(
      fc.property(anyMeasured, anySpecification({ maxMm: 700, maxLeadTimeDays: 60 }), (board, any) => {
        // Half of the boards are ordered as they were measured, or none of them would be free of contradictions.
        for (const specification of [any, { ...any, ...suggestSpecification(board).values }]) {
          if (contradictionsOf(specification, board).length > 0) continue;
          const { layers, widthMm, heightMm, minTraceSpaceMil, minHoleMm } = specification;
          expect(PCB_OPTIONS.layers.find((count) => count >= (board.layers ?? Infinity))).toBe(layers);
          const [short = 0, long = 0] = [widthMm, heightMm].sort((a, b) => a - b);
          const [measuredShort = 0, measuredLong = 0] = [board.widthMm ?? 0, board.heightMm ?? 0].sort((a, b) => a - b);
          expect(Math.max(Math.abs(short - measuredShort), Math.abs(long - measuredLong))).toBeLessThan(0.11);
          const gradeMm = Math.max(CAPABILITY.minTraceMm, TRACK_GRADE_MM[minTraceSpaceMil] ?? 0);
          for (const measured of [board.minTraceMm, board.minSpaceMm]) {
            if (measured !== null) expect(measured + ROUNDING_MM).toBeGreaterThanOrEqual(gradeMm);
            else if (board.unmeasured === undefined) expect(minTraceSpaceMil).toBe(4);
          }
          const holeMm = Math.max(CAPABILITY.minDrillMm, minHoleMm);
          if (board.minDrillMm !== null) expect(board.minDrillMm + ROUNDING_MM).toBeGreaterThanOrEqual(holeMm);
          else if (board.unmeasured === undefined) expect(board.layers).toBe(1);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("that are made at all are suggested without a contradiction", () => {
    const made = fc.record({
      widthMm: fc.integer({ min: 1000, max: 40_000 }).map((value) => value / 100),
      heightMm: fc.integer({ min: 1000, max: 40_000 }).map((value) => value / 100),
      layers: fc.integer({ min: 1, max: 8 }),
      minTraceMm: fc.integer({ min: 100, max: 500 }).map((value) => value / 1000),
      minSpaceMm: fc.option(
        fc.integer({ min: 100, max: 500 }).map((value) => value / 1000),
        { nil: null },
      ),
      minDrillMm: fc.integer({ min: 200, max: 900 }).map((value) => value / 1000),
      boards: fc.constant(1),
    });
    fc.assert(
      fc.property(made, (board) => {
        const specification = completeSpecification(suggestSpecification(board).values);
        expect(contradictionsOf(specification, board)).toEqual([]);
      }),
    );
  });
});
