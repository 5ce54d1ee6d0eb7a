// Drivers of motors and slow switching of loads.

import type { SheetDrawing } from "../../example-projects/drawing";
import { IRLZ44N_MODEL } from "../../example-projects/models";
import { IRLZ44N, LED_GREEN, resistor, screwTerminal } from "../../example-projects/parts";
import { inlet, leadOut, outlet, pins, supplyInlet } from "../blocks";
import { ceramic, electrolytic, ULN2003A } from "../parts";
import { project } from "../project";

function drawStepper(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "5 to 24 V"), [18, 54], "+VM");
  inlet(sheet, "J2", pins(5, "control"), [18, 100], ["IN1", "IN2", "IN3", "IN4", "GND"]);
  sheet
    .decouple("C1", electrolytic("47µ 35V"), "+VM", [48, 52])
    .decouple("C2", ceramic("100n"), "+VM", [62, 52])
    .part("U1", ULN2003A, [104, 70], { name: [3, -9.4], value: [3, -8.2] });
  leadOut(sheet, "U1", "left", ["1 IN1", "2 IN2", "3 IN3", "4 IN4"]);
  leadOut(sheet, "U1", "right", ["16 OUT1", "15 OUT2", "14 OUT3", "13 OUT4", "12 -", "11 -", "10 -"]);
  sheet
    .wire("U1.5", [92, 72], { y: 90 })
    .wire("U1.6", [92, 74])
    .wire("U1.7", [92, 76])
    .ground([92, 90])
    .wire("U1.8", [104, 90])
    .ground([104, 90])
    .wire("U1.9", [124, 78], { y: 56 })
    .power("+VM", [124, 56]);
  outlet(sheet, "J3", pins(5, "stepper motor"), [206, 70], ["+VM", "OUT1", "OUT2", "OUT3", "OUT4"]);
  for (const [at, column] of [136, 148, 160, 172].entries()) {
    const n = at + 1;
    sheet
      .part(`R${n}`, resistor("2.2k"), [column, 94], { rotation: 270 })
      .part(`D${n}`, LED_GREEN, [column, 106], { rotation: 270 })
      .wire(`R${n}.1`, [column, 86])
      .power("+VM", [column, 86])
      .wire(`R${n}.2`, `D${n}.2`)
      .wire(`D${n}.1`, [column, 114])
      .label(`OUT${n}`, [column, 114], 270);
  }
}

export const STEPPER_DRIVER = project({
  ...{ title: "Stepper motor driver", subtitle: "ULN2003A with status LEDs", board: "Stepper driver" },
  widths: { "+VM": 1 },
  notes: [
    "Each output sinks up to 0.5 A with a drop of 1.1 V at 0.35 A; two windings at 0.2 A: 2 × 0.2 A × 0.9 V = 0.36 W in U1",
    "Inputs take 3.3 V and 5 V: (3.3 V − 1.4 V) / 2.7 kΩ = 0.7 mA. U1 has the flyback diodes, they lead to +VM",
  ],
  draw: drawStepper,
});

function drawSoftStart(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "12 V"), [18, 56], "+12V");
  sheet
    .wire([28, 56], [117, 56])
    .part("R1", resistor("100k"), [64, 64], { rotation: 270 })
    .wire([64, 56], "R1.1")
    .wire("R1.2", [64, 86])
    .part("R2", resistor("100k"), [64, 98], { rotation: 270 })
    .wire([64, 86], "R2.1")
    .wire("R2.2", [64, 110])
    .ground([64, 110])
    .part("R3", resistor("1k"), [80, 86])
    .wire([64, 86], "R3.1")
    .label("GATE", [68, 86])
    .part("C3", ceramic("1µ"), [52, 98], { rotation: 270 })
    .wire([64, 86], { x: 52 }, "C3.1")
    .wire("C3.2", [52, 110])
    .ground([52, 110])
    .part("Q1", IRLZ44N, [100, 86])
    .wire("R3.2", "Q1.1")
    .wire("Q1.3", [102, 110])
    .ground([102, 110])
    .wire("Q1.2", [102, 58], [117, 58])
    .label("LOAD", [108, 58])
    .part("C1", ceramic("100n"), [82, 72])
    .wire([68, 86], { y: 72 }, "C1.1")
    .wire("C1.2", { x: 102 })
    .part("J2", screwTerminal(2, "load"), [126, 56], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire([117, 56], "J2.1")
    .wire([117, 58], "J2.2")
    .shunt("C2", electrolytic("47µ 35V"), [46, 56])
    .directive(
      [146, 56],
      "V1 +12V 0 PULSE(0 12 1m 10u 10u 1 2)",
      "C9 +12V LOAD 1m",
      "R9 +12V LOAD 100",
      ".tran 50u 80m uic",
      "",
      ...IRLZ44N_MODEL,
    );
}

export const SOFT_START = project({
  ...{ title: "Inrush current limiter for 12 V", subtitle: "MOSFET that turns on slowly", board: "Soft start" },
  widths: { "+12V": 1.5, LOAD: 1.5, GND: 1 },
  notes: [
    "While Q1 turns on its gate stays near 2.2 V; C1 takes (6 V − 2.2 V) / (R1 ∥ R2) = 76 µA, so LOAD falls by 76 µA / 100 nF = 760 V/s",
    "A load capacitor of 1000 µF then draws 1000 µF × 760 V/s = 0.76 A for 16 ms instead of a surge of tens of amperes",
    "When the supply is plugged in, C1 lifts the gate by 12 V × C1 / (C1 + C3) = 1.1 V only: Q1 stays off until C3 is charged",
    "On: Vgs = 12 V × R2 / (R1 + R2) = 6 V, 22 mΩ; loss at 3 A = 0.2 W",
  ],
  draw: drawSoftStart,
});
