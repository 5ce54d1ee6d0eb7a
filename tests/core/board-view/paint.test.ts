import { describe, expect, test } from "vitest";
import { areaOf } from "@/lib/core/measure/coverage/coverage";
import { circle, polygon, reversed } from "@/lib/core/geometry/contour";
import type { LayerImage } from "@/lib/core/board/image";
import { paintRuns } from "@/lib/core/board-view/paint";
import { paintSubset } from "@/lib/core/render/paint-subset";
import { NEVER, polarityLevels } from "@/lib/core/board-view/polarity-levels";
import { type FilledPath, sweepFill } from "@/lib/core/geometry/sweep-fill";
import type { Mesh } from "@/lib/core/geometry/mesh";
import { pathMesh, regionMesh } from "@/lib/core/board-view/tessellate";
import { isDarkAt } from "../gerber/gerber-text";
import { smallScene } from "./small-scene";

function areaOfMesh({ points, triangles }: Pick<Mesh, "triangles"> & { points: ArrayLike<number> }): number {
  let sum = 0;
  for (let k = 0; k < triangles.length; k += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(k, k + 3);
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[2 * a], points[2 * a + 1], points[2 * b], points[2 * b + 1]];
    const [cx = 0, cy = 0] = [points[2 * c], points[2 * c + 1]];
    sum += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return sum;
}

function areaOfSweep(paths: readonly FilledPath[]): number {
  const mesh = sweepFill(paths);
  return mesh ? areaOfMesh(mesh) : NaN;
}

describe("triangles come to the area by hand", () => {
  test.each([
    ["a square of 2 mm", [0, 0, 2, 0, 2, 2, 0, 2], 4],
    // 10 × 10 with a hole of 2 × 2 reached along a cut from the left side, as tools write holes into regions.
    ["a square with a cut-in", [0, 0, 10, 0, 10, 10, 0, 10, 0, 5, 4, 5, 4, 6, 6, 6, 6, 4, 4, 4, 4, 5, 0, 5], 96],
    // Two triangles of base 2 and height 1, corner on corner.
    ["a bow tie", [0, 0, 2, 2, 2, 0, 0, 2], 2],
    ["a spike that covers nothing", [0, 0, 2, 0, 2, 2, 1, 2, 1, 5, 1, 2, 0, 2], 4],
  ])("%s", (_, points, area) => {
    expect(areaOfMesh(regionMesh(polygon(points)))).toBeCloseTo(area, 9);
    const rings = [Float64Array.from(points)];
    expect(areaOfSweep([{ isDark: true, rings }])).toBeCloseTo(area, 9);
  });

  test("a ring, within what flattening leaves", () => {
    // π (2² - 1²)
    const mesh = pathMesh({ isDark: true, contours: [circle(0, 0, 2), reversed(circle(0, 0, 1))] });
    expect(areaOfMesh(mesh) / (3 * Math.PI)).toBeCloseTo(1, 3);
  });

  test("what lies over itself is filled once by the sweep", () => {
    // By the non-zero rule two squares of 2 mm, drawn in one line, that share 1 × 1: 4 + 4 - 1. Triangles over the same
    // points may cover the shared part twice, which draws the same.
    const rings = [Float64Array.of(0, 0, 2, 0, 2, 2, 1, 2, 1, 1, 3, 1, 3, 3, 1, 3, 1, 2, 0, 2)];
    expect(areaOfSweep([{ isDark: true, rings }])).toBeCloseTo(7, 9);
  });

  test("what a path takes away of the one before it, and no more", () => {
    const square = (x: number, size: number) => [Float64Array.of(x, 0, x + size, 0, x + size, size, x, size)];
    const paths = [
      { isDark: true, rings: square(0, 4) },
      { isDark: false, rings: square(3, 2) },
      { isDark: true, rings: square(4, 1) },
    ];
    // 16, less the 1 × 2 that lies in both, and the last square of 1 where nothing is any more.
    expect(areaOfSweep(paths)).toBeCloseTo(15, 9);
  });
});

test("an area of nothing but crossings is given up, not waited for", () => {
  // A star of 301 sides, each crossing nearly all others.
  const points = Float64Array.from({ length: 602 }, (_, k) => {
    const angle = ((k >> 1) * 150 * 2 * Math.PI) / 301;
    return k % 2 === 0 ? Math.cos(angle) : Math.sin(angle);
  });
  expect(sweepFill([{ isDark: true, rings: [points] }])).toBeNull();
  expect(regionMesh(polygon(points)).rings).toHaveLength(1);
});

test("the fills of a layer come to the area that is drawn", () => {
  // A macro with a hole that is taken away, and a region with a half circle.
  const macro = "%AMRING*1,1,4,0,0*1,0,2,0,0*%%ADD10RING*%D10*X0Y0D03*";
  const region = "G75*G36*X100000Y0D02*G01*X120000D01*G03*X120000Y20000I0J10000D01*G01*X100000D01*Y0D01*G37*";
  const scene = smallScene([{ file: "a", body: macro + region }]);
  const [layer] = scene.layers;
  const { vertices: points, triangles } = layer?.paint ?? { vertices: [], triangles: new Uint32Array() };
  const area = areaOfMesh({ points, triangles: [...triangles] });
  // π (2² - 1²) + 2 × 2 + π / 2
  const wanted = 3 * Math.PI + 4 + Math.PI / 2;
  expect(area / wanted).toBeCloseTo(1, 3);
  expect(layer ? areaOf(layer.image) / wanted : 0).toBeCloseTo(1, 4);
});

/** The objects of an image in another order. */
function inOrder(image: LayerImage, order: readonly number[]): LayerImage {
  const pick = <Column extends Uint8Array | Uint32Array>(column: Column) =>
    Uint32Array.from(order, (at) => column[at] ?? 0);
  return {
    ...image,
    count: order.length,
    kind: Uint8Array.from(pick(image.kind)),
    dark: Uint8Array.from(pick(image.dark)),
    shape: pick(image.shape),
    data: Float64Array.from(order.flatMap((at) => [...image.data.subarray(at * 5, at * 5 + 5)])),
  };
}

describe("steps of polarity", () => {
  const DOT = "%ADD10C,1*%D10*";
  const levelsOf = (body: string) => {
    const [layer] = smallScene([{ file: "a", body }]).layers;
    return layer ? [...polarityLevels(layer.image, layer.tree)] : [];
  };

  test("without clear objects there is one", () => {
    expect(levelsOf(`${DOT}X0Y0D03*X1Y0D03*`)).toEqual([0, 0]);
  });

  test("changes of polarity far from each other share theirs", () => {
    const pair = (x: number) => `%LPD*%X${x}Y0D03*%LPC*%X${x}Y5000D03*`;
    expect(levelsOf(DOT + pair(0) + pair(50000) + pair(100000))).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test("what is cleared before anything is there is left out; what comes again on top comes after", () => {
    const body = `${DOT}%LPC*%X90000Y0D03*%LPD*%X0Y0D03*%LPC*%X0Y0D03*%LPD*%X0Y0D03*%LPC*%X0Y0D03*`;
    expect(levelsOf(body)).toEqual([NEVER, 0, 1, 2, 3]);
  });

  test("the picture in steps is the picture in order", () => {
    let seed = 7;
    const random = (max: number) => (seed = (seed * 48271) % 2147483647) % max;
    const objects = Array.from({ length: 120 }, (_, k) => {
      const polarity = random(3) === 0 ? "C" : "D";
      return `%LP${polarity}*%D1${random(2)}*X${random(60000)}Y${random(60000)}D0${k % 2 === 0 ? 3 : 2}*X${random(60000)}Y${random(60000)}D01*`;
    });
    const [layer] = smallScene([{ file: "a", body: `%ADD10C,1*%%ADD11R,1X2*%G01*${objects.join("")}` }]).layers;
    if (!layer) throw new Error("no layer");
    const levels = polarityLevels(layer.image, layer.tree);
    const order = [...levels.keys()].filter((at) => levels[at] !== NEVER);
    order.sort((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0));
    const reordered = inOrder(layer.image, order);
    for (let k = 0; k < 2000; k++) {
      const [x, y] = [random(60000) / 10000, random(60000) / 10000];
      expect(isDarkAt(reordered, x, y), `${x}, ${y}`).toBe(isDarkAt(layer.image, x, y));
    }
  });
});

test("a part of a layer has its own points and nothing else", () => {
  const body = "%ADD10C,1*%%ADD11R,1X2*%G01*D10*X0Y0D03*D11*X50000Y0D03*X90000Y0D03*D10*X0Y0D02*X20000D01*";
  const [layer] = smallScene([{ file: "a", body }]).layers;
  if (!layer) throw new Error("no layer");
  const part = paintSubset(layer.paint, (at) => at === 2 || at === 3);
  const whole = layer.paint;
  const fill = whole.fillObject.indexOf(2);
  const stroke = whole.strokeObject.indexOf(3);
  expect([...part.fillObject]).toEqual([2]);
  expect([...part.strokeObject]).toEqual([3]);
  expect(part.strokes).toEqual(whole.strokes.slice(6 * stroke, 6 * stroke + 6));
  const [from = 0, to = 0] = [whole.fillRings[fill], whole.fillRings[fill + 1]].map(
    (ring) => whole.ringStarts[ring ?? 0],
  );
  expect(part.vertices).toEqual(whole.vertices.slice(2 * from, 2 * to));
  expect([...part.ringStarts]).toEqual([0, to - from]);
  expect(areaOfMesh({ points: part.vertices, triangles: [...part.triangles] })).toBeCloseTo(2, 5);
});

test("a circle whose hole is larger than itself draws nothing, here and in pictures", () => {
  const [layer] = smallScene([{ file: "a", body: "%ADD10C,1X2*%D10*X0Y0D03*" }]).layers;
  if (!layer) throw new Error("no layer");
  expect([layer.paint.strokes.length, layer.paint.triangles.length]).toEqual([0, 0]);
  expect(paintRuns(layer.image).map(({ strokes, flashes }) => [strokes.size, flashes.size])).toEqual([[0, 1]]);
});
