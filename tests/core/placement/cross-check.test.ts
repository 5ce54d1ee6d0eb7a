import { expect, it } from "vitest";
import { crossCheck } from "@/lib/core/placement/cross-check";

it.each([
  ["top", "bottom", ["R1"]],
  ["bottom", "top", ["R1"]],
  ["top", "top", []],
  ["both", "top", []],
  [null, "top", []],
  ["top", null, []],
] as const)("a line on side %s, placed on %s, is on another side: %o", (listed, placed, expected) => {
  const line = { designators: ["R1"], isPlaced: true, side: listed };
  expect(crossCheck([line], [{ designator: "R1", side: placed }]).otherSide).toEqual(expected);
});
