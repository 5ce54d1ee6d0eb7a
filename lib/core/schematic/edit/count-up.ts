// Names that count up: "D7" is followed by "D8".
import { readBusName } from "../connectivity/bus-name";

const NO_ALIASES = new Map<string, readonly string[]>();
const LAST_NUMBER = /(\d+)(\D*)$/;

/** Width is kept: "A09" is followed by "A10". A text without a number stays, and so does the name of a bus. */
export function countUp(text: string, by = 1): string {
  if (readBusName(text, NO_ALIASES)) return text;
  return text.replace(
    LAST_NUMBER,
    (_, digits: string, rest: string) => `${String(Number(digits) + by).padStart(digits.length, "0")}${rest}`,
  );
}

/** "D7" is number 7 of "D"; null for a text without a number. */
export function numberIn(text: string): { readonly series: string; readonly number: number } | null {
  if (readBusName(text, NO_ALIASES)) return null;
  const [, digits, rest] = LAST_NUMBER.exec(text) ?? [];
  if (digits === undefined || rest === undefined) return null;
  return { series: `${text.slice(0, text.length - digits.length - rest.length)}#${rest}`, number: Number(digits) };
}
