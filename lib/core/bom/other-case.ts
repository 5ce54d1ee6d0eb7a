// Detects a footprint for another case than the part's: of another size, mounting type, or name.

import type { PartCategory } from "@/lib/core/part/part";

type Cased = { category: PartCategory; packageName: string };

/** Through-hole and surface-mount packages. */
const THROUGH =
  /(?<![A-Z])(?:P|C)?DIP[-_ ]?\d|(?<![A-Z])TO[-_ ]?(?:92|220|247)(?!\d)|\bTHT\b|\baxial|DO[-_ ]?(?:35|41)(?!\d)/i;
const UPON =
  /(?<![A-Z])(?:T?S?SOP|SOIC|SOP?|MSOP|[LTV]?QFP|[UVW]*QFN|[UVW]*[DS]ON|BGA)[-_ ]?\d|(?<![A-Z])SO[TD][-_ ]?\d|\bD2?PAK|TO[-_ ]?(?:252|263)/i;

const isThrough = (text: string) => THROUGH.test(text) && !UPON.test(text);
const isUpon = (text: string) => UPON.test(text) && !THROUGH.test(text);

/** `SOT-25` is `SOT-23` with five leads (JEITA SC-74A), `SOT-26` with six. */
const SAME: Readonly<Record<string, string>> = { SOT25: "SOT23", SOT26: "SOT23" };

/** Small cases by name: `SOD-323`, `SOT-223`. */
function smallCase(text: string): string | null {
  const found = /(?<![A-Z])(SO[TD])[-_ ]?(\d{2,3})(?!\d)/i.exec(text);
  if (!found) return null;
  const name = `${found[1]?.toUpperCase()}${found[2]}`;
  return SAME[name] ?? name;
}

/** False if either is unknown. */
export function isOtherCase(part: Cased, footprint: string): boolean {
  const { packageName } = part;
  const [own, drawn] = [smallCase(packageName), smallCase(footprint)];
  if (own !== null && drawn !== null && own !== drawn) return true;
  const isOtherFeet = (isThrough(packageName) && isUpon(footprint)) || (isUpon(packageName) && isThrough(footprint));
  return isOtherFeet || isOtherBody(part, footprint);
}

type Size = readonly [shortMm: number, longMm: number];

const SIDES = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:mm)? ?[x×] ?(\d{1,2}(?:\.\d{1,2})?) ?mm/i;
/** Square and oblong LEDs are named in tenths of a millimeter: `5050`, `3528`. */
const TENTHS = /^(\d\d)(\d\d)$/;

const sizeOf = (a: number, b: number): Size => [Math.min(a, b), Math.max(a, b)];

function bodyOfFootprint(footprint: string): Size | null {
  const found = SIDES.exec(footprint);
  return found ? sizeOf(Number(found[1]), Number(found[2])) : null;
}

function bodyOfPart(part: { category: PartCategory; packageName: string }): Size | null {
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
