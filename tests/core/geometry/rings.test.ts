// Rings of points: which are convex, how they turn, what they enclose.

import { describe, expect, it } from "vitest";
import { convexHull } from "@/lib/core/geometry/hull";
import { clockwiseRing, isConvex, ringArea, ringLength, withoutDuplicates } from "@/lib/core/geometry/rings/ring";
import { Random } from "../../support/random";

const RECTANGLE = Float64Array.of(1, 1, 4, 1, 4, 3, 1, 3);
const HEXAGON = Float64Array.from(
  [0, 1, 2, 3, 4, 5].flatMap((k) => [Math.cos((k * Math.PI) / 3), Math.sin((k * Math.PI) / 3)]),
);

describe("a ring", () => {
  it("is convex where it turns one way, once around", () => {
    expect(isConvex(RECTANGLE)).toBe(true);
    expect(isConvex(clockwiseRing(RECTANGLE))).toBe(true);
    expect(isConvex(HEXAGON)).toBe(true);
    // A point twice, and one on a side.
    expect(isConvex(Float64Array.of(0, 0, 0, 0, 1, 0, 2, 0, 2, 1, 0, 1))).toBe(true);
    // An angle, a star of five that goes around twice, a bow, there and back.
    expect(isConvex(Float64Array.of(0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2))).toBe(false);
    const star = [0, 2, 4, 1, 3].flatMap((k) => [Math.cos((2 * Math.PI * k) / 5), Math.sin((2 * Math.PI * k) / 5)]);
    expect(isConvex(Float64Array.from(star))).toBe(false);
    expect(isConvex(Float64Array.of(0, 0, 1, 1, 1, 0, 0, 1))).toBe(false);
    expect(isConvex(Float64Array.of(0, 0, 2, 0, 1, 0))).toBe(false);
    expect(isConvex(Float64Array.of(1, 1, 1, 1, 1, 1))).toBe(false);
    expect(isConvex(new Float64Array())).toBe(false);
    // No numbers, all of them and some.
    expect(isConvex(Float64Array.of(NaN, NaN, NaN, NaN, NaN, NaN))).toBe(false);
    expect(isConvex(Float64Array.of(0, 0, 1, 0, NaN, NaN, 0, 1))).toBe(false);
  });

  it("is convex where it is the hull of points, and is not where one of its corners is pushed in", () => {
    const chance = new Random(1);
    for (let round = 0; round < 200; round++) {
      const hull = Float64Array.from(convexHull(Array.from({ length: 40 }, () => 10 * chance.next())));
      expect(isConvex(hull)).toBe(true);
      expect(isConvex(hull.toReversed())).toBe(true);
      const [centerX, centerY] = [0, 1].map(
        (k) => hull.filter((_, at) => at % 2 === k).reduce((a, b) => a + b) / (hull.length / 2),
      );
      const bent = hull.slice();
      bent[0] = centerX ?? 0;
      bent[1] = centerY ?? 0;
      expect(isConvex(bent)).toBe(false);
    }
  });

  it("loses the points that stand twice, the last one where it is the first again", () => {
    expect(withoutDuplicates(RECTANGLE, 0.01)).toBe(RECTANGLE);
    const doubled = Float64Array.of(1, 1, 1, 1, 4, 1, 4.004, 1.004, 4, 3, 1, 3, 1, 3, 1.004, 1);
    expect(withoutDuplicates(doubled, 0.01)).toEqual(RECTANGLE);
    expect(withoutDuplicates(Float64Array.of(1, 1, 1, 1, 1, 1), 0.01)).toEqual(Float64Array.of(1, 1));
    expect(withoutDuplicates(new Float64Array(), 0.01)).toEqual(new Float64Array());
  });

  it("has its area by the way it turns, and its length", () => {
    // 3 mm by 2 mm: 6 mm², 10 mm around.
    expect(ringArea(RECTANGLE)).toBe(6);
    expect(ringArea(clockwiseRing(RECTANGLE))).toBe(-6);
    expect(ringLength(RECTANGLE)).toBe(10);
  });
});
