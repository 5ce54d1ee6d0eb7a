// Semi-shielded power inductors of Bourns with their currents: SRN6045, SRN6045TA and SRN8040.

import { threeDigits } from "@/lib/core/part/value-codes";
import { valueOf, writeValue } from "@/lib/core/part/preferred-values";
import type { Part } from "@/lib/core/part/part";
import { partOfSeries } from "./part-row";

const BOURNS = ["Bourns", "bourns.com"] as const;

/** Inductance in µH, Irms (40 K temperature rise) and Isat (30 % drop of inductance), both in A. */
type Row = readonly [microhenries: number, rmsAmps: number, saturationAmps: number];

/** Bourns' data sheets SRN6045, SRN6045TA and SRN8040. */
const SERIES: readonly (readonly [series: string, packageName: string, rows: readonly Row[]])[] = [
  [
    "SRN6045",
    "6.0 × 6.0 mm",
    [
      [1, 4.2, 8.5],
      [1.3, 4, 8],
      [1.8, 3.7, 7],
      [2.2, 3.5, 6],
      [3.3, 3.2, 5],
      [4.7, 3, 4],
      [6.8, 2.8, 3.8],
      [8.2, 2.7, 3.3],
      [10, 2.5, 3],
      [15, 1.9, 2.3],
      [22, 1.5, 1.9],
      [33, 1.4, 1.5],
      [47, 1.1, 1.3],
      [68, 0.9, 1],
      [100, 0.7, 0.8],
      [220, 0.6, 0.7],
    ],
  ],
  [
    "SRN6045TA",
    "6.0 × 6.0 mm",
    [
      [1, 8, 13.5],
      [1.2, 7.5, 12.5],
      [1.5, 7, 12],
      [2.2, 6, 9.5],
      [3.3, 5, 7.8],
      [4.7, 4.5, 6.8],
      [6.3, 3.8, 5.9],
      [6.8, 3.6, 5.7],
      [8.2, 3.4, 5.1],
      [10, 3.2, 4.6],
      [12, 3, 4],
      [15, 2.8, 3.8],
    ],
  ],
  [
    "SRN8040",
    "8.0 × 8.0 mm",
    [
      [0.5, 10, 12],
      [1, 7.8, 11],
      [1.5, 7, 8.2],
      [2.2, 6.3, 7.4],
      [3.3, 5.6, 5.5],
      [3.6, 4.9, 5.3],
      [4.7, 4.1, 4.7],
      [6.8, 3.9, 4.2],
      [8.2, 3.7, 4],
      [10, 3.1, 3.4],
      [15, 2.4, 2.7],
      [22, 2.2, 2.2],
      [33, 1.7, 1.9],
      [47, 1.4, 1.5],
      [68, 1.1, 1.2],
      [100, 1, 1],
    ],
  ],
];

/** The TA series is ±20 % from 4.7 µH on, the others from 10 µH. */
function isWide(series: string, microhenries: number): boolean {
  return microhenries < (series === "SRN6045TA" ? 4.7 : 10);
}

export const srnInductors = (): Part[] =>
  SERIES.flatMap(([series, packageName, rows]) =>
    rows.map(([microhenries, rmsAmps, saturationAmps]) => {
      const value = valueOf(microhenries * 1e3);
      const code =
        microhenries < 1
          ? `R${Math.round(microhenries * 100)}`
          : threeDigits({ ...value, exponent: value.exponent - 3 });
      const wide = isWide(series, microhenries);
      return partOfSeries(
        {
          ...{ maker: BOURNS, category: "inductor", series, packageName, pins: 2 },
          parameters: { function: "Power inductor", tolerance: wide ? "±30 %" : "±20 %" },
        },
        `${series}-${code}${wide ? "Y" : "M"}`,
        { inductance: writeValue(value, "H", -9), current: `${rmsAmps} A`, saturationCurrent: `${saturationAmps} A` },
      );
    }),
  );
