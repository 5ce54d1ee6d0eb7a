// Point-in-polygon tests, compared with the plain walk along all edges.

import { describe, expect, it } from "vitest";
import { isInside } from "@/lib/core/geometry/contour";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** Numbers from 0 to below 1, the same at every run: a linear congruential generator of 32 bits. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** Upright and level edges alone, as pours have them: a skyline over a skyline upside down. */
function skyline(next: () => number, towers: number): number[] {
  const upper: number[] = [];
  const lower: number[] = [];
  for (let tower = 0; tower < towers; tower++) {
    const [from, to, top, bottom] = [tower, tower + 1, 1 + next() * 9, -1 - next() * 9];
    upper.push(from, top, to, top);
    lower.unshift(to, bottom, from, bottom);
  }
  // Pairs were put in front number by number: from right to left, each x before its y.
  return [...upper, ...lower];
}

/** Around a middle, near and far in turn. */
function star(next: () => number, rays: number): number[] {
  return Array.from({ length: rays }, (_, ray) => {
    const [angle, far] = [(ray / rays) * 2 * Math.PI, 1 + 9 * next()];
    return [far * Math.cos(angle), far * Math.sin(angle)];
  }).flat();
}

/** Edges that cross each other: an even-odd rule has to tell as well. */
function tangle(next: () => number, corners: number): number[] {
  return Array.from({ length: 2 * corners }, () => next() * 20 - 10);
}

describe("a polygon", () => {
  it.each([
    ["of level and upright edges", skyline],
    ["like a star", star],
    ["that crosses itself", tangle],
  ])("%s holds the points that the plain walk finds within it", (_name, draw) => {
    const next = chance(7);
    for (const corners of [6, 13, 40, 200, 1500]) {
      const points = Float64Array.from(draw(next, corners));
      const rows = new PolygonRows(points);
      const wrong = Array.from({ length: 3000 }, () => [next() * 24 - 12, next() * 24 - 12] as const)
        // Skylines are as wide as they have towers.
        .map(([x, y]) => (draw === skyline ? ([((x + 12) / 24) * corners, y] as const) : ([x, y] as const)))
        .filter(([x, y]) => rows.has(x, y) !== isInside(points, x, y));
      expect(wrong, `${corners} corners`).toEqual([]);
    }
  });

  it("with a long level step holds nothing above it", () => {
    // Thirty teeth below; the left half is 9 high, the right half 5.
    const teeth = Array.from({ length: 30 }, (_, k) => [k, 0, k + 0.5, 1]).flat();
    const points = Float64Array.from([...teeth, 30, 0, 30, 5, 15, 5, 15, 9, 0, 9]);
    const rows = new PolygonRows(points);
    const wrong: (readonly [number, number])[] = [];
    for (let x = 0.25; x < 30; x += 0.5)
      for (let y = 0.05; y < 9.5; y += 0.1) if (rows.has(x, y) !== isInside(points, x, y)) wrong.push([x, y]);
    expect(wrong).toEqual([]);
  });

  it("of several rings holds what an odd number of them holds", () => {
    const next = chance(11);
    // A square of 20 with round holes, some of which overlap: few corners, and many.
    for (const holes of [2, 60]) {
      const rings = [Float64Array.of(-10, -10, 10, -10, 10, 10, -10, 10)];
      for (let hole = 0; hole < holes; hole++) {
        const [x, y, radius] = [next() * 18 - 9, next() * 18 - 9, 0.2 + next()];
        const corners = holes === 2 ? 5 : 24;
        const turn = (corner: number) => (corner / corners) * 2 * Math.PI;
        rings.push(
          Float64Array.from({ length: 2 * corners }, (_, k) =>
            k % 2 === 0 ? x + radius * Math.cos(turn(k >> 1)) : y + radius * Math.sin(turn(k >> 1)),
          ),
        );
      }
      const rows = new PolygonRows(rings.flatMap((ring) => [...ring, ring[0] ?? 0, ring[1] ?? 0, NaN, NaN]));
      const wrong = Array.from({ length: 4000 }, () => [next() * 24 - 12, next() * 24 - 12] as const).filter(
        ([x, y]) => rows.has(x, y) !== (rings.filter((ring) => isInside(ring, x, y)).length % 2 === 1),
      );
      expect(wrong, `${holes} holes`).toEqual([]);
    }
  });
});
