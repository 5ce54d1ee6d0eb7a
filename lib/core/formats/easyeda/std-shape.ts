// Shapes of EasyEDA Standard, by the pages "EasyEDA document format". Y points down.
import {
  type EasyedaImage,
  type EasyedaLook,
  type EasyedaPoint,
  type EasyedaShape,
  type EasyedaText,
  quarterTurn,
} from "./drawn";
import { readSvgPath } from "./svg-path";

export interface StdPin {
  readonly at: EasyedaPoint;
  /** From the connection point to the body. */
  readonly vector: EasyedaPoint;
  readonly name: string;
  readonly showsName: boolean;
  readonly number: string;
  readonly showsNumber: boolean;
  /** 0 undefined, 1 input, 2 output, 3 both, 4 supply. */
  readonly electric: number;
  readonly isShown: boolean;
  readonly isInverted: boolean;
  readonly isClock: boolean;
}

export type StdDrawing =
  | { readonly kind: "shape"; readonly shapes: readonly EasyedaShape[] }
  /** `role`: "N" the value, "P" the designator of a part, "L" any text. */
  | { readonly kind: "text"; readonly role: string; readonly text: EasyedaText; readonly tag: string }
  | { readonly kind: "image"; readonly image: EasyedaImage };

export interface StdLibrary {
  readonly kind: "library";
  readonly id: string;
  readonly at: EasyedaPoint;
  /** Degrees clockwise. */
  readonly rotation: number;
  readonly parameters: ReadonlyMap<string, string>;
  readonly pins: readonly StdPin[];
  /** In the axes of the sheet, as the pins. */
  readonly drawings: readonly StdDrawing[];
  readonly unknown: readonly string[];
  readonly isOnBoard: boolean;
  readonly isInBom: boolean;
  /** Frame of the sheet rather than a part: its outer box. */
  readonly frame: { readonly from: EasyedaPoint; readonly to: EasyedaPoint } | null;
}

export type StdShape =
  | StdDrawing
  | StdLibrary
  | { readonly kind: "wire" | "bus"; readonly points: readonly EasyedaPoint[] }
  | { readonly kind: "junction" | "no-connect"; readonly at: EasyedaPoint }
  | { readonly kind: "label"; readonly at: EasyedaPoint; readonly rotation: 0 | 90 | 180 | 270; readonly name: string }
  | {
      readonly kind: "flag";
      /** "part_netLabel_gnD" */
      readonly part: string;
      readonly at: EasyedaPoint;
      readonly rotation: 0 | 90 | 180 | 270;
      readonly name: string;
      readonly shapes: readonly EasyedaShape[];
    }
  | { readonly kind: "bus-entry"; readonly from: EasyedaPoint; readonly to: EasyedaPoint }
  | { readonly kind: "unknown"; readonly name: string };

const MAX_COORDINATE = 100_000;

/** NaN for what is none, or lies beyond any sheet. */
function numberOf(text: string | undefined): number {
  const value = text === undefined || text.trim() === "" ? NaN : Number(text);
  return Math.abs(value) <= MAX_COORDINATE ? value : NaN;
}

const isPoint = ({ x, y }: EasyedaPoint): boolean => Number.isFinite(x) && Number.isFinite(y);

function pointsOf(text: string | undefined): EasyedaPoint[] {
  const numbers = (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(numberOf);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? NaN }] : [])).filter(isPoint);
}

const LINES: readonly EasyedaLook["line"][] = ["solid", "dashed", "dotted", "dash-dot"];

/** "color~width~style~fill" */
function lookOf([color = "", width = "", style = "", fill = ""]: readonly string[]): EasyedaLook {
  const isEmpty = fill === "" || fill === "none" || fill === "transparent" || fill === "null";
  const thickness = numberOf(width);
  return {
    width: Number.isFinite(thickness) && thickness >= 0 ? thickness : undefined,
    line: LINES[Number(style)] ?? "solid",
    fill: isEmpty ? "none" : fill.toLowerCase() === color.toLowerCase() ? "ink" : "body",
  };
}

const pathShapes = (path: string, look: EasyedaLook): EasyedaShape[] =>
  readSvgPath(path)
    .filter(({ points }) => points.every(isPoint))
    .map(({ points, isClosed }) => ({ form: "path", points, isClosed, look }));

function polyline(points: readonly EasyedaPoint[], look: EasyedaLook, isClosed: boolean): EasyedaShape[] {
  return points.length > 1 ? [{ form: "path", points, isClosed, look }] : [];
}

function ellipse(words: readonly string[], radiusY: string | undefined, look: EasyedaLook): EasyedaShape[] {
  const [x = NaN, y = NaN, rx = NaN] = words.slice(0, 3).map(numberOf);
  const ry = radiusY === undefined ? rx : numberOf(radiusY);
  if (![x, y, rx, ry].every(Number.isFinite)) return [];
  return [{ form: "ellipse", center: { x, y }, radiusX: Math.abs(rx), radiusY: Math.abs(ry), look }];
}

function rectangle(words: readonly string[]): EasyedaShape[] {
  const [x = NaN, y = NaN, , , width = NaN, height = NaN] = words.slice(0, 6).map(numberOf);
  if (![x, y, width, height].every(Number.isFinite)) return [];
  const look = lookOf(words.slice(6));
  return [{ form: "rectangle", from: { x, y }, to: { x: x + width, y: y + height }, look }];
}

/** The shapes of a graphic; undefined for what is none. */
function shapesOf(kind: string, words: readonly string[]): EasyedaShape[] | undefined {
  switch (kind) {
    case "PL":
      return polyline(pointsOf(words[0]), lookOf(words.slice(1)), false);
    case "PG":
      return polyline(pointsOf(words[0]), lookOf(words.slice(1)), true);
    case "L":
      return polyline(pointsOf(words.slice(0, 4).join(" ")), lookOf(words.slice(4)), false);
    case "PT":
      return pathShapes(words[0] ?? "", lookOf(words.slice(1)));
    case "A":
      return pathShapes(words[0] ?? "", lookOf(words.slice(2)));
    case "E":
      return ellipse(words, words[3], lookOf(words.slice(4)));
    case "C":
      return ellipse(words, undefined, lookOf(words.slice(3)));
    case "R":
      return rectangle(words);
    default:
      return undefined;
  }
}

/** "9pt" is three quarters of the same number of pixels, which are units. */
function fontSize(text: string): number {
  const size = Number.parseFloat(text);
  return Number.isFinite(size) && size > 0 && size < 1_000 ? (size * 4) / 3 : (7 * 4) / 3;
}

const ANCHORS: Readonly<Record<string, EasyedaText["horizontal"]>> = { start: "start", middle: "middle", end: "end" };

/** "T~role~x~y~rotation~color~family~size~weight~style~baseline~type~text~visible~anchor~id~locked~tag" */
function readText(words: readonly string[]): StdDrawing | null {
  const [role = "", x, y, rotation, , , size = "", weight = "", style = "", , , text = "", visible, anchor = ""] =
    words;
  const at = { x: numberOf(x), y: numberOf(y) };
  if (!isPoint(at)) return null;
  const drawn: EasyedaText = {
    ...{ at, rotation: quarterTurn(-Number(rotation)), text: text.replaceAll("\\n", "\n"), size: fontSize(size) },
    ...{ isBold: /bold|[6-9]00/i.test(weight), isItalic: /italic|oblique/i.test(style) },
    ...{ horizontal: ANCHORS[anchor] ?? "start", vertical: "end", isVisible: visible !== "0" },
  };
  return { kind: "text", role, text: drawn, tag: words[16] ?? "" };
}

/** "I~x~y~width~height~rotation~address", and with other fields before them in frames. */
function readImage(words: readonly string[], first: number): StdDrawing | null {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = words.slice(first, first + 4).map(numberOf);
  const source = words.find((word) => /^(?:data:|https?:|\/\/)/.test(word)) ?? "";
  if (![x, y, width, height].every(Number.isFinite)) return null;
  return { kind: "image", image: { at: { x, y }, width: Math.abs(width), height: Math.abs(height), source } };
}

/** "show~x~y~rotation~text~..." of a pin's name or number. */
const pinText = (segment: string | undefined): readonly [boolean, string] => {
  const words = (segment ?? "").split("~");
  return [words[0] === "1", words[4] ?? ""];
};

/** "P~display~electric~number~x~y~rotation~id~locked^^hot point^^line^^name^^number^^dot^^clock" */
function readPin(text: string): StdPin | null {
  const [head = "", hot = "", line = "", name, number, dot = "", clock = ""] = text.split("^^");
  const words = head.split("~");
  const [at] = pointsOf(hot.replaceAll("~", " "));
  if (!at) return null;
  const [path] = readSvgPath(line.split("~")[0] ?? "");
  const far = path?.points.at(-1) ?? at;
  const near = path?.points[0] ?? at;
  // The line may be drawn from the body outward.
  const isInward = Math.hypot(near.x - at.x, near.y - at.y) <= Math.hypot(far.x - at.x, far.y - at.y);
  const inner = isInward ? far : near;
  const [showsName, shownName] = pinText(name);
  const [showsNumber, shownNumber] = pinText(number);
  return {
    ...{ at, vector: { x: inner.x - at.x, y: inner.y - at.y }, name: shownName, showsName },
    ...{ number: shownNumber === "" ? (words[3] ?? "") : shownNumber, showsNumber, electric: Number(words[2]) || 0 },
    ...{ isShown: words[1] !== "hide", isInverted: dot.startsWith("1"), isClock: clock.startsWith("1") },
  };
}

/** "package`R0603`spicePre`R`" */
function readParameters(text: string): Map<string, string> {
  const words = text.split("`");
  const parameters = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) parameters.set(words[at] ?? "", words[at + 1] ?? "");
  return parameters;
}

function readDrawing(text: string): StdDrawing | null {
  const [kind = "", ...words] = text.split("~");
  if (kind === "T") return readText(words);
  if (kind === "I") return readImage(words, 0);
  if (kind === "Pimage") return readImage(words, 5);
  const shapes = shapesOf(kind, words);
  return shapes && shapes.length > 0 ? { kind: "shape", shapes } : null;
}

/** "LIB~x~y~parameters~rotation~import~id~uuid~uuid~locked~bind~on board~in BOM", then its parts between "#@$". */
function readLibrary(text: string): StdLibrary | null {
  const [head = "", ...children] = text.split("#@$");
  const [, x, y, parameters = "", rotation = "", , id = "", , , , , onBoard, inBom] = head.split("~");
  const at = { x: numberOf(x), y: numberOf(y) };
  if (!isPoint(at)) return null;
  const pins: StdPin[] = [];
  const drawings: StdDrawing[] = [];
  const unknown: string[] = [];
  let frame: StdLibrary["frame"] = null;
  for (const child of children) {
    const kind = child.slice(0, child.indexOf("~"));
    const item = kind === "P" ? readPin(child) : readDrawing(child);
    if (!item) unknown.push(kind);
    else if ("vector" in item) pins.push(item);
    else drawings.push(item);
    const [box] = item && "kind" in item && item.kind === "shape" ? item.shapes : [];
    if (/~frame_outbox/.test(child) && box?.form === "rectangle") frame = { from: box.from, to: box.to };
  }
  const turn = Number(rotation) || 0;
  return {
    ...{
      kind: "library",
      id,
      at,
      rotation: turn,
      parameters: readParameters(parameters),
      pins,
      drawings,
      unknown,
      frame,
    },
    ...{ isOnBoard: onBoard !== "no", isInBom: inBom !== "no" },
  };
}

/** "F~part~x~y~rotation~id~locked^^x~y^^name~color~x~y~rotation~anchor~visible~font~size^^shapes" */
function readFlag(text: string): StdShape | null {
  const [head = "", hot = "", named = "", ...drawn] = text.split("^^");
  const [, part = "", x, y, rotation] = head.split("~");
  const at = pointsOf(hot.replaceAll("~", " "))[0] ?? { x: numberOf(x), y: numberOf(y) };
  if (!isPoint(at)) return null;
  const shapes = drawn.flatMap((shape) => {
    const [kind = "", ...words] = shape.split("~");
    return shapesOf(kind, words) ?? [];
  });
  return { kind: "flag", part, at, rotation: quarterTurn(-Number(rotation)), name: named.split("~")[0] ?? "", shapes };
}

function readPlaced(kind: string, words: readonly string[]): StdShape | null {
  const at = { x: numberOf(words[0]), y: numberOf(words[1]) };
  if (!isPoint(at)) return null;
  if (kind === "N") {
    const isBackward = words[6] === "end";
    return {
      kind: "label",
      at,
      rotation: quarterTurn(-Number(words[2]) + (isBackward ? 180 : 0)),
      name: words[4] ?? "",
    };
  }
  return { kind: kind === "J" ? "junction" : "no-connect", at };
}

export function readStdShape(text: string): StdShape {
  const [kind = "", ...words] = text.split("~");
  const unknown: StdShape = { kind: "unknown", name: kind };
  switch (kind) {
    case "W":
    case "B": {
      const points = pointsOf(words[0]);
      return points.length > 1 ? { kind: kind === "W" ? "wire" : "bus", points } : unknown;
    }
    case "BE": {
      const [from, to] = pointsOf(words.slice(1, 5).join(" "));
      return from && to ? { kind: "bus-entry", from, to } : unknown;
    }
    case "J":
    case "O":
    case "N":
      return readPlaced(kind, words) ?? unknown;
    case "F":
      return readFlag(text) ?? unknown;
    case "LIB":
      return readLibrary(text) ?? unknown;
    default:
      return readDrawing(text) ?? unknown;
  }
}
