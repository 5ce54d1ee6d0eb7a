// Lengths of schematics are integers of 100 nm, as in KiCad; y points down on the sheet and in symbols.

export const UNITS_PER_MM = 10_000;

/** Default grid of pins and wires: 1.27 mm. */
export const GRID = 12_700;

export const toUnits = (mm: number): number => Math.round(mm * UNITS_PER_MM);
export const toMm = (units: number): number => units / UNITS_PER_MM;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Coordinates beyond ±3.35 m are refused by the document's schema, so that a point fits one exact number. */
export const MAX_COORDINATE = 2 ** 25 - 1;

/** One number for each point of the sheet, as the key of a map. */
export const pointKey = ({ x, y }: Point): number => (x + 2 ** 25) * 2 ** 26 + (y + 2 ** 25);
