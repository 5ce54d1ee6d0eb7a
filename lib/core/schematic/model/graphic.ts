// Drawn shapes of symbols and sheets.
import type { Point } from "./units";

export const LINE_STYLES = ["solid", "dashed", "dotted", "dash-dot"] as const;

export interface Stroke {
  /** 0 is the default width. */
  readonly width: number;
  readonly line: (typeof LINE_STYLES)[number];
}

/** "body" is the color of symbol bodies, "ink" that of their outline. */
export type Fill = "none" | "body" | "ink";

interface Shape {
  readonly stroke: Stroke;
  readonly fill: Fill;
}

export type TextAlign = "start" | "middle" | "end";

export interface TextStyle {
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly horizontal: TextAlign;
  readonly vertical: TextAlign;
}

export type Graphic =
  | (Shape & { readonly shape: "line"; readonly points: readonly [Point, Point] })
  | (Shape & { readonly shape: "polyline" | "polygon"; readonly points: readonly Point[] })
  | (Shape & { readonly shape: "rectangle"; readonly from: Point; readonly to: Point })
  | (Shape & { readonly shape: "circle"; readonly center: Point; readonly radius: number })
  | (Shape & { readonly shape: "ellipse"; readonly center: Point; readonly radiusX: number; readonly radiusY: number })
  /** Through a point between its ends. */
  | (Shape & { readonly shape: "arc"; readonly start: Point; readonly mid: Point; readonly end: Point })
  | (Shape & { readonly shape: "bezier"; readonly points: readonly [Point, Point, Point, Point] })
  | {
      readonly shape: "text";
      readonly at: Point;
      readonly text: string;
      readonly rotation: Rotation;
      readonly style: TextStyle;
    };

/** Degrees counter-clockwise. */
export type Rotation = 0 | 90 | 180 | 270;
