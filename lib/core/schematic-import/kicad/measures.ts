// Lengths, texts and shapes of KiCad's files as ours.
import type { KicadStroke } from "@/lib/core/formats/kicad/fields";
import type { KicadTextEffects } from "@/lib/core/formats/kicad/text";
import type { Vec2 } from "@/lib/base/vec2";
import type { Fill, Rotation, Stroke, TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import { sizeOfCapitals } from "@/lib/core/schematic/paint/text-metrics";
import { MAX_COORDINATE, type Point, toUnits } from "@/lib/core/schematic/model/units";

/** Null for a length that is no number or beyond what a sheet can hold. */
export function lengthOf(mm: number | undefined): number | null {
  const length = toUnits(mm ?? NaN) + 0;
  return Math.abs(length) <= MAX_COORDINATE ? length : null;
}

/** Null for a point without coordinates, or beyond what a sheet can hold. */
export function pointOf(at: Vec2 | { readonly x: number; readonly y: number } | undefined): Point | null {
  if (!at) return null;
  const [x, y] = "x" in at ? [lengthOf(at.x), lengthOf(at.y)] : [lengthOf(at[0]), lengthOf(at[1])];
  return x === null || y === null ? null : { x, y };
}

export function pointsOf(points: readonly Vec2[]): Point[] {
  return points.flatMap((point) => pointOf(point) ?? []);
}

/** The nearest quarter turn, counter-clockwise. */
export function rotationOf(angleDeg: number | undefined): Rotation {
  const quarters = Math.round((angleDeg ?? 0) / 90) % 4;
  return (((quarters + 4) % 4) * 90) as Rotation;
}

const LINES: Readonly<Record<string, Stroke["line"]>> = {
  ...{ dash: "dashed", dot: "dotted", dash_dot: "dash-dot", dash_dot_dot: "dash-dot" },
};

/** A negative width is no outline at all, which we do not have: it is drawn as thin as can be. */
export function strokeOf(stroke: KicadStroke | undefined): Stroke {
  const width = stroke?.widthMm ?? 0;
  const line = Object.hasOwn(LINES, stroke?.type ?? "") ? LINES[stroke?.type ?? ""] : undefined;
  return { width: Math.max(0, lengthOf(width) ?? 0), line: line ?? "solid" };
}

export function fillOf(fill: string): Fill {
  if (fill === "outline") return "ink";
  return fill === "background" || fill === "color" ? "body" : "none";
}

const DEFAULT_SIZE_MM = 1.27;
const MAX_SIZE = 1_000_000;

/** KiCad's size of a text is the height of its capitals. */
const sizeOf = (heightMm: number): number =>
  Math.min(MAX_SIZE, Math.max(1, sizeOfCapitals(Math.abs(lengthOf(heightMm) ?? 0))));

/** The size of a label, an entry or a pin's text by its name in a record; nothing where it is our usual one. */
export function ownSize<K extends string>(
  name: K,
  heightMm: number | undefined,
  usual: number,
): Partial<Record<K, number>> {
  const size = sizeOf(heightMm ?? DEFAULT_SIZE_MM);
  const sizes: Partial<Record<string, number>> = size === usual ? {} : { [name]: size };
  return sizes;
}

/** KiCad centers a text about its anchor unless `justify` says otherwise. */
export function textStyleOf({ font, justify }: KicadTextEffects): TextStyle {
  const align = (start: string, end: string): TextAlign =>
    justify.includes(start) ? "start" : justify.includes(end) ? "end" : "middle";
  return {
    size: sizeOf(font?.heightMm ?? DEFAULT_SIZE_MM),
    ...{ isBold: font?.isBold ?? false, isItalic: font?.isItalic ?? false },
    ...{ horizontal: align("left", "right"), vertical: align("top", "bottom") },
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ slash: "/", backslash: "\\", space: " ", quote: "'", dblquote: '"', lt: "<", gt: ">", colon: ":" },
  ...{ bar: "|", tab: "\t", return: "\n", tilde: "~", brace: "{", less: "<", greater: ">" },
};

/** KiCad writes characters that have a meaning in names as words: "{slash}". */
export const unescapeText = (text: string): string =>
  text.includes("{")
    ? text.replace(/\{(\w+)\}/g, (whole, word: string) =>
        Object.hasOwn(ESCAPES, word) ? (ESCAPES[word] ?? whole) : whole,
      )
    : text;

/** KiCad reads a line feed at the end of a text as the end of its last line. */
export const withoutLastFeed = (text: string): string => text.replace(/\r?\n$/, "");

/** Until early in version 6 an overbar began and ended with "~". */
const OVERBAR_VERSION = 20210606;

export function overbarsOf(text: string, version: number): string {
  if (version >= OVERBAR_VERSION || version === 0 || !text.includes("~")) return text;
  return text.replace(/~([^~\s]+)~?/g, "~{$1}");
}
