// From Altium's units of 10 mil, y up from the lower edge of the sheet, to ours.
import type { AltiumPoint } from "@/lib/core/formats/altium/schematic-fields";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";

const UNITS = 2_540;

/** 65.3 in, where Altium's sheets end at 65: sums and differences of two coordinates are still within the schema's limit. */
const LIMIT = 16_600_000;

const clipped = (value: number): number => Math.max(-LIMIT, Math.min(LIMIT, value)) + 0;

/** A length. Not negative, as the schema wants it. */
export const toLength = (value: number): number => clipped(Math.max(0, Math.round(value * UNITS)));

/** Gives the points of one sheet. Each is rounded by itself, so that points that are equal in the file stay equal. */
export type ToPoint = (at: AltiumPoint) => Point;

export function pointMapper(heightUnits: number): ToPoint {
  return ({ x, y }) => ({ x: clipped(Math.round(x * UNITS)), y: clipped(heightUnits - Math.round(y * UNITS)) });
}

/** ORIENTATION counts quarter turns counter-clockwise. */
const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

export const toRotation = (orientation: number): Rotation => ROTATIONS[((orientation % 4) + 4) % 4] ?? 0;

/** A unit vector in a direction given as quarter turns from "to the right", y up. */
const VECTORS: readonly AltiumPoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export function along({ x, y }: AltiumPoint, orientation: number, distance: number): AltiumPoint {
  const vector = VECTORS[orientation & 3] ?? { x: 1, y: 0 };
  return { x: x + vector.x * distance, y: y + vector.y * distance };
}
