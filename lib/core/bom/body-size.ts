// Body size of a part, from its case or footprint name if that states millimeters.

import type { PartCategory } from "@/lib/core/part/part";

type Size = readonly [shortMm: number, longMm: number];

const SIDES = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:mm)? ?[x×] ?(\d{1,2}(?:\.\d{1,2})?) ?mm/i;
/** Square and oblong LEDs are named in tenths of a millimeter: `5050`, `3528`. */
const TENTHS = /^(\d\d)(\d\d)$/;

const sizeOf = (a: number, b: number): Size => [Math.min(a, b), Math.max(a, b)];

export function bodyOfFootprint(footprint: string): Size | null {
  const found = SIDES.exec(footprint);
  return found ? sizeOf(Number(found[1]), Number(found[2])) : null;
}

export function bodyOfPart(part: { category: PartCategory; packageName: string }): Size | null {
  const lamp = part.category === "led" ? TENTHS.exec(part.packageName) : null;
  // Chip codes (`0603`) are in hundredths of an inch.
  if (lamp && Number(lamp[1]) >= 20) return sizeOf(Number(lamp[1]) / 10, Number(lamp[2]) / 10);
  return bodyOfFootprint(part.packageName);
}

/** Footprints state the body or the extent of the leads; a larger difference is another size. */
const SLACK_MM = 0.5;

/** True if a footprint is drawn for a body of another size; false if either size is unknown. */
export function isOtherBody(part: { category: PartCategory; packageName: string }, footprint: string): boolean {
  const [own, drawn] = [bodyOfPart(part), bodyOfFootprint(footprint)];
  if (own === null || drawn === null) return false;
  return Math.abs(own[0] - drawn[0]) > SLACK_MM || Math.abs(own[1] - drawn[1]) > SLACK_MM;
}
