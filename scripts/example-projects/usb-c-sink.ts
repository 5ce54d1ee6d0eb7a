// USB-C sink: 5 V from a Type-C source, protected, with a regulator for 3.3 V.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { capacitor, header, LDO_3V3, LED_GREEN, polyfuse, resistor, TVS_5V, USB_C, USB_ESD } from "./parts";
import { titleBlock } from "./title-block";

function drawReceptacle(sheet: SheetDrawing): void {
  sheet
    .part("J1", USB_C, [24, 60], { name: [0, -14, "middle"], value: [0, -12.8, "middle"] })
    .wire("J1.A5", [40, 54])
    .label("CC1", [40, 54])
    .wire("J1.B5", [40, 56])
    .label("CC2", [40, 56])
    .wire("J1.A6", { x: 36 }, { y: 62 }, "J1.B6")
    .wire("J1.A7", { x: 36 }, { y: 66 }, "J1.B7")
    .noConnect("J1.A8", "J1.B8")
    .wire("J1.A1", [24, 90])
    .ground([24, 90])
    .flag([24, 84], 90)
    .wire("J1.SH", [26, 80], [38, 80])
    .shunt("R1", resistor("1M"), [38, 80])
    .wire([38, 80], [50, 80])
    .shunt("C1", capacitor("10n"), [50, 80])
    .part("R2", resistor("5.1k"), [74, 84], { rotation: 270 })
    .wire("R2.1", [74, 76])
    .label("CC1", [74, 76], 90)
    .wire("R2.2", [74, 90])
    .ground([74, 90])
    .part("R3", resistor("5.1k"), [88, 84], { rotation: 270 })
    .wire("R3.1", [88, 76])
    .label("CC2", [88, 76], 90)
    .wire("R3.2", [88, 90])
    .ground([88, 90]);
}

function drawProtection(sheet: SheetDrawing): void {
  sheet
    .part("F1", polyfuse("1.1 A"), [50, 50])
    .part("D1", USB_ESD, [66, 64], { name: [2, -8.4], value: [2, -7.2] })
    .part("U1", LDO_3V3, [134, 52], { name: [-4, -6.4], value: [-4, -5.2] })
    .wire("J1.A4", "F1.1")
    .wire("F1.2", "U1.1")
    .wire("J1.B6", "D1.1")
    .wire("J1.A7", [50, 64], { y: 66 }, "D1.3")
    .wire("D1.5", [66, 50])
    .wire("D1.2", [66, 78])
    .ground([66, 78])
    .wire("D1.6", [80, 64])
    .label("USB_DP", [80, 64])
    .wire("D1.4", [80, 66])
    .label("USB_DM", [80, 66])
    .wire([76, 50], { y: 44 })
    .power("+5V", [76, 44])
    .flag([84, 50])
    .shunt("D2", TVS_5V, [94, 50], { rotation: 90 })
    .shunt("C2", capacitor("4.7µ"), [108, 50])
    .shunt("C3", capacitor("1µ"), [120, 50])
    .wire("U1.3", { x: 126 }, { y: 50 })
    .wire("U1.2", [134, 64])
    .ground([134, 64]);
}

function drawOutput(sheet: SheetDrawing): void {
  sheet
    .wire("U1.5", [172, 50], { y: 44 })
    .power("+3V3", [172, 44])
    .shunt("C4", capacitor("10µ"), [150, 50])
    .part("R4", resistor("1k"), [162, 56], { rotation: 270 })
    .part("D3", LED_GREEN, [162, 68], { rotation: 270 })
    .wire("R4.1", [162, 50])
    .wire("R4.2", "D3.2")
    .wire("D3.1", [162, 78])
    .ground([162, 78])
    .part("J2", header(5, "output"), [206, 62], { name: [0, -7, "middle"], value: [0, 7, "middle"] })
    .wire("J2.1", { x: 192 }, { y: 44 })
    .power("+5V", [192, 44])
    .wire("J2.2", { x: 198 }, { y: 44 })
    .power("+3V3", [198, 44])
    .wire("J2.3", [194, 62])
    .label("USB_DP", [194, 62], 180)
    .wire("J2.4", [194, 64])
    .label("USB_DM", [194, 64], 180)
    .wire("J2.5", { x: 198 }, { y: 78 })
    .ground([198, 78]);
}

export function drawUsbCSink() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Sink", titleBlock("USB-C sink", "5 V and 3.3 V from a Type-C source"));
  for (const draw of [drawReceptacle, drawProtection, drawOutput]) draw(sheet);
  sheet
    .title([14, 14], "USB-C sink, 5 V and 3.3 V")
    .note(
      [14, 18],
      "R2 and R3 (Rd = 5.1 kΩ) tell the source that a sink is connected: one for each way that the plug is turned",
      "The source's Rp and Rd set the current: 0.4 V at CC is 0.5 A, 0.9 V is 1.5 A, 1.7 V is 3 A; F1 holds 1.1 A",
      "Loss in U1 = (5 V − 3.3 V) × 0.3 A = 0.5 W; VBUS may hold 1 µF to 10 µF when it is plugged in",
    );
  return project.finish();
}
