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
  simulation: { device: "R", params: `r=${spiceValue(value)}` },
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
  "470n": ["CL10B474KA8NNNC", "0603"],
  "1µ": ["CL10A105KB8NNNC", "0603"],
  "4.7µ": ["CL10A475KA8NQNC", "0603"],
  "10µ": ["CL21A106KAYNNNE", "0805"],
  "22µ": ["CL21A226MAQNNNE", "0805"],
};

export function capacitor(value: string): Part {
  const [mpn, size] = present(CERAMICS[value], `a capacitor of ${value}F`);
  return {
    ...{ symbol: "passive:C", value, footprint: `Capacitor_SMD:C_${SIZES[size]}`, mpn, manufacturer: SAMSUNG },
    simulation: { device: "C", params: `c=${spiceValue(value)}` },
  };
}

/** The capacitor with a voltage across it, first pin positive, at the start of a simulation. */
export const charged = (part: Part, volts: number): Part => ({
  ...part,
  simulation: { device: "C", params: `${part.simulation?.params} ic=${volts}` },
});

/** A part with an ordering code. */
export const part = (
  [symbol, value, manufacturer, mpn]: readonly [symbol: string, value: string, manufacturer: string, mpn: string],
  footprint?: string,
  simulation?: Simulation,
): Part => ({ symbol, value, manufacturer, mpn, footprint, simulation });

/** Electrolytic capacitors by value: ordering code, footprint. */
const ELECTROLYTICS: Readonly<Record<string, readonly [maker: string, mpn: string, footprint: string]>> = {
  "10µ": ["Panasonic", "EEE-FK1C100UR", "Capacitor_SMD:CP_Elec_4x5.8"],
  "220µ": ["Panasonic", "EEE-FK1V221P", "Capacitor_SMD:CP_Elec_10x10.5"],
  "470µ": ["Panasonic", "EEU-FR1V471", "Capacitor_THT:CP_Radial_D10.0mm_P5.00mm"],
};

export function electrolytic(value: string): Part {
  const [manufacturer, mpn, footprint] = present(ELECTROLYTICS[value], `an electrolytic capacitor of ${value}F`);
  const simulation = { device: "C", params: `c=${spiceValue(value)}` };
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

export const MCP6004 = part(["opamp:MCP6004", "MCP6004", "Microchip", "MCP6004-I/SL"], undefined, {
  ...{ device: "SUBCKT", name: "OPAMP4" },
  pins: "1=OUT1 2=INM1 3=INP1 4=VCC 5=INP2 6=INM2 7=OUT2 8=OUT3 9=INM3 10=INP3 11=VEE 12=INP4 13=INM4 14=OUT4",
});

export const LM2596 = part(
  ["converter:LM2596-5.0", "LM2596S-5.0", "Texas Instruments", "LM2596S-5.0/NOPB"],
  undefined,
  {
    ...{ device: "SUBCKT", name: "LM2596_5", pins: "1=VIN 2=OUT 3=GND 4=FB 5=OFF" },
  },
);

export const SS34: Part = {
  ...part(["diode:SS34", "SS34", "MDD", "SS34"], "Diode_SMD:D_SMA"),
  simulation: { device: "D", params: "is=1e-6 n=1.05 rs=0.04 cjo=300p", pins: "1=K 2=A" },
};

/** Power inductors SRR1260 by value. */
const INDUCTORS: Readonly<Record<string, string>> = { "33µ": "SRR1260-330M", "68µ": "SRR1260-680M" };

export const inductor = (value: string): Part =>
  part(
    ["passive:L_Core", value, "Bourns", present(INDUCTORS[value], `an inductor of ${value}H`)],
    "Inductor_SMD:L_Bourns_SRR1260",
    { device: "L", params: `l=${spiceValue(value)}` },
  );

export const LED_GREEN = part(["diode:LED_Green", "green", "Lite-On", "LTST-C190KGKT"], LED_0603, {
  ...{ device: "D", params: "is=1e-20 n=1.8 rs=3", pins: "1=K 2=A" },
});

export const RECTIFIER = part(["diode:1N4007", "1N4007", "onsemi", "1N4007G"], undefined, {
  ...{ device: "D", params: "is=7e-9 n=1.8 rs=0.03 cjo=20p", pins: "1=K 2=A" },
});

export const LM317 = part(["regulator:LM317", "LM317", "Texas Instruments", "LM317KCS"], undefined, {
  ...{ device: "SUBCKT", name: "LM317", pins: "1=ADJ 2=OUT 3=IN" },
});

export const IR2104 = part(["driver:IR2104", "IR2104S", "Infineon", "IR2104STRPBF"], SOIC_8, {
  ...{ device: "SUBCKT", name: "IR2104", pins: "1=VCC 2=IN 3=SD 4=COM 5=LO 6=VS 7=HO 8=VB" },
});

export const IRLZ44N = part(["transistor:IRLZ44N", "IRLZ44N", "Infineon", "IRLZ44NPBF"], undefined, {
  ...{ device: "SUBCKT", name: "IRLZ44N", pins: "1=G 2=D 3=S" },
});

/** Fast recovery, 200 V. */
export const BOOTSTRAP_DIODE = part(["diode:D", "ES1D", "Diodes Incorporated", "ES1D-13-F"], "Diode_SMD:D_SMA", {
  ...{ device: "D", params: "is=1e-8 n=1.8 rs=0.05", pins: "1=K 2=A" },
});

export const LM393 = part(["comparator:LM393", "LM393", "Texas Instruments", "LM393DR"], undefined, {
  ...{ device: "SUBCKT", name: "LM393" },
  pins: "1=OUT1 2=INM1 3=INP1 4=GND 5=INP2 6=INM2 7=OUT2 8=VCC",
});

const INVERTER = { device: "SUBCKT", name: "INVERTER", pins: "2=A 3=GND 4=Y 5=VCC" } as const;
const TI = "Texas Instruments";

export const UNBUFFERED_INVERTER = part(["logic:74LVC1G04", "74LVC1GU04", TI, "SN74LVC1GU04DBVR"], undefined, INVERTER);
export const BUFFERED_INVERTER = part(["logic:74LVC1G04", "74LVC1G04", TI, "SN74LVC1G04DBVR"], undefined, INVERTER);

export const CRYSTAL_8M = part(
  ["crystal:Crystal", "8 MHz, 18 pF", "Abracon", "ABLS-8.000MHZ-B4-T"],
  "Crystal:Crystal_SMD_HC49-SD",
  { device: "SUBCKT", name: "CRYSTAL", pins: "1=A 2=B" },
);

export const USB_C = part(["connector:USB_C_Receptacle_16P", "USB-C", "Korean Hroparts", "TYPE-C-31-M-12"]);
export const USB_ESD = part([
  ...(["protection:USBLC6-2SC6", "USBLC6-2SC6", "STMicroelectronics", "USBLC6-2SC6"] as const),
]);
export const TVS_5V = part(["diode:SMBJ5.0A", "SMBJ5.0A", "Littelfuse", "SMBJ5.0A"]);
export const LDO_3V3 = part(["regulator:AP2112K-3.3", "AP2112K-3.3", "Diodes Incorporated", "AP2112K-3.3TRG1"]);
export const AMS1117 = part(["regulator:AMS1117-3.3", "AMS1117-3.3", "Advanced Monolithic Systems", "AMS1117-3.3"]);
export const MCP1700 = part(["regulator:MCP1700-3.3", "MCP1700-3.3", "Microchip", "MCP1700T-3302E/TT"]);
export const STM32F103 = part(["mcu:STM32F103C8T6", "STM32F103C8T6", "STMicroelectronics", "STM32F103C8T6"]);
export const STM32G031 = part(["mcu:STM32G031F8P6", "STM32G031F8P6", "STMicroelectronics", "STM32G031F8P6"]);
export const CH340C = part(["interface:CH340C", "CH340C", "WCH", "CH340C"]);
export const RS485 = part(["interface:MAX3485", "MAX3485", "Maxim Integrated", "MAX3485ESA+"]);
export const MCP6001 = part(["opamp:MCP6001", "MCP6001", "Microchip", "MCP6001T-I/OT"]);
export const CLAMP = part(["diode:BAT54S", "BAT54S", "Nexperia", "BAT54S,215"]);
export const P_MOSFET = part(["transistor:AO3401A", "AO3401A", "Alpha & Omega", "AO3401A"]);
export const PUSH_BUTTON = part(
  ["switch:SW_Push", "reset", "XUNPU", "TS-1187A-B-A-B"],
  "Button_Switch_SMD:SW_Push_1P1T_XKB_TS-1187A",
);
export const FERRITE = part(["passive:FerriteBead", "120 Ω", "Murata", "BLM18AG121SN1D"]);

/** Resettable fuse by its hold current. */
export const polyfuse = (value: "0.5 A" | "1.1 A"): Part =>
  part(["passive:Polyfuse", value, "Bourns", value === "0.5 A" ? "MF-MSMF050-2" : "MF-MSMF110-2"]);

/** Pin header of 20 positions in one row. */
export const LONG_HEADER = (value: string): Part =>
  part(["connector:Header_1x20", value, "Würth Elektronik", "61302011121"]);
