// Walls of plated holes, found by their center.

import { describe, expect, it } from "vitest";
import { BarrelIndex } from "@/lib/core/board3d/barrel-index";
import type { ThroughHole } from "@/lib/core/board3d/through-holes";

const round = (x: number, isPlated = true): ThroughHole => ({
  path: Float64Array.of(x, 0, 0),
  diameterMm: 1,
  isPlated,
});

describe("the insides of plated holes", () => {
  it("are their rims, of plated holes alone, in whichever order they are asked for", () => {
    const barrels = new BarrelIndex([round(0), round(0.8), round(5, false)]);
    const asked = [0.5, 0, 1.3, 0.3, -0.5, 0.3, 5.5, 4.5, 0.5].map((x) => barrels.has(x, 0));
    // 0.3 lies on the second one's rim, within the first one.
    expect(asked).toEqual([true, false, true, true, true, true, false, false, true]);
  });

  it("are the rim of a slot, not the rims of its pieces within it", () => {
    const path = Float64Array.of(0, 0, 0, 10, 0, 0, 10, 10, 0);
    const barrels = new BarrelIndex([{ path, diameterMm: 1, isPlated: true }]);
    const on = [[-0.5, 0] as const, [5, 0.5] as const, [5, -0.5] as const, [10.5, 5] as const, [10, 10.5] as const];
    for (const [x, y] of on) expect(barrels.has(x, y), `${x}, ${y}`).toBe(true);
    // The second piece begins with a round end that lies within the first one.
    for (const [x, y] of [[9.5, 0] as const, [10, 0.5] as const, [5, 0] as const, [5, 5] as const])
      expect(barrels.has(x, y), `${x}, ${y}`).toBe(false);
  });

  it("are as thick as the rounding of their walls", () => {
    const barrels = new BarrelIndex([round(10)]);
    // 16 sides: their middles are 0.0096 mm within the circle, twice that for two of them, and 0.01 mm for rounding.
    expect([0.465, 0.475, 0.5, 0.509, 0.512].map((radius) => barrels.has(10 + radius, 0))).toEqual([
      ...[false, true, true, true, false],
    ]);
  });

  it("end with a slot that is far from the origin", () => {
    const path = Float64Array.of(0, 10, 0, 0, 20, 0);
    const barrels = new BarrelIndex([{ path, diameterMm: 1, isPlated: true }]);
    expect([[0.5, 15] as const, [-0.5, 11] as const, [0, 20.5] as const].map(([x, y]) => barrels.has(x, y))).toEqual([
      ...[true, true, true],
    ]);
    expect([[0.5, 5] as const, [0.5, 21] as const, [0, 15] as const].map(([x, y]) => barrels.has(x, y))).toEqual([
      ...[false, false, false],
    ]);
  });

  it("are known from then on: a slot of many pieces is not walked along for each wall", () => {
    const path = Float64Array.from(Array.from({ length: 200 }, (_, k) => [k, k % 2, 0]).flat());
    let walks = 0;
    const slot = {
      diameterMm: 0.5,
      isPlated: true,
      get path() {
        walks++;
        return path;
      },
    };
    const barrels = new BarrelIndex([slot]);
    const before = walks;
    for (let k = 0; k < 100; k++) barrels.has(k, 0.5);
    expect(walks).toBe(before);
  });

  it("are found along a slot of more points than a function takes", () => {
    const path = Float64Array.from({ length: 3 * 200_000 }, (_, k) => (k % 3 === 0 ? k / 3_000 : 0));
    const barrels = new BarrelIndex([{ path, diameterMm: 1, isPlated: true }]);
    expect(barrels.has(100, 0.5)).toBe(true);
    expect(barrels.has(100, 0)).toBe(false);
  });
});
