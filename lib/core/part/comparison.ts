// Comparison of parts: differing values, and footprint compatibility.

import { isByValue } from "./alternatives";
import { type Mounting, PARAMETER_KEYS, type ParameterKey, type PartCategory } from "./part";

/** More do not fit next to each other on a screen. */
export const MAX_COMPARED = 4;

export interface Compared {
  category: PartCategory;
  packageName: string;
  pins: number;
  mounting: Mounting;
  parameters: Readonly<Record<string, string>>;
}

export interface ComparedValues {
  key: ParameterKey;
  /** In the order of the parts; null if one has no value. */
  values: (string | null)[];
  isDifferent: boolean;
}

export const isDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** Every parameter that one of them has, in catalog order. */
export function comparedValues(parts: readonly Pick<Compared, "parameters">[]): ComparedValues[] {
  return PARAMETER_KEYS.flatMap((key) => {
    const values = parts.map(({ parameters }) => parameters[key] ?? null);
    return values.every((value) => value === null) ? [] : [{ key, values, isDifferent: isDifferent(values) }];
  });
}

/**
 * `fits`: the same case for parts with two equal terminals or a row of pins, which determines the footprint.
 * `sameCase`: the same case and pin count; the datasheets must be compared for the pinout. `differs`: another
 * footprint.
 */
export type FootprintFit = "fits" | "sameCase" | "differs";

/** Null for fewer than two parts, and if a case is unknown. */
export function footprintFit(parts: readonly Compared[]): FootprintFit | null {
  if (parts.length < 2 || parts.some(({ packageName }) => packageName === "")) return null;
  const cases = parts.map(({ packageName, pins, mounting }) => `${packageName} ${pins} ${mounting}`);
  if (isDifferent(cases)) return "differs";
  const { category } = parts[0] as Compared;
  return parts.every((part) => part.category === category) && isByValue(category) && category !== "crystal"
    ? "fits"
    : "sameCase";
}
