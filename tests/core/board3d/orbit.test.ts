// Orbit camera: eye positions, rays and their intersections, computed by hand.

import { describe, expect, it } from "vitest";
import { distance3 } from "@/lib/core/board3d/mesh";
import {
  axesOf,
  between,
  eyeOf,
  fitView,
  panned,
  type Ray,
  rayThrough,
  turned,
  viewFrom,
  zoomed,
} from "@/lib/core/board3d/orbit";
import { guessBody } from "@/lib/core/board3d/packages/plain-box";
import { pick } from "@/lib/core/board3d/pick";
import { type Matrix4, matrixOf } from "@/lib/core/board3d/placing";

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

  it("is from above, from below, or from the front left, at these angles", () => {
    const angles = (["top", "bottom", "iso"] as const).map((view) => {
      const { azimuthDeg, elevationDeg } = viewFrom(view, 100, [0, 0, 0]);
      return [azimuthDeg, elevationDeg];
    });
    expect(angles).toEqual([
      [0, 89.9],
      [180, -89.9],
      [-30, 38],
    ]);
  });

  it("has right, up and back at right angles, of length 1", () => {
    const { right, up, back } = axesOf({ ...viewFrom("iso", 100, [0, 0, 0]), azimuthDeg: 90, elevationDeg: 30 });
    // From the right, 30° up.
    expect([near(right), near(up), near(back)]).toEqual([
      [0, 1, 0],
      [-0.5, 0, 0.87],
      [0.87, 0, 0.5],
    ]);
  });

  it("turns on beyond a half turn, and stops before the poles", () => {
    const orbit = { ...viewFrom("iso", 100, [1, 2, 3]), azimuthDeg: 170, elevationDeg: 80 };
    const angles = (azimuth: number, elevation: number) => {
      const { azimuthDeg, elevationDeg } = turned(orbit, azimuth, elevation);
      return [azimuthDeg, elevationDeg];
    };
    expect([angles(20, 5), angles(-340, -10), angles(10, 20), angles(-350, -200), angles(400, 0)]).toEqual([
      [-170, 85],
      [-170, 70],
      [-180, 89.9],
      [-180, -89.9],
      [-150, 80],
    ]);
  });

  it("comes nearer by the factor of a zoom", () => {
    expect(zoomed(viewFrom("iso", 100, [0, 0, 0]), 2, 100).distanceMm).toBe(50);
    expect(zoomed(viewFrom("iso", 100, [0, 0, 0]), 0.5, 100).distanceMm).toBe(200);
  });

  it("moves up where it is dragged down, whatever the window's height", () => {
    const orbit = viewFrom("top", 100, [1, 2, 3]);
    const [x, y] = panned(orbit, [0, 60], 600).target;
    const mmPerPx = (2 * 100 * Math.tan((16 * Math.PI) / 180)) / 600;
    expect([x, y].map((mm) => mm.toFixed(4))).toEqual(["1.0000", (2 + 60 * mmPerPx).toFixed(4)]);
    expect(panned(orbit, [1, 1], 0).target.every(Number.isFinite)).toBe(true);
  });

  it("meets a plane where the window says", () => {
    const ray = rayThrough(viewFrom("top", 100, [0, 0, 0]), [1, -1], 1.5);
    expect(Math.hypot(...ray.along)).toBeCloseTo(1, 12);
    // At the lower right corner: 1.5 and 1 times the tangent of 16°.
    const [x, y, z] = ray.along;
    expect(x / -z).toBeCloseTo(1.5 * Math.tan((16 * Math.PI) / 180), 2);
    expect(y / -z).toBeCloseTo(-Math.tan((16 * Math.PI) / 180), 2);
    expect(near(ray.from)).toEqual([0, -0.17, 100]);
  });

  it("is between two others, in all that it is made of", () => {
    const from = { target: [0, 10, 20] as const, distanceMm: 100, azimuthDeg: 10, elevationDeg: 20 };
    const to = { target: [10, 30, 60] as const, distanceMm: 300, azimuthDeg: 50, elevationDeg: 40 };
    expect(between(from, to, 0.25)).toEqual({
      ...{ target: [2.5, 15, 30], distanceMm: 150, azimuthDeg: 20, elevationDeg: 25 },
    });
  });

  it("turns the shorter way around", () => {
    const at = (azimuthDeg: number) => ({ ...viewFrom("iso", 100, [0, 0, 0]), azimuthDeg });
    expect(between(at(-170), at(170), 0.25).azimuthDeg).toBeCloseTo(-175, 6);
    expect(between(at(0), at(90), 0.5).azimuthDeg).toBeCloseTo(45, 6);
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

  const assembly = (matrix: Matrix4) => ({
    bodies: [guessBody(4, 2)],
    parts: [
      {
        ...({ designator: "U1", packageName: "", value: "", side: "top", body: 0, basis: "guess" } as const),
        matrix,
      },
    ],
    bodiless: 0,
  });
  const placed = (rotationDeg: number, side: "top" | "bottom" = "top") =>
    matrixOf({ xMm: 10, yMm: 5, rotationDeg, side }, { origin: [0, 0], thicknessMm: 1.6 });
  const met = (ray: Ray, matrix: Matrix4, isShown = () => true) => {
    const found = pick(ray, { ...scene, assembly: assembly(matrix), isShown });
    return found && { at: near(found.at), part: found.part?.designator ?? null };
  };

  it("a part before the board below it, at its envelope", () => {
    // 4 × 2 mm, and half as high as wide: 1 mm.
    expect(met(down(11.9, 5.9), placed(0))).toEqual({ at: [11.9, 5.9, 2.6], part: "U1" });
    expect(met(down(12.1, 5), placed(0))).toEqual({ at: [12.1, 5, 1.6], part: null });
    expect(met(down(10, 6.1), placed(0))).toEqual({ at: [10, 6.1, 1.6], part: null });
    expect(met(down(10, 6.9), placed(90))).toEqual({ at: [10, 6.9, 2.6], part: "U1" });
    expect(met(down(11.1, 5), placed(90))).toEqual({ at: [11.1, 5, 1.6], part: null });
    expect(met(down(10, 5), placed(0), () => false)).toEqual({ at: [10, 5, 1.6], part: null });
  });

  it("a part from each side, on the bottom too", () => {
    const up = { from: [10, 5, -50], along: [0, 0, 1] } as const;
    expect(met(up, placed(0, "bottom"))).toEqual({ at: [10, 5, -1], part: "U1" });
    const right = { from: [-50, 5, 2], along: [1, 0, 0] } as const;
    expect(met(right, placed(0))).toEqual({ at: [8, 5, 2], part: "U1" });
    expect(met({ ...right, from: [-50, 5, 2.7] }, placed(0))).toBeNull();
    expect(met({ ...right, from: [-50, 6.1, 2] }, placed(0))).toBeNull();
    const back = { from: [10, 50, 2], along: [0, -1, 0] } as const;
    expect(met(back, placed(0))).toEqual({ at: [10, 6, 2], part: "U1" });
    // 45° down from the left, over the edge of the part.
    const slope = { from: [7, 5, 3.6], along: [Math.SQRT1_2, 0, -Math.SQRT1_2] } as const;
    expect(met(slope, placed(0))).toEqual({ at: [8, 5, 2.6], part: "U1" });
    // Nothing that lies behind the eye.
    expect(met({ from: [10, 5, 0.8], along: [0, 0, 1] }, placed(0))).toEqual({ at: [10, 5, 1.6], part: null });
    expect(met({ from: [20, 5, 2], along: [1, 0, 0] }, placed(0))).toBeNull();
  });

  it("the lower face from below", () => {
    expect(met({ from: [-10, 5, -50], along: [0, 0, 1] }, placed(0))).toEqual({ at: [-10, 5, 0], part: null });
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
