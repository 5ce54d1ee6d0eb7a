// The lines and areas of a KiCad drawing record (gr_line, fp_arc, gr_poly …), whoever draws them.

import {
  findList,
  headOf,
  isList,
  listsIn,
  numbersOf,
  type SList,
  findNumber,
  findWord,
} from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import type { Edge } from "@/lib/core/geometry/contour";
import { arcAround, arcThrough, bezier, circleEdges, line } from "@/lib/core/native-board/arc-edges";
import { findPoint, type Frame, pointIn } from "@/lib/core/native-board/kicad/frame";

/** `isClosed` figures have an inside, which is filled where `isFilled`. */
export type Figure = { edges: Edge[]; isClosed: boolean; isFilled: boolean; widthMm: number };

/** The record without its prefix: what gr_line and fp_line have in common. */
export function figureKind(record: SList): string {
  return headOf(record).replace(/^(?:gr|fp)_/, "");
}

const FIGURES = new Set(["line", "arc", "circle", "rect", "poly", "curve"]);

export function isFigure(record: SList): boolean {
  return /^(?:gr|fp)_/.test(headOf(record)) && FIGURES.has(figureKind(record));
}

/** Null for records that are no figures, and for figures without their points. */
export function readFigure(record: SList, frame: Frame): Figure | null {
  const kind = figureKind(record);
  const edges = edgesOf(kind, record, frame);
  if (!edges || edges.length === 0) return null;
  const isClosed = kind === "circle" || kind === "rect" || kind === "poly";
  return { edges, isClosed, isFilled: isClosed && isFilled(kind, record), widthMm: widthOf(record) };
}

function edgesOf(kind: string, record: SList, frame: Frame): Edge[] | null {
  const start = findPoint(record, "start", frame);
  const end = findPoint(record, "end", frame);
  switch (kind) {
    case "line":
      return start && end ? [line(start, end)] : null;
    case "arc":
      return start && end ? arcEdges(record, { start, end }, frame) : null;
    case "circle": {
      const centre = findPoint(record, "center", frame);
      return centre && end ? circleEdges(centre, Math.hypot(end[0] - centre[0], end[1] - centre[1])) : null;
    }
    case "rect":
      return rectEdges(record, frame);
    case "poly":
      return polygonEdges(findList(record, "pts"), frame);
    case "curve": {
      const [p0, p1, p2, p3] = pointsOf(findList(record, "pts"), frame);
      return p0 && p1 && p2 && p3 ? bezier([p0, p1, p2, p3]) : null;
    }
    default:
      return null;
  }
}

/** Until version 5 `start` is the centre, `end` the first point and `angle` counts clockwise. */
function arcEdges(record: SList, { start, end }: { start: Vec2; end: Vec2 }, frame: Frame): Edge[] {
  const mid = findPoint(record, "mid", frame);
  if (mid) return arcThrough(start, mid, end);
  return arcAround(start, end, (-(findNumber(record, "angle") ?? 0) * Math.PI) / 180);
}

function rectEdges(record: SList, frame: Frame): Edge[] | null {
  const [x0, y0] = numbersOf(findList(record, "start"));
  const [x1, y1] = numbersOf(findList(record, "end"));
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  // Since version 10 a rectangle may have round corners.
  const radius = Math.min(findNumber(record, "radius") ?? 0, width / 2, height / 2);
  if (!(radius > 0))
    return closed([pointIn(frame, x0, y0), pointIn(frame, x1, y0), pointIn(frame, x1, y1), pointIn(frame, x0, y1)]);
  return roundedEdges({ left: Math.min(x0, x1), top: Math.min(y0, y1), width, height, radius }, frame);
}

type Rounded = { left: number; top: number; width: number; height: number; radius: number };

function roundedEdges({ left, top, width, height, radius }: Rounded, frame: Frame): Edge[] {
  const [right, low] = [left + width, top + height];
  const skew = radius * (1 - Math.SQRT1_2);
  // Of each corner where its arc begins, its middle and where it ends, clockwise in the file.
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

/** Corners, and since version 7 arcs, of (pts (xy x y) (arc (start …) (mid …) (end …))). */
export function polygonEdges(pts: SList | undefined, frame: Frame): Edge[] {
  if (!pts) return [];
  const edges: Edge[] = [];
  let first: Vec2 | undefined;
  let last: Vec2 | undefined;
  const goTo = (point: Vec2) => {
    if (last && (last[0] !== point[0] || last[1] !== point[1])) edges.push(line(last, point));
    first ??= point;
    last = point;
  };
  for (const item of pts.items) {
    if (!isList(item)) continue;
    if (headOf(item) === "xy") {
      const [x = NaN, y = NaN] = numbersOf(item);
      goTo(pointIn(frame, x, y));
    } else if (headOf(item) === "arc") {
      const [start, mid, end] = ["start", "mid", "end"].map((head) => findPoint(item, head, frame));
      if (!start || !mid || !end) continue;
      goTo(start);
      edges.push(...arcThrough(start, mid, end));
      last = end;
    }
  }
  if (first) goTo(first);
  return edges;
}

function pointsOf(pts: SList | undefined, frame: Frame): Vec2[] {
  if (!pts) return [];
  return listsIn(pts, "xy").map((xy) => {
    const [x = NaN, y = NaN] = numbersOf(xy);
    return pointIn(frame, x, y);
  });
}

function closed(points: readonly Vec2[]): Edge[] {
  return points.map((point, at) => line(point, points[(at + 1) % points.length] ?? point));
}

function widthOf(record: SList): number {
  const stroke = findList(record, "stroke");
  return (stroke ? findNumber(stroke, "width") : findNumber(record, "width")) ?? 0;
}

/** Before version 6 no word told it: polygons were filled, and circles whose line has no width. */
function isFilled(kind: string, record: SList): boolean {
  const word = findWord(record, "fill");
  if (word !== undefined) return word === "solid" || word === "yes";
  return kind === "poly" ? !findList(record, "stroke") : widthOf(record) === 0;
}
