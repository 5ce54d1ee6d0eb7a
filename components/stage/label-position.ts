// Position of a label next to a line that does not cover it.

import type { Vec2 } from "@/lib/base/vec2";

interface Box {
  widthPx: number;
  heightPx: number;
}

const GAP_PX = 12;

/** Top left corner of the label: beside the line's center if it fits, else beyond one of its ends. */
export function labelPosition([from, to]: readonly [Vec2, Vec2], label: Box, stage: Box): Vec2 {
  const isFalling = (to[0] - from[0]) * (to[1] - from[1]) > 0;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [highest, lowest] = from[1] < to[1] ? [from, to] : [to, from];
  const [right, left] = [x + GAP_PX, x - GAP_PX - label.widthPx];
  const [below, above] = [y + GAP_PX, y - GAP_PX - label.heightPx];
  const centeredAt = (at: number) => Math.max(0, Math.min(at - label.widthPx / 2, stage.widthPx - label.widthPx));
  const places: Vec2[] = [
    [right, isFalling ? above : below],
    [left, isFalling ? below : above],
    [centeredAt(lowest[0]), lowest[1] + GAP_PX],
    [centeredAt(highest[0]), highest[1] - GAP_PX - label.heightPx],
  ];
  const fits = ([px, py]: Vec2) =>
    px >= 0 && py >= 0 && px + label.widthPx <= stage.widthPx && py + label.heightPx <= stage.heightPx;
  return places.find(fits) ?? [right, isFalling ? above : below];
}
