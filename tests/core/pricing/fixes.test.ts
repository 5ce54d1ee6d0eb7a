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

  it.each<[string, Partial<PcbSpecification>, Partial<PcbSpecification>, object]>([
    ["the next quantity", {}, { quantity: 7 }, { quantity: 10 }],
    ["the next of close quantities", {}, { quantity: 26 }, { quantity: 30 }],
    ["the smallest quantity", {}, { quantity: 3 }, { quantity: 5 }],
    ["the quickest lead time", { layers: 8, quantity: 50 }, { leadTimeDays: 3 }, { leadTimeDays: 6 }],
    [
      "no gold fingers, of an unknown number",
      { goldFingers: true, surfaceFinish: "ENIG" },
      { goldFingerCount: "" },
      { goldFingers: false },
    ],
    // Ten boards of 60 mm are as long as the largest panel.
    [
      "as many columns as the largest panel has",
      { boardType: "single", deliveryMethod: "panel", widthMm: 60, heightMm: 60, panelRows: 2 },
      { panelColumns: 12 },
      { panelColumns: 10 },
    ],
    [
      "a single column",
      { boardType: "single", deliveryMethod: "panel", widthMm: 350, heightMm: 100, panelRows: 2 },
      { panelColumns: 2 },
      { panelColumns: 1 },
    ],
    [
      "at most 60 columns",
      { boardType: "single", deliveryMethod: "panel", widthMm: 10, heightMm: 60, panelRows: 2 },
      { panelColumns: 62 },
      { panelColumns: 60 },
    ],
  ])("is fixed by %s", (_name, given, broken, change) => {
    const [[, fix] = []] = fixesOf({ ...completeSpecification(given), ...broken });
    expect((fix as { change: object } | null)?.change).toEqual(change);
  });

  it("is fixed at the difference of both prices, which is unknown for what the book has no rate for", () => {
    const board = (layers: number) => completeSpecification({ layers, widthMm: 60, heightMm: 50, quantity: 50 });
    // 0.15 m²: 25 + 14.25 for four layers, 5 + 7.50 for two, 60 + 21 for six.
    expect(fixesOf(board(2), MEASURED)).toEqual([["layersDiffer", { change: { layers: 4 }, addsMicro: 26_750_000 }]]);
    expect(fixesOf(board(6), MEASURED)).toEqual([["layersDiffer", { change: { layers: 4 }, addsMicro: -41_750_000 }]]);
    const three = { ...board(2), layers: 3 };
    expect(fixesOf(three, MEASURED)[0]).toEqual(["layersDiffer", { change: { layers: 4 }, addsMicro: null }]);
  });

  it("is fixed by both lengths of the files, not by one of them", () => {
    const long = completeSpecification({ layers: 4, widthMm: 700, heightMm: 50 });
    expect(fixesOf(long, MEASURED)[0]?.[1]).toMatchObject({ change: { widthMm: 60, heightMm: 50 } });
    expect(fixesOf(long, { ...MEASURED, widthMm: null })).toEqual([
      ["sizeUnknown", null],
      ["size", null],
    ]);
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
