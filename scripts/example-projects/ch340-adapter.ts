// USB to UART adapter with a CH340C, for levels of 3.3 V.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { connectHeader } from "./header-nets";
import { capacitor, CH340C, header, LDO_3V3, LED_GREEN, LED_RED, polyfuse, resistor, USB_C, USB_ESD } from "./parts";
import { titleBlock } from "./title-block";

function drawUsb(sheet: SheetDrawing): void {
  sheet
    .part("J1", USB_C, [24, 56], { name: [0, -14, "middle"], value: [0, -12.8, "middle"] })
    .part("F1", polyfuse("0.5 A"), [50, 46])
    .part("D1", USB_ESD, [72, 60], { name: [2, -8.4], value: [2, -7.2] })
    .wire("J1.A4", "F1.1")
    .wire("F1.2", [84, 46], { y: 40 })
    .power("+5V", [84, 40])
    .flag([62, 46])
    .wire("D1.5", [72, 46])
    .wire("D1.2", [72, 74])
    .ground([72, 74])
    .wire("J1.A5", [40, 50])
    .label("CC1", [40, 50])
    .wire("J1.B5", [40, 52])
    .label("CC2", [40, 52])
    .wire("J1.A6", { x: 36 }, { y: 58 }, "J1.B6")
    .wire("J1.A7", { x: 36 }, { y: 62 }, "J1.B7")
    .wire([36, 58], [52, 58], { y: 60 }, "D1.1")
    .wire([36, 62], "D1.3")
    .noConnect("J1.A8", "J1.B8")
    .wire("J1.SH", { y: 78 }, { x: 24 })
    .wire("J1.A1", [24, 84])
    .ground([24, 84])
    .flag([24, 81], 90)
    .part("R1", resistor("5.1k"), [40, 78], { rotation: 270 })
    .wire("R1.1", [40, 72])
    .label("CC1", [40, 72], 90)
    .wire("R1.2", [40, 84])
    .ground([40, 84])
    .part("R2", resistor("5.1k"), [54, 78], { rotation: 270 })
    .wire("R2.1", [54, 72])
    .label("CC2", [54, 72], 90)
    .wire("R2.2", [54, 84])
    .ground([54, 84]);
}

function drawBridge(sheet: SheetDrawing): void {
  sheet
    .part("U1", CH340C, [114, 66], { name: [3.4, -10], value: [3.4, -8.8] })
    .wire("D1.6", "U1.5")
    .wire("D1.4", "U1.6")
    .label("USB_DP", [86, 60])
    .label("USB_DM", [86, 62])
    .noConnect("U1.15", "U1.8", "U1.10", "U1.11", "U1.12")
    .wire("U1.16", [114, 46])
    .power("+3V3", [114, 46])
    .wire("U1.4", { y: 52 }, { x: 114 })
    .wire("U1.1", [114, 84])
    .ground([114, 84])
    .decouple("C1", capacitor("100n"), "+3V3", [100, 74]);
  const nets = { 2: "TXD", 3: "RXD", 14: "RTS", 9: "CTS", 13: "DTR" };
  for (const [number, net] of Object.entries(nets)) {
    const [x, y] = sheet.pin(`U1.${number}`);
    sheet.wire([x, y], [x + 10, y]).label(net, [x + 10, y]);
  }
}

function drawPort(sheet: SheetDrawing): void {
  sheet.part("J2", header(6, "UART, 3.3 V"), [186, 64], { mirror: "x", name: [2, -0.6], value: [2, 0.6] });
  connectHeader(sheet, "J2", "GND CTS +3V3 TXD RXD DTR");
  sheet.part("J3", header(2, "RTS"), [186, 86], { name: [2, -0.6], value: [2, 0.6] });
  connectHeader(sheet, "J3", "RTS GND");
}

function drawSupplyAndLights(sheet: SheetDrawing): void {
  sheet
    .part("U2", LDO_3V3, [52, 112], { name: [-4, -6.4], value: [-4, -5.2] })
    .wire([26, 110], "U2.1")
    .wire([26, 110], [26, 106])
    .power("+5V", [26, 106])
    .wire("U2.3", { x: 44 }, { y: 110 })
    .shunt("C2", capacitor("4.7µ"), [34, 110])
    .wire("U2.2", [52, 120])
    .ground([52, 120])
    .wire("U2.5", [78, 110], { y: 106 })
    .power("+3V3", [78, 106])
    .shunt("C3", capacitor("10µ"), [68, 110]);
  for (const [index, net] of ["TXD", "RXD"].entries()) {
    const x = 120 + 24 * index;
    sheet
      .part(`R${3 + index}`, resistor("1k"), [x, 112], { rotation: 270 })
      .part(`D${2 + index}`, index === 0 ? LED_GREEN : LED_RED, [x, 124], { rotation: 270 })
      .wire(`R${3 + index}.1`, [x, 106])
      .power("+3V3", [x, 106])
      .wire(`R${3 + index}.2`, `D${2 + index}.2`)
      .wire(`D${2 + index}.1`, [x, 132])
      .label(net, [x, 132], 270);
  }
}

export function drawCh340Adapter() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Adapter", titleBlock("CH340 adapter", "USB-C to UART, 3.3 V"));
  for (const draw of [drawUsb, drawBridge, drawPort, drawSupplyAndLights]) draw(sheet);
  sheet
    .title([14, 14], "USB to UART adapter, 3.3 V")
    .note(
      [14, 18],
      "At 3.3 V the pin V3 is joined to VCC; the CH340C has its own clock of 12 MHz",
      "J2 has the order of common adapters: GND, CTS, VCC, TXD, RXD, DTR; the lights are on while a line is low",
      "LED: (3.3 V − 2.0 V) / 1 kΩ = 1.3 mA, sunk by the driver of the line",
    );
  return project.finish();
}
