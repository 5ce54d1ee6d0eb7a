// Aluminum electrolytic capacitors (Panasonic FK and FR, Nichicon UWT and UVR, Würth), polymer ones (Panasonic ZC) and
// film capacitors (TDK B32529).

import type { Part } from "@/lib/core/part/part";
import { type Value, valueOf, writeValue } from "@/lib/core/part/preferred-values";
import { threeDigits } from "@/lib/core/part/value-codes";
import { partOfSeries } from "./part-row";

/** In pF, from µF. */
const fromMicro = (microfarads: number): Value => valueOf(microfarads * 1e6);
/** Electrolytic codes are in µF: 10 µF is `100`, 2.2 µF `2R2`. */
const inMicro = (value: Value) => threeDigits({ ...value, exponent: value.exponent - 6 });

/** JIS voltage codes. */
const VOLTS: Readonly<Record<number, string>> = {
  ...{ 6.3: "0J", 10: "1A", 16: "1C", 25: "1E", 35: "1V", 50: "1H", 63: "1J", 80: "1K", 100: "2A" },
};

type Can = readonly [packageName: string, rows: Readonly<Record<number, readonly number[]>>];

/** Values in µF by case and voltage: Panasonic FK (document RDE0011), the standard sizes. */
const CANS: readonly Can[] = [
  ["4.0 × 5.8 mm", { 6.3: [22, 33], 10: [22, 33], 16: [10, 22], 25: [10], 35: [4.7, 10], 50: [1, 2.2, 3.3, 4.7] }],
  ["5.0 × 5.8 mm", { 6.3: [47], 10: [47], 16: [33], 25: [22, 33], 35: [22], 50: [10] }],
  ["6.3 × 5.8 mm", { 6.3: [100], 10: [100], 16: [47, 68], 25: [47], 35: [33, 47], 50: [22], 63: [10] }],
  [
    "6.3 × 7.7 mm",
    { 6.3: [220], 10: [150, 220], 16: [100, 150], 25: [68, 100], 35: [68, 100], 50: [33, 47], 63: [22] },
  ],
  [
    "8.0 × 10.2 mm",
    { 6.3: [470, 680], 10: [330, 470], 16: [220, 330], 25: [220], 35: [150], 50: [100], 63: [47, 68], 100: [22] },
  ],
  [
    "10.0 × 10.2 mm",
    {
      6.3: [1000],
      10: [680, 1000],
      16: [470, 680],
      25: [330, 470],
      35: [220, 330],
      50: [150, 220],
      63: [100],
      80: [47],
      100: [33, 47],
    },
  ],
];

const inCans = (make: (packageName: string, volts: number, microfarads: number) => Part): Part[] =>
  CANS.flatMap(([packageName, rows]) =>
    Object.entries(rows).flatMap(([volts, values]) => values.map((each) => make(packageName, Number(volts), each))),
  );

const electrolytic = (volts: number, value: Value) => ({
  capacitance: writeValue(value, "F", -12),
  voltage: `${volts} V`,
});
const FACTS = { function: "Aluminum electrolytic capacitor", tolerance: "±20 %" } as const;
const PANASONIC = ["Panasonic", "industrial.panasonic.com"] as const;
const NICHICON = ["Nichicon", "nichicon.co.jp"] as const;

/** `EEE-FK1V100UR`: U the small can of 4 mm, R the reel up to 5 mm, P above, XP of 6.3 × 7.7 mm. */
const panasonicEnding = (packageName: string) =>
  packageName.startsWith("4.0")
    ? "UR"
    : packageName.startsWith("5.0")
      ? "R"
      : packageName.endsWith("7.7 mm")
        ? "XP"
        : "P";
/** `UWT1V100MCL1GB`: size and packing follow the tolerance. */
const NICHICON_ENDINGS: Readonly<Record<string, string>> = {
  "4.0 × 5.8 mm": "MCL1GB",
  "5.0 × 5.8 mm": "MCL1GB",
  "6.3 × 5.8 mm": "MCL1GB",
  "6.3 × 7.7 mm": "MCL1GS",
  "8.0 × 10.2 mm": "MNL1GS",
  "10.0 × 10.2 mm": "MNL1GS",
};

const surfaceMounted = (): Part[] => [
  ...inCans((packageName, volts, microfarads) =>
    partOfSeries(
      { maker: PANASONIC, series: "FK", category: "capacitor", packageName, pins: 2, parameters: FACTS },
      `EEE-FK${VOLTS[volts]}${inMicro(fromMicro(microfarads))}${panasonicEnding(packageName)}`,
      electrolytic(volts, fromMicro(microfarads)),
    ),
  ),
  ...inCans((packageName, volts, microfarads) =>
    partOfSeries(
      { maker: NICHICON, series: "UWT", category: "capacitor", packageName, pins: 2, parameters: FACTS },
      `UWT${VOLTS[volts]}${inMicro(fromMicro(microfarads))}${NICHICON_ENDINGS[packageName]}`,
      electrolytic(volts, fromMicro(microfarads)),
    ),
  ),
];

/** Radial cans: diameter × length by voltage and value. Nichicon UVR (`UVR1V101MED`), Panasonic FR (`EEU-FR1V681`). */
const RADIAL: readonly Can[] = [
  [
    "Radial 5.0 × 11.0 mm",
    { 6.3: [100, 220], 10: [100], 16: [47, 100], 25: [22, 33, 47], 35: [22, 33], 50: [1, 2.2, 3.3, 4.7, 10, 22] },
  ],
  [
    "Radial 6.3 × 11.0 mm",
    { 10: [220, 330], 16: [220], 25: [100], 35: [47, 100], 50: [33, 47], 63: [22, 33], 100: [10] },
  ],
  [
    "Radial 8.0 × 11.5 mm",
    { 10: [470], 16: [330, 470], 25: [220, 330], 35: [220], 50: [100], 63: [47], 100: [22, 33] },
  ],
  [
    "Radial 10.0 × 16.0 mm",
    { 10: [1000], 16: [1000], 25: [470, 680], 35: [330, 470], 50: [220, 330], 63: [220], 100: [47, 68] },
  ],
  ["Radial 10.0 × 20.0 mm", { 16: [1500], 25: [1000], 35: [680], 50: [470], 63: [330], 100: [100] }],
  ["Radial 12.5 × 20.0 mm", { 16: [2200], 25: [1500], 35: [1000], 50: [680], 63: [470], 100: [220] }],
];
const UVR_ENDINGS: Readonly<Record<string, string>> = {
  ...{ "5.0": "MDD", "6.3": "MED", "8.0": "MPD", "10.0": "MPD", "12.5": "MHD" },
};

const radial = (): Part[] =>
  RADIAL.flatMap(([packageName, rows]) =>
    Object.entries(rows).flatMap(([volts, values]) =>
      values.flatMap((microfarads) => {
        const value = fromMicro(microfarads);
        const facts = {
          ...({ category: "capacitor", packageName, pins: 2, mounting: "tht", parameters: FACTS } as const),
        };
        const code = `${VOLTS[Number(volts)]}${inMicro(value)}`;
        const own = electrolytic(Number(volts), value);
        const size = packageName.split(" ")[1] ?? "";
        return [
          partOfSeries({ maker: NICHICON, series: "UVR", ...facts }, `UVR${code}${UVR_ENDINGS[size]}`, own),
          partOfSeries({ maker: PANASONIC, series: "FR", ...facts }, `EEU-FR${code}`, own),
        ];
      }),
    ),
  );

/** Panasonic ZC, hybrid polymer: `EEH-ZC1H121P`. */
const HYBRID: readonly (readonly [packageName: string, rows: Readonly<Record<number, readonly number[]>>])[] = [
  ["5.0 × 5.8 mm", { 25: [33], 35: [22], 50: [10] }],
  ["6.3 × 5.8 mm", { 25: [56], 35: [47], 50: [22] }],
  ["6.3 × 7.7 mm", { 25: [100], 35: [68], 50: [33] }],
  ["8.0 × 10.2 mm", { 25: [220], 35: [150], 50: [68], 63: [33] }],
  ["10.0 × 10.2 mm", { 25: [330], 35: [270], 50: [100, 120], 63: [56, 82] }],
];
const hybrid = (): Part[] =>
  HYBRID.flatMap(([packageName, rows]) =>
    Object.entries(rows).flatMap(([volts, values]) =>
      values.map((microfarads) =>
        partOfSeries(
          {
            ...{ maker: PANASONIC, series: "ZC", category: "capacitor", packageName, pins: 2 },
            parameters: { function: "Polymer hybrid capacitor", tolerance: "±20 %" },
          },
          `EEH-ZC${VOLTS[Number(volts)]}${inMicro(fromMicro(microfarads))}${packageName.startsWith("5") ? "R" : packageName.endsWith("7.7 mm") ? "XP" : "P"}`,
          electrolytic(Number(volts), fromMicro(microfarads)),
        ),
      ),
    ),
  );

/** TDK B32529: polyester, 5 mm pitch; C 63 V, 0 63 V, 1 100 V, 3 250 V, 6 400 V; `B32529C0224J`. */
const FILM_VOLTS = [
  ["0", 63, 1],
  ["1", 100, 0.47],
  ["3", 250, 0.1],
  ["6", 400, 0.047],
] as const;
const FILM_MICRO = [
  0.001, 0.0015, 0.0022, 0.0033, 0.0047, 0.0068, 0.01, 0.015, 0.022, 0.033, 0.047, 0.068, 0.1, 0.15, 0.22, 0.33, 0.47,
  0.68, 1,
];
const film = (): Part[] =>
  FILM_VOLTS.flatMap(([code, volts, to]) =>
    FILM_MICRO.filter((each) => each <= to).flatMap((microfarads) =>
      [
        ["J", "±5 %"],
        ["K", "±10 %"],
      ].map(([letter, tolerance = ""]) =>
        partOfSeries(
          {
            ...{
              maker: ["TDK", "tdk.com"],
              series: "B32529",
              category: "capacitor",
              packageName: "7.3 mm, 5.0 mm pitch",
            },
            ...{ pins: 2, mounting: "tht", parameters: { function: "Film capacitor", tolerance } },
          },
          `B32529C${code}${threeDigits(fromMicro(microfarads))}${letter}`,
          electrolytic(volts, fromMicro(microfarads)),
        ),
      ),
    ),
  );

export const electrolyticCapacitors = (): Part[] => [...surfaceMounted(), ...radial(), ...hybrid(), ...film()];
