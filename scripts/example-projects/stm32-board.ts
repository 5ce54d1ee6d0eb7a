// Minimal board of an STM32F103: supply, clock, reset, boot pin, debug port, all inputs and outputs on headers.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { connectHeader } from "./header-nets";
import {
  AMS1117,
  capacitor,
  CRYSTAL_8M,
  FERRITE,
  header,
  LED_GREEN,
  LONG_HEADER,
  PUSH_BUTTON,
  resistor,
  STM32F103,
  XH_2,
} from "./parts";
import { titleBlock } from "./title-block";

/** Nets of the pins on the left and on the right of the symbol. */
const LEFT =
  "7:NRST 44:BOOT0 5:OSC_IN 6:OSC_OUT 10:PA0 11:PA1 12:PA2 13:PA3 14:PA4 15:PA5 16:PA6 17:PA7 29:PA8 30:PA9 31:PA10 32:PA11 33:PA12 34:SWDIO 37:SWCLK 38:PA15";
const RIGHT =
  "18:PB0 19:PB1 20:PB2 39:PB3 40:PB4 41:PB5 42:PB6 43:PB7 45:PB8 46:PB9 21:PB10 22:PB11 25:PB12 26:PB13 27:PB14 28:PB15 2:PC13 3:PC14 4:PC15";
const HEADER_3 = "+5V +3V3 PC13 PC14 PC15 PA0 PA1 PA2 PA3 PA4 PA5 PA6 PA7 PA8 PA9 PA10 PA11 PA12 PA15 GND";
const HEADER_4 = "+3V3 NRST PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 PB8 PB9 PB10 PB11 PB12 PB13 PB14 PB15 GND GND";

function drawSupply(sheet: SheetDrawing): void {
  sheet
    .title([12, 10], "Supply")
    .part("J1", XH_2("5 V"), [14, 24], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .part("U2", AMS1117, [54, 24], { name: [-4, -6.4], value: [-4, -5.2] })
    .wire("J1.1", "U2.3")
    .wire([26, 24], { y: 18 })
    .power("+5V", [26, 18])
    .flag([32, 24])
    .wire("J1.2", { x: 20 }, { y: 34 })
    .ground([20, 34])
    .flag([20, 31], 270)
    .shunt("C1", capacitor("10µ"), [40, 24])
    .wire("U2.1", [54, 34])
    .ground([54, 34])
    .wire("U2.2", [76, 24], { y: 18 })
    .power("+3V3", [76, 18])
    .shunt("C2", capacitor("22µ"), [68, 24]);
}

function drawReset(sheet: SheetDrawing): void {
  sheet
    .title([12, 41], "Reset and boot")
    .part("R1", resistor("10k"), [20, 54], { rotation: 270 })
    .wire("R1.1", [20, 48])
    .power("+3V3", [20, 48])
    .wire("R1.2", [20, 60], [42, 60])
    .shunt("SW1", PUSH_BUTTON, [20, 60], { name: [2.4, -0.6], value: [2.4, 0.6] })
    .shunt("C3", capacitor("100n"), [34, 60])
    .label("NRST", [42, 60])
    .part("J5", header(2, "boot"), [76, 52], { name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J5.1", { x: 66 }, { y: 48 })
    .power("+3V3", [66, 48])
    .wire("J5.2", { x: 66 }, { y: 60 })
    .wire([58, 60], [66, 60])
    .shunt("R2", resistor("10k"), [66, 60])
    .label("BOOT0", [58, 60], 180);
}

function drawClock(sheet: SheetDrawing): void {
  sheet
    .title([12, 78], "Clock")
    .part("Y1", CRYSTAL_8M, [32, 88], { name: [0, 3.4, "middle"], value: [0, 4.6, "middle"] })
    .wire([12, 88], "Y1.1")
    .wire("Y1.2", [54, 88])
    .shunt("C4", capacitor("27p"), [18, 88])
    .shunt("C5", capacitor("27p"), [46, 88])
    .label("OSC_IN", [12, 88], 180)
    .label("OSC_OUT", [54, 88])
    .part("D1", LED_GREEN, [72, 88], { rotation: 270 })
    .part("R3", resistor("1k"), [72, 100], { rotation: 270 })
    .wire("D1.2", [72, 80])
    .power("+3V3", [72, 80])
    .wire("D1.1", "R3.1")
    .wire("R3.2", [72, 108])
    .label("PC13", [72, 108], 270);
}

function drawDecoupling(sheet: SheetDrawing): void {
  sheet.title([12, 112], "Decoupling");
  for (const [index, value] of ["100n", "100n", "100n", "4.7µ"].entries())
    sheet.decouple(`C${6 + index}`, capacitor(value), "+3V3", [16 + 12 * index, 122]);
  sheet
    .part("FB1", FERRITE, [78, 122])
    .wire("FB1.1", [70, 122], [70, 120])
    .power("+3V3", [70, 120])
    .wire("FB1.2", [104, 122], [104, 120])
    .power("+3V3A", [104, 120])
    .flag([98, 122])
    .shunt("C10", capacitor("100n"), [88, 122])
    .shunt("C11", capacitor("1µ"), [104, 122]);
}

/** Wires with a label from pins ("7:NRST") of a part to a column. */
function labelPins(sheet: SheetDrawing, component: string, pins: string, x: number): void {
  for (const entry of pins.split(" ")) {
    const [number, net = ""] = entry.split(":");
    const pin = `${component}.${number}`;
    const [from, y] = sheet.pin(pin);
    sheet.wire(pin, [x, y]).label(net, [x, y], x < from ? 180 : 0);
  }
}

function drawController(sheet: SheetDrawing): void {
  sheet
    .part("U1", STM32F103, [122, 68], { name: [3.4, -28], value: [3.4, -26.8] })
    .wire("U1.24", [122, 34])
    .power("+3V3", [122, 34])
    .wire("U1.1", { y: 37 }, { x: 122 })
    .wire("U1.9", { y: 37 }, { x: 128 }, { y: 34 })
    .power("+3V3A", [128, 34])
    .wire("U1.23", [122, 104])
    .ground([122, 104])
    .wire("U1.8", { y: 101 }, { x: 122 });
  labelPins(sheet, "U1", LEFT, 108);
  labelPins(sheet, "U1", RIGHT, 136);
}

function drawHeaders(sheet: SheetDrawing): void {
  sheet
    .title([162, 34], "Inputs and outputs")
    .part("J3", LONG_HEADER("port A, C"), [178, 68], { name: [2, -0.6], value: [2, 0.6] })
    .part("J4", LONG_HEADER("port B"), [208, 68], { name: [2, -0.6], value: [2, 0.6] });
  connectHeader(sheet, "J3", HEADER_3);
  connectHeader(sheet, "J4", HEADER_4);
  sheet.title([162, 106], "Debug port").part("J2", header(4, "SWD"), [184, 118], { name: [2, -0.6], value: [2, 0.6] });
  connectHeader(sheet, "J2", "+3V3 SWDIO SWCLK GND");
}

export function drawStm32Board() {
  const project = new ProjectDrawing();
  const description = "STM32F103C8T6 with clock, reset and debug port";
  const sheet = project.sheet("main", "Board", titleBlock("STM32 minimal board", description));
  for (const draw of [drawSupply, drawReset, drawClock, drawDecoupling, drawController, drawHeaders]) draw(sheet);
  sheet.note(
    [98, 10],
    "One 100 nF per VDD pin (24, 36, 48), placed next to it; VDDA is filtered by FB1",
    "CL = 27 pF / 2 + 4.5 pF = 18 pF; reset: R1 C3 = 1 ms; J5 closed starts the boot loader",
    "LED: (3.3 V − 2.1 V) / 1 kΩ = 1.2 mA; PC13 may sink 3 mA",
  );
  return project.finish();
}
