import { describe, expect, it } from "vitest";
import { clampCrop, CENTER, moveCrop, cropStyle, squareOf } from "@/components/account/avatar/crop";

const WIDE = { width: 900, height: 600 };

describe("the square of a picture", () => {
  it("is the middle at first, and smaller the closer one looks", () => {
    expect(squareOf(WIDE, CENTER)).toEqual({ left: 150, top: 0, side: 600 });
    // 600 / 2 = 300; (900 − 300) / 2 = 300, (600 − 300) / 2 = 150
    expect(squareOf(WIDE, { ...CENTER, zoom: 2 })).toEqual({ left: 300, top: 150, side: 300 });
  });

  it("follows the hand by just what the hand moved, and stays inside", () => {
    const closer = { ...CENTER, zoom: 2 };
    // A tenth of the frame is 30 pixels of the picture.
    const moved = squareOf(WIDE, moveCrop(WIDE, closer, { right: 0.1, down: -0.1 }));
    expect([moved.left, moved.top].map(Math.round)).toEqual([270, 180]);
    expect(squareOf(WIDE, moveCrop(WIDE, closer, { right: 9, down: -9 }))).toEqual({ left: 0, top: 300, side: 300 });
    // There is no room upwards where the square is as high as the picture.
    expect(moveCrop(WIDE, CENTER, { right: 0, down: 0.5 })).toEqual(CENTER);
  });

  it("is never closer than four times, nor wider than the picture", () => {
    expect(clampCrop({ across: -1, down: 2, zoom: 9 })).toEqual({ across: 0, down: 1, zoom: 4 });
    expect(clampCrop({ ...CENTER, zoom: 0.1 }).zoom).toBe(1);
  });

  it("is what the frame shows of the picture behind it", () => {
    expect(cropStyle(WIDE, CENTER)).toEqual({ width: "150%", height: "100%", left: "-25%", top: "0%" });
  });
});
