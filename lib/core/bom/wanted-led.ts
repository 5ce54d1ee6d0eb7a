// The chip LED that a line describes: `yellow LED 0805`, `LED verte`.

import type { LedColor } from "@/lib/core/part/led-color";
import { caseCodeOf } from "./component-value";
import type { BomLine } from "./read-bom";

export interface WantedLed {
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
