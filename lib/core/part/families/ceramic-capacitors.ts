// Ceramic capacitors whose ordering codes are fully systematic: KEMET, KYOCERA AVX, Yageo, Walsin, Samsung, Murata,
// TDK.

import { magnitude, type Value, valuesBetween } from "@/lib/core/part/preferred-values";
import { digitsAndR, digitsAndTenths, digitsFromOne, threeDigits, type ValueCode } from "@/lib/core/part/value-codes";
import type { Variant } from "@/lib/core/part/variant";
import { type Dielectric, RATINGS, type Rating, type Volts } from "./capacitor-limits";
import { TOLERANCES } from "./chip-resistors";

/** Common tolerances: narrow for class 1, wide for class 2. */
const LETTERS: Readonly<Record<Dielectric, readonly string[]>> = {
  C0G: ["F", "G", "J"],
  X7R: ["J", "K", "M"],
  X5R: ["K", "M"],
};
/** Below 10 pF, in picofarads (IEC 60062). */
const SMALL_LETTERS = ["B", "C"] as const;
const SMALL_TOLERANCES = { B: "±0.1 pF", C: "±0.25 pF" } as const;

interface Maker {
  manufacturer: string;
  datasheetHost: string;
  series: string;
  qualification?: string;
  /** Notation of values; manufacturers differ below 10 pF. */
  code?: ValueCode;
}

interface Code extends Partial<Pick<Rating, "values">> {
  prefix: string;
  suffix: string;
}

/** Parameters besides the value, as on a distributor's page. */
const facts = (volts: number, dielectric: Dielectric, tolerance: string, qualification?: string) => ({
  function: "Ceramic capacitor",
  voltage: `${volts} V`,
  dielectric,
  tolerance,
  ...(qualification ? { qualification } : {}),
});

/** All ratings of a manufacturer; null for a rating that it does not have. */
function ceramics(
  { qualification, code: written = threeDigits, ...maker }: Maker,
  codeOf: (rating: Rating, tolerance: string) => Code | null,
): Variant[] {
  return RATINGS.flatMap((rating) => {
    const letters: readonly string[] = rating.isSmall ? SMALL_LETTERS : LETTERS[rating.dielectric];
    return letters.flatMap((letter): Variant[] => {
      const code = codeOf(rating, letter);
      if (code === null) return [];
      const { packageName, dielectric, volts } = rating;
      const tolerance = rating.isSmall ? SMALL_TOLERANCES[letter as "B" | "C"] : (TOLERANCES[letter] ?? "");
      return [
        {
          ...maker,
          category: "capacitor",
          quantity: "capacitance",
          code: written,
          values: rating.values,
          ...code,
          packageName,
          pins: 2,
          mounting: "smt",
          parameters: facts(volts, dielectric, tolerance, qualification),
        },
      ];
    });
  });
}

/** KEMET: `C0603C104K5RACTU`; R is X7R, P X5R, G C0G, A no failure rate, C tin; TU 7 inch unmarked, AUTO automotive. */
const KEMET_VOLTS: Readonly<Record<Volts, string>> = {
  ...{ 6.3: "9", 10: "8", 16: "4", 25: "3", 35: "6", 50: "5", 100: "1", 200: "2", 500: "C", 1000: "D" },
};
const KEMET_DIELECTRIC = { C0G: "G", X7R: "R", X5R: "P" };
const kemet = (ending: "TU" | "AUTO") =>
  ceramics(
    {
      manufacturer: "KEMET",
      datasheetHost: "kemet.com",
      series: "C",
      code: digitsAndTenths,
      ...(ending === "AUTO" ? { qualification: "AEC-Q200" } : {}),
    },
    ({ packageName, dielectric, volts }, tolerance) =>
      ending === "AUTO" && (dielectric === "X5R" || volts < 16 || packageName === "0201")
        ? null
        : {
            prefix: `C${packageName}C`,
            suffix: `${tolerance}${KEMET_VOLTS[volts]}${KEMET_DIELECTRIC[dielectric]}AC${ending}`,
          },
  );

/** KYOCERA AVX: `06035C104KAT2A`; A C0G, C X7R, D X5R; A no failure rate, T tin, 2 is 7 inch. */
const AVX_VOLTS: Readonly<Record<Volts, string>> = {
  ...{ 6.3: "6", 10: "Z", 16: "Y", 25: "3", 35: "D", 50: "5", 100: "1", 200: "2", 500: "7", 1000: "A" },
};
const AVX_DIELECTRIC = { C0G: "A", X7R: "C", X5R: "D" };
const avx = ceramics(
  { manufacturer: "KYOCERA AVX", datasheetHost: "kyocera-avx.com", series: "MLCC", code: digitsAndR },
  ({ packageName, dielectric, volts }, tolerance) => ({
    prefix: `${packageName}${AVX_VOLTS[volts]}${AVX_DIELECTRIC[dielectric]}`,
    suffix: `${tolerance}AT2A`,
  }),
);

/**
 * Yageo: `CC0603KRX7R9BB104`, `CC0603JRNPO9BN101`, `CC0603MRX5R5BB106`; R is paper on 7 inch, K embossed tape for thick
 * parts. AC is the automotive series.
 */
const YAGEO_VOLTS: Readonly<Partial<Record<Volts, string>>> = {
  ...{ 6.3: "5", 10: "6", 16: "7", 25: "8", 50: "9", 100: "0", 200: "A", 500: "B", 1000: "C" },
};
const YAGEO_PAPER_TO: Readonly<Record<string, number>> = {
  ...{ "0201": 1e8, "0402": 1e8, "0603": 1e8, "0805": 330_000, "1206": 330_000 },
};
const yageo = (series: "CC" | "AC", tape: "R" | "K" | "P") =>
  ceramics(
    {
      manufacturer: "Yageo",
      datasheetHost: "yageo.com",
      series,
      code: digitsAndR,
      ...(series === "AC" ? { qualification: "AEC-Q200" } : {}),
    },
    ({ packageName, dielectric, volts, values }, tolerance) => {
      const paperTo = YAGEO_PAPER_TO[packageName] ?? 0;
      const voltsCode = YAGEO_VOLTS[volts];
      const isLarge = packageName === "1812" || packageName === "2220";
      if (voltsCode === undefined || isLarge || (dielectric === "X7R" && tolerance === "J")) return null;
      if (series === "AC" && (dielectric === "X5R" || packageName === "0201" || volts > 100)) return null;
      const kind = dielectric === "C0G" ? `NPO${voltsCode}BN` : `${dielectric}${voltsCode}BB`;
      const taped = values.filter((value) => magnitude(value) <= paperTo !== (tape === "K"));
      return taped.length === 0
        ? null
        : { prefix: `${series}${packageName}${tolerance}${tape}${kind}`, suffix: "", values: taped };
    },
  );

/**
 * Walsin: `0603B104K500CT`; B X7R, X X5R, N C0G, the voltage in three characters, C copper under nickel and tin, T 7
 * inch.
 */
const WALSIN_VOLTS: Readonly<Record<Volts, string>> = {
  ...{ 6.3: "6R3", 10: "100", 16: "160", 25: "250", 35: "350", 50: "500", 100: "101", 200: "201", 500: "501" },
  1000: "102",
};
const WALSIN_DIELECTRIC = { C0G: "N", X7R: "B", X5R: "X" };
const walsin = ceramics(
  { manufacturer: "Walsin", datasheetHost: "passivecomponent.com", series: "MLCC", code: digitsAndR },
  ({ packageName, dielectric, volts }, tolerance) => ({
    prefix: `${packageName}${WALSIN_DIELECTRIC[dielectric]}`,
    suffix: `${tolerance}${WALSIN_VOLTS[volts]}CT`,
  }),
);

/**
 * Samsung: `CL10B104KB8NNNC`; size in tenths of a millimeter, C C0G, B X7R, A X5R, then the voltage and the thickness,
 * which is unique only in these three cases.
 */
const SAMSUNG_VOLTS: Readonly<Partial<Record<Volts, string>>> = {
  ...{ 6.3: "Q", 10: "P", 16: "O", 25: "A", 35: "L", 50: "B", 100: "C" },
};
const SAMSUNG_CASES: Readonly<Record<string, [size: string, thickness: string]>> = {
  "0201": ["03", "3"],
  "0402": ["05", "5"],
  "0603": ["10", "8"],
};
const SAMSUNG_DIELECTRIC = { C0G: "C", X7R: "B", X5R: "A" };
const samsung = ceramics(
  { manufacturer: "Samsung", datasheetHost: "samsungsem.com", series: "CL", code: digitsFromOne },
  ({ packageName, dielectric, volts }, tolerance) => {
    const [size, thickness] = SAMSUNG_CASES[packageName] ?? [];
    const voltsCode = SAMSUNG_VOLTS[volts];
    if (size === undefined || voltsCode === undefined || (dielectric === "X7R" && tolerance === "J")) return null;
    return {
      prefix: `CL${size}${SAMSUNG_DIELECTRIC[dielectric]}`,
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
/** The RF series: `04025U2R0BAT2A`. */
const AVX_RF = { manufacturer: "KYOCERA AVX", datasheetHost: "kyocera-avx.com", series: "U" };
const TDK = { manufacturer: "TDK", datasheetHost: "tdk.com", series: "C" };

/** Series of Murata and TDK whose last characters (thickness, individual code) are the same for all values. */
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
  ...(
    [
      ["GCM155R71H", "KA37D", "K", "0402", "X7R", 220, 22_000],
      ["GCM155R71H", "JA37D", "J", "0402", "X7R", 220, 22_000],
      ["GCM188R71H", "KA37D", "K", "0603", "X7R", 220, 22_000],
      ["GCM1555C1H", "JA16D", "J", "0402", "C0G", 10, 1_000],
      ["GCM1885C1H", "JA16D", "J", "0603", "C0G", 10, 3_300],
    ] as const
  ).map(([prefix, suffix, tolerance, packageName, dielectric, from, to]): FixedRow => ({
    ...{ maker: { ...MURATA, series: "GCM" }, prefix, suffix, tolerance, packageName, dielectric },
    ...{ voltage: "50 V", values: valuesBetween(dielectric === "C0G" ? "E24" : "E12", from, to) },
  })),
  ...(["0402", "0603", "0805"] as const).flatMap((packageName) =>
    (["F", "G", "J"] as const).map((tolerance): FixedRow => ({
      ...{ maker: AVX_RF, prefix: `${packageName}5U`, suffix: `${tolerance}AT2A`, tolerance, packageName },
      ...{ voltage: "50 V", dielectric: "C0G", values: valuesBetween("E24", 10, 240) },
    })),
  ),
  ...(["0402", "0603", "0805"] as const).map((packageName): FixedRow => ({
    ...{ maker: AVX_RF, prefix: `${packageName}5U`, suffix: "BAT2A", tolerance: "±0.1 pF", packageName },
    ...{ voltage: "50 V", dielectric: "C0G", values: valuesBetween("E24", 1, 9.1) },
  })),
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
  parameters: facts(Number.parseFloat(voltage), dielectric, TOLERANCES[tolerance] ?? tolerance),
}));

export const CERAMIC_CAPACITORS: readonly Variant[] = [
  ...kemet("TU"),
  ...kemet("AUTO"),
  ...avx,
  ...yageo("CC", "R"),
  ...yageo("CC", "K"),
  ...yageo("AC", "R"),
  ...yageo("AC", "P"),
  ...walsin,
  ...samsung,
  ...fixed,
];
