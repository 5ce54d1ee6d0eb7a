// The edges of a graphic in the coordinates of our board.

import type { Vec2 } from "@/lib/base/vec2";
import type { KicadPath } from "@/lib/core/formats/kicad/fields";
import type { KicadGraphic, KicadShape } from "@/lib/core/formats/kicad/graphic";
import type { Edge } from "@/lib/core/geometry/contour";
import { arcAround, arcThrough, bezier, circleEdges, line } from "@/lib/core/native-board/arc-edges";
import { type Frame, pointIn } from "@/lib/core/native-board/kicad/frame";

export type Figure = { edges: Edge[]; isFilled: boolean; widthMm: number };

/** Null for a graphic without its points. */
export function toFigure(graphic: KicadGraphic, frame: Frame): Figure | null {
  const edges = edgesOf(graphic, frame);
  const widthMm = lineWidth(graphic);
  return edges.length === 0 ? null : { edges, isFilled: isFilled(graphic, widthMm), widthMm };
}

function edgesOf(shape: KicadShape, frame: Frame): Edge[] {
  const toOurs = (point: Vec2 | undefined) => point && pointIn(frame, ...point);
  switch (shape.shape) {
    case "line": {
      const [start, end] = [toOurs(shape.start), toOurs(shape.end)];
      return start && end ? [line(start, end)] : [];
    }
    case "arc": {
      const [start, mid, end] = [toOurs(shape.start), toOurs(shape.mid), toOurs(shape.end)];
      if (!start || !end) return [];
      return mid ? arcThrough(start, mid, end) : arcAround(start, end, (-(shape.angleDeg ?? 0) * Math.PI) / 180);
    }
    case "circle": {
      const [center, end] = [toOurs(shape.center), toOurs(shape.end)];
      return center && end ? circleEdges(center, Math.hypot(end[0] - center[0], end[1] - center[1])) : [];
    }
    case "rect":
      return shape.start && shape.end
        ? rectEdges(shape.start, shape.end, { radiusMm: shape.radiusMm ?? 0, frame })
        : [];
    case "poly":
      return pathEdges(shape.path, frame);
    case "curve": {
      const [p0, p1, p2, p3] = shape.points.map((point) => pointIn(frame, ...point));
      return p0 && p1 && p2 && p3 ? bezier([p0, p1, p2, p3]) : [];
    }
  }
}

type Corners = { radiusMm: number; frame: Frame };

function rectEdges([x0, y0]: Vec2, [x1, y1]: Vec2, { radiusMm, frame }: Corners): Edge[] {
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const radius = Math.min(radiusMm, width / 2, height / 2);
  if (!(radius > 0))
    return closed([pointIn(frame, x0, y0), pointIn(frame, x1, y0), pointIn(frame, x1, y1), pointIn(frame, x0, y1)]);
  return roundedEdges({ left: Math.min(x0, x1), top: Math.min(y0, y1), width, height, radius }, frame);
}

type Rounded = { left: number; top: number; width: number; height: number; radius: number };

function roundedEdges({ left, top, width, height, radius }: Rounded, frame: Frame): Edge[] {
  const [right, low] = [left + width, top + height];
  const skew = radius * (1 - Math.SQRT1_2);
  // The start, the middle and the end of each corner's arc, clockwise in the file.
  const corners = (
    [
      [left, top + radius, left + skew, top + skew, left + radius, top],
      [right - radius, top, right - skew, top + skew, right, top + radius],
      [right, low - radius, right - skew, low - skew, right - radius, low],
      [left + radius, low, left + skew, low - skew, left, low - radius],
    ] as const
  ).map(
    ([ax, ay, bx, by, cx, cy]) => [pointIn(frame, ax, ay), pointIn(frame, bx, by), pointIn(frame, cx, cy)] as const,
  );
  return corners.flatMap(([start, mid, end], at) => {
    const next = corners[(at + 1) % corners.length]?.[0] ?? end;
    return [...arcThrough(start, mid, end), ...(isFar(end, next) ? [line(end, next)] : [])];
  });
}

function isFar(a: Vec2, b: Vec2): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) > 1e-9;
}

/** The edges of a closed path. */
export function pathEdges(path: KicadPath, frame: Frame): Edge[] {
  const edges: Edge[] = [];
  let first: Vec2 | undefined;
  let last: Vec2 | undefined;
  const goTo = (point: Vec2) => {
    if (last && (last[0] !== point[0] || last[1] !== point[1])) edges.push(line(last, point));
    first ??= point;
    last = point;
  };
  for (const step of path) {
    if ("mid" in step) {
      const [start, mid, end] = [step.start, step.mid, step.end].map((point) => pointIn(frame, ...point));
      if (!start || !mid || !end) continue;
      goTo(start);
      edges.push(...arcThrough(start, mid, end));
      last = end;
    } else goTo(pointIn(frame, ...step));
  }
  if (first) goTo(first);
  return edges;
}

function closed(points: readonly Vec2[]): Edge[] {
  return points.map((point, at) => line(point, points[(at + 1) % points.length] ?? point));
}

function lineWidth({ stroke, widthMm }: KicadGraphic): number {
  return (stroke ? stroke.widthMm : widthMm) ?? 0;
}

/** Before version 6 no word told it: polygons were filled, and circles whose line has no width. */
function isFilled({ shape, fill, stroke }: KicadGraphic, widthMm: number): boolean {
  if (shape !== "circle" && shape !== "rect" && shape !== "poly") return false;
  if (fill !== undefined) return fill === "solid" || fill === "yes";
  return shape === "poly" ? !stroke : widthMm === 0;
}
