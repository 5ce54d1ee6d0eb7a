// A value of a slider as a person would write it on the sheet: "4.7k", "10u", "2.5".
import type { LiveControl } from "@/lib/core/live-circuit/live-controls";

type ValueControl = Extract<LiveControl, { kind: "value" }>;

const PREFIXES = ["p", "n", "u", "m", "", "k", "M", "G"] as const;
const NO_PREFIX = 4;
const DIGITS = 3;

/** Parameters that the value field of a part holds by itself; other values stand in texts of sources. */
const WRITABLE: ReadonlySet<string> = new Set(["resistance", "capacitance", "inductance", "value"]);

export const isWritable = ({ parameter }: ValueControl): boolean => WRITABLE.has(parameter);

export function writtenValue(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  if (rounded === 0) return "0";
  const thousands = Math.floor(Math.log10(Math.abs(rounded)) / 3 + 1e-12);
  const index = Math.min(Math.max(NO_PREFIX + thousands, 0), PREFIXES.length - 1);
  return `${Number((rounded / 1000 ** (index - NO_PREFIX)).toPrecision(DIGITS))}${PREFIXES[index] ?? ""}`;
}
