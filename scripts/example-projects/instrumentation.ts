// Instrumentation amplifier of three operational amplifiers for a load cell, with a buffered reference.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { opampModel, QUAD_OPAMP_MODEL } from "./models";
import { capacitor, header, MCP6004, preciseResistor, resistor, screwTerminal } from "./parts";
import { titleBlock } from "./title-block";

const PLAIN = { name: [0, -7, "middle"], value: [0, 7, "middle"] } as const;

function drawInput(sheet: SheetDrawing): void {
  sheet
    .part("J1", header(4, "load cell"), [18, 66], { mirror: "y", name: [0, -5, "middle"], value: [0, 7, "middle"] })
    .wire("J1.1", { x: 28 }, { y: 58 })
    .power("+5V", [28, 58])
    .wire("J1.4", { x: 28 }, { y: 76 })
    .ground([28, 76])
    .part("R1", resistor("1k"), [48, 44])
    .part("R2", resistor("1k"), [48, 92])
    .part("U1", MCP6004, [90, 46], { unit: 1, ...PLAIN })
    .part("U1", MCP6004, [90, 90], { unit: 2, mirror: "x", ...PLAIN })
    .wire("J1.2", { x: 34 }, { y: 44 }, "R1.1")
    .port("SIG_N", [34, 44], "input", 180)
    .wire("J1.3", { x: 34 }, { y: 92 }, "R2.1")
    .port("SIG_P", [34, 92], "input", 180)
    .wire("R1.2", "U1.3")
    .wire("R2.2", "U1.5")
    .shunt("C1", capacitor("1n"), [58, 44])
    .shunt("C2", capacitor("1n"), [58, 92])
    .part("C3", capacitor("10n"), [70, 68], { rotation: 270 })
    .wire("C3.1", [70, 44])
    .wire("C3.2", [70, 92]);
}

function drawGain(sheet: SheetDrawing): void {
  sheet
    .part("R3", preciseResistor("24.9k"), [106, 56], { rotation: 270 })
    .part("R4", preciseResistor("499"), [106, 68], { rotation: 270 })
    .part("R5", preciseResistor("24.9k"), [106, 80], { rotation: 270 })
    .part("R6", preciseResistor("10k"), [120, 46])
    .part("R7", preciseResistor("10k"), [120, 90])
    .wire("U1.1", "R6.1")
    .wire("U1.7", "R7.1")
    .wire("R3.1", [106, 46])
    .wire("R5.2", [106, 90])
    .wire("R3.2", "R4.1")
    .wire("R4.2", "R5.1")
    .wire("U1.2", { x: 80 }, { y: 62 }, { x: 106 })
    .wire("U1.6", { x: 80 }, { y: 74 }, { x: 106 });
}

function drawDifference(sheet: SheetDrawing): void {
  sheet
    .part("U1", MCP6004, [150, 68], { unit: 3, mirror: "x", ...PLAIN })
    .part("R8", preciseResistor("10k"), [150, 54])
    .part("R9", preciseResistor("10k"), [138, 80], { rotation: 270 })
    .wire("R6.2", { x: 132 }, { y: 66 }, "U1.9")
    .wire("R7.2", { x: 132 }, { y: 70 }, "U1.10")
    .wire("U1.8", [178, 68])
    .port("OUT", [178, 68], "output")
    .wire([138, 66], { y: 54 }, "R8.1")
    .wire("R8.2", { x: 164 }, { y: 68 })
    .wire([138, 70], "R9.1")
    .wire("R9.2", [138, 90], [146, 90])
    .label("REF", [146, 90]);
}

function drawReference(sheet: SheetDrawing): void {
  sheet
    .part("R10", resistor("10k"), [34, 116], { rotation: 270 })
    .wire("R10.1", [34, 110])
    .power("+5V", [34, 110])
    .part("U1", MCP6004, [68, 126], { unit: 4, ...PLAIN })
    .wire("R10.2", [34, 124], "U1.12")
    .shunt("R11", resistor("10k"), [34, 124])
    .shunt("C4", capacitor("1µ"), [48, 124])
    .wire("U1.14", [92, 126])
    .label("REF", [92, 126])
    .wire("U1.13", { x: 58 }, { y: 136 }, { x: 80 }, { y: 126 });
}

function drawSupply(sheet: SheetDrawing): void {
  sheet
    .part("J2", screwTerminal(2, "5 V"), [110, 120], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J2.1", { x: 122 }, { y: 110 })
    .power("+5V", [122, 110])
    .flag([122, 114], 270)
    .wire("J2.2", { x: 122 }, { y: 134 })
    .ground([122, 134])
    .flag([122, 128], 270)
    .part("U1", MCP6004, [148, 122], { unit: 5, name: [5, -0.6], value: [5, 0.6] })
    .wire("U1.4", [148, 110])
    .power("+5V", [148, 110])
    .wire("U1.11", [148, 134])
    .ground([148, 134])
    .decouple("C5", capacitor("100n"), "+5V", [136, 116])
    .part("J3", header(3, "output"), [202, 68], { name: [0, -5, "middle"], value: [0, 5, "middle"] })
    .wire("J3.1", [194, 66])
    .port("OUT", [194, 66], "output", 180)
    .wire("J3.2", [190, 68])
    .label("REF", [190, 68], 180)
    .wire("J3.3", { x: 194 }, { y: 78 })
    .ground([194, 78]);
}

export function drawInstrumentation() {
  const project = new ProjectDrawing();
  const description = "Three operational amplifiers for a load cell";
  const sheet = project.sheet("main", "Amplifier", titleBlock("Instrumentation amplifier", description));
  for (const draw of [drawInput, drawGain, drawDifference, drawReference, drawSupply]) draw(sheet);
  sheet
    .title([14, 14], "Instrumentation amplifier")
    .note(
      [14, 18],
      "G = 1 + 2 R3 / R4 = 1 + 2 × 24.9 kΩ / 499 Ω = 100.8, for R3 = R5 and R6 = R7 = R8 = R9",
      "OUT = REF + G (SIG_P − SIG_N), REF = 2.5 V; load cell of 2 mV/V at 5 V: OUT = 2.5 V ± 1.0 V",
      "Input filter: fc = 1 / (2π × 2 R1 (C3 + C1 / 2)) = 7.6 kHz",
    )
    .directive(
      [170, 92],
      "V1 +5V 0 DC 5",
      "V2 SIG_P 0 DC 2.5",
      "V3 SIG_N 0 DC 2.5",
      ".dc V2 2.49 2.51 0.1m",
      "",
      ...opampModel(1e6, 0.02),
      ...QUAD_OPAMP_MODEL,
    );
  return project.finish();
}
