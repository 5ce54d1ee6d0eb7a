// Amplifiers of sensors and instruments of the bench.

import type { SheetDrawing } from "../../example-projects/drawing";
import { IRLZ44N_MODEL, opampModel } from "../../example-projects/models";
import { IRLZ44N, resistor, screwTerminal } from "../../example-projects/parts";
import { inlet, outlet, pins, supplyInlet } from "../blocks";
import { trimmerModel } from "../models";
import { ceramic, electrolytic, MCP6001, shunt, trimmer } from "../parts";
import { project } from "../project";

function drawPhotodiode(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", pins(2, "5 V"), [18, 60], "+5V");
  sheet
    .shunt("C1", ceramic("10µ"), [40, 60])
    .wire([28, 60], [40, 60])
    .part("R1", resistor("100k"), [60, 92], { rotation: 270 })
    .part("R2", resistor("1k"), [60, 110], { rotation: 270 })
    .wire("R1.1", [60, 80])
    .power("+5V", [60, 80])
    .wire("R1.2", "R2.1")
    .label("REF", [64, 102])
    .wire("R2.2", [60, 120])
    .ground([60, 120])
    .wire([60, 102], [74, 102])
    .part("C2", ceramic("100n"), [74, 110], { rotation: 270 })
    .wire([74, 102], "C2.1")
    .wire("C2.2", [74, 120])
    .ground([74, 120]);
  inlet(sheet, "J2", pins(2, "photodiode"), [62, 60], ["DIODE_K", "GND"]);
  sheet
    .part("U1", MCP6001, [110, 58], { name: [4, -5.4], value: [4, -4.2] })
    .wire([71, 60], "U1.4")
    .wire([92, 56], "U1.3")
    .label("REF", [92, 56], 180)
    .wire("U1.1", [157, 58])
    .label("OUT", [140, 58])
    .part("R3", resistor("1M"), [112, 74])
    .part("C3", ceramic("47p"), [112, 84])
    .wire([98, 60], { y: 74 }, "R3.1")
    .wire([98, 74], { y: 84 }, "C3.1")
    .wire("R3.2", [126, 74], { y: 58 })
    .wire("C3.2", [126, 84], { y: 74 })
    .wire("U1.5", [108, 44])
    .power("+5V", [108, 44])
    .wire("U1.2", [108, 67])
    .ground([108, 67])
    .decouple("C4", ceramic("100n"), "+5V", [124, 40]);
  outlet(sheet, "J3", pins(2, "output"), [166, 58], ["OUT", "GND"]);
  sheet.directive(
    [150, 84],
    "V1 +5V 0 DC 5",
    "I1 DIODE_K 0 DC 1u AC 1u",
    ".ac dec 50 10 100k",
    "",
    ...opampModel(1e6, 0.025),
  );
}

export const PHOTODIODE = project({
  ...{ title: "Photodiode amplifier, 1 V/µA", subtitle: "Transimpedance amplifier for 5 V", board: "Photodiode amp" },
  notes: [
    "Vout = Vref + I × R3 = 50 mV + I × 1 MΩ: 1 V for each microampere, up to 4.9 µA",
    "Bandwidth = 1 / (2π R3 C3) = 1 / (2π × 1 MΩ × 47 pF) = 3.4 kHz",
    "Vref = 5 V × R2 / (R1 + R2) = 50 mV keeps the output off the ground rail in the dark",
  ],
  draw: drawPhotodiode,
});

function drawDummyLoad(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", pins(2, "5 V"), [18, 60], "+5V");
  sheet
    .wire([28, 60], [40, 60])
    .shunt("C1", ceramic("10µ"), [40, 60])
    .part("R1", resistor("39k"), [58, 56], { rotation: 270 })
    .part("R2", trimmer("10k"), [58, 72], { rotation: 270 })
    .wire("R1.1", [58, 46])
    .power("+5V", [58, 46])
    .wire("R1.2", "R2.1")
    .wire("R2.3", [58, 84])
    .ground([58, 84])
    .part("U1", MCP6001, [98, 74], { name: [4, -5.4], value: [4, -4.2] })
    .wire("R2.2", "U1.3")
    .label("SET", [80, 72])
    .wire("U1.5", [96, 58])
    .power("+5V", [96, 58])
    .wire("U1.2", [96, 84])
    .ground([96, 84])
    .decouple("C2", ceramic("100n"), "+5V", [82, 50])
    .part("R3", resistor("100"), [112, 74])
    .part("Q1", IRLZ44N, [132, 74])
    .wire("U1.1", "R3.1")
    .wire("R3.2", "Q1.1")
    .part("C3", ceramic("1n"), [102, 90])
    .wire("U1.4", { x: 88 }, { y: 100 })
    .wire([88, 90], "C3.1")
    .wire("C3.2", { x: 106 }, { y: 74 })
    .part("R4", resistor("1k"), [112, 100])
    .wire([88, 100], "R4.1")
    .part("R5", shunt("1"), [134, 108], { rotation: 270 })
    .wire("Q1.3", "R5.1")
    .wire("R4.2", [134, 100])
    .label("SENSE", [122, 100])
    .wire("R5.2", [134, 116])
    .ground([134, 116])
    .part("J2", screwTerminal(2, "load"), [170, 60], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire("Q1.2", [134, 60], "J2.1")
    .label("LOAD", [144, 60])
    .shunt("C4", electrolytic("47µ 35V"), [152, 60])
    .wire("J2.2", { x: 160 }, { y: 72 })
    .ground([160, 72])
    .directive(
      [186, 84],
      "V1 +5V 0 DC 5",
      "V2 LOAD 0 DC 12",
      ".dc V2 2 20 0.2",
      "",
      ...trimmerModel("10k"),
      ...opampModel(1e6, 0.025),
    )
    .directive([150, 84], ...IRLZ44N_MODEL);
}

export const DUMMY_LOAD = project({
  ...{ title: "Constant-current load, 1 A", subtitle: "For testing supplies and batteries", board: "Dummy load" },
  widths: { LOAD: 1.5, SENSE: 0.5, "Net-(Q1-S)": 1.5 },
  notes: [
    "I = Vset / R5; the trimmer sets 0 to 5 V × R2 / (R1 + R2) = 1.02 V, thus 0 to 1.0 A (middle: 0.51 A)",
    "R5 loses 1 W at 1 A. Q1 takes (Vload − 1 V) × I: with a heat sink of 5 K/W up to 10 W, without one 1.5 W",
    "C3 and R4 slow the loop down so that it does not oscillate with long cables",
  ],
  draw: drawDummyLoad,
});
