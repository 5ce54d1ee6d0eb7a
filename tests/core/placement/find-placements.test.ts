// Which table of a sheet holds the placements, and which of its columns the designators.

import { describe, expect, it } from "vitest";
import { findPlacementTable } from "@/lib/core/placement/find-placements";

const find = (rows: string[][]) => findPlacementTable([{ name: "", rows }]);
const designatorAt = (rows: string[][]) => find(rows)?.columns.designator ?? null;

const HEADER = ["Ref", "X", "Y"];

describe("the header of placements", () => {
  const below = (count: number) => [...Array.from({ length: count }, () => ["a note"]), HEADER, ["R1", "1", "2"]];

  it("is within the first 60 rows", () => {
    expect(find(below(59))?.headerRow).toBe(59);
    expect(find(below(60))).toBeNull();
  });

  it("has two columns at least: the designator, and both coordinates in one", () => {
    const table = find([
      ["Ref", "Position"],
      ["R1", "(1, 2)"],
    ]);
    expect(table?.columns).toEqual({ designator: 0, position: 1 });
  });

  it("has no position with one coordinate alone", () => {
    expect(
      find([
        ["Ref", "X", "Rotation"],
        ["R1", "1", "90"],
      ]),
    ).toBeNull();
  });
});

describe("the column of designators", () => {
  // No header of designators: the contents decide.
  const untitled = (names: string[]) => [["Foo", "X", "Y"], ...names.map((name) => [name, "1", "2"])];
  const designators = (count: number) => Array.from({ length: count }, (_, at) => `R${at + 1}`);
  const sentences = (count: number) => Array.from({ length: count }, (_, at) => `see note ${at} of them`);

  it("has designators in at least half of its rows", () => {
    expect(designatorAt(untitled(["R1"]))).toBe(0);
    expect(designatorAt(untitled([...designators(2), ...sentences(2)]))).toBe(0);
    expect(designatorAt(untitled([...designators(1), ...sentences(3)]))).toBeNull();
  });

  it("is judged by the first 50 rows with more than one cell", () => {
    const half = [...designators(25), ...sentences(25)];
    expect(designatorAt(untitled([...half, ...sentences(50)]))).toBe(0);
    expect(designatorAt(untitled([...designators(24), ...sentences(26), ...designators(50)]))).toBeNull();
    const notes = Array.from({ length: 10 }, () => ["to be continued"]);
    const [header = [], ...rows] = untitled([...designators(2), ...sentences(2)]);
    expect(designatorAt([header, ...notes, ...rows])).toBe(0);
  });

  it("has distinct designators", () => {
    expect(designatorAt(untitled(["R1", "R1", "R1", "R1"]))).toBeNull();
  });

  const table = (header: string[], columns: string[][]) => [
    [...header, "X", "Y"],
    ...(columns[0] ?? []).map((_, row) => [...columns.map((column) => column[row] ?? ""), "1", "2"]),
  ];

  it("is the one with the right header where the contents differ little, and that of the contents otherwise", () => {
    const other = ["R11", "R12", "R13", "R14"];
    const header = ["Foo", "Ref"];
    // 3 of 4 and a quarter for the header are as good as 4 of 4; the first column of two equal ones is taken.
    expect(
      designatorAt(
        table(header, [
          [...other, "R15"],
          ["R1", "R2", "R3", "R4", "see note"],
        ]),
      ),
    ).toBe(1);
    expect(designatorAt(table(header, [other, ["R1", "R2", "see note", "see below"]]))).toBe(0);
  });

  it("is the first one of two alike", () => {
    expect(
      designatorAt(
        table(
          ["Foo", "Bar"],
          [
            ["R1", "R2"],
            ["C1", "C2"],
          ],
        ),
      ),
    ).toBe(0);
  });

  it("has no other meaning by its header", () => {
    const packages = ["C0402", "C0603", "U8", "R5"];
    expect(designatorAt(table(["Package", "Foo"], [packages, ["R1", "R2", "R3", "see note"]]))).toBe(1);
  });

  it("may be the last of rows of several lengths", () => {
    const rows = [
      ["X", "Y", "Foo"],
      ["1", "2", "R1"],
      ["1", "2"],
      ["1", "2", "R2"],
    ];
    expect(designatorAt(rows)).toBe(2);
  });
});

describe("the unit of placements", () => {
  const note = "# X,Y in mil.  rotation in degrees.".split(",");
  const noted = (before: number) => [
    HEADER,
    ...Array.from({ length: before }, () => ["# ---"]),
    note,
    ["R1", "1", "2"],
    ["R2", "3", "4"],
  ];

  it("is in a note up to three rows below the header", () => {
    expect([0, 1, 2, 3].map((before) => find(noted(before))?.unit)).toEqual(["mil", "mil", "mil", null]);
  });

  it("is in a note above the header, the first row included", () => {
    expect(find([["## Unit = mil"], HEADER, ["R1", "1", "2"]])?.unit).toBe("mil");
    expect(find([note, HEADER, ["R1", "1", "2"]])?.unit).toBe("mil");
    expect(find([["## Grid = 5 mil"], HEADER, ["R1", "1", "2"]])?.unit).toBeNull();
  });

  it("is that of the coordinates' header first", () => {
    const rows = (header: string[], row: string[]) => [["## Unit = mil"], header, row];
    expect(find(rows(["Ref", "X (mm)", "Y (mm)"], ["R1", "1", "2"]))?.unit).toBe("mm");
    expect(find(rows(["Ref", "Position (mm)"], ["R1", "(1, 2)"]))?.unit).toBe("mm");
  });
});
