// How large a part's body is, where its case or its footprint says so in millimetres.

import type { PartCategory } from "@/lib/core/part/part";

type Size = readonly [shortMm: number, longMm: number];

const SIDES = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:mm)? ?[x×] ?(\d{1,2}(?:\.\d{1,2})?) ?mm/i;
/** Square and oblong lamps are called by tenths of a millimetre: `5050`, `3528`. */
const TENTHS = /^(\d\d)(\d\d)$/;

const sizeOf = (a: number, b: number): Size => [Math.min(a, b), Math.max(a, b)];

export function bodyOfFootprint(footprint: string): Size | null {
  const found = SIDES.exec(footprint);
  return found ? sizeOf(Number(found[1]), Number(found[2])) : null;
}

export function bodyOfPart(part: { category: PartCategory; packageName: string }): Size | null {
  const lamp = part.category === "led" ? TENTHS.exec(part.packageName) : null;
  // Codes of chips (`0603`) count in inches.
  if (lamp && Number(lamp[1]) >= 20) return sizeOf(Number(lamp[1]) / 10, Number(lamp[2]) / 10);
  return bodyOfFootprint(part.packageName);
}

/** Footprints name the body or what its feet reach; further apart than this it is another size. */
const SLACK_MM = 0.5;

/** Whether a footprint is drawn for a body of another size; no where either does not tell. */
export function isOtherBody(part: { category: PartCategory; packageName: string }, footprint: string): boolean {
  const [own, drawn] = [bodyOfPart(part), bodyOfFootprint(footprint)];
  if (own === null || drawn === null) return false;
  return Math.abs(own[0] - drawn[0]) > SLACK_MM || Math.abs(own[1] - drawn[1]) > SLACK_MM;
}
