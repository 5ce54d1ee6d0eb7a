// SVG of one unit of a symbol, for thumbnails. Its classes take their colors from the page; without any it is drawn in
// the color of the text around it.
import type { Graphic, TextStyle } from "../model/graphic";
import type { SchematicSymbol, SymbolPin } from "../model/symbol";
import type { Point } from "../model/units";
import { pinsOf } from "../model/symbol";
import { arcPath } from "./arc-path";
import { symbolExtent } from "./extent";
import { markedText } from "./marked-text";
import { alongPin, BUBBLE_RADIUS, CLOCK_DEPTH, lineLength, NUMBER_SIZE, PIN_TEXT_SIZE, pinTexts } from "./pin-texts";
import { escapeText, mm } from "./svg-text";

/** Room around the drawing: 1.27 mm. */
const MARGIN = 12_700;
const DEFAULT_STROKE = 1_524;

const ANCHORS = { start: "start", middle: "middle", end: "end" } as const;
const BASELINES = { start: "0.72em", middle: "0.36em", end: "0" } as const;
const DASHES = { solid: "", dashed: "1.2 0.6", dotted: "0.2 0.6", "dash-dot": "1.2 0.6 0.2 0.6" } as const;

const point = ({ x, y }: Point): string => `${mm(x)} ${mm(y)}`;
const path = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(point).join("L")}${isClosed ? "Z" : ""}`;

function textElement(text: string, at: Point, rotation: number, style: TextStyle): string {
  const turn = rotation === 0 ? "" : ` transform="rotate(${-rotation} ${point(at)})"`;
  const weight = style.isBold ? ' font-weight="600"' : "";
  const slant = style.isItalic ? ' font-style="italic"' : "";
  return (
    `<text class="sym-text" x="${mm(at.x)}" y="${mm(at.y)}" dy="${BASELINES[style.vertical]}" font-size="${mm(style.size)}"` +
    ` text-anchor="${ANCHORS[style.horizontal]}"${weight}${slant}${turn}>${escapeText(text)}</text>`
  );
}

function outline(graphic: Exclude<Graphic, { shape: "text" }>): string {
  switch (graphic.shape) {
    case "rectangle": {
      const { from, to } = graphic;
      return path([from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }], true);
    }
    case "circle":
      return ellipsePath(graphic.center, graphic.radius, graphic.radius);
    case "ellipse":
      return ellipsePath(graphic.center, graphic.radiusX, graphic.radiusY);
    case "arc":
      return arcPath(graphic.start, graphic.mid, graphic.end);
    case "bezier": {
      const [start, ...controls] = graphic.points;
      return `M${point(start)}C${controls.map(point).join(" ")}`;
    }
    default:
      return path(graphic.points, graphic.shape === "polygon");
  }
}

function ellipsePath({ x, y }: Point, radiusX: number, radiusY: number): string {
  const arc = (to: number): string => `A${mm(radiusX)} ${mm(radiusY)} 0 0 1 ${mm(to)} ${mm(y)}`;
  return `M${mm(x - radiusX)} ${mm(y)}${arc(x + radiusX)}${arc(x - radiusX)}Z`;
}

function graphicElement(graphic: Graphic): string {
  if (graphic.shape === "text") return textElement(graphic.text, graphic.at, graphic.rotation, graphic.style);
  const { stroke, fill } = graphic;
  const width = stroke.width === 0 ? "" : ` stroke-width="${mm(stroke.width)}"`;
  const dash = stroke.line === "solid" ? "" : ` stroke-dasharray="${DASHES[stroke.line]}"`;
  const fills = { none: "sym-line", body: "sym-line sym-body", ink: "sym-line sym-ink" } as const;
  return `<path class="${fills[fill]}" d="${outline(graphic)}"${width}${dash}/>`;
}

/** Triangle of a clock, inside the body. */
function clockPath(pin: SymbolPin): string {
  const edge = alongPin(pin, pin.length);
  const tip = alongPin(pin, pin.length + CLOCK_DEPTH);
  const isUpright = pin.direction === "up" || pin.direction === "down";
  const side = (sign: number): Point =>
    isUpright ? { x: edge.x + sign * BUBBLE_RADIUS, y: edge.y } : { x: edge.x, y: edge.y + sign * BUBBLE_RADIUS };
  return path([side(-1), tip, side(1)]);
}

function pinElement(symbol: SchematicSymbol, pin: SymbolPin): string {
  if (pin.isHidden) return "";
  const isInverted = pin.shape.startsWith("inverted");
  const end = alongPin(pin, lineLength(pin));
  const bubble = isInverted ? ellipsePath(alongPin(pin, pin.length - BUBBLE_RADIUS), BUBBLE_RADIUS, BUBBLE_RADIUS) : "";
  const clock = pin.shape.endsWith("clock") ? clockPath(pin) : "";
  const texts = pinTexts(symbol, pin).map(({ kind, text, at, isUpright, align, isOnBaseline }) => {
    const size = kind === "name" ? PIN_TEXT_SIZE : NUMBER_SIZE;
    const turn = isUpright ? ` transform="rotate(-90 ${point(at)})"` : "";
    const shift = isOnBaseline ? "" : ' dy="0.36em"';
    return (
      `<text class="sym-pin-${kind}" x="${mm(at.x)}" y="${mm(at.y)}"${shift} font-size="${mm(size)}"` +
      ` text-anchor="${align}"${turn}>${markedText(text)}</text>`
    );
  });
  return `<path class="sym-pin" d="${path([pin.at, end])}${bubble}${clock}"/>${texts.join("")}`;
}

export interface SymbolSvgOptions {
  readonly unit?: number;
  readonly style?: number;
}

/**
 * Lengths are millimeters. Classes: sym-line (outlines), sym-body and sym-ink (fills), sym-text, sym-pin, sym-pin-name
 * and sym-pin-number.
 */
export function symbolSvg(symbol: SchematicSymbol, { unit = 1, style = 1 }: SymbolSvgOptions = {}): string {
  const { minX, minY, maxX, maxY } = symbolExtent(symbol, unit, style);
  const box = [minX - MARGIN, minY - MARGIN, maxX - minX + 2 * MARGIN, maxY - minY + 2 * MARGIN].map(mm).join(" ");
  const belongs = (of: number, wanted: number): boolean => of === 0 || of === wanted;
  const graphics = symbol.graphics.filter((drawn) => belongs(drawn.unit, unit) && belongs(drawn.style, style));
  const pins = pinsOf(symbol, unit, style);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" class="sym" fill="none" stroke="currentColor"` +
    ` stroke-width="${mm(DEFAULT_STROKE)}" stroke-linecap="round" stroke-linejoin="round" role="img"` +
    ` aria-label="${escapeText(symbol.name)}"><g>` +
    graphics.map(({ graphic }) => graphicElement(graphic)).join("") +
    pins.map((pin) => pinElement(symbol, pin)).join("") +
    "</g></svg>"
  ).replaceAll('<text class="', '<text fill="currentColor" stroke="none" class="');
}
