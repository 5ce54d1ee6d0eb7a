// Chip resistors of Vishay, UNI-ROYAL, Stackpole, Bourns, Walsin, Samsung and TE, and leaded ones.

import { valuesBetween, ZERO } from "@/lib/core/part/preferred-values";
import {
  fourDigits,
  fourDigitsMultiplier,
  fourLetters,
  shortLetters,
  threeDigits,
  type ValueCode,
} from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";
import { chipResistors, type ResistorRow, TOLERANCES, USUAL_POWER } from "./chip-resistors";

const FINE = valuesBetween("E24E96", 1, 1e7);
const COARSE = valuesBetween("E24", 1, 1e7);
const CENTER = valuesBetween("E24E96", 10, 1e6);
const CENTER_E24 = valuesBetween("E24", 10, 1e6);
const PRECISE = valuesBetween("E24E96", 100, 1e5);
const SMALL = ["0402", "0603", "0805", "1206"];

const sized = (
  size: string,
  tolerance: string,
  row: Pick<ResistorRow, "prefix" | "suffix" | "values">,
): ResistorRow => ({
  ...row,
  packageName: size,
  tolerance,
  parameters: { power: USUAL_POWER[size] },
});

/**
 * CRCW (document 20035): `CRCW060310K0FKEA`. K is ±100 ppm/K, N ±200 ppm/K; EA 5000 on 7 inch, ED 10 000 of 0402, EF 4000,
 * EG 2000, EC 20 000 on 13 inch. Jumpers are `0000Z0` and the tape.
 */
function crcw(): Variant[] {
  const tapes: [string, string][] = [
    ["0402", "ED"],
    ["0603", "EA"],
    ["0805", "EA"],
    ["1206", "EA"],
    ["1210", "EA"],
    ["2010", "EF"],
    ["2512", "EG"],
  ];
  const series = { manufacturer: "Vishay", series: "CRCW", datasheetHost: "vishay.com", code: fourLetters };
  // CRCW-HP (document 20043): pulse-proof, with twice the power.
  const pulse = [
    ["0603", "EAHP", "0.33 W"],
    ["0805", "EAHP", "0.5 W"],
    ["1206", "EAHP", "0.75 W"],
  ].map(([packageName = "", ending = "", power]) => ({
    ...sized(packageName, "F", { prefix: `CRCW${packageName}`, suffix: `FK${ending}`, values: CENTER }),
    parameters: { power },
  }));
  return chipResistors(series, [
    ...pulse,
    ...tapes.flatMap(([size, tape]) => [
      sized(size, "F", { prefix: `CRCW${size}`, suffix: `FK${tape}`, values: FINE }),
      sized(size, "J", { prefix: `CRCW${size}`, suffix: `JN${tape}`, values: COARSE }),
      sized(size, "J", { prefix: `CRCW${size}`, suffix: `Z0${tape}`, values: [ZERO] }),
    ]),
  ]);
}

/** TNPW e3 (28758): B is 0.1 %, E 25 ppm/K. MCT, MCS, MCU and MCA (28785): `MCT06030C1002FP500`. */
function vishayThinFilm(): Variant[] {
  const maker = { manufacturer: "Vishay", datasheetHost: "vishay.com" };
  const temperatureCoefficient = { parameters: { temperatureCoefficient: "25 ppm/K" } };
  const tnpw = SMALL.map((size) => ({
    ...sized(size, "B", { prefix: `TNPW${size}`, suffix: size === "0402" ? "BEED" : "BEEA", values: PRECISE }),
    ...temperatureCoefficient,
  }));
  const mc: [string, string, string][] = [
    ["0402", "MCS04020C", "FE000"],
    ["0603", "MCT06030C", "FP500"],
    ["0805", "MCU08050C", "FP500"],
    ["1206", "MCA12060C", "FP500"],
  ];
  return [
    ...chipResistors({ ...maker, series: "TNPW", code: fourLetters }, tnpw),
    ...chipResistors(
      { ...maker, series: "MC", code: fourDigits },
      mc.map(([packageName, prefix, suffix]) => ({
        packageName,
        prefix,
        suffix,
        tolerance: "F",
        values: valuesBetween("E24E96", 100, 1e6),
        parameters: { temperatureCoefficient: "50 ppm/K" },
      })),
    ),
  ];
}

/** `0603WAF1002T5E`: case, power (WG 1/16, WA 1/10, W8 1/8, W4 1/4, W2 1/2 W), tolerance, value, reel, lead-free. */
function uniRoyal(): Variant[] {
  const maker = { manufacturer: "UNI-ROYAL", series: "Thick film", datasheetHost: "uni-royal.cn" };
  const cases: [string, string, string][] = [
    ["0402", "WG", "TCE"],
    ["0603", "WA", "T5E"],
    ["0805", "W8", "T5E"],
    ["1206", "W4", "T5E"],
    ["1210", "W2", "T5E"],
  ];
  const afterZero: ValueCode = (value) => `0${threeDigits(value)}`;
  return chipResistors(
    { ...maker, code: fourDigitsMultiplier },
    cases.flatMap(([size, power, reel]) => [
      sized(size, "F", { prefix: `${size}${power}F`, suffix: reel, values: [ZERO, ...FINE] }),
      { ...sized(size, "J", { prefix: `${size}${power}J`, suffix: reel, values: CENTER_E24 }), code: afterZero },
    ]),
  );
}

/** Stackpole: RMCF thick film, RNCP thin film of 1 %, RNCF thin film by tolerance at 25 ppm/K. */
function stackpole(): Variant[] {
  const maker = { manufacturer: "Stackpole", datasheetHost: "seielect.com", code: fourLetters };
  const cases = ["0201", ...SMALL, "1210", "2010", "2512"];
  const thick = cases.flatMap((size) => [
    { ...sized(size, "F", { prefix: `RMCF${size}FT`, suffix: "", values: FINE }), parameters: {} },
    { ...sized(size, "J", { prefix: `RMCF${size}JT`, suffix: "", values: COARSE }), parameters: {} },
    {
      ...sized(size, "J", { prefix: `RMCF${size}ZT`, suffix: "", values: [ZERO] }),
      parameters: {},
      code: () => "0R00",
    },
  ]);
  const onePercent = SMALL.map((size) => ({
    ...sized(size, "F", { prefix: `RNCP${size}FTD`, suffix: "", values: CENTER }),
    parameters: { temperatureCoefficient: "100 ppm/K" },
  }));
  const precise = SMALL.flatMap((size) =>
    ["B", "D"].map((tolerance) => ({
      ...sized(size, tolerance, { prefix: `RNCF${size}${tolerance}TE`, suffix: "", values: PRECISE }),
      parameters: { temperatureCoefficient: "25 ppm/K" },
    })),
  );
  return [
    ...chipResistors({ ...maker, series: "RMCF" }, thick),
    ...chipResistors({ ...maker, series: "RNCP" }, onePercent),
    ...chipResistors({ ...maker, series: "RNCF" }, precise),
  ];
}

/** Bourns CR: `CR0603-FX-1002ELF`, `CR0603-JW-103ELF`; G for the tape of 0402, E for the others. */
function bourns(): Variant[] {
  const series = { manufacturer: "Bourns", series: "CR", datasheetHost: "bourns.com", code: fourDigits };
  return chipResistors(
    series,
    SMALL.flatMap((size) => {
      const suffix = size === "0402" ? "GLF" : "ELF";
      return [
        sized(size, "F", { prefix: `CR${size}-FX-`, suffix, values: CENTER }),
        { ...sized(size, "J", { prefix: `CR${size}-JW-`, suffix, values: CENTER_E24 }), code: threeDigits },
      ];
    }),
  );
}

/** Walsin WR: `WR06X1002FTL`, the size in tenths of an inch. Only four characters for the value, hence only 1 %. */
function walsin(): Variant[] {
  const series = { manufacturer: "Walsin", series: "WR", datasheetHost: "passivecomponent.com", code: fourDigits };
  return chipResistors(
    series,
    SMALL.map((size) => sized(size, "F", { prefix: `WR${size.slice(0, 2)}X`, suffix: "FTL", values: CENTER })),
  );
}

/** Samsung RC: metric sizes, `RC1608F1002CS`. */
function samsung(): Variant[] {
  const metric: [string, string][] = [
    ["0402", "1005"],
    ["0603", "1608"],
    ["0805", "2012"],
    ["1206", "3216"],
  ];
  const series = { manufacturer: "Samsung", series: "RC", datasheetHost: "samsungsem.com", code: fourDigits };
  return chipResistors(
    series,
    metric.flatMap(([size, code]) => [
      sized(size, "F", { prefix: `RC${code}F`, suffix: "CS", values: FINE }),
      {
        ...sized(size, "J", { prefix: `RC${code}J`, suffix: "CS", values: [ZERO, ...COARSE] }),
        code: threeDigits,
      },
    ]),
  );
}

/** TE CRGCQ: `CRGCQ0603F10K`, of AEC-Q200. */
function te(): Variant[] {
  const series = { manufacturer: "TE Connectivity", series: "CRGCQ", datasheetHost: "te.com", code: shortLetters };
  const qualification = "AEC-Q200";
  return chipResistors(
    series,
    SMALL.flatMap((size) =>
      (["F", "J"] as const).map((tolerance) => ({
        ...sized(size, tolerance, {
          prefix: `CRGCQ${size}${tolerance}`,
          suffix: "",
          values: tolerance === "F" ? CENTER : CENTER_E24,
        }),
        parameters: { qualification },
      })),
    ),
  );
}

interface LeadedRow {
  maker: [manufacturer: string, host: string];
  series: string;
  prefix: string;
  suffix: string;
  tolerance: string;
  power: string;
  values: ResistorRow["values"];
  code: ValueCode;
}

/** Axial resistors by series: metal film of 1 %, carbon film of 5 %. */
const LEADED: readonly LeadedRow[] = [
  ...[["MFR-25FBF52-", "0.25 W"]].map(([prefix = "", power = ""]) => ({
    maker: ["Yageo", "yageo.com"] as [string, string],
    series: "MFR",
    prefix,
    suffix: "",
    tolerance: "F",
    power,
    values: CENTER,
    code: shortLetters,
  })),
  ...[
    ["CFR-12JB-52-", "0.167 W"],
    ["CFR-25JB-52-", "0.25 W"],
    ["CFR-50JB-52-", "0.5 W"],
  ].map(([prefix = "", power = ""]) => ({
    maker: ["Yageo", "yageo.com"] as [string, string],
    series: "CFR",
    prefix,
    suffix: "",
    tolerance: "J",
    power,
    values: CENTER_E24,
    code: shortLetters,
  })),
  ...[
    ["RNMF14FTC", "F", "0.25 W", CENTER],
    ["CF14JT", "J", "0.25 W", COARSE],
    ["CF12JT", "J", "0.5 W", COARSE],
  ].map(([prefix, tolerance, power, values]) => ({
    maker: ["Stackpole", "seielect.com"] as [string, string],
    series: String(prefix).slice(0, 4),
    prefix: String(prefix),
    suffix: "",
    tolerance: String(tolerance),
    power: String(power),
    values: values as ResistorRow["values"],
    code: fourLetters,
  })),
  {
    maker: ["Vishay", "vishay.com"],
    series: "MRS25",
    prefix: "MRS25000C",
    suffix: "FCT00",
    tolerance: "F",
    power: "0.6 W",
    values: valuesBetween("E24E96", 100, 1e6),
    code: fourDigits,
  },
];

const leaded: Variant[] = LEADED.map(({ maker: [manufacturer, datasheetHost], tolerance, power, ...row }) => ({
  ...row,
  manufacturer,
  datasheetHost,
  category: "resistor",
  quantity: "resistance",
  packageName: "Axial",
  pins: 2,
  mounting: "tht",
  parameters: { tolerance: TOLERANCES[tolerance], power },
}));

/** Arrays of four resistors: Yageo YC, Panasonic EXB, Bourns CAY16; 5 % of E24. */
const arrays: Variant[] = (
  [
    ["Yageo", "yageo.com", "YC", "YC124-JR-07", "L", "4 × 0402", shortLetters],
    ["Yageo", "yageo.com", "YC", "YC164-JR-07", "L", "4 × 0603", shortLetters],
    ["Panasonic", "industrial.panasonic.com", "EXB", "EXB-28V", "JX", "4 × 0402", threeDigits],
    ["Panasonic", "industrial.panasonic.com", "EXB", "EXB-38V", "JV", "4 × 0603", threeDigits],
    ["Bourns", "bourns.com", "CAY16", "CAY16-", "J4LF", "4 × 0603", threeDigits],
  ] as const
).map(([manufacturer, datasheetHost, series, prefix, suffix, packageName, code]) => ({
  manufacturer,
  datasheetHost,
  series,
  category: "resistorArray",
  quantity: "resistance",
  prefix,
  suffix,
  code,
  values: CENTER_E24,
  packageName,
  pins: 8,
  mounting: "smt",
  parameters: { tolerance: TOLERANCES.J },
}));

export const OTHER_RESISTORS: readonly Variant[] = [
  ...crcw(),
  ...vishayThinFilm(),
  ...uniRoyal(),
  ...stackpole(),
  ...bourns(),
  ...walsin(),
  ...samsung(),
  ...te(),
  ...leaded,
  ...arrays,
];
