// Supplies and switches of supplies.

import type { SheetDrawing } from "../../example-projects/drawing";
import { LED_GREEN, resistor, screwTerminal, SS34 } from "../../example-projects/parts";
import { pins, supplyInlet } from "../blocks";
import { AO3401A_MODEL, LDO5_MODEL, N2N7002_MODEL } from "../models";
import { AO3401A, ceramic, electrolytic, LDO_5V, N_2N7002, TVS_24V, ZENER_10V } from "../parts";
import { project } from "../project";

function drawSupply5V(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "7 to 12 V"), [18, 60], "+VIN");
  sheet
    .wire([28, 60], [42, 60])
    .part("D1", SS34, [46, 60])
    .wire("D1.1", [50, 60], [94, 60])
    .label("PROTECTED", [54, 60])
    .flag([90, 60])
    .shunt("C1", electrolytic("47µ 35V"), [70, 60])
    .shunt("C2", ceramic("100n"), [84, 60])
    .part("U1", LDO_5V, [100, 60], { name: [-4, -6.4], value: [-4, -5.2] })
    .wire("U1.1", [100, 74])
    .ground([100, 74])
    .wire("U1.2", [170, 60])
    .shunt("C3", ceramic("22µ"), [118, 60])
    .shunt("C4", ceramic("100n"), [132, 60])
    .part("R1", resistor("1k"), [148, 66], { rotation: 270 })
    .part("D2", LED_GREEN, [148, 76], { rotation: 270 })
    .wire([148, 60], "R1.1")
    .wire("R1.2", "D2.2")
    .wire("D2.1", [148, 84])
    .ground([148, 84])
    .wire([160, 60], { y: 52 })
    .power("+5V", [160, 52])
    .part("J2", screwTerminal(2, "5 V, 0.8 A"), [190, 60], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire([170, 60], "J2.1")
    .wire("J2.2", { x: 180 }, { y: 72 })
    .ground([180, 72])
    .directive([20, 96], "V1 +VIN 0 DC 9", "R9 +5V 0 10", ".dc V1 5 12 0.05", "", ...LDO5_MODEL);
}

export const SUPPLY_5V = project({
  ...{
    title: "5 V supply, 0.8 A",
    subtitle: "Low-dropout regulator with reverse polarity protection",
    board: "5 V supply",
  },
  widths: { "+VIN": 1, PROTECTED: 1, "+5V": 1 },
  notes: [
    "Lowest input = 5 V + 1.1 V (U1 at 0.8 A) + 0.4 V (D1) = 6.5 V",
    "Loss in U1 = (Vin − 0.4 V − 5 V) × I: at 9 V and 0.3 A it is 1.1 W, the most that the copper around U1 takes away",
    "LED current = (5 V − 2.1 V) / R1 = 2.9 mA",
  ],
  draw: drawSupply5V,
});

function drawLoadSwitch(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "5 to 12 V"), [18, 60], "+VIN");
  sheet
    .wire([28, 60], [80, 60])
    .shunt("C1", ceramic("10µ"), [42, 60])
    .part("Q1", AO3401A, [84, 62], { rotation: 90, name: [-3, -6], value: [-3, -4.8] })
    .part("R1", resistor("100k"), [68, 66], { rotation: 270 })
    .wire([68, 60], "R1.1")
    .part("C2", ceramic("10n"), [58, 66], { rotation: 270 })
    .wire([58, 60], "C2.1")
    .wire("C2.2", { y: 74 }, [68, 74])
    .wire("R1.2", [68, 74], [84, 74])
    .wire("Q1.1", [84, 78])
    .label("GATE", [74, 74])
    .part("R2", resistor("10k"), [84, 82], { rotation: 270 })
    .part("Q2", N_2N7002, [82, 94])
    .wire("R2.2", "Q2.3")
    .wire("Q2.2", [84, 106])
    .ground([84, 106])
    .part("J3", pins(2, "enable"), [40, 94], { mirror: "y", name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire("J3.1", "Q2.1")
    .label("ENABLE", [50, 94])
    .wire("J3.2", [46, 96], [46, 106])
    .ground([46, 106])
    .part("R3", resistor("100k"), [66, 100], { rotation: 270 })
    .wire([66, 94], "R3.1")
    .wire("R3.2", [66, 106])
    .ground([66, 106])
    .wire("Q1.3", [132, 60])
    .wire([100, 60], [100, 52])
    .power("+VOUT", [100, 52])
    .shunt("C3", ceramic("22µ"), [112, 60])
    .part("J2", screwTerminal(2, "output"), [146, 60], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire([132, 60], "J2.1")
    .wire("J2.2", { x: 134 }, { y: 72 })
    .ground([134, 72])
    .directive(
      [160, 50],
      "V1 +VIN 0 DC 12",
      "V2 ENABLE 0 PULSE(0 3.3 1m 1u 1u 20m 40m)",
      "R9 +VOUT 0 12",
      ".tran 10u 10m",
      "",
      ...AO3401A_MODEL,
      ...N2N7002_MODEL,
    );
}

export const LOAD_SWITCH = project({
  ...{
    title: "High-side load switch, 2 A",
    subtitle: "P-channel MOSFET switched by a logic signal",
    board: "Load switch",
  },
  widths: { "+VIN": 1.2, "+VOUT": 1.2 },
  notes: [
    "Enable above 2.5 V turns Q2 on and pulls the gate down: Vgs = −Vin × R1 / (R1 + R2) = −10.9 V at 12 V",
    "C2 slows the gate: τ = (R1 ∥ R2) C2 = 9.1 kΩ × 10 nF = 91 µs, so that C3 charges without a surge",
    "Drop at 2 A = 2 A × 50 mΩ = 0.1 V; loss = 0.2 W",
  ],
  draw: drawLoadSwitch,
});

function drawReverseProtection(sheet: SheetDrawing): void {
  sheet
    .part("J1", screwTerminal(2, "6 to 24 V"), [18, 60], {
      mirror: "y",
      name: [0, -3.4, "middle"],
      value: [0, 5.4, "middle"],
    })
    .wire("J1.1", [60, 60])
    .label("INPUT", [30, 60])
    .flag([26, 60], 0)
    .wire("J1.2", [28, 62], [28, 72])
    .ground([28, 72])
    .flag([28, 68], 270)
    .part("Q1", AO3401A, [66, 62], { rotation: 90, mirror: "y", name: [-3, -6], value: [-3, -4.8] })
    .wire([60, 60], "Q1.3")
    .wire("Q1.2", [140, 60])
    .wire("Q1.1", [66, 78])
    .part("D1", ZENER_10V, [80, 68], { rotation: 90 })
    .wire([80, 60], "D1.1")
    .wire("D1.2", { y: 76 }, [66, 76])
    .part("R1", resistor("10k"), [66, 84], { rotation: 270 })
    .wire([66, 78], "R1.1")
    .wire("R1.2", [66, 94])
    .ground([66, 94])
    .wire([96, 60], [96, 52])
    .power("+VOUT", [96, 52])
    .part("D2", TVS_24V, [104, 66], { rotation: 90 })
    .wire([104, 60], "D2.1")
    .wire("D2.2", [104, 74])
    .ground([104, 74])
    .shunt("C1", electrolytic("47µ 35V"), [118, 60])
    .shunt("C2", ceramic("100n"), [130, 60])
    .part("J2", screwTerminal(2, "output"), [152, 60], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire([140, 60], "J2.1")
    .wire("J2.2", { x: 142 }, { y: 74 })
    .ground([142, 74])
    .directive([20, 104], "V1 INPUT 0 DC 12", "R9 +VOUT 0 12", ".dc V1 -24 24 0.2", "", ...AO3401A_MODEL);
}

export const REVERSE_PROTECTION = project({
  ...{
    title: "Reverse polarity protection, 3 A",
    subtitle: "P-channel MOSFET as an ideal diode",
    board: "Polarity guard",
  },
  widths: { INPUT: 1.5, "+VOUT": 1.5 },
  notes: [
    "With the right polarity Q1 conducts: drop at 3 A = 3 A × 50 mΩ = 0.15 V, a Schottky diode loses 0.4 V",
    "D1 keeps Vgs at −10 V (limit 12 V); R1 carries (24 V − 10 V) / 10 kΩ = 1.4 mA. D2 takes surges above 26 V",
    "Reversed, the gate is above the source: Q1 and its body diode block up to 30 V",
  ],
  draw: drawReverseProtection,
});
