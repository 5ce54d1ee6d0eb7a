// Power from USB-C, and charging of a lithium cell with it.

import type { SheetDrawing } from "../../example-projects/drawing";
import { LED_GREEN, LED_RED, resistor, screwTerminal } from "../../example-projects/parts";
import { usbPower } from "../blocks";
import { BATTERY_PLUG, ceramic, MCP73831, TVS_5V } from "../parts";
import { project } from "../project";

function drawUsbPower(sheet: SheetDrawing): void {
  usbPower(sheet, [26, 70]);
  sheet
    .wire([70, 60], [150, 60])
    .shunt("C1", ceramic("10µ"), [84, 60])
    .part("D1", TVS_5V, [98, 68], { rotation: 90 })
    .wire([98, 60], "D1.1")
    .wire("D1.2", [98, 76])
    .ground([98, 76])
    .part("R3", resistor("1k"), [114, 66], { rotation: 270 })
    .part("D2", LED_GREEN, [114, 78], { rotation: 270 })
    .wire([114, 60], "R3.1")
    .wire("R3.2", "D2.2")
    .wire("D2.1", [114, 88])
    .ground([114, 88])
    .part("J2", screwTerminal(2, "5 V, 1.1 A"), [162, 60], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire([150, 60], "J2.1")
    .wire("J2.2", { x: 152 }, { y: 74 })
    .ground([152, 74]);
}

export const USB_POWER = project({
  ...{ title: "USB-C power breakout, 5 V", subtitle: "With fuse and surge protection", board: "USB-C power" },
  widths: { "+5V": 1, "Net-(J1-VBUS)": 0.6 },
  notes: [
    "R1 and R2 (Rd = 5.1 kΩ) ask the source for 5 V, one for each way that the plug is turned; without them it stays off",
    "F1 holds 1.1 A and trips at 2.2 A; D1 takes surges above 6.4 V; LED current = (5 V − 2.1 V) / 1 kΩ = 2.9 mA",
  ],
  draw: drawUsbPower,
});

function drawCharger(sheet: SheetDrawing): void {
  usbPower(sheet, [26, 70]);
  sheet
    .wire([70, 60], [116, 60])
    .shunt("C1", ceramic("4.7µ"), [84, 60])
    .part("U1", MCP73831, [116, 78], { name: [4, -7.2], value: [4, -6] })
    .wire([116, 60], "U1.4")
    .wire("U1.2", [116, 96])
    .ground([116, 96])
    .part("R4", resistor("2k"), [98, 86], { rotation: 270 })
    .wire("U1.5", [98, 76], "R4.1")
    .label("PROG", [101, 76])
    .wire("R4.2", [98, 96])
    .ground([98, 96])
    .part("D1", LED_RED, [136, 72], { rotation: 270 })
    .part("R3", resistor("1k"), [136, 60], { rotation: 270 })
    .wire("R3.1", [136, 52])
    .power("+5V", [136, 52])
    .wire("R3.2", "D1.2")
    .wire("U1.1", [136, 80], "D1.1")
    .label("STATUS", [126, 80])
    .wire("U1.3", [128, 76], { y: 92 }, [176, 92])
    .label("+BATT", [160, 92])
    .shunt("C2", ceramic("4.7µ"), [150, 92])
    .part("J2", BATTERY_PLUG, [188, 92], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire([176, 92], "J2.1")
    .wire("J2.2", { x: 178 }, { y: 106 })
    .ground([178, 106]);
}

export const CHARGER = project({
  ...{ title: "Li-ion charger, 0.5 A", subtitle: "MCP73831 on USB-C", board: "Li-ion charger" },
  widths: { "+5V": 0.8, "+BATT": 0.8, "/+BATT": 0.8 },
  notes: [
    "Charge current = 1000 V / R4 = 1000 V / 2 kΩ = 0.5 A; for cells below 1 Ah: 5 kΩ gives 0.2 A, 10 kΩ 0.1 A",
    "4.20 V ± 0.75 %, precharge below 3.0 V, end at 7.5 % of the current. Loss in U1 = (5 V − 3.7 V) × 0.5 A = 0.65 W",
    "Cells with their own protection only: this board has none against deep discharge",
  ],
  draw: drawCharger,
});
