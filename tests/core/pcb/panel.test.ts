import { describe, expect, it } from "vitest";
import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { fittingGrid, isPanel, madeSize, scoreLines } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

type Options = Partial<PcbSpecification>;

const of = (options: Options) => completeSpecification({ widthMm: 60, heightMm: 40, quantity: 10, ...options });

describe("what is delivered", () => {
  it.each<[string, Options, { width: number; height: number }]>([
    ["a board", {}, { width: 6000, height: 4000 }],
    // Rails of 5 mm along the longer sides.
    ["a board with rails", { deliveryMethod: "singleWithRail" }, { width: 6000, height: 5000 }],
    ["a tall board with rails", { heightMm: 80, deliveryMethod: "singleWithRail" }, { width: 7000, height: 8000 }],
    ["a panel of ours", { deliveryMethod: "panel", panelColumns: 2, panelRows: 3 }, { width: 12_000, height: 12_000 }],
    [
      "a panel of ours with wide rails",
      { deliveryMethod: "panelWithRail", panelColumns: 3, panelRows: 2, railWidthMm: 10 },
      { width: 18_000, height: 10_000 },
    ],
    // The customer's panel has its rails and all its boards within its size.
    [
      "a panel of the customer's",
      { boardType: "panel", deliveryMethod: "panelWithRail", heightMm: 80, panelColumns: 3, panelRows: 2 },
      { width: 6000, height: 8000 },
    ],
  ])("%s is measured whole", (_what, options, size) => {
    const specification = of(options);
    expect(madeSize(specification)).toEqual(size);
    // 10⁻⁴ m² are 100 mm × 1 mm.
    const areaM2 = (size.width * size.height * 10) / 1e10;
    expect(orderArea(specification) / AREA_UNITS_PER_M2).toBe(areaM2);
  });

  it("is counted in panels where boards are delivered in panels", () => {
    const methods = ["single", "singleWithRail", "panel", "panelWithRail", "others"] as const;
    const counted = (boardType: "single" | "panel") =>
      methods.filter((deliveryMethod) => isPanel({ boardType, deliveryMethod }));
    expect(counted("single")).toEqual(["panel", "panelWithRail"]);
    expect(counted("panel")).toEqual([...methods]);
  });
});

describe("a panel of ours", () => {
  it.each([
    // 70 / 40 and 70 / 30 rounded up
    [
      { widthMm: 40, heightMm: 30 },
      { panelColumns: 2, panelRows: 3 },
    ],
    [
      { widthMm: 10, heightMm: 10 },
      { panelColumns: 7, panelRows: 7 },
    ],
    [
      { widthMm: 100, heightMm: 80 },
      { panelColumns: 1, panelRows: 2 },
    ],
    [
      { widthMm: 80, heightMm: 100 },
      { panelColumns: 2, panelRows: 1 },
    ],
    [
      { widthMm: 69.99, heightMm: 100 },
      { panelColumns: 2, panelRows: 1 },
    ],
  ])("of %o has %o boards at least", (size, grid) => {
    expect(fittingGrid(size)).toEqual(grid);
  });

  it("is cut between its boards and along its rails", () => {
    expect(scoreLines(of({}))).toBe(0);
    expect(scoreLines(of({ deliveryMethod: "singleWithRail" }))).toBe(0);
    // Two cuts between three columns, one between two rows, two along the rails.
    expect(scoreLines(of({ deliveryMethod: "panel", panelColumns: 3, panelRows: 2 }))).toBe(3);
    expect(scoreLines(of({ deliveryMethod: "panelWithRail", panelColumns: 3, panelRows: 2 }))).toBe(5);
  });
});
