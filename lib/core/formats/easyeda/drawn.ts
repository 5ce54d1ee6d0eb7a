// Shapes and texts that EasyEDA's formats share. Units of 10 mil; the axes are those of the file.

export type EasyedaFailure = "DAMAGED" | "TOO_LARGE";

export interface EasyedaPoint {
  readonly x: number;
  readonly y: number;
}

export interface EasyedaLook {
  /** Units; undefined where the file does not say it. */
  readonly width: number | undefined;
  readonly line: "solid" | "dashed" | "dotted" | "dash-dot";
  readonly fill: "none" | "body" | "ink";
}

export type EasyedaShape = { readonly look: EasyedaLook } & (
  | { readonly form: "path"; readonly points: readonly EasyedaPoint[]; readonly isClosed: boolean }
  | { readonly form: "rectangle"; readonly from: EasyedaPoint; readonly to: EasyedaPoint }
  | { readonly form: "ellipse"; readonly center: EasyedaPoint; readonly radiusX: number; readonly radiusY: number }
  /** Through a point between its ends. */
  | {
      readonly form: "arc";
      readonly start: EasyedaPoint;
      readonly middle: EasyedaPoint;
      readonly end: EasyedaPoint;
    }
);

export interface EasyedaText {
  readonly at: EasyedaPoint;
  /** Degrees counter-clockwise as seen. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly text: string;
  /** Height of the font, units. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly horizontal: "start" | "middle" | "end";
  readonly vertical: "start" | "middle" | "end";
  readonly isVisible: boolean;
}

export interface EasyedaImage {
  /** Upper left corner as seen. */
  readonly at: EasyedaPoint;
  readonly width: number;
  readonly height: number;
  /** A data URL, or the address of a file that the document does not hold. */
  readonly source: string;
}

/** The nearest multiple of 90 degrees. */
export function quarterTurn(degrees: number): 0 | 90 | 180 | 270 {
  const turns = Math.round((Number.isFinite(degrees) ? degrees : 0) / 90);
  return ([0, 90, 180, 270] as const)[((turns % 4) + 4) % 4] ?? 0;
}
