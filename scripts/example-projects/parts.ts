// Parts of the examples: series by value, and single ones, with ordering codes of the built-in catalog.

import { present } from "@/lib/base/assert";
import type { Part, Simulation } from "./part";

const YAGEO = "Yageo";
const SAMSUNG = "Samsung";

/** "4.7k" as an ordering code has it: 4K7; "470" is 470R. */
function resistanceCode(value: string): string {
  const [, whole = "", fraction = "", unit = ""] = present(/^(\d+)(?:\.(\d+))?([kM]?)$/.exec(value), value);
  return `${whole}${unit === "" ? "R" : unit.toUpperCase()}${fraction}`;
}

/** SPICE reads M as milli. */
const spiceValue = (value: string): string => value.replace("M", "Meg").replace("µ", "u");

const SIZES = { "0603": "0603_1608Metric", "0805": "0805_2012Metric", "1206": "1206_3216Metric" } as const;

export const resistor = (value: string, size: keyof typeof SIZES = "0603"): Part => ({
  ...{ symbol: "passive:R", value, footprint: `Resistor_SMD:R_${SIZES[size]}` },
  ...{ mpn: `RC${size}FR-07${resistanceCode(value)}L`, manufacturer: YAGEO },
  simulation: { device: "R", params: spiceValue(value) },
});

/** 0.1 %, 25 ppm/K. */
export const preciseResistor = (value: string): Part => ({
  ...resistor(value),
  ...{ value: `${value} 0.1%`, mpn: `RT0603BRD07${resistanceCode(value)}L` },
});

/** Ceramic capacitors by value: ordering code, size. */
const CERAMICS: Readonly<Record<string, readonly [mpn: string, size: keyof typeof SIZES]>> = {
  "18p": ["CL10C180JB8NNNC", "0603"],
  "22p": ["CL10C220JB8NNNC", "0603"],
  "27p": ["CL10C270JB8NNNC", "0603"],
  "1n": ["CL10C102JB8NNNC", "0603"],
  "10n": ["CL10B103KB8NNNC", "0603"],
  "22n": ["CL10B223KB8NNNC", "0603"],
  "100n": ["CL10B104KB8NNNC", "0603"],
  "1µ": ["CL10A105KB8NNNC", "0603"],
  "4.7µ": ["CL10A475KA8NQNC", "0603"],
  "10µ": ["CL21A106KAYNNNE", "0805"],
  "22µ": ["CL21A226MAQNNNE", "0805"],
};

export function capacitor(value: string): Part {
  const [mpn, size] = present(CERAMICS[value], `a capacitor of ${value}F`);
  return {
    ...{ symbol: "passive:C", value, footprint: `Capacitor_SMD:C_${SIZES[size]}`, mpn, manufacturer: SAMSUNG },
    simulation: { device: "C", params: spiceValue(value) },
  };
}

/** A part with an ordering code. */
export const part = (
  [symbol, value, manufacturer, mpn]: readonly [symbol: string, value: string, manufacturer: string, mpn: string],
  footprint?: string,
  simulation?: Simulation,
): Part => ({ symbol, value, manufacturer, mpn, footprint, simulation });

/** Electrolytic capacitors by value: ordering code, footprint. */
const ELECTROLYTICS: Readonly<Record<string, readonly [maker: string, mpn: string, footprint: string]>> = {
  "10µ": ["Panasonic", "EEE-FK1C100UR", "Capacitor_SMD:CP_Elec_4x5.8"],
};

export function electrolytic(value: string): Part {
  const [manufacturer, mpn, footprint] = present(ELECTROLYTICS[value], `an electrolytic capacitor of ${value}F`);
  const simulation = { device: "C", params: spiceValue(value) };
  return { symbol: "passive:C_Polarized", value, footprint, mpn, manufacturer, simulation };
}

const SOIC_8 = "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm";
const LED_0603 = "LED_SMD:LED_0603_1608Metric";

export const NE555 = part(["timer:NE555", "NE555", "Texas Instruments", "NE555DR"], SOIC_8, {
  ...{ device: "SUBCKT", name: "NE555", pins: "1=GND 2=TRIG 3=OUT 4=RESET 5=CTRL 6=THRES 7=DISCH 8=VCC" },
});

export const LED_RED = part(["diode:LED_Red", "red", "Lite-On", "LTST-C190KRKT"], LED_0603, {
  ...{ device: "D", params: "is=1e-19 n=1.6 rs=3", pins: "1=K 2=A" },
});

export const XH_2 = (value: string): Part => part(["connector:JST_XH_02", value, "JST", "B2B-XH-A"]);

export const TL072 = part(["opamp:TL072", "TL072", "Texas Instruments", "TL072CDR"], SOIC_8, {
  ...{ device: "SUBCKT", name: "OPAMP2", pins: "1=OUT1 2=INM1 3=INP1 4=VEE 5=INP2 6=INM2 7=OUT2 8=VCC" },
});

/** Pin header with a pitch of 2.54 mm, one row. */
export const header = (positions: number, value: string): Part =>
  part([`connector:Header_1x0${positions}`, value, "Würth Elektronik", `61300${positions}11121`]);

const TERMINALS: Readonly<Record<number, string>> = { 2: "1715721", 3: "1715734" };

export const screwTerminal = (positions: number, value: string): Part =>
  part([
    ...([`connector:ScrewTerminal_0${positions}`, value, "Phoenix Contact"] as const),
    present(TERMINALS[positions], `a terminal block of ${positions}`),
  ]);
