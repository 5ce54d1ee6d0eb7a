// Units that a coordinate file does not name, and rows that are no placements.

import { describe, expect, it } from "vitest";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { type BoardSize, MAX_PLACEMENTS, readPlacements } from "@/lib/core/placement/read-placements";

function read(rows: string[][], board: BoardSize | null = null) {
  const table = findPlacementTable([{ name: "", rows }]);
  if (!table) throw new Error("no table was found");
  return readPlacements(rows, table, board);
}

type Point = readonly [x: number | string, y: number | string];
const rowsOf = (points: readonly Point[]) => [
  ["Ref", "X", "Y"],
  ...points.map(([x, y], at) => [`R${at + 1}`, String(x), String(y)]),
];
const unitOf = (points: readonly Point[], board: BoardSize | null = null) => read(rowsOf(points), board).unit;

describe("the unit of a file that names none", () => {
  it("is mil from coordinates above 2000, on either side of the origin", () => {
    expect(
      unitOf([
        [2000, 1],
        [1999, 1],
      ]),
    ).toBe("mm");
    expect(
      unitOf([
        [2000.5, 1],
        [1999, 1],
      ]),
    ).toBe("mil");
    expect(
      unitOf([
        [-2000.5, 1],
        [-1999, 1],
      ]),
    ).toBe("mil");
  });

  it("is mil where parts are more than 600 apart in either direction", () => {
    expect(
      unitOf([
        [0, 0],
        [600, 0],
      ]),
    ).toBe("mm");
    expect(
      unitOf([
        [0, 0],
        [600.5, 0],
      ]),
    ).toBe("mil");
    expect(
      unitOf([
        [0, 0],
        [0, 600.5],
      ]),
    ).toBe("mil");
  });

  it("is that of complete rows alone", () => {
    expect(
      unitOf([
        [5, 1000],
        [6, 1001],
        [7, ""],
      ]),
    ).toBe("mm");
    expect(
      unitOf([
        [0, 1],
        [700, 1],
        ["left", 1],
      ]),
    ).toBe("mil");
  });

  /** `count` parts on a grid of four in a row, over a rectangle of that size. */
  const grid = (count: number, width: number, height: number): Point[] =>
    Array.from({ length: count }, (_, at) => [
      ((at % 4) * width) / 3,
      (Math.floor(at / 4) * height) / (Math.ceil(count / 4) - 1),
    ]);

  it("is inch where at least eight parts have less than a square millimeter each", () => {
    expect(unitOf(grid(8, 0.5, 0.5))).toBe("inch");
    expect(unitOf(grid(7, 0.5, 0.5))).toBe("mm");
    // 16 parts on 3.9 × 4, 4 × 4 and 4 × 5 mm.
    expect(unitOf(grid(16, 3.9, 4))).toBe("inch");
    expect(unitOf(grid(16, 4, 4))).toBe("mm");
    expect(unitOf(grid(16, 4, 5))).toBe("mm");
  });

  it("is mm for parts in a row at half a millimeter from one another", () => {
    const row = (width: number) => Array.from({ length: 16 }, (_, at): Point => [(at * width) / 15, 3]);
    expect(unitOf(row(8))).toBe("mm");
    expect(unitOf(row(7.9))).toBe("inch");
  });
});

describe("the unit of a file that names none, on a board of 40 × 30 mm", () => {
  const BOARD = { widthMm: 40, heightMm: 30 };
  const spread = (x: number, y: number) =>
    unitOf(
      [
        [100, 100],
        [100 + x, 100 + y],
      ],
      BOARD,
    );

  it("is mm up to 8 mm over the edges, in either orientation, and mil beyond", () => {
    expect([spread(48, 38), spread(38, 48)]).toEqual(["mm", "mm"]);
    expect([spread(48.5, 10), spread(10, 48.5), spread(39.5, 39), spread(39, 39.5)]).toEqual(Array(4).fill("mil"));
  });

  it("is inch where the parts then fill at least a tenth of the board", () => {
    // 38.1 mm of 40; as millimeters they would be on 1.5 mm.
    expect(spread(1.5, 0)).toBe("inch");
    // 2.54 mm, less than a tenth: a few parts close together may be in millimeters.
    expect(spread(0.1, 0)).toBe("mm");
    // 0.2 inch are exactly a tenth of 50.8 mm.
    expect(
      unitOf(
        [
          [0, 0],
          [0.2, 0],
        ],
        { widthMm: 50.8, heightMm: 30 },
      ),
    ).toBe("inch");
  });

  it("is decided without the board where no unit puts the parts on it", () => {
    // 127 mm in mil.
    expect(spread(5000, 0)).toBe("mil");
  });
});

describe("whether the unit is stated", () => {
  it("is only where every row says it", () => {
    expect(
      read(
        rowsOf([
          ["1mm", "2mm"],
          ["3mm", "4mm"],
        ]),
      ).isUnitAssumed,
    ).toBe(false);
    expect(
      read(
        rowsOf([
          ["1mm", "2mm"],
          ["3", "4"],
        ]),
      ).isUnitAssumed,
    ).toBe(true);
  });
});

describe("rows of a coordinate file", () => {
  it("with # and less than three cells are notes; others may be parts", () => {
    const { placements, problems } = read([
      ["Ref", "X", "Y"],
      ["#1", "10", "20"],
      ["# end", "10", ""],
      ["## R9", "10", "20"],
      ["R2", "10", ""],
    ]);
    expect(placements.map(({ designator }) => designator)).toEqual(["#1"]);
    expect(problems.filter(({ reason }) => reason !== "noRotation")).toEqual([
      { row: 5, reason: "noPosition", text: "R2 10" },
    ]);
  });

  it("are placed at no rotation where they name none, which is said", () => {
    const { placements } = read(rowsOf([[1, 2]]));
    expect(placements[0]).toMatchObject({ rotationDeg: 0, isRotationAssumed: true });
  });

  it("that cannot be placed are quoted from their beginning, in 200 characters", () => {
    const { problems } = read([
      ["Ref", "X", "Y"],
      ["R1", "1", "2"],
      [`R2 ${"x".repeat(300)}`, "left", "up"],
    ]);
    expect(problems.at(-1)?.text).toBe(`R2 ${"x".repeat(197)}`);
  });

  it(`are ${MAX_PLACEMENTS} at most, repeated ones included`, () => {
    const points = Array.from({ length: 20_003 }, (): Point => [1, 2]);
    expect(read(rowsOf(points)).placements.length).toBe(20_000);
    const repeated = rowsOf(points).map((row, at) => (at > 1 && at <= 11 ? ["R1", "1", "2"] : row));
    const { placements, repeats } = read(repeated);
    expect([placements.length, repeats.length]).toEqual([19_990, 10]);
  });

  it("have both coordinates in one cell where the sheet has no column of y", () => {
    const { placements } = read([
      ["Ref", "Position", "X"],
      ["R1", "(10, 20)", "5"],
    ]);
    expect(placements[0]).toMatchObject({ xMm: 10, yMm: 20 });
  });

  const sideBelow = (title: string) => read([[title], ["Ref", "X", "Y"], ["R1", "1", "2"]]).placements[0]?.side;

  it("are on the side of the title above them, of up to 60 characters without digits", () => {
    const title = (length: number) => `${"x".repeat(length - 13)} Bottom Side:`;
    expect([title(60).length, title(61).length]).toEqual([60, 61]);
    expect(sideBelow(title(60))).toBe("bottom");
    expect(sideBelow(title(61))).toBeNull();
    expect(sideBelow("Revision 2 Bottom")).toBeNull();
    expect(sideBelow("Top")).toBe("top");
  });
});
