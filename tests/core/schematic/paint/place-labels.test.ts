// Labels beside their anchors: none covers another one or what is drawn, whatever their number.
import { expect, it } from "vitest";
import type { Bbox } from "@/lib/base/bbox";
import { type LabelToPlace, placeLabels } from "@/lib/core/schematic/paint/place-labels";

const overlaps = (a: Bbox, b: Bbox): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

/** Numerical Recipes' linear congruential generator: the same labels in each run. */
function randomLabels(count: number, seed: number): LabelToPlace[] {
  let state = seed;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, (_, at) => ({
    ...{ key: `${at}`, at: { x: next(2_000), y: next(2_000) }, width: 40 + next(60), height: 12 + next(12) },
  }));
}

it.each([1, 2, 3, 4, 5])("cover nothing (seed %i)", (seed) => {
  const drawn: Bbox[] = randomLabels(40, seed + 100).map(({ at: { x, y }, width, height }) => ({
    ...{ minX: x, minY: y, maxX: x + width, maxY: y + height },
  }));
  const isTaken = (box: Bbox): boolean => drawn.some((other) => overlaps(box, other));
  const labels = randomLabels(300, seed);
  const placed = [...placeLabels(labels, { gap: 4, isTaken }).values()];
  expect(placed.length).toBeGreaterThan(100);
  for (const [at, box] of placed.entries()) {
    expect(isTaken(box)).toBe(false);
    expect(placed.slice(at + 1).some((other) => overlaps(box, other))).toBe(false);
  }
});

it("lie above their anchor where there is room, else at another side", () => {
  const label = { key: "a", at: { x: 0, y: 0 }, width: 40, height: 10 };
  const [above] = placeLabels([label], { gap: 2, isTaken: () => false }).values();
  expect(above).toEqual({ minX: -20, minY: -12, maxX: 20, maxY: -2 });
  // Everything above the anchor is taken: the label goes below.
  const [below] = placeLabels([label], { gap: 2, isTaken: ({ minY }) => minY < 0 }).values();
  expect(below).toEqual({ minX: -20, minY: 2, maxX: 20, maxY: 12 });
});

it("are left out where there is no room", () => {
  const label = { key: "a", at: { x: 0, y: 0 }, width: 40, height: 10 };
  expect(placeLabels([label], { gap: 2, isTaken: () => true }).size).toBe(0);
});
