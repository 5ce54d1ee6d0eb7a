// Parts that lists describe rather than name, pin headers and chip lamps: under what they are kept, and which will do.

import { ledColor } from "@/lib/core/part/led-color";
import type { Part } from "@/lib/core/part/part";
import { caseCodeOf } from "./component-value";
import type { BomLine } from "./read-bom";
import { type WantedHeader, wantedHeader } from "./wanted-header";
import { type WantedLed, wantedLed } from "./wanted-led";

export type DescribedPart = WantedHeader | WantedLed;
type KeptPart = Pick<Part, "mpn" | "category" | "packageName" | "parameters">;

/** Null where the line describes neither. */
export const describedPart = (line: BomLine): DescribedPart | null => wantedHeader(line) ?? wantedLed(line);

/** Under which parts of these kinds are kept; null for all others. */
export function describedKey({ category, parameters }: KeptPart): string | null {
  if (category === "led") return "led";
  if (category !== "header") return null;
  const rows = Number(parameters.rows);
  return `header ${rows}x${Number(parameters.positions) / rows} ${parameters.gender}`;
}

/** Under which a wanted one is looked for. */
export const wantedKey = (wanted: DescribedPart) =>
  wanted.kind === "led" ? "led" : `header ${wanted.rows}x${wanted.columns} ${wanted.gender}`;

/** Whether a part of the key is the one, in all that the line says. */
export function isDescribed(part: KeptPart, wanted: DescribedPart): boolean {
  if (wanted.kind === "header")
    return wanted.pitchMm === null || Number.parseFloat(part.parameters.pitch ?? "") === wanted.pitchMm;
  const isColor = wanted.color === null || ledColor(part.mpn) === wanted.color;
  // What is sold in no chip's case (addressable ones) is no plain lamp.
  const caseCode = caseCodeOf(part.packageName);
  return isColor && caseCode !== null && (wanted.caseCode === null || caseCode === wanted.caseCode);
}
