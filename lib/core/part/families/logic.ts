// Logic ICs: the 74 series of Texas Instruments, Nexperia, onsemi and Diodes by family, function and package, and the 4000
// series. The code is the family's prefix, the function's number and the package's letters.

import type { Part } from "@/lib/core/part/part";
import { partOfSeries } from "./part-row";

/** Number · pins · function. */
const FUNCTIONS: readonly (readonly [number: string, pins: 14 | 16 | 20, kind: string])[] = [
  ...["00", "02", "04", "08", "10", "11", "14", "20", "21", "27", "32", "86", "132"].map(
    (each) => [each, 14, "74-series gate"] as const,
  ),
  ...["74", "125", "126"].map((each) => [each, 14, "74-series function"] as const),
  ...["138", "139", "151", "153", "157", "161", "163", "164", "165", "174", "175", "193", "595"].map(
    (each) => [each, each === "164" ? 14 : 16, "74-series function"] as const,
  ),
  ...["240", "244", "245", "273", "373", "374", "541", "573", "574"].map(
    (each) => [each, 20, "74-series bus part"] as const,
  ),
];

interface Family {
  name: string;
  supply: string;
  /** Numbers that the family has; all if absent. */
  has?: readonly string[];
  /** TI: numbers whose code ends in A. */
  endsInA?: readonly string[];
}

const COMMON = [
  "00",
  "02",
  "04",
  "08",
  "14",
  "32",
  "74",
  "86",
  "125",
  "138",
  "157",
  "244",
  "245",
  "373",
  "374",
  "541",
  "573",
  "574",
];
/** TI adds an A to LVC's numbers, and to these of HC. */
const FAMILIES: readonly Family[] = [
  { name: "HC", supply: "2–6 V", endsInA: ["573"] },
  { name: "HCT", supply: "4.5–5.5 V", has: [...COMMON, "139", "164", "165", "273", "595", "240"] },
  {
    name: "LVC",
    supply: "1.65–3.6 V",
    has: [...COMMON, "126", "139", "240"],
    endsInA: [...COMMON, "126", "139", "240"],
  },
  { name: "AHC", supply: "2–5.5 V", has: [...COMMON, "126", "132", "139", "595"] },
  { name: "AHCT", supply: "4.5–5.5 V", has: [...COMMON, "126", "132", "139", "595"] },
  {
    name: "LV",
    supply: "2–5.5 V",
    has: [...COMMON, "164", "165", "595", "132"],
    endsInA: [...COMMON, "164", "165", "595", "132"],
  },
];

type Outline = readonly [packageName: string, letters: string];
/** TI: D and DW small outline, PW thin shrink, N leads, R the reel. */
const TI_OUTLINES: Readonly<Record<number, readonly Outline[]>> = {
  14: [
    ["SOIC-14", "DR"],
    ["TSSOP-14", "PWR"],
    ["DIP-14", "N"],
    ["VQFN-14", "RGYR"],
    ["SSOP-14", "DBR"],
  ],
  16: [
    ["SOIC-16", "DR"],
    ["TSSOP-16", "PWR"],
    ["DIP-16", "N"],
    ["VQFN-16", "RGYR"],
    ["SSOP-16", "DBR"],
  ],
  20: [
    ["SOIC-20", "DWR"],
    ["TSSOP-20", "PWR"],
    ["DIP-20", "N"],
    ["VQFN-20", "RGYR"],
    ["SSOP-20", "DBR"],
  ],
};
/** Nexperia: D small outline, PW thin shrink, BQ no leads. */
const NEXPERIA_OUTLINES: Readonly<Record<number, readonly Outline[]>> = {
  14: [
    ["SOIC-14", "D,653"],
    ["TSSOP-14", "PW,118"],
    ["DHVQFN-14", "BQ,115"],
  ],
  16: [
    ["SOIC-16", "D,653"],
    ["TSSOP-16", "PW,118"],
    ["DHVQFN-16", "BQ,115"],
  ],
  20: [
    ["SOIC-20", "D,653"],
    ["TSSOP-20", "PW,118"],
    ["DHVQFN-20", "BQ,115"],
  ],
};
const ONSEMI_OUTLINES: Readonly<Record<number, readonly Outline[]>> = {
  14: [
    ["SOIC-14", "DR2G"],
    ["TSSOP-14", "DTR2G"],
  ],
  16: [
    ["SOIC-16", "DR2G"],
    ["TSSOP-16", "DTR2G"],
  ],
  20: [
    ["SOIC-20", "DWR2G"],
    ["TSSOP-20", "DTR2G"],
  ],
};

const series = (): Part[] =>
  FAMILIES.flatMap(({ name, supply, has, endsInA = [] }) =>
    FUNCTIONS.filter(([number]) => has === undefined || has.includes(number)).flatMap(([number, pins, kind]) => {
      const part = (maker: readonly [string, string], [packageName]: Outline, mpn: string) =>
        partOfSeries(
          {
            ...{ maker, category: "logic", series: `74${name}`, packageName, pins, parameters: { function: kind } },
            mounting: packageName.startsWith("DIP") ? "tht" : "smt",
          },
          mpn,
          { supplyVoltage: supply },
        );
      const a = endsInA.includes(number) ? "A" : "";
      const noLeads = name === "LVC" || name === "LV";
      return [
        ...(TI_OUTLINES[pins] ?? [])
          .filter(([packageName]) => !(noLeads && packageName.startsWith("DIP")))
          .map((outline) => part(["Texas Instruments", "ti.com"], outline, `SN74${name}${number}${a}${outline[1]}`)),
        ...(NEXPERIA_OUTLINES[pins] ?? []).map((outline) =>
          part(["Nexperia", "nexperia.com"], outline, `74${name}${number}${name === "LVC" ? "A" : ""}${outline[1]}`),
        ),
        ...(name === "HC" || name === "HCT"
          ? (ONSEMI_OUTLINES[pins] ?? []).map((outline) =>
              part(["onsemi", "onsemi.com"], outline, `MC74${name}${number}A${outline[1]}`),
            )
          : []),
      ];
    }),
  );

/** Single gates: SN74LVC1G08DBVR; Nexperia's 74LVC1G08GW,125. */
const SINGLE = ["00", "02", "04", "06", "07", "08", "14", "17", "32", "34", "86", "125", "126"];
const singles = (): Part[] =>
  ["LVC1G", "AHC1G", "AHCT1G", "LVC2G"].flatMap((name) =>
    SINGLE.filter((number) => name.startsWith("LVC") || !["06", "07", "17", "34"].includes(number)).flatMap(
      (number) => {
        const isDouble = name === "LVC2G";
        const pins = isDouble ? (["04", "06", "07", "14", "17", "34"].includes(number) ? 6 : 8) : 5;
        const outlines: readonly (readonly [string, string, "ti" | "nexperia"])[] =
          pins === 8
            ? [
                ["VSSOP-8", "DCUR", "ti"],
                ["SSOP-8", "DCTR", "ti"],
                ["VSSOP-8", "DC,125", "nexperia"],
              ]
            : [
                [`SOT-23-${pins}`, "DBVR", "ti"],
                [`SC-70-${pins}`, "DCKR", "ti"],
                [`SC-70-${pins}`, "GW,125", "nexperia"],
                [`SOT-23-${pins}`, "GV,125", "nexperia"],
              ];
        return outlines.map(([packageName, letters, by]) =>
          partOfSeries(
            {
              ...{ category: "logic", series: `74${name}`, packageName, pins, parameters: { function: "Single gate" } },
              maker: by === "ti" ? ["Texas Instruments", "ti.com"] : ["Nexperia", "nexperia.com"],
            },
            `${by === "ti" ? "SN" : ""}74${name}${number}${letters}`,
            {
              supplyVoltage: name.startsWith("LVC") ? "1.65–5.5 V" : name.startsWith("AHCT") ? "4.5–5.5 V" : "2–5.5 V",
            },
          ),
        );
      },
    ),
  );

/** The 4000 series of TI: BE with leads, BM96 small outline, BPWR thin shrink; of Nexperia `HEF4011BT,653`. */
const CMOS: readonly (readonly [number: string, pins: 14 | 16 | 24])[] = [
  ...[
    "4001",
    "4002",
    "4011",
    "4012",
    "4013",
    "4016",
    "4023",
    "4025",
    "4066",
    "4070",
    "4071",
    "4073",
    "4075",
    "4077",
    "4081",
    "4082",
    "4093",
    "40106",
  ].map((each) => [each, 14] as const),
  ...[
    "4014",
    "4015",
    "4017",
    "4020",
    "4021",
    "4022",
    "4027",
    "4028",
    "4029",
    "4040",
    "4042",
    "4043",
    "4044",
    "4051",
    "4052",
    "4053",
    "4060",
    "4094",
    "4504",
    "4511",
    "4514",
    "4518",
    "4520",
    "4538",
    "4541",
  ].map((each) => [each, 16] as const),
  ["4067", 24],
];
const cmos = (): Part[] =>
  CMOS.flatMap(([number, pins]) =>
    (
      [
        [`DIP-${pins}`, `CD${number}BE`, "ti"],
        [`SOIC-${pins}`, `CD${number}BM96`, "ti"],
        [`TSSOP-${pins}`, `CD${number}BPWR`, "ti"],
        [`SOIC-${pins}`, `HEF${number}BT,653`, "nexperia"],
      ] as const
    ).map(([packageName, mpn, by]) =>
      partOfSeries(
        {
          ...{ category: "logic", series: by === "ti" ? "CD4000B" : "HEF4000B", packageName, pins },
          maker: by === "ti" ? ["Texas Instruments", "ti.com"] : ["Nexperia", "nexperia.com"],
          mounting: packageName.startsWith("DIP") ? "tht" : "smt",
          parameters: { function: pins === 14 ? "4000-series gate" : "4000-series function" },
        },
        mpn,
        { supplyVoltage: "3–18 V" },
      ),
    ),
  );

export const logicParts = (): Part[] => [...series(), ...singles(), ...cmos()];
