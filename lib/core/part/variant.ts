// A variant of a series: all ordering codes that differ only by the value.

import type { Mounting, Parameters, Part, PartCategory } from "./part";
import { type Value, writeValue } from "./preferred-values";
import type { ValueCode } from "./value-codes";

/** The encoded parameter, and the exponent of its unit: capacitors are in pF, inductors in nH. */
const QUANTITIES = {
  resistance: { unit: "Ω", scale: 0 },
  capacitance: { unit: "F", scale: -12 },
  inductance: { unit: "H", scale: -9 },
  impedance: { unit: "Ω", scale: 0 },
} as const;

export interface Variant {
  manufacturer: string;
  series: string;
  category: PartCategory;
  quantity: keyof typeof QUANTITIES;
  /** Text before and after the value. */
  prefix: string;
  suffix: string;
  code: ValueCode;
  values: readonly Value[];
  packageName: string;
  pins: number;
  mounting: Mounting;
  parameters: Parameters;
  datasheetHost: string;
}

export const encode = ({ prefix, code, suffix }: Variant, value: Value) => prefix + code(value) + suffix;

export function partOf(variant: Variant, value: Value): Part {
  const { manufacturer, series, category, packageName, pins, mounting, datasheetHost } = variant;
  const { unit, scale } = QUANTITIES[variant.quantity];
  return {
    mpn: encode(variant, value),
    manufacturer,
    category,
    series,
    packageName,
    pins,
    mounting,
    parameters: { [variant.quantity]: writeValue(value, unit, scale), ...variant.parameters },
    lifecycle: "active",
    datasheetHost,
  };
}

/** The part with a code; null if none of these variants has it. */
export function decode(variants: readonly Variant[], mpn: string): Part | null {
  for (const variant of variants) {
    const { prefix, suffix, code, values } = variant;
    if (!mpn.startsWith(prefix) || !mpn.endsWith(suffix)) continue;
    const coded = mpn.slice(prefix.length, mpn.length - suffix.length);
    const value = values.find((each) => code(each) === coded);
    if (value) return partOf(variant, value);
  }
  return null;
}
