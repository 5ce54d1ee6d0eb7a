import { describe, expect, it } from "vitest";
import type { Primitive } from "@/lib/core/schematic/paint/primitive";
import { primitiveBounds } from "@/lib/core/schematic/paint/primitive-bounds";
import { sheetFrame, zoneAt, zonesOf } from "@/lib/core/schematic/paint/sheet-frame";
import { toUnits } from "@/lib/core/schematic/model/units";
import { ROOT } from "@/tests/support/schematic";

const sheet = (width: number, height: number) => ({ ...ROOT, width: toUnits(width), height: toUnits(height) });
const texts = (primitives: readonly Primitive[]): string[] =>
  primitives.flatMap((primitive) => (primitive.kind === "text" ? [primitive.text] : []));

describe("zones", () => {
  // ISO 5457, table 2: number of fields along the long and the short side.
  it.each([
    ["A0", 1189, 841, 24, 16],
    ["A1", 841, 594, 16, 12],
    ["A2", 594, 420, 12, 8],
    ["A3", 420, 297, 8, 6],
    ["A4", 297, 210, 6, 4],
    ["A4 upright", 210, 297, 4, 6],
  ])("of %s are as many as in ISO 5457", (_, width, height, columns, rows) => {
    expect(zonesOf(sheet(width, height))).toEqual({ columns, rows });
  });

  it.each([
    // The frame of A4 is 287 mm wide and 200 mm high, 5 mm inside the edge: zones of 47.83 mm × 50 mm.
    [6, 6, "A1"],
    [52.8, 54.9, "A1"],
    [52.9, 55.1, "B2"],
    [148.5, 105.1, "C4"],
    [291, 204, "D6"],
    // Outside of the frame and of the paper.
    [0, 0, "A1"],
    [400, 400, "D6"],
  ])("at %f mm, %f mm is %s", (x, y, zone) => {
    expect(zoneAt({ x: toUnits(x), y: toUnits(y) }, sheet(297, 210))).toBe(zone);
  });

  it("have no letters I and O", () => {
    // 12 rows of A1's short side: the ninth is J.
    const a1 = sheet(841, 594);
    const rowAt = (row: number): string => zoneAt({ x: 0, y: toUnits(5 + ((row - 0.5) * 584) / 12) }, a1);
    expect([8, 9, 12].map(rowAt)).toEqual(["H1", "J1", "M1"]);
  });
});

describe("the frame of a sheet", () => {
  it("names each zone on both sides", () => {
    const names = texts(sheetFrame(sheet(297, 210)));
    for (const name of ["1", "2", "3", "4", "5", "6", "A", "B", "C", "D"])
      expect(names.filter((text) => text === name)).toHaveLength(2);
    expect(names).not.toContain("E");
  });

  it("shows the title block, with the project's name where there is no title", () => {
    const titled = { ...sheet(297, 210), name: "Power", titleBlock: { revision: "B", date: "2026-11-23" } };
    const words = texts(sheetFrame(titled, { project: "Sensor node", number: "1 of 3" }));
    expect(words).toEqual(
      expect.arrayContaining(["Project", "Sensor node", "Sheet", "Power, 1 of 3", "Revision", "B", "2026-11-23"]),
    );
    const named = { ...titled, titleBlock: { ...titled.titleBlock, title: "Node 2" } };
    expect(texts(sheetFrame(named, { project: "Sensor node" }))).toContain("Node 2");
  });

  it("lies on the paper", () => {
    for (const primitive of sheetFrame(sheet(297, 210))) {
      const { minX, minY, maxX, maxY } = primitiveBounds(primitive);
      // Half the width of the edge's line is 0.06 mm.
      expect(Math.min(minX, minY)).toBeGreaterThanOrEqual(-600);
      expect(maxX).toBeLessThanOrEqual(2_970_600);
      expect(maxY).toBeLessThanOrEqual(2_100_600);
    }
  });
});
