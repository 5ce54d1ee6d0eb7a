// Shapes and texts that sheets and symbols of LTspice share.
import { integersOf, type LtspiceLine, type LtspicePoint, restAfter } from "./ltspice-lines";

/** 0 solid, 1 dashed, 2 dotted, 3 dash-dot, 4 dash-dot-dot. */
interface Drawn {
  readonly line: number;
  readonly style: number;
}

export type LtspiceShape =
  | (Drawn & { readonly shape: "line" | "rectangle"; readonly from: LtspicePoint; readonly to: LtspicePoint })
  /** Ellipse in the box between two corners. */
  | (Drawn & { readonly shape: "circle"; readonly from: LtspicePoint; readonly to: LtspicePoint })
  /** Part of the ellipse in the box, counter-clockwise on the sheet from the ray to `start` to the ray to `end`. */
  | (Drawn & {
      readonly shape: "arc";
      readonly from: LtspicePoint;
      readonly to: LtspicePoint;
      readonly start: LtspicePoint;
      readonly end: LtspicePoint;
    });

const LTSPICE_JUSTIFICATIONS = ["LEFT", "CENTER", "RIGHT", "TOP", "BOTTOM"] as const;

export interface LtspiceJustification {
  /** The anchor's place at the text: LEFT is at its start and half its height, TOP above its middle. */
  readonly anchor: (typeof LTSPICE_JUSTIFICATIONS)[number];
  /** Reads from below to above. */
  readonly isUpright: boolean;
  readonly isVisible: boolean;
}

/** Keywords with the numbers behind the name of the line's width. */
const SHAPES: Readonly<Record<string, readonly [LtspiceShape["shape"], number]>> = {
  LINE: ["line", 4],
  RECTANGLE: ["rectangle", 4],
  CIRCLE: ["circle", 4],
  ARC: ["arc", 8],
};

export const isShape = (keyword: string): boolean => Object.hasOwn(SHAPES, keyword);

/** "LINE Normal x1 y1 x2 y2 style", the style left out if the line is solid. Null if a number is missing. */
export function readShape({ line, keyword, rest }: LtspiceLine): LtspiceShape | null {
  const [shape, count] = SHAPES[keyword] ?? ["line", 4];
  const numbers = integersOf(restAfter(rest, 1), count);
  if (!numbers) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0] = numbers;
  const [style = 0] = integersOf(restAfter(rest, 1 + count), 1) ?? [];
  const box = { line, style, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
  return shape === "arc" ? { shape, ...box, start: { x: x3, y: y3 }, end: { x: x4, y: y4 } } : { shape, ...box };
}

/** "Left", "VTop", "Invisible"; anything else is "Left". */
export function readJustification(word: string): LtspiceJustification {
  const upper = word.toUpperCase();
  const isUpright = upper.startsWith("V");
  const name = isUpright ? upper.slice(1) : upper;
  const anchor = LTSPICE_JUSTIFICATIONS.find((known) => known === name) ?? "LEFT";
  return { anchor, isUpright, isVisible: upper !== "INVISIBLE" };
}
