import { describe, expect, it } from "vitest";
import { distance, type Vec2 } from "@/lib/base/vec2";
import {
  type Camera,
  carryOver,
  fit,
  MAX_ZOOM,
  middleOf,
  nextTurn,
  pan,
  type Pose,
  type QuarterTurns,
  scaleLengthMm,
  type Sheet,
  shownSize,
  toBoard,
  toScreen,
  zoomAbout,
  zoomOf,
} from "@/lib/core/gerber/camera";

/** A quarter turn clockwise about the middle of the view. */
const turn = (camera: Camera, sheet: Sheet) =>
  carryOver(camera, sheet, sheet, { turns: nextTurn(camera.turns), isMirrored: camera.isMirrored });

const SHEET: Sheet = { widthMm: 80, heightMm: 50, area: { left: 32, top: 44, width: 320, height: 300 } };
const POSES: Pose[] = ([0, 1, 2, 3] as const).flatMap((turns) =>
  [false, true].map((isMirrored) => ({ turns, isMirrored })),
);
const SPOTS: Vec2[] = [
  [0, 0],
  [80, 0],
  [80, 50],
  [0, 50],
  [13.5, 41.25],
];
const names = POSES.map((pose) => [`${pose.turns * 90}°${pose.isMirrored ? " mirrored" : ""}`, pose] as const);

function expectNear(actual: Vec2, expected: Vec2): void {
  expect(distance(actual, expected)).toBeLessThan(1e-9);
}

describe("the whole board", () => {
  // 320 / 80 = 4 px per mm fills the width; 50 mm are 200 px, 100 less than there are: 50 above, 50 below.
  it("lies in the middle, as large as it goes", () => {
    expect(fit(SHEET, { turns: 0, isMirrored: false })).toMatchObject({ pxPerMm: 4, left: 32, top: 94 });
  });

  // Turned it is 50 wide and 80 high: 300 / 80 = 3.75 px per mm; 50 mm are 187.5 px, 132.5 less than 320.
  it("turned takes its other shape", () => {
    expect(fit(SHEET, { turns: 1, isMirrored: false })).toMatchObject({ pxPerMm: 3.75, left: 32 + 66.25, top: 44 });
  });
});

describe("where a spot of the board is seen", () => {
  // At 4 px per mm from (32, 94), and at 3.75 from (98.25, 44): the corner at the origin, seen in each pose.
  it.each<[QuarterTurns, boolean, Vec2]>([
    [0, false, [32, 294]],
    [0, true, [352, 294]],
    [1, false, [98.25, 44]],
    [1, true, [98.25, 344]],
    [2, false, [352, 94]],
    [2, true, [32, 94]],
    [3, false, [285.75, 344]],
    [3, true, [285.75, 44]],
  ])("after %d quarter turns, mirrored %s, the origin is there", (turns, isMirrored, at) => {
    expectNear(toScreen(fit(SHEET, { turns, isMirrored }), SHEET, [0, 0]), at);
  });

  it.each(names)("goes to the screen and back, %s", (_, pose) => {
    const camera = zoomAbout(fit(SHEET, pose), SHEET, [140, 120], 7.3);
    for (const spot of SPOTS) expectNear(toBoard(camera, SHEET, toScreen(camera, SHEET, spot)), spot);
    for (const point of [
      [0, 0],
      [320, 44],
      [-70, 900],
    ] as const)
      expectNear(toScreen(camera, SHEET, toBoard(camera, SHEET, point)), point);
  });
});

describe("zoom", () => {
  it.each(names)("keeps the spot under the point, %s", (_, pose) => {
    for (const spot of SPOTS) {
      let camera = fit(SHEET, pose);
      const point = toScreen(camera, SHEET, spot);
      for (const factor of [1.5, 3, 8, 0.2, 1.1]) {
        camera = zoomAbout(camera, SHEET, point, factor);
        expectNear(toBoard(camera, SHEET, point), spot);
      }
    }
  });

  it.each([
    [1000, MAX_ZOOM],
    [2.5, 2.5],
    [0.001, 1],
  ])("by %d ends at %d times the whole board", (factor, zoom) => {
    const fitted = fit(SHEET, { turns: 0, isMirrored: false });
    expect(zoomOf(zoomAbout(fitted, SHEET, [100, 200], factor), SHEET)).toBeCloseTo(zoom, 9);
  });

  it.each(names)("back to 1× is the whole board again, wherever it was, %s", (_, pose) => {
    const far = pan(zoomAbout(fit(SHEET, pose), SHEET, [40, 290], 20), SHEET, [-900, 350]);
    const back = zoomAbout(far, SHEET, [300, 50], 1e-6);
    const fitted = fit(SHEET, pose);
    expect(back.pxPerMm).toBeCloseTo(fitted.pxPerMm, 9);
    expectNear([back.left, back.top], [fitted.left, fitted.top]);
  });
});

describe("panning", () => {
  const held = (camera: Camera) => {
    const { widthMm, heightMm } = shownSize(SHEET, camera.turns);
    const { left, top, width, height } = SHEET.area;
    const { pxPerMm } = camera;
    return {
      right: Math.min(camera.left + widthMm * pxPerMm, left + width) - Math.max(camera.left, left),
      down: Math.min(camera.top + heightMm * pxPerMm, top + height) - Math.max(camera.top, top),
    };
  };

  it("does nothing to the whole board", () => {
    const fitted = fit(SHEET, { turns: 0, isMirrored: false });
    expect(pan(fitted, SHEET, [40, -25])).toEqual(fitted);
  });

  it("moves by what the hand moved", () => {
    const camera = zoomAbout(fit(SHEET, { turns: 0, isMirrored: false }), SHEET, [192, 194], 10);
    const moved = pan(camera, SHEET, [31, -17]);
    expect([moved.left - camera.left, moved.top - camera.top]).toEqual([31, -17]);
  });

  // A third of what the board had at 1× is the least that is left of it in each direction at twice the size and more.
  it.each(names)("cannot lose the board, %s", (_, pose) => {
    for (const zoom of [2, 9, 60])
      for (const by of [
        [1e6, 0],
        [-1e6, 0],
        [0, 1e6],
        [0, -1e6],
        [1e6, -1e6],
      ] as const) {
        const camera = pan(zoomAbout(fit(SHEET, pose), SHEET, [192, 194], zoom), SHEET, by);
        const fitted = held(fit(SHEET, pose));
        expect(held(camera).right).toBeGreaterThanOrEqual(fitted.right / 3);
        expect(held(camera).down).toBeGreaterThanOrEqual(fitted.down / 3);
      }
  });
});

describe("turning", () => {
  it("four times is as before", () => {
    const camera = zoomAbout(fit(SHEET, { turns: 0, isMirrored: true }), SHEET, [120, 210], 6);
    const round = turn(turn(turn(turn(camera, SHEET), SHEET), SHEET), SHEET);
    expect(round).toMatchObject({ turns: 0, isMirrored: true });
    expect(round.pxPerMm).toBeCloseTo(camera.pxPerMm, 9);
    expectNear([round.left, round.top], [camera.left, camera.top]);
  });

  it("goes clockwise: what was up is to the right", () => {
    const camera = fit(SHEET, { turns: 0, isMirrored: false });
    const [upX] = toScreen(turn(camera, SHEET), SHEET, [40, 50]);
    const [downX] = toScreen(turn(camera, SHEET), SHEET, [40, 0]);
    expect(upX).toBeGreaterThan(downX);
  });

  it.each(names)("another side or width of the page keeps the spot in the middle and the zoom, %s", (_, pose) => {
    const camera = zoomAbout(fit(SHEET, pose), SHEET, [150, 230], 12);
    const narrow: Sheet = { ...SHEET, area: { left: 24, top: 40, width: 270, height: 200 } };
    const over: Pose = { turns: pose.turns, isMirrored: !pose.isMirrored };
    const next = carryOver(camera, SHEET, narrow, over);
    expect(zoomOf(next, narrow)).toBeCloseTo(zoomOf(camera, SHEET), 9);
    expectNear(toBoard(next, narrow, middleOf(narrow.area)), toBoard(camera, SHEET, middleOf(SHEET.area)));
  });
});

describe("the length of the scale", () => {
  it.each([
    [100, 100, 1, 20],
    [86.36, 54.61, 1, 20],
    // A long upright board: a quarter of 220 is 55, but the board is only 30 wide.
    [30, 220, 1, 20],
    [500, 400, 1, 100],
    [10, 10, 1, 2],
    // A quarter of 100 is 25; a tenth of that 2.5, a sixtieth 0.417.
    [100, 100, 10, 2],
    [100, 100, 60, 0.2],
    [0.5, 0.5, 1, 0.1],
  ])("of a board of %d × %d mm at %d× is %d mm", (widthMm, heightMm, zoom, length) => {
    expect(scaleLengthMm({ widthMm, heightMm }, zoom)).toBe(length);
  });
});
