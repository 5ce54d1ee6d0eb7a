// Inductors whose codes differ in more than the value: chip inductors of Murata, TDK and Taiyo Yuden, power inductors
// of Vishay, Coilcraft, Bourns, Würth, Taiyo Yuden and TDK.

import type { Part } from "@/lib/core/part/part";
import { type Value, valueOf, valuesBetween, writeValue } from "@/lib/core/part/preferred-values";
import { threeDigits } from "@/lib/core/part/value-codes";
import { partOfSeries } from "./part-row";

/** In nH, from µH. */
const fromMicro = (microhenries: number): Value => valueOf(microhenries * 1e3);
const inMicro = (value: Value) => threeDigits({ ...value, exponent: value.exponent - 3 });
const written = (value: Value) => writeValue(value, "H", -9);
/** Below 1 µH the decimal point comes first: R47. */
const pointFirst = (microhenries: number) =>
  microhenries < 1 ? `R${String(Math.round(microhenries * 100)).padStart(2, "0")}` : inMicro(fromMicro(microhenries));

interface Listed {
  maker: readonly [string, string];
  series: string;
  packageName: string;
  kind: "Chip inductor" | "Power inductor";
  tolerance: string;
  /** In µH. */
  values: readonly number[];
  code: (microhenries: number) => string;
}

const MURATA = ["Murata", "murata.com"] as const;
const TDK = ["TDK", "tdk.com"] as const;
const TAIYO = ["Taiyo Yuden", "yuden.co.jp"] as const;
const VISHAY = ["Vishay", "vishay.com"] as const;
const COILCRAFT = ["Coilcraft", "coilcraft.com"] as const;
const BOURNS = ["Bourns", "bourns.com"] as const;
const WURTH = ["Würth Elektronik", "we-online.com"] as const;
const SUNLORD = ["Sunlord", "sunlordinc.com"] as const;

const E3 = [1, 2.2, 4.7, 10, 22, 47, 100];
const E6 = [1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100];
const upTo = (values: readonly number[], to: number) => values.filter((each) => each <= to);

const CHIPS: readonly Listed[] = [
  {
    ...{
      maker: TAIYO,
      series: "LB",
      packageName: "0805",
      kind: "Chip inductor",
      tolerance: "±20 %",
      values: upTo(E3, 47),
    },
    code: (each) => `LB2012T${pointFirst(each)}M`,
  },
  {
    ...{
      maker: TAIYO,
      series: "CB",
      packageName: "0805",
      kind: "Power inductor",
      tolerance: "±20 %",
      values: upTo(E3, 47),
    },
    code: (each) => `CB2012T${pointFirst(each)}M`,
  },
  {
    ...{ maker: TAIYO, series: "CBC", packageName: "1210", kind: "Power inductor", tolerance: "±20 %", values: E3 },
    code: (each) => `CBC3225T${pointFirst(each)}MR`,
  },
  {
    ...{
      maker: TAIYO,
      series: "LBMF",
      packageName: "0603",
      kind: "Chip inductor",
      tolerance: "±20 %",
      values: [1, 2.2, 4.7],
    },
    code: (each) => `LBMF1608T${pointFirst(each)}M`,
  },
  {
    ...{
      maker: TAIYO,
      series: "LBMF",
      packageName: "0603",
      kind: "Chip inductor",
      tolerance: "±10 %",
      values: [10, 22, 33, 47],
    },
    code: (each) => `LBMF1608T${pointFirst(each)}K`,
  },
  {
    ...{
      maker: SUNLORD,
      series: "SDFL",
      packageName: "0603",
      kind: "Chip inductor",
      tolerance: "±10 %",
      values: upTo(E6, 33),
    },
    code: (each) => `SDFL1608S${pointFirst(each)}KTF`,
  },
  {
    ...{ maker: SUNLORD, series: "SDFL", packageName: "0805", kind: "Chip inductor", tolerance: "±10 %", values: E6 },
    code: (each) => `SDFL2012S${pointFirst(each)}KTF`,
  },
  {
    ...{ maker: MURATA, series: "LQM18", packageName: "0603", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [0.47, 1, 1.5, 2.2, 4.7, 10], code: (each) => `LQM18FN${pointFirst(each)}M00D` },
  },
  {
    ...{ maker: MURATA, series: "LQM21P", packageName: "0805", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [0.47, 1, 1.5, 2.2, 3.3], code: (each) => `LQM21PN${pointFirst(each)}MC0D` },
  },
  {
    ...{ maker: MURATA, series: "LQM21P", packageName: "0805", kind: "Power inductor", tolerance: "±30 %" },
    ...{ values: [4.7], code: (each) => `LQM21PN${pointFirst(each)}NGRD` },
  },
  {
    ...{ maker: MURATA, series: "LQM21P", packageName: "0805", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [4.7], code: (each) => `LQM21PN${pointFirst(each)}MGHL` },
  },
  {
    ...{ maker: MURATA, series: "LQM21F", packageName: "0805", kind: "Chip inductor", tolerance: "±30 %" },
    ...{ values: [1, 2.2, 4.7, 10], code: (each) => `LQM21FN${pointFirst(each)}N00D` },
  },
  {
    ...{ maker: MURATA, series: "LQM2HP", packageName: "1008", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [0.47, 1, 1.5, 2.2, 3.3, 4.7], code: (each) => `LQM2HPN${pointFirst(each)}MG0L` },
  },
  {
    ...{ maker: MURATA, series: "LQH32C", packageName: "1210", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [1, 2.2, 4.7], code: (each) => `LQH32CN${pointFirst(each)}M33L` },
  },
  {
    ...{ maker: MURATA, series: "LQH32C", packageName: "1210", kind: "Power inductor", tolerance: "±10 %" },
    ...{ values: [10, 22, 47, 100], code: (each) => `LQH32CN${pointFirst(each)}K33L` },
  },
  {
    ...{ maker: TDK, series: "MLZ2012", packageName: "0805", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [10, 15, 22, 33, 47], code: (each) => `MLZ2012M${pointFirst(each)}WT000` },
  },
  {
    ...{ maker: TDK, series: "MLZ1608", packageName: "0603", kind: "Power inductor", tolerance: "±20 %" },
    ...{ values: [10, 15, 22], code: (each) => `MLZ1608M${pointFirst(each)}WT000` },
  },
  {
    ...{ maker: TDK, series: "MLF2012", packageName: "0805", kind: "Chip inductor", tolerance: "±10 %" },
    ...{ values: [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7], code: (each) => `MLF2012A${pointFirst(each)}KT000` },
  },
  {
    ...{ maker: TDK, series: "MLF2012", packageName: "0805", kind: "Chip inductor", tolerance: "±10 %" },
    ...{ values: [47, 68, 100], code: (each) => `MLF2012C${pointFirst(each)}KT000` },
  },
];

/** IHLP: size, height code, E3 tin, R reel, value with R for the point, 01 series (Vishay document 34040 and others). */
const IHLP: readonly (readonly [size: string, packageName: string, values: readonly number[]])[] = [
  ["1616BZ", "4.5 × 4.1 mm", [0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 10]],
  ["2020BZ", "5.5 × 5.2 mm", [0.1, 0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10]],
  ["2020CZ", "5.5 × 5.2 mm", [0.1, 0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10]],
  ["2525CZ", "6.9 × 6.5 mm", [0.1, 0.22, 0.47, 0.68, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 8.2, 10]],
  ["3232DZ", "8.6 × 8.2 mm", [0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22]],
  ["4040DZ", "11.5 × 10.3 mm", [0.19, 0.36, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47]],
  ["5050FD", "13.2 × 12.9 mm", [0.33, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
  ["6767GZ", "17.2 × 17.2 mm", [0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47]],
];
/** Two digits around R: `R22`, `1R5`, `100`. */
const ihlp = (): Listed[] =>
  IHLP.map(([size, packageName, values]) => ({
    ...{ maker: VISHAY, series: "IHLP", packageName, kind: "Power inductor", tolerance: "±20 %", values },
    code: (each) => `IHLP${size}ER${pointFirst(each)}M01`,
  }));

/** Coilcraft: three digits in nH of picohenry steps, `LPS4018-472MRC` is 4.7 µH; B is bulk tape, C a reel. */
const COILCRAFT_SERIES: readonly (readonly [
  series: string,
  packageName: string,
  ending: string,
  values: readonly number[],
])[] = [
  ["LPS3015", "3.0 × 3.0 mm", "MR", E6],
  ["LPS4018", "4.0 × 4.0 mm", "MR", [1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100, 150, 220]],
  ["LPS5030", "5.0 × 5.0 mm", "MR", [1, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
  ["XAL4020", "4.0 × 4.0 mm", "ME", [0.22, 0.4, 0.6, 1, 1.5, 2.2]],
  ["XAL4030", "4.0 × 4.0 mm", "ME", [3.3, 4.7, 6.8]],
  ["XAL5030", "5.3 × 5.5 mm", "ME", [0.16, 0.33, 0.6, 0.8, 1, 1.2, 2.2, 3.3, 4.7]],
  ["XAL6030", "6.4 × 6.6 mm", "ME", [0.33, 0.56, 1, 1.2, 1.8, 2.2, 3.3]],
  ["XAL6060", "6.4 × 6.6 mm", "ME", [4.7, 5.6, 6.8, 8.2, 10, 15, 22, 33]],
  ["XFL4020", "4.0 × 4.0 mm", "ME", [0.12, 0.22, 0.33, 0.47, 1, 1.5, 2.2, 3.3, 4.7]],
  ["MSS1038", "10.0 × 10.2 mm", "ML", [1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100, 150, 220]],
];
const coilcraft = (): Listed[] =>
  COILCRAFT_SERIES.flatMap(([series, packageName, ending, values]) =>
    ["B", "C"].map((packing) => ({
      ...{ maker: COILCRAFT, series, packageName, kind: "Power inductor" as const, tolerance: "±20 %", values },
      code: (each: number) =>
        `${series}-${threeDigits({ ...fromMicro(each), exponent: fromMicro(each).exponent })}${ending}${packing}`,
    })),
  );

/** Bourns SRP (`SRP1265A-100M`) and SRR (`SRR1260-100M`, Y ±30 %); TDK VLS; Würth WE-PD by its own numbers. */
const OTHERS: readonly Listed[] = [
  ...(
    [
      ["SRP4020TA", "4.5 × 4.1 mm", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 10]],
      ["SRP5030TA", "5.5 × 5.2 mm", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10]],
      ["SRP7030", "7.5 × 6.8 mm", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10]],
      ["SRP1265A", "13.5 × 12.5 mm", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22]],
      ["SRR1260", "12.5 × 12.5 mm", [4.7, 6.8, 10, 15, 22, 33, 47, 68, 100, 150, 220, 330, 470]],
      ["SRR1208", "12.7 × 12.7 mm", [2.2, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100, 150, 220]],
      ["SRR6038", "6.8 × 6.8 mm", [3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
      ["SDR0604", "6.0 × 5.8 mm", [1, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
      ["SDR1006", "9.8 × 9.8 mm", [2.2, 4.7, 10, 15, 22, 33, 47, 68, 100, 220, 330, 470]],
    ] as const
  ).map(([series, packageName, values]): Listed => ({
    ...{ maker: BOURNS, series, packageName, kind: "Power inductor", tolerance: "±20 %", values },
    code: (each) => `${series}-${pointFirst(each)}M`,
  })),
  ...(
    [
      ["VLS201610CX", "2.0 × 1.6 mm", "", [0.24, 0.47, 1, 1.5, 2.2, 3.3, 4.7]],
      ["VLS252010CX", "2.5 × 2.0 mm", "", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10]],
      ["VLS3012HBX", "3.0 × 3.0 mm", "", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 22]],
      ["VLS4012HBX", "4.0 × 4.0 mm", "", [0.47, 1, 1.5, 2.2, 3.3, 4.7, 10]],
      ["VLS5045EX", "5.0 × 5.0 mm", "", [1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
      ["VLS6045EX", "6.0 × 6.0 mm", "", [1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
    ] as const
  ).map(([series, packageName, , values]): Listed => ({
    ...{ maker: TDK, series, packageName, kind: "Power inductor", tolerance: "±20 %", values },
    code: (each) => `${series}-${pointFirst(each)}M`,
  })),
  ...(
    [
      ["NRS3015", "3.0 × 3.0 mm", "GJ", [1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47]],
      ["NRS4018", "4.0 × 4.0 mm", "GJ", [1, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
      ["NRS5040", "5.0 × 5.0 mm", "GJ", [1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47]],
      ["NRS6045", "6.0 × 6.0 mm", "GK", [1, 1.3, 1.8, 2.3, 3, 4.5, 6.3, 10, 15, 22, 33, 47, 68, 100]],
      ["NRS8040", "8.0 × 8.0 mm", "GJ", [0.9, 1.4, 2, 3.6, 4.7, 6.8, 10, 15, 22, 33, 47, 68, 100]],
      ["NRH3012", "3.0 × 3.0 mm", "N", [1, 1.5, 2.2, 3.3, 4.7, 6.8, 10, 15, 22, 33, 47]],
    ] as const
  ).map(([series, packageName, ending, values]): Listed => ({
    ...{ maker: TAIYO, series, packageName, kind: "Power inductor", tolerance: "±20 %", values },
    code: (each) => `${series}T${pointFirst(each)}M${ending}`,
  })),
];

/** WE-PD and WE-LQS by their order numbers: the last digits count µH. */
const WURTH_NUMBERS: readonly (readonly [
  series: string,
  packageName: string,
  prefix: string,
  values: readonly number[],
])[] = [
  ["WE-PD 7332", "7.3 × 7.3 mm", "744778", [10, 22, 33, 47, 68]],
  ["WE-PD 7345", "7.3 × 7.3 mm", "744777", [10, 22, 33, 47, 68]],
  ["WE-LQS 4018", "4.0 × 4.0 mm", "7440402", [10, 22, 47]],
];
const wurth = (): Part[] =>
  WURTH_NUMBERS.flatMap(([series, packageName, prefix, values]) =>
    values.map((each) =>
      partOfSeries(
        {
          ...{ maker: WURTH, category: "inductor", series, packageName, pins: 2 },
          parameters: { function: "Power inductor", tolerance: "±20 %" },
        },
        `${prefix}${inMicro(fromMicro(each))}`,
        { inductance: written(fromMicro(each)) },
      ),
    ),
  );

const listed = ({ maker, series, packageName, kind, tolerance, values, code }: Listed): Part[] =>
  values.map((each) =>
    partOfSeries(
      {
        ...{ maker, category: "inductor", series, packageName, pins: 2 },
        parameters: { function: kind, tolerance },
      },
      code(each),
      { inductance: written(fromMicro(each)) },
    ),
  );

/** Radial and axial chokes: Bourns 78F (`78F101J-RC`), RLB0914 (`RLB0914-101KL`). */
const leaded = (): Part[] =>
  valuesBetween("E6", 1_000, 1_000_000).flatMap((value) =>
    (
      [
        ["78F", "Axial", (code: string) => `78F${code}J-RC`, "±5 %"],
        ["RLB0914", "Radial 8.7 mm", (code: string) => `RLB0914-${code}KL`, "±10 %"],
      ] as const
    ).map(([series, packageName, code, tolerance]) =>
      partOfSeries(
        {
          ...{ maker: BOURNS, category: "inductor", series, packageName, pins: 2, mounting: "tht" },
          parameters: { function: "Leaded inductor", tolerance },
        },
        code(inMicro(value)),
        { inductance: written(value) },
      ),
    ),
  );

export const listedInductors = (): Part[] => [
  ...[...CHIPS, ...ihlp(), ...coilcraft(), ...OTHERS].flatMap(listed),
  ...wurth(),
  ...leaded(),
];
