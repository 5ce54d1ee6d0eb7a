// The board as a solid, compared with volumes, extents and holes computed by hand.

import { Clipper, FillRule } from "clipper2-ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardSolid, type BoardSolid, isSamePlan, MAX_CUT_HOLES, planOf } from "@/lib/core/board3d/board-solid";
import { type BoardSource, plainSource } from "@/lib/core/board3d/board-source";
import { cornersOf, ringsOfHole } from "@/lib/core/board3d/hole-ring";
import { flatten, rectangle } from "@/lib/core/geometry/contour";
import type { DrillLayer } from "@/lib/core/board/drill";
import { boundsOfMesh, volumeOf } from "./mesh-measures";

const drill = (change: Partial<DrillLayer>): DrillLayer => ({
  file: "drill",
  plating: "plated",
  holes: new Float64Array(),
  slots: [],
  ...change,
});

/** 40 × 20 mm. */
const board = (change: Partial<BoardSource> = {}): BoardSource => ({ ...plainSource(40, 20), ...change });

function solidOf(source: BoardSource, thicknessMm = 1.6): BoardSolid {
  const solid = boardSolid(planOf(source), thicknessMm);
  if (!solid) throw new Error("no solid");
  return solid;
}

/** All of its surfaces as one. */
function whole({ top, bottom, edge, barrels }: BoardSolid) {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const part of [top, bottom, edge, barrels]) {
    const first = positions.length / 3;
    positions.push(...part.positions);
    indices.push(...Array.from(part.indices, (index) => first + index));
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A regular polygon of n corners on a circle: n/2 · r² · sin(2π/n). */
function polygonArea(diameterMm: number): number {
  const corners = cornersOf(diameterMm);
  return (corners / 2) * (diameterMm / 2) ** 2 * Math.sin((2 * Math.PI) / corners);
}

/** Everything cut from everything at once, by the library alone. */
function areaLeft({ outline }: BoardSource, rings: readonly Float64Array[]): number {
  const pathOf = (points: ArrayLike<number>) => {
    const path = Clipper.makePathD([...Array.from(points)]);
    return Clipper.isPositiveD(path) ? path : path.toReversed();
  };
  const edges = outline.boards.map(({ edge }) => pathOf(flatten(edge)));
  const cuts = [...outline.boards.flatMap(({ cutouts }) => cutouts.map((cutout) => flatten(cutout))), ...rings];
  return Clipper.areaPathsD(Clipper.differenceD(edges, cuts.map(pathOf), FillRule.NonZero, 4));
}

/** Sides of triangles whose neighbour does not run along the same side the other way, corners told apart to 0.5 µm. */
function loneSides({ positions, indices }: { positions: Float32Array; indices: Uint32Array }): number {
  const key = (corner: number) =>
    [0, 1, 2].map((axis) => Math.round((positions[3 * corner + axis] ?? 0) * 2_000)).join(",");
  const open = new Map<string, number>();
  for (let k = 0; k < indices.length; k += 3)
    for (const [from, to] of [
      [k, k + 1],
      [k + 1, k + 2],
      [k + 2, k],
    ] as const) {
      const [a, b] = [key(indices[from] ?? 0), key(indices[to] ?? 0)];
      if (a === b) continue;
      const [side, way] = a < b ? [`${a} ${b}`, 1] : [`${b} ${a}`, -1];
      open.set(side, (open.get(side) ?? 0) + way);
    }
  return [...open.values()].filter((sum) => sum !== 0).length;
}

describe("the board as a solid", () => {
  it("has the volume and the extents of its edge", () => {
    const solid = solidOf(board());
    // 40 · 20 · 1.6 = 1280
    expect(volumeOf(whole(solid))).toBeCloseTo(1280, 2);
    expect(solid.areaMm2).toBeCloseTo(800, 6);
    expect(boundsOfMesh(whole(solid))).toEqual({
      ...{ minX: -20, maxX: 20, minY: -10, maxY: 10, minZ: 0 },
      maxZ: Math.fround(1.6),
    });
  });

  it("loses what is cut out and drilled, each hole once", () => {
    const source = board({ drills: [drill({ holes: Float64Array.of(10, 10, 3, 30, 10, 1) })] });
    const [edge] = source.outline.boards;
    if (!edge) throw new Error("no edge");
    source.outline.boards = [{ edge: edge.edge, cutouts: [rectangle(20, 10, 4, 5)] }];
    const solid = solidOf(source, 2);
    // 800 − 4 · 5 = 780, without the polygons of the holes; twice that in mm³.
    const area = 780 - polygonArea(3) - polygonArea(1);
    expect(solid.areaMm2).toBeCloseTo(area, 3);
    expect(volumeOf(whole(solid))).toBeCloseTo(2 * area, 2);
    expect(solid.cutHoles).toBe(2);
  });

  it("cuts a slot as one opening with round ends", () => {
    // From 10 to 14 mm, 2 mm wide: 4 · 2 + π = 11.14 mm², within the tolerance of its ends.
    const slot = { diameterMm: 2, path: Float64Array.of(10, 10, 0, 14, 10, 0) };
    const solid = solidOf(board({ drills: [drill({ slots: [slot] })] }));
    expect(800 - solid.areaMm2).toBeGreaterThan(11.14 - 0.12);
    expect(800 - solid.areaMm2).toBeLessThan(11.15);
    expect(solid.cutHoles).toBe(1);
  });

  it("plates the walls of plated holes alone, half ones at the edge too", () => {
    const bare = solidOf(board({ drills: [drill({ plating: "non-plated", holes: Float64Array.of(10, 10, 1) })] }));
    expect(bare.barrels.indices.length).toBe(0);
    const plated = solidOf(board({ drills: [drill({ holes: Float64Array.of(10, 10, 1) })] }));
    // A quad of two triangles for each of its sides.
    expect(plated.barrels.indices.length).toBe(cornersOf(1) * 6);
    const half = solidOf(board({ drills: [drill({ holes: Float64Array.of(0, 10, 1) })] }));
    expect(half.barrels.indices.length).toBe((cornersOf(1) / 2) * 6);
    expect(800 - half.areaMm2).toBeCloseTo(polygonArea(1) / 2, 3);
  });

  it("leaves blind and buried holes alone", () => {
    const source = board({ drills: [drill({ span: { from: 1, to: 2 }, holes: Float64Array.of(10, 10, 1) })] });
    const copper = { type: "copper", side: "top" } as const;
    const image = {
      kind: new Uint8Array(),
      dark: new Uint8Array(),
      count: 0,
    } as BoardSource["layers"][number]["image"];
    source.layers = [1, 2, 3, 4].map((layer) => ({ ...copper, layer, image }));
    expect(solidOf(source).cutHoles).toBe(0);
  });

  it("cuts the largest holes and paints those that are too many", () => {
    const count = MAX_CUT_HOLES + 50;
    const holes = Float64Array.from(
      Array.from({ length: count }, (_, k) => [
        1 + (k % 60) * 0.6,
        1 + Math.floor(k / 60) * 0.5,
        k < 50 ? 0.2 : 0.3,
      ]).flat(),
    );
    const solid = solidOf(board({ drills: [drill({ holes })] }));
    expect(solid.cutHoles).toBe(MAX_CUT_HOLES);
    expect(solid.paintedHoles.map(({ diameterMm }) => diameterMm)).toEqual(Array.from({ length: 50 }, () => 0.2));
  });

  it("is closed and as large as it should be with holes anywhere", () => {
    // On the board, over its edge, beyond it, into the cut-out and into each other.
    const hole = fc.tuple(
      fc.double({ min: -1, max: 41, noNaN: true }),
      fc.double({ min: -1, max: 21, noNaN: true }),
      fc.constantFrom(0.2, 0.2, 0.3, 0.4, 1.2),
    );
    const drawn = fc.record({
      holes: fc.array(hole, { minLength: 300, maxLength: 500, size: "max" }),
      plating: fc.constantFrom<DrillLayer["plating"]>("plated", "non-plated"),
    });
    fc.assert(
      fc.property(drawn, ({ holes, plating }) => {
        const source = board({ drills: [drill({ holes: Float64Array.from(holes.flat()), plating })] });
        const [only] = source.outline.boards;
        if (!only) throw new Error("no edge");
        source.outline.boards = [{ edge: only.edge, cutouts: [rectangle(20, 10, 6, 5)] }];
        const solid = solidOf(source, 1);
        expect(solid.areaMm2).toBeCloseTo(areaLeft(source, planOf(source).holes.flatMap(ringsOfHole)), 2);
        expect(Math.abs(volumeOf(whole(solid)) - solid.areaMm2)).toBeLessThan(0.02);
        expect(loneSides(whole(solid))).toBe(0);
      }),
      { numRuns: 6, seed: 20 },
    );
  });

  it("has the faces of a piece that a slot runs all around, however many holes there are", () => {
    // The middle of the slot is a circle of 8 mm: a disc of 7 mm stays in it.
    const slot = { diameterMm: 1, path: Float64Array.of(16, 13, 1, 24, 13, 1, 16, 13, 0) };
    const areaOf = (count: number) => {
      const at = (k: number) => [1 + (k % 38), 0.6 + Math.floor(k / 38) * 0.5, 0.3];
      const holes = Float64Array.from(Array.from({ length: count }, (_, k) => at(k)).flat());
      const solid = solidOf(board({ drills: [drill({ holes, slots: [slot] })] }), 1);
      expect(volumeOf(whole(solid)), `${count} holes`).toBeCloseTo(solid.areaMm2, 2);
      return solid.areaMm2;
    };
    expect(areaOf(0) - areaOf(300)).toBeCloseTo(300 * polygonArea(0.3), 2);
  });

  it("is the same solid again where edges, holes and their finish are the same", () => {
    const of = (x: number, plating: DrillLayer["plating"]) =>
      planOf(board({ drills: [drill({ holes: Float64Array.of(x, 10, 1), plating })] }));
    expect(isSamePlan(of(10, "plated"), of(10, "plated"))).toBe(true);
    expect(isSamePlan(of(10, "plated"), of(11, "plated"))).toBe(false);
    expect(isSamePlan(of(10, "plated"), of(10, "non-plated"))).toBe(false);
    expect(isSamePlan(planOf(plainSource(40, 20)), planOf(plainSource(40, 21)))).toBe(false);
  });

  it("is none without an edge", () => {
    const source = board();
    expect(boardSolid(planOf({ ...source, outline: { ...source.outline, boards: [] } }), 1.6)).toBeNull();
  });
});
