import { describe, expect, test } from "vitest";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import { createPickIndex, pickAt } from "@/lib/core/board-view/pick";
import { type Scene, type SceneLayer, sceneOf } from "@/lib/core/board-view/scene";
import { boardNames, fixtureBoard } from "../gerber/fixture-board";
import { isDarkAt } from "../gerber/gerber-text";
import { smallScene } from "./small-scene";

function hitsOf(scene: Scene, x: number, y: number, toleranceMm = 0) {
  const ids = scene.layers.map(({ id }) => id);
  return pickAt(createPickIndex(scene, ids), [x, y], toleranceMm).map(({ layerId, object, distanceMm }) => [
    layerId,
    object,
    Math.round(distanceMm * 1e6) / 1e6,
  ]);
}

describe("what lies under a point", () => {
  test.each([
    ["inside a dot of 2 mm", 0.9, 0, 0, 0],
    ["on its rim", 0, 1, 0, 0],
    ["near it: 1.05 - 1", 1.05, 0, 0.1, 0.05],
    // 0.8 · √2 = 1.131371 from the middle.
    ["near its diagonal", 0.8, 0.8, 0.2, 0.131371],
  ])("%s", (_, x, y, toleranceMm, distanceMm) => {
    const scene = smallScene([{ file: "a", body: "%ADD10C,2*%D10*X0Y0D03*" }]);
    expect(hitsOf(scene, x, y, toleranceMm)).toEqual([["a", 0, distanceMm]]);
  });

  test("farther away than the tolerance is no hit", () => {
    const scene = smallScene([{ file: "a", body: "%ADD10C,2*%D10*X0Y0D03*" }]);
    expect(hitsOf(scene, 1.05, 0, 0.04)).toEqual([]);
    // Within the box of the dot, outside of the dot.
    expect(hitsOf(scene, 0.8, 0.8, 0)).toEqual([]);
  });

  test("the hole of a pad is no pad", () => {
    const scene = smallScene([{ file: "a", body: "%ADD10C,2X1*%D10*X0Y0D03*" }]);
    expect(hitsOf(scene, 0, 0)).toEqual([]);
    expect(hitsOf(scene, 0.45, 0, 0.1)).toEqual([["a", 0, 0.05]]);
    expect(hitsOf(scene, 0.7, 0)).toEqual([["a", 0, 0]]);
  });

  test("an arc is hit on its bow, not on its chord nor in its middle", () => {
    // A quarter of a circle of 5 mm around the origin, 1 mm wide.
    const scene = smallScene([{ file: "a", body: "%ADD10C,1*%D10*G75*X50000Y0D02*G03*X0Y50000I-50000J0D01*" }]);
    const diagonal = Math.SQRT1_2;
    expect(hitsOf(scene, 5.4 * diagonal, 5.4 * diagonal)).toEqual([["a", 0, 0]]);
    expect(hitsOf(scene, 4.4 * diagonal, 4.4 * diagonal, 0.2)).toEqual([["a", 0, 0.1]]);
    expect(hitsOf(scene, 2.5, 2.5, 0.2)).toEqual([]);
    expect(hitsOf(scene, 0, 0, 0.2)).toEqual([]);
    // Its round end reaches half a millimeter further, the rest of the circle is not there.
    expect(hitsOf(scene, 5, -0.5)).toEqual([["a", 0, 0]]);
    expect(hitsOf(scene, 5 * diagonal, -5 * diagonal, 0.2)).toEqual([]);
  });

  test("a region with a bow is hit within the bow", () => {
    // A square of 2 mm whose right side is a half circle outwards.
    const body = "G75*G36*X0Y0D02*G01*X20000D01*G03*X20000Y20000I0J10000D01*G01*X0D01*Y0D01*G37*";
    const scene = smallScene([{ file: "a", body }]);
    expect(hitsOf(scene, 2.9, 1)).toEqual([["a", 0, 0]]);
    expect(hitsOf(scene, 2.9, 0.2)).toEqual([]);
    expect(hitsOf(scene, -0.05, 1, 0.1)).toEqual([["a", 0, 0.05]]);
  });

  test("a clear object hides what was drawn before it, and not what comes after", () => {
    const square = "G36*X-50000Y-50000D02*X50000D01*Y50000D01*X-50000D01*Y-50000D01*G37*";
    const scene = smallScene([
      { file: "a", body: `%ADD10C,2*%%ADD11C,1*%G01*${square}%LPC*%D10*X0Y0D03*%LPD*%D11*X0Y0D03*` },
    ]);
    expect(hitsOf(scene, 3, 0)).toEqual([["a", 0, 0]]);
    expect(hitsOf(scene, 0.7, 0)).toEqual([]);
    expect(hitsOf(scene, 0, 0)).toEqual([["a", 2, 0]]);
  });

  test("the topmost comes first: by layer, then by what was drawn last; what is only near comes behind", () => {
    const scene = smallScene([
      { file: "upper", body: "%ADD10C,2*%D10*X30000Y0D03*" },
      { file: "lower", body: "%ADD10C,2*%D10*X10000Y0D03*X11000Y0D03*" },
    ]);
    expect(hitsOf(scene, 1.9, 0, 0.2)).toEqual([
      ["lower", 1, 0],
      ["lower", 0, 0],
      ["upper", 0, 0.1],
    ]);
    const ids = ["lower", "upper"];
    expect(pickAt(createPickIndex(scene, ids), [2, 0], 0).map(({ layerId }) => layerId)).toEqual([
      "lower",
      "lower",
      "upper",
    ]);
  });
});

/** A point that an object covers by the triangles it is drawn with, its middle for strokes. */
function ownPoint({ image, paint }: SceneLayer, origin: Scene["origin"], at: number): [number, number] {
  const o = at * DATA_STRIDE;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(o, o + DATA_STRIDE);
  if (image.kind[at] === KIND.stroke)
    return [(x0 + x1) / 2 + ((y1 - y0) / 2) * bulge, (y0 + y1) / 2 - ((x1 - x0) / 2) * bulge];
  const fill = paint.fillObject.indexOf(at);
  if (fill < 0) return [x0, y0];
  const corners = [...paint.triangles.subarray(paint.fillTriangles[fill], (paint.fillTriangles[fill] ?? 0) + 3)];
  const center = (axis: 0 | 1) =>
    corners.reduce((sum, corner) => sum + (paint.vertices[2 * corner + axis] ?? 0), 0) / 3;
  return [center(0) + origin[0], center(1) + origin[1]];
}

describe.each(boardNames())("on %s", (name) => {
  const scene = sceneOf(fixtureBoard(name));

  test("every dark object is found at a point of its own, but where it was cleared away", () => {
    const lost: string[] = [];
    for (const layer of scene.layers) {
      const index = createPickIndex(scene, [layer.id]);
      for (let at = 0; at < layer.image.count; at++) {
        if (layer.image.dark[at] === 0) continue;
        const [x, y] = ownPoint(layer, scene.origin, at);
        const isFound = pickAt(index, [x, y], 1e-4).some(({ object }) => object === at);
        if (!isFound && isDarkAt(layer.image, x, y) && !layer.image.dark.includes(0)) lost.push(`${layer.id} ${at}`);
      }
    }
    expect(lost).toEqual([]);
  });

  test("something is hit wherever the layer is dark, and nothing else", () => {
    let seed = 1;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (const { id, image, bounds } of scene.layers) {
      if (image.isNegative || image.count === 0) continue;
      const index = createPickIndex(scene, [id]);
      for (let k = 0; k < 200; k++) {
        const x = bounds.minX + random() * (bounds.maxX - bounds.minX);
        const y = bounds.minY + random() * (bounds.maxY - bounds.minY);
        expect(pickAt(index, [x, y], 0).length > 0, `${id} at ${x}, ${y}`).toBe(isDarkAt(image, x, y));
      }
    }
  });
});
