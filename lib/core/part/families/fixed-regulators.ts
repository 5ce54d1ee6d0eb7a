// Linear regulators and voltage references in several output voltages, which their ordering codes contain.

import type { Part } from "@/lib/core/part/part";
import { partOfSeries } from "./part-row";

interface Row {
  maker: readonly [string, string];
  series: string;
  packageName: string;
  pins: number;
  /** Largest input voltage and current. */
  inputVolts: number;
  amperes: number;
  volts: readonly number[];
  code: (volts: number) => string;
  kind?: string;
}

const TI = ["Texas Instruments", "ti.com"] as const;
const ST = ["STMicroelectronics", "st.com"] as const;
const DIODES = ["Diodes Incorporated", "diodes.com"] as const;
const MICROCHIP = ["Microchip", "microchip.com"] as const;
const ONSEMI = ["onsemi", "onsemi.com"] as const;
const TOREX = ["Torex", "torexsemi.com"] as const;
const RICHTEK = ["Richtek", "richtek.com"] as const;
const MICRONE = ["Nanjing Micro One", "microne.com.cn"] as const;
const HOLTEK = ["Holtek", "holtek.com"] as const;
const AMS = ["Advanced Monolithic Systems", "advanced-monolithic.com"] as const;
const MAXLINEAR = ["MaxLinear", "maxlinear.com"] as const;

/** 3.3 V as `33`, 1.25 V as `125`. */
const tenths = (volts: number) => String(Math.round(volts * 10)).padStart(2, "0");
/** For example `3.3`. */
const point = (volts: number) => volts.toFixed(1);

const LOW = [1.2, 1.5, 1.8, 2.5, 2.8, 3.0, 3.3];
const WITH_FIVE = [...LOW, 5.0];
const E1117 = [1.2, 1.5, 1.8, 2.5, 2.85, 3.3, 5.0];

// A family to a line.
// prettier-ignore
const ROWS: readonly Row[] = [
  { maker: TI, series: "TLV700", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.2, volts: LOW, code: (v) => `TLV700${tenths(v)}DDCR` },
  { maker: TI, series: "TLV702", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.3, volts: LOW, code: (v) => `TLV702${tenths(v)}DBVR` },
  { maker: TI, series: "TLV703", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.3, volts: LOW, code: (v) => `TLV703${tenths(v)}DBVR` },
  { maker: TI, series: "TLV733P", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.3, volts: LOW, code: (v) => `TLV733${tenths(v)}PDBVR` },
  { maker: TI, series: "TLV755P", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.5, volts: LOW, code: (v) => `TLV755${tenths(v)}PDBVR` },
  { maker: TI, series: "TLV755P", packageName: "WSON-6", pins: 6, inputVolts: 5.5, amperes: 0.5, volts: LOW, code: (v) => `TLV755${tenths(v)}PDRVR` },
  { maker: TI, series: "TLV757P", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 1, volts: LOW, code: (v) => `TLV757${tenths(v)}PDBVR` },
  { maker: TI, series: "TLV757P", packageName: "WSON-6", pins: 6, inputVolts: 5.5, amperes: 1, volts: LOW, code: (v) => `TLV757${tenths(v)}PDRVR` },
  { maker: TI, series: "TLV767", packageName: "WSON-6", pins: 6, inputVolts: 16, amperes: 1, volts: [3.3, 5.0], code: (v) => `TLV767${tenths(v)}DRVR` },
  { maker: TI, series: "TPS7A02", packageName: "SOT-23-5", pins: 5, inputVolts: 6, amperes: 0.2, volts: [1.2, 1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `TPS7A02${tenths(v)}PDBVR` },
  { maker: TI, series: "TPS7A05", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.2, volts: [1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `TPS7A05${tenths(v)}PDBVR` },
  { maker: TI, series: "TPS7A20", packageName: "SOT-23-5", pins: 5, inputVolts: 6, amperes: 0.3, volts: LOW, code: (v) => `TPS7A20${tenths(v)}PDBVR` },
  { maker: TI, series: "TPS715", packageName: "SC-70-5", pins: 5, inputVolts: 24, amperes: 0.05, volts: [1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `TPS715${tenths(v)}DCKR` },
  { maker: TI, series: "TPS736", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.4, volts: [1.5, 1.8, 2.5, 3.0, 3.3], code: (v) => `TPS736${tenths(v)}DBVR` },
  { maker: TI, series: "TPS793", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.2, volts: [1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `TPS793${tenths(v)}DBVR` },
  { maker: TI, series: "LP2985", packageName: "SOT-23-5", pins: 5, inputVolts: 16, amperes: 0.15, volts: [1.8, 2.5, 2.8, 3.0, 3.3, 5.0], code: (v) => `LP2985-${tenths(v)}DBVR` },
  { maker: TI, series: "LP5907", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.25, volts: LOW, code: (v) => `LP5907MFX-${point(v)}/NOPB` },
  { maker: TI, series: "LM1117", packageName: "SOT-223-4", pins: 4, inputVolts: 15, amperes: 0.8, volts: [1.8, 2.5, 3.3, 5.0], code: (v) => `LM1117IMPX-${point(v)}/NOPB` },
  { maker: TI, series: "LM1117", packageName: "TO-252", pins: 3, inputVolts: 15, amperes: 0.8, volts: [1.8, 2.5, 3.3, 5.0], code: (v) => `LM1117DTX-${point(v)}/NOPB` },
  { maker: TI, series: "TLV1117", packageName: "SOT-223-4", pins: 4, inputVolts: 15, amperes: 0.8, volts: [1.5, 1.8, 2.5, 3.3, 5.0], code: (v) => `TLV1117-${tenths(v)}IDCYR` },
  { maker: TI, series: "TLV1117LV", packageName: "SOT-223-4", pins: 4, inputVolts: 5.5, amperes: 1, volts: LOW, code: (v) => `TLV1117LV${tenths(v)}DCYR` },
  { maker: ST, series: "LD1117", packageName: "SOT-223-4", pins: 4, inputVolts: 15, amperes: 0.8, volts: [1.2, 1.8, 2.5, 3.3, 5.0], code: (v) => `LD1117S${tenths(v)}CTR` },
  { maker: ST, series: "LD1117", packageName: "TO-252", pins: 3, inputVolts: 15, amperes: 0.8, volts: [1.2, 1.8, 2.5, 3.3, 5.0], code: (v) => `LD1117DT${tenths(v)}CTR` },
  { maker: ST, series: "LDL1117", packageName: "SOT-223-4", pins: 4, inputVolts: 18, amperes: 1.2, volts: [1.2, 1.5, 1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `LDL1117S${tenths(v)}R` },
  { maker: ST, series: "LDK120", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.2, volts: LOW, code: (v) => `LDK120M${tenths(v)}R` },
  { maker: ST, series: "LDK220", packageName: "SOT-23-5", pins: 5, inputVolts: 13.2, amperes: 0.2, volts: [1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `LDK220M${tenths(v)}R` },
  { maker: ST, series: "LD39050", packageName: "DFN-6", pins: 6, inputVolts: 5.5, amperes: 0.5, volts: [1.2, 1.8, 2.5, 3.3], code: (v) => `LD39050PU${tenths(v)}R` },
  { maker: ST, series: "L78M", packageName: "TO-252", pins: 3, inputVolts: 35, amperes: 0.5, volts: [5, 6, 8, 9, 10, 12, 15, 24], code: (v) => `L78M${String(v).padStart(2, "0")}ABDT-TR` },
  { maker: ST, series: "L78", packageName: "TO-220-3", pins: 3, inputVolts: 35, amperes: 1.5, volts: [5, 6, 8, 9, 10, 12, 15, 18, 24], code: (v) => `L78${String(v).padStart(2, "0")}ABV` },
  { maker: ST, series: "L79", packageName: "TO-220-3", pins: 3, inputVolts: 35, amperes: 1.5, volts: [5, 8, 12, 15], code: (v) => `L79${String(v).padStart(2, "0")}CV` },
  { maker: ST, series: "L78L", packageName: "SOT-89-3", pins: 3, inputVolts: 30, amperes: 0.1, volts: [5, 6, 8, 9, 12, 15], code: (v) => `L78L${String(v).padStart(2, "0")}ABUTR` },
  { maker: DIODES, series: "AP2112", packageName: "SOT-23-5", pins: 5, inputVolts: 6, amperes: 0.6, volts: [1.2, 1.8, 2.5, 2.6, 3.3], code: (v) => `AP2112K-${point(v)}TRG1` },
  { maker: DIODES, series: "AP2127", packageName: "SOT-23-5", pins: 5, inputVolts: 6, amperes: 0.3, volts: WITH_FIVE.filter((v) => v !== 5), code: (v) => `AP2127K-${point(v)}TRG1` },
  { maker: DIODES, series: "AP2204", packageName: "SOT-23-5", pins: 5, inputVolts: 24, amperes: 0.15, volts: [1.5, 1.8, 2.5, 2.8, 3.0, 3.3, 5.0], code: (v) => `AP2204K-${point(v)}TRG1` },
  { maker: DIODES, series: "AP2210", packageName: "SOT-23-5", pins: 5, inputVolts: 13.2, amperes: 0.3, volts: [2.5, 2.8, 3.0, 3.3, 5.0], code: (v) => `AP2210K-${point(v)}TRG1` },
  { maker: DIODES, series: "AP7361C", packageName: "SOT-223-4", pins: 4, inputVolts: 6, amperes: 1, volts: [1.0, ...LOW], code: (v) => `AP7361C-${tenths(v)}E-13` },
  { maker: DIODES, series: "AP7365", packageName: "SOT-23-5", pins: 5, inputVolts: 6, amperes: 0.6, volts: [1.2, 1.5, 1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `AP7365-${tenths(v)}WG-7` },
  { maker: DIODES, series: "AZ1117C", packageName: "SOT-223-4", pins: 4, inputVolts: 15, amperes: 1, volts: [1.2, 1.5, 1.8, 2.5, 3.3, 5.0], code: (v) => `AZ1117CH-${point(v)}TRG1` },
  { maker: MICROCHIP, series: "MCP1700", packageName: "SOT-23-3", pins: 3, inputVolts: 6, amperes: 0.25, volts: WITH_FIVE, code: (v) => `MCP1700T-${tenths(v)}02E/TT` },
  { maker: MICROCHIP, series: "MCP1702", packageName: "SOT-23-3", pins: 3, inputVolts: 13.2, amperes: 0.25, volts: WITH_FIVE, code: (v) => `MCP1702T-${tenths(v)}02E/CB` },
  { maker: MICROCHIP, series: "MCP1703A", packageName: "SOT-23-3", pins: 3, inputVolts: 16, amperes: 0.25, volts: WITH_FIVE, code: (v) => `MCP1703AT-${tenths(v)}02E/CB` },
  { maker: MICROCHIP, series: "MCP1703A", packageName: "SOT-223-4", pins: 4, inputVolts: 16, amperes: 0.25, volts: WITH_FIVE, code: (v) => `MCP1703AT-${tenths(v)}02E/DB` },
  { maker: MICROCHIP, series: "MCP1801", packageName: "SOT-23-5", pins: 5, inputVolts: 10, amperes: 0.15, volts: [1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `MCP1801T-${tenths(v)}02I/OT` },
  { maker: MICROCHIP, series: "MCP1802", packageName: "SOT-23-5", pins: 5, inputVolts: 10, amperes: 0.3, volts: [1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `MCP1802T-${tenths(v)}02I/OT` },
  { maker: MICROCHIP, series: "MCP1825S", packageName: "SOT-223-4", pins: 4, inputVolts: 6, amperes: 0.5, volts: [1.2, 1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `MCP1825ST-${tenths(v)}02E/DB` },
  { maker: MICROCHIP, series: "MIC5205", packageName: "SOT-23-5", pins: 5, inputVolts: 16, amperes: 0.15, volts: [2.5, 2.7, 2.8, 3.0, 3.3, 3.6, 5.0], code: (v) => `MIC5205-${point(v)}YM5-TR` },
  { maker: MICROCHIP, series: "MIC5219", packageName: "SOT-23-5", pins: 5, inputVolts: 12, amperes: 0.5, volts: [2.5, 2.8, 3.0, 3.3, 3.6, 5.0], code: (v) => `MIC5219-${point(v)}YM5-TR` },
  { maker: MICROCHIP, series: "MIC5504", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.3, volts: [1.2, 1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `MIC5504-${point(v)}YM5-TR` },
  { maker: ONSEMI, series: "NCP1117", packageName: "SOT-223-4", pins: 4, inputVolts: 20, amperes: 1, volts: [1.2, 1.5, 1.8, 2.0, 2.5, 3.3, 5.0, 12], code: (v) => `NCP1117ST${tenths(v)}T3G` },
  { maker: ONSEMI, series: "NCP1117LP", packageName: "SOT-223-4", pins: 4, inputVolts: 18, amperes: 1, volts: [1.5, 1.8, 2.5, 3.3, 5.0], code: (v) => `NCP1117LPST${tenths(v)}T3G` },
  { maker: ONSEMI, series: "NCP170", packageName: "SOT-563", pins: 6, inputVolts: 5.5, amperes: 0.15, volts: [1.2, 1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `NCP170AXV${String(Math.round(v * 100))}T2G` },
  { maker: ONSEMI, series: "NCV8664", packageName: "SOT-223-4", pins: 4, inputVolts: 45, amperes: 0.15, volts: [3.3, 5.0], code: (v) => `NCV8664ST${tenths(v)}T3G` },
  { maker: ONSEMI, series: "MC78M", packageName: "TO-252", pins: 3, inputVolts: 35, amperes: 0.5, volts: [5, 6, 8, 9, 12, 15], code: (v) => `MC78M${String(v).padStart(2, "0")}CDTRKG` },
  { maker: TOREX, series: "XC6206", packageName: "SOT-23-3", pins: 3, inputVolts: 6, amperes: 0.2, volts: WITH_FIVE, code: (v) => `XC6206P${tenths(v)}2MR-G` },
  { maker: TOREX, series: "XC6206", packageName: "SOT-89-3", pins: 3, inputVolts: 6, amperes: 0.2, volts: WITH_FIVE, code: (v) => `XC6206P${tenths(v)}2PR-G` },
  { maker: TOREX, series: "XC6220", packageName: "SOT-23-5", pins: 5, inputVolts: 6, amperes: 1, volts: [1.2, 1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `XC6220B${tenths(v)}1MR-G` },
  { maker: RICHTEK, series: "RT9013", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.5, volts: LOW, code: (v) => `RT9013-${tenths(v)}GB` },
  { maker: RICHTEK, series: "RT9193", packageName: "SOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.3, volts: [1.5, 1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `RT9193-${tenths(v)}GB` },
  { maker: RICHTEK, series: "RT9080", packageName: "TSOT-23-5", pins: 5, inputVolts: 5.5, amperes: 0.6, volts: [1.2, 1.8, 2.5, 2.8, 3.0, 3.3], code: (v) => `RT9080-${tenths(v)}GJ5` },
  { maker: MICRONE, series: "ME6211", packageName: "SOT-23-5", pins: 5, inputVolts: 6.5, amperes: 0.5, volts: LOW, code: (v) => `ME6211C${tenths(v)}M5G-N` },
  { maker: MICRONE, series: "ME6211", packageName: "SOT-89-3", pins: 3, inputVolts: 6.5, amperes: 0.5, volts: LOW, code: (v) => `ME6211A${tenths(v)}PG-N` },
  { maker: HOLTEK, series: "HT75xx-1", packageName: "SOT-89-3", pins: 3, inputVolts: 30, amperes: 0.1, volts: [3.0, 3.3, 3.6, 4.4, 5.0], code: (v) => `HT75${tenths(v)}-1` },
  { maker: HOLTEK, series: "HT73xx-A", packageName: "SOT-89-3", pins: 3, inputVolts: 12, amperes: 0.25, volts: [1.8, 2.5, 2.7, 3.0, 3.3, 5.0], code: (v) => `HT73${tenths(v)}-A` },
  { maker: AMS, series: "AMS1117", packageName: "SOT-223-4", pins: 4, inputVolts: 15, amperes: 1, volts: E1117.filter((v) => v !== 2.85), code: (v) => `AMS1117-${point(v)}` },
  { maker: MAXLINEAR, series: "SPX3819", packageName: "SOT-23-5", pins: 5, inputVolts: 16, amperes: 0.5, volts: [1.2, 1.5, 1.8, 2.5, 3.0, 3.3, 5.0], code: (v) => `SPX3819M5-L-${point(v).replace(".", "-")}/TR` },
  { maker: TI, series: "REF30", packageName: "SOT-23-3", pins: 3, inputVolts: 5.5, amperes: 0.025, volts: [1.25, 2.048, 2.5, 3.0, 3.3, 4.096], kind: "Voltage reference", code: (v) => `REF30${{ 1.25: "12", 2.048: "20", 2.5: "25", 3: "30", 3.3: "33", 4.096: "40" }[v]}AIDBZR` },
  { maker: TI, series: "REF50", packageName: "SOIC-8", pins: 8, inputVolts: 18, amperes: 0.01, volts: [2.048, 2.5, 3.0, 4.096, 5.0], kind: "Voltage reference", code: (v) => `REF50${{ 2.048: "20", 2.5: "25", 3: "30", 4.096: "40", 5: "50" }[v]}AIDR` },
  { maker: TI, series: "LM4040", packageName: "SOT-23-3", pins: 3, inputVolts: 10, amperes: 0.015, volts: [2.048, 2.5, 3.0, 4.096, 5.0], kind: "Voltage reference", code: (v) => `LM4040AIM3X-${v === 2.048 ? "2.0" : v === 4.096 ? "4.1" : point(v)}/NOPB` },
  { maker: MICROCHIP, series: "MCP1541", packageName: "SOT-23-3", pins: 3, inputVolts: 5.5, amperes: 0.002, volts: [2.5, 4.096], kind: "Voltage reference", code: (v) => (v === 2.5 ? "MCP1525T-I/TT" : "MCP1541T-I/TT") },
];

export const fixedRegulators = (): Part[] =>
  ROWS.flatMap(({ maker, series, packageName, pins, inputVolts, amperes, volts, code, kind = "Linear regulator" }) =>
    volts.map((each) =>
      partOfSeries(
        {
          ...{ maker, series, packageName, pins, category: "regulator", parameters: { function: kind } },
          mounting: packageName.startsWith("TO-220") ? "tht" : "smt",
        },
        code(each),
        {
          outputVoltage: `${each} V`,
          inputVoltage: `${inputVolts} V`,
          current: amperes < 1 ? `${Math.round(amperes * 1000)} mA` : `${amperes} A`,
        },
      ),
    ),
  );
