// Parts that lists describe rather than name (pin headers and chip LEDs): index keys and matching.

import { ledColor } from "@/lib/core/part/led-color";
import type { Part } from "@/lib/core/part/part";
import { caseCodeOf } from "./component-value";
import type { BomLine } from "./read-bom";
import { type WantedHeader, wantedHeader } from "./wanted-header";
import { type WantedLed, wantedLed } from "./wanted-led";

export type DescribedPart = WantedHeader | WantedLed;
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
