// Parts that the files place differently: two rows with one designator, or a parts list that turns a part another way.

import { describe, expect, it } from "vitest";
import { isSameRotation, readRotation } from "@/lib/core/bom/rotation";
import { guessColumns } from "@/lib/core/bom/find-columns";
import { readBom } from "@/lib/core/bom/read-bom";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { mergePlacements, placementConflicts, withListedRotations } from "@/lib/core/placement/placement-conflicts";
import { readPlacements } from "@/lib/core/placement/read-placements";

const HEAD = ["Ref", "PosX", "PosY", "Rot", "Side"];

function fileOf(file: string, ...rows: string[][]) {
  const all = [HEAD, ...rows];
  const table = findPlacementTable([{ name: "", rows: all }]);
  if (!table) throw new Error("no table was found");
  return { file, reading: readPlacements(all, table) };
}

const line = (designators: string[], rotationDeg: number | null = null, isPlaced = true) => ({
  ...{ designators, rotationDeg, isPlaced },
});

describe("rows with one designator", () => {
  const merged = mergePlacements([
    fileOf("a.csv", ["R1", "1", "2", "90", "top"], ["R1", "1", "2", "270", "top"], ["R2", "5", "5", "0", "top"]),
  ]);

  it("are a question where they differ, with each row to choose from", () => {
    expect(merged.placements.map(({ designator }) => designator)).toEqual(["R1", "R2"]);
    expect(placementConflicts([line(["R1", "R2"])], merged)).toEqual([
      {
        designator: "R1",
        kind: "repeated",
        choices: [
          { source: "coordinates", file: "a.csv", row: 2, xMm: 1, yMm: 2, rotationDeg: 90, side: "top" },
          { source: "coordinates", file: "a.csv", row: 3, xMm: 1, yMm: 2, rotationDeg: 270, side: "top" },
        ],
      },
    ]);
  });

  it("are none where they say the same, rounding of converted units and whole turns included", () => {
    const same = mergePlacements([
      fileOf(
        "a.csv",
        ["R1", "1", "2", "0", "top"],
        ["R1", "1.004", "2", "360", "top"],
        ["R1", "1", "2", "-0.05", "top"],
      ),
      fileOf("b.csv", ["R2", "0", "0", "0", "top"], ["R2", "0.01", "0", "0", "top"], ["R2", "0", "-0.01", "0", "top"]),
    ]);
    expect(placementConflicts([line(["R1", "R2"])], same)).toEqual([]);
  });

  it("are the only choices where the parts list agrees with one of them", () => {
    const [conflict] = placementConflicts([line(["R1"], 270)], merged);
    expect(conflict?.choices.map(({ source, rotationDeg }) => [source, rotationDeg])).toEqual([
      ["coordinates", 90],
      ["coordinates", 270],
    ]);
  });

  it.each([
    ["place", ["R1", "1.5", "2", "90", "top"]],
    ["rotation", ["R1", "1", "2", "91", "top"]],
    ["side", ["R1", "1", "2", "90", "bottom"]],
  ])("differ by their %s, also in two files", (_name, other) => {
    const two = mergePlacements([fileOf("top.csv", ["R1", "1", "2", "90", "top"]), fileOf("bottom.csv", other)]);
    expect(two.placements).toHaveLength(1);
    const [found] = placementConflicts([line(["R1"])], two);
    expect(found?.choices.map(({ file }) => file)).toEqual(["top.csv", "bottom.csv"]);
  });

  it("of fiducials and of parts that are left away are nobody's question", () => {
    expect(placementConflicts([line(["R2"])], merged)).toEqual([]);
    expect(placementConflicts([line(["R1"], null, false)], merged)).toEqual([]);
  });
});

describe("a rotation of the parts list", () => {
  const merged = mergePlacements([fileOf("a.csv", ["U1", "3", "4", "180", "top"], ["U2", "6", "4", "", "top"])]);

  it("that differs is a question: the coordinates first, then the list", () => {
    const [found] = placementConflicts([line(["U1"], 90)], merged);
    expect(found).toMatchObject({ designator: "U1", kind: "rotation" });
    expect(found?.choices.map(({ source, rotationDeg }) => [source, rotationDeg])).toEqual([
      ["coordinates", 180],
      ["list", 90],
    ]);
    expect(placementConflicts([line(["U1"], 180)], merged)).toEqual([]);
    expect(placementConflicts([line(["U1"])], merged)).toEqual([]);
  });

  it("fills in what the coordinates leave out, without a question", () => {
    expect(placementConflicts([line(["U2"], 270)], merged)).toEqual([]);
    const turned = withListedRotations(merged.placements, [line(["U2"], 270), line(["U1"], 90)]);
    expect(turned.map(({ rotationDeg }) => rotationDeg)).toEqual([180, 270]);
  });

  it("is read from its own column", () => {
    const rows = [
      ["Designator", "Quantity", "MPN", "Rotation"],
      ["U1", "1", "LM358DR", "90"],
      ["U2", "1", "NE555DR", "-90°"],
      ["U3", "1", "LM324DR", ""],
    ];
    const columns = guessColumns(rows, 0);
    expect(columns.map(({ meaning }) => meaning)).toEqual(["designator", "quantity", "mpn", "rotation"]);
    expect(readBom(rows, 0, columns).lines.map(({ rotationDeg }) => rotationDeg)).toEqual([90, 270, null]);
  });

  it("is none of a column that names a shape (`Angle: straight`)", () => {
    const rows = [
      ["Designator", "Quantity", "MPN", "Angle"],
      ["J1", "1", "B2B-XH-A", "straight"],
      ["J2", "1", "S2B-XH-A", "right angle"],
    ];
    expect(guessColumns(rows, 0)[3]?.meaning).not.toBe("rotation");
  });
});

describe("a rotation", () => {
  it.each([
    ["90", 90],
    ["-90.0", 270],
    ["450", 90],
    ["45,5°", 45.5],
    ["180 deg", 180],
    ["-0", 0],
    // As KiCad plug-ins write it (corpus op04).
    ["11.939999999999998", 11.939999999999998],
    ["", null],
    ["R90", null],
    ["0x10", null],
    ["1e3", null],
  ])("%j is %j", (cell, degrees) => expect(readRotation(cell)).toBe(degrees));

  it("is the same a whole turn further", () => {
    expect([isSameRotation(359.95, 0), isSameRotation(0, 180), isSameRotation(90, 90.05)]).toEqual([true, false, true]);
  });
});
