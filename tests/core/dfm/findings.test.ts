// Severities, the places of a finding, and the merging of measures that are close to one another.

import { describe, expect, it } from "vitest";
import { acceptanceKey, isStillAccepted } from "@/lib/core/dfm/acceptance";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces, findingsOf, gapMeasure, rounded, severityOf, toMeasured } from "@/lib/core/dfm/findings";
import { countBySeverity, worstFinding, worstFirst, worstOf } from "@/lib/core/dfm/severity";

const LEAST = { unit: "mm", worse: "least" } as const;
const MOST = { unit: "ratio", worse: "most" } as const;
const LIMITS = { risk: 0.1, warning: 0.15, notice: 0.2 };

const place = (value: number, x = 0, y = 0, layer: string | null = "top.gbr"): Measure => ({
  ...{ value, x, y, layer },
  mark: { kind: "point", x, y },
});

describe("the severity of a value", () => {
  it("is that of the worst limit it misses by more than 2 µm, where smaller is worse", () => {
    const values = [0.05, 0.0979, 0.0981, 0.1, 0.1479, 0.1481, 0.15, 0.1979, 0.1981, 0.2, 1];
    expect(values.map((value) => severityOf(LEAST, value, LIMITS))).toEqual([
      ...["risk", "risk", "warning", "warning", "warning", "notice", "notice", "notice", null, null, null],
    ]);
  });

  it("is that of the worst limit it exceeds, where larger is worse, without a tolerance for ratios", () => {
    const limits = { risk: 10, warning: 8, notice: 6 };
    const values = [5, 6, 6.001, 8, 8.001, 10, 10.001];
    expect(values.map((value) => severityOf(MOST, value, limits))).toEqual([
      ...[null, null, "notice", "notice", "warning", "warning", "risk"],
    ]);
    expect(severityOf({ unit: "mm", worse: "most" }, 6.001, limits)).toBeNull();
    expect(severityOf({ unit: "mm", worse: "most" }, 6.0021, limits)).toBe("notice");
  });

  it("leaves out levels without a limit", () => {
    expect(severityOf(LEAST, 0, { risk: null, warning: 0.15, notice: 0.2 })).toBe("warning");
    expect(severityOf(LEAST, 0, { risk: null, warning: null, notice: 0.2 })).toBe("notice");
    expect(severityOf(MOST, 9, { risk: null, warning: null, notice: 0.2 })).toBe("notice");
  });
});

describe("the findings of a rule", () => {
  it("are one for each layer, the worst place first, then from left to right and from bottom to top", () => {
    const measures = [
      place(0.18, 1, 1),
      place(0.12, 9, 2, "bottom.gbr"),
      place(0.12, 5, 2),
      place(0.12, 3, 4),
      place(0.12, 3, 2),
      place(0.5, 0, 0),
    ];
    const [top, bottom, ...others] = findingsOf("traceWidthOuter", LEAST, measures, LIMITS);
    expect(others).toEqual([]);
    expect(top).toMatchObject({
      ...{ rule: "traceWidthOuter", severity: "warning", layer: "top.gbr", x: 3, y: 2, unit: "mm", count: 4 },
      ...{ measured: 0.12, limit: 0.15 },
    });
    expect(top?.places.map(({ value, x, y }) => [value, x, y])).toEqual([
      [0.12, 3, 2],
      [0.12, 3, 4],
      [0.12, 5, 2],
      [0.18, 1, 1],
    ]);
    expect(bottom).toMatchObject({ layer: "bottom.gbr", count: 1, severity: "warning" });
  });

  it("have the largest value first where larger is worse", () => {
    const [finding] = findingsOf("holeAspectRatio", MOST, [place(7), place(9), place(8)], { ...LIMITS, notice: 6 });
    expect(finding?.places.map(({ value }) => value)).toEqual([9, 8, 7]);
  });

  it("are at most as severe as each place may be", () => {
    const made: Measure = { ...place(0.01, 1), atMost: "notice" };
    const [finding] = findingsOf("traceWidthOuter", LEAST, [made, place(0.12, 2)], LIMITS);
    // The warning comes before the place that may only be a notice, though that is smaller.
    expect(finding).toMatchObject({ severity: "warning", measured: 0.12, count: 2 });
    expect(findingsOf("traceWidthOuter", LEAST, [made], LIMITS)[0]).toMatchObject({ severity: "notice", limit: 0.2 });
  });

  it("list the 200 worst places, and count all of them, to a micrometer", () => {
    const measures = Array.from({ length: 250 }, (_, k) => place(0.1 + k / 10_000, k + 0.12345, 0.00049));
    const [finding] = findingsOf("traceWidthOuter", LEAST, measures, LIMITS);
    expect([finding?.count, finding?.places.length]).toEqual([250, 200]);
    expect([finding?.x, finding?.y]).toEqual([0.123, 0]);
    expect([rounded(1.23449), rounded(1.2345)]).toEqual([1.234, 1.235]);
  });

  it("are none within all limits", () => {
    expect(findingsOf("traceWidthOuter", LEAST, [place(0.2), place(0.3)], LIMITS)).toEqual([]);
  });
});

describe("distinct places", () => {
  it("are the worst ones at a distance from one another, on each layer", () => {
    const measures = [place(0.3, 0), place(0.1, 0.5), place(0.2, 1.4), place(0.4, 1.5), place(0.15, 0.6, 0, "other")];
    const found = distinctPlaces(measures, "least", 1);
    // 0.5 wins over 0 and 1.4, which are nearer than 1; 1.5 is not.
    expect(found.map(({ value, x }) => [value, x])).toEqual([
      [0.1, 0.5],
      [0.15, 0.6],
      [0.4, 1.5],
    ]);
  });

  it("are found across the cells of any direction", () => {
    for (const [x, y] of [
      [0.7, 0.7],
      [-0.7, 0.7],
      [0.7, -0.7],
      [-0.7, -0.7],
      [0.99, 0],
      [0, -0.99],
    ] as const) {
      const at = (fromX: number, fromY: number) => [place(0.1, fromX, fromY), place(0.2, fromX + x, fromY + y)];
      expect(distinctPlaces(at(0.05, 0.05), "least", 1)).toHaveLength(1);
      expect(distinctPlaces(at(0.95, 0.95), "least", 1)).toHaveLength(1);
      expect(distinctPlaces(at(-3.5, 2.5), "least", 1)).toHaveLength(1);
    }
    for (const [x, y] of [
      [0.71, 0.71],
      [1, 0],
      [0, 1],
    ] as const)
      expect(distinctPlaces([place(0.1), place(0.2, x, y)], "least", 1)).toHaveLength(2);
  });

  it("are the largest first where larger is worse, and in one order where they are the same", () => {
    const measures = [place(1, 9), place(3, 5), place(3, 2, 8), place(3, 2, 4), place(2, 7)];
    expect(distinctPlaces(measures, "most", 0.1).map(({ value, x, y }) => [value, x, y])).toEqual([
      [3, 2, 4],
      [3, 2, 8],
      [3, 5, 0],
      [2, 7, 0],
      [1, 9, 0],
    ]);
  });
});

describe("measures of a board", () => {
  it("are the places that miss the notice, with the worst value of all", () => {
    const measures = [place(0.3), place(0.2), place(0.19)];
    expect(toMeasured(measures, "least", LIMITS)).toEqual({ places: [place(0.19)], extreme: 0.19 });
    expect(toMeasured(measures, "most", LIMITS)).toEqual({ places: [place(0.3)], extreme: 0.3 });
    expect(toMeasured([place(5), place(4)], "least", LIMITS)).toEqual({ places: [], extreme: 4 });
    expect(toMeasured([], "least", LIMITS)).toEqual({ places: [], extreme: null });
  });

  it("of a gap are at its middle", () => {
    const gap = { mm: 0.1, x0: 1, y0: 2, x1: 3, y1: 8 };
    expect(gapMeasure(gap, "top.gbr")).toEqual({
      ...{ value: 0.1, x: 2, y: 5, layer: "top.gbr" },
      mark: { kind: "gap", x0: 1, y0: 2, x1: 3, y1: 8 },
    });
  });
});

describe("findings of several rules", () => {
  const finding = (
    rule: "traceWidthOuter" | "maskDam" | "silkWidth",
    severity: "risk" | "warning" | "notice",
    measured = 1,
  ) => ({
    ...{ rule, severity, measured, limit: 2 },
  });

  it("are sorted by severity, then by what follows from them, then by how far they miss", () => {
    const all = [
      finding("silkWidth", "risk", 0),
      finding("traceWidthOuter", "notice"),
      finding("traceWidthOuter", "risk", 1.5),
    ];
    const sorted = worstFirst([...all, finding("traceWidthOuter", "risk", 0.5)]);
    expect(sorted.map(({ rule, measured }) => [rule, measured])).toEqual([
      ["traceWidthOuter", 0.5],
      ["traceWidthOuter", 1.5],
      ["silkWidth", 0],
      ["traceWidthOuter", 1],
    ]);
    expect(worstFinding(all)).toEqual(finding("traceWidthOuter", "risk", 1.5));
    expect(worstFinding([])).toBeNull();
  });

  it("are counted by severity", () => {
    const counts = countBySeverity([
      finding("traceWidthOuter", "risk"),
      finding("silkWidth", "notice"),
      finding("silkWidth", "notice"),
    ]);
    expect(counts).toEqual({ risk: 1, warning: 0, notice: 2 });
    expect([
      worstOf(counts),
      worstOf({ risk: 0, warning: 0, notice: 1 }),
      worstOf({ risk: 0, warning: 0, notice: 0 }),
    ]).toEqual([...["risk", "notice", null]]);
  });
});

describe("an accepted finding", () => {
  const accepted = {
    rule: "traceWidthOuter",
    severity: "warning",
    layer: "top.gbr",
    measured: 0.12,
    count: 3,
  } as const;

  it("is known by its rule and its layer", () => {
    expect([acceptanceKey(accepted), acceptanceKey({ ...accepted, layer: null })]).toEqual([
      ...["traceWidthOuter top.gbr", "traceWidthOuter"],
    ]);
  });

  it.each([
    [{}, true],
    [{ count: 2 }, true],
    [{ count: 4 }, false],
    [{ measured: 0.1249 }, true],
    [{ measured: 0.1151 }, true],
    [{ measured: 0.1251 }, false],
    [{ severity: "risk" as const }, false],
    [{ layer: "bottom.gbr" }, false],
    [{ rule: "spacingOuter" as const }, false],
  ])("with %o later stays accepted: %s", (change, expected) => {
    expect(isStillAccepted(accepted, { ...accepted, ...change })).toBe(expected);
  });
});
