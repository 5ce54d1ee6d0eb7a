// Parts that lists describe rather than name (pin headers and chip LEDs): index keys and matching.

import { caseCodeOf } from "@/lib/core/bom/component-value";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { type WantedHeader, wantedHeader } from "@/lib/core/bom/wanted-header";
import { ledColor, type LedColor } from "@/lib/core/part/led-color";
import type { Part } from "@/lib/core/part/part";

type DescribedPart = WantedHeader | WantedLed;
type KeptPart = Pick<Part, "mpn" | "category" | "packageName" | "parameters">;

/** Null if the line describes neither. */
export const describedPart = (line: BomLine): DescribedPart | null => wantedHeader(line) ?? wantedLed(line);

/** Index key of a part of these kinds; null for all others. */
export function describedKey({ category, parameters }: KeptPart): string | null {
  if (category === "led") return "led";
  if (category !== "header") return null;
  const rows = Number(parameters.rows);
  return `header ${rows}x${Number(parameters.positions) / rows} ${parameters.gender}`;
}

/** Index key of a wanted part. */
export const wantedKey = (wanted: DescribedPart) =>
  wanted.kind === "led" ? "led" : `header ${wanted.rows}x${wanted.columns} ${wanted.gender}`;

/** True if a part with the key matches everything that the line states. */
export function isDescribed(part: KeptPart, wanted: DescribedPart): boolean {
  if (wanted.kind === "header")
    return wanted.pitchMm === null || Number.parseFloat(part.parameters.pitch ?? "") === wanted.pitchMm;
  const isColor = wanted.color === null || ledColor(part.mpn) === wanted.color;
  // LEDs without a chip's case are addressable ones, not plain LEDs.
  const caseCode = caseCodeOf(part.packageName);
  return isColor && caseCode !== null && (wanted.caseCode === null || caseCode === wanted.caseCode);
}

interface WantedLed {
  kind: "led";
  /** Null if the line does not state it. */
  color: LedColor | null;
  caseCode: string | null;
}

type Described = Pick<BomLine, "designators" | "values" | "footprint" | "description" | "mpn">;

const COLORS: readonly (readonly [RegExp, LedColor])[] = [
  [/\bred\b|\brot\b|\brouge\b|\brojo\b|红/i, "red"],
  [/\borange\b|\bamber\b|橙/i, "orange"],
  [/\byellow\b|\bgelb\b|\bjaune\b|\bamarillo\b|黄/i, "yellow"],
  [/\bgreen\b|\bgr[uü]n\b|\bverte?\b|\bverde\b|绿/i, "green"],
  [/\bblue\b|\bblau\b|\bbleue?\b|\bazul\b|蓝/i, "blue"],
  [/\bwhite\b|\bwei(?:ß|ss)\b|\bblanche?\b|\bblanco\b|白/i, "white"],
];

/** LEDs of several colors, of other types, or with built-in electronics. */
const OTHER_LAMPS =
  /\brgb\b|dual|bi-?colou?r|addressable|ws28|sk68|segment|display|diffus|holder|standoff|\b[358] ?mm\b|\btht\b/i;

/** Null if the line describes none. */
export function wantedLed({ designators, values, footprint, description, mpn }: Described): WantedLed | null {
  const words = [...values, description].join(" ; ").replaceAll("_", " ");
  const all = `${words} ${footprint} ${mpn}`;
  const color = COLORS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const isNamed = /\bleds?\b/i.test(all.replaceAll(/[_-]/g, " ")) || /^LED/i.test(designators[0] ?? "");
  const isDiode =
    /^D\d/.test(designators[0] ?? "") && values.some((value) => COLORS.some(([each]) => each.test(value)));
  if ((!isNamed && !isDiode) || OTHER_LAMPS.test(all)) return null;
  const caseCode = caseCodeOf(footprint) ?? caseCodeOf(words);
  return caseCode === null && color === null ? null : { kind: "led", color, caseCode };
}
