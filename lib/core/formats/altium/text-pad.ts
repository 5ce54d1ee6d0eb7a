// Pads of an Altium board saved as text.

import {
  type AltiumPad,
  type AltiumPadFace,
  type AltiumPadSizes,
  PAD_HOLE,
  PAD_SHAPE,
  PAD_STACK,
} from "@/lib/core/formats/altium/primitives";
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";

const SHAPES: Record<string, number> = {
  ROUND: PAD_SHAPE.circle,
  RECTANGLE: PAD_SHAPE.rectangle,
  OCTAGONAL: PAD_SHAPE.octagon,
  ROUNDEDRECTANGLE: PAD_SHAPE.rounded,
  ROUNDRECT: PAD_SHAPE.rounded,
};
const ALL_LAYERS = 32;

export function toPad(record: AltiumProperties): AltiumPad {
  const [top, middle, bottom] = [toFace(record, "TOP"), toFace(record, "MID"), toFace(record, "BOT")];
  return {
    kind: "pad",
    line: record.line,
    layer: record.layer("LAYER"),
    isKeepout: false,
    net: record.index("NET"),
    component: record.index("COMPONENT"),
    polygon: record.index("POLYGON"),
    name: record.text("NAME"),
    at: record.point("X", "Y"),
    angleDeg: record.number("ROTATION") || 0,
    ...{ top, middle, bottom },
    // A simple pad may name its sides all the same; where they are alike both readings are one.
    stack: isSimple(record) ? PAD_STACK.simple : PAD_STACK.local,
    holeSize: record.mil("HOLESIZE") || 0,
    holeDeg: record.number("HOLEROTATION") || 0,
    isPlated: !/^false$/i.test(record.text("PLATED").trim()),
    isTentedTop: record.isTrue("TENTINGTOP"),
    isTentedBottom: record.isTrue("TENTINGBOTTOM"),
    pasteExpansion: manualExpansion(record, "PASTEMASKEXPANSION"),
    maskExpansion: manualExpansion(record, "SOLDERMASKEXPANSION"),
    sizes: toSizes(record),
  };
}

function isSimple(record: AltiumProperties): boolean {
  return (record.index("PADMODE") ?? 0) === 0;
}

function shapeCode(name: string): number {
  return SHAPES[name.trim().toUpperCase()] ?? PAD_SHAPE.circle;
}

/** A side without properties of its own has those of the pad. */
function toFace(record: AltiumProperties, side: "TOP" | "MID" | "BOT"): AltiumPadFace {
  const prefix = record.has(`${side}SHAPE`) && !isSimple(record) ? side : "";
  return {
    width: record.mil(`${prefix}XSIZE`),
    height: record.mil(`${prefix}YSIZE`),
    shape: shapeCode(record.text(`${prefix}SHAPE`)),
  };
}

function manualExpansion(record: AltiumProperties, name: string): number | undefined {
  if (!/^manual$/i.test(record.text(`${name}MODE`).trim())) return undefined;
  const value = record.mil(`${name}_MANUAL`);
  return Number.isFinite(value) ? value : undefined;
}

function toSizes(record: AltiumProperties): AltiumPadSizes {
  const each = <T>(value: T) => new Array<T>(ALL_LAYERS).fill(value);
  const shape = shapeCode(record.text("SHAPE"));
  const radius = record.number("TOPLAYERCRPCT") || 0;
  return {
    inner: [],
    holeShape: record.index("HOLETYPE") === PAD_HOLE.slot ? PAD_HOLE.slot : PAD_HOLE.round,
    slotLength: record.mil("HOLEWIDTH") || 0,
    slotDeg: record.number("HOLEROTATION") || 0,
    offsets: each([record.mil("PADXOFFSET0") || 0, record.mil("PADYOFFSET0") || 0] as const),
    // A rectangle with a radius is a rounded one, whatever it is called.
    shapes: each(shape === PAD_SHAPE.rectangle && radius > 0 ? PAD_SHAPE.rounded : shape),
    cornerRadii: each(radius),
  };
}
