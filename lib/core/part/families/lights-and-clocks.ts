// LEDs by color and size (Würth WL-SMCW, Kingbright, Lite-On), crystals and oscillators by frequency (Abracon, ECS, TXC,
// YXC), ferrite beads by impedance (TDK, Taiyo Yuden, Sunlord, Würth) and Zener diodes by voltage (onsemi).

import type { Part, Parameters } from "@/lib/core/part/part";
import { partOfSeries } from "./part-row";

type Maker = readonly [string, string];
const WURTH: Maker = ["Würth Elektronik", "we-online.com"];
const KINGBRIGHT: Maker = ["Kingbright", "kingbrightusa.com"];
const ABRACON: Maker = ["Abracon", "abracon.com"];

/** WL-SMCW: `150060RS75000`; 060 is 0603. */
const WURTH_SIZES = [
  ["0402", "150040"],
  ["0603", "150060"],
  ["0805", "150080"],
  ["1206", "150120"],
] as const;
const WURTH_COLORS = [
  ["RS", "red"],
  ["SS", "red"],
  ["AS", "orange"],
  ["YS", "yellow"],
  ["GS", "green"],
  ["VS", "green"],
  ["BS", "blue"],
] as const;
/** Kingbright: APT1608 is 0603, APT2012 0805, APTR3216 1206, WP7113 5 mm, WP710A10 3 mm; the letters are the chip. */
const KINGBRIGHT_SIZES = [
  ["0402", "APHHS1005", "smt"],
  ["0603", "APT1608", "smt"],
  ["0805", "APT2012", "smt"],
  ["1206", "APTR3216", "smt"],
  ["5 mm round", "WP7113", "tht"],
  ["3 mm round", "WP710A10", "tht"],
] as const;
const KINGBRIGHT_COLORS = [
  ["SURCK", "red"],
  ["SECK", "orange"],
  ["SYCK", "yellow"],
  ["ZGCK", "green"],
  ["CGCK", "green"],
  ["QBC/D", "blue"],
] as const;
const LEADED_COLORS = [
  ["ID", "red"],
  ["SRD", "red"],
  ["ED", "orange"],
  ["YD", "yellow"],
  ["GD", "green"],
  ["QBC/D", "blue"],
] as const;

const leds = (): Part[] => [
  ...WURTH_SIZES.flatMap(([packageName, prefix]) =>
    WURTH_COLORS.map(([letters, color]) =>
      partOfSeries(
        {
          ...{ maker: WURTH, category: "led", series: "WL-SMCW", packageName, pins: 2 },
          parameters: { function: "LED", color },
        },
        `${prefix}${letters}75000`,
      ),
    ),
  ),
  ...KINGBRIGHT_SIZES.flatMap(([packageName, prefix, mounting]) =>
    (mounting === "tht" ? LEADED_COLORS : KINGBRIGHT_COLORS).map(([letters, color]) =>
      partOfSeries(
        {
          ...{ maker: KINGBRIGHT, category: "led", series: prefix, packageName, pins: 2, mounting },
          parameters: { function: "LED", color },
        },
        `${prefix}${letters}`,
      ),
    ),
  ),
];

const MEGAHERTZ = [
  ...["4.000", "6.000", "7.3728", "8.000", "10.000", "11.0592", "12.000", "12.288", "13.000", "13.560", "14.31818"],
  ...["14.7456", "16.000", "18.432", "19.200", "20.000", "22.1184", "24.000", "24.576", "25.000", "26.000", "27.000"],
  ...["27.120", "30.000", "32.000", "33.333", "36.000", "37.400", "38.400", "40.000", "48.000", "50.000"],
];
const between = (from: number, to: number) => MEGAHERTZ.filter((each) => Number(each) >= from && Number(each) <= to);

interface CrystalRow {
  maker: Maker;
  series: string;
  packageName: string;
  pins: number;
  from: number;
  to: number;
  code: (megahertz: string) => string;
  facts: Parameters;
  kind?: string;
  mounting?: "tht";
}

const crystal = (tolerance: string, loadCapacitance: string): Parameters => ({ tolerance, loadCapacitance });
/** `ECS-80-18-30B` is in tenths of a megahertz with up to one decimal; frequencies in hundredths are omitted. */
const tenthsOf = (megahertz: string) => (Number(megahertz) * 10).toFixed(0);
const hasTenths = (megahertz: string) => Number.isInteger(Math.round(Number(megahertz) * 1e5) / 1e4);

// A series to a line.
// prettier-ignore
const CRYSTALS: readonly CrystalRow[] = [
  { maker: ABRACON, series: "ABL", packageName: "HC-49/US", pins: 2, from: 4, to: 50, mounting: "tht", code: (f) => `ABL-${f}MHZ-B2`, facts: crystal("±20 ppm", "18 pF") },
  { maker: ABRACON, series: "ABLS", packageName: "HC-49/US SMD", pins: 2, from: 4, to: 50, code: (f) => `ABLS-${f}MHZ-B4-T`, facts: crystal("±30 ppm", "18 pF") },
  { maker: ABRACON, series: "ABLS2", packageName: "HC-49/US SMD", pins: 2, from: 4, to: 50, code: (f) => `ABLS2-${f}MHZ-D4Y-T`, facts: crystal("±30 ppm", "18 pF") },
  { maker: ABRACON, series: "ABMM", packageName: "7.2 × 5.2 mm", pins: 4, from: 6, to: 50, code: (f) => `ABMM-${f}MHZ-B2-T`, facts: crystal("±20 ppm", "18 pF") },
  { maker: ABRACON, series: "ABM3", packageName: "5.0 × 3.2 mm", pins: 2, from: 8, to: 50, code: (f) => `ABM3-${f}MHZ-D2Y-T`, facts: crystal("±20 ppm", "18 pF") },
  { maker: ABRACON, series: "ABM3B", packageName: "5.0 × 3.2 mm", pins: 4, from: 8, to: 50, code: (f) => `ABM3B-${f}MHZ-10-1-U-T`, facts: crystal("±10 ppm", "10 pF") },
  { maker: ABRACON, series: "ABM8", packageName: "3.2 × 2.5 mm", pins: 4, from: 12, to: 50, code: (f) => `ABM8-${f}MHZ-10-1-U-T`, facts: crystal("±10 ppm", "10 pF") },
  { maker: ABRACON, series: "ABM8G", packageName: "3.2 × 2.5 mm", pins: 4, from: 12, to: 50, code: (f) => `ABM8G-${f}MHZ-18-D2Y-T`, facts: crystal("±20 ppm", "18 pF") },
  { maker: ABRACON, series: "ABM10", packageName: "2.5 × 2.0 mm", pins: 4, from: 16, to: 50, code: (f) => `ABM10-${f}MHZ-D30-T3`, facts: crystal("±30 ppm", "10 pF") },
  { maker: ABRACON, series: "ABM11", packageName: "2.0 × 1.6 mm", pins: 4, from: 24, to: 50, code: (f) => `ABM11-${f}MHZ-B7G-T`, facts: crystal("±20 ppm", "8 pF") },
  { maker: ["YXC", "yxcxtal.com"], series: "YSX321SL", packageName: "3.2 × 2.5 mm", pins: 4, from: 8, to: 50, code: (f) => `YSX321SL-${Number(f)}MHZ-12PF`, facts: crystal("±10 ppm", "12 pF") },
  { maker: ["ECS", "ecsxtal.com"], series: "ECX-32", packageName: "3.2 × 2.5 mm", pins: 4, from: 12, to: 50, code: (f) => `ECS-${tenthsOf(f)}-18-33-AEM-TR`, facts: crystal("±20 ppm", "18 pF") },
  { maker: ["ECS", "ecsxtal.com"], series: "CSM-7X", packageName: "HC-49/US SMD", pins: 2, from: 4, to: 50, code: (f) => `ECS-${tenthsOf(f)}-20-5PX-TR`, facts: crystal("±30 ppm", "20 pF") },
  { maker: ["TXC", "txccorp.com"], series: "7M", packageName: "3.2 × 2.5 mm", pins: 4, from: 12, to: 50, code: (f) => `7M-${f}MAAE-T`, facts: crystal("±30 ppm", "12 pF") },
  { maker: ["TXC", "txccorp.com"], series: "9C", packageName: "HC-49/US SMD", pins: 2, from: 4, to: 50, code: (f) => `9C-${f}MAAJ-T`, facts: crystal("±30 ppm", "18 pF") },
  { maker: ABRACON, series: "ASE", packageName: "3.2 × 2.5 mm", pins: 4, from: 4, to: 50, kind: "Oscillator", code: (f) => `ASE-${f}MHZ-LC-T`, facts: { tolerance: "±50 ppm", supplyVoltage: "3.3 V" } },
  { maker: ABRACON, series: "ASFL1", packageName: "5.0 × 3.2 mm", pins: 4, from: 4, to: 50, kind: "Oscillator", code: (f) => `ASFL1-${f}MHZ-EC-T`, facts: { tolerance: "±20 ppm", supplyVoltage: "3.3 V" } },
  { maker: ABRACON, series: "ASV", packageName: "7.0 × 5.1 mm", pins: 4, from: 4, to: 50, kind: "Oscillator", code: (f) => `ASV-${f}MHZ-E-T`, facts: { tolerance: "±100 ppm", supplyVoltage: "3.3 V" } },
  { maker: ["ECS", "ecsxtal.com"], series: "ECS-2520MV", packageName: "2.5 × 2.0 mm", pins: 4, from: 4, to: 50, kind: "Oscillator", code: (f) => `ECS-2520MV-${tenthsOf(f)}-BN-TR`, facts: { tolerance: "±50 ppm", supplyVoltage: "1.6–3.6 V" } },
];

const clocks = (): Part[] =>
  CRYSTALS.flatMap(({ maker, series, packageName, pins, from, to, code, facts, kind = "Crystal", mounting }) =>
    between(from, to)
      .filter((each) => maker[0] !== "ECS" || hasTenths(each))
      .map((each) =>
        partOfSeries(
          { maker, category: "crystal", series, packageName, pins, mounting, parameters: { function: kind, ...facts } },
          code(each),
          { frequency: `${Number(each)} MHz` },
        ),
      ),
  );

interface BeadRow {
  maker: Maker;
  series: string;
  packageName: string;
  ohms: readonly number[];
  code: (digits: string) => string;
}
/** 600 Ω is `601`, 33 Ω `330`. */
const threeSigns = (ohms: number) =>
  ohms < 100 ? `${ohms}0` : `${Math.round(ohms / 10 ** (String(ohms).length - 2))}${String(ohms).length - 2}`;

// prettier-ignore
const BEADS: readonly BeadRow[] = [
  { maker: ["TDK", "tdk.com"], series: "MPZ1005", packageName: "0402", ohms: [33, 120, 220, 330], code: (z) => `MPZ1005S${z}CT000` },
  { maker: ["TDK", "tdk.com"], series: "MPZ1608", packageName: "0603", ohms: [30, 60, 100, 180, 220, 300, 470, 600, 1000], code: (z) => `MPZ1608S${z}ATA00` },
  { maker: ["TDK", "tdk.com"], series: "MPZ2012", packageName: "0805", ohms: [22, 100, 220, 300, 330, 600, 1000], code: (z) => `MPZ2012S${z}AT000` },
  { maker: ["TDK", "tdk.com"], series: "MMZ1005", packageName: "0402", ohms: [10, 80, 120, 240, 400, 600], code: (z) => `MMZ1005S${z}CT000` },
  { maker: ["TDK", "tdk.com"], series: "MMZ1608", packageName: "0603", ohms: [60, 80, 100, 120, 180, 240, 300, 400, 600, 1000, 1500], code: (z) => `MMZ1608S${z}ATA00` },
  { maker: ["TDK", "tdk.com"], series: "MMZ2012", packageName: "0805", ohms: [30, 60, 120, 180, 300, 400, 600, 1000], code: (z) => `MMZ2012S${z}AT000` },
  { maker: ["Taiyo Yuden", "yuden.co.jp"], series: "BK", packageName: "0201", ohms: [120, 220, 240, 330, 470, 600, 1000], code: (z) => `BK0603TS${z}-T` },
  { maker: ["Taiyo Yuden", "yuden.co.jp"], series: "BK", packageName: "0402", ohms: [120, 220, 240, 330, 470, 600, 1000], code: (z) => `BK1005HS${z}-T` },
  { maker: ["Taiyo Yuden", "yuden.co.jp"], series: "BK", packageName: "0603", ohms: [120, 220, 330, 470, 600, 1000], code: (z) => `BK1608HS${z}-T` },
  { maker: ["Taiyo Yuden", "yuden.co.jp"], series: "FBMH", packageName: "0603", ohms: [60, 120, 220, 470, 600], code: (z) => `FBMH1608HM${z}-T` },
  { maker: ["Taiyo Yuden", "yuden.co.jp"], series: "FBMH", packageName: "1206", ohms: [50, 220, 500, 600], code: (z) => `FBMH3216HM${z}NT` },
  { maker: ["Sunlord", "sunlordinc.com"], series: "GZ", packageName: "0402", ohms: [60, 120, 220, 300, 470, 600, 1000], code: (z) => `GZ1005D${z}TF` },
  { maker: ["Sunlord", "sunlordinc.com"], series: "GZ", packageName: "0603", ohms: [60, 120, 220, 300, 470, 600, 1000], code: (z) => `GZ1608D${z}TF` },
  { maker: ["Sunlord", "sunlordinc.com"], series: "GZ", packageName: "0805", ohms: [30, 60, 120, 220, 300, 600, 1000], code: (z) => `GZ2012D${z}TF` },
  { maker: ["Sunlord", "sunlordinc.com"], series: "PZ", packageName: "0805", ohms: [30, 60, 120, 220, 300, 600], code: (z) => `PZ2012U${z}-3R0TF` },
];
const beads = (): Part[] =>
  BEADS.flatMap(({ maker, series, packageName, ohms, code }) =>
    ohms.map((each) =>
      partOfSeries(
        {
          ...{ maker, category: "ferrite", series, packageName, pins: 2 },
          parameters: { function: "Ferrite bead", frequency: "100 MHz" },
        },
        code(threeSigns(each)),
        { impedance: each >= 1000 ? `${each / 1000} kΩ` : `${each} Ω` },
      ),
    ),
  );

/** JEDEC numbers of the 5 % series: MMSZ5221B is 2.4 V, one number per step. */
const STEPS = [
  ...[2.4, 2.5, 2.7, 2.8, 3.0, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.0, 6.2, 6.8, 7.5, 8.2, 8.7, 9.1, 10, 11, 12, 13],
  ...[14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 39],
];
const ZENERS: readonly (readonly [
  maker: Maker,
  series: string,
  packageName: string,
  power: string,
  code: (number: number) => string,
])[] = [
  [["onsemi", "onsemi.com"], "MMSZ52", "SOD-123", "0.5 W", (n) => `MMSZ52${n}BT1G`],
  [["onsemi", "onsemi.com"], "MMBZ52", "SOT-23-3", "0.225 W", (n) => `MMBZ52${n}BLT1G`],
  [["Diodes Incorporated", "diodes.com"], "MMSZ52", "SOD-123", "0.5 W", (n) => `MMSZ52${n}B-7-F`],
  [["Vishay", "vishay.com"], "MMSZ52", "SOD-123", "0.5 W", (n) => `MMSZ52${n}B-E3-08`],
  [["onsemi", "onsemi.com"], "1N52", "DO-35", "0.5 W", (n) => `1N52${n}B`],
  [["Vishay", "vishay.com"], "TZM52", "SOD-80 (MiniMELF)", "0.5 W", (n) => `TZM52${n}B-GS08`],
];
const zeners = (): Part[] =>
  ZENERS.flatMap(([maker, series, packageName, power, code]) =>
    STEPS.map((volts, step) =>
      partOfSeries(
        {
          ...{ maker, category: "diode", series, packageName, pins: packageName === "SOT-23-3" ? 3 : 2 },
          mounting: packageName === "DO-35" ? "tht" : "smt",
          parameters: { function: "Zener diode", power, tolerance: "±5 %" },
        },
        code(21 + step),
        { voltage: `${volts} V` },
      ),
    ),
  );

export const lightsAndClocks = (): Part[] => [...leds(), ...clocks(), ...beads(), ...zeners()];
