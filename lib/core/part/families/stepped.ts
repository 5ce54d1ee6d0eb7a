// Parts in listed voltages or frequencies: Zener and TVS diodes, crystals, ferrite beads.

import type { Part } from "@/lib/core/part/part";

type Maker = Pick<Part, "manufacturer" | "datasheetHost">;

const NEXPERIA: Maker = { manufacturer: "Nexperia", datasheetHost: "nexperia.com" };
const DIODES: Maker = { manufacturer: "Diodes Incorporated", datasheetHost: "diodes.com" };
const ONSEMI: Maker = { manufacturer: "onsemi", datasheetHost: "onsemi.com" };
const LITTELFUSE: Maker = { manufacturer: "Littelfuse", datasheetHost: "littelfuse.com" };
const ABRACON: Maker = { manufacturer: "Abracon", datasheetHost: "abracon.com" };
const VISHAY: Maker = { manufacturer: "Vishay", datasheetHost: "vishay.com" };
const BOURNS: Maker = { manufacturer: "Bourns", datasheetHost: "bourns.com" };
const MURATA: Maker = { manufacturer: "Murata", datasheetHost: "murata.com" };

/** Zener voltages of E24, as makers write them: 5V1. */
const ZENERS = [
  "2V4",
  "2V7",
  "3V0",
  "3V3",
  "3V6",
  "3V9",
  "4V3",
  "4V7",
  "5V1",
  "5V6",
  "6V2",
  "6V8",
  "7V5",
  "8V2",
  "9V1",
  "10",
  "11",
  "12",
  "13",
  "15",
  "16",
  "18",
  "20",
  "22",
  "24",
  "27",
  "30",
  "33",
  "36",
  "39",
];
const volts = (code: string) => `${code.replace("V", ".")} V`;

const zenerRows: readonly (readonly [Maker, string, string, (code: string) => string, string])[] = [
  [NEXPERIA, "BZX84", "SOT-23-3", (code) => `BZX84-C${code},215`, "0.25 W"],
  [ONSEMI, "BZX84", "SOT-23-3", (code) => `BZX84C${code}LT1G`, "0.225 W"],
  [DIODES, "BZX84", "SOT-23-3", (code) => `BZX84C${code}-7-F`, "0.3 W"],
  [DIODES, "BZT52", "SOD-123", (code) => `BZT52C${code}-7-F`, "0.5 W"],
  [DIODES, "BZT52", "SOD-323", (code) => `BZT52C${code}S-7-F`, "0.2 W"],
  [VISHAY, "BZT52", "SOD-123", (code) => `BZT52C${code}-E3-08`, "0.41 W"],
  [ONSEMI, "BZX79", "DO-35", (code) => `BZX79C${code}`, "0.5 W"],
  [VISHAY, "BZX55", "DO-35", (code) => `BZX55C${code}-TAP`, "0.5 W"],
  [VISHAY, "BZX85", "DO-41", (code) => `BZX85C${code}-TAP`, "1.3 W"],
  [NEXPERIA, "BZX384", "SOD-323", (code) => `BZX384-C${code},115`, "0.3 W"],
];

/** 1N4728A (3.3 V) to 1N4753A (36 V), one number per step: the JEDEC registration of the 1 W series. */
const JEDEC_VOLTS = [
  3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36,
];

function zeners(): Part[] {
  const small = zenerRows.flatMap(([maker, series, packageName, code, power]) =>
    ZENERS.map((each): Part => ({
      ...maker,
      mpn: code(each),
      category: "diode",
      series,
      packageName,
      pins: packageName === "SOT-23-3" ? 3 : 2,
      mounting: packageName.startsWith("DO-") ? "tht" : "smt",
      parameters: { function: "Zener diode", voltage: volts(each), power },
      lifecycle: "active",
    })),
  );
  const leaded = JEDEC_VOLTS.map((voltage, step): Part => ({
    manufacturer: "Vishay",
    datasheetHost: "vishay.com",
    mpn: `1N${4728 + step}A-TAP`,
    category: "diode",
    series: "1N47",
    packageName: "DO-41",
    pins: 2,
    mounting: "tht",
    parameters: { function: "Zener diode", voltage: `${voltage} V`, power: "1.3 W" },
    lifecycle: "active",
  }));
  return [...small, ...leaded];
}

/** Stand-off voltages of the SMAJ, SMBJ and SMCJ series; A is unidirectional, CA bidirectional. */
const STANDOFF = [
  "5.0",
  "6.0",
  "6.5",
  "7.0",
  "7.5",
  "8.0",
  "8.5",
  "9.0",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "20",
  "22",
  "24",
  "26",
  "28",
  "30",
  "33",
  "36",
  "40",
  "43",
  "45",
  "48",
  "51",
  "54",
  "58",
  "60",
  "64",
  "70",
  "75",
  "78",
  "85",
  "90",
  "100",
  "110",
  "120",
  "130",
  "150",
  "160",
  "170",
];
const SUPPRESSORS = [
  ["SMAJ", "DO-214AC (SMA)", "400 W"],
  ["SMBJ", "DO-214AA (SMB)", "600 W"],
  ["SMCJ", "DO-214AB (SMC)", "1500 W"],
] as const;

function suppressors(): Part[] {
  const makers: readonly (readonly [Maker, string])[] = [
    [LITTELFUSE, ""],
    [DIODES, "-13-F"],
    [VISHAY, "-E3/61"],
    [BOURNS, "-Q"],
  ];
  return SUPPRESSORS.flatMap(([series, packageName, power]) =>
    STANDOFF.flatMap((standoff) =>
      (["A", "CA"] as const).flatMap((direction) =>
        makers.map(([maker, ending]): Part => ({
          ...maker,
          mpn: `${series}${standoff}${direction}${ending}`,
          category: "protection",
          series,
          packageName,
          pins: 2,
          mounting: "smt",
          parameters: {
            function: direction === "A" ? "TVS diode, one-way" : "TVS diode, both ways",
            voltage: `${standoff.replace(/\.0$/, "")} V`,
            power,
          },
          lifecycle: "active",
        })),
      ),
    ),
  );
}

/** Abracon: `ABM8-25.000MHZ-B2-T`: 18 pF, and the frequency in three decimals. */
const MEGAHERTZ = [
  "8.000",
  "12.000",
  "12.288",
  "13.560",
  "14.7456",
  "16.000",
  "18.432",
  "20.000",
  "24.000",
  "24.576",
  "25.000",
  "26.000",
  "27.000",
  "27.120",
  "30.000",
  "32.000",
  "40.000",
  "48.000",
];
const CRYSTALS = [
  ["ABM3B", "5.0 × 3.2 mm", 8, 48],
  ["ABM8", "3.2 × 2.5 mm", 12, 48],
] as const;

function crystals(): Part[] {
  return CRYSTALS.flatMap(([series, packageName, from, to]) =>
    MEGAHERTZ.filter((each) => Number(each) >= from && Number(each) <= to).map((each): Part => ({
      ...ABRACON,
      mpn: `${series}-${each}MHZ-B2-T`,
      category: "crystal",
      series,
      packageName,
      pins: 4,
      mounting: "smt",
      parameters: {
        function: "Crystal",
        frequency: `${Number(each)} MHz`,
        tolerance: "±20 ppm",
        loadCapacitance: "18 pF",
      },
      lifecycle: "active",
    })),
  );
}

/** Murata BLM18: impedance at 100 MHz in three digits; AG for signals, PG and KG for power lines. */
const BEADS: readonly (readonly [string, string, number])[] = [
  ["BLM15AG102SN1D", "0402", 1000],
  ["BLM15AG121SN1D", "0402", 120],
  ["BLM15AG221SN1D", "0402", 220],
  ["BLM15AG601SN1D", "0402", 600],
  ["BLM15HD102SN1D", "0402", 1000],
  ["BLM18AG102SN1D", "0603", 1000],
  ["BLM18AG121SN1D", "0603", 120],
  ["BLM18AG151SN1D", "0603", 150],
  ["BLM18AG221SN1D", "0603", 220],
  ["BLM18AG331SN1D", "0603", 330],
  ["BLM18AG471SN1D", "0603", 470],
  ["BLM18AG601SN1D", "0603", 600],
  ["BLM18KG101TN1D", "0603", 100],
  ["BLM18KG121TN1D", "0603", 120],
  ["BLM18KG221SN1D", "0603", 220],
  ["BLM18KG331SN1D", "0603", 330],
  ["BLM18KG471SN1D", "0603", 470],
  ["BLM18KG601SN1D", "0603", 600],
  ["BLM18PG121SN1D", "0603", 120],
  ["BLM18PG181SN1D", "0603", 180],
  ["BLM18PG221SN1D", "0603", 220],
  ["BLM18PG330SN1D", "0603", 33],
  ["BLM18PG331SN1D", "0603", 330],
  ["BLM18PG471SN1D", "0603", 470],
  ["BLM18PG600SN1D", "0603", 60],
  ["BLM21AG102SN1D", "0805", 1000],
  ["BLM21PG121SN1D", "0805", 120],
  ["BLM21PG220SN1D", "0805", 22],
  ["BLM21PG221SN1D", "0805", 220],
  ["BLM21PG331SN1D", "0805", 330],
  ["BLM21PG600SN1D", "0805", 60],
  ["BLM31PG121SN1L", "1206", 120],
  ["BLM31PG391SN1L", "1206", 390],
  ["BLM31PG500SN1L", "1206", 50],
  ["BLM31PG601SN1L", "1206", 600],
];

function ferrites(): Part[] {
  return BEADS.map(([mpn, packageName, ohms]) => ({
    ...MURATA,
    mpn,
    category: "ferrite",
    series: mpn.slice(0, 5),
    packageName,
    pins: 2,
    mounting: "smt",
    parameters: { function: "Ferrite bead", impedance: ohms === 1000 ? "1 kΩ" : `${ohms} Ω`, frequency: "100 MHz" },
    lifecycle: "active",
  }));
}

export function steppedParts(): Part[] {
  return [...zeners(), ...suppressors(), ...crystals(), ...ferrites()];
}
