// Primitives that a sheet is painted with: the same for the screen, SVG and PDF. Lengths are units of the sheet.
import type { LINE_STYLES, TextAlign } from "../model/graphic";
import type { Point } from "../model/units";

/** What a primitive belongs to; a theme gives each its color. */
export type Ink =
  | "wire"
  | "bus"
  | "symbol"
  | "pin-number"
  | "pin-name"
  | "designator"
  | "field"
  | "power"
  | "net-label"
  | "port"
  | "sheet"
  | "no-connect"
  | "text"
  | "drawing"
  | "frame"
  | "probe";

/** Arcs, circles and ellipses are cubic curves already. */
export type PathCommand =
  | readonly ["M" | "L", x: number, y: number]
  | readonly ["C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ["Z"];

export interface PathPrimitive {
  readonly kind: "path";
  readonly ink: Ink;
  readonly commands: readonly PathCommand[];
  /** 0 has no outline. */
  readonly width: number;
  readonly line: (typeof LINE_STYLES)[number];
  /** "body" is the color of symbol bodies, "ink" that of the outline. */
  readonly fill: "none" | "body" | "ink";
}

export interface TextPrimitive {
  readonly kind: "text";
  readonly ink: Ink;
  /** One line; parts in "~{...}" have an overbar. */
  readonly text: string;
  readonly at: Point;
  /** Height of the letters' em. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly align: TextAlign;
  /** Where the anchor stands on the text's height. */
  readonly baseline: "top" | "middle" | "alphabetic" | "bottom";
  /** 90 reads from below to above. */
  readonly rotation: 0 | 90;
}

export interface ImagePrimitive {
  readonly kind: "image";
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Handle of a file of the project. */
  readonly file: string;
}

export type Primitive = PathPrimitive | TextPrimitive | ImagePrimitive;
