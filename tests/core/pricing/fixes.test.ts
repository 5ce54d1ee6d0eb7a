import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeSpecification } from "@/lib/core/pcb/change";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { contradictionsOf } from "@/lib/core/pcb/contradictions";
import { checkSpecification, RULE_KEYS } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { MeasuredBoard } from "@/lib/core/pcb/suggest";
import { obstaclesOf } from "@/lib/core/pricing/fixes";
import { anyListed, LISTED_OPTIONS } from "@/tests/support/specifications";
import { USD_BOOK } from "@/tests/support/price-books";

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

const fixesOf = (specification: PcbSpecification, facts?: MeasuredBoard) =>
  obstaclesOf({ specification, facts }, USD_BOOK).map((obstacle) => [
    obstacle.kind === "rule" ? obstacle.violation.rule : obstacle.contradiction.code,
    obstacle.fix,
  ]);

describe("what keeps a board from being priced", () => {
  it("is nothing where it can be made as the files say", () => {
    const board = completeSpecification({ layers: 4, widthMm: 60, heightMm: 50 });
    expect(fixesOf(board, MEASURED)).toEqual([]);
  });

  it("is fixed by ENIG where gold fingers stand beside hot-air levelling, at its price", () => {
    // A board file that names its finish and has fingers, as GB-LIVE32.kicad_pcb.
    const fingers = { goldFingers: true, goldFingerCount: "32", surfaceFinish: "HASL" } as const;
    const board = completeSpecification({ ...fingers, widthMm: 60, heightMm: 50, layers: 4, quantity: 50 });
    const facts = { ...MEASURED, goldFingerCount: 32 };
    const [[rule, fix] = []] = fixesOf(board, facts);
    expect([rule, fix]).toEqual([
      "goldFingersNeedEnig",
      { change: { surfaceFinish: "ENIG" }, addsMicro: expect.any(Number) },
    ]);
    const { enigLot } = { enigLot: USD_BOOK.surcharges.surfaceFinish["ENIG"]?.lotMicro ?? 0 };
    // 0.15 m²: the lot's sum is the dearer one.
    expect((fix as { addsMicro: number }).addsMicro).toBe(enigLot);
  });

  it("is fixed by what the files need, where that is made", () => {
    const two = completeSpecification({ layers: 2, widthMm: 70, heightMm: 50 });
    expect(fixesOf(two, MEASURED).map(([code, fix]) => [code, (fix as { change: object } | null)?.change])).toEqual([
      ["layersDiffer", { layers: 4 }],
      ["sizeDiffers", { widthMm: 60, heightMm: 50 }],
    ]);
    const open = { ...MEASURED, minSpaceMm: null, unmeasured: ["minSpaceMm"] as const };
    const coarse = completeSpecification({ layers: 4, widthMm: 60, heightMm: 50, minTraceSpaceMil: 6 });
    expect(fixesOf(coarse, open)).toMatchObject([["spaceUnknown", { change: { minTraceSpaceMil: 4 } }]]);
  });

  it("is left to a person where the files need what is not made", () => {
    for (const layers of [1, 2, 4, 6, 8]) {
      const board = completeSpecification({ layers, widthMm: 60, heightMm: 50 });
      expect(fixesOf(board, { ...MEASURED, layers: 12 })).toEqual([["layersBeyond", null]]);
    }
    const fine = completeSpecification({ layers: 4, widthMm: 60, heightMm: 50, minTraceSpaceMil: 4, minHoleMm: 0.2 });
    const beyond = { ...MEASURED, minTraceMm: 0.08, minDrillMm: 0.1 };
    expect(fixesOf(fine, beyond)).toEqual([
      ["traceBeyond", null],
      ["holeBeyond", null],
    ]);
  });

  it("is never fixed by what the files say the board is not", () => {
    // Fingers were counted on the board: they are not taken off to keep the tin.
    const board = completeSpecification({
      goldFingers: true,
      surfaceFinish: "HASL",
      widthMm: 60,
      heightMm: 50,
      layers: 4,
    });
    for (const [, fix] of fixesOf(board, { ...MEASURED, goldFingerCount: 32 })) {
      expect((fix as { change: object }).change).not.toHaveProperty("goldFingers");
    }
  });
});

describe("every single obstacle", () => {
  /** A size that cannot be manufactured has no automatic correction: the customer must change it. */
  const ONLY_A_PERSON = ["size"];

  const single = fc
    .tuple(
      anyListed,
      fc.integer({ min: 10, max: 620 }),
      fc.integer({ min: 10, max: 620 }),
      fc.integer({ min: 1, max: 70 }),
    )
    .map(([listed, widthMm, heightMm, leadTimeDays]) => ({ listed, widthMm, heightMm, leadTimeDays }));

  it("has a change that takes it away and brings no other, or is of those that only a person settles", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(single, fc.constantFrom(...LISTED_OPTIONS), fc.constantFrom(...LISTED_OPTIONS), (any, one, other) => {
        const { listed, widthMm, heightMm, leadTimeDays } = any;
        const base = completeSpecification({ layers: listed.layers, thicknessMm: listed.thicknessMm });
        const broken = { ...base, [one]: listed[one], [other]: listed[other] };
        for (const specification of [
          broken,
          { ...broken, widthMm, heightMm },
          { ...broken, leadTimeDays },
          { ...broken, quantity: widthMm },
        ]) {
          const before = checkSpecification(specification).map(({ rule }) => rule);
          if (before.length !== 1) continue;
          const [obstacle] = obstaclesOf({ specification, facts: undefined }, USD_BOOK);
          const rule = before[0] ?? "";
          seen.add(rule);
          if (!obstacle?.fix) {
            expect(ONLY_A_PERSON).toContain(rule);
            continue;
          }
          expect(checkSpecification(changeSpecification(specification, obstacle.fix.change))).toEqual([]);
        }
      }),
      { numRuns: 4000 },
    );
    // Enough rules were broken for this to say something.
    expect(RULE_KEYS.filter((rule) => seen.has(rule)).length).toBeGreaterThan(20);
  });

  it("of files beside a specification either goes with its change or has none", () => {
    const facts = fc.record({
      widthMm: fc.integer({ min: 20, max: 400 }),
      heightMm: fc.integer({ min: 20, max: 400 }),
      layers: fc.integer({ min: 1, max: 12 }),
      minTraceMm: fc.integer({ min: 60, max: 300 }).map((um) => um / 1000),
      minSpaceMm: fc.integer({ min: 60, max: 300 }).map((um) => um / 1000),
      minDrillMm: fc.integer({ min: 100, max: 500 }).map((um) => um / 1000),
      boards: fc.constant(1),
      unmeasured: fc.constant([]),
    });
    fc.assert(
      fc.property(facts, anyListed, (board, { layers, minTraceSpaceMil, minHoleMm }) => {
        const specification = completeSpecification({ layers, minTraceSpaceMil, widthMm: 100, heightMm: 100 });
        const chosen = { ...specification, minHoleMm: layers === 1 ? specification.minHoleMm : minHoleMm };
        for (const obstacle of obstaclesOf({ specification: chosen, facts: board }, USD_BOOK)) {
          if (obstacle.kind !== "files" || !obstacle.fix) continue;
          const { code } = obstacle.contradiction;
          const after = contradictionsOf(changeSpecification(chosen, obstacle.fix.change), board);
          expect(after.map((left) => left.code)).not.toContain(code);
          expect(code).not.toMatch(/Beyond$|^layersUnknown$|^sizeUnknown$|^holeUnknown$/);
        }
      }),
    );
  });
});
