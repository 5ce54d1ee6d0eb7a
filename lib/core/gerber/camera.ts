// How a board lies under the glass: its scale, where it is, which way it is turned, and from which side it is seen.

import type { Vec2 } from "@/lib/base/vec2";

/** Quarter turns, clockwise as one looks at the screen. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export interface BoardSize {
  widthMm: number;
  heightMm: number;
}

/** In px of the screen, y down. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Pose {
  turns: QuarterTurns;
  /** Seen from below: x runs the other way, as when a board is turned over like a page. */
  isMirrored: boolean;
}

export interface Camera extends Pose {
  pxPerMm: number;
  /** The upper left corner of the board as it is shown, in px. */
  left: number;
  top: number;
}

/** The board, and the area that it fills as far as it can at 1×. */
export interface Sheet extends BoardSize {
  area: Area;
}

/** Of the fitted size. */
export const MAX_ZOOM = 60;

/** Whether a zoom is the whole board, the closest look or one between, but for what rounding leaves. */
export function reachOf(zoom: number): "least" | "between" | "most" {
  if (zoom < 1.0001) return "least";
  return zoom > MAX_ZOOM - 0.001 ? "most" : "between";
}

/** As wide and high as the board is after its turns. */
export function shownSize({ widthMm, heightMm }: BoardSize, turns: QuarterTurns): BoardSize {
  return turns % 2 === 0 ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm };
}

/** The whole board, as large as it goes, in the middle of the area. */
export function fit(sheet: Sheet, pose: Pose): Camera {
  const { left, top, width, height } = sheet.area;
  const { widthMm, heightMm } = shownSize(sheet, pose.turns);
  const pxPerMm = Math.min(width / widthMm, height / heightMm);
  return {
    turns: pose.turns,
    isMirrored: pose.isMirrored,
    pxPerMm,
    left: left + (width - widthMm * pxPerMm) / 2,
    top: top + (height - heightMm * pxPerMm) / 2,
  };
}

/** How many times the fitted size: 1 to MAX_ZOOM. */
export function zoomOf(camera: Camera, sheet: Sheet): number {
  return camera.pxPerMm / fit(sheet, camera).pxPerMm;
}

/** From a point of the screen to the board: mm from its lower left corner as seen from above, y up. */
export function toBoard({ pxPerMm, left, top, turns, isMirrored }: Camera, size: BoardSize, point: Vec2): Vec2 {
  const { widthMm, heightMm } = size;
  const right = (point[0] - left) / pxPerMm;
  const down = (point[1] - top) / pxPerMm;
  const [across, below] = (
    [
      [right, down],
      [down, heightMm - right],
      [widthMm - right, heightMm - down],
      [widthMm - down, right],
    ] as const
  )[turns];
  return [isMirrored ? widthMm - across : across, heightMm - below];
}

/** The other way: from mm on the board to px of the screen. */
export function toScreen({ pxPerMm, left, top, turns, isMirrored }: Camera, size: BoardSize, [x, y]: Vec2): Vec2 {
  const { widthMm, heightMm } = size;
  const across = isMirrored ? widthMm - x : x;
  const below = heightMm - y;
  const [right, down] = (
    [
      [across, below],
      [heightMm - below, across],
      [widthMm - across, heightMm - below],
      [below, widthMm - across],
    ] as const
  )[turns];
  return [left + right * pxPerMm, top + down * pxPerMm];
}

/** `factor` times as large, between 1× and MAX_ZOOM; what lies under `point` stays there, if it is board. */
export function zoomAbout(camera: Camera, sheet: Sheet, point: Vec2, factor: number): Camera {
  const zoom = zoomOf(camera, sheet);
  const held = Math.min(Math.max(zoom * factor, 1), MAX_ZOOM) / zoom;
  return clamp(
    {
      ...camera,
      pxPerMm: camera.pxPerMm * held,
      left: point[0] + (camera.left - point[0]) * held,
      top: point[1] + (camera.top - point[1]) * held,
    },
    sheet,
  );
}

/** Moved by px of the screen, as far as the board stays in view. */
export function pan(camera: Camera, sheet: Sheet, [right, down]: Vec2): Camera {
  return clamp({ ...camera, left: camera.left + right, top: camera.top + down }, sheet);
}

/** The same spot of the board in the middle, at the same zoom, on another sheet or in another pose. */
export function carryOver(camera: Camera, from: Sheet, to: Sheet, pose: Pose): Camera {
  const spot = toBoard(camera, from, middleOf(from.area));
  const scaled = { ...fit(to, pose), pxPerMm: fit(to, pose).pxPerMm * zoomOf(camera, from) };
  const [left, top] = toScreen({ ...scaled, left: 0, top: 0 }, to, spot);
  const [middleX, middleY] = middleOf(to.area);
  return clamp({ ...scaled, left: middleX - left, top: middleY - top }, to);
}

export function nextTurn(turns: QuarterTurns): QuarterTurns {
  return ((turns + 1) % 4) as QuarterTurns;
}

const SCALE_STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];

/** A round length of about a quarter of what is seen of the longer side, but never wider than the board is shown at 1×. */
export function scaleLengthMm(shown: BoardSize, zoom: number): number {
  const most = Math.min(Math.max(shown.widthMm, shown.heightMm) / 4, shown.widthMm) / zoom;
  return SCALE_STEPS.findLast((step) => step <= most) ?? 0.01;
}

export function middleOf({ left, top, width, height }: Area): Vec2 {
  return [left + width / 2, top + height / 2];
}

/**
 * At zoom z one point of the board is still where it was at 1×, or the board went too far: its middle may be up to
 * (z - 1) half widths, and half heights, away from its fitted place. At 1× that is nowhere else.
 */
function clamp(camera: Camera, sheet: Sheet): Camera {
  const fitted = fit(sheet, camera);
  const { widthMm, heightMm } = shownSize(sheet, camera.turns);
  const grown = camera.pxPerMm - fitted.pxPerMm;
  // From the corner's side: it may lie anywhere from all growth to its left (or above) to none of it.
  const within = (value: number, at: number, lengthMm: number) => Math.min(Math.max(value, at - grown * lengthMm), at);
  return {
    ...camera,
    left: within(camera.left, fitted.left, widthMm),
    top: within(camera.top, fitted.top, heightMm),
  };
}
