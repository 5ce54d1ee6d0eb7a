// Generic models of common parts: their figures are typical values of data sheets, their parameters are computed here.
import type { SpiceLetter } from "@/lib/core/schematic/export/spice-device";

export interface GenericModel {
  readonly name: string;
  /** Other parts with the same figures, in capital letters; longer part numbers that begin so are meant too. */
  readonly aliases: readonly string[];
  readonly letter: SpiceLetter;
  /** Lines of the model or subcircuit. */
  readonly cards: readonly string[];
  /** Numbers or names of pins in the order of the nodes; null for those of the letter. */
  readonly pins: readonly (readonly string[])[] | null;
  /** The figures that the parameters are computed from. */
  readonly source: string;
}

/** kT/q at 27 °C, in volts. */
export const THERMAL_V = 0.025852;

/** Four significant digits are more than a typical value is worth. */
export const rounded = (value: number): string => String(Number(value.toPrecision(4)));

export const parametersText = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${rounded(value)}`)
    .join(" ");
