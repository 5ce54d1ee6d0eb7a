// Instruments of the bench with comparators and operational amplifiers.

import type { SheetDrawing } from "../../example-projects/drawing";
import { DUAL_OPAMP_MODEL, LM393_MODEL, opampModel } from "../../example-projects/models";
import { charged, LED_GREEN, LED_RED, LM393, resistor, screwTerminal, TL072 } from "../../example-projects/parts";
import { inlet, outlet, pins, splitInlet, splitSupply, supplyInlet, supplyUnit } from "../blocks";
import { clampedOpampModel, INAMP_MODEL, TL431_MODEL } from "../models";
import { ceramic, INA128, MCP6001, shunt, TL431 } from "../parts";
import { project } from "../project";

const NAMES = { name: [0, -7, "middle"], value: [0, 7, "middle"] } as const;

interface Lamp {
  readonly y: number;
  readonly unit: 1 | 2;
  readonly plus: string;
  readonly minus: string;
  readonly supply: string;
  readonly resistor: string;
  readonly ohms: string;
  readonly lamp: string;
  readonly color: typeof LED_RED;
}

/** A comparator at column 110 that lights an LED while its inverting input is above the other. */
function lampStage(
  sheet: SheetDrawing,
  { y, unit, plus, minus, supply, resistor: name, ohms, lamp, color }: Lamp,
): void {
  const [out, up, down] = unit === 1 ? ["1", "3", "2"] : ["7", "5", "6"];
  sheet
    .part("U1", LM393, [110, y], { unit, ...NAMES })
    .wire(`U1.${up}`, [94, y - 2])
    .label(plus, [94, y - 2], 180)
    .wire(`U1.${down}`, [94, y + 2])
    .label(minus, [94, y + 2], 180)
    .part(lamp, color, [144, y - 8], { rotation: 270 })
    .part(name, resistor(ohms), [144, y - 20], { rotation: 270 })
    .wire(`U1.${out}`, [144, y], `${lamp}.1`)
    .wire(`${lamp}.2`, `${name}.2`)
    .wire(`${name}.1`, [144, y - 28])
    .power(supply, [144, y - 28]);
}

/** Resistors in a column with labels between them, from the supply to ground. */
function ladder(
  sheet: SheetDrawing,
  [x, y]: readonly [number, number],
  supply: string,
  steps: readonly (readonly [string, string, string])[],
): void {
  sheet.wire([x, y - 4], [x, y - 8]).power(supply, [x, y - 8]);
  for (const [at, [name, ohms, below]] of steps.entries()) {
    const row = y + 14 * at;
    sheet.part(name, resistor(ohms), [x, row], { rotation: 270 });
    if (below === "GND") sheet.wire([x, row + 4], [x, row + 8]).ground([x, row + 8]);
    else
      sheet
        .wire([x, row + 4], [x, row + 10])
        .wire([x, row + 7], [x + 6, row + 7])
        .label(below, [x + 6, row + 7]);
  }
}

function drawBatteryMonitor(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "12 V battery"), [18, 60], "+BATT");
  ladder(sheet, [46, 54], "+BATT", [
    ["R1", "33k", "SENSE_LOW"],
    ["R2", "10k", "GND"],
  ]);
  ladder(sheet, [68, 54], "+BATT", [
    ["R3", "39k", "SENSE_FULL"],
    ["R4", "10k", "GND"],
  ]);
  sheet
    .part("R5", resistor("4.7k"), [46, 100], { rotation: 270 })
    .part("U2", TL431, [46, 116], { name: [2.4, -1], value: [2.4, 0.6] })
    .wire("R5.1", [46, 92])
    .power("+BATT", [46, 92])
    .wire("R5.2", "U2.1")
    .wire("U2.2", { x: 38 }, { y: 108 }, { x: 46 })
    .wire([46, 108], [58, 108])
    .label("REF", [58, 108])
    .wire("U2.3", [46, 126])
    .ground([46, 126]);
  lampStage(sheet, {
    ...{ y: 68, unit: 1, plus: "SENSE_LOW", minus: "REF", supply: "+BATT" },
    ...{ resistor: "R6", ohms: "2.2k", lamp: "D1", color: LED_RED },
  });
  lampStage(sheet, {
    ...{ y: 112, unit: 2, plus: "REF", minus: "SENSE_FULL", supply: "+BATT" },
    ...{ resistor: "R7", ohms: "2.2k", lamp: "D2", color: LED_GREEN },
  });
  supplyUnit(sheet, "U1", LM393, [186, 60], { supply: "+BATT", capacitor: "C1" });
  sheet.directive([162, 84], "V1 +BATT 0 DC 12", ".dc V1 8 15 0.01", "", ...LM393_MODEL, ...TL431_MODEL);
}

export const BATTERY_MONITOR = project({
  ...{ title: "Battery monitor for 12 V", subtitle: "Red below 10.7 V, green above 12.2 V", board: "Battery monitor" },
  notes: [
    "Low = 2.495 V × (R1 + R2) / R2 = 2.495 V × 4.3 = 10.7 V; full = 2.495 V × (R3 + R4) / R4 = 2.495 V × 4.9 = 12.2 V",
    "Current = (12 V − 2.5 V) / R5 + 2 × 0.3 mA + U1 = 3.2 mA without an LED; LEDs (12 V − 2 V) / 2.2 kΩ = 4.5 mA",
  ],
  draw: drawBatteryMonitor,
});

function drawLogicProbe(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", pins(2, "3 to 15 V"), [18, 60], "+VDD");
  ladder(sheet, [46, 54], "+VDD", [
    ["R1", "30k", "HIGH"],
    ["R2", "39k", "LOW"],
    ["R3", "30k", "GND"],
  ]);
  ladder(sheet, [68, 54], "+VDD", [
    ["R4", "1M", "PROBE"],
    ["R5", "1M", "GND"],
  ]);
  inlet(sheet, "J2", pins(2, "tip"), [18, 110], ["TIP", "GND"]);
  sheet
    .part("R6", resistor("10k"), [42, 110])
    .wire([27, 110], "R6.1")
    .wire("R6.2", [56, 110])
    .label("PROBE", [56, 110]);
  lampStage(sheet, {
    ...{ y: 68, unit: 1, plus: "HIGH", minus: "PROBE", supply: "+VDD" },
    ...{ resistor: "R7", ohms: "1k", lamp: "D1", color: LED_RED },
  });
  lampStage(sheet, {
    ...{ y: 112, unit: 2, plus: "PROBE", minus: "LOW", supply: "+VDD" },
    ...{ resistor: "R8", ohms: "1k", lamp: "D2", color: LED_GREEN },
  });
  supplyUnit(sheet, "U1", LM393, [186, 60], { supply: "+VDD", capacitor: "C1" });
  sheet.directive([162, 84], "V1 +VDD 0 DC 5", "V2 TIP 0 DC 0", ".dc V2 0 5 0.01", "", ...LM393_MODEL);
}

export const LOGIC_PROBE = project({
  ...{ title: "Logic probe", subtitle: "Red for high, green for low, dark for open", board: "Logic probe" },
  notes: [
    "High above VDD × (R2 + R3) / (R1 + R2 + R3) = 0.70 VDD, low below VDD × R3 / (R1 + R2 + R3) = 0.30 VDD",
    "Open, R4 and R5 hold the tip at 0.5 VDD: both LEDs stay dark. LED current at 5 V = (5 V − 2 V) / 1 kΩ = 3 mA",
  ],
  draw: drawLogicProbe,
});

function drawCurrentSense(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", pins(2, "5 V"), [18, 60], "+5V");
  sheet
    .part("J2", screwTerminal(2, "load −, supply −"), [18, 100], {
      mirror: "y",
      name: [0, -3.4, "middle"],
      value: [0, 5.4, "middle"],
    })
    .wire("J2.1", [44, 100])
    .label("SHUNT", [26, 100])
    .part("R1", shunt("0.2"), [44, 108], { rotation: 270 })
    .wire([44, 100], "R1.1")
    .wire("R1.2", [44, 118])
    .ground([44, 118])
    .wire("J2.2", [26, 102], { y: 118 })
    .ground([26, 118])
    .part("R2", resistor("1k"), [56, 100])
    .wire([44, 100], "R2.1")
    .part("C1", ceramic("100n"), [66, 108], { rotation: 270 })
    .wire("R2.2", [72, 100])
    .wire([66, 100], "C1.1")
    .wire("C1.2", [66, 118])
    .ground([66, 118])
    .part("U1", MCP6001, [84, 102], { name: [4, -5.4], value: [4, -4.2] })
    .wire([72, 100], "U1.3")
    .wire("U1.1", [119, 102])
    .label("OUT", [104, 102])
    .part("R3", resistor("11k"), [86, 122])
    .part("R4", resistor("1k"), [72, 132], { rotation: 270 })
    .wire("U1.4", { x: 72 }, { y: 122 }, "R3.1")
    .wire("R3.2", { x: 100 }, { y: 102 })
    .wire([72, 122], "R4.1")
    .wire("R4.2", [72, 138])
    .ground([72, 138])
    .wire("U1.5", [82, 86])
    .power("+5V", [82, 86])
    .wire("U1.2", [82, 112])
    .ground([82, 112])
    .decouple("C2", ceramic("100n"), "+5V", [46, 62])
    .decouple("C3", ceramic("10µ"), "+5V", [60, 62]);
  outlet(sheet, "J3", pins(2, "output"), [128, 102], ["OUT", "GND"]);
  sheet.directive([150, 84], "V1 +5V 0 DC 5", "I1 0 SHUNT DC 1", ".dc I1 0 2 0.01", "", ...opampModel(1e6, 0.025));
}

export const CURRENT_SENSE = project({
  ...{ title: "Current sensor, 2.4 V/A", subtitle: "Low side, 0 to 2 A", board: "Current sensor" },
  widths: { SHUNT: 1.5 },
  notes: [
    "Vout = I × R1 × (1 + R3 / R4) = I × 0.2 Ω × 12 = 2.4 V/A; the output reaches 4.97 V at 2.07 A",
    "Offset of the MCP6001 (4.5 mV at most) × 12 = 54 mV or 23 mA: measure it without a load and subtract it",
    "R2 and C1 pass 1 / (2π × 1 kΩ × 100 nF) = 1.6 kHz; loss in R1 at 2 A = 0.8 W",
  ],
  draw: drawCurrentSense,
});

function drawBridgeAmp(sheet: SheetDrawing): void {
  inlet(sheet, "J2", pins(3, "bridge"), [18, 60], ["IN_P", "IN_N", "GND"]);
  for (const [at, net] of ["IN_P", "IN_N"].entries()) {
    const x = 46 + 16 * at;
    sheet
      .label(net, [x, 56], 90)
      .part(`R${at + 1}`, resistor("1M"), [x, 64], { rotation: 270 })
      .wire([x, 56], `R${at + 1}.1`)
      .wire(`R${at + 1}.2`, [x, 72])
      .ground([x, 72]);
  }
  sheet
    .part("U1", INA128, [108, 62], { name: [5, -8], value: [5, -6.4] })
    .wire("U1.3", [88, 58])
    .label("IN_P", [88, 58], 180)
    .wire("U1.2", [88, 68])
    .label("IN_N", [88, 68], 180)
    .part("R3", resistor("499"), [94, 78])
    .wire("U1.1", { x: 84 }, { y: 78 }, { x: 90 })
    .wire("U1.8", [102, 64], [100, 64], { y: 78 }, { x: 98 })
    .wire("U1.6", [141, 62])
    .label("OUT", [126, 62])
    .wire("U1.5", [118, 66], { y: 76 })
    .ground([118, 76])
    .wire("U1.7", [108, 46])
    .power("+12V", [108, 46])
    .wire("U1.4", [108, 80])
    .power("-12V", [108, 80], "circle", 180);
  outlet(sheet, "J3", pins(2, "output"), [150, 62], ["OUT", "GND"]);
  splitInlet(sheet, [18, 108]);
  sheet
    .decouple("C1", ceramic("100n"), "+12V", [62, 100])
    .decouple("C2", ceramic("10µ"), "+12V", [76, 100])
    .part("C3", ceramic("100n"), [92, 104], { rotation: 270 })
    .wire("C3.2", [92, 112])
    .power("-12V", [92, 112], "circle", 180)
    .wire("C3.1", [92, 98], [100, 98], { y: 106 })
    .ground([100, 106])
    .directive(
      [150, 84],
      "V1 +12V 0 DC 12",
      "V2 -12V 0 DC -12",
      "V3 IN_P 0 DC 0",
      "V4 IN_N 0 DC 0",
      ".dc V3 -0.05 0.05 0.001",
      "",
      ...INAMP_MODEL,
    );
}

export const BRIDGE_AMP = project({
  ...{ title: "Bridge amplifier, gain 101", subtitle: "INA128 for strain gauges and sensors", board: "Bridge amp" },
  notes: [
    "Gain = 1 + 50 kΩ / R3 = 1 + 50 kΩ / 499 Ω = 101.2; a bridge of 2 mV/V at 5 V gives 10 mV, thus 1.01 V",
    "R1 and R2 return the bias currents (5 nA at most × 1 MΩ = 5 mV common mode), so that a floating source works",
  ],
  draw: drawBridgeAmp,
});

function drawFunctionGenerator(sheet: SheetDrawing): void {
  sheet
    .part("U1", TL072, [74, 60], { unit: 1, ...NAMES })
    .part("R1", resistor("10k"), [50, 58])
    .part("R2", resistor("22k"), [74, 46])
    .wire("R1.2", "U1.3")
    .wire([58, 58], { y: 46 }, "R2.1")
    .wire("U1.1", [110, 60])
    .wire("R2.2", { x: 88 }, { y: 60 })
    .wire("U1.2", [62, 62], { y: 70 })
    .ground([62, 70])
    .label("SQUARE", [94, 60])
    .part("R3", resistor("56k"), [114, 60])
    .part("U1", TL072, [140, 58], { unit: 2, ...NAMES })
    .wire("R3.2", "U1.6")
    .part("C1", charged(ceramic("10n"), 1), [140, 74])
    .wire([126, 60], { y: 74 }, "C1.1")
    .wire("U1.5", [130, 56], { y: 48 }, [122, 48], { y: 50 })
    .ground([122, 50])
    .wire("U1.7", [164, 58])
    .wire("C1.2", { x: 154 }, { y: 58 })
    .label("TRIANGLE", [158, 58])
    .wire([46, 58], { x: 38 }, { y: 84 }, { x: 164 }, { y: 58 });
  outlet(sheet, "J2", pins(3, "outputs"), [214, 60], ["TRIANGLE", "GND", "SQUARE"]);
  splitSupply(sheet, "U1", TL072, [18, 114], { unit: 3, capacitors: ["C2", "C3"] });
  sheet.directive(
    [112, 94],
    "V1 +12V 0 DC 12",
    "V2 -12V 0 DC -12",
    ".tran 5u 10m uic",
    "",
    ...clampedOpampModel(3e6, 1.5),
    ...DUAL_OPAMP_MODEL,
  );
}

export const FUNCTION_GENERATOR = project({
  ...{
    title: "Function generator, 1 kHz",
    subtitle: "Triangle and square wave with one TL072",
    board: "Function generator",
  },
  notes: [
    "f = R2 / (4 R1 R3 C1) = 22 kΩ / (4 × 10 kΩ × 56 kΩ × 10 nF) = 982 Hz",
    "Square = ±10.5 V (the outputs stay 1.5 V within ±12 V); triangle = ±10.5 V × R1 / R2 = ±4.8 V",
  ],
  draw: drawFunctionGenerator,
});
