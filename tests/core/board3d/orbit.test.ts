// Orbit camera: eye positions, rays and their intersections, computed by hand.

import { describe, expect, it } from "vitest";
import { distance3 } from "@/lib/core/board3d/mesh";
import {
  axesOf,
  between,
  eyeOf,
  fitView,
  panned,
  rayThrough,
  turned,
  viewFrom,
  zoomed,
} from "@/lib/core/board3d/orbit";
import { pick } from "@/lib/core/board3d/pick";

const near = (point: readonly number[]) => point.map((mm) => Math.round(mm * 100) / 100 + 0);

describe("a look at a board", () => {
  it("from above has x to the right and y up, from below x to the left and y up", () => {
    const top = axesOf(viewFrom("top", 100, [0, 0, 0]));
    expect([near(top.right), near(top.up), near(top.back)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    const bottom = axesOf(viewFrom("bottom", 100, [0, 0, 0]));
    expect([near(bottom.right), near(bottom.up), near(bottom.back)]).toEqual([
      [-1, 0, 0],
      [0, 1, 0],
      [0, 0, -1],
    ]);
  });

  it("stands as far off as it says, and never turns over the poles", () => {
    const orbit = viewFrom("iso", 100, [1, 2, 3]);
    const [x, y, z] = eyeOf(orbit);
    expect(Math.hypot(x - 1, y - 2, z - 3)).toBeCloseTo(orbit.distanceMm, 6);
    expect(turned(orbit, 0, 500).elevationDeg).toBeLessThan(90);
    expect(turned(orbit, 0, -500).elevationDeg).toBeGreaterThan(-90);
  });

  it("stays within reach of the board when zoomed", () => {
    const orbit = viewFrom("iso", 100, [0, 0, 0]);
    expect(zoomed(orbit, 1e9, 100).distanceMm).toBeCloseTo(3, 6);
    expect(zoomed(orbit, 1e-9, 100).distanceMm).toBeCloseTo(800, 6);
  });

  it("keeps what is under the finger there", () => {
    const orbit = viewFrom("top", 100, [0, 0, 0]);
    // In a window of 600 px, 100 mm away, a pixel is 2 · 100 · tan 16° / 600 mm; 60 px to the right move the board by
    // that.
    const [x] = panned(orbit, [60, 0], 600).target;
    expect(x).toBeCloseTo((-60 * 2 * 100 * Math.tan((16 * Math.PI) / 180)) / 600, 6);
  });

  it("is a place from which others are reached, also while its window is hidden", () => {
    const hidden = fitView("iso", { widthMm: 100, heightMm: 50, center: [0, 0, 0], aspect: 0 });
    const shown = fitView("top", { widthMm: 100, heightMm: 50, center: [0, 0, 0], aspect: 1.5 });
    const { target, ...appearance } = between(hidden, shown, 1);
    expect([...target, ...Object.values(appearance)].every(Number.isFinite)).toBe(true);
    expect(appearance.distanceMm).toBeCloseTo(shown.distanceMm, 6);
  });

  it("sees the whole board, also through an upright window", () => {
    const board = { widthMm: 100, heightMm: 50, center: [0, 0, 0] as const };
    const reach = (aspect: number) =>
      fitView("top", { ...board, aspect }).distanceMm * Math.tan((16 * Math.PI) / 180) * 2;
    expect(reach(1.6)).toBeGreaterThan(50);
    expect(reach(0.5) * 0.5).toBeGreaterThan(100);
  });

  it("sees every corner of it from each named view, as far from the window's upper edge as from its lower one", () => {
    const tangent = Math.tan((16 * Math.PI) / 180);
    for (const view of ["top", "bottom", "iso"] as const) {
      for (const aspect of [0.3, 0.6, 1, 1.6, 3]) {
        for (const [widthMm, heightMm] of [
          [100, 50],
          [20, 300],
          [72, 46],
        ] as const) {
          const orbit = fitView(view, { widthMm, heightMm, center: [3, 4, 0.8], aspect });
          const { right, up, back } = axesOf(orbit);
          const corners = [-1, 1].flatMap((east) =>
            [-1, 1].map((north) => {
              const corner = [3 + (east * widthMm) / 2, 4 + (north * heightMm) / 2, 0.8];
              const along = (axis: readonly number[]) =>
                axis.reduce((sum, part, k) => sum + part * ((corner[k] ?? 0) - (orbit.target[k] ?? 0)), 0);
              const away = (orbit.distanceMm - along(back)) * tangent;
              return { x: along(right) / (away * aspect), y: along(up) / away };
            }),
          );
          const [highest, lowest] = [Math.max, Math.min].map((max) => max(...corners.map(({ y }) => y)));
          expect(highest).toBeCloseTo(-(lowest ?? 0), 9);
          // Within the window, and filling four fifths of it one way.
          const shares = corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]);
          expect(Math.max(...shares)).toBeLessThan(0.9);
          expect(Math.max(...shares)).toBeGreaterThan(0.8);
        }
      }
    }
  });

  it("turns the shorter way around", () => {
    const at = (azimuthDeg: number) => ({ ...viewFrom("iso", 100, [0, 0, 0]), azimuthDeg });
    expect(between(at(170), at(-170), 0.5).azimuthDeg).toBeCloseTo(180, 6);
  });
});

describe("a look meets", () => {
  const edges = [Float64Array.of(-20, -10, 20, -10, 20, 10, -20, 10)];
  const cuts = [Float64Array.of(-2, -2, 2, -2, 2, 2, -2, 2)];
  const scene = { edges, cuts, thicknessMm: 1.6, assembly: null, isShown: () => true };
  const down = (x: number, y: number) => ({ from: [x, y, 50] as const, along: [0, 0, -1] as const });

  it("the face of the board, and nothing through a cut-out or beside it", () => {
    const met = pick(down(10, 5), scene);
    expect({ at: near(met?.at ?? []), part: met?.part }).toEqual({ at: [10, 5, 1.6], part: null });
    expect(pick(down(0, 0), scene)).toBeNull();
    expect(pick(down(30, 0), scene)).toBeNull();
  });

  it("the middle of what it looks at through the middle of the window", () => {
    const met = pick(rayThrough(viewFrom("iso", 100, [10, 5, 1.6]), [0, 0], 1.5), scene);
    expect(near(met?.at ?? [])).toEqual([10, 5, 1.6]);
  });
});

it("a distance is that of a box's diagonal, and of its edges", () => {
  // 3² + 4² + 12² = 13²
  expect(distance3([1, 1, 1], [4, -3, 13])).toEqual({ mm: 13, dxMm: 3, dyMm: 4, dzMm: 12 });
});
