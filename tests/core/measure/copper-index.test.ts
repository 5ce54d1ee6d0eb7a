// Copper by position: its owner, and its presence.

import { describe, expect, it } from "vitest";
import { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type CopperPieces, noPieces } from "@/lib/core/measure/copper/copper-outline";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";
import { pointDistance } from "@/lib/core/geometry/segment-distance";
import { Random } from "../../support/random";

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

function addStroke(out: CopperPieces, [x0, y0, x1, y1]: Line, radius: number): void {
  addEdge(out, [x0, y0, x1, y1], radius);
  close(out, null, [x0, y0, x1, y1]);
}

function addSquare(out: CopperPieces, [minX, minY, maxX, maxY]: Line): void {
  addEdge(out, [minX, minY, maxX, minY], 0);
  addEdge(out, [maxX, minY, maxX, maxY], 0);
  addEdge(out, [maxX, maxY, minX, maxY], 0);
  addEdge(out, [minX, maxY, minX, minY], 0);
  close(out, new PolygonRows([minX, minY, maxX, minY, maxX, maxY, minX, maxY]), [minX, minY, maxX, maxY]);
}

function addEdge(out: CopperPieces, [x0, y0, x1, y1]: Line, radius: number): void {
  out.x0.push(x0);
  out.y0.push(y0);
  out.x1.push(x1);
  out.y1.push(y1);
  out.radius.push(radius);
  out.owner.push(out.fills.length);
  out.count++;
}

function close(out: CopperPieces, fill: PolygonRows | null, [minX, minY, maxX, maxY]: Line): void {
  out.fills.push(fill);
  out.anchors.push([minX, minY]);
  out.bounds.push({ minX, minY, maxX, maxY });
}

const indexOf = (pieces: CopperPieces) => new CopperIndex(pieces, 100, { left: 1e9 });

describe("the owner at a place", () => {
  it("is the nearest of several, whichever was drawn first", () => {
    const pieces = noPieces();
    // From their rims to (0, 0): 0.4, 0.1 and 0.3 mm.
    for (const y of [0.5, 0.2, -0.4]) addStroke(pieces, [-1, y, 1, y], 0.1);
    expect(indexOf(pieces).ownerAt(0, 0, 0.5)).toBe(101);
    expect(indexOf(pieces).ownerAt(0, 0, 0.05)).toBe(-1);
  });

  it("is the first that was drawn of those that hold it, areas and strokes alike", () => {
    const pieces = noPieces();
    addStroke(pieces, [5, 5, 6, 5], 0.1);
    addSquare(pieces, [-2, -2, 2, 2]);
    addStroke(pieces, [-1, 0, 1, 0], 0.1);
    addSquare(pieces, [-1, -1, 1, 1]);
    expect(indexOf(pieces).ownerAt(0, 0, 0.5)).toBe(101);
    expect(indexOf(pieces).ownerAt(5.5, 5.05, 0)).toBe(100);
  });

  it("is there wherever there is copper, and is the nearest of all", () => {
    const chance = new Random(5);
    const pieces = noPieces();
    const place = () => chance.between(0, 20);
    for (let k = 0; k < 150; k++) {
      const [x, y, size] = [place(), place(), chance.between(0.1, 2)];
      if (k % 5 === 0) addSquare(pieces, [x, y, x + size, y + size]);
      else addStroke(pieces, [x, y, x + size, y + chance.between(-1, 1)], 0.1);
    }
    const index = indexOf(pieces);
    const distanceOf = (owner: number, x: number, y: number) =>
      pieces.fills[owner]?.has(x, y) === true
        ? 0
        : pieces.owner.reduce(
            (min, own, k) =>
              own === owner
                ? Math.min(min, Math.max(0, pointDistance(pieces, k, x, y) - (pieces.radius[k] ?? 0)))
                : min,
            Infinity,
          );
    for (let k = 0; k < 400; k++) {
      const [x, y, radius] = [place(), place(), k % 2 === 0 ? 0 : chance.between(0, 0.5)];
      const distances = pieces.fills.map((_, owner) => distanceOf(owner, x, y));
      const min = Math.min(...distances);
      expect(index.ownerAt(x, y, radius)).toBe(min <= radius ? 100 + distances.indexOf(min) : -1);
      expect(index.hasAt(x, y, radius)).toBe(min <= radius);
    }
  });
});
