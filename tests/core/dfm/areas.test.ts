// Areas less others: openings that stand alone are holes as they are drawn, and it makes no difference to the area.

import { Clipper, ClipType, FillRule, PolyTree64 } from "clipper2-ts";
import { describe, expect, it } from "vitest";
import { cut, toPath } from "@/lib/core/measure/copper/cut";
import { filledBy } from "@/lib/core/geometry/rings/filled";
import { areaOfParts, clockwiseRing, ringArea } from "@/lib/core/geometry/rings/ring";
import { WideRings } from "@/lib/core/measure/copper/wide-rings";
import { segmentDistance } from "@/lib/core/geometry/segment-distance";
import { Random } from "../../support/random";

function rectangle(x0: number, y0: number, x1: number, y1: number): Float64Array {
  return Float64Array.of(x0, y0, x1, y0, x1, y1, x0, y1);
}

/** Turns clockwise where `isHole`. */
function disc(x: number, y: number, radius: number, isHole = false): Float64Array {
  const corners = 24;
  const at = (k: number) => (2 * Math.PI * (isHole ? -k : k)) / corners;
  return Float64Array.from(
    Array.from({ length: corners }, (_, k) => [x + radius * Math.cos(at(k)), y + radius * Math.sin(at(k))]).flat(),
  );
}

/** By the polygon library alone, mm². */
function areaLeft(dark: readonly Float64Array[], clear: readonly Float64Array[]): number {
  const tree = new PolyTree64();
  Clipper.booleanOpWithPolyTree(ClipType.Difference, dark.map(toPath), clear.map(toPath), tree, FillRule.NonZero);
  // In tenths of a micron.
  return tree.area() / 1e8;
}

describe("an area less others", () => {
  it("is a plane with the holes that stand alone as they were drawn, turned clockwise", () => {
    const clear = Array.from({ length: 81 }, (_, k) => disc(1 + (k % 9), 1 + Math.floor(k / 9), 0.3));
    const parts = cut([rectangle(0, 0, 10, 10)], clear);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toHaveLength(82);
    expect(parts[0]?.slice(1)).toEqual(clear.map(clockwiseRing));
    expect(areaOfParts(parts)).toBeCloseTo(100 - 81 * ringArea(disc(0, 0, 0.3)), 9);
  });

  it("has no edge without a length where points of openings stand twice, or nearly so", () => {
    const clear = Array.from({ length: 9 }, (_, k) => {
      const [x, y] = [1 + k, 5];
      return Float64Array.of(x, y, x, y, x + 0.5, y, x + 0.50004, y, x + 0.5, y + 0.5, x, y + 0.5, x, y + 0.00004);
    });
    const [plane] = cut([rectangle(0, 0, 10, 10)], clear);
    expect(plane?.map((ring) => ring.length / 2)).toEqual(Array.from({ length: 10 }, () => 4));
  });

  it("comes to an end where rings run out and straight back, and loses nothing by it", () => {
    const there = Float64Array.of(19.75, -0.25, 20.25, -0.25, 19.5, -0.25, 20, 0, 19.5, -0.25);
    expect(cut([], [there])).toEqual([]);
    expect(cut([there], [])).toEqual([]);
    // A square with a way out of a corner, one along a side and one from its first point.
    const square = Float64Array.of(0, 0, -3, 0, 0, 0, 4, 0, 4, 4, 6, 6, 4, 4, 4, 1, 4, 4, 0, 4);
    expect(areaOfParts(cut([square], [there]))).toBeCloseTo(16, 9);
    expect(areaOfParts(cut([rectangle(-1, -1, 9, 9)], [square]))).toBeCloseTo(84, 9);
  });

  it("cuts openings that meet each other or the edge, and leaves what lies beyond it or in another hole", () => {
    const alone = Array.from({ length: 9 }, (_, k) => disc(1 + k, 1, 0.3));
    const frame = [rectangle(0, 0, 10, 10), clockwiseRing(rectangle(6, 6, 9, 9))];
    const meeting = [disc(2, 4, 0.5), disc(2.4, 4, 0.5), disc(0, 8, 0.5)];
    const parts = cut(frame, [...alone, ...meeting, disc(12, 5, 0.3), disc(7.5, 7.5, 0.3)]);
    expect(parts).toHaveLength(1);
    // The frame's window, the two that meet, and those that stand alone; the one at the edge is part of it.
    expect(parts[0]).toHaveLength(1 + 2 + 9);
    expect(areaOfParts(parts)).toBeCloseTo(areaLeft(frame, [...alone, ...meeting]), 3);
  });

  it("has the area that the polygon library finds, whatever is taken away", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = new Random(seed);
      const dark = [
        rectangle(0, 0, 20, 20),
        ...Array.from({ length: 3 }, () => disc(20 * chance.next(), 20 * chance.next(), 4)),
      ];
      const clear = Array.from({ length: 5 + Math.floor(60 * chance.next()) }, () => {
        const [x, y, size] = [22 * chance.next() - 1, 22 * chance.next() - 1, 0.1 + 0.8 * chance.next()];
        if (chance.next() < 0.2)
          return Float64Array.of(x, y, x + size, y, x + size, y + size, x + size / 2, y + size / 3);
        return chance.next() < 0.5 ? disc(x, y, size) : rectangle(x, y, x + size, y + 0.2);
      });
      expect(areaOfParts(cut(dark, clear)), `seed ${seed}`).toBeCloseTo(areaLeft(dark, clear), 3);
    }
  });

  it("puts openings into the part in which they lie", () => {
    // A slot from edge to edge makes two parts.
    const clear = [
      rectangle(4.9, -1, 5.1, 11),
      ...Array.from({ length: 10 }, (_, k) => disc(k < 4 ? 2 : 8, 0.5 + k, 0.2)),
    ];
    const parts = cut([rectangle(0, 0, 10, 10)], clear);
    expect(parts.map((part) => part.length).sort((a, b) => a - b)).toEqual([1 + 4, 1 + 6]);
    for (const [outer, ...holes] of parts)
      for (const hole of holes)
        expect(filledBy([outer ?? new Float64Array()]).has(hole[0] ?? 0, hole[1] ?? 0)).toBe(true);
  });
});

describe("rings that face themselves nowhere", () => {
  const REACH_MM = 0.18;

  it("let pass no edge that runs against another within the reach", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const chance = new Random(seed);
      const holes = Array.from({ length: 12 }, () => {
        const [x, y, size] = [1 + 8 * chance.next(), 1 + 8 * chance.next(), 0.05 + 0.5 * chance.next()];
        return chance.next() < 0.7 ? disc(x, y, size, true) : clockwiseRing(rectangle(x, y, x + 2 * size, y + 0.15));
      });
      const rings = [rectangle(0, 0, 10, 10), ...holes];
      const edges = rings.flatMap((ring, r) =>
        Array.from({ length: ring.length / 2 }, (_, k) => edgeOf(ring, 2 * k, r)),
      );
      const pieces = {
        x0: edges.map(({ x0 }) => x0),
        y0: edges.map(({ y0 }) => y0),
        x1: edges.map(({ x1 }) => x1),
        y1: edges.map(({ y1 }) => y1),
      };
      const wide = new WideRings(rings, REACH_MM);
      const spared = edges.flatMap(({ ring }, a) => (wide.mayFace(ring, pieces, a) ? [] : [a]));
      const nearest = spared.flatMap((a) =>
        edges.flatMap((edge, b) => (runsAgainst(edges[a], edge) ? [segmentDistance(pieces, a, b)] : [])),
      );
      expect(spared.length).toBeGreaterThan(0);
      expect(nearest.reduce((min, mm) => Math.min(min, mm), Infinity)).toBeGreaterThanOrEqual(REACH_MM);
    }
  });

  it("are asked for edge by edge only where there are many", () => {
    const square = rectangle(0, 0, 1, 1);
    const edge = { x0: [0], y0: [0], x1: [1], y1: [0] };
    expect(new WideRings([square], REACH_MM).mayFace(0, edge, 0)).toBe(false);
    expect(new WideRings([rectangle(0, 0, 1, 0.1)], REACH_MM).mayFace(0, edge, 0)).toBe(true);
    expect(new WideRings([square, disc(0.5, 0.5, 0.2, true)], REACH_MM).mayFace(0, edge, 0)).toBe(true);
  });
});

type TestEdge = { ring: number; x0: number; y0: number; x1: number; y1: number };

function edgeOf(points: Float64Array, k: number, ring: number): TestEdge {
  const next = (k + 2) % points.length;
  return { ring, x0: points[k] ?? 0, y0: points[k + 1] ?? 0, x1: points[next] ?? 0, y1: points[next + 1] ?? 0 };
}

function runsAgainst(a: TestEdge | undefined, b: TestEdge | undefined): boolean {
  if (!a || !b) return false;
  return (a.x1 - a.x0) * (b.x1 - b.x0) + (a.y1 - a.y0) * (b.y1 - b.y0) < 0;
}
