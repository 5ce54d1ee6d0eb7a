// Chip resistors of Panasonic (ERJ, ERA), KOA (RK73, RN73), Rohm (MCR) and Susumu (RG).

import { magnitude, type Value, valuesBetween, ZERO } from "@/lib/core/part/preferred-values";
import { fourDigits, threeDigits } from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";
import { chipResistors, type ResistorRow, USUAL_POWER } from "./chip-resistors";

const TEN_TO_MEG = valuesBetween("E24E96", 10, 1e6);
const TEN_TO_MEG_E24 = valuesBetween("E24", 10, 1e6);
const isE24 = (value: Value) => valuesBetween("E24", magnitude(value) * 0.999, magnitude(value) * 1.001).length > 0;
const PRECISE = valuesBetween("E24E96", 100, 1e5);

type Sized = readonly (readonly [packageName: string, prefix: string, suffix: string])[];

const rowsOf = (sizes: Sized, rest: Omit<ResistorRow, "packageName" | "prefix" | "suffix">): ResistorRow[] =>
  sizes.map(([packageName, prefix, suffix]) => ({ packageName, prefix, suffix, ...rest }));

const PANASONIC = { manufacturer: "Panasonic", datasheetHost: "industrial.panasonic.com", code: fourDigits };

/** ERJ 1 % (datasheet AOA0000C304): the letters after the size are fixed per case; U, V, X and C are the tape. */
const ERJ_ONE_PERCENT: Sized = [
  ["0201", "ERJ-1GNF", "C"],
  ["0402", "ERJ-2RKF", "X"],
  ["0603", "ERJ-3EKF", "V"],
  ["0805", "ERJ-6ENF", "V"],
  ["1206", "ERJ-8ENF", "V"],
  ["1210", "ERJ-14NF", "U"],
  ["2010", "ERJ-12SF", "U"],
  ["2512", "ERJ-1TNF", "U"],
];
/** ERJ 5 % (AOA0000C301): three digits; jumpers are `0R00`. */
const ERJ_FIVE_PERCENT: Sized = [
  ["0402", "ERJ-2GEJ", "X"],
  ["0603", "ERJ-3GEYJ", "V"],
  ["0805", "ERJ-6GEYJ", "V"],
  ["1206", "ERJ-8GEYJ", "V"],
];
const ERJ_JUMPERS: Sized = [
  ["0402", "ERJ-2GE", "X"],
  ["0603", "ERJ-3GEY", "V"],
  ["0805", "ERJ-6GEY", "V"],
  ["1206", "ERJ-8GEY", "V"],
];
/** ERJ-P and ERJ-PA: anti-surge (AOA0000C331). */
const ERJ_SURGE: Sized = [
  ["0402", "ERJ-PA2F", "X"],
  ["0603", "ERJ-P03F", "V"],
  ["0805", "ERJ-P06F", "V"],
  ["1206", "ERJ-P08F", "V"],
];
/** ERA thin film at 25 ppm/K (AOA0000C307): three digits for E24, four for the rest of E96. */
const ERA_SIZES: Sized = [
  ["0402", "ERA-2AE", "X"],
  ["0603", "ERA-3AE", "V"],
  ["0805", "ERA-6AE", "V"],
  ["1206", "ERA-8AE", "V"],
];

function panasonic(): Variant[] {
  const jumper = () => "0R00";
  const thinFilm = ["B", "D"].flatMap((tolerance) =>
    ERA_SIZES.map(([packageName, prefix, suffix]): ResistorRow => ({
      packageName,
      prefix: prefix + tolerance,
      suffix,
      tolerance,
      values: PRECISE,
      code: (value) => (isE24(value) ? threeDigits(value) : fourDigits(value)),
      parameters: { temperatureCoefficient: "25 ppm/K" },
    })),
  );
  return [
    ...chipResistors({ ...PANASONIC, series: "ERJ" }, [
      ...rowsOf(ERJ_ONE_PERCENT, { tolerance: "F", values: TEN_TO_MEG }),
      ...rowsOf(ERJ_FIVE_PERCENT, { tolerance: "J", values: valuesBetween("E24", 1, 1e7), code: threeDigits }),
      ...rowsOf(ERJ_JUMPERS, { tolerance: "J", values: [ZERO], code: jumper }),
    ]),
    ...chipResistors({ ...PANASONIC, series: "ERJ-P" }, rowsOf(ERJ_SURGE, { tolerance: "F", values: TEN_TO_MEG })),
    ...chipResistors({ ...PANASONIC, series: "ERA" }, thinFilm),
  ];
}

const KOA = { manufacturer: "KOA Speer", datasheetHost: "koaspeer.com", code: fourDigits };

/** RK73H and RK73B: size, T for tin, tape (TP 2 mm paper, TD 4 mm paper, TC of 0201), value, tolerance. */
const KOA_SIZES: Sized = [
  ["0402", "1ETTP", ""],
  ["0603", "1JTTD", ""],
  ["0805", "2ATTD", ""],
  ["1206", "2BTTD", ""],
  ["1210", "2ETTD", ""],
];

function koa(): Variant[] {
  const prefixed = (start: string, end: string): Sized =>
    KOA_SIZES.map(([packageName, prefix]) => [packageName, start + prefix, end] as const);
  const thin = prefixed("RN73", "B25").slice(0, 4);
  return [
    ...chipResistors(
      { ...KOA, series: "RK73H" },
      rowsOf(prefixed("RK73H", "F"), { tolerance: "F", values: TEN_TO_MEG }),
    ),
    ...chipResistors(
      { ...KOA, series: "RK73B", code: threeDigits },
      rowsOf(prefixed("RK73B", "J"), { tolerance: "J", values: TEN_TO_MEG_E24 }),
    ),
    ...chipResistors(
      { ...KOA, series: "RN73" },
      rowsOf(thin, { tolerance: "B", values: PRECISE, parameters: { temperatureCoefficient: "25 ppm/K" } }),
    ),
  ];
}

const ROHM = { manufacturer: "ROHM", datasheetHost: "rohm.com", code: fourDigits };
/** MCR: the letters after the size are the tape; an X precedes the digits of the 0603 at 1 %. */
const ROHM_ONE_PERCENT: Sized = [
  ["0402", "MCR01MZPF", ""],
  ["0402", "MCR01MRTF", ""],
  ["0603", "MCR03EZPFX", ""],
  ["0603", "MCR03ERTF", ""],
  ["0805", "MCR10EZPF", ""],
  ["1206", "MCR18EZPF", ""],
];
const ROHM_FIVE_PERCENT: Sized = [
  ["0402", "MCR01MZPJ", ""],
  ["0402", "MCR01MRTJ", ""],
  ["0603", "MCR03EZPJ", ""],
  ["0603", "MCR03ERTJ", ""],
  ["0805", "MCR10EZPJ", ""],
  ["1206", "MCR18EZPJ", ""],
];

function rohm(): Variant[] {
  return chipResistors({ ...ROHM, series: "MCR" }, [
    ...rowsOf(ROHM_ONE_PERCENT, { tolerance: "F", values: TEN_TO_MEG }),
    ...rowsOf(ROHM_FIVE_PERCENT, { tolerance: "J", values: TEN_TO_MEG_E24, code: threeDigits }),
  ]).map((variant) => ({
    ...variant,
    parameters: { ...variant.parameters, power: USUAL_POWER[variant.packageName] },
  }));
}

/** RG: `RG1608P-103-B-T5`, 25 ppm/K and 0.1 %; digits as in ERA. */
function susumu(): Variant[] {
  const sizes: Sized = [
    ["0603", "RG1608P-", "-B-T5"],
    ["0805", "RG2012P-", "-B-T5"],
  ];
  const code = (value: Value) => (isE24(value) ? threeDigits(value) : fourDigits(value));
  const series = { manufacturer: "Susumu", datasheetHost: "susumu.co.jp", series: "RG", code };
  const parameters = { temperatureCoefficient: "25 ppm/K" };
  return chipResistors(series, rowsOf(sizes, { tolerance: "B", values: PRECISE, parameters }));
}

export const JAPAN_RESISTORS: readonly Variant[] = [...panasonic(), ...koa(), ...rohm(), ...susumu()];
