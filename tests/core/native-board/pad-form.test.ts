import { describe, expect, it } from "vitest";
import { compose, IDENTITY, rotation, scaling } from "@/lib/base/matrix";
import { polygon } from "@/lib/core/geometry/contour";
import { LayerDrawing } from "@/lib/core/native-board/layer-drawing";
import { formShape, NO_GROWTH, type PadForm, padShape } from "@/lib/core/native-board/pad-form";
import { WarningList } from "@/lib/core/board/warning";
import { inkOf, ourBitmap, windowAround } from "../formats/rs274x/conformance/bitmap";

const BOX = { kind: "box", width: 2, height: 1 } as const;
const SQUARE = polygon([0, 0, 2, 0, 2, 2, 0, 2]);

/** Ink in mm², and width and height in mm; a grid of 0.05 mm counts the ink, so forms are drawn twenty times larger. */
function measured(
  form: PadForm,
  { growth = NO_GROWTH, degrees = 0 }: { growth?: readonly [number, number]; degrees?: number } = {},
) {
  const turn = degrees === 0 ? IDENTITY : rotation(degrees);
  const { kind, bounds } = formShape(form, growth, turn);
  const layer = new LayerDrawing(new WarningList());
  layer.flash(0, 0, padShape("form", form, { growth, map: compose(turn, scaling(LARGER, LARGER)) }), { line: 1 });
  const image = layer.build();
  const window = windowAround(image.bounds, 0.5);
  const ink = inkOf(ourBitmap(image, window), window).inkMm2 / LARGER ** 2;
  return { kind, ink, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY };
}

const LARGER = 20;

describe("a pad's form", () => {
  it.each<[string, PadForm, { kind: string; ink: number; width: number; height: number }]>([
    // π · 0.5²
    ["a circle", { kind: "circle", diameter: 1 }, { kind: "circle", ink: 0.7854, width: 1, height: 1 }],
    ["a rectangle", { ...BOX, radius: 0 }, { kind: "rectangle", ink: 2, width: 2, height: 1 }],
    // 1 · 1 + π · 0.5²
    ["an oval", { ...BOX, radius: 0.5 }, { kind: "obround", ink: 1.7854, width: 2, height: 1 }],
    // 2 − (4 − π) · 0.25²
    ["round corners", { ...BOX, radius: 0.25 }, { kind: "macro", ink: 1.9463, width: 2, height: 1 }],
    // 2 − 0.3² / 2, the other corners square
    [
      "one cut corner",
      { ...BOX, radius: 0, cut: { length: 0.3, corners: ["topLeft"] } },
      { kind: "macro", ink: 1.955, width: 2, height: 1 },
    ],
    // 2 − 2 · 0.3² / 2 − 2 · (1 − π / 4) · 0.2²
    [
      "two cut corners and two round ones",
      { ...BOX, radius: 0.2, cut: { length: 0.3, corners: ["topLeft", "bottomRight"] } },
      { kind: "macro", ink: 1.8928, width: 2, height: 1 },
    ],
    // 4 and a line of width 1 from (2, 1) to (4, 1) with its outer round end: 2 · 1 + π · 0.5² / 2
    [
      "an area and a line",
      { kind: "drawn", areas: [SQUARE], lines: [{ edge: { x0: 2, y0: 1, x1: 4, y1: 1, bulge: 0 }, width: 1 }] },
      { kind: "macro", ink: 6.3927, width: 4.5, height: 2 },
    ],
  ])("%s has its area and its size", (_, form, expected) => {
    const found = measured(form);
    expect(found.kind).toBe(expected.kind);
    expect(found.ink).toBeCloseTo(expected.ink, 2);
    expect([found.width, found.height]).toEqual([
      expect.closeTo(expected.width, 6),
      expect.closeTo(expected.height, 6),
    ]);
  });

  it("turns counter-clockwise", () => {
    // A corner of 2 × 1 turned by 30°: 2 cos 30° + 1 sin 30° wide, 2 sin 30° + 1 cos 30° high.
    const { width, height } = measured({ ...BOX, radius: 0 }, { degrees: 30 });
    expect([width, height]).toEqual([expect.closeTo(2.23205, 5), expect.closeTo(1.86603, 5)]);
    // The cut corner, top left, comes to the bottom left by a quarter turn.
    const shape = formShape({ ...BOX, radius: 0, cut: { length: 0.4, corners: ["topLeft"] } }, NO_GROWTH, rotation(90));
    const corners = new Set(
      Array.from({ length: 5 }, (_, k) =>
        [...(shape.paths[0]?.contours[0]?.subarray(3 * k, 3 * k + 2) ?? [])]
          .map((v) => Math.round(v * 1e6) / 1e6 + 0)
          .join(),
      ),
    );
    expect(corners).toEqual(new Set(["0.5,-1", "0.5,1", "-0.5,1", "-0.5,-0.6", "-0.1,-1"]));
  });

  it.each<[string, PadForm, readonly [number, number], number]>([
    // (1 + 0.2)² · π / 4
    ["a circle", { kind: "circle", diameter: 1 }, [0.1, 0.1], 1.131],
    // 2.2 · 1.2 − (4 − π) · 0.1²: corners become round
    ["a rectangle", { ...BOX, radius: 0 }, [0.1, 0.1], 2.6314],
    // 1.8 · 0.8
    ["a rectangle made smaller", { ...BOX, radius: 0 }, [-0.1, -0.1], 1.44],
    // 1.6 · 0.9: a share of each side
    ["a rectangle made smaller by different measures", { ...BOX, radius: 0 }, [-0.2, -0.05], 1.44],
    // 4 + 4 · 2 · 0.5 + π · 0.5²
    ["an area", { kind: "drawn", areas: [SQUARE], lines: [] }, [0.5, 0.5], 8.7854],
    // 1 · 1
    ["an area made smaller", { kind: "drawn", areas: [SQUARE], lines: [] }, [-0.5, -0.5], 1],
    // two squares side by side are one of 4 × 2: 3 · 1
    [
      "two areas made smaller as one",
      { kind: "drawn", areas: [SQUARE, polygon([1, 0, 4, 0, 4, 2, 1, 2])], lines: [] },
      [-0.5, -0.5],
      3,
    ],
  ])("%s grows on every side", (_, form, growth, ink) => {
    expect(measured(form, { growth }).ink).toBeCloseTo(ink, 2);
  });

  it("is empty where nothing is left of it", () => {
    expect(formShape({ ...BOX, radius: 0 }, [-0.5, -0.5], IDENTITY).paths).toEqual([]);
    expect(formShape({ kind: "circle", diameter: 0.2 }, [-0.1, -0.1], IDENTITY).paths).toEqual([]);
  });
});
