// Linear supply: rectifier, smoothing, adjustable regulator.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { LM317_MODEL } from "./models";
import { capacitor, electrolytic, LED_GREEN, LM317, RECTIFIER, resistor, screwTerminal } from "./parts";
import { titleBlock } from "./title-block";

function drawRectifier(sheet: SheetDrawing): void {
  const beside = { rotation: 90 } as const;
  sheet
    .part("J1", screwTerminal(2, "12 V AC"), [20, 60], {
      mirror: "y",
      name: [0, -3, "middle"],
      value: [0, 5, "middle"],
    })
    .part("D1", RECTIFIER, [48, 48], beside)
    .part("D2", RECTIFIER, [66, 48], beside)
    .part("D3", RECTIFIER, [48, 76], beside)
    .part("D4", RECTIFIER, [66, 76], beside)
    .wire("J1.1", [48, 60])
    .port("AC1", [32, 60], "input", 90)
    .wire("D1.2", "D3.1")
    .wire("J1.2", { x: 38 }, { y: 66 }, { x: 66 })
    .port("AC2", [38, 66], "input", 270)
    .wire("D2.2", "D4.1");
}

function drawRegulator(sheet: SheetDrawing): void {
  sheet
    .part("U1", LM317, [124, 40], { name: [-4, -6.4], value: [-4, -5.2] })
    .part("J2", screwTerminal(2, "5 V, 0.5 A"), [206, 40], { name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("D1.1", [48, 40], "U1.3")
    .wire("D2.1", [66, 40])
    .flag([74, 40])
    .wire("D3.2", [48, 86], "D4.2")
    .wire([48, 86], { y: 90 })
    .ground([48, 90])
    .flag([57, 86])
    .part("C2", electrolytic("470µ"), [94, 48], { rotation: 270 })
    .wire("C2.1", [94, 40])
    .wire("C2.2", [94, 90])
    .ground([94, 90])
    .part("C1", electrolytic("470µ"), [82, 48], { rotation: 270 })
    .wire("C1.1", [82, 40])
    .wire("C1.2", [82, 90])
    .ground([82, 90])
    .part("C3", capacitor("100n"), [106, 48], { rotation: 270 })
    .wire("C3.1", [106, 40])
    .wire("C3.2", [106, 90])
    .ground([106, 90])
    .wire("U1.2", "J2.1")
    .part("R1", resistor("240"), [140, 50], { rotation: 270 })
    .part("R2", resistor("715"), [140, 72], { rotation: 270 })
    .wire("R1.1", [140, 40])
    .wire("R1.2", "R2.1")
    .wire("U1.1", { y: 60 }, { x: 140 })
    .wire("R2.2", [140, 90])
    .ground([140, 90])
    .part("C4", electrolytic("10µ"), [154, 72], { rotation: 270 })
    .wire([140, 60], { x: 154 }, "C4.1")
    .wire("C4.2", [154, 90])
    .ground([154, 90])
    .part("C5", electrolytic("10µ"), [170, 72], { rotation: 270 })
    .wire("C5.1", [170, 40])
    .wire("C5.2", [170, 90])
    .ground([170, 90])
    .part("R3", resistor("1k"), [186, 56], { rotation: 270 })
    .part("D5", LED_GREEN, [186, 76], { rotation: 270 })
    .wire("R3.1", [186, 40])
    .wire("R3.2", "D5.2")
    .wire("D5.1", [186, 90])
    .ground([186, 90])
    .wire([162, 40], { y: 34 })
    .power("+5V", [162, 34])
    .wire("J2.2", { x: 198 }, { y: 90 })
    .ground([198, 90]);
}

export function drawLinearSupply() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Supply", titleBlock("Linear supply", "5 V, 0.5 A from a 12 V transformer"));
  drawRectifier(sheet);
  drawRegulator(sheet);
  sheet
    .title([14, 14], "Linear supply, 5 V, 0.5 A")
    .note(
      [14, 18],
      "Vout = 1.25 V (1 + R2 / R1) + 50 µA × R2 = 4.97 V + 0.04 V = 5.01 V",
      "Peak at C1 = 12 V × √2 − 2 × 0.9 V = 15.2 V; ripple = I / (2 f (C1 + C2)) = 0.5 A / (100 Hz × 940 µF) = 5.3 V",
      "Lowest input of U1 = 15.2 V − 5.3 V = 9.9 V; loss in U1 = (12.5 V − 5 V) × 0.5 A = 3.8 W: it needs a heat sink",
    )
    .directive(
      [20, 102],
      "V1 AC1 X SIN(0 17 50)",
      "R8 X AC2 0.5",
      "R9 +5V 0 10",
      "R10 AC2 0 1Meg",
      ".tran 100u 100m",
      "",
      ...LM317_MODEL,
    );
  return project.finish();
}
