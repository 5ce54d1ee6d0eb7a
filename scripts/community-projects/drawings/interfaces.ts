// Buses and levels between boards.

import type { SheetDrawing } from "../../example-projects/drawing";
import { resistor, RS485, screwTerminal } from "../../example-projects/parts";
import { inlet, outlet, pins } from "../blocks";
import { BSS138_MODEL } from "../models";
import { BSS138, ceramic, TVS_5V } from "../parts";
import { project } from "../project";

function drawLevelShifter(sheet: SheetDrawing): void {
  inlet(sheet, "J1", pins(6, "3.3 V side"), [18, 60], ["+3V3", "L1", "L2", "L3", "L4", "GND"]);
  outlet(sheet, "J2", pins(6, "5 V side"), [214, 60], ["+5V", "H1", "H2", "H3", "H4", "GND"]);
  sheet.flag([25, 50]).flag([207, 50]).flag([24, 72], 90);
  for (const at of [0, 1, 2, 3]) {
    const [x, y] = [54 + 70 * (at % 2), at < 2 ? 52 : 92];
    const n = at + 1;
    sheet
      .label(`L${n}`, [x, y + 12], 180)
      .wire([x, y + 12], [x + 18, y + 12])
      .part(`R${2 * n - 1}`, resistor("10k"), [x + 8, y], { rotation: 270 })
      .wire(`R${2 * n - 1}.2`, [x + 8, y + 12])
      .wire(`R${2 * n - 1}.1`, [x + 8, y - 8])
      .power("+3V3", [x + 8, y - 8])
      .part(`Q${n}`, BSS138, [x + 22, y + 10], { rotation: 270, name: [3, 5], value: [3, 6.2] })
      .wire(`Q${n}.1`, { y: y - 8 })
      .power("+3V3", [x + 22, y - 8])
      .wire(`Q${n}.2`, [x + 18, y + 12])
      .wire(`Q${n}.3`, [x + 46, y + 12])
      .part(`R${2 * n}`, resistor("10k"), [x + 36, y], { rotation: 270 })
      .wire(`R${2 * n}.2`, [x + 36, y + 12])
      .wire(`R${2 * n}.1`, [x + 36, y - 8])
      .power("+5V", [x + 36, y - 8])
      .label(`H${n}`, [x + 46, y + 12]);
  }
  sheet
    .decouple("C1", ceramic("100n"), "+3V3", [26, 96])
    .decouple("C2", ceramic("100n"), "+5V", [40, 96])
    .directive(
      [16, 122],
      "V1 +3V3 0 DC 3.3",
      "V2 +5V 0 DC 5",
      "B1 L1 0 I=V(DRIVE)>0.5 ? V(L1)/50 : 0",
      "V3 DRIVE 0 PULSE(0 1 2u 10n 10n 5u 10u)",
      "C8 H1 0 50p",
      "C9 L1 0 50p",
      ".tran 20n 30u",
    )
    .directive([76, 122], ...BSS138_MODEL);
}

export const LEVEL_SHIFTER = project({
  ...{ title: "Level shifter, four channels", subtitle: "3.3 V and 5 V in both directions", board: "Level shifter" },
  notes: [
    "Low on either side turns Q on or its body diode conducts, so the other side goes low; otherwise the resistors pull both sides up",
    "Rise time at 50 pF = 2.2 × 10 kΩ × 50 pF = 1.1 µs: I²C up to 100 kHz as it is, 400 kHz with 2.2 kΩ in place of 10 kΩ",
  ],
  draw: drawLevelShifter,
});

function drawRs485(sheet: SheetDrawing): void {
  inlet(sheet, "J1", pins(5, "UART"), [18, 66], ["+3V3", "RXD", "TXD", "DE", "GND"]);
  sheet
    .flag([25, 58])
    .flag([24, 76], 90)
    .part("U1", RS485, [96, 64], { name: [3, -8.2], value: [3, -7] })
    .wire([76, 62], "U1.4")
    .label("TXD", [76, 62], 180)
    .wire([76, 64], "U1.3")
    .label("DE", [76, 64], 180)
    .wire("U1.2", { x: 86 }, { y: 64 })
    .wire([76, 68], "U1.1")
    .label("RXD", [76, 68], 180)
    .part("R1", resistor("10k"), [62, 78], { rotation: 270 })
    .wire("R1.1", [62, 70])
    .label("DE", [62, 70], 90)
    .wire("R1.2", [62, 88])
    .ground([62, 88])
    .wire("U1.8", [96, 50])
    .power("+3V3", [96, 50])
    .wire("U1.5", [96, 80])
    .ground([96, 80])
    .decouple("C1", ceramic("100n"), "+3V3", [80, 42])
    .decouple("C2", ceramic("10µ"), "+3V3", [64, 42])
    .wire("U1.6", [196, 62])
    .wire("U1.7", [112, 66], { y: 76 }, [190, 76])
    .label("A", [118, 62])
    .label("B", [118, 76])
    .part("R2", resistor("680"), [128, 52], { rotation: 270 })
    .wire("R2.2", [128, 62])
    .wire("R2.1", [128, 44])
    .power("+3V3", [128, 44])
    .part("R3", resistor("680"), [128, 86], { rotation: 270 })
    .wire("R3.1", [128, 76])
    .wire("R3.2", [128, 94])
    .ground([128, 94])
    .part("R4", resistor("120", "1206"), [144, 68], { rotation: 270 })
    .wire("R4.1", [144, 62])
    .part("J3", pins(2, "termination"), [158, 84], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire("R4.2", [144, 84], "J3.1")
    .wire("J3.2", [148, 86], { y: 92 }, [164, 92], { y: 76 })
    .part("D1", TVS_5V, [172, 86], { rotation: 90 })
    .wire("D1.1", [172, 62])
    .wire("D1.2", [172, 94])
    .ground([172, 94])
    .part("D2", TVS_5V, [184, 86], { rotation: 90 })
    .wire("D2.1", [184, 76])
    .wire("D2.2", [184, 94])
    .ground([184, 94])
    .part("J2", screwTerminal(3, "RS-485"), [212, 64], { name: [0, -5.4, "middle"], value: [0, 7.4, "middle"] })
    .wire([196, 62], "J2.1")
    .wire([190, 76], { y: 64 }, "J2.2")
    .wire("J2.3", [202, 66], { y: 76 })
    .ground([202, 76]);
}

export const RS485_NODE = project({
  ...{ title: "RS-485 transceiver for 3.3 V", subtitle: "Half duplex with termination and bias", board: "RS-485" },
  notes: [
    "Idle level with termination at both ends: 3.3 V × 60 Ω / (60 Ω + 2 × 680 Ω) = 139 mV; receivers need ±200 mV, MAX3485 rests high from −50 mV",
    "R4 = 120 Ω is the characteristic impedance of the cable: set the jumper J3 at the two ends of the bus only",
    "D1 and D2 take surges; common mode of U1 is −7 V to +12 V, that of D1 and D2 −0.7 V to +5 V, so connect GND too",
  ],
  draw: drawRs485,
});
