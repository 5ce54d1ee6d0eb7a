import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { drawPieces } from "@/lib/core/measure/copper/draw-pieces";
import { facingEdges } from "@/lib/core/measure/copper/facing-edges";
import { splitAtSeams } from "@/lib/core/measure/copper/seams";
import { ringArea } from "@/lib/core/geometry/rings/ring";
import { readMm } from "../gerber/gerber-text";

const ring = (...points: [number, number][]) => Float64Array.from(points.flat());
const SQUARE: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
/** Clockwise, 2 × 2 mm with its lower left corner at (x, y). */
const holeAt = (x: number, y: number): [number, number][] => [
  [x, y],
  [x, y + 2],
  [x + 2, y + 2],
  [x + 2, y],
];
/** A square of 10 mm whose holes hang on its lower left corner, each by a seam of its own. */
function withHoles(...holes: [number, number][][]): Float64Array {
  const corner: [number, number] = [0, 0];
  return ring(corner, ...holes.flatMap((hole) => [...hole, hole[0] ?? corner, corner]), ...SQUARE.slice(1));
}

describe("an area with holes that was written as one contour", () => {
  test("becomes its rim and its holes", () => {
    const rings = splitAtSeams(withHoles(holeAt(1, 1), holeAt(5, 6)));
    expect(rings.map(ringArea)).toEqual([100, -4, -4]);
  });

  test("keeps a contour without seams as it is", () => {
    const square = ring(...SQUARE);
    expect(splitAtSeams(square)).toEqual([square]);
  });

  test("loses a line that leads nowhere", () => {
    const rest = SQUARE.slice(1);
    expect(splitAtSeams(ring([0, 0], [3, 3], [4, 3], [3, 3], [0, 0], ...rest)).map(ringArea)).toEqual([100]);
  });

  test("covers as much as before, wherever the holes lie and the contour begins", () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.uniqueArray(place, { maxLength: 6, selector: String }), fc.nat(), (places, turn) => {
        const whole = withHoles(...places.map(([x, y]) => holeAt(0.5 + 3 * x, 0.5 + 3 * y)));
        const from = 2 * (turn % (whole.length / 2));
        const turned = Float64Array.from([...whole.subarray(from), ...whole.subarray(0, from)]);
        const areas = splitAtSeams(turned).map(ringArea);
        expect(areas).toEqual([100, ...places.map(() => -4)]);
      }),
    );
  });
});

test("a tip of copper from which a seam starts is no neck", () => {
  // Within the hole a wedge of copper points at (5, 5); the seam starts 0.05 mm behind the tip.
  const hole = "X5Y5D01*\nX7Y4.6D01*\nX7Y3D01*\nX3Y3D01*\nX3Y7D01*\nX7Y7D01*\nX5.05Y5.05D01*";
  const rim = "X10Y10D01*\nX0Y10D01*\nX0Y0D01*\nX10Y0D01*\nX10Y5.05D01*";
  const contour = `G36*\nX10Y5.05D02*\nX5.05Y5.05D01*\n${hole}\nX10Y5.05D01*\n${rim}\nG37*`;
  const { image } = readMm(
    contour.replace(/([XY])([\d.]+)/g, (_, axis: string, mm: string) => `${axis}${Number(mm) * 1e4}`),
  );
  const pieces = drawPieces(image, { maxPieces: 1000, ground: [] });
  if (!pieces) throw new Error("nothing drawn");
  const index = new CopperIndex(pieces, 0, { left: 1e6 });
  const necks = facingEdges({ pieces, index }, 0.18, () => true).filter(
    ({ within, armMm }) => within && armMm === null,
  );
  expect(necks).toEqual([]);
});
