// Positions of parts: pin 1 after every rotation and on both sides, and positions corrected by pads; computed by hand.

import { describe, expect, it } from "vitest";
import { assemble, type NamedPart } from "@/lib/core/board3d/assemble";
import { bodyOf } from "@/lib/core/board3d/body-of";
import { type BoardSource, plainSource } from "@/lib/core/board3d/board-source";
import { matrixOf, placed } from "@/lib/core/board3d/placing";

const BOARD = { origin: [20, 10], thicknessMm: 1.6 } as const;
const rounded = (point: readonly number[]) => point.map((mm) => Math.round(mm * 1e6) / 1e6 + 0);

describe("a part's place", () => {
  // Pin 1 at (−2, 1) of a part at (25, 12), which is (5, 2) from the middle of the board.
  it.each([
    ["top", 0, [3, 3, 1.6]],
    // A quarter turn counter-clockwise: (−2, 1) → (−1, −2).
    ["top", 90, [4, 0, 1.6]],
    ["top", 180, [7, 1, 1.6]],
    ["top", 270, [6, 4, 1.6]],
    // Turned over about its own x axis: (−2, 1) → (−2, −1), then turned.
    ["bottom", 0, [3, 1, 0]],
    ["bottom", 90, [6, 0, 0]],
  ] as const)("on the %s, turned by %i°, has pin 1 where it belongs", (side, rotationDeg, pin) => {
    const matrix = matrixOf({ xMm: 25, yMm: 12, rotationDeg, side }, BOARD);
    expect(rounded(placed(matrix, [-2, 1, 0]))).toEqual([...pin]);
  });

  it("lets a part of the bottom hang below the board", () => {
    const matrix = matrixOf({ xMm: 20, yMm: 10, rotationDeg: 37, side: "bottom" }, BOARD);
    expect(rounded(placed(matrix, [0, 0, 2]))).toEqual([0, 0, -2]);
  });
});

const part = (change: Partial<NamedPart>): NamedPart => ({
  ...{ designator: "J1", packageName: "PinHeader_1x04_P2.54mm_Vertical", value: "" },
  ...{ xMm: 10, yMm: 12, rotationDeg: 0, side: "top" as const },
  ...change,
});

/** Four holes from (10, 12) downwards. */
const drilled: BoardSource = {
  ...plainSource(40, 20),
  drills: [
    {
      file: "drill",
      plating: "plated",
      slots: [],
      holes: Float64Array.from([0, 1, 2, 3].flatMap((k) => [10, 12 - 2.54 * k, 1])),
    },
  ],
};

/** The holes that a part's pins go into, as [x, y] on the board. */
function pinsOf(source: BoardSource, named: NamedPart): [number, number][] {
  const { parts, bodies } = assemble(source, [named], BOARD);
  const [shown] = parts;
  if (!shown) throw new Error("no part");
  return (bodies[shown.body]?.pins ?? []).map(({ xMm, yMm }) => {
    const [x = 0, y = 0] = rounded(placed(shown.matrix, [xMm, yMm, 0]));
    const [px = 0, py = 0] = rounded([x + BOARD.origin[0], y + BOARD.origin[1]]);
    return [px, py];
  });
}

describe("a part's seat", () => {
  const holes = [0, 1, 2, 3].map((k) => [10, 12 - 2.54 * k]);

  it("is found where a placement names the first pin in place of the middle", () => {
    expect(pinsOf(drilled, part({}))).toEqual(holes);
  });

  it("is the said one where it fits", () => {
    expect(pinsOf(drilled, part({ yMm: 12 - 1.5 * 2.54 }))).toEqual(holes);
  });

  it("is found where a library draws the part a quarter turn away", () => {
    const pins = pinsOf(drilled, part({ yMm: 12 - 1.5 * 2.54, rotationDeg: 90 }));
    expect(pins.toSorted((a, b) => b[1] - a[1])).toEqual(holes);
  });

  it("stays as it was said where nothing is known of the board's pads", () => {
    const [first] = pinsOf(plainSource(40, 20), part({}));
    // Four pins at 2.54 mm: the first 1.5 pitches above the middle.
    expect(first).toEqual([10, 12 + 3.81]);
  });
});

describe("the parts of a board", () => {
  it("share the bodies of their packages; what has none is counted, what is not known says so", () => {
    const named = [
      part({ designator: "R1", packageName: "R_0402_1005Metric" }),
      part({ designator: "R2", packageName: "R_0402_1005Metric" }),
      part({ designator: "H1", packageName: "MountingHole_2.2mm_M2" }),
      part({ designator: "U9", packageName: "NOBODY-KNOWS" }),
    ];
    const { bodies, parts, bodiless } = assemble(plainSource(40, 20), named, BOARD);
    expect({ bodiless, bodies: bodies.length }).toEqual({ bodiless: 1, bodies: 2 });
    expect(parts.map(({ designator, body, basis }) => [designator, body, basis])).toEqual([
      ["R1", 0, "package"],
      ["R2", 0, "package"],
      ["U9", 1, "guess"],
    ]);
  });

  it("keep their own sides", () => {
    const answer = bodyOf("SOIC-8", { prefix: "U", value: "" });
    expect(answer?.family).toBe("smallOutline");
    const { parts } = assemble(plainSource(40, 20), [part({ packageName: "SOIC-8", side: "bottom" })], BOARD);
    expect(parts.map(({ side }) => side)).toEqual(["bottom"]);
  });
});
