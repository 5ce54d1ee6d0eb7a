// Expands the rows of a chip resistor series into variants.

import type { Parameters } from "@/lib/core/part/part";
import type { Value } from "@/lib/core/part/preferred-values";
import type { ValueCode } from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";

export const TOLERANCES: Readonly<Record<string, string>> = {
  B: "±0.1 %",
  C: "±0.25 %",
  D: "±0.5 %",
  F: "±1 %",
  G: "±2 %",
  J: "±5 %",
  K: "±10 %",
  M: "±20 %",
};

export interface SeriesOf {
  manufacturer: string;
  series: string;
  datasheetHost: string;
  code: ValueCode;
}

export interface ResistorRow {
  prefix: string;
  suffix: string;
  packageName: string;
  /** A letter of IEC 60062. */
  tolerance: string;
  values: readonly Value[];
  /** If it differs from the value code of the series. */
  code?: ValueCode;
  parameters?: Parameters;
}

export function chipResistors(series: SeriesOf, rows: readonly ResistorRow[]): Variant[] {
  return rows.map(({ tolerance, parameters, ...row }) => ({
    ...series,
    category: "resistor",
    quantity: "resistance",
    pins: 2,
    mounting: "smt",
    parameters: { tolerance: TOLERANCES[tolerance], ...parameters },
    ...row,
    code: row.code ?? series.code,
  }));
}

/** Rated power at 70 °C by case, for manufacturers with the usual ratings (Yageo RC_L, Vishay CRCW, UNI-ROYAL). */
export const USUAL_POWER: Readonly<Record<string, string>> = {
  "0201": "0.05 W",
  "0402": "0.063 W",
  "0603": "0.1 W",
  "0805": "0.125 W",
  "1206": "0.25 W",
  "1210": "0.5 W",
  "2010": "0.75 W",
  "2512": "1 W",
};
