// Styles, shapes and texts of EasyEDA Pro's sheets and symbols. Y points up.
import {
  type EasyedaImage,
  type EasyedaLook,
  type EasyedaPoint,
  type EasyedaShape,
  type EasyedaText,
  quarterTurn,
} from "./drawn";
import { isTrue, proNumber, proPoint, type ProRow, proText } from "./pro-rows";
import { readSvgPath } from "./svg-path";

export interface ProFont {
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly horizontal: EasyedaText["horizontal"];
  readonly vertical: EasyedaText["vertical"];
}

/** By the names that later rows call them by. */
export interface ProStyles {
  readonly fonts: Map<string, ProFont>;
  readonly looks: Map<string, EasyedaLook>;
}

export const emptyStyles = (): ProStyles => ({ fonts: new Map(), looks: new Map() });

const DEFAULT_SIZE = 10;
const PLACES = ["start", "middle", "end"] as const;
const DEFAULT_FONT: ProFont = {
  ...{ size: DEFAULT_SIZE, isBold: false, isItalic: false, horizontal: "start", vertical: "end" },
};
const PLAIN: EasyedaLook = { width: undefined, line: "solid", fill: "none" };
const LINES: readonly EasyedaLook["line"][] = ["solid", "dashed", "dotted", "dash-dot"];

/** "FONTSTYLE" id, fill, color, family, size, italic, bold, underline, strikeout, vertical, horizontal. */
function readFont([, , , , size, italic, bold, , , vertical, horizontal]: readonly unknown[]): ProFont {
  const height = proNumber(size);
  return {
    size: Number.isFinite(height) && height > 0 ? height : DEFAULT_SIZE,
    ...{ isBold: isTrue(bold), isItalic: isTrue(italic) },
    horizontal: PLACES[proNumber(horizontal)] ?? "start",
    vertical: PLACES[proNumber(vertical)] ?? "end",
  };
}

/** "LINESTYLE" id, color, style, fill, width. */
function readLook([, color, style, fill, width]: readonly unknown[]): EasyedaLook {
  const thickness = proNumber(width);
  const isFilled = typeof fill === "string" && fill !== "" && fill.toLowerCase() !== "none";
  return {
    width: Number.isFinite(thickness) && thickness > 0 ? thickness : undefined,
    line: LINES[proNumber(style)] ?? "solid",
    fill: !isFilled ? "none" : fill === color ? "ink" : "body",
  };
}

/** True for a row that is a style. */
export function readStyle({ name, values }: ProRow, { fonts, looks }: ProStyles): boolean {
  if (name === "FONTSTYLE") fonts.set(proText(values[0]), readFont(values));
  else if (name === "LINESTYLE") looks.set(proText(values[0]), readLook(values));
  else return false;
  return true;
}

export const fontOf = ({ fonts }: ProStyles, id: unknown): ProFont => fonts.get(proText(id)) ?? DEFAULT_FONT;

interface ProDrawings {
  readonly shapes: readonly EasyedaShape[];
  readonly texts: readonly EasyedaText[];
  readonly images: readonly EasyedaImage[];
}

const pointsOf = (value: unknown): EasyedaPoint[] =>
  (Array.isArray(value) ? value : []).flatMap((x: unknown, at, list: readonly unknown[]) => {
    const point = at % 2 === 0 ? proPoint(x, list[at + 1]) : null;
    return point ? [point] : [];
  });

/** Bezier curves by their ends and controls, one after the other. */
function curveOf(points: readonly EasyedaPoint[]): EasyedaPoint[] {
  const [first, ...rest] = points.map(({ x, y }) => `${x} ${y}`);
  const path = rest.length % 3 === 0 ? `M ${first} C ${rest.join(" ")}` : `M ${first} L ${rest.join(" ")}`;
  return [...(readSvgPath(path)[0]?.points ?? [])];
}

function ellipseShape(values: readonly unknown[], look: EasyedaLook): EasyedaShape[] {
  const [center, radius] = [proPoint(values[1], values[2]), proPoint(values[3], values[4])];
  if (!center || !radius) return [];
  return [{ form: "ellipse", center, radiusX: Math.abs(radius.x), radiusY: Math.abs(radius.y), look }];
}

function shapeOf({ name, values }: ProRow, styles: ProStyles): EasyedaShape[] | undefined {
  const lookAt = (index: number): EasyedaLook => styles.looks.get(proText(values[index])) ?? PLAIN;
  switch (name) {
    case "POLY": {
      const points = pointsOf(values[1]);
      return points.length > 1 ? [{ form: "path", points, isClosed: isTrue(values[2]), look: lookAt(3) }] : [];
    }
    case "BEZIER": {
      const points = curveOf(pointsOf(values[1]));
      return points.length > 1 ? [{ form: "path", points, isClosed: false, look: lookAt(2) }] : [];
    }
    case "RECT": {
      const [from, to] = [proPoint(values[1], values[2]), proPoint(values[3], values[4])];
      return from && to ? [{ form: "rectangle", from, to, look: lookAt(8) }] : [];
    }
    case "CIRCLE":
      return ellipseShape([...values.slice(0, 4), values[3]], lookAt(4));
    case "ELLIPSE":
      return ellipseShape(values, lookAt(6));
    case "ARC": {
      const start = proPoint(values[1], values[2]);
      const [middle, end] = [proPoint(values[3], values[4]), proPoint(values[5], values[6])];
      return start && middle && end ? [{ form: "arc", start, middle, end, look: lookAt(7) }] : [];
    }
    default:
      return undefined;
  }
}

export function textAt(
  at: EasyedaPoint,
  rotation: unknown,
  text: string,
  font: ProFont,
  isVisible: boolean,
): EasyedaText {
  return { at, rotation: quarterTurn(proNumber(rotation)), text, ...font, isVisible };
}

/** "OBJ" id, name, x, y, width, height, rotation, mirror, address. */
function imageOf(values: readonly unknown[]): EasyedaImage[] {
  const at = proPoint(values[2], values[3]);
  const size = proPoint(values[4], values[5]);
  return at && size ? [{ at, width: Math.abs(size.x), height: Math.abs(size.y), source: proText(values[8]) }] : [];
}

const NOTHING: ProDrawings = { shapes: [], texts: [], images: [] };

/** Undefined for a row that is no drawing. */
export function readProDrawing(row: ProRow, styles: ProStyles): ProDrawings | undefined {
  const { name, values } = row;
  if (name === "TEXT") {
    const at = proPoint(values[1], values[2]);
    if (!at) return NOTHING;
    const text = textAt(at, values[3], proText(values[4]), fontOf(styles, values[5]), true);
    return { ...NOTHING, texts: [text] };
  }
  if (name === "OBJ") return { ...NOTHING, images: imageOf(values) };
  const shapes = shapeOf(row, styles);
  return shapes && { ...NOTHING, shapes };
}
