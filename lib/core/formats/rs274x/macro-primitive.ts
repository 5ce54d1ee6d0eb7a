// The primitives of aperture macros: what each code draws (Gerber specification 4.5.1).

import { rotation, type Matrix } from "@/lib/base/matrix";
import {
  circle,
  clockwise,
  type Contour,
  counterClockwise,
  polygon,
  rectangle,
  transformed,
} from "@/lib/core/geometry/contour";
import { MAX_MACRO_POINTS } from "@/lib/core/board/limits";
import type { ShapePath } from "@/lib/core/board/shape";

/** Null for an unknown code or senseless modifiers `m`; lengths in the file's unit. */
export function drawPrimitive(code: number, isDark: boolean, m: readonly number[]): ShapePath[] | null {
  if (m.some((value) => !Number.isFinite(value) || Math.abs(value) > 1e7)) return null;
  switch (code) {
    case 1:
      return drawCircle(isDark, m);
    case 2:
    case 20:
      return drawVectorLine(isDark, m);
    case 21:
      return drawBox(isDark, m, [at(m, 3), at(m, 4)]);
    case 22:
      return drawBox(isDark, m, [at(m, 3) + at(m, 1) / 2, at(m, 4) + at(m, 2) / 2]);
    case 4:
      return drawOutline(isDark, m);
    case 5:
      return drawPolygon(isDark, m);
    case 6:
      return drawMoire(m);
    case 7:
      return drawThermal(m);
    default:
      return null;
  }
}

function at(modifiers: readonly number[], index: number): number {
  return modifiers[index] ?? 0;
}

function path(isDark: boolean, degrees: number, contour: Contour): ShapePath[] {
  const turned = degrees === 0 ? contour : transformed(contour, rotation(degrees));
  return [{ isDark, contours: [counterClockwise(turned)] }];
}

function drawCircle(isDark: boolean, m: readonly number[]): ShapePath[] {
  if (at(m, 1) <= 0) return [];
  return path(isDark, at(m, 4), circle(at(m, 2), at(m, 3), at(m, 1) / 2));
}

function drawVectorLine(isDark: boolean, m: readonly number[]): ShapePath[] {
  const [x0, y0, x1, y1] = [at(m, 2), at(m, 3), at(m, 4), at(m, 5)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  const half = at(m, 1) / 2;
  if (length === 0 || half <= 0) return [];
  const nx = (-(y1 - y0) / length) * half;
  const ny = ((x1 - x0) / length) * half;
  const corners = [x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny];
  return path(isDark, at(m, 6), polygon(corners));
}

function drawBox(isDark: boolean, m: readonly number[], centre: readonly [number, number]): ShapePath[] {
  if (at(m, 1) <= 0 || at(m, 2) <= 0) return [];
  return path(isDark, at(m, 5), rectangle(centre[0], centre[1], at(m, 1), at(m, 2)));
}

/** Exposure, number of edges, then a point more than edges (the last repeats the first), rotation. */
function drawOutline(isDark: boolean, m: readonly number[]): ShapePath[] | null {
  const count = Math.round(at(m, 1));
  if (count < 2 || count > MAX_MACRO_POINTS || m.length < 2 + 2 * count) return null;
  const last = 2 + 2 * count;
  // A straight edge closes an outline whose last point isn't the first one.
  const isClosed = m.length < last + 2 || (at(m, last) === at(m, 2) && at(m, last + 1) === at(m, 3));
  return path(isDark, at(m, last + 2), polygon(m.slice(2, isClosed ? last : last + 2)));
}

function drawPolygon(isDark: boolean, m: readonly number[]): ShapePath[] | null {
  const corners = Math.round(at(m, 1));
  if (corners < 3 || corners > 1000) return null;
  if (at(m, 4) <= 0) return [];
  return path(isDark, at(m, 5), regularPolygon([at(m, 2), at(m, 3)], corners, at(m, 4) / 2));
}

/** The first corner lies to the right of the center. */
export function regularPolygon(centre: readonly [number, number], corners: number, radius: number): Contour {
  const points: number[] = [];
  for (let k = 0; k < corners; k++) {
    const angle = (2 * Math.PI * k) / corners;
    points.push(centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle));
  }
  return polygon(points);
}

/** Center x, y, outer diameter, ring thickness, gap, number of rings, cross-hair thickness and length, rotation. */
function drawMoire(m: readonly number[]): ShapePath[] {
  const paths: ShapePath[] = [];
  const turn = rotation(at(m, 8));
  let outer = at(m, 2) / 2;
  for (let ring = 0; ring < Math.min(at(m, 5), 200) && outer > 0; ring++) {
    const inner = outer - at(m, 3);
    paths.push({ isDark: true, contours: ringOf([at(m, 0), at(m, 1)], outer, inner, turn) });
    outer = inner - at(m, 4);
  }
  for (const [w, h] of [
    [at(m, 7), at(m, 6)],
    [at(m, 6), at(m, 7)],
  ] as const) {
    if (w > 0 && h > 0) paths.push(...path(true, at(m, 8), rectangle(at(m, 0), at(m, 1), w, h)));
  }
  return paths;
}

function ringOf(centre: readonly [number, number], outer: number, inner: number, turn: Matrix): Contour[] {
  const contours = [transformed(circle(centre[0], centre[1], outer), turn)];
  if (inner > 0) contours.push(clockwise(transformed(circle(centre[0], centre[1], inner), turn)));
  return contours;
}

/** Center x, y, outer and inner diameter, gap, rotation: a ring in four pieces. */
function drawThermal(m: readonly number[]): ShapePath[] | null {
  const outer = at(m, 2) / 2;
  const inner = Math.max(0, at(m, 3) / 2);
  const half = at(m, 4) / 2;
  if (outer <= 0 || inner >= outer || half < 0 || half * Math.SQRT2 >= outer) return null;
  const contours: Contour[] = [];
  for (const quarter of [0, 90, 180, 270]) {
    const moved = transformed(thermalQuarter(outer, inner, half), rotation(quarter));
    const placed = transformed(moved, [1, 0, 0, 1, at(m, 0), at(m, 1)]);
    contours.push(counterClockwise(at(m, 5) === 0 ? placed : transformed(placed, rotation(at(m, 5)))));
  }
  return [{ isDark: true, contours }];
}

/** The piece in the first quadrant. */
function thermalQuarter(outer: number, inner: number, half: number): Contour {
  const reach = Math.sqrt(outer * outer - half * half);
  const bulge = Math.tan((Math.PI / 2 - 2 * Math.asin(half / outer)) / 4);
  if (inner <= half * Math.SQRT2) return Float64Array.of(reach, half, bulge, half, reach, 0, half, half, 0);
  const near = Math.sqrt(inner * inner - half * half);
  const nearBulge = Math.tan((Math.PI / 2 - 2 * Math.asin(half / inner)) / 4);
  return Float64Array.of(reach, half, bulge, half, reach, 0, half, near, -nearBulge, near, half, 0);
}
