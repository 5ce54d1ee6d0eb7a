import { describe, expect, it } from "vitest";
import { wallsOf } from "@/lib/core/board3d/wall";

const SQUARE = Float64Array.of(0, 0, 4, 0, 4, 3, 0, 3);
const FRAME = { origin: [2, 1] as const, thicknessMm: 2, isPlated: () => false };

const threes = (list: ArrayLike<number>) =>
  Array.from({ length: list.length / 3 }, (_, k) => [0, 1, 2].map((n) => (list[3 * k + n] ?? 0) + 0));

/** A regular polygon of radius 5 around (10, 20), counter-clockwise. */
const polygon = (corners: number) =>
  Float64Array.from({ length: 2 * corners }, (_, k) => {
    const angle = (2 * Math.PI * Math.floor(k / 2)) / corners;
    return k % 2 === 0 ? 10 + 5 * Math.cos(angle) : 20 + 5 * Math.sin(angle);
  });

describe("the walls along a ring", () => {
  const { edge, barrels } = wallsOf([SQUARE], FRAME);

  it("stand on each segment from the lower to the upper face, around the origin", () => {
    const [a, b, c, d] = [
      [-2, -1],
      [2, -1],
      [2, 2],
      [-2, 2],
    ] as const;
    const upright = ([x, y]: readonly [number, number]) => [
      [x, y, 0],
      [x, y, 2],
    ];
    expect(threes(edge.positions)).toEqual([a, b, b, c, c, d, d, a].flatMap(upright));
    expect(barrels.positions).toHaveLength(0);
  });

  it("have two triangles each, counter-clockwise from outside", () => {
    const quad = (first: number) => [0, 2, 3, 0, 3, 1].map((corner) => first + corner);
    expect([...edge.indices]).toEqual([0, 4, 8, 12].flatMap(quad));
  });

  it("face away from the board, with sharp edges at corners", () => {
    const four = (normal: number[]) => Array(4).fill(normal) as number[][];
    expect(threes(edge.normals)).toEqual([
      ...four([0, -1, 0]),
      ...four([1, 0, 0]),
      ...four([0, 1, 0]),
      ...four([-1, 0, 0]),
    ]);
  });

  it("are shaded as one where they turn by less than 45°", () => {
    for (const corners of [12, 9]) {
      const { edge: round } = wallsOf([polygon(corners)], { ...FRAME, origin: [10, 20] });
      const normals = threes(round.normals);
      threes(round.positions).forEach(([x = 0, y = 0], k) => {
        // At its corners the normal of a round wall points away from the center.
        expect(normals[k]?.[0]).toBeCloseTo(x / 5, 5);
        expect(normals[k]?.[1]).toBeCloseTo(y / 5, 5);
      });
    }
    // Seven corners turn by 51°: each wall has its own normal.
    const sharp = threes(wallsOf([polygon(7)], FRAME).edge.normals);
    expect(new Set(sharp.map((normal) => normal.map((part) => part.toFixed(4)).join())).size).toBe(7);
  });

  it("are barrels where the middle of the segment is on a plated hole", () => {
    const middles: [number, number][] = [];
    const isPlated = (x: number, y: number) => {
      middles.push([x, y]);
      return x === 4;
    };
    const ring = Float64Array.of(9, 9, 8, 9, 8, 8);
    const walls = wallsOf([SQUARE, ring], { ...FRAME, isPlated });
    expect(middles).toEqual([
      [2, 0],
      [4, 1.5],
      [2, 3],
      [0, 1.5],
      [8.5, 9],
      [8, 8.5],
      [8.5, 8.5],
    ]);
    expect(threes(walls.barrels.positions)).toEqual([
      [2, -1, 0],
      [2, -1, 2],
      [2, 2, 0],
      [2, 2, 2],
    ]);
    expect([walls.barrels.indices.length, walls.edge.indices.length]).toEqual([6, 36]);
    expect(walls.edge.positions).toHaveLength(72);
  });
});
