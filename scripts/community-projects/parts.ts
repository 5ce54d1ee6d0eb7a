// Parts of the community projects beside those of the examples.

import { present } from "@/lib/base/assert";
import { type Part } from "../example-projects/part";
import { capacitor, part, resistor } from "../example-projects/parts";

const TI = "Texas Instruments";
const SOIC_8 = "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm";

/** Samsung's ordering codes of ceramic capacitors in 0603, beside those of the examples. */
const CERAMICS: Readonly<Record<string, string>> = {
  "47p": "CL10C470JB8NNNC",
  "100p": "CL10C101JB8NNNC",
  "330p": "CL10C331JB8NNNC",
  "470p": "CL10C471JB8NNNC",
  "2.2n": "CL10B222KB8NNNC",
  "3.3n": "CL10B332KB8NNNC",
  "4.7n": "CL10B472KB8NNNC",
  "33n": "CL10B333KB8NNNC",
  "47n": "CL10B473KB8NNNC",
  "220n": "CL10B224KA8NNNC",
};

export function ceramic(value: string): Part {
  const mpn = CERAMICS[value];
  if (mpn === undefined) return capacitor(value);
  const simulation = { device: "C", params: `c=${value}` };
  return { ...capacitor("100n"), value, mpn, simulation };
}

/** Shunts of 1 W in 2512. */
export const shunt = (value: "1" | "0.2"): Part => ({
  ...resistor("1k"),
  ...{ value: `${value} Ω 1 W`, footprint: "Resistor_SMD:R_2512_6332Metric" },
  ...{ mpn: value === "1" ? "RC2512FK-071RL" : "RL2512FK-070R2L", simulation: { device: "R", params: `r=${value}` } },
});

/** Electrolytic capacitors by value: ordering code, footprint. */
const ELECTROLYTICS: Readonly<Record<string, readonly [mpn: string, footprint: string]>> = {
  "47µ 35V": ["EEE-FK1V470P", "Capacitor_SMD:CP_Elec_6.3x7.7"],
  "220µ 35V": ["EEE-FK1V221P", "Capacitor_SMD:CP_Elec_10x10.5"],
  "10µ 16V": ["EEE-FK1C100UR", "Capacitor_SMD:CP_Elec_4x5.8"],
};

export function electrolytic(value: string): Part {
  const [mpn, footprint] = present(ELECTROLYTICS[value], `an electrolytic capacitor ${value}`);
  const params = `c=${value.split(" ")[0]?.replace("µ", "u") ?? ""}`;
  return {
    symbol: "passive:C_Polarized",
    value,
    footprint,
    mpn,
    manufacturer: "Panasonic",
    simulation: { device: "C", params },
  };
}

const MOSFET_PINS = "1=G 2=S 3=D";
export const AO3401A: Part = part(["transistor:AO3401A", "AO3401A", "Alpha & Omega", "AO3401A"], undefined, {
  ...{ device: "SUBCKT", name: "AO3401A", pins: MOSFET_PINS },
});
export const N_2N7002: Part = part(["transistor:2N7002", "2N7002", "Nexperia", "2N7002,215"], undefined, {
  ...{ device: "SUBCKT", name: "N2N7002", pins: MOSFET_PINS },
});
export const BSS138: Part = part(["transistor:BSS138", "BSS138", "onsemi", "BSS138"], undefined, {
  ...{ device: "SUBCKT", name: "BSS138", pins: MOSFET_PINS },
});

const DUAL = "1=OUT1 2=INM1 3=INP1 4=VEE 5=INP2 6=INM2 7=OUT2 8=VCC";
const dualOpamp = (symbol: string, value: string, manufacturer: string, mpn: string): Part =>
  part([symbol, value, manufacturer, mpn], SOIC_8, { device: "SUBCKT", name: "OPAMP2", pins: DUAL });
export const NE5532: Part = dualOpamp("opamp:NE5532", "NE5532", TI, "NE5532DR");
export const LM358: Part = dualOpamp("opamp:LM358", "LM358", TI, "LM358DR");
export const MCP6002: Part = dualOpamp("opamp:MCP6002", "MCP6002", "Microchip", "MCP6002-I/SN");

const SINGLE = { device: "SUBCKT", name: "OPAMP", pins: "1=OUT 2=VEE 3=INP 4=INM 5=VCC" } as const;
export const MCP6001: Part = part(["opamp:MCP6001", "MCP6001", "Microchip", "MCP6001T-I/OT"], undefined, SINGLE);
export const OPA333: Part = part(["opamp:OPA333", "OPA333", TI, "OPA333AIDBVR"], undefined, SINGLE);

export const DIODE_4148: Part = part(["diode:1N4148W", "1N4148W", "Diodes Incorporated", "1N4148W-7-F"], undefined, {
  device: "D",
  params: "is=2.5e-9 n=1.75 rs=0.6 cjo=2p tt=4n",
  pins: "1=K 2=A",
});
export const ZENER_10V: Part = part(["diode:D_Zener", "10 V", "Diodes Incorporated", "BZT52C10-7-F"], undefined, {
  device: "D",
  params: "is=1e-14 n=1 bv=10 ibv=5m rs=5",
  pins: "1=K 2=A",
});
export const TVS_12V: Part = part(["diode:SMAJ12A", "SMAJ12A", "Littelfuse", "SMAJ12A"], undefined, {
  ...{ device: "D", params: "is=1e-12 n=1 bv=14 ibv=1m rs=0.2", pins: "1=K 2=A" },
});
export const TVS_24V: Part = part(["diode:SMAJ24A", "SMAJ24A", "Littelfuse", "SMAJ24A"], undefined, {
  ...{ device: "D", params: "is=1e-12 n=1 bv=28 ibv=1m rs=0.3", pins: "1=K 2=A" },
});
export const TVS_5V: Part = part(["diode:SMAJ5.0A", "SMAJ5.0A", "Littelfuse", "SMAJ5.0A"]);

export const LDO_5V: Part = part(
  ["regulator:AMS1117-5.0", "AMS1117-5.0", "Advanced Monolithic Systems", "AMS1117-5.0"],
  undefined,
  { device: "SUBCKT", name: "LDO5", pins: "1=GND 2=OUT 3=IN" },
);
export const CD4017: Part = part(["logic:CD4017B", "CD4017B", TI, "CD4017BM96"]);

/** 3296W, 25 turns; the wiper in the middle for a simulation. */
const TRIMMERS: Readonly<Record<string, string>> = { "10k": "3296W-1-103LF", "100k": "3296W-1-104LF" };
export const trimmer = (value: "10k" | "100k"): Part =>
  part(
    ["passive:R_Potentiometer", value, "Bourns", present(TRIMMERS[value], value)],
    "Potentiometer_THT:Potentiometer_Bourns_3296W_Vertical",
    { device: "SUBCKT", name: `TRIMMER_${value}`, pins: "1=A 2=W 3=B" },
  );

export const INA128: Part = part(["amplifier:INA128", "INA128", TI, "INA128UA"], undefined, {
  ...{ device: "SUBCKT", name: "INAMP", pins: "1=RGA 2=INM 3=INP 4=VEE 5=REF 6=OUT 7=VCC 8=RGB" },
});
export const TL431: Part = part(["reference:TL431DBZ", "TL431", TI, "TL431AIDBZR"], undefined, {
  ...{ device: "SUBCKT", name: "TL431", pins: "1=K 2=REF 3=A" },
});
export const MAX31855: Part = part(["sensor:MAX31855", "MAX31855K", "Maxim Integrated", "MAX31855KASA+"]);
export const ULN2003A: Part = part(["driver:ULN2003A", "ULN2003A", TI, "ULN2003ADR"]);
export const MCP73831: Part = part(["battery:MCP73831", "MCP73831", "Microchip", "MCP73831T-2ACI/OT"]);
export const INA219: Part = part(["amplifier:INA219AID", "INA219", TI, "INA219AIDR"]);
export const CAN: Part = part(["interface:SN65HVD230", "SN65HVD230", TI, "SN65HVD230DR"]);
export const STM32F030: Part = part(["mcu:STM32F030F4P6", "STM32F030F4P6", "STMicroelectronics", "STM32F030F4P6"]);
export const CH32V003: Part = part(["mcu:CH32V003F4P6", "CH32V003F4P6", "WCH", "CH32V003F4P6"]);
export const ESP32: Part = part(["mcu:ESP32-WROOM-32E", "ESP32-WROOM-32E", "Espressif", "ESP32-WROOM-32E-N4"]);
export const BATTERY_PLUG: Part = part(["connector:JST_PH_02", "Li-ion cell", "JST", "B2B-PH-K-S(LF)(SN)"]);
