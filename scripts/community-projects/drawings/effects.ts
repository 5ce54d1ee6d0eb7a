// Effects for instruments.

import type { SheetDrawing } from "../../example-projects/drawing";
import { DUAL_OPAMP_MODEL, opampModel } from "../../example-projects/models";
import { resistor, screwTerminal, TL072 } from "../../example-projects/parts";
import { inlet, outlet, pins, supplyInlet, supplyUnit } from "../blocks";
import { trimmerModel } from "../models";
import { ceramic, DIODE_4148, electrolytic, trimmer } from "../parts";
import { project } from "../project";

const NAMES = { name: [0, -7, "middle"], value: [0, 7, "middle"] } as const;

function drawOverdrive(sheet: SheetDrawing): void {
  inlet(sheet, "J2", pins(2, "guitar"), [18, 56], ["IN", "GND"]);
  sheet
    .part("C1", ceramic("100n"), [40, 56])
    .wire([27, 56], "C1.1")
    .part("R1", resistor("1M"), [52, 64], { rotation: 270 })
    .wire("C1.2", [66, 56])
    .wire([52, 56], "R1.1")
    .wire("R1.2", [52, 74])
    .label("BIAS", [52, 74], 270)
    .part("U1", TL072, [74, 58], { unit: 1, ...NAMES })
    .wire([66, 56], "U1.3")
    .wire("U1.1", [118, 58])
    .wire("U1.2", { x: 64 }, { y: 90 })
    .part("R2", resistor("220k"), [78, 70])
    .part("C2", ceramic("100p"), [78, 76])
    .part("D1", DIODE_4148, [78, 82])
    .part("D2", DIODE_4148, [78, 90], { rotation: 180 })
    .wire([64, 70], "R2.1")
    .wire([64, 76], "C2.1")
    .wire([64, 82], "D1.2")
    .wire([64, 90], "D2.1")
    .wire("D2.2", [94, 90], { y: 58 })
    .wire("R2.2", [94, 70])
    .wire("C2.2", [94, 76])
    .wire("D1.1", [94, 82])
    .part("R3", resistor("2.2k"), [64, 98], { rotation: 270 })
    .part("C3", ceramic("47n"), [64, 110], { rotation: 270 })
    .wire([64, 90], "R3.1")
    .wire("R3.2", "C3.1")
    .wire("C3.2", [64, 118])
    .ground([64, 118])
    .label("CLIPPED", [100, 58])
    .part("R4", resistor("1k"), [122, 58])
    .part("C4", ceramic("47n"), [132, 66], { rotation: 270 })
    .wire("R4.2", [140, 58])
    .wire([132, 58], "C4.1")
    .wire("C4.2", [132, 76])
    .ground([132, 76])
    .part("U1", TL072, [148, 60], { unit: 2, ...NAMES })
    .wire([140, 58], "U1.5")
    .wire("U1.7", [166, 60])
    .wire("U1.6", { x: 140 }, { y: 70 }, { x: 158 }, { y: 60 })
    .part("C5", ceramic("1µ"), [170, 60])
    .part("R5", trimmer("100k"), [182, 72], { rotation: 270 })
    .wire("C5.2", [182, 60], "R5.1")
    .wire("R5.3", [182, 84])
    .ground([182, 84])
    .wire("R5.2", [196, 72])
    .label("OUT", [188, 72]);
  outlet(sheet, "J3", pins(2, "amplifier"), [214, 72], ["OUT", "GND"]);
  sheet.wire([196, 72], [205, 72]);
  supplyInlet(sheet, "J1", screwTerminal(2, "9 V"), [18, 110], "+9V");
  supplyUnit(sheet, "U1", TL072, [52, 132], { supply: "+9V", capacitor: "C6" });
  sheet
    .part("R6", resistor("10k"), [84, 108], { rotation: 270 })
    .part("R7", resistor("10k"), [84, 124], { rotation: 270 })
    .wire("R6.1", [84, 100])
    .power("+9V", [84, 100])
    .wire("R6.2", "R7.1")
    .wire([84, 116], [106, 116])
    .label("BIAS", [106, 116])
    .wire("R7.2", [84, 134])
    .ground([84, 134])
    .part("C7", electrolytic("10µ 16V"), [98, 124], { rotation: 270 })
    .wire([98, 116], "C7.1")
    .wire("C7.2", [98, 134])
    .ground([98, 134])
    .directive([124, 100], "V1 +9V 0 DC 9", "V2 IN 0 SIN(0 0.1 1k)", ".tran 5u 25m 15m", "", ...trimmerModel("100k"))
    .directive([156, 100], ...opampModel(3e6, 1.5), ...DUAL_OPAMP_MODEL);
}

export const OVERDRIVE = project({
  ...{ title: "Guitar overdrive", subtitle: "Diodes in the feedback, 9 V battery", board: "Overdrive" },
  notes: [
    "Gain for weak signals = 1 + R2 / R3 = 1 + 220 kΩ / 2.2 kΩ = 101; the diodes limit the feedback to ±0.4 V at 25 µA",
    "Bass below 1 / (2π R3 C3) = 1.5 kHz is amplified less, so that chords stay clear; R4 and C4 cut above 3.4 kHz",
  ],
  draw: drawOverdrive,
});
