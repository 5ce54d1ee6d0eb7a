import { describe, expect, it } from "vitest";
import { measured } from "@/components/gerber/viewer/viewer-stage";

describe("a line from point to point", () => {
  it.each([
    // Half of a square: its diagonal is √2 sides.
    ["up to the right", [1, 0], [3, 2], { lengthMm: 2 * Math.SQRT2, dxMm: 2, dyMm: 2, angleDegrees: 45 }],
    ["to the left", [2, 1], [0, 1], { lengthMm: 2, dxMm: -2, dyMm: 0, angleDegrees: 180 }],
    ["straight down", [1, 1], [1, -1], { lengthMm: 2, dxMm: 0, dyMm: -2, angleDegrees: 270 }],
    ["nowhere", [1, 1], [1, 1], { lengthMm: 0, dxMm: 0, dyMm: 0, angleDegrees: 0 }],
  ] as const)("measures %s", (_, from, to, result) => {
    expect(measured([from[0], from[1]], [to[0], to[1]])).toEqual(result);
  });
});
