// A pad of an Altium board saved as text, as the drawing of pads takes it.

import {
  CIRCLE,
  type Look,
  OCTAGON,
  type Pad,
  type PadExtra,
  RECTANGLE,
  ROUNDED,
  SLOT,
} from "@/lib/core/native-board/altium/draw-pad";
import { NONE } from "@/lib/core/native-board/altium/record-reader";
import type { TextRecord } from "@/lib/core/native-board/altium/text-record";

const SHAPES: Record<string, number> = {
  ROUND: CIRCLE,
  RECTANGLE,
  OCTAGONAL: OCTAGON,
  ROUNDEDRECTANGLE: ROUNDED,
  ROUNDRECT: ROUNDED,
};
/** Every side has its own look. */
const BY_SIDE = 1;
const ALL_LAYERS = 32;

export function padOf(record: TextRecord): Pad {
  const [top, middle, bottom] = [lookOf(record, "TOP"), lookOf(record, "MID"), lookOf(record, "BOT")];
  return {
    name: record.text("NAME"),
    layer: record.layer("LAYER"),
    isTentedTop: record.isTrue("TENTINGTOP"),
    isTentedBottom: record.isTrue("TENTINGBOTTOM"),
    net: record.index("NET", NONE),
    component: record.index("COMPONENT", NONE),
    at: record.pointMm("X", "Y"),
    ...{ top, middle, bottom },
    holeMm: record.mm("HOLESIZE") || 0,
    degrees: record.number("ROTATION") || 0,
    isPlated: !/^false$/i.test(record.text("PLATED").trim()),
    // A simple pad may name its sides all the same; where they are alike both readings are one.
    mode: record.index("PADMODE", 0) === 0 ? 0 : BY_SIDE,
    pasteMm: manual(record, "PASTEMASKEXPANSION"),
    maskMm: manual(record, "SOLDERMASKEXPANSION"),
    holeDegrees: record.number("HOLEROTATION") || 0,
  };
}

/** Without a word for the side the pad's own look. */
function lookOf(record: TextRecord, side: "TOP" | "MID" | "BOT"): Look {
  const before = record.has(`${side}SHAPE`) && record.index("PADMODE", 0) !== 0 ? side : "";
  const shape = SHAPES[record.text(`${before}SHAPE`).trim().toUpperCase()] ?? CIRCLE;
  return { width: record.mm(`${before}XSIZE`), height: record.mm(`${before}YSIZE`), shape };
}

function manual(record: TextRecord, name: string): number | undefined {
  if (!/^manual$/i.test(record.text(`${name}MODE`).trim())) return undefined;
  const value = record.mm(`${name}_MANUAL`);
  return Number.isFinite(value) ? value : undefined;
}

/** Slots, offsets and round corners. */
export function padExtraOf(record: TextRecord): PadExtra {
  const each = <T>(value: T) => new Array<T>(ALL_LAYERS).fill(value);
  const shape = SHAPES[record.text("SHAPE").trim().toUpperCase()] ?? CIRCLE;
  const offset: [number, number] = [record.mm("PADXOFFSET0") || 0, record.mm("PADYOFFSET0") || 0];
  const percent = record.number("TOPLAYERCRPCT") || 0;
  return {
    inner: [],
    holeShape: record.index("HOLETYPE", 0) === 2 ? SLOT : 0,
    slotMm: record.mm("HOLEWIDTH") || 0,
    slotDegrees: record.number("HOLEROTATION") || 0,
    offsets: each(offset),
    // A rectangle with a radius is a rounded one, whatever it is called.
    shapes: each(shape === RECTANGLE && percent > 0 ? ROUNDED : shape),
    radii: each(percent),
  };
}
