// Operations and modes of a Gerber file: moves, lines, arcs and flashes at absolute coordinates in mm.

import { bendOf, singleQuadrantCentre } from "@/lib/core/geometry/arc";
import { type Edge, flattenEdge } from "@/lib/core/geometry/contour";
import { MAX_CENTRE_MM } from "@/lib/core/board/limits";
import type { ParseState } from "@/lib/core/formats/rs274x/parse-state";
import { OP } from "@/lib/core/formats/rs274x/program";

/** End point, and center of an arc relative to its start, in mm. */
export type Target = { x: number; y: number; i: number; j: number };

/** D01, D02 or D03, as 1, 2 or 3. */
export function operate(s: ParseState, operation: number, to: Target): void {
  const { x, y } = to;
  const imageX = x * s.factorX;
  const imageY = y * s.factorY;
  if (!s.isInRange(imageX, imageY)) {
    s.warn("COORDINATE_OUT_OF_RANGE");
    return;
  }
  s.operation = operation;
  if (operation === 2) s.push(OP.move, imageX, imageY);
  else {
    if (s.isObjectSetStale) s.pushAttributes();
    if (operation === 3) s.push(OP.flash, imageX, imageY);
    else if (s.interpolation === OP.line) s.push(OP.line, imageX, imageY);
    else pushArc(s, to);
  }
  s.x = x;
  s.y = y;
}

function pushArc(s: ParseState, to: Target): void {
  const { x, y } = to;
  const hasCentre = to.i !== 0 || to.j !== 0;
  const isSingle = hasCentre && isSingleQuadrant(s, to);
  if (!hasCentre || (isSingle && s.x === x && s.y === y)) {
    s.push(OP.line, x * s.factorX, y * s.factorY);
    return;
  }
  const ends = { x0: s.x, y0: s.y, x1: x, y1: y };
  const centre = isSingle
    ? singleQuadrantCentre(ends, to, s.interpolation === OP.clockwise)
    : ([s.x + to.i, s.y + to.j] as const);
  if (!(Math.abs(centre[0]) <= MAX_CENTRE_MM && Math.abs(centre[1]) <= MAX_CENTRE_MM)) {
    s.warn("COORDINATE_OUT_OF_RANGE");
    s.push(OP.line, x * s.factorX, y * s.factorY);
    return;
  }
  if (Math.abs(s.factorX) !== Math.abs(s.factorY)) return pushEllipse(s, ends, centre);
  const isMirrored = s.factorX * s.factorY < 0;
  const turn = OP.clockwise + OP.counterClockwise - s.interpolation;
  s.pushFour(isMirrored ? turn : s.interpolation, [
    x * s.factorX,
    y * s.factorY,
    centre[0] * s.factorX,
    centre[1] * s.factorY,
  ]);
}

const ELLIPSE_TOLERANCE_MM = 0.00005;

/** A circle scaled unequally is drawn in chords. */
function pushEllipse(s: ParseState, ends: Omit<Edge, "bulge">, [cx, cy]: readonly [number, number]): void {
  const { bulge, mid } = bendOf({ ...ends, cx, cy }, s.interpolation === OP.clockwise);
  const points: number[] = [];
  const [midX, midY] = mid ?? [ends.x1, ends.y1];
  flattenEdge({ ...ends, x1: midX, y1: midY, bulge }, ELLIPSE_TOLERANCE_MM, points);
  if (mid) flattenEdge({ ...ends, x0: midX, y0: midY, bulge }, ELLIPSE_TOLERANCE_MM, points);
  for (let k = 0; k < points.length; k += 2)
    s.push(OP.line, (points[k] ?? 0) * s.factorX, (points[k + 1] ?? 0) * s.factorY);
}

/**
 * Files must say G74 or G75 before the first arc. Where one does not, offsets that fit as they stand are taken as G75,
 * all others as G74, the mode of the plotters of old.
 */
function isSingleQuadrant(s: ParseState, { x, y, i, j }: Target): boolean {
  if (s.isSingleQuadrant !== undefined) return s.isSingleQuadrant;
  s.warn("ARC_MODE_MISSING");
  const radius = Math.hypot(i, j);
  return Math.abs(Math.hypot(s.x + i - x, s.y + j - y) - radius) > 0.02 * radius;
}

/** A G code; unknown ones are named in the warnings. */
export function setMode(s: ParseState, code: number): void {
  switch (code) {
    case 1:
      s.setInterpolation(OP.line);
      break;
    case 2:
    case 3:
      s.setInterpolation(code === 2 ? OP.clockwise : OP.counterClockwise);
      break;
    case 36:
      if (s.isObjectSetStale) s.pushAttributes();
      s.push(OP.beginRegion, s.apertureAttributes.set);
      break;
    case 37:
      s.push(OP.endRegion);
      break;
    case 70:
      s.setUnit("inch");
      break;
    case 71:
      s.setUnit("mm");
      break;
    case 74:
    case 75:
      s.isSingleQuadrant = code === 74;
      break;
    case 90:
    case 91:
      s.isIncremental = code === 91;
      break;
    // G54 and G55 only announce an aperture or a flash; G00 is a move that D02 states too.
    case 0:
    case 54:
    case 55:
      break;
    // Lines with coordinates ten times, a tenth or a hundredth as large (RS-274X until 1998).
    case 10:
    case 11:
    case 12:
      s.setInterpolation(OP.line, [10, 0.1, 0.01][code - 10]);
      break;
    default:
      s.warn("UNKNOWN_COMMAND");
  }
}
