// Tolerances of parts: what their field says, else what is usual for the kind.
import type { SpiceNetlist } from "@/lib/core/spice/netlist";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";

export interface Tolerance {
  /** Name of the element, in small letters. */
  readonly name: string;
  /** Share of the value to both sides: 0.05 for ±5 %. */
  readonly share: number;
}

/** Thick-film chip resistors are sold as 1 %, X7R capacitors as 10 %, inductors as 20 %. */
const USUAL: Readonly<Record<string, number>> = { r: 0.01, c: 0.1, l: 0.2 };

/** Letters of IEC 60062, table 7, as shares. */
const LETTERS: Readonly<Record<string, number>> = {
  ...{ B: 0.001, C: 0.0025, D: 0.005, F: 0.01, G: 0.02, J: 0.05, K: 0.1, M: 0.2 },
};

/** "5%", "±1 %", "0.1", "J"; null for what is none. A number without a sign is in percent. */
export function parseTolerance(text: string): number | null {
  const trimmed = text.trim();
  const letter = LETTERS[trimmed.toUpperCase()];
  if (letter !== undefined) return letter;
  const [, number] = /^(?:±|\+\/-|\+-)?\s?(\d+(?:\.\d+)?|\.\d+)\s?[%％]?$/.exec(trimmed) ?? [];
  const percent = number === undefined ? undefined : parseSpiceNumber(number);
  return percent === undefined || percent >= 100 ? null : percent / 100;
}

/** The text of a part's field "Tolerance" by the name of its element; empty without one. */
export type ToleranceField = (element: string) => string;

/** Tolerances of R, C and L, and of sources whose part gives one; elements of subcircuits have none. */
export function tolerancesOf({ elements }: SpiceNetlist, fieldOf: ToleranceField): Tolerance[] {
  return elements.flatMap(({ letter, name }): Tolerance[] => {
    if (!/^[rclvi]$/.test(letter)) return [];
    const share = parseTolerance(fieldOf(name)) ?? USUAL[letter] ?? 0;
    return share > 0 ? [{ name: name.toLowerCase(), share }] : [];
  });
}
