import fc from "fast-check";
import { expect, it } from "vitest";
import {
  clampCrop,
  COVER_RATIO,
  cropArea,
  cropStyle,
  MAX_ZOOM,
  moveCrop,
  WHOLE_COVER,
} from "@/components/community/publish/cover-crop";

const sizes = fc.record({ width: fc.integer({ min: 1, max: 8_000 }), height: fc.integer({ min: 1, max: 8_000 }) });
const crops = fc.record({
  across: fc.double({ min: 0, max: 1, noNaN: true }),
  down: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
});
const EPSILON = 1e-6;

it("keeps a part of the picture of 45:30, within the picture", () => {
  fc.assert(
    fc.property(sizes, crops, (size, crop) => {
      const { left, top, width, height } = cropArea(size, crop);
      expect(width / height).toBeCloseTo(COVER_RATIO, 9);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-EPSILON);
      expect(left + width).toBeLessThanOrEqual(size.width + EPSILON);
      expect(top + height).toBeLessThanOrEqual(size.height + EPSILON);
    }),
  );
});

it("takes all of a picture that has the shape of a cover", () => {
  expect(cropArea({ width: 1_350, height: 900 }, WHOLE_COVER)).toEqual({ left: 0, top: 0, width: 1_350, height: 900 });
});

it("takes the middle of a wide picture, and half of it at twice the size", () => {
  // 900 high gives 1350 wide, of 1950: (1950 − 1350) / 2 = 300 on either side.
  expect(cropArea({ width: 1_950, height: 900 }, WHOLE_COVER)).toEqual({
    left: 300,
    top: 0,
    width: 1_350,
    height: 900,
  });
  expect(cropArea({ width: 1_950, height: 900 }, { ...WHOLE_COVER, zoom: 2 })).toEqual({
    ...{ left: 637.5, top: 225, width: 675, height: 450 },
  });
});

it("follows the pointer: a tenth of the frame is a tenth of what it shows", () => {
  const picture = { width: 1_950, height: 900 };
  const moved = moveCrop(picture, WHOLE_COVER, { right: 0.1, down: 0.5 });
  // 135 px of 600 px of room, to the left; there is no room up or down.
  expect(moved).toEqual({ across: 0.5 - 135 / 600, down: 0.5, zoom: 1 });
  expect(cropArea(picture, moved).left).toBe(165);
});

it("never leaves its limits", () => {
  expect(clampCrop({ across: -1, down: 2, zoom: 9 })).toEqual({ across: 0, down: 1, zoom: MAX_ZOOM });
});

it("places the picture so that its part fills the frame", () => {
  expect(cropStyle({ width: 1_950, height: 900 }, { ...WHOLE_COVER, across: 1 })).toEqual({
    width: `${(100 * 1_950) / 1_350}%`,
    height: "100%",
    left: `${(-100 * 600) / 1_350}%`,
    top: "0%",
  });
});
