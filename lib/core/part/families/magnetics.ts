// Inductors whose code contains the inductance: Murata LQW and LQG, TDK MLG, Taiyo Yuden NR, Bourns SRN.

import { magnitude, type Value, valuesBetween } from "@/lib/core/part/preferred-values";
import { inductanceLetters, threeDigits, type ValueCode } from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";

/** Values of power inductors are in nH, their codes in µH: 10 µH is `100`, 2.2 µH is `2R2`. */
const inMicrohenries: ValueCode = ({ digits, exponent }) => threeDigits({ digits, exponent: exponent - 3 });

interface Row {
  maker: [manufacturer: string, host: string];
  series: string;
  prefix: string;
  suffix: string;
  packageName: string;
  tolerance: string;
  values: readonly Value[];
  code: ValueCode;
}

const above = (values: readonly Value[], from: number) => values.filter((value) => magnitude(value) >= from);
const below = (values: readonly Value[], to: number) => values.filter((value) => magnitude(value) < to);

const MURATA: [string, string] = ["Murata", "murata.com"];
const TDK: [string, string] = ["TDK", "tdk.com"];

/** RF inductors: `LQW18AN10NJ00D`, `LQG15HS3N9S02D`; J is 5 %, S 0.3 nH below 10 nH. */
const RADIO: readonly Row[] = [
  {
    maker: MURATA,
    series: "LQG15HS",
    prefix: "LQG15HS",
    suffix: "J02D",
    packageName: "0402",
    tolerance: "±5 %",
    values: valuesBetween("E12", 10, 270),
    code: inductanceLetters,
  },
  {
    maker: MURATA,
    series: "LQG15HS",
    prefix: "LQG15HS",
    suffix: "S02D",
    packageName: "0402",
    tolerance: "±0.3 nH",
    values: valuesBetween("E12", 1, 8.2),
    code: inductanceLetters,
  },
  {
    maker: MURATA,
    series: "LQW18AN",
    prefix: "LQW18AN",
    suffix: "J00D",
    packageName: "0603",
    tolerance: "±5 %",
    values: valuesBetween("E12", 10, 390),
    code: inductanceLetters,
  },
  {
    maker: TDK,
    series: "MLG1005S",
    prefix: "MLG1005S",
    suffix: "JT000",
    packageName: "0402",
    tolerance: "±5 %",
    values: valuesBetween("E12", 10, 100),
    code: inductanceLetters,
  },
  {
    maker: TDK,
    series: "MLG1005S",
    prefix: "MLG1005S",
    suffix: "ST000",
    packageName: "0402",
    tolerance: "±0.3 nH",
    values: valuesBetween("E12", 1, 8.2),
    code: inductanceLetters,
  },
];

/** More cases of the same series: `LQW15AN10NJ00D`, `LQG18HN10NJ00D`, `LQP03TN10NH02D`, `MLG0603P10NJT000`, `MHQ1005P10NJT000`. */
const MORE_RADIO: readonly Row[] = (
  [
    [MURATA, "LQW15AN", "LQW15AN", "J00D", "0402", "±5 %", 10, 120],
    [MURATA, "LQG18HN", "LQG18HN", "J00D", "0603", "±5 %", 10, 270],
    [MURATA, "LQP03TN", "LQP03TN", "H02D", "0201", "±3 %", 10, 120],
    [MURATA, "LQW2BAS", "LQW2BAS", "J00L", "0805", "±5 %", 10, 820],
    [TDK, "MLG0603P", "MLG0603P", "JT000", "0201", "±5 %", 10, 180],
    [TDK, "MHQ1005P", "MHQ1005P", "JT000", "0402", "±5 %", 10, 120],
    [TDK, "MLK1005S", "MLK1005S", "JT000", "0402", "±5 %", 10, 270],
  ] as const
).map(([maker, series, prefix, suffix, packageName, tolerance, from, to]) => ({
  ...{ maker, series, prefix, suffix, packageName, tolerance, code: inductanceLetters },
  values: valuesBetween("E12", from, to),
}));

/** Taiyo Yuden NR: width and height in the name; N is ±30 %, M ±20 %. Complete E6 series of each size. */
const NR_SIZES: readonly (readonly [string, number, number])[] = [
  ["3015", 1_000, 47_000],
  ["4018", 1_000, 100_000],
  ["5040", 1_500, 47_000],
  ["6028", 1_500, 100_000],
  ["6045", 1_000, 100_000],
  ["8040", 1_000, 100_000],
];
const taiyoYuden = NR_SIZES.flatMap(([size, from, to]): Row[] => {
  const values = valuesBetween("E6", from, to);
  const row = {
    maker: ["Taiyo Yuden", "yuden.co.jp"] as [string, string],
    series: "NR",
    prefix: `NR${size}T`,
    packageName: `${size.slice(0, 1)}.0 × ${size.slice(0, 1)}.0 mm`,
    code: inMicrohenries,
  };
  return [
    { ...row, suffix: "M", tolerance: "±20 %", values: above(values, 10_000) },
    { ...row, suffix: "N", tolerance: "±30 %", values: below(values, 10_000) },
  ];
});

/** Bourns SRN: `SRN4018-100M`, `SRN5040-4R7Y`; Y is ±30 %, M ±20 %. The sizes with their currents: `srn-inductors.ts`. */
const SRN_SIZES = ["4018", "5040", "6028"];
const bourns = SRN_SIZES.flatMap((size): Row[] => {
  const values = valuesBetween("E6", 1_500, 100_000);
  const row = {
    maker: ["Bourns", "bourns.com"] as [string, string],
    series: "SRN",
    prefix: `SRN${size}-`,
    packageName: `${size.slice(0, 1)}.0 × ${size.slice(0, 1)}.0 mm`,
    code: inMicrohenries,
  };
  return [
    { ...row, suffix: "M", tolerance: "±20 %", values: above(values, 10_000) },
    { ...row, suffix: "Y", tolerance: "±30 %", values: below(values, 10_000) },
  ];
});

export const INDUCTORS: readonly Variant[] = [...RADIO, ...MORE_RADIO, ...taiyoYuden, ...bourns].map(
  ({ maker: [manufacturer, datasheetHost], tolerance, ...row }): Variant => ({
    ...row,
    manufacturer,
    datasheetHost,
    category: "inductor",
    quantity: "inductance",
    pins: 2,
    mounting: "smt",
    parameters: { function: /^(?:NR|SRN)/.test(row.series) ? "Power inductor" : "RF inductor", tolerance },
  }),
);
