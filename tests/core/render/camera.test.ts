import { describe, expect, it } from "vitest";
import { distance, type Vec2 } from "@/lib/base/vec2";
import {
  type Camera,
  centerOf,
  fitBox,
  flipped,
  keepInPlace,
  keepInView,
  panBy,
  type Pose,
  type QuarterTurns,
  SCALE_RANGE,
  screenToWorld,
  showBox,
  turned,
  turnedSize,
  type Viewport,
  viewTransform,
  worldToScreen,
  zoomAt,
} from "@/lib/core/render/camera";
import { Random } from "@/tests/support/random";

const VIEWPORT: Viewport = { widthPx: 480, heightPx: 280 };
/** A part of the screen that does not begin in its corner. */
const INSET: Viewport = { leftPx: 32, topPx: 44, widthPx: 320, heightPx: 300 };
const BOARD = { minX: 100, minY: 50, maxX: 120, maxY: 60 };
const START: Camera = { centerXmm: 0, centerYmm: 0, pxPerMm: 1, turns: 0, isMirrored: false };
const POSES: Pose[] = ([0, 1, 2, 3] as const).flatMap((turns) =>
  [false, true].map((isMirrored) => ({ turns, isMirrored })),
);
const named = POSES.map((pose) => [`${pose.turns * 90}°${pose.isMirrored ? " mirrored" : ""}`, pose] as const);
const whole = fitBox(START, VIEWPORT, BOARD, { marginPx: 40 });

const corners = ({ minX, minY, maxX, maxY }: typeof BOARD): Vec2[] => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];
const screen = (camera: Camera, point: Vec2, viewport = VIEWPORT) =>
  worldToScreen(viewTransform(camera, viewport), point);
const world = (camera: Camera, point: Vec2, viewport = VIEWPORT) =>
  screenToWorld(viewTransform(camera, viewport), point);

function expectNear(actual: Vec2, expected: Vec2, within = 1e-6): void {
  expect(distance(actual, expected)).toBeLessThan(within);
}

/** Random cameras of any position, scale, rotation and side, from a fixed seed. */
function* cameras(count: number): Generator<[Camera, Vec2]> {
  const random = new Random(7);
  for (let k = 0; k < count; k++) {
    const pose = POSES[k % POSES.length] ?? { turns: 0, isMirrored: false };
    const [centerXmm, centerYmm] = [600 * random.next() - 300, 600 * random.next() - 300];
    yield [
      { ...pose, centerXmm, centerYmm, pxPerMm: 10 ** (4 * random.next() - 1) },
      [700 * random.next() - 100, 500 * random.next() - 100],
    ];
  }
}

describe("world and screen", () => {
  // 4 px per mm around (192, 194), the center of the inset viewport: the corner at the origin of 80 × 50 mm in each pose.
  it.each<[QuarterTurns, boolean, Vec2]>([
    [0, false, [32, 294]],
    [0, true, [352, 294]],
    [1, false, [92, 34]],
    [1, true, [92, 354]],
    [2, false, [352, 94]],
    [2, true, [32, 94]],
    [3, false, [292, 354]],
    [3, true, [292, 34]],
  ])("after %d quarter turns, mirrored %s, the origin is there", (turns, isMirrored, at) => {
    const camera = { centerXmm: 40, centerYmm: 25, pxPerMm: 4, turns, isMirrored };
    expectNear(screen(camera, [0, 0], INSET), at);
  });

  it("lead back to the same point", () => {
    for (const [camera, point] of cameras(400)) {
      expectNear(screen(camera, world(camera, point)), point);
      expectNear(screen(camera, world(camera, point, INSET), INSET), point);
    }
  });
});

describe("fitting a box", () => {
  it("centers it: 20 × 10 mm into 410 × 210 px", () => {
    // Margins: min(40, 480 / 8, 280 / 8) = 35 px, so 410 / 20 = 20.5 and 210 / 10 = 21: the smaller.
    expect(whole).toEqual({ ...START, centerXmm: 110, centerYmm: 55, pxPerMm: 20.5 });
    // On its side: 410 / 10 = 41 and 210 / 20 = 10.5.
    expect(fitBox({ ...START, turns: 1 }, VIEWPORT, BOARD, { marginPx: 40 }).pxPerMm).toBe(10.5);
  });

  it.each(named)("contains it and touches two sides, %s", (_, pose) => {
    for (const viewport of [VIEWPORT, INSET]) {
      const camera = fitBox({ ...START, ...pose }, viewport, BOARD);
      const points = corners(BOARD).map((corner) => screen(camera, corner, viewport));
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const { leftPx = 0, topPx = 0, widthPx, heightPx } = viewport;
      const gaps = [
        Math.min(...xs) - leftPx,
        leftPx + widthPx - Math.max(...xs),
        Math.min(...ys) - topPx,
        topPx + heightPx - Math.max(...ys),
      ];
      expect(Math.min(...gaps)).toBeGreaterThan(-1e-9);
      expect(gaps.filter((gap) => gap < 1e-6).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("zooming", () => {
  it("keeps the point under the pointer", () => {
    for (const [camera, at] of cameras(400)) {
      const held = world(camera, at);
      for (const factor of [0.3, 1.4, 6]) {
        const zoomed = zoomAt(camera, VIEWPORT, at, factor);
        expectNear(screen(zoomed, held), at, 1e-5);
      }
    }
  });

  it("stays within the range of scales", () => {
    expect(zoomAt(whole, VIEWPORT, [0, 0], 1e9).pxPerMm).toBe(SCALE_RANGE.maxPxPerMm);
    expect(zoomAt(whole, VIEWPORT, [0, 0], 1e-9).pxPerMm).toBe(SCALE_RANGE.minPxPerMm);
    expect(zoomAt(whole, VIEWPORT, [0, 0], 9, { minPxPerMm: 1, maxPxPerMm: 50 }).pxPerMm).toBe(50);
  });
});

describe("panning", () => {
  it("moves every point by what the pointer moved", () => {
    for (const [camera, by] of cameras(100)) {
      const [x, y] = screen(camera, [3, 4]);
      expectNear(screen(panBy(camera, VIEWPORT, by), [3, 4]), [x + by[0], y + by[1]]);
    }
  });

  it("cannot lose the drawing", () => {
    // 41 px to the right are 2 mm: the center shows what was 2 mm further left.
    const near = keepInView(panBy(whole, VIEWPORT, [41, 0]), VIEWPORT, BOARD);
    expectNear([near.centerXmm, near.centerYmm], [108, 55]);
    const far = keepInView(panBy(whole, VIEWPORT, [1e6, -1e6]), VIEWPORT, BOARD);
    const reach = (0.4 * 280) / 20.5;
    expect([far.centerXmm, far.centerYmm]).toEqual([BOARD.minX - reach, BOARD.minY - reach]);
  });
});

describe("a drawing that keeps its place", () => {
  it.each(named)("does not move at the fitted scale, %s", (_, pose) => {
    const fitted = fitBox({ ...START, ...pose }, INSET, BOARD);
    expect(keepInPlace(panBy(fitted, INSET, [40, -25]), fitted, BOARD)).toEqual(fitted);
  });

  it.each(named)("has a point where it was at the fitted scale, however far it is panned, %s", (_, pose) => {
    const fitted = fitBox({ ...START, ...pose }, INSET, BOARD);
    for (const zoom of [2, 9, 60])
      for (const by of [
        [1e6, 0],
        [-1e6, 1e6],
        [0, -1e6],
      ] as const) {
        const zoomed = zoomAt(fitted, INSET, [140, 120], zoom);
        const camera = keepInPlace(panBy(zoomed, INSET, by), fitted, BOARD);
        // At that point both cameras agree; it solves (p − c)·s = (p − f)·t in each coordinate.
        const agree = (center: number, previous: number) =>
          (center * camera.pxPerMm - previous * fitted.pxPerMm) / (camera.pxPerMm - fitted.pxPerMm);
        const point: Vec2 = [agree(camera.centerXmm, fitted.centerXmm), agree(camera.centerYmm, fitted.centerYmm)];
        expectNear(screen(camera, point, INSET), screen(fitted, point, INSET));
        expect(point[0]).toBeGreaterThanOrEqual(BOARD.minX - 1e-6);
        expect(point[0]).toBeLessThanOrEqual(BOARD.maxX + 1e-6);
        expect(point[1]).toBeGreaterThanOrEqual(BOARD.minY - 1e-6);
        expect(point[1]).toBeLessThanOrEqual(BOARD.maxY + 1e-6);
      }
  });
});

describe("turning and flipping", () => {
  it("turns clockwise about the center", () => {
    // The upper left goes to the upper right.
    const point: Vec2 = [110 - 1, 55 + 1];
    expectNear(screen(whole, point), [240 - 20.5, 140 - 20.5]);
    expectNear(screen({ ...whole, ...turned(whole) }, point), [240 + 20.5, 140 - 20.5]);
    expect(turned(turned(turned(turned(whole))))).toEqual({ turns: 0, isMirrored: false });
    expect(turnedSize({ widthMm: 20, heightMm: 10 }, 3)).toEqual({ widthMm: 10, heightMm: 20 });
  });

  it.each([0, 1, 2, 3] as const)("flips about a vertical axis, after %i turns", (turns) => {
    const camera = { ...whole, turns };
    const over = { ...camera, ...flipped(camera, true) };
    for (const point of [[112, 56] as Vec2, [100, 60] as Vec2]) {
      const [x, y] = screen(camera, point);
      expectNear(screen(over, point), [VIEWPORT.widthPx - x, y]);
    }
    expect(flipped(over, false)).toEqual({ turns, isMirrored: false });
    expect(flipped(camera, false)).toEqual({ turns, isMirrored: false });
  });
});

it("shows a box in the center: nearer where it was a speck, and as near as before where it fits", () => {
  const pad = { minX: 101, minY: 51, maxX: 101.5, maxY: 51.5 };
  // Half a millimeter would fill the picture at 420 px per mm; it is shown at no more than 120, from the whole at 40.
  const expected = { ...whole, centerXmm: 101.25, centerYmm: 51.25, pxPerMm: 40 };
  expect(showBox(whole, VIEWPORT, pad, 40)).toEqual(expected);
  expect(showBox({ ...whole, pxPerMm: 80 }, VIEWPORT, pad, 40).pxPerMm).toBe(80);
  expect(showBox({ ...whole, pxPerMm: 500 }, VIEWPORT, BOARD, 40).pxPerMm).toBe(20.5);
});

it("the center of a viewport is that of the part that it fills", () => {
  expect([centerOf(VIEWPORT), centerOf(INSET)]).toEqual([
    [240, 140],
    [192, 194],
  ]);
});
