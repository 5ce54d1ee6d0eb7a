// Tantalum capacitors: KYOCERA AVX TAJ, KEMET T491, Vishay 293D; tantalum polymer: KEMET T520, Panasonic POSCAP.

import type { Part } from "@/lib/core/part/part";
import { type Value, valuesBetween, writeValue } from "@/lib/core/part/preferred-values";
import { threeDigits } from "@/lib/core/part/value-codes";
import { partOfSeries } from "./part-row";

type TantalumCase = "A" | "B" | "C" | "D";

/** EIA-535BAAC case sizes. */
const CASES: Readonly<Record<TantalumCase, string>> = {
  A: "A (EIA 3216-18)",
  B: "B (EIA 3528-21)",
  C: "C (EIA 6032-28)",
  D: "D (EIA 7343-31)",
};

/** Range in µF by voltage and case, common to the tables of TAJ, T491 and 293D. */
const RANGES: readonly (readonly [volts: number, Readonly<Record<TantalumCase, readonly [number, number]>>])[] = [
  [6.3, { A: [2.2, 47], B: [4.7, 100], C: [15, 220], D: [47, 330] }],
  [10, { A: [1, 22], B: [3.3, 47], C: [6.8, 100], D: [33, 220] }],
  [16, { A: [0.68, 10], B: [2.2, 22], C: [4.7, 47], D: [15, 100] }],
  [20, { A: [0.68, 4.7], B: [1.5, 10], C: [3.3, 22], D: [10, 68] }],
  [25, { A: [0.33, 3.3], B: [1, 6.8], C: [2.2, 15], D: [6.8, 47] }],
  [35, { A: [0.1, 1.5], B: [0.47, 3.3], C: [1.5, 10], D: [4.7, 22] }],
  [50, { A: [0.1, 0.33], B: [0.22, 1], C: [0.68, 2.2], D: [2.2, 6.8] }],
];

const threeSigns = (volts: number) => (volts === 6.3 ? "006" : String(volts).padStart(3, "0"));
const TOLERANCES = [
  ["K", "±10 %"],
  ["M", "±20 %"],
] as const;

interface Rated {
  value: Value;
  volts: number;
  caseLetter: TantalumCase;
  tolerance: string;
}

type Scheme = readonly [maker: readonly [string, string], series: string, code: (rated: Rated) => string];

/** `TAJA106K016RNJ`: R 7 inch reel, N standard, J tin. `T491A106K016AT`. `293D106X9016A2TE3`: X9 is ±10 %, X0 ±20 %. */
const SCHEMES: readonly Scheme[] = [
  [
    ["KYOCERA AVX", "kyocera-avx.com"],
    "TAJ",
    ({ value, volts, caseLetter, tolerance }) =>
      `TAJ${caseLetter}${threeDigits(value)}${tolerance}${threeSigns(volts)}RNJ`,
  ],
  [
    ["KEMET", "kemet.com"],
    "T491",
    ({ value, volts, caseLetter, tolerance }) =>
      `T491${caseLetter}${threeDigits(value)}${tolerance}${threeSigns(volts)}AT`,
  ],
  [
    ["Vishay", "vishay.com"],
    "293D",
    ({ value, volts, caseLetter, tolerance }) =>
      `293D${threeDigits(value)}X${tolerance === "K" ? 9 : 0}${volts === 6.3 ? "6R3" : threeSigns(volts)}${caseLetter}2TE3`,
  ],
];

const solid = (): Part[] =>
  SCHEMES.flatMap(([maker, series, code]) =>
    RANGES.flatMap(([volts, byCase]) =>
      (Object.keys(CASES) as TantalumCase[]).flatMap((caseLetter) => {
        const [from, to] = byCase[caseLetter];
        return valuesBetween("E6", from * 1e6, to * 1e6).flatMap((value) =>
          TOLERANCES.map(([tolerance, written]) =>
            partOfSeries(
              {
                ...{ maker, series, category: "capacitor", packageName: CASES[caseLetter], pins: 2 },
                parameters: { function: "Tantalum capacitor" },
              },
              code({ value, volts, caseLetter, tolerance }),
              { capacitance: writeValue(value, "F", -12), voltage: `${volts} V`, tolerance: written },
            ),
          ),
        );
      }),
    ),
  );

/** T520: V is 7343-20, D 7343-31, B 3528-21; the last digits are the resistance in milliohms. */
const T520: readonly (readonly [caseLetter: "B" | "V" | "D", volts: number, microfarads: number, milliohms: number])[] =
  [
    ["B", 6.3, 47, 70],
    ["B", 6.3, 100, 70],
    ["B", 6.3, 150, 45],
    ["B", 10, 33, 70],
    ["B", 16, 10, 100],
    ["V", 2.5, 220, 25],
    ["V", 6.3, 100, 25],
    ["V", 6.3, 150, 25],
    ["V", 10, 68, 60],
    ["V", 10, 100, 25],
    ["V", 16, 33, 60],
    ["D", 2.5, 330, 15],
    ["D", 2.5, 470, 12],
    ["D", 6.3, 150, 15],
    ["D", 6.3, 220, 25],
    ["D", 6.3, 330, 25],
    ["D", 10, 100, 18],
    ["D", 10, 150, 25],
    ["D", 16, 47, 35],
    ["D", 16, 100, 50],
  ];
/** TPE and TPF of Panasonic: `2R5TPE220MAFB`, voltage, series, capacitance in µF, resistance letter. */
const POSCAP: readonly (readonly [mpn: string, volts: number, microfarads: number, packageName: string])[] = [
  ["2R5TPE220MAFB", 2.5, 220, "B (EIA 3528-21)"],
  ["2R5TPE330M9", 2.5, 330, "D (EIA 7343-31)"],
  ["2R5TPE470M7", 2.5, 470, "D (EIA 7343-31)"],
  ["4TPE220MF", 4, 220, "D (EIA 7343-31)"],
  ["6TPE100MAZB", 6.3, 100, "B (EIA 3528-21)"],
  ["6TPE150MAZB", 6.3, 150, "B (EIA 3528-21)"],
  ["6TPE220MAZB", 6.3, 220, "B (EIA 3528-21)"],
  ["6TPE330MAP", 6.3, 330, "D (EIA 7343-31)"],
  ["10TPE150M", 10, 150, "D (EIA 7343-31)"],
  ["10TPB100ML", 10, 100, "D (EIA 7343-31)"],
  ["16TQC47MYF", 16, 47, "D (EIA 7343-31)"],
  ["16TQC68MYF", 16, 68, "D (EIA 7343-31)"],
  ["16TQC100MYF", 16, 100, "D (EIA 7343-31)"],
  ["20TQC22MYFB", 20, 22, "B (EIA 3528-21)"],
  ["25TQC15MYFB", 25, 15, "B (EIA 3528-21)"],
];

const polymer = (): Part[] => [
  ...T520.map(([caseLetter, volts, microfarads, milliohms]) => {
    const [value] = valuesBetween("E6", microfarads * 1e6, microfarads * 1e6);
    const code = value ? threeDigits(value) : "";
    const size = caseLetter === "V" ? "V (EIA 7343-20)" : CASES[caseLetter];
    const signs = volts === 2.5 ? "2R5" : threeSigns(volts);
    return partOfSeries(
      {
        ...{ maker: ["KEMET", "kemet.com"], series: "T520", category: "capacitor", packageName: size, pins: 2 },
        parameters: { function: "Polymer tantalum capacitor", tolerance: "±20 %" },
      },
      `T520${caseLetter}${code}M${signs}ATE${String(milliohms).padStart(3, "0")}`,
      { capacitance: `${microfarads} µF`, voltage: `${volts} V`, esr: `${milliohms} mΩ` },
    );
  }),
  ...POSCAP.map(([mpn, volts, microfarads, packageName]) =>
    partOfSeries(
      {
        ...{ maker: ["Panasonic", "industrial.panasonic.com"], series: "POSCAP", category: "capacitor" },
        ...{ packageName, pins: 2, parameters: { function: "Polymer tantalum capacitor", tolerance: "±20 %" } },
      },
      mpn,
      { capacitance: `${microfarads} µF`, voltage: `${volts} V` },
    ),
  ),
];

export const tantalumCapacitors = (): Part[] => [...solid(), ...polymer()];
