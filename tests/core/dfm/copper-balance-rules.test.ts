// A board without a finding, how its copper is spread, and what the order changes.

import { describe, expect, test } from "vitest";
import { BoardBuilder } from "./support/board-builder";
import { cleanBoard, findingsOn, pours } from "./support/clean-board";
import { track } from "./support/copper-change";

test("a check of copper has nothing to say of a clean board", () => {
  expect([findingsOn(cleanBoard()), findingsOn(cleanBoard(4))]).toEqual([[], []]);
});

describe("the copper of a board", () => {
  // 28 × 9 of 30 × 20 mm are 42 % more on top.
  const uneven = () =>
    cleanBoard().area("top", [
      [1, 10],
      [29, 10],
      [29, 19],
      [1, 19],
    ]);

  test("that lies on one side is told of the other, by the difference", () => {
    const [finding, ...others] = findingsOn(uneven());
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: "copperBalance", severity: "notice", layer: "bottom", count: 1 });
    expect(Math.abs((finding?.measured ?? 0) - 42)).toBeLessThan(0.3);
  });

  // 11 × 3 of 30 × 20 mm are 5.5 %.
  test("that is hardly there is told of its layer", () => {
    const sparse = pours(new BoardBuilder(), "top").area("bottom", [
      [2, 2],
      [13, 2],
      [13, 5],
      [2, 5],
    ]);
    const [finding, ...others] = findingsOn(sparse);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: "copperDensity", severity: "notice", layer: "bottom", count: 1 });
    expect(Math.abs((finding?.measured ?? 0) - 5.5)).toBeLessThan(0.2);
  });
});

describe("the limits of a check of copper", () => {
  const narrow = () =>
    track(
      cleanBoard(),
      [
        [5, 13],
        [15, 13],
      ],
      0.12,
    );
  const severities = (order: Parameters<typeof findingsOn>[1]) =>
    findingsOn(narrow(), order).map(({ rule, severity }) => [rule, severity]);

  test("follow the grade of tracks that is ordered", () => {
    expect(severities({ order: { minTraceSpaceMil: 6 } })).toEqual([["traceWidthOuter", "warning"]]);
    expect(severities({ order: { minTraceSpaceMil: 4 } })).toEqual([["traceWidthOuter", "notice"]]);
  });

  test("follow the weight of the copper", () => {
    expect(severities({ order: { outerCopperUm: 70 } })).toEqual([["traceWidthOuter", "risk"]]);
  });
});
