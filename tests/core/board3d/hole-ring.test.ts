import { describe, expect, it } from "vitest";
import { centerLine, cornersOf, ringsOfHole, sagittaOf } from "@/lib/core/board3d/hole-ring";

const hole = (diameterMm: number, ...path: number[]) => ({ path: Float64Array.from(path), diameterMm, isPlated: true });

/** Smallest and largest x and y. */
const extent = (ring: Float64Array) =>
  [0, 1].flatMap((axis) => {
    const values = [...ring].filter((_, k) => k % 2 === axis);
    return [Math.min(...values), Math.max(...values)];
  });

describe("the ring of a round hole", () => {
  it("has more corners the larger it is", () => {
    expect([0.2, 0.59, 0.6, 1.49, 1.5, 4.99, 5, 20].map(cornersOf)).toEqual([10, 10, 16, 16, 28, 28, 48, 48]);
  });

  it("has its corners on the circle, the first at the right, counter-clockwise", () => {
    const [ring, ...others] = ringsOfHole(hole(2, 10, 20, 0));
    expect([others.length, ring?.length]).toEqual([0, 56]);
    for (let k = 0; k < 28; k++) {
      const angle = (2 * Math.PI * k) / 28;
      expect(ring?.[2 * k]).toBeCloseTo(10 + Math.cos(angle), 12);
      expect(ring?.[2 * k + 1]).toBeCloseTo(20 + Math.sin(angle), 12);
    }
  });

  it("lies within the circle by the sagitta of its sides", () => {
    // 16 corners: 0.5 − 0.5 · cos 11.25°.
    expect(sagittaOf(1)).toBeCloseTo(0.5 * (1 - Math.cos((11.25 * Math.PI) / 180)), 12);
  });
});

describe("the rings of a slot", () => {
  it("are one for each straight part of its center line, with round ends", () => {
    const rings = ringsOfHole(hole(2, 0, 0, 0, 10, 0, 0, 10, 5, 0));
    expect(rings).toHaveLength(2);
    const [along, up] = rings.map((ring) => extent(ring));
    [-1, 11, -1, 1].forEach((mm, k) => expect(along?.[k]).toBeCloseTo(mm, 1));
    [9, 11, -1, 6].forEach((mm, k) => expect(up?.[k]).toBeCloseTo(mm, 1));
  });

  it("follow the arcs of the center line to a fiftieth of the diameter", () => {
    expect(centerLine(hole(1, 3, 4, 0))).toEqual([3, 4]);
    expect(centerLine(hole(1, 0, 0, 0, 10, 0, 0, 10, 5, 0))).toEqual([0, 0, 10, 0, 10, 5]);
    // A half circle of radius 5 from (0, 0) to (10, 0).
    const arc = centerLine(hole(1, 0, 0, 1, 10, 0, 0));
    const points = Array.from({ length: arc.length / 2 }, (_, k) => [arc[2 * k] ?? 0, arc[2 * k + 1] ?? 0] as const);
    for (const [x, y] of points) expect(Math.hypot(x - 5, y)).toBeCloseTo(5, 9);
    // The sagitta r · (1 − cos(half of the step)) is at most 0.02 mm, and not much less.
    const sagitta = 5 * (1 - Math.cos(Math.PI / (points.length - 1) / 2));
    expect(sagitta).toBeLessThanOrEqual(0.02);
    expect(sagitta).toBeGreaterThan(0.01);
    const fine = centerLine(hole(0.2, 0, 0, 1, 10, 0, 0));
    expect(5 * (1 - Math.cos(Math.PI / (fine.length / 2 - 1) / 2))).toBeLessThanOrEqual(0.01);
  });
});
