// Drawing and comparison of measurements: scales, marks, and two revisions.
import { describe, expect, it } from "vitest";
import { compareReports } from "@/components/dfm/comparison";
import { markBox, seenMm } from "@/lib/core/dfm/mark-box";
import { inRows } from "@/components/dfm/limit-scale";
import { markPath } from "@/components/dfm/mark-path";
import { scaleOf } from "@/components/dfm/scale-of";
import { DFM_REPORT, NARROW_GAP, NO_FIDUCIALS, THIN_RING } from "@/tests/support/dfm-report";

const round = (value: number) => Math.round(value * 1000) / 1000;

describe("a scale", () => {
  it("holds the measure and its limits, the risk at the left where less is worse", () => {
    // From 0.1 to 0.2 mm, 18 % of 0.1 mm more at both ends: 0.082 to 0.218, 0.136 mm in all.
    const { at, bands } = scaleOf(0.12, { risk: 0.1, warning: 0.15, notice: 0.2 });
    expect(round(at(0.1))).toBe(0.132);
    expect(round(at(0.12))).toBe(0.279);
    expect(bands.map(({ level }) => level)).toEqual(["risk", "warning", "notice", "passed"]);
    expect(bands.map(({ from, to }) => [round(from), round(to)])).toEqual([
      [0, 0.132],
      [0.132, 0.5],
      [0.5, 0.868],
      [0.868, 1],
    ]);
  });

  it("has the risk at the right where more is worse", () => {
    const { bands } = scaleOf(9, { risk: 10, warning: 8, notice: 6 });
    const risk = bands.find(({ level }) => level === "risk");
    expect([risk && risk.from > 0.8, risk?.to]).toEqual([true, 1]);
  });

  it("leaves out levels that have no limit", () => {
    const { bands } = scaleOf(0, { risk: null, warning: null, notice: 3 });
    expect(bands.map(({ level }) => level)).toEqual(["notice", "passed"]);
  });
});

it("words of limits that lie close stand in two lines, never two of them in one", () => {
  expect(inRows([0.13, 0.74, 0.86])).toEqual([false, false, true]);
  expect(inRows([0.13, 0.3, 0.5])).toEqual([false, true, false]);
  expect(inRows([0.1, 0.5, 0.9])).toEqual([false, false, false]);
});

describe("a mark", () => {
  const toScreen = ([x, y]: readonly [number, number]): [number, number] => [x * 100, 1000 - y * 100];

  it("of a gap is a dimension line with its ends on the copper", () => {
    const mark = { kind: "gap", x0: 1, y0: 5, x1: 2, y1: 5 } as const;
    expect(markPath(mark, toScreen)).toMatch(/^M100\.0 500\.0L200\.0 500\.0M/);
    expect(markBox(mark)).toEqual({ minX: 1, minY: 5, maxX: 2, maxY: 5 });
  });

  it("of a ring is a circle as large as it is on the board", () => {
    expect(markPath({ kind: "ring", x: 2, y: 2, radiusMm: 0.5 }, toScreen)).toBe(
      "M200.0 800.0m-50.0 0a50.0 50.0 0 1 0 100 0a50.0 50.0 0 1 0 -100 0",
    );
  });

  it("is seen with what lies around it, however small it is", () => {
    expect(seenMm(markBox({ kind: "point", x: 1, y: 1 }))).toBe(1.6);
    // Six times a gap of 0.5 mm.
    expect(seenMm(markBox({ kind: "gap", x0: 0, y0: 0, x1: 0.5, y1: 0 }))).toBe(3);
    expect(seenMm(markBox({ kind: "box", minX: 0, minY: 0, maxX: 20, maxY: 10 }))).toBe(32);
  });
});

describe("two revisions", () => {
  it("tell what was fixed, what came and what stayed, by place", () => {
    const [first] = NARROW_GAP.places;
    if (!first) throw new Error("the gap has no place");
    const before = { ...DFM_REPORT, findings: [THIN_RING, { ...NARROW_GAP, count: 1, places: [first] }] };
    const now = { ...DFM_REPORT, findings: [NARROW_GAP, NO_FIDUCIALS] };
    const compared = compareReports(before, now);
    expect(compared.counts).toEqual({ fixed: 1, fresh: 2, same: 1 });
    expect(compared.fixed).toEqual([{ key: "viaRing b.gbl", rule: "viaRing", layer: "b.gbl", count: 1 }]);
    expect([...compared.fresh]).toEqual(["spacingOuter b.gtl", "fiducialCount"]);
  });
});
