// Every check of mask, silkscreen, fiducials and paste: a board that it finds nothing on, and the same with one thing
// changed by a known amount.

import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import { BoardBuilder, orderOf } from "./support/board-builder";
import { told } from "./support/one-finding";

const board60 = () => new BoardBuilder({ widthMm: 60, heightMm: 60 });

/** Two resistors' pads with paste, three fiducials, a word, a line, a via and a hole for a lead. */
function clean(): BoardBuilder {
  const board = board60().via([30, 10]).through([40, 10]);
  for (const x of [10, 12, 20, 22]) board.smd("top", [x, 20], [1, 1]).pad("topPaste", [x, 20], [0.9, 0.9]);
  for (const point of [
    [5, 5],
    [55, 5],
    [5, 55],
  ] as const)
    board.pad("top", point, 1, "FiducialPad").pad("topMask", point, 2.2);
  word(board, [30, 30], 1);
  return board.trace(
    "topSilk",
    [
      [10, 25],
      [20, 25],
    ],
    0.2,
  );
}

/** Two letters N, each `heightMm` from middle line to middle line. */
function word(board: BoardBuilder, [x, y]: readonly [number, number], heightMm: number): BoardBuilder {
  for (const left of [x, x + 1.1 * heightMm])
    board.trace(
      "topSilk",
      [
        [left, y],
        [left, y + heightMm],
        [left + 0.6 * heightMm, y],
        [left + 0.6 * heightMm, y + heightMm],
      ],
      0.15,
    );
  return board;
}

test("a board with room everywhere has no findings", () => {
  expect(told(clean())).toEqual([]);
});

describe("mask", () => {
  test("a dam of 0.07 mm is lost in green, one of 0.1 mm in any other colour", () => {
    // Openings of 1.2 at 1.27 and at 1.3 from each other.
    const dam = (pitch: number) => {
      const board = clean();
      for (const x of [40, 40 + pitch]) board.pad("top", [x, 30], [0.8, 1]).pad("topMask", [x, 30], [1.2, 1.2]);
      return board;
    };
    expect(told(dam(1.27))).toEqual([["maskDam", "warning", 0.07, 40.64, 30, 1]]);
    expect(told(dam(1.3), { solderMaskColor: "White" })).toEqual([["maskDam", "warning", 0.1, 40.65, 30, 1]]);
    expect(told(dam(1.31))).toEqual([]);
  });

  test("an opening 0.01 mm wider than its pad leaves no room", () => {
    // 1.02 by 1.02 around 1 by 1.
    const board = clean().pad("top", [40, 30], [1, 1]).pad("topMask", [40, 30], [1.02, 1.02]);
    expect(told(board, {}, ["mask"])).toEqual([["maskExpansion", "notice", 0.01, 40.51, 29.5, 1]]);
  });

  test("equal pads in equal openings are told at the same place of each", () => {
    const board = clean();
    const pads = Array.from({ length: 12 }, (_, k) => [26.17 + 2.113 * k, 37.3 + 1.009 * k] as const);
    for (const point of pads) board.pad("top", point, [1.3, 0.7]).pad("topMask", point, [1.32, 0.72]);
    const [finding] = checkBoard(board.build(), orderOf()).findings.filter(({ rule }) => rule === "maskExpansion");
    const microns = (mm: number) => Math.round(mm * 1000);
    const places = (finding?.places ?? []).map(({ x, y }) => {
      const [left, low] = pads.find((pad) => Math.abs(pad[0] - x) < 1) ?? [NaN, NaN];
      return `${microns(x - left)}/${microns(y - low)}`;
    });
    expect(places).toHaveLength(12);
    expect(new Set(places).size).toBe(1);
  });

  test("a track of another net 0.01 mm beside an opening may lie bare", () => {
    // The opening ends at 40.6, the track's rim at 40.71 - 0.1.
    const board = clean()
      .smd("top", [40, 30], [1, 1])
      .trace(
        "top",
        [
          [40.71, 25],
          [40.71, 35],
        ],
        0.2,
      )
      .via([40.71, 25]);
    expect(told(board, {}, ["mask"])).toEqual([["maskExposesCopper", "warning", 0.01, 40.6, 30, 1]]);
  });

  test("a track of another net across an opening lies bare, one of its own does not matter", () => {
    const across = clean()
      .smd("top", [40, 30], [1, 1])
      .trace(
        "top",
        [
          [40.58, 25],
          [40.58, 35],
        ],
        0.1,
      )
      .via([40.58, 25]);
    expect(told(across, {}, ["mask"]).map(([rule, severity, measured]) => [rule, severity, measured])).toEqual([
      ["maskExposesCopper", "warning", 0],
    ]);
    expect(
      told(
        clean()
          .smd("top", [40, 30], [1, 1])
          .trace(
            "top",
            [
              [40, 30],
              [40, 35],
            ],
            0.2,
          ),
        {},
        ["mask"],
      ),
    ).toEqual([]);
  });

  test("a pad that the mask covers by three quarters and more cannot be soldered", () => {
    // A named pad of 1 × 1, an opening over its left fifth.
    const board = clean().pad("top", [40, 30], [1, 1], "SMDPad").pad("topMask", [39.5, 30], [0.4, 1.2]);
    expect(told(board)).toEqual([["padCoveredByMask", "warning", 20, 40, 30, 1]]);
    expect(told(clean().pad("top", [40, 30], [1, 1], "SMDPad"))).toEqual([
      ["padCoveredByMask", "warning", 0, 40, 30, 1],
    ]);
  });

  test("a side whose mask file opens nothing has all its pads covered", () => {
    const board = board60().smd("top", [20, 30], [1, 1]).pad("bottom", [40, 30], [1, 1], "SMDPad");
    expect(told(board, {}, ["mask"])).toEqual([]);
    board.clear("bottomMask", () => undefined);
    expect(told(board, {}, ["mask"])).toEqual([["padCoveredByMask", "warning", 0, 40, 30, 1]]);
  });

  test("an open via is told where tented ones are ordered", () => {
    const board = () => clean().via([40, 30]).pad("topMask", [40, 30], 0.8);
    expect(told(board())).toEqual([["viaOpening", "notice", 0, 40, 30, 1]]);
    expect(told(board(), { viaProcess: "open" })).toEqual([]);
  });
});

describe("silkscreen", () => {
  test("a line across a pad is cut away, one 0.1 mm beside its opening may be", () => {
    // The opening of the pad at (10, 20) ends at y = 20.6.
    const lined = (y: number) =>
      clean().trace(
        "topSilk",
        [
          [9.8, y],
          [10.2, y],
        ],
        0.2,
      );
    expect(told(lined(20)).map(([rule, severity, measured]) => [rule, severity, measured])).toEqual([
      ["silkOnMaskOpening", "notice", 0],
    ]);
    expect(told(lined(20.8))).toEqual([["silkOnMaskOpening", "notice", 0.1, 10, 20.65, 1]]);
  });

  test("lines across openings are told at the same places whatever is drawn elsewhere", () => {
    // Three lines, each across a tall opening and nine low ones; in another corner nothing, or many tiny openings.
    const placesWith = (tiny: number) => {
      const board = clean();
      for (let row = 0; row < 3; row++) {
        const y = 40 + 6 * row;
        board.pad("topMask", [9, y], [1, 5]);
        for (let column = 0; column < 9; column++) board.pad("topMask", [12.5 + 0.6 * column, y], [0.4, 0.7]);
        board.trace("topSilk", [[4, y], [20, y]], 0.2); // prettier-ignore
      }
      for (let k = 0; k < tiny; k++) board.pad("topMask", [45 + 0.2 * (k % 40), 5 + 0.2 * Math.floor(k / 40)], 0.05);
      const { findings } = checkBoard(board.build(), orderOf());
      return findings.flatMap(({ rule, count, places }) => (rule === "silkOnMaskOpening" ? [{ count, places }] : []));
    };
    const alone = placesWith(0);
    expect(alone).toMatchObject([{ count: 3 }]);
    for (const tiny of [100, 400, 1600]) expect(placesWith(tiny)).toEqual(alone);
  });

  test("a line of 0.08 mm breaks up", () => {
    expect(
      told(
        clean().trace(
          "topSilk",
          [
            [40, 40],
            [45, 40],
          ],
          0.08,
        ),
      ),
    ).toEqual([["silkWidth", "warning", 0.08, 42.5, 40, 1]]);
  });

  test("thin strokes side by side that paint an area are no thin lines", () => {
    const board = clean();
    for (let k = 0; k <= 40; k++)
      board.trace(
        "topSilk",
        [
          [40, 40 + 0.05 * k],
          [45, 40 + 0.05 * k],
        ],
        0.08,
      );
    expect(told(board)).toEqual([]);
  });

  test("letters of 0.5 mm run full", () => {
    // The letter's box is 0.3 × 0.5 from (40, 40).
    expect(told(word(clean(), [40, 40], 0.5))).toEqual([["silkHeight", "warning", 0.5, 40.15, 40.25, 1]]);
  });

  test("ink over a bare hole", () => {
    // The hole's wall stands at y = 41, the line's rim at 41.15 - 0.1.
    const board = clean()
      .hole([40, 40], 2, { plating: "non-plated" })
      .trace(
        "topSilk",
        [
          [38, 41.15],
          [42, 41.15],
        ],
        0.2,
      );
    expect(told(board)).toEqual([["silkOnHole", "notice", 0.05, 40, 41.03, 1]]);
  });
});

describe("fiducials", () => {
  test("two are too few, unless we add them", () => {
    const two = () => {
      const board = board60();
      for (const x of [10, 12]) board.smd("top", [x, 20], [1, 1]).pad("topPaste", [x, 20], [0.9, 0.9]);
      for (const x of [5, 55]) board.pad("top", [x, 5], 1, "FiducialPad").pad("topMask", [x, 5], 2.2);
      return board;
    };
    // The paste reaches from 9.55 to 12.45 and from 19.55 to 20.45.
    expect(told(two())).toEqual([["fiducialCount", "notice", 2, 11, 20, 1]]);
    expect(told(two(), { fiducials: true })).toEqual([]);
  });

  test("a track 0.2 mm beside one is in the camera's way", () => {
    // The mark's rim stands at x = 55.5, the track's at 55.75 - 0.05.
    expect(
      told(
        clean().trace(
          "top",
          [
            [55.75, 4],
            [55.75, 6],
          ],
          0.1,
        ),
      ),
    ).toEqual([["fiducialClearance", "warning", 0.2, 55.6, 5, 1]]);
  });
});

describe("paste", () => {
  test("is missing on a pad whose like have it", () => {
    expect(told(clean().smd("top", [40, 30], [1, 1]))).toEqual([["pasteMissing", "warning", 0, 40, 30, 1]]);
  });

  test("lies beside its pad", () => {
    // An aperture of 1 × 1 of which a fifth lies on a pad of 1 × 1 that is printed as well.
    const board = clean().smd("top", [40, 30], [1, 1]).pad("topPaste", [40.8, 30], [1, 1]);
    expect(told(board, {}, ["paste"])).toEqual([["pasteWithoutPad", "warning", 20, 40.8, 30, 1]]);
  });

  test("stays in a hole of 0.22 mm", () => {
    // A disc's opening over its walls is d / 4t: 0.22 / 0.48 = 0.458; its width over the foil 0.22 / 0.12 = 1.83.
    const board = clean().smd("top", [40, 30], 0.3).pad("topPaste", [40, 30], 0.22);
    expect(told(board, {}, ["paste"])).toEqual([["pasteAreaRatio", "warning", 0.46, 40, 30, 1]]);
  });

  test("stays in a slit of 0.17 mm", () => {
    // 0.17 / 0.12 = 1.417; the opening over the walls is 0.17 × 6 / (2 × 0.12 × 6.17) = 0.689, which is enough.
    const board = clean().smd("top", [40, 30], [0.2, 6.2]).pad("topPaste", [40, 30], [0.17, 6]);
    expect(told(board, {}, ["paste"])).toEqual([["pasteAspectRatio", "notice", 1.42, 40, 30, 1]]);
  });

  test("bends a web of 0.13 mm", () => {
    const board = clean()
      .smd("top", [40, 30], [1, 3])
      .pad("topPaste", [40, 29.435], [0.9, 1])
      .pad("topPaste", [40, 30.565], [0.9, 1]);
    expect(told(board, {}, ["paste"])).toEqual([["pasteSpacing", "notice", 0.13, 40, 30, 1]]);
  });
});
