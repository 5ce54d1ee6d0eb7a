import { describe, expect, test } from "vitest";
import { fit, type QuarterTurns, toScreen } from "@/lib/core/gerber/camera";
import { lookMap, toBoardPoint, toPicture } from "@/lib/core/gerber/view/look";

const PICTURE = { widthPx: 400, heightPx: 300 };
const SIZE = { widthMm: 30, heightMm: 20 };
const LOOKS = ([0, 1, 2, 3] as QuarterTurns[]).flatMap((turns) => [
  { turns, isMirrored: false },
  { turns, isMirrored: true },
]);

describe.each(LOOKS)("turned $turns times, mirrored $isMirrored", (pose) => {
  // A board from (0, 0) to (30, 20), fitted into the picture by the camera of the quote page.
  const camera = fit({ ...SIZE, area: { left: 0, top: 0, width: 400, height: 300 } }, pose);
  const map = lookMap({ centreXmm: 15, centreYmm: 10, pxPerMm: camera.pxPerMm, ...pose }, PICTURE);

  test.each([
    [0, 0],
    [30, 0],
    [30, 20],
    [7, 13],
  ])("(%d, %d) is where the quote page shows it", (x, y) => {
    const [left, top] = toScreen(camera, SIZE, [x, y]);
    const [px, py] = toPicture(map, [x, y]);
    expect([px, py].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual(
      [left, top].map((value) => Math.round(value * 1e6) / 1e6 + 0),
    );
    const [backX, backY] = toBoardPoint(map, [px, py]);
    expect(backX).toBeCloseTo(x, 9);
    expect(backY).toBeCloseTo(y, 9);
  });
});
