// Pick-and-place files of the tools: found, read, laid over a board, held against the parts list.

import { describe, expect, it } from "vitest";
import { readBom } from "@/lib/core/bom/read-bom";
import { guessColumns } from "@/lib/core/bom/find-columns";
import { crossCheck } from "@/lib/core/placement/cross-check";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { fitToBoard, placedOnBoard } from "@/lib/core/placement/fit-to-board";
import { type Placement, readPlacements } from "@/lib/core/placement/read-placements";

function read(rows: string[][]) {
  const table = findPlacementTable([{ name: "", rows }]);
  if (!table) throw new Error("no table was found");
  return readPlacements(rows, table);
}

const R1 = { designator: "R1", xMm: 10, yMm: -5.08, rotationDeg: 90, side: "top" };

describe("the table of placements", () => {
  it.each<[string, string[][]]>([
    [
      "KiCad",
      [
        ["## Unit = mm"],
        ["# Ref", "Val", "Package", "PosX", "PosY", "Rot", "Side"],
        ["R1", "1k", "R_0603", "10", "-5.08", "90.0", "top"],
      ],
    ],
    [
      "KiCad for factories",
      [
        ["Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"],
        ["R1", "1k", "R_0603", "10", "-5.08", "450", "T"],
      ],
    ],
    [
      "Altium",
      [
        ["Units used: mil"],
        ["Designator", "Comment", "Layer", "Footprint", "Center-X(mil)", "Center-Y(mil)", "Rotation"],
        ["R1", "1k", "TopLayer", "0603", "393.7008", "-200", "90"],
      ],
    ],
    [
      "EasyEDA",
      [
        ["Designator", "Footprint", "Mid X", "Mid Y", "Ref X", "Ref Y", "Pad X", "Pad Y", "Layer", "Rotation"],
        ["R1", "R0603", "10mm", "-5.08mm", "0mm", "0mm", "9mm", "1mm", "T", "-270"],
      ],
    ],
    [
      "inches",
      [
        ["Reference", "X (in)", "Y (in)", "Angle", "Side"],
        ["R1", "0.393700787", "-0.2", "90°", "Top"],
      ],
    ],
    [
      "gEDA, whose unit stands below the heads",
      [
        ["# PcbXY Version 1.0"],
        ["# RefDes", "Description", "Value", "X", "Y", "rotation", "top/bottom"],
        ["# X", "Y in mil.  rotation in degrees."],
        ["# --------------------------------------------"],
        ["R1", "RESC1608", "1k", "393.7008", "-200", "90", "top"],
      ],
    ],
    [
      "China",
      [
        ["位号", "X坐标", "Y坐标", "角度", "层"],
        ["R1", "10", "-5,08", "90", "顶层"],
      ],
    ],
  ])("of %s is understood", (_, rows) => {
    const [placement] = read(rows).placements;
    expect(placement).toMatchObject({ designator: "R1", rotationDeg: 90, side: "top" });
    expect(placement?.xMm).toBeCloseTo(R1.xMm, 4);
    expect(placement?.yMm).toBeCloseTo(R1.yMm, 4);
  });

  it("without units is taken for mm, or mil where no board is so wide, and says that it was assumed", () => {
    const rows = (x: string) => [
      ["Ref", "PosX", "PosY", "Rot", "Side"],
      ["R1", x, "1", "0", "top"],
    ];
    expect(read(rows("10"))).toMatchObject({ unit: "mm", isUnitAssumed: true });
    expect(read(rows("3937"))).toMatchObject({ unit: "mil", isUnitAssumed: true });
    expect(read(rows("10mm"))).toMatchObject({ isUnitAssumed: false });
  });

  it("without units is taken for inches where parts would stand on one another in mm", () => {
    // Sixteen parts a tenth apart: in mm on a hundredth of a square millimetre each, in inches every 2.54 mm.
    const rows = (step: number) => [
      ["Ref", "PosX", "PosY", "Rot", "Side"],
      ...Array.from({ length: 16 }, (_, k) => [
        `R${k}`,
        `${(k % 4) * step}`,
        `${Math.floor(k / 4) * step}`,
        "0",
        "top",
      ]),
    ];
    expect(read(rows(0.1))).toMatchObject({ unit: "inch", isUnitAssumed: true });
    expect(read(rows(2.54))).toMatchObject({ unit: "mm", isUnitAssumed: true });
    expect(read(rows(0.1)).placements[1]?.xMm).toBeCloseTo(2.54, 9);
    // One row of parts 5 mm apart takes no area, and is no crowd.
    const row = Array.from({ length: 16 }, (_, k) => [`D${k}`, `${5 * k}`, "3", "0", "top"]);
    expect(read([["Ref", "PosX", "PosY", "Rot", "Side"], ...row])).toMatchObject({ unit: "mm" });
  });

  it("in mm says so in gEDA's words, and its notes are no rows", () => {
    const { placements, problems, unit, isUnitAssumed } = read([
      ["# RefDes", "Description", "Value", "X", "Y", "rotation", "top/bottom"],
      ["# X", "Y in mm.  rotation in degrees."],
      ["# ------"],
      ["R1", "RESC1608", "1k", "10", "-5.08", "90", "bottom"],
    ]);
    expect({ unit, isUnitAssumed, problems }).toEqual({ unit: "mm", isUnitAssumed: false, problems: [] });
    expect(placements).toMatchObject([{ designator: "R1", xMm: 10, yMm: -5.08, side: "bottom" }]);
  });

  it("names every row that it cannot place", () => {
    const { placements, problems } = read([
      ["Ref", "PosX", "PosY", "Rot", "Side"],
      ["R1", "1", "2", "0", "top"],
      ["", "3", "4", "0", "top"],
      ["R2", "left", "4", "0", "top"],
      ["R1", "5", "6", "0", "top"],
      ["R3", "5", "6", "up", "top"],
    ]);
    expect(placements.map(({ designator }) => designator)).toEqual(["R1", "R3"]);
    expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
      [3, "noDesignator"],
      [4, "noPosition"],
      [5, "repeated"],
      [6, "noRotation"],
    ]);
  });

  it("is not seen where there is none", () => {
    expect(
      findPlacementTable([
        {
          name: "",
          rows: [
            ["Designator", "Qty"],
            ["R1", "1"],
          ],
        },
      ]),
    ).toBeNull();
    expect(
      findPlacementTable([
        {
          name: "",
          rows: [
            ["x", "y", "name"],
            ["1", "2", "a sentence"],
          ],
        },
      ]),
    ).toBeNull();
  });
});

const BOARD = { minX: 100, minY: -80, maxX: 150, maxY: -40 };

function placement(xMm: number, yMm: number, side: "top" | "bottom" = "top"): Placement {
  return { row: 1, designator: `R${xMm}${side}`, xMm, yMm, rotationDeg: 30, side, footprint: "", value: "" };
}
/** Four corners and the middle, some on either side. */
const ON_BOARD = [
  placement(101, -79),
  placement(149, -41),
  placement(101, -41, "bottom"),
  placement(149, -79, "bottom"),
  placement(125, -60),
];

describe("placements over a board", () => {
  it("keep the origin of the file where they lie on it", () => {
    expect(fitToBoard(ON_BOARD, BOARD)).toEqual({ isBottomMirrored: false, isYDown: false, movedMm: null, inside: 1 });
  });

  it("are turned back where the bottom counts to the left", () => {
    const mirrored = ON_BOARD.map((each) =>
      each.side === "bottom" ? { ...each, xMm: -each.xMm, rotationDeg: 150 } : each,
    );
    const fit = fitToBoard(mirrored, BOARD);
    expect(fit).toMatchObject({ isBottomMirrored: true, movedMm: null, inside: 1 });
    expect(fit && mirrored.map((each) => placedOnBoard(each, fit))).toEqual(ON_BOARD);
  });

  it("are turned back where y counts downwards", () => {
    const down = ON_BOARD.map((each) => ({ ...each, yMm: -each.yMm, rotationDeg: 330 }));
    const fit = fitToBoard(down, BOARD);
    expect(fit).toMatchObject({ isYDown: true, movedMm: null });
    expect(fit && down.map((each) => placedOnBoard(each, fit))).toEqual(ON_BOARD);
  });

  it("are moved where the file counts from elsewhere, and say so", () => {
    const apart = ON_BOARD.map((each) => ({ ...each, xMm: each.xMm - 100, yMm: each.yMm + 80 }));
    const fit = fitToBoard(apart, BOARD);
    expect(fit?.movedMm).toEqual({ x: 100, y: -80 });
    expect(fit && apart.map((each) => placedOnBoard(each, fit))).toEqual(ON_BOARD);
  });

  it("are none where there are none", () => {
    expect(fitToBoard([], BOARD)).toBeNull();
  });
});

describe("a parts list beside placements", () => {
  it("says what only one of them has, what is placed though left away, and what is on the other side", () => {
    const rows = [
      ["Designator", "Qty", "MPN", "DNP", "Side"],
      ["R1, R2", "2", "RC0603FR-0710KL", "", "top"],
      ["C1", "1", "CL10B104KB8NNNC", "DNP", "top"],
      ["C2", "1", "CL10B105KB8NNNC", "DNP", "top"],
      ["U1", "1", "STM32F103C8T6", "", "bottom"],
    ];
    const { lines } = readBom(rows, 0, guessColumns(rows, 0));
    const placed = ["R1", "C1", "U1", "J1"].map((designator) => ({ ...placement(1, 1), designator }));
    expect(crossCheck(lines, placed)).toEqual({
      unplaced: ["R2"],
      unlisted: ["J1"],
      leftAway: ["C1"],
      otherSide: ["U1"],
    });
  });
});
