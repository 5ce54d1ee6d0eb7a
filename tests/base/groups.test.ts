// Disjoint sets of numbers.
import { expect, it } from "vitest";
import { Groups } from "@/lib/base/groups";

it("joins sets, and the smaller representative stays", () => {
  const groups = new Groups(6);
  groups.join(4, 2);
  groups.join(2, 5);
  expect([0, 1, 2, 3, 4, 5].map((index) => groups.root(index))).toEqual([0, 1, 2, 3, 2, 2]);
  expect([groups.isJoined(4, 5), groups.isJoined(4, 1)]).toEqual([true, false]);
});

it("grows set by set, and joined ones stay so", () => {
  const groups = new Groups();
  for (let index = 0; index < 1_000; index++) {
    expect(groups.add()).toBe(index);
    if (index >= 3) groups.join(index, index - 3);
  }
  expect(new Set(Array.from({ length: 1_000 }, (_, index) => groups.root(index)))).toEqual(new Set([0, 1, 2]));
});
