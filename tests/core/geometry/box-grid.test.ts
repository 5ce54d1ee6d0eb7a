// Boxes found by place, against a look at every box.

import { describe, expect, it } from "vitest";
import { BoxGrid } from "@/lib/core/geometry/box-grid";
import { Random } from "../../support/random";

type Box = readonly [number, number, number, number];

/** Sizes over five powers of ten, as the pieces of a board have. */
function boxByChance(chance: Random): Box {
  const [x, y] = [chance.between(0, 100), chance.between(0, 60)];
  const size = () => 10 ** chance.between(-3, 2);
  return chance.isLuck(0.1) ? [x, y, x, y] : [x, y, x + size(), y + size()];
}

function meets(a: Box, b: Box): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

function expectAllFound(boxes: readonly Box[], questions: readonly Box[]): void {
  const grid = new BoxGrid(Float64Array.from(boxes.flat()));
  for (const question of questions) {
    const found = grid.meeting(...question).sort((a, b) => a - b);
    expect(found).toEqual(boxes.flatMap((box, k) => (meets(box, question) ? [k] : [])));
  }
}

describe("a grid of boxes", () => {
  it.each([1, 5, 2000])("finds each of %i boxes that a box meets, once", (count) => {
    const chance = new Random(count);
    const boxes = Array.from({ length: count }, () => boxByChance(chance));
    const questions = Array.from({ length: 200 }, () => boxByChance(chance));
    expectAllFound(boxes, [...questions, ...boxes.slice(0, 100), [-Infinity, -Infinity, Infinity, Infinity]]);
  });

  it("finds boxes that all lie on one line or in one point", () => {
    const line: Box[] = Array.from({ length: 50 }, (_, k) => [k, 3, k + 0.5, 3]);
    const point: Box[] = Array.from({ length: 50 }, () => [2, 2, 2, 2]);
    expectAllFound(line, [[10.2, 0, 20.1, 9], [0, 0, 100, 2.9], [49.5, 3, 60, 3]]); // prettier-ignore
    expectAllFound(point, [[2, 2, 2, 2], [0, 0, 1.9, 1.9]]); // prettier-ignore
  });

  it("never finds what is inside out or no number, and nothing where there is nothing", () => {
    expect(new BoxGrid(new Float64Array()).meeting(0, 0, 1, 1)).toEqual([]);
    const grid = new BoxGrid(Float64Array.of(NaN, NaN, NaN, NaN, 1, 1, 0, 0, 0, 0, 1, 1));
    expect(grid.meeting(-9, -9, 9, 9)).toEqual([2]);
  });

  it("finds the later ones alone where it is asked for those behind a box", () => {
    const chance = new Random(3);
    const boxes = Array.from({ length: 1500 }, () => boxByChance(chance));
    const grid = new BoxGrid(Float64Array.from(boxes.flat()));
    for (let after = -1; after <= 1500; after += 19) {
      const question = boxByChance(chance);
      const found: number[] = [];
      grid.searchAfter(after, ...question, (box) => found.push(box));
      expect(found.sort((a, b) => a - b)).toEqual(
        boxes.flatMap((box, k) => (k > after && meets(box, question) ? [k] : [])),
      );
    }
  });

  it("stops where it is told to", () => {
    const grid = new BoxGrid(Float64Array.from({ length: 400 }, () => 1));
    let asked = 0;
    grid.search(0, 0, 2, 2, () => ++asked === 3);
    expect(asked).toBe(3);
  });
});
