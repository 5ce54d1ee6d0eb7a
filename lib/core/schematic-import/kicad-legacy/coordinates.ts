// Mils of KiCad's old files in units of ours, and orientations.
import type { LegacyField } from "@/lib/core/formats/kicad-legacy/field";
import type { TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import { type Mirror, place, type Placement } from "@/lib/core/schematic/model/placement";
import { MAX_COORDINATE, type Point } from "@/lib/core/schematic/model/units";
import { sizeOfCapitals } from "@/lib/core/schematic/paint/text-metrics";
import { lookUp } from "../look-up";

export const UNITS_PER_MIL = 254;

/** A quarter of the schema's limit, so that a pin of a component is within it, too. */
const MAX = Math.floor(MAX_COORDINATE / 4);

/** A coordinate that is no number counts as 0. */
export const units = (mils: number): number =>
  Number.isFinite(mils) ? Math.max(-MAX, Math.min(MAX, Math.round(mils * UNITS_PER_MIL))) + 0 : 0;

/** A point of a sheet, whose y points down already. */
export const toPoint = ({ x, y }: Point): Point => ({ x: units(x), y: units(y) });

/** A point of a symbol, whose y points up. */
export const toSymbolPoint = ({ x, y }: Point): Point => ({ x: units(x), y: 0 - units(y) });

export type Matrix = readonly [a: number, b: number, c: number, d: number];
export type Orientation = Pick<Placement, "rotation" | "mirror">;

const ORIENTATIONS: readonly Orientation[] = (["none", "x", "y"] satisfies Mirror[]).flatMap((mirror) =>
  ([0, 90, 180, 270] as const).map((rotation) => ({ rotation, mirror })),
);

/** Null for a matrix that is no orientation. */
export function orientationOf([a, b, c, d]: Matrix): Orientation | null {
  const found = ORIENTATIONS.find((orientation) => {
    const placement = { at: { x: 0, y: 0 }, ...orientation };
    const [right, down] = [place({ x: 1, y: 0 }, placement), place({ x: 0, y: 1 }, placement)];
    return right.x === a && right.y === c && down.x === -b && down.y === -d;
  });
  return found ?? null;
}

/** A vector of a symbol, whose y points up, on the sheet. */
export const applied = ({ x, y }: Point, [a, b, c, d]: Matrix): Point => ({ x: a * x + b * y, y: c * x + d * y });

const HORIZONTAL: Readonly<Record<string, TextAlign>> = { L: "start", C: "middle", R: "end" };
const VERTICAL: Readonly<Record<string, TextAlign>> = { T: "start", C: "middle", B: "end" };
const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

export interface StandingText {
  readonly rotation: 0 | 90;
  readonly style: TextStyle;
}

/** Size of a text whose capitals are of a height in mils. */
export const textSize = (mils: number): number => sizeOfCapitals(Math.max(0, units(mils)));

type FieldText = Pick<LegacyField, "isUpright" | "size" | "horizontal" | "vertical" | "isItalic" | "isBold">;

export const IDENTITY: Matrix = [1, 0, 0, -1];

/** Texts keep the place that they take, and read from the left or from below. */
export function standText(text: FieldText, matrix: Matrix = IDENTITY): StandingText {
  const reading = applied(text.isUpright ? { x: 0, y: 1 } : { x: 1, y: 0 }, matrix);
  const above = applied(text.isUpright ? { x: -1, y: 0 } : { x: 0, y: 1 }, matrix);
  const isUpright = reading.x === 0;
  const isBackward = isUpright ? reading.y > 0 : reading.x < 0;
  const isOverturned = isUpright ? above.x > 0 : above.y > 0;
  const [along, across] = [
    lookUp(HORIZONTAL, text.horizontal) ?? "middle",
    lookUp(VERTICAL, text.vertical) ?? "middle",
  ];
  return {
    rotation: isUpright ? 90 : 0,
    style: {
      ...{ size: textSize(text.size), isBold: text.isBold, isItalic: text.isItalic },
      horizontal: isBackward ? OPPOSITE[along] : along,
      vertical: isOverturned ? OPPOSITE[across] : across,
    },
  };
}
