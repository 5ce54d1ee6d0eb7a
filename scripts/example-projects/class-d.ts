// Class-D stage: triangle oscillator, pulse-width modulator, half-bridge, output filter.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { IR2104_MODEL, IRLZ44N_MODEL, LM393_MODEL } from "./models";
import {
  BOOTSTRAP_DIODE,
  capacitor,
  charged,
  electrolytic,
  header,
  inductor,
  IR2104,
  IRLZ44N,
  LM393,
  resistor,
  screwTerminal,
} from "./parts";
import { titleBlock } from "./title-block";

const PLAIN = { name: [1, -5.2, "start"], value: [1, 5.2, "start"] } as const;

function drawOscillator(sheet: SheetDrawing): void {
  sheet
    .part("R1", resistor("10k"), [34, 36], { rotation: 270 })
    .part("R3", resistor("10k"), [58, 40])
    .part("R4", resistor("1k"), [76, 32], { rotation: 270 })
    .part("R5", resistor("7.5k"), [58, 64])
    .part("U1", LM393, [58, 52], { unit: 1, ...PLAIN })
    .wire("R1.1", [34, 28])
    .power("+12V", [34, 28])
    .wire("R4.1", [76, 26])
    .power("+12V", [76, 26])
    .wire("R1.2", [34, 50], "U1.3")
    .shunt("R2", resistor("10k"), [34, 50])
    .wire([34, 40], "R3.1")
    .wire("U1.1", { x: 76 }, "R4.2")
    .wire("R3.2", [76, 40])
    .wire([76, 52], { y: 64 }, "R5.2")
    .wire("U1.2", { x: 46 }, { y: 64 }, "R5.1")
    .shunt("C1", capacitor("1n"), [46, 64])
    .wire([46, 64], [40, 64], [40, 68])
    .label("TRIANGLE", [40, 68], 270);
}

function drawModulator(sheet: SheetDrawing): void {
  sheet
    .part("J1", header(2, "audio"), [16, 102], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .part("C2", charged(capacitor("1µ"), -6), [42, 102])
    .part("R6", resistor("10k"), [56, 92], { rotation: 270 })
    .part("R8", resistor("1k"), [90, 94], { rotation: 270 })
    .part("U1", LM393, [76, 104], { unit: 2, ...PLAIN })
    .wire("J1.1", "C2.1")
    .port("AUDIO", [28, 102], "input", 90)
    .wire("J1.2", { x: 24 }, { y: 112 })
    .ground([24, 112])
    .wire("C2.2", "U1.5")
    .wire("R6.1", [56, 84])
    .power("+12V", [56, 84])
    .wire("R6.2", [56, 102])
    .shunt("R7", resistor("10k"), [56, 102])
    .wire("U1.6", [66, 106], [66, 118])
    .label("TRIANGLE", [66, 118], 270)
    .wire("R8.1", [90, 86])
    .power("+12V", [90, 86]);
}

function drawHalfBridge(sheet: SheetDrawing): void {
  sheet
    .part("U2", IR2104, [120, 106], { name: [2, -6.2], value: [2, -5] })
    .part("D1", BOOTSTRAP_DIODE, [118, 78])
    .part("C3", capacitor("100n"), [138, 82], { rotation: 270 })
    .part("R9", resistor("10"), [146, 94])
    .part("R10", resistor("10"), [146, 124])
    .part("Q1", IRLZ44N, [160, 94], { name: [4, -0.6], value: [4, 0.6] })
    .part("Q2", IRLZ44N, [160, 124], { name: [4, -0.6], value: [4, 0.6] })
    .wire("U1.7", "U2.2")
    .wire("R8.2", [90, 104])
    .label("PWM", [98, 104])
    .wire("U2.3", [108, 106])
    .power("+12V", [108, 106], "bar", 90)
    .wire("U2.1", [120, 92])
    .power("+12V", [120, 92])
    .wire("U2.4", [120, 124])
    .ground([120, 124])
    .wire("D1.2", [108, 78], [108, 74])
    .power("+12V", [108, 74])
    .wire("D1.1", "C3.1")
    .wire("U2.8", { x: 128 }, { y: 78 })
    .wire("U2.6", [162, 108])
    .wire("C3.2", [138, 108])
    .wire("U2.7", { x: 132 }, { y: 94 }, "R9.1")
    .wire("R9.2", "Q1.1")
    .wire("U2.5", { x: 132 }, { y: 124 }, "R10.1")
    .wire("R10.2", "Q2.1")
    .wire("Q1.2", [162, 84])
    .power("+12V", [162, 84])
    .wire("Q1.3", "Q2.2")
    .wire("Q2.3", [162, 132])
    .ground([162, 132]);
}

function drawOutput(sheet: SheetDrawing): void {
  sheet
    .part("L1", inductor("68µ"), [176, 108])
    .part("C5", charged(electrolytic("470µ"), 6), [200, 108])
    .part("J3", screwTerminal(2, "8 Ω"), [220, 108], { name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire([162, 108], "L1.1")
    .wire("L1.2", "C5.1")
    .shunt("C4", capacitor("470n"), [186, 108])
    .wire("C5.2", "J3.1")
    .port("SPEAKER", [208, 108], "output", 90)
    .wire("J3.2", { x: 212 }, { y: 118 })
    .ground([212, 118]);
}

function drawSupply(sheet: SheetDrawing): void {
  sheet
    .part("J2", screwTerminal(2, "12 V"), [108, 40], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J2.1", { x: 118 }, { y: 30 })
    .power("+12V", [118, 30])
    .flag([118, 34], 270)
    .wire("J2.2", { x: 118 }, { y: 52 })
    .ground([118, 52])
    .flag([118, 48], 270)
    .decouple("C6", electrolytic("470µ"), "+12V", [130, 36])
    .decouple("C7", capacitor("1µ"), "+12V", [142, 36])
    .decouple("C8", capacitor("100n"), "+12V", [154, 36])
    .part("U1", LM393, [168, 42], { unit: 3, name: [4, -0.6], value: [4, 0.6] })
    .wire("U1.8", [168, 32])
    .power("+12V", [168, 32])
    .wire("U1.4", [168, 50])
    .ground([168, 50]);
}

export function drawClassD() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Amplifier", titleBlock("Class-D stage", "12 V, 8 Ω, 1.5 W"));
  for (const draw of [drawOscillator, drawModulator, drawHalfBridge, drawOutput, drawSupply]) draw(sheet);
  sheet
    .title([14, 10], "Class-D stage, 12 V, 8 Ω")
    .note(
      [14, 14],
      "Switching frequency = 1 / (2 ln 2 × R5 C1) = 0.72 / (7.5 kΩ × 1 nF) = 96 kHz, triangle from 4 V to 8 V",
      "Filter: f0 = 1 / (2π √(L1 C4)) = 28 kHz, Q = 8 Ω × √(C4 / L1) = 0.67; coupling: 1 / (2π × 8 Ω × 470 µF) = 42 Hz",
    )
    .directive(
      [184, 12],
      "V1 +12V 0 DC 12",
      "V2 AUDIO 0 SIN(0 1.5 1k)",
      "R15 SPEAKER 0 8",
      ".tran 200n 2m uic",
      "",
      ...LM393_MODEL,
      ...IR2104_MODEL,
      ...IRLZ44N_MODEL,
    );
  return project.finish();
}
