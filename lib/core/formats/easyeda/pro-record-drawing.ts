// Shapes, texts and pictures of EasyEDA Pro 3's records, in axes with y upwards.
import type { EasyedaImage, EasyedaLook, EasyedaPoint, EasyedaShape, EasyedaText } from "./drawn";
import { type ProFont, textAt } from "./pro-drawing";
import { type ProBody, type ProRecord, recordPoint } from "./pro-records";
import { isTrue, proNumber, proText } from "./pro-rows";
import { readSvgPath } from "./svg-path";

const DEFAULT_SIZE = 10;
const ACROSS = { LEFT: "start", CENTER: "middle", RIGHT: "end" } as const;
const DOWN = { TOP: "start", MIDDLE: "middle", BOTTOM: "end" } as const;

const isKey = <T extends object>(table: T, key: string | undefined): key is Extract<keyof T, string> =>
  key !== undefined && Object.hasOwn(table, key);

/** Null stands for the theme's own: 10 high, on the line from its left end. */
function fontOf({ fontSize, fontWeight, italic, align }: ProBody): ProFont {
  const size = proNumber(fontSize);
  const [across, down] = proText(align).split("_");
  return {
    size: size > 0 ? size : DEFAULT_SIZE,
    ...{ isBold: isTrue(fontWeight), isItalic: isTrue(italic) },
    horizontal: isKey(ACROSS, across) ? ACROSS[across] : "start",
    vertical: isKey(DOWN, down) ? DOWN[down] : "end",
  };
}

/** Null where it has no place. */
export function recordText(body: ProBody, isVisible: boolean): EasyedaText | null {
  const at = recordPoint(body, body["x"], body["y"]);
  return at && textAt(at, body["rotation"], proText(body["value"]), fontOf(body), isVisible);
}

function lineOf(style: unknown): EasyedaLook["line"] {
  const words = proText(style).toUpperCase();
  const [hasDots, hasDashes] = [words.includes("DOT"), words.includes("DASH")];
  if (hasDots) return hasDashes ? "dash-dot" : "dotted";
  return hasDashes ? "dashed" : "solid";
}

function lookOf({ strokeWidth, strokeStyle, strokeColor, fillColor, fillStyle }: ProBody): EasyedaLook {
  const width = proNumber(strokeWidth);
  const color = proText(fillColor).toLowerCase();
  const isFilled = color !== "" && color !== "none" && fillStyle !== "NONE" && fillStyle !== 0;
  return {
    width: width > 0 ? width : undefined,
    line: lineOf(strokeStyle),
    fill: !isFilled ? "none" : color === proText(strokeColor).toLowerCase() ? "ink" : "body",
  };
}

function pointsOf(body: ProBody): EasyedaPoint[] {
  const list: readonly unknown[] = Array.isArray(body["points"]) ? body["points"] : [];
  return list.flatMap((entry) => {
    const { x, y } = (typeof entry === "object" && entry !== null ? entry : {}) as ProBody;
    return recordPoint(body, x, y) ?? [];
  });
}

/** Bezier curves by their ends and controls, x and y one after the other. */
function curveOf(body: ProBody): EasyedaPoint[] {
  const list: readonly unknown[] = Array.isArray(body["controls"]) ? body["controls"] : [];
  const points = list.flatMap((x, at) => (at % 2 === 0 ? (recordPoint(body, x, list[at + 1]) ?? []) : []));
  const [first, ...rest] = points.map(({ x, y }) => `${x} ${y}`);
  if (first === undefined) return [];
  return [...(readSvgPath(`M ${first} ${rest.length % 3 === 0 ? "C" : "L"} ${rest.join(" ")}`)[0]?.points ?? [])];
}

const path = (points: readonly EasyedaPoint[], isClosed: boolean, look: EasyedaLook): EasyedaShape[] =>
  points.length > 1 ? [{ form: "path", points, isClosed, look }] : [];

/** Undefined for a record that is no shape; empty for one without places. */
export function recordShapes({ type, body }: ProRecord): EasyedaShape[] | undefined {
  const at = (x: string, y: string): EasyedaPoint | null => recordPoint(body, body[x], body[y]);
  const look = lookOf(body);
  switch (type) {
    case "POLY":
      return path(pointsOf(body), isTrue(body["closed"]), look);
    case "BEZIER":
      return path(curveOf(body), false, look);
    case "LINE": {
      const [from, to] = [at("startX", "startY"), at("endX", "endY")];
      return from && to ? path([from, to], false, look) : [];
    }
    case "RECT": {
      const [from, to] = [at("dotX1", "dotY1"), at("dotX2", "dotY2")];
      return from && to ? [{ form: "rectangle", from, to, look }] : [];
    }
    case "CIRCLE":
    case "ELLIPSE": {
      const center = at("centerX", "centerY");
      const radiusX = Math.abs(proNumber(body["radiusX"] ?? body["radius"]));
      const radiusY = Math.abs(proNumber(body["radiusY"] ?? body["radius"]));
      if (!center || !Number.isFinite(radiusX + radiusY)) return [];
      return [{ form: "ellipse", center, radiusX, radiusY, look }];
    }
    case "ARC": {
      const [start, middle, end] = [at("startX", "startY"), at("referX", "referY"), at("endX", "endY")];
      return start && middle && end ? [{ form: "arc", start, middle, end, look }] : [];
    }
    default:
      return undefined;
  }
}

/** `blobs` has the contents of embedded files by their hashes; an object may refer to one as "blob:hash". */
export function recordImages(body: ProBody, blobs: ReadonlyMap<string, string>): EasyedaImage[] {
  const at = recordPoint(body, body["startX"], body["startY"]);
  const [width, height] = [Math.abs(proNumber(body["width"])), Math.abs(proNumber(body["height"]))];
  if (!at || !Number.isFinite(width + height)) return [];
  const content = proText(body["content"]);
  const source = content.startsWith("blob:") ? (blobs.get(content.slice(5)) ?? content) : content;
  return [{ at, width, height, source }];
}
