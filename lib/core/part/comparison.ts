// Parts side by side: which of their values differ, and whether they go on the same footprint.

import { isByValue } from "./alternatives";
import { type Mounting, PARAMETER_KEYS, type ParameterKey, type PartCategory } from "./part";

/** More do not stand side by side on any screen. */
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
  /** As the parts stand; null where one has none. */
  values: (string | null)[];
  isDifferent: boolean;
}

export const isDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** Every value that one of them has, in the order of the catalogue. */
export function comparedValues(parts: readonly Pick<Compared, "parameters">[]): ComparedValues[] {
  return PARAMETER_KEYS.flatMap((key) => {
    const values = parts.map(({ parameters }) => parameters[key] ?? null);
    return values.every((value) => value === null) ? [] : [{ key, values, isDifferent: isDifferent(values) }];
  });
}

/**
 * `fits`: the same case for parts of two equal ends or a row of pins, which is all that a footprint asks of them.
 * `sameCase`: the same case and as many pins, whose functions the datasheets have to say. `differs`: another footprint.
 */
export type FootprintFit = "fits" | "sameCase" | "differs";

/** Null for fewer than two, and where a case is not known. */
export function footprintFit(parts: readonly Compared[]): FootprintFit | null {
  if (parts.length < 2 || parts.some(({ packageName }) => packageName === "")) return null;
  const cases = parts.map(({ packageName, pins, mounting }) => `${packageName} ${pins} ${mounting}`);
  if (isDifferent(cases)) return "differs";
  const { category } = parts[0] as Compared;
  return parts.every((part) => part.category === category) && isByValue(category) && category !== "crystal"
    ? "fits"
    : "sameCase";
}
