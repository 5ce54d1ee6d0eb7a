import { describe, expect, it } from "vitest";
import { closeFrame } from "@/lib/core/board3d/snapshot";

/** 30 × 20 pixels, of which a box from (left, top) to (right, bottom) is not clear. */
function picture(left: number, top: number, right: number, bottom: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(30 * 20 * 4);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) pixels[4 * (30 * y + x) + 3] = 255;
  return pixels;
}

describe("the frame of what is seen", () => {
  it("is about it, with a little air, in the picture's shape", () => {
    // 12 of 30 wide, 4 of 20 high: 0.4 / 0.92 of both; its middle at 15 of 30 and 12 of 20.
    const share = 0.4 / 0.92;
    expect(closeFrame(picture(9, 10, 21, 14), 30)).toEqual({ x: 0.5 - share / 2, y: 0.6 - share / 2, share });
  });

  it("goes by the longer side", () => {
    // 3 of 30 wide, 10 of 20 high.
    expect(closeFrame(picture(0, 10, 3, 20), 30)?.share).toBeCloseTo(0.5 / 0.92, 12);
  });

  it.each([
    ["fills the picture", picture(0, 0, 30, 20)],
    ["runs through it", picture(0, 8, 30, 9)],
    ["leaves less air than there would be", picture(1, 1, 29, 19)],
  ])("is the whole picture where it %s", (_, pixels) => {
    expect(closeFrame(pixels, 30)).toEqual({ x: 0, y: 0, share: 1 });
  });

  it("is one pixel's, and none where nothing is seen", () => {
    expect(closeFrame(picture(4, 4, 5, 5), 30)?.share).toBeCloseTo(0.05 / 0.92, 12);
    expect(closeFrame(picture(0, 0, 0, 0), 30)).toBeNull();
  });
});
