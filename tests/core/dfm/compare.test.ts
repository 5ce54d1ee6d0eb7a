import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import { compareFindings } from "@/lib/core/dfm/compare";
import type { Finding, Severity } from "@/lib/core/dfm/finding";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { worstFinding, worstFirst } from "@/lib/core/dfm/severity";
import { orderOf } from "./support/board-builder";
import { cleanBoard } from "./support/clean-board";

/** Pairs of round pads 0.12 mm apart, which ask for 0.15, with their gaps at the given points. */
function gapsAt(points: readonly (readonly [number, number])[]): Finding[] {
  const board = cleanBoard();
  for (const [x, y] of points) board.smd("top", [x - 0.56, y], 1).smd("top", [x + 0.56, y], 1);
  return checkBoard(board.build(), orderOf()).findings.filter(({ rule }) => rule === "padToPad");
}

describe("findings of two revisions", () => {
  test("are fixed, new or the same by check, layer and place, each place once", () => {
    const before = gapsAt([
      [6, 14],
      [12, 14],
    ]);
    const after = gapsAt([
      [6.2, 14],
      [20, 14],
    ]);
    const { fixed, added, same } = compareFindings(before, after);
    const xs = (list: typeof fixed) =>
      list.map(({ rule, layer, place }) => [rule, layer, Math.round(place.x * 10) / 10]);
    expect({ fixed: xs(fixed), added: xs(added), same: xs(same) }).toEqual({
      fixed: [["padToPad", "top", 12]],
      added: [["padToPad", "top", 20]],
      same: [["padToPad", "top", 6.2]],
    });
  });

  test("that stayed are the same, however near a new and worse one comes to where they were", () => {
    const [finding] = gapsAt([[6, 14]]);
    const [place] = finding?.places ?? [];
    if (!finding || !place) throw new Error("nothing found");
    const worse = { ...place, x: place.x + 0.2, value: place.value - 0.01 };
    const { fixed, added, same } = compareFindings([finding], [{ ...finding, count: 2, places: [worse, place] }]);
    expect([fixed, added.map((one) => one.place), same.map((one) => one.place)]).toEqual([[], [worse], [place]]);
  });

  test("are met under the earlier name of a layer", () => {
    const before = gapsAt([[6, 14]]).map((finding) => ({ ...finding, layer: "board-v1.gtl" }));
    const after = gapsAt([[6, 14]]);
    expect(compareFindings(before, after).same).toEqual([]);
    expect(compareFindings(before, after, { earlierLayer: () => "board-v1.gtl" }).same).toHaveLength(1);
  });
});

describe("a board checked again", () => {
  test("gives the same report", () => {
    const board = cleanBoard(4).via([10, 14], { padMm: 0.5, holeMm: 0.3 }).smd("top", [15, 14], [0.12, 1]).build();
    expect(checkBoard(board, orderOf({ layers: 4 }))).toEqual(checkBoard(board, orderOf({ layers: 4 })));
  });

  test("has an outcome for each check, and findings gravest first", () => {
    const report = checkBoard(cleanBoard().smd("top", [15, 14], [0.09, 1]).build(), orderOf());
    const order = ["risk", "warning", "notice"];
    const levels = report.findings.map(({ severity }) => order.indexOf(severity));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(report.checks.find(({ rule }) => rule === "smdPadWidth")).toMatchObject({ state: "risk", extreme: 0.09 });
    expect(report.checks.find(({ rule }) => rule === "netOpen")).toEqual({
      rule: "netOpen",
      state: "skipped",
      reason: "noNetlist",
    });
  });

  test("has the figures of its files, and says what the order has otherwise", () => {
    // 30 × 20 mm; around it 100 mm of mill on 600 mm², which is 166.67 m on a square metre.
    const board = cleanBoard(4).via([10, 14], { padMm: 0.6, holeMm: 0.3 }).build();
    const { figures, disagreements } = checkBoard(board, orderOf({ layers: 2, widthMm: 30, heightMm: 20 }));
    expect(figures).toMatchObject({
      widthMm: 30,
      heightMm: 20,
      copperLayers: 4,
      minDrillMm: 0.3,
      millingMPerM2: 166.67,
      panelUsePercent: null,
      drillSizes: [{ diameterMm: 0.3, plating: "plated", hits: 1, slots: 0 }],
    });
    // Spacing that the files do not tell counts as the finest.
    expect(disagreements).toEqual([
      { option: "layers", ordered: 2, measured: 4 },
      { option: "minTraceSpaceMil", ordered: 6, measured: 4 },
    ]);
  });
});

test("panel utilization counts the rails of our panels, and single boards have none", () => {
  const board = cleanBoard(2).build();
  const use = (order: Parameters<typeof orderOf>[0]) =>
    checkBoard(board, orderOf({ layers: 2, widthMm: 30, heightMm: 20, ...order })).figures.panelUsePercent;
  const grid = { panelColumns: 2, panelRows: 2, railWidthMm: 5 } as const;
  // Four boards of 600 mm² in 60 × 40 mm, and with rails in 60 × 50 mm.
  expect([
    use({}),
    use({ deliveryMethod: "panel", ...grid }),
    use({ deliveryMethod: "panelWithRail", ...grid }),
  ]).toEqual([null, 100, 80]);
});

test("the worst finding is of the gravest level, and misses its limit by the largest part of it", () => {
  const found = (severity: Severity, measured: number, limit: number, rule: RuleId = "spacingOuter") => ({
    ...{ rule, severity, measured, limit },
  });
  const [wide, near, far] = [found("warning", 0, 0.2), found("risk", 0.09, 0.1), found("risk", 0.066, 0.1)];
  const [ring, silk, edge] = [
    found("warning", 0.1, 0.125, "viaRing"),
    found("warning", 0, 0.03, "silkOnHole"),
    found("warning", 0, 0.2, "copperToEdgeOuter"),
  ];
  // Functional defects precede visible ones and those that the router trims.
  expect(worstFirst([silk, edge, ring])).toEqual([ring, edge, silk]);
  expect(worstFinding([wide, near, far])).toBe(far);
  expect(worstFinding([wide])).toBe(wide);
  expect(worstFinding([])).toBeNull();
});
