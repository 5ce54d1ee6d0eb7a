import { expect, it } from "vitest";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";

it.each([
  [1, 1, "both"],
  [1, 0, "top"],
  [0, 1, "bottom"],
  [0, 0, null],
  // The files of one side are missing: it may have paste as well.
  [1, null, null],
  [null, 1, null],
  [0, null, null],
  [null, 0, null],
  [null, null, null],
])("%s pads on top and %s on the bottom are paste on %s", (smtPadsTop, smtPadsBottom, sides) => {
  expect(pasteSidesOf({ smtPadsTop, smtPadsBottom })).toBe(sides);
});
