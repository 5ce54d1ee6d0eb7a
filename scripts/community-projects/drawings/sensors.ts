// Sensors with a digital interface, and CAN.

import type { SheetDrawing } from "../../example-projects/drawing";
import { resistor, screwTerminal } from "../../example-projects/parts";
import { inlet, leadOut, outlet, pins } from "../blocks";
import { CAN, ceramic, INA219, MAX31855, shunt } from "../parts";
import { project } from "../project";

function drawThermocouple(sheet: SheetDrawing): void {
  sheet
    .part("J2", screwTerminal(2, "type K: +, −"), [18, 62], {
      mirror: "y",
      name: [0, -3.4, "middle"],
      value: [0, 5.4, "middle"],
    })
    .part("R1", resistor("100"), [40, 62])
    .part("R2", resistor("100"), [40, 74])
    .wire("J2.1", "R1.1")
    .wire("J2.2", [28, 64], { y: 74 }, "R2.1")
    .part("C1", ceramic("10n"), [60, 68], { rotation: 270 })
    .wire("R1.2", [60, 62], "C1.1")
    .wire("R2.2", [60, 74], "C1.2")
    .part("U1", MAX31855, [104, 66], { name: [3, -8.2], value: [3, -7] })
    .wire([60, 62], [90, 62], { y: 64 }, "U1.3")
    .wire([60, 74], [90, 74], { y: 66 }, "U1.2")
    .label("T_P", [70, 62])
    .label("T_N", [70, 74])
    .noConnect("U1.8")
    .wire("U1.4", [104, 50])
    .power("+3V3", [104, 50])
    .wire("U1.1", [104, 84])
    .ground([104, 84])
    .decouple("C2", ceramic("100n"), "+3V3", [86, 40])
    .decouple("C3", ceramic("10µ"), "+3V3", [72, 40]);
  leadOut(sheet, "U1", "right", ["5 SCK", "7 SO", "6 CS"]);
  outlet(sheet, "J1", pins(5, "SPI"), [186, 66], ["+3V3", "SCK", "SO", "CS", "GND"]);
  sheet.flag([179, 58], 270).flag([180, 74], 270);
}

export const THERMOCOUPLE = project({
  ...{ title: "Thermocouple reader, type K", subtitle: "MAX31855K with SPI", board: "Thermocouple" },
  notes: [
    "−200 °C to +1350 °C in steps of 0.25 °C; the MAX31855 measures its own temperature and compensates the cold junction",
    "Type K gives 41.3 µV/°C: 0.25 °C is 10 µV. R1, R2 and C1 pass 1 / (2π × 200 Ω × 10 nF) = 80 kHz and keep radio out",
    "Do not ground the thermocouple: U1 then reports a fault",
  ],
  draw: drawThermocouple,
});

function drawPowerMonitor(sheet: SheetDrawing): void {
  sheet
    .part("J2", screwTerminal(2, "supply +, load +"), [18, 60], {
      mirror: "y",
      name: [0, -3.4, "middle"],
      value: [0, 5.4, "middle"],
    })
    .part("R1", shunt("0.2"), [48, 66], { rotation: 270 })
    .wire("J2.1", [48, 60], "R1.1")
    .label("SUPPLY", [26, 60])
    .wire("J2.2", [28, 62], { y: 74 }, [48, 74])
    .wire("R1.2", [48, 74])
    .label("LOAD", [34, 74])
    .part("R2", resistor("10"), [66, 60])
    .part("R3", resistor("10"), [66, 74])
    .wire([48, 60], "R2.1")
    .wire([48, 74], "R3.1")
    .part("C1", ceramic("100n"), [80, 67], { rotation: 270 })
    .wire("R2.2", [80, 60], "C1.1")
    .wire("R3.2", [80, 74], "C1.2")
    .part("U1", INA219, [118, 66], { name: [3, -8.2], value: [3, -7] })
    .wire([80, 60], [100, 60], { y: 64 }, "U1.8")
    .wire([80, 74], [98, 74], { y: 66 }, "U1.7")
    .label("SENSE_P", [84, 60])
    .label("SENSE_N", [84, 74])
    .wire("U1.2", [106, 68], { y: 84 })
    .wire("U1.1", [106, 70])
    .ground([106, 84])
    .wire("U1.5", [118, 50])
    .power("+3V3", [118, 50])
    .wire("U1.6", [118, 84])
    .ground([118, 84])
    .decouple("C2", ceramic("100n"), "+3V3", [102, 40]);
  leadOut(sheet, "U1", "right", ["3 SDA", "4 SCL"]);
  for (const [at, net] of ["SDA", "SCL"].entries()) {
    const x = 142 + 12 * at;
    sheet
      .part(`R${at + 4}`, resistor("4.7k"), [x, 90], { rotation: 270 })
      .wire(`R${at + 4}.1`, [x, 82])
      .power("+3V3", [x, 82])
      .wire(`R${at + 4}.2`, [x, 98])
      .label(net, [x, 98], 270);
  }
  outlet(sheet, "J1", pins(4, "I²C"), [186, 64], ["+3V3", "SDA", "SCL", "GND"]);
  sheet.flag([179, 58], 270).flag([180, 72], 270);
}

export const POWER_MONITOR = project({
  ...{ title: "Power monitor, 26 V, 1.6 A", subtitle: "INA219 with I²C", board: "Power monitor" },
  widths: { SUPPLY: 1.5, LOAD: 1.5, "/SUPPLY": 1.5, "/LOAD": 1.5 },
  notes: [
    "Range ±320 mV over R1 = ±1.6 A, 12 bits: 1 bit = 10 µV = 0.05 mA in the finest range (±40 mV, ±0.2 A)",
    "Loss in R1 = (1.6 A)² × 0.2 Ω = 0.51 W; address 0x40 (A0 and A1 low)",
  ],
  draw: drawPowerMonitor,
});

function drawCan(sheet: SheetDrawing): void {
  inlet(sheet, "J1", pins(4, "controller"), [18, 66], ["+3V3", "TXD", "RXD", "GND"]);
  sheet
    .flag([25, 58])
    .flag([24, 74], 90)
    .part("U1", CAN, [88, 66], { name: [3, -8.2], value: [3, -7] })
    .noConnect("U1.5")
    .part("R1", resistor("10k"), [66, 78], { rotation: 270 })
    .wire("U1.8", [66, 68], "R1.1")
    .wire("R1.2", [66, 88])
    .ground([66, 88])
    .wire("U1.3", [88, 50])
    .power("+3V3", [88, 50])
    .wire("U1.2", [88, 84])
    .ground([88, 84])
    .decouple("C1", ceramic("100n"), "+3V3", [70, 42])
    .decouple("C2", ceramic("10µ"), "+3V3", [56, 42])
    .wire("U1.7", [168, 64])
    .wire("U1.6", [102, 66], { y: 84 }, [160, 84])
    .label("CANH", [106, 64])
    .label("CANL", [106, 84])
    .part("R2", resistor("60.4"), [122, 71], { rotation: 270 })
    .part("R3", resistor("60.4"), [122, 79], { rotation: 270 })
    .part("C3", ceramic("4.7n"), [136, 90], { rotation: 270 })
    .part("J3", pins(2, "termination"), [146, 70], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] });
  sheet
    .wire([122, 67], [122, 66])
    .wire([134, 64], [134, 70], "J3.1")
    .wire("J3.2", [130, 72], { y: 66 }, [122, 66])
    .wire([122, 83], [122, 84])
    .wire([122, 75], [128, 75], { y: 78 }, [136, 78]);
  sheet
    .wire([136, 78], "C3.1")
    .wire("C3.2", [136, 100])
    .ground([136, 100])
    .part("J2", screwTerminal(3, "CAN"), [182, 66], { name: [0, -5.4, "middle"], value: [0, 7.4, "middle"] })
    .wire([168, 64], "J2.1")
    .wire([160, 84], { y: 66 }, "J2.2")
    .wire("J2.3", [172, 68], { y: 78 })
    .ground([172, 78]);
  leadOut(sheet, "U1", "left", ["1 TXD", "4 RXD"]);
}

export const CAN_NODE = project({
  ...{ title: "CAN transceiver for 3.3 V", subtitle: "SN65HVD230 with split termination", board: "CAN" },
  notes: [
    "Termination R2 + R3 = 120.8 Ω, in the middle 4.7 nF against common-mode noise; set J3 at the two ends of the bus only",
    "R1 = 10 kΩ limits the slope to 15 V/µs (up to 500 kbit/s); with 0 Ω the full 1 Mbit/s",
  ],
  draw: drawCan,
});
