// Lengths, orientations and texts of LTspice in our terms.
import type { LtspiceJustification, LtspiceShape } from "@/lib/core/formats/ltspice/drawn";
import type { LtspicePoint } from "@/lib/core/formats/ltspice/ltspice-lines";
import type { LtspicePlacedSymbol } from "@/lib/core/formats/ltspice/ltspice-sheet";
import type { Graphic, Rotation, Stroke, TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import { type Direction } from "@/lib/core/schematic/model/symbol";
import { type Placement, placeDirection } from "@/lib/core/schematic/model/placement";
import { GRID, type Point } from "@/lib/core/schematic/model/units";

/** 16 units are one step of our grid. Multiples of 4 are exact, so that sums of them are, too. */
export const ltspiceUnits = (length: number): number => Math.round((length * GRID) / 16) + 0;

export const toPoint = ({ x, y }: LtspicePoint): Point => ({ x: ltspiceUnits(x), y: ltspiceUnits(y) });

/** LTspice turns clockwise, we counter-clockwise; both mirror about the vertical axis after that. */
export function orientationOf({ isMirrored, rotation }: LtspicePlacedSymbol): Pick<Placement, "rotation" | "mirror"> {
  const back: Record<Rotation, Rotation> = { 0: 0, 90: 270, 180: 180, 270: 90 };
  return { rotation: back[rotation], mirror: isMirrored ? "y" : "none" };
}

/** Factors of LTspice's text sizes 0 to 7; 2 is the usual one, and has our usual size. */
const SIZES = [0.625, 1, 1.5, 2, 2.5, 3.5, 5, 7];

export const textSize = (size: number): number => Math.round((GRID * (SIZES[size] ?? 1.5)) / 1.5);

const ALIGNS: Record<LtspiceJustification["anchor"], readonly [TextAlign, TextAlign]> = {
  LEFT: ["start", "middle"],
  CENTER: ["middle", "middle"],
  RIGHT: ["end", "middle"],
  TOP: ["middle", "start"],
  BOTTOM: ["middle", "end"],
};

export interface TextStand {
  readonly rotation: 0 | 90;
  readonly style: TextStyle;
}

export function textStand({ anchor, isUpright }: LtspiceJustification, size: number): TextStand {
  const [horizontal, vertical] = ALIGNS[anchor];
  const style = { size: textSize(size), isBold: false, isItalic: false, horizontal, vertical };
  return { rotation: isUpright ? 90 : 0, style };
}

const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

/** Stand of a symbol's text on the sheet: it can be read, and takes the same room. */
export function turnStand(
  { rotation, style }: TextStand,
  orientation: Pick<Placement, "rotation" | "mirror">,
): TextStand {
  const placement = { at: { x: 0, y: 0 }, ...orientation };
  const [along, above]: [Direction, Direction] = rotation === 0 ? ["right", "up"] : ["up", "left"];
  const reading = placeDirection(along, placement);
  const top = placeDirection(above, placement);
  const horizontal = reading === "left" || reading === "down" ? OPPOSITE[style.horizontal] : style.horizontal;
  const vertical = top === "down" || top === "right" ? OPPOSITE[style.vertical] : style.vertical;
  return { rotation: reading === "left" || reading === "right" ? 0 : 90, style: { ...style, horizontal, vertical } };
}

const LINES: readonly Stroke["line"][] = ["solid", "dashed", "dotted", "dash-dot", "dash-dot"];

const ARC_STEPS = 24;

/** Points of the part of an ellipse, counter-clockwise on the sheet. */
function arcPoints({ from, to, start, end }: Extract<LtspiceShape, { shape: "arc" }>): Point[] {
  const center = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const radius = { x: Math.abs(to.x - from.x) / 2 || 1, y: Math.abs(to.y - from.y) / 2 || 1 };
  const angleOf = ({ x, y }: LtspicePoint): number => Math.atan2((y - center.y) / radius.y, (x - center.x) / radius.x);
  const first = angleOf(start);
  const turn = (first - angleOf(end) + 4 * Math.PI) % (2 * Math.PI);
  const sweep = turn < 1e-9 ? 2 * Math.PI : turn;
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = first - (sweep * step) / ARC_STEPS;
    return toPoint({ x: center.x + radius.x * Math.cos(angle), y: center.y + radius.y * Math.sin(angle) });
  });
}

export type DrawnGraphic = Exclude<Graphic, { shape: "text" }>;

export function graphicOf(shape: LtspiceShape): DrawnGraphic {
  const look = { stroke: { width: 0, line: LINES[shape.style] ?? "solid" }, fill: "none" } as const;
  const [from, to] = [toPoint(shape.from), toPoint(shape.to)];
  switch (shape.shape) {
    case "line":
      return { shape: "line", points: [from, to], ...look };
    case "rectangle":
      return { shape: "rectangle", from, to, ...look };
    case "arc":
      return { shape: "polyline", points: arcPoints(shape), ...look };
    case "circle": {
      const center = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
      const [radiusX, radiusY] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2].map(Math.round);
      if (radiusX === radiusY) return { shape: "circle", center, radius: radiusX ?? 0, ...look };
      return { shape: "ellipse", center, radiusX: radiusX ?? 0, radiusY: radiusY ?? 0, ...look };
    }
  }
}

/** Corners of what a shape covers. */
export const shapePoints = ({ from, to }: LtspiceShape): Point[] => [toPoint(from), toPoint(to)];

export function shiftGraphic(graphic: DrawnGraphic, { x, y }: Point): DrawnGraphic {
  const move = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  switch (graphic.shape) {
    case "line":
      return { ...graphic, points: [move(graphic.points[0]), move(graphic.points[1])] };
    case "polyline":
    case "polygon":
      return { ...graphic, points: graphic.points.map(move) };
    case "rectangle":
      return { ...graphic, from: move(graphic.from), to: move(graphic.to) };
    case "circle":
    case "ellipse":
      return { ...graphic, center: move(graphic.center) };
    case "arc":
      return { ...graphic, start: move(graphic.start), mid: move(graphic.mid), end: move(graphic.end) };
    case "bezier": {
      const [a, b, c, d] = graphic.points;
      return { ...graphic, points: [move(a), move(b), move(c), move(d)] };
    }
  }
}
