// Ceramic capacitors whose code is all there is to know: KEMET, KYOCERA AVX, Yageo, Walsin, Samsung, Murata, TDK.

import { magnitude, type Value, valuesBetween } from "@/lib/core/part/preferred-values";
import { threeDigits } from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";
import { type Dielectric, RATINGS, type Rating, type Volts } from "./capacitor-limits";
import { TOLERANCES } from "./chip-resistors";

/** C0G is made close, X7R wide; B, C and D are of values below 10 pF, which are left out. */
const LETTERS: Readonly<Record<Dielectric, readonly string[]>> = { C0G: ["F", "G", "J", "K"], X7R: ["J", "K", "M"] };

interface Maker {
  manufacturer: string;
  datasheetHost: string;
  series: string;
  qualification?: string;
}

interface Code extends Partial<Pick<Rating, "values">> {
  prefix: string;
  suffix: string;
}

/** All ratings of a maker; null where it has not that one. */
function ceramics(
  { qualification, ...maker }: Maker,
  codeOf: (rating: Rating, tolerance: string) => Code | null,
): Variant[] {
  return RATINGS.flatMap((rating) =>
    LETTERS[rating.dielectric].flatMap((tolerance): Variant[] => {
      const code = codeOf(rating, tolerance);
      if (code === null) return [];
      const { packageName, dielectric, volts } = rating;
      return [
        {
          ...maker,
          category: "capacitor",
          quantity: "capacitance",
          code: threeDigits,
          values: rating.values,
          ...code,
          packageName,
          pins: 2,
          mounting: "smt",
          parameters: {
            voltage: `${volts} V`,
            dielectric,
            tolerance: TOLERANCES[tolerance],
            ...(qualification ? { qualification } : {}),
          },
        },
      ];
    }),
  );
}

/** KEMET: `C0603C104K5RACTU`; R is X7R, G is C0G, A no failure rate, C tin; TU 7 inch unmarked, AUTO automotive. */
const KEMET_VOLTS: Readonly<Record<Volts, string>> = { 10: "8", 16: "4", 25: "3", 50: "5", 100: "1", 200: "2" };
const KEMET_DIELECTRIC = { C0G: "G", X7R: "R" };
const kemet = (ending: "TU" | "AUTO") =>
  ceramics(
    {
      manufacturer: "KEMET",
      datasheetHost: "kemet.com",
      series: "C",
      ...(ending === "AUTO" ? { qualification: "AEC-Q200" } : {}),
    },
    ({ packageName, dielectric, volts }, tolerance) => ({
      prefix: `C${packageName}C`,
      suffix: `${tolerance}${KEMET_VOLTS[volts]}${KEMET_DIELECTRIC[dielectric]}AC${ending}`,
    }),
  );

/** KYOCERA AVX: `06035C104KAT2A`; A C0G, C X7R; A no failure rate, T tin, 2 is 7 inch, 4 is 13 inch. */
const AVX_VOLTS: Readonly<Record<Volts, string>> = { 10: "Z", 16: "Y", 25: "3", 50: "5", 100: "1", 200: "2" };
const AVX_DIELECTRIC = { C0G: "A", X7R: "C" };
const avx = (reel: "2" | "4") =>
  ceramics(
    { manufacturer: "KYOCERA AVX", datasheetHost: "kyocera-avx.com", series: "MLCC" },
    ({ packageName, dielectric, volts }, tolerance) => ({
      prefix: `${packageName}${AVX_VOLTS[volts]}${AVX_DIELECTRIC[dielectric]}`,
      suffix: `${tolerance}AT${reel}A`,
    }),
  );

/**
 * Yageo: `CC0603KRX7R9BB104`, `CC0603JRNPO9BN101`; R is paper on 7 inch, P on 13 inch. Thick ones come in embossed tape under
 * other letters and are left out, as is what stands above 100 V. AC is the automotive row.
 */
const YAGEO_VOLTS: Readonly<Partial<Record<Volts, string>>> = { 10: "6", 16: "7", 25: "8", 50: "9", 100: "0" };
const YAGEO_PAPER_TO: Readonly<Record<string, number>> = { "0402": 1e6, "0603": 1e6, "0805": 100_000, "1206": 100_000 };
const yageo = (series: "CC" | "AC", tape: "R" | "P") =>
  ceramics(
    {
      manufacturer: "Yageo",
      datasheetHost: "yageo.com",
      series,
      ...(series === "AC" ? { qualification: "AEC-Q200" } : {}),
    },
    ({ packageName, dielectric, volts, values }, tolerance) => {
      const paperTo = YAGEO_PAPER_TO[packageName];
      const voltsCode = YAGEO_VOLTS[volts];
      if (paperTo === undefined || voltsCode === undefined || (dielectric === "X7R" && tolerance === "J")) return null;
      const kind = dielectric === "C0G" ? `NPO${voltsCode}BN` : `X7R${voltsCode}BB`;
      return {
        prefix: `${series}${packageName}${tolerance}${tape}${kind}`,
        suffix: "",
        values: values.filter((value) => magnitude(value) <= paperTo),
      };
    },
  );

/** Walsin: `0603B104K500CT`; B X7R, N C0G, the voltage in three digits, C copper under nickel and tin, T 7 inch. */
const WALSIN_VOLTS: Readonly<Record<Volts, string>> = {
  10: "100",
  16: "160",
  25: "250",
  50: "500",
  100: "101",
  200: "201",
};
const walsin = ceramics(
  { manufacturer: "Walsin", datasheetHost: "passivecomponent.com", series: "MLCC" },
  ({ packageName, dielectric, volts }, tolerance) => ({
    prefix: `${packageName}${dielectric === "C0G" ? "N" : "B"}`,
    suffix: `${tolerance}${WALSIN_VOLTS[volts]}CT`,
  }),
);

/**
 * Samsung: `CL10B104KB8NNNC`; size 05 or 10 in tenths of a millimetre, C C0G, B X7R, then the voltage and the thickness, which is
 * one in these two cases alone.
 */
const SAMSUNG_VOLTS: Readonly<Partial<Record<Volts, string>>> = { 10: "P", 16: "O", 25: "A", 50: "B" };
const SAMSUNG_CASES: Readonly<Record<string, [size: string, thickness: string]>> = {
  "0402": ["05", "5"],
  "0603": ["10", "8"],
};
const samsung = ceramics(
  { manufacturer: "Samsung", datasheetHost: "samsungsem.com", series: "CL" },
  ({ packageName, dielectric, volts }, tolerance) => {
    const [size, thickness] = SAMSUNG_CASES[packageName] ?? [];
    const voltsCode = SAMSUNG_VOLTS[volts];
    if (size === undefined || voltsCode === undefined || (dielectric === "X7R" && tolerance === "J")) return null;
    return {
      prefix: `CL${size}${dielectric === "C0G" ? "C" : "B"}`,
      suffix: `${tolerance}${voltsCode}${thickness}NNNC`,
    };
  },
);

interface FixedRow {
  maker: Maker;
  prefix: string;
  suffix: string;
  tolerance: string;
  packageName: string;
  voltage: string;
  dielectric: Dielectric;
  values: readonly Value[];
}

const MURATA = { manufacturer: "Murata", datasheetHost: "murata.com", series: "GRM" };
const TDK = { manufacturer: "TDK", datasheetHost: "tdk.com", series: "C" };

/** Rows of Murata and TDK whose last signs (thickness, individual code) are one for the whole row. */
const FIXED: readonly FixedRow[] = [
  ...["F", "G", "J"].flatMap((tolerance) => [
    {
      maker: MURATA,
      prefix: "GRM1555C1H",
      suffix: `${tolerance}A01D`,
      tolerance,
      packageName: "0402",
      voltage: "50 V",
      dielectric: "C0G" as const,
      values: valuesBetween("E24", 10, 1_000),
    },
    {
      maker: MURATA,
      prefix: "GRM1885C1H",
      suffix: `${tolerance}A01D`,
      tolerance,
      packageName: "0603",
      voltage: "50 V",
      dielectric: "C0G" as const,
      values: valuesBetween("E24", 10, 2_200),
    },
    {
      maker: MURATA,
      prefix: "GRM1885C2A",
      suffix: `${tolerance}A01D`,
      tolerance,
      packageName: "0603",
      voltage: "100 V",
      dielectric: "C0G" as const,
      values: valuesBetween("E24", 10, 1_000),
    },
  ]),
  {
    maker: MURATA,
    prefix: "GRM155R71H",
    suffix: "KA01D",
    tolerance: "K",
    packageName: "0402",
    voltage: "50 V",
    dielectric: "X7R",
    values: valuesBetween("E6", 220, 4_700),
  },
  {
    maker: MURATA,
    prefix: "GRM188R71H",
    suffix: "KA01D",
    tolerance: "K",
    packageName: "0603",
    voltage: "50 V",
    dielectric: "X7R",
    values: valuesBetween("E6", 220, 22_000),
  },
  {
    maker: TDK,
    prefix: "C1005C0G1H",
    suffix: "J050BA",
    tolerance: "J",
    packageName: "0402",
    voltage: "50 V",
    dielectric: "C0G",
    values: valuesBetween("E12", 10, 1_000),
  },
  {
    maker: TDK,
    prefix: "C1608C0G1H",
    suffix: "J080AA",
    tolerance: "J",
    packageName: "0603",
    voltage: "50 V",
    dielectric: "C0G",
    values: valuesBetween("E12", 10, 10_000),
  },
  {
    maker: TDK,
    prefix: "C1608X7R1H",
    suffix: "K080AA",
    tolerance: "K",
    packageName: "0603",
    voltage: "50 V",
    dielectric: "X7R",
    values: valuesBetween("E6", 1_000, 100_000),
  },
];

const fixed: Variant[] = FIXED.map(({ maker, tolerance, voltage, dielectric, ...row }) => ({
  ...maker,
  ...row,
  category: "capacitor",
  quantity: "capacitance",
  code: threeDigits,
  pins: 2,
  mounting: "smt",
  parameters: { voltage, dielectric, tolerance: TOLERANCES[tolerance] },
}));

export const CAPACITORS: readonly Variant[] = [
  ...kemet("TU"),
  ...kemet("AUTO"),
  ...avx("2"),
  ...avx("4"),
  ...yageo("CC", "R"),
  ...yageo("CC", "P"),
  ...yageo("AC", "R"),
  ...yageo("AC", "P"),
  ...walsin,
  ...samsung,
  ...fixed,
];
