import { describe, expect, test } from "vitest";
import { heightOf, widthOf } from "@/lib/base/bbox";
import { paintBuffersOf, sceneOf } from "@/lib/core/board-view/scene";
import { boardNames, fixtureBoard } from "../gerber/fixture-board";
import { smallScene } from "./small-scene";

describe.each(boardNames())("the scene of %s", (name) => {
  test("is handed over whole: what is painted leaves, the images stay", () => {
    const scene = sceneOf(fixtureBoard(name));
    const copy = structuredClone(scene);
    const received = structuredClone(scene, { transfer: paintBuffersOf(scene) });
    expect(received).toEqual(copy);
    expect(scene.layers.map(({ image }) => image)).toEqual(copy.layers.map(({ image }) => image));
    expect(scene.layers.map(({ paint }) => paint.strokes.byteLength + paint.vertices.byteLength)).toEqual(
      scene.layers.map(() => 0),
    );
  });

  test("has a paint list that draws every object once, but for clear ones that clear nothing", () => {
    for (const { image, paint } of sceneOf(fixtureBoard(name)).layers) {
      const drawn = [...paint.strokeObject, ...paint.fillObject].sort((a, b) => a - b);
      expect(new Set(drawn).size).toBe(drawn.length);
      const left = [...image.kind.keys()].filter((at) => !drawn.includes(at));
      expect(left.filter((at) => image.dark[at] === 1)).toEqual([]);
    }
  });

  test("has chunks that hold what they say", () => {
    for (const { paint } of sceneOf(fixtureBoard(name)).layers) {
      for (const { straights, arcs, fills } of paint.runs) {
        for (const { from, to, bounds, halfMm } of [...straights, ...arcs]) {
          for (let k = from; k < to; k++) {
            const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, , half = 0] = paint.strokes.subarray(6 * k, 6 * k + 6);
            expect(half).toBeLessThanOrEqual(halfMm + 1e-6);
            expect(Math.min(x0, x1) - half).toBeGreaterThanOrEqual(bounds.minX - 1e-4);
            expect(Math.max(y0, y1) + half).toBeLessThanOrEqual(bounds.maxY + 1e-4);
          }
        }
        for (const { from, to, bounds } of fills) {
          for (let c = paint.fillTriangles[from] ?? 0; c < (paint.fillTriangles[to] ?? 0); c++) {
            const corner = paint.triangles[c] ?? 0;
            expect(paint.vertices[2 * corner] ?? NaN).toBeGreaterThanOrEqual(bounds.minX - 1e-4);
            expect(paint.vertices[2 * corner + 1] ?? NaN).toBeLessThanOrEqual(bounds.maxY + 1e-4);
          }
        }
      }
    }
  });
});

test("two layers of one file have ids of their own", () => {
  const body = "%ADD10C,1*%D10*X0Y0D03*";
  expect(
    smallScene([
      { file: "a", body },
      { file: "a", body },
    ]).layers.map(({ id }) => id),
  ).toEqual(["a", "a#2"]);
});

test("holes are a layer of their own: circles as flashes, slots as strokes", () => {
  const slot = { diameterMm: 0.6, path: Float64Array.of(0, 0, 0, 2, 0, 1, 4, 0, 0) };
  const scene = smallScene([], {
    drills: [{ file: "np.drl", plating: "non-plated", holes: Float64Array.of(9, 5, 3), slots: [slot] }],
  });
  expect(scene.layers.map(({ id, type, side, plating, image }) => [id, type, side, plating, image.count])).toEqual([
    ["np.drl", "drill", "all", "non-plated", 3],
  ]);
  expect([...(scene.layers[0]?.image.data ?? [])]).toEqual([9, 5, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 4, 0, 1]);
  // Without anything else, the holes are the board: from -0.3 (the slot) to 10.5 (9 and half of 3).
  const { minX, maxX } = scene.bounds;
  expect([minX, maxX]).toEqual([-0.3, 10.5]);
});

test("an empty board is still a place to look at", () => {
  const { bounds, layers } = smallScene([]);
  expect([widthOf(bounds), heightOf(bounds), layers]).toEqual([1, 1, []]);
});
