import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBbox, addPoint, emptyBbox, encloses, grow, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { compose, isMirroring, rotation, scaleOf, scaling, translation, type Matrix } from "@/lib/base/matrix";
import { distance, rotate } from "@/lib/base/vec2";

const apply = (m: Matrix, x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

describe("matrices", () => {
  test("compose does the first map first", () => {
    // (1, 0) turned by 90° is (0, 1), moved by (5, 0) it is (5, 1); the other way round it is (0, 6).
    expect(apply(compose(rotation(90), translation(5, 0)), 1, 0)).toEqual([5, 1]);
    expect(apply(compose(translation(5, 0), rotation(90)), 1, 0)).toEqual([0, 6]);
  });

  test("mirroring and scale are seen through turns", () => {
    const map = compose(compose(scaling(-2, 2), rotation(33)), translation(4, 4));
    expect(isMirroring(map)).toBe(true);
    expect(scaleOf(map)).toBeCloseTo(2, 12);
  });

  test("quarter turns are exact", () => {
    expect([90, 180, 270, 360, -90].map((degrees) => rotate([3, 1], degrees))).toEqual([
      [-1, 3],
      [-3, -1],
      [1, -3],
      [3, 1],
      [1, -3],
    ]);
  });

  test("turning keeps distances", () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (x, y, degrees) => {
        expect(distance([0, 0], rotate([x, y], degrees))).toBeCloseTo(Math.hypot(x, y), 6);
      }),
    );
  });
});

describe("boxes", () => {
  test("an empty box has no size, holds nothing and widens nothing", () => {
    const box = emptyBbox();
    expect([isEmptyBbox(box), widthOf(box), heightOf(box)]).toEqual([true, 0, 0]);
    addPoint(box, 2, 3);
    addBbox(box, emptyBbox());
    expect(box).toEqual({ minX: 2, minY: 3, maxX: 2, maxY: 3 });
  });

  test("a grown box encloses what it grew from and not the other way round", () => {
    const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };
    expect([
      encloses(grow(box, 1), box),
      encloses(box, grow(box, 1)),
      widthOf(grow(box, 1)),
      heightOf(grow(box, 1)),
    ]).toEqual([true, false, 6, 4]);
  });
});
