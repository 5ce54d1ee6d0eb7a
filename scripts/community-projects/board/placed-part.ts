// A part on the board, and where its lands are.

import { present } from "@/lib/base/assert";
import type { Point, Shape } from "../../sample-boards/sheet";
import type { NetPart } from "../netlist";
import { type LandPattern, landPattern } from "./land-patterns";

export type Turns = 0 | 1 | 2 | 3;

export interface PlacedPart {
  readonly designator: string;
  readonly value: string;
  readonly pattern: LandPattern;
  readonly x: number;
  readonly y: number;
  readonly turns: Turns;
}

export interface PlacedLand {
  /** "U1.3". */
  readonly end: string;
  readonly at: Point;
  readonly shape: Shape;
  readonly drill: number | null;
  readonly slot: Point | null;
}

export const onBoard = ({ designator, footprint, value }: NetPart): PlacedPart => ({
  ...{ designator, value, pattern: landPattern(footprint), x: 0, y: 0, turns: 0 },
});

/** Counter-clockwise by quarter turns. */
export function turned([x, y]: Point, turns: Turns): Point {
  if (turns === 1) return [-y, x];
  if (turns === 2) return [-x, -y];
  return turns === 3 ? [y, -x] : [x, y];
}

export type Box = readonly [left: number, bottom: number, right: number, top: number];

export function turnedBox([left, bottom, right, top]: Box, turns: Turns): Box {
  const [a, b] = [turned([left, bottom], turns), turned([right, top], turns)];
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}

export function boxOn({ x, y, turns }: PlacedPart, box: Box): Box {
  const [left, bottom, right, top] = turnedBox(box, turns);
  return [left + x, bottom + y, right + x, top + y];
}

export const courtOn = (part: PlacedPart): Box => boxOn(part, part.pattern.court);

/** Boxes without copper on either layer. */
export const keepOutsOf = (parts: readonly PlacedPart[]): Box[] =>
  parts.flatMap((part) => (part.pattern.keepOut ? [boxOn(part, part.pattern.keepOut)] : []));

export const isWithin = ([x, y]: Point, [left, bottom, right, top]: Box): boolean =>
  x > left && x < right && y > bottom && y < top;

const turnedShape = (shape: Shape, turns: Turns): Shape =>
  shape.kind === "circle" || turns % 2 === 0 ? shape : { ...shape, w: shape.h, h: shape.w };

export function landsOf(part: PlacedPart): PlacedLand[] {
  const { designator, pattern, x, y, turns } = part;
  return pattern.lands.map(({ pin, at, shape, drill, slot }) => {
    const [dx, dy] = turned(at, turns);
    const along = slot ? turned(slot, turns) : null;
    return {
      end: `${designator}.${pin}`,
      ...{ at: [x + dx, y + dy], shape: turnedShape(shape, turns), drill: drill ?? null, slot: along },
    };
  });
}

/** Net names by "U1.3". */
export const netsByEnd = (nets: readonly { name: string; pins: readonly string[] }[]): Map<string, string> =>
  new Map(nets.flatMap(({ name, pins }) => pins.map((end) => [end, name] as const)));

export const sizeOf = (shape: Shape): readonly [number, number] =>
  shape.kind === "circle" ? [shape.d, shape.d] : [shape.w, shape.h];

export const partNamed = (parts: readonly PlacedPart[], name: string): PlacedPart =>
  present(
    parts.find(({ designator }) => designator === name),
    name,
  );
