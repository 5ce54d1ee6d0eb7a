// Filters of first and second order: RC low-pass, RC high-pass, Sallen-Key low-pass.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { DUAL_OPAMP_MODEL, opampModel } from "./models";
import { capacitor, header, resistor, screwTerminal, TL072 } from "./parts";
import { titleBlock } from "./title-block";

function drawLowPass(sheet: SheetDrawing): void {
  sheet
    .title([22, 22], "RC low-pass with buffer")
    .part("R1", resistor("1k"), [48, 42])
    .part("C1", capacitor("100n"), [62, 52], { rotation: 270 })
    .part("U1", TL072, [86, 44], { unit: 2, name: [0, -7, "middle"], value: [0, 7, "middle"] })
    .wire([36, 42], "R1.1")
    .port("IN", [36, 42], "input", 180)
    .wire("R1.2", "U1.5")
    .wire([62, 42], "C1.1")
    .wire("C1.2", [62, 60])
    .ground([62, 60])
    .wire("U1.7", [110, 44])
    .wire("U1.6", { x: 76 }, { y: 54 }, { x: 98 }, { y: 44 })
    .port("LOW_PASS", [110, 44], "output")
    .note([22, 26], "fc = 1 / (2π R1 C1) = 1 / (2π × 1 kΩ × 100 nF) = 1.59 kHz");
}

function drawHighPass(sheet: SheetDrawing): void {
  sheet
    .title([22, 68], "RC high-pass")
    .part("C2", capacitor("100n"), [48, 86])
    .part("R2", resistor("1k"), [62, 94], { rotation: 270 })
    .wire([36, 86], "C2.1")
    .port("IN", [36, 86], "input", 180)
    .wire("C2.2", [110, 86])
    .wire([62, 86], "R2.1")
    .wire("R2.2", [62, 100])
    .ground([62, 100])
    .port("HIGH_PASS", [110, 86], "output")
    .note([22, 72], "fc = 1 / (2π R2 C2) = 1.59 kHz");
}

function drawSallenKey(sheet: SheetDrawing): void {
  sheet
    .title([22, 106], "Sallen-Key low-pass, second order")
    .part("R3", resistor("10k"), [46, 134])
    .part("R4", resistor("10k"), [64, 134])
    .part("C3", capacitor("22n"), [72, 122])
    .part("C4", capacitor("10n"), [74, 142], { rotation: 270 })
    .part("U1", TL072, [90, 136], { unit: 1, name: [0, -7, "middle"], value: [0, 7, "middle"] })
    .wire([36, 134], "R3.1")
    .port("IN", [36, 134], "input", 180)
    .wire("U1.1", [112, 136])
    .wire("R3.2", "R4.1")
    .wire("R4.2", "U1.3")
    .wire([74, 134], "C4.1")
    .wire("C4.2", [74, 148])
    .ground([74, 148])
    .wire([55, 134], { y: 122 }, "C3.1")
    .wire("C3.2", { x: 102 }, { y: 136 })
    .wire("U1.2", { x: 80 }, { y: 146 }, { x: 102 }, { y: 136 })
    .port("SALLEN_KEY", [112, 136], "output")
    .note(
      [22, 110],
      "f0 = 1 / (2π √(R3 R4 C3 C4)) = 1 / (2π × 10 kΩ × √(22 nF × 10 nF)) = 1.07 kHz",
      "Q = ½ √(C3 / C4) = 0.74 for R3 = R4 (Butterworth: 0.71)",
    );
}

function drawConnectors(sheet: SheetDrawing): void {
  sheet
    .part("J1", screwTerminal(3, "±12 V"), [152, 38], { mirror: "y", name: [0, -5, "middle"], value: [0, 7, "middle"] })
    .wire("J1.1", { x: 164 }, { y: 30 })
    .power("+12V", [164, 30])
    .flag([164, 33], 270)
    .wire("J1.2", { x: 178 }, { y: 48 })
    .ground([178, 48])
    .flag([172, 38])
    .wire("J1.3", { x: 164 }, { y: 48 })
    .power("-12V", [164, 48], "circle", 180)
    .flag([164, 44], 270)
    .part("U1", TL072, [200, 40], { unit: 3 })
    .part("C5", capacitor("100n"), [190, 34], { rotation: 270 })
    .part("C6", capacitor("100n"), [190, 46], { rotation: 270 })
    .wire("U1.8", { y: 26 }, { x: 190 }, "C5.1")
    .power("+12V", [200, 26])
    .wire("U1.4", { y: 54 }, { x: 190 }, "C6.2")
    .power("-12V", [200, 54], "circle", 180)
    .wire("C5.2", "C6.1")
    .wire([190, 40], [184, 40], { y: 48 })
    .ground([184, 48]);
  sheet
    .part("J2", header(2, "input"), [152, 76], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J2.1", [166, 76])
    .port("IN", [166, 76], "input")
    .wire("J2.2", { x: 162 }, { y: 84 })
    .ground([162, 84])
    .part("J3", header(4, "outputs"), [206, 78], { name: [0, -5, "middle"], value: [0, 7, "middle"] })
    .wire("J3.1", [198, 76])
    .port("LOW_PASS", [198, 76], "output", 180)
    .wire("J3.2", [198, 78])
    .port("HIGH_PASS", [198, 78], "output", 180)
    .wire("J3.3", [198, 80])
    .port("SALLEN_KEY", [198, 80], "output", 180)
    .wire("J3.4", { x: 198 }, { y: 88 })
    .ground([198, 88]);
}

export function drawFilters() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Filters", titleBlock("RC and Sallen-Key filters", "Low-pass and high-pass"));
  drawLowPass(sheet);
  drawHighPass(sheet);
  drawSallenKey(sheet);
  drawConnectors(sheet);
  sheet.directive(
    [150, 96],
    "V1 +12V 0 DC 12",
    "V2 -12V 0 DC -12",
    "V3 IN 0 DC 0 AC 1",
    ".ac dec 50 10 100k",
    "",
    ...opampModel(3e6, 1.5),
    ...DUAL_OPAMP_MODEL,
  );
  return project.finish();
}
