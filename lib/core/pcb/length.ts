// Parses lengths as people type and paste them: millimeters or inches, in any keyboard's characters.

import { MM_PER_INCH } from "@/lib/base/units";
import { err, ok, type Result } from "@/lib/base/result";

export type LengthUnit = "mm" | "inch";

/** Empty input; characters that only an input method produces; anything else that is not a length. */
export type LengthCode = "sizeRequired" | "inputMethod" | "sizeFormat";

/** In mm, rounded to 0.01. */
export type Size = { widthMm: number; heightMm: number };

const MM_PER: Record<string, number> = {
  mm: 1,
  毫米: 1,
  cm: 10,
  厘米: 10,
  in: MM_PER_INCH,
  inch: MM_PER_INCH,
  inches: MM_PER_INCH,
  '"': MM_PER_INCH,
  英寸: MM_PER_INCH,
  mil: MM_PER_INCH / 1000,
  mils: MM_PER_INCH / 1000,
};
const UNIT = String.raw`(mm|毫米|cm|厘米|inches|inch|in|mils|mil|英寸|")?`;
/** The specification's limit of a size; inches allow two more digits, which 0.01 mm requires. */
const NUMBER = String.raw`(\d{1,20}(?:\.\d{1,4})?|\.\d{1,4})`;
const LENGTH = new RegExp(`^${NUMBER} ?${UNIT}$`);
const SIZE = new RegExp(`^${NUMBER} ?${UNIT}(?: ?(?:[x×*х]|by|乘) ?| ?, | )${NUMBER} ?${UNIT}$`);
const MAX_DECIMALS_MM = 2;

/** Full-width characters become ASCII, white space one space, a period or comma between digits a decimal point. */
function plain(text: string): string {
  return text
    .replace(/[″”]/g, '"')
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(\d)[。，,](?=\d{1,4}(?!\d))/g, "$1.")
    .replace(/\s+/g, " ")
    .trim();
}

function toMm(digits: string, unit: string | undefined, defaultUnit: LengthUnit): number | null {
  const factor = unit === undefined ? (defaultUnit === "mm" ? 1 : MM_PER_INCH) : (MM_PER[unit] ?? 1);
  const decimals = digits.split(".")[1]?.length ?? 0;
  if (factor === 1 && decimals > MAX_DECIMALS_MM) return null;
  return Math.round(Number(digits) * factor * 100) / 100;
}

function refusal(text: string): Result<never, LengthCode> {
  if (text === "") return err("sizeRequired");
  // Letters of another script come from an active input method.
  return err(/[^\x00-\x7f×]/.test(text) ? "inputMethod" : "sizeFormat");
}

/** One length in mm; a unit in the text overrides `unit`. */
export function parseLength(text: string, unit: LengthUnit): Result<number, LengthCode> {
  const match = LENGTH.exec(plain(text));
  const mm = match ? toMm(match[1] ?? "", match[2], unit) : null;
  return mm === null ? refusal(plain(text)) : ok(mm);
}

/**
 * Two lengths pasted as one: "100 x 80", "4in×3in", "１００×８０毫米". Null if the text is not a pair. A unit on one side
 * applies to both.
 */
export function parseSize(text: string, unit: LengthUnit): Size | null {
  const match = SIZE.exec(plain(text));
  if (!match) return null;
  const [, width = "", widthUnit, height = "", heightUnit] = match;
  const widthMm = toMm(width, widthUnit ?? heightUnit, unit);
  const heightMm = toMm(height, heightUnit ?? widthUnit, unit);
  return widthMm === null || heightMm === null ? null : { widthMm, heightMm };
}

/** The number alone, for a field of that unit: "86.36" mm, "3.4" inch. */
export function lengthText(mm: number, unit: LengthUnit): string {
  const value = unit === "mm" ? mm : mm / MM_PER_INCH;
  return String(Number(value.toFixed(unit === "mm" ? 2 : 4)));
}

/** With its unit, as on a drawing: "86.36" (mm is implied), `3.4"`. */
export function formatLength(mm: number, unit: LengthUnit): string {
  return unit === "mm" ? lengthText(mm, unit) : `${lengthText(mm, unit)}"`;
}
