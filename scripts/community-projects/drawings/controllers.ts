// Small boards with a microcontroller, and one to try its pins.

import type { SheetDrawing, Spot } from "../../example-projects/drawing";
import type { Part } from "../../example-projects/part";
import { AMS1117, LED_GREEN, LED_RED, PUSH_BUTTON, resistor } from "../../example-projects/parts";
import { inlet, leadOut, outlet, pins } from "../blocks";
import { CH32V003, ceramic, ESP32, STM32F030 } from "../parts";
import { project } from "../project";

/** An LED with its resistor from the net down to ground. */
function lamp(
  sheet: SheetDrawing,
  [x, y]: Spot,
  names: readonly [r: string, d: string],
  net: string,
  color: Part,
  ohms = "1k",
): void {
  const [r, d] = names;
  sheet
    .label(net, [x, y], 90)
    .part(r, resistor(ohms), [x, y + 8], { rotation: 270 })
    .part(d, color, [x, y + 20], { rotation: 270 })
    .wire([x, y], `${r}.1`)
    .wire(`${r}.2`, `${d}.2`)
    .wire(`${d}.1`, [x, y + 28])
    .ground([x, y + 28]);
}

/** A pull-up and a button to ground; the capacitor removes bounce. */
function button(
  sheet: SheetDrawing,
  [x, y]: Spot,
  names: readonly [r: string, c: string, s: string],
  net: string,
  supply: string,
): void {
  const [r, c, s] = names;
  sheet
    .part(r, resistor("10k"), [x, y], { rotation: 270 })
    .wire(`${r}.1`, [x, y - 6])
    .power(supply, [x, y - 6])
    .wire(`${r}.2`, [x, y + 8])
    .wire([x, y + 6], [x - 8, y + 6])
    .label(net, [x - 8, y + 6], 180)
    .wire([x, y + 6], [x + 12, y + 6], { y: y + 10 })
    .part(s, { ...PUSH_BUTTON, value: net.toLowerCase() }, [x, y + 12], { rotation: 270 })
    .part(c, ceramic("100n"), [x + 12, y + 14], { rotation: 270 })
    .wire(`${s}.2`, [x, y + 24])
    .ground([x, y + 24])
    .wire(`${c}.2`, [x + 12, y + 24])
    .ground([x + 12, y + 24]);
}

/** 3.3 V from the 5 V of a header J1. */
function supply3V3(sheet: SheetDrawing, [x, y]: Spot): void {
  inlet(sheet, "J1", pins(2, "5 V"), [x, y], ["+5V", "GND"]);
  sheet
    .flag([x + 7, y - 4])
    .flag([x + 6, y + 5], 270)
    .wire([x + 7, y], [x + 30, y])
    .shunt("C1", ceramic("10µ"), [x + 18, y])
    .part("U2", AMS1117, [x + 36, y], { name: [-4, -6.4], value: [-4, -5.2] })
    .wire("U2.1", [x + 36, y + 14])
    .ground([x + 36, y + 14])
    .wire("U2.2", [x + 56, y], { y: y - 8 })
    .power("+3V3", [x + 56, y - 8])
    .shunt("C2", ceramic("22µ"), [x + 50, y]);
}

function drawStm32(sheet: SheetDrawing): void {
  supply3V3(sheet, [18, 50]);
  sheet
    .part("U1", STM32F030, [130, 64], { name: [4, -15.4], value: [4, -14.2] })
    .wire("U1.16", [130, 44])
    .power("+3V3", [130, 44])
    .wire("U1.5", [132, 46], { x: 130 })
    .wire("U1.15", [130, 86])
    .ground([130, 86])
    .decouple("C3", ceramic("100n"), "+3V3", [92, 40])
    .decouple("C4", ceramic("1µ"), "+3V3", [106, 40]);
  leadOut(sheet, "U1", "left", ["4 NRST", "1 BOOT0", "2 PF0", "3 PF1", "14 PB1"]);
  const right = ["6 PA0", "7 PA1", "8 PA2", "9 PA3", "10 PA4", "11 PA5", "12 PA6", "13 PA7"];
  leadOut(sheet, "U1", "right", [...right, "17 TX", "18 RX", "19 SWDIO", "20 SWCLK"]);
  button(sheet, [40, 96], ["R1", "C5", "S1"], "NRST", "+3V3");
  sheet
    .part("R2", resistor("10k"), [74, 102], { rotation: 270 })
    .wire("R2.1", [74, 94])
    .label("BOOT0", [74, 94], 90)
    .wire("R2.2", [74, 112])
    .ground([74, 112]);
  lamp(sheet, [92, 92], ["R3", "D1"], "PA4", LED_GREEN);
  outlet(sheet, "J2", pins(6, "SWD, UART"), [214, 40], ["+3V3", "SWDIO", "SWCLK", "NRST", "TX", "GND"]);
  outlet(sheet, "J3", pins(8, "ports"), [214, 74], ["PA0", "PA1", "PA2", "PA3", "PA5", "PA6", "PA7", "GND"]);
  outlet(sheet, "J4", pins(6, "ports"), [214, 110], ["PF0", "PF1", "PB1", "RX", "BOOT0", "GND"]);
}

export const STM32_BOARD = project({
  ...{ title: "STM32F030 minimal board", subtitle: "Cortex-M0 in TSSOP-20 with SWD", board: "STM32F030" },
  notes: [
    "U1 runs at 48 MHz from its own oscillator and needs 22 mA at most; U2 gives 3.3 V from 5 V",
    "Reset time = R1 × C5 = 10 kΩ × 100 nF = 1 ms; R2 starts the program from flash, BOOT0 high starts the boot loader",
  ],
  draw: drawStm32,
});

function drawCh32(sheet: SheetDrawing): void {
  supply3V3(sheet, [18, 50]);
  sheet
    .part("U1", CH32V003, [130, 64], { name: [4, -15.4], value: [4, -14.2] })
    .wire("U1.9", [130, 44])
    .power("+3V3", [130, 44])
    .wire("U1.7", [130, 86])
    .ground([130, 86])
    .decouple("C3", ceramic("100n"), "+3V3", [92, 40])
    .decouple("C4", ceramic("1µ"), "+3V3", [106, 40]);
  leadOut(sheet, "U1", "left", [
    "4 NRST",
    "5 PA1",
    "6 PA2",
    "8 PD0",
    "18 SWIO",
    "19 PD2",
    "20 PD3",
    "1 PD4",
    "2 TX",
    "3 RX",
  ]);
  leadOut(sheet, "U1", "right", ["10 PC0", "11 PC1", "12 PC2", "13 PC3", "14 PC4", "15 PC5", "16 PC6", "17 PC7"]);
  button(sheet, [40, 96], ["R1", "C5", "S1"], "NRST", "+3V3");
  lamp(sheet, [74, 92], ["R2", "D1"], "PC0", LED_GREEN);
  outlet(sheet, "J2", pins(6, "SDI, UART"), [214, 40], ["+3V3", "SWIO", "NRST", "TX", "RX", "GND"]);
  outlet(sheet, "J3", pins(8, "port C"), [214, 74], ["PC1", "PC2", "PC3", "PC4", "PC5", "PC6", "PC7", "GND"]);
  outlet(sheet, "J4", pins(8, "ports A, D"), [214, 110], ["PA1", "PA2", "PD0", "PD2", "PD3", "PD4", "+3V3", "GND"]);
}

export const CH32_BOARD = project({
  ...{ title: "CH32V003 minimal board", subtitle: "RISC-V in TSSOP-20", board: "CH32V003" },
  notes: [
    "U1 runs at 48 MHz from its own oscillator at 3.3 V or 5 V; one wire (SWIO) programs and debugs it",
    "LED current = (3.3 V − 2.1 V) / 1 kΩ = 1.2 mA; reset time = R1 × C5 = 1 ms",
  ],
  draw: drawCh32,
});

function drawEsp32(sheet: SheetDrawing): void {
  supply3V3(sheet, [18, 50]);
  sheet
    .part("U1", ESP32, [134, 76], { name: [5, -25.4], value: [5, -24.2] })
    .wire("U1.2", [134, 46])
    .power("+3V3", [134, 46])
    .wire("U1.1", [134, 108])
    .ground([134, 108])
    .decouple("C3", ceramic("100n"), "+3V3", [92, 40])
    .decouple("C4", ceramic("10µ"), "+3V3", [106, 40])
    .noConnect("U1.17", "U1.18", "U1.19", "U1.20", "U1.21", "U1.22", "U1.32");
  leadOut(sheet, "U1", "left", ["3 EN", "4 -", "5 -", "6 IO34", "7 IO35"]);
  const right = ["25 IO0", "35 TX", "24 IO2", "34 RX", "26 IO4", "29 -", "14 -", "16 IO13", "13 IO14", "23 -", "27 -"];
  const low = [
    "28 -",
    "30 IO18",
    "31 IO19",
    "33 SDA",
    "36 SCL",
    "37 IO23",
    "10 IO25",
    "11 IO26",
    "12 IO27",
    "8 -",
    "9 -",
  ];
  leadOut(sheet, "U1", "right", [...right, ...low]);
  button(sheet, [34, 96], ["R1", "C5", "S1"], "EN", "+3V3");
  button(sheet, [66, 96], ["R2", "C6", "S2"], "IO0", "+3V3");
  lamp(sheet, [92, 92], ["R3", "D1"], "IO2", LED_GREEN);
  for (const [at, net] of ["SDA", "SCL"].entries()) {
    const x = 176 + 12 * at;
    sheet
      .part(`R${at + 4}`, resistor("4.7k"), [x, 112], { rotation: 270 })
      .wire(`R${at + 4}.1`, [x, 104])
      .power("+3V3", [x, 104])
      .wire(`R${at + 4}.2`, [x, 120])
      .label(net, [x, 120], 270);
  }
  outlet(sheet, "J2", pins(6, "UART"), [214, 40], ["+3V3", "TX", "RX", "EN", "IO0", "GND"]);
  outlet(sheet, "J3", pins(4, "I²C"), [214, 68], ["+3V3", "SDA", "SCL", "GND"]);
  outlet(sheet, "J4", pins(8, "ports"), [214, 94], ["IO4", "IO13", "IO14", "IO18", "IO19", "IO23", "IO25", "GND"]);
  outlet(sheet, "J5", pins(6, "ports"), [214, 124], ["IO26", "IO27", "IO34", "IO35", "+3V3", "GND"]);
}

export const ESP32_NODE = project({
  ...{ title: "ESP32 sensor node", subtitle: "Wi-Fi module with I²C and serial header", board: "ESP32 node" },
  widths: { "+3V3": 0.8, "+5V": 0.8 },
  notes: [
    "The radio takes 240 mA while it sends, with peaks of 0.5 A: U2 gives 0.8 A; loss at 0.24 A = (5 V − 3.3 V) × 0.24 A = 0.41 W",
    "To program: hold IO0, press EN, release both; reset time = R1 × C5 = 1 ms",
  ],
  draw: drawEsp32,
});

function drawTrainer(sheet: SheetDrawing): void {
  inlet(
    sheet,
    "J1",
    pins(10, "to the controller"),
    [18, 70],
    ["+3V3", "L1", "L2", "L3", "L4", "K1", "K2", "K3", "K4", "GND"],
  );
  sheet.flag([25, 58]).flag([24, 84], 90);
  for (const at of [0, 1, 2, 3]) {
    const n = at + 1;
    lamp(sheet, [62 + 14 * at, 44], [`R${n}`, `D${n}`], `L${n}`, at % 2 === 0 ? LED_GREEN : LED_RED);
    button(sheet, [66 + 34 * at, 96], [`R${n + 4}`, `C${n}`, `S${n}`], `K${n}`, "+3V3");
  }
}

export const GPIO_TRAINER = project({
  ...{ title: "GPIO trainer", subtitle: "Four LEDs and four buttons for any controller", board: "GPIO trainer" },
  notes: [
    "LED current = (3.3 V − 2.1 V) / 1 kΩ = 1.2 mA: any pin drives it. Buttons pull to ground",
    "Debounce = R5 × C1 = 10 kΩ × 100 nF = 1 ms; it works at 3.3 V and at 5 V",
  ],
  draw: drawTrainer,
});
