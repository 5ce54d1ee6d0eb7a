// Parts in the order of a number of theirs: what is walked is what sorting would have given.

import { describe, expect, it } from "vitest";
import { rankedOrder, visitInOrder } from "@/lib/core/part/ranked-order";

function walked(column: number[], { isDescending = false, max = Infinity } = {}): number[] {
  const places: number[] = [];
  visitInOrder(rankedOrder(Float64Array.from(column)), isDescending, (place) => places.push(place) < max);
  return places;
}

describe("an order by a number", () => {
  it("rises, with equal ones as they stood and what has none last", () => {
    expect(walked([5, NaN, 2, 5, 2, -1])).toEqual([5, 2, 4, 0, 3, 1]);
  });

  it("falls by number alone: equal ones still as they stood, what has none still last", () => {
    expect(walked([5, NaN, 2, 5, 2, -1], { isDescending: true })).toEqual([0, 3, 2, 4, 5, 1]);
  });

  it("ends where it is enough", () => {
    expect(walked([3, 1, 2], { max: 2 })).toEqual([1, 2]);
    expect(walked([NaN, NaN, 1], { max: 2 })).toEqual([2, 0]);
  });

  it.each<[string, number[], number[]]>([
    ["nothing", [], []],
    ["nothing that has a number", [NaN, NaN], [0, 1]],
    ["two nothings of either sign", [0, -0, -1], [2, 0, 1]],
  ])("of %s is that", (_what, column, expected) => expect(walked(column)).toEqual(expected));

  it("is what sorting gives, whatever the numbers", () => {
    let seed = 20_261_122;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const column = Array.from({ length: 5_000 }, () => (random(9) === 0 ? NaN : random(300) / 7 - 20));
    for (const isDescending of [false, true]) {
      const way = isDescending ? -1 : 1;
      const places = column.map((_, place) => place);
      const sorted = [
        ...places
          .filter((place) => !Number.isNaN(column[place]))
          .sort((a, b) => way * ((column[a] ?? 0) - (column[b] ?? 0)) || a - b),
        ...places.filter((place) => Number.isNaN(column[place])),
      ];
      expect(walked(column, { isDescending })).toEqual(sorted);
    }
  });
});
