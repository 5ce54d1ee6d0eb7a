// Fields of KiCad's symbols as ours: names, texts and places.
import type { KicadProperty } from "@/lib/core/formats/kicad/schematic-property";
import type { Rotation, TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import { type Placement, placeDirection } from "@/lib/core/schematic/model/placement";
import type { ComponentField, FieldPlace } from "@/lib/core/schematic/model/records";
import type { Direction } from "@/lib/core/schematic/model/symbol";
import { MAX_COORDINATE } from "@/lib/core/schematic/model/units";
import { overbarsOf, pointOf, rotationOf, textStyleOf, unescapeText } from "./measures";

const OWN_NAMES: Readonly<Record<string, string>> = {
  ...{ Reference: "designator", Value: "value", Footprint: "footprint" },
  ...{ Datasheet: "datasheet", Description: "description" },
};
const MAX_NAME = 2_000;
const MAX_TEXT = 20_000;
const MAX_FIELDS = 200;

/** Null for properties that tell KiCad's library something: keywords, filters of footprints. */
export function fieldNameOf(name: string): string | null {
  if (name.startsWith("ki_")) return null;
  return (Object.hasOwn(OWN_NAMES, name) ? OWN_NAMES[name] : undefined) ?? name.slice(0, MAX_NAME);
}

/** "~" stood for an empty text until version 10. */
const TILDE_VERSION = 20250318;

export function fieldTextOf(text: string, version: number): string {
  if (text === "~" && version < TILDE_VERSION) return "";
  return unescapeText(overbarsOf(text, version)).slice(0, MAX_TEXT);
}

const READING: Record<0 | 90, Direction> = { 0: "right", 90: "up" };
const ABOVE: Record<0 | 90, Direction> = { 0: "up", 90: "left" };
const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

/**
 * KiCad turns and mirrors the box of a field with its symbol and writes the text upright within it; the position in the
 * file is that on the sheet, the angle and the alignment are those before.
 */
export function standOf(rotation: Rotation, style: TextStyle, placement: Placement): Omit<FieldPlace, "offset"> {
  const own = rotation === 90 || rotation === 270 ? 90 : 0;
  const reading = placeDirection(READING[own], placement);
  const above = placeDirection(ABOVE[own], placement);
  const isBackward = reading === "left" || reading === "down";
  const isOverturned = above === "down" || above === "right";
  return {
    rotation: reading === "left" || reading === "right" ? 0 : 90,
    style: {
      ...style,
      horizontal: isBackward ? OPPOSITE[style.horizontal] : style.horizontal,
      vertical: isOverturned ? OPPOSITE[style.vertical] : style.vertical,
    },
  };
}

/** Null where the file gives no place. */
export function fieldPlaceOf({ at, effects }: KicadProperty, placement: Placement): FieldPlace | null {
  const point = pointOf(at);
  if (!point || !at) return null;
  const offset = { x: point.x - placement.at.x, y: point.y - placement.at.y };
  if (Math.max(Math.abs(offset.x), Math.abs(offset.y)) > MAX_COORDINATE) return null;
  return { offset, ...standOf(rotationOf(at.angleDeg), textStyleOf(effects), placement) };
}

export interface FieldSource {
  readonly version: number;
  readonly placement: Placement;
  readonly resolve: (text: string) => string;
}

/** By our names; of two properties with one name the first counts, as in KiCad. */
export function readFields(
  properties: readonly KicadProperty[],
  { version, placement, resolve }: FieldSource,
): Map<string, ComponentField> {
  const fields = new Map<string, ComponentField>();
  for (const property of properties) {
    const name = fieldNameOf(property.name);
    if (name === null || fields.has(name) || fields.size >= MAX_FIELDS) continue;
    // The text of a designator is that of the placement.
    const text = name === "designator" ? "" : fieldTextOf(resolve(property.text), version);
    const isVisible = !property.isHidden;
    fields.set(name, { text, isVisible, place: fieldPlaceOf(property, placement) });
  }
  return fields;
}
