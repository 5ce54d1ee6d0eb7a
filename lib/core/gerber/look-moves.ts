// How a look at a board changes: the whole of it, nearer, moved, turned, seen from the other side.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import { nextTurn } from "@/lib/core/gerber/camera";
import { type Look, lookMap, toBoardPoint } from "@/lib/core/gerber/view/look";

/** Of the picture, in px of the page. */
export type PictureSize = { widthPx: number; heightPx: number };

/** A tenth of a micrometre is a pixel then; nothing on a board is finer. */
export const MAX_PX_PER_MM = 10_000;
/** A metre of panel still fits into a phone. */
export const MIN_PX_PER_MM = 0.1;
/** Air around what is fitted, in px. */
const MARGIN_PX = 40;
/** A single pad fills no screen. */
const NEAREST_FIT_PX_PER_MM = 120;

/** The whole box, as large as it goes, in the middle. */
export function fitLook(look: Look, size: PictureSize, box: Bbox, mostPxPerMm = MAX_PX_PER_MM): Look {
  const [across, up] = look.turns % 2 === 0 ? [widthOf(box), heightOf(box)] : [heightOf(box), widthOf(box)];
  const margin = Math.min(MARGIN_PX, size.widthPx / 8, size.heightPx / 8);
  const pxPerMm = Math.min(
    (size.widthPx - 2 * margin) / Math.max(across, 1e-6),
    (size.heightPx - 2 * margin) / Math.max(up, 1e-6),
    mostPxPerMm,
  );
  return {
    ...look,
    centreXmm: (box.minX + box.maxX) / 2,
    centreYmm: (box.minY + box.maxY) / 2,
    pxPerMm: within(pxPerMm),
  };
}

/** What was found in the middle, with what lies around it; never farther away than before where it was in reach. */
export function showLook(look: Look, size: PictureSize, box: Bbox): Look {
  const fitted = fitLook(look, size, box, NEAREST_FIT_PX_PER_MM);
  return { ...fitted, pxPerMm: Math.min(fitted.pxPerMm, Math.max(look.pxPerMm, fitted.pxPerMm / 3)) };
}

/** `factor` times as large; what lies under `point` (px of the picture) stays there. */
export function zoomLook(look: Look, size: PictureSize, point: Vec2, factor: number): Look {
  const pxPerMm = within(look.pxPerMm * factor);
  const held = toBoardPoint(lookMap(look, size), point);
  const moved = toBoardPoint(lookMap({ ...look, pxPerMm }, size), point);
  return {
    ...look,
    pxPerMm,
    centreXmm: look.centreXmm + held[0] - moved[0],
    centreYmm: look.centreYmm + held[1] - moved[1],
  };
}

/** The board follows the hand by px of the screen; some of `board` always stays in the picture. */
export function panLook(look: Look, size: PictureSize, [right, down]: Vec2, board: Bbox): Look {
  const map = lookMap(look, size);
  const [x, y] = toBoardPoint(map, [size.widthPx / 2 - right, size.heightPx / 2 - down]);
  const reach = 0.4 * (Math.min(size.widthPx, size.heightPx) / look.pxPerMm);
  return {
    ...look,
    centreXmm: Math.min(Math.max(x, board.minX - reach), board.maxX + reach),
    centreYmm: Math.min(Math.max(y, board.minY - reach), board.maxY + reach),
  };
}

/** A quarter turn clockwise about the middle. */
export function turnLook(look: Look): Look {
  return { ...look, turns: nextTurn(look.turns) };
}

/** From the other side, as a board is turned over about an upright axis of the screen; its middle stays in the middle. */
export function flipLook(look: Look, isMirrored: boolean): Look {
  if (look.isMirrored === isMirrored) return look;
  // Lying on its side, mirroring x would turn the picture about a level axis: half a turn makes up for that.
  const turns = look.turns % 2 === 0 ? look.turns : nextTurn(nextTurn(look.turns));
  return { ...look, isMirrored, turns };
}

function within(pxPerMm: number): number {
  return Math.min(Math.max(pxPerMm, MIN_PX_PER_MM), MAX_PX_PER_MM);
}

const SCALE_STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** A round length that is at most `mostPx` wide. */
export function scaleBarMm(pxPerMm: number, mostPx: number): number {
  return SCALE_STEPS.findLast((step) => step * pxPerMm <= mostPx) ?? 0.001;
}
