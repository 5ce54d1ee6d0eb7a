// Sensor node in a hierarchy: supply, two equal channels for thermistors, controller with RS-485.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { connectHeader } from "./header-nets";
import {
  capacitor,
  CLAMP,
  header,
  MCP1700,
  MCP6001,
  P_MOSFET,
  polyfuse,
  preciseResistor,
  resistor,
  RS485,
  screwTerminal,
  STM32G031,
  XH_2,
} from "./parts";
import { titleBlock } from "./title-block";

function drawPower(sheet: SheetDrawing): void {
  sheet
    .part("F1", polyfuse("0.5 A"), [50, 60])
    .part("Q1", P_MOSFET, [74, 62], {
      rotation: 90,
      mirror: "y",
      name: [0, -5.8, "middle"],
      value: [0, -4.6, "middle"],
    })
    .part("U1", MCP1700, [124, 60], { name: [-4, -6.4], value: [-4, -5.2] })
    .wire([32, 60], "F1.1")
    .sheetLabel("BATTERY", [32, 60], "input", 180)
    .wire("F1.2", "Q1.3")
    .wire("Q1.1", [74, 72])
    .shunt("R1", resistor("10k"), [74, 72])
    .wire("Q1.2", "U1.3")
    .label("VBAT", [84, 60])
    .flag([92, 60])
    .shunt("C1", capacitor("10µ"), [104, 60])
    .wire("U1.1", [124, 72])
    .ground([124, 72])
    .flag([124, 70], 270)
    .wire("U1.2", [156, 60], { y: 54 })
    .power("+3V3", [156, 54])
    .shunt("C2", capacitor("10µ"), [142, 60])
    .title([14, 14], "Supply, 3.3 V from three cells")
    .note(
      [14, 18],
      "Q1 blocks a battery that is put in backwards; its loss at 100 mA is I² R = (0.1 A)² × 60 mΩ = 0.6 mW",
      "U1 needs 3.3 V + 0.18 V at its input: three cells of 1.5 V are used down to 1.16 V each",
    );
}

function drawChannel(sheet: SheetDrawing): void {
  const both = (prefix: string, number: number) => [1, 2].map((channel) => `${prefix}${channel}0${number}`);
  const [a, k] = ["D101.1", "D101.2"];
  sheet
    .part(both("R", 1), preciseResistor("10k"), [58, 50], { rotation: 270 })
    .part(both("R", 2), resistor("10k"), [76, 60])
    .part(both("D", 1), CLAMP, [100, 74], { rotation: 180, name: [5, -0.6], value: [5, 0.6] })
    .part(both("U", 1), MCP6001, [130, 62], { name: [2, -5.2], value: [2, 5.2] })
    .wire([36, 60], "R102.1")
    .sheetLabel("PROBE", [36, 60], "input", 180)
    .wire("R101.2", [58, 60])
    .wire("R101.1", [58, 42])
    .power("+3V3", [58, 42])
    .wire("R102.2", "U101.3")
    .shunt(both("C", 1), capacitor("100n"), [86, 60])
    .wire([94, 60], [94, 74], "D101.3")
    .wire(k, { x: 106 }, { y: 68 })
    .power("+3V3", [106, 68])
    .wire(a, { x: 106 }, { y: 82 })
    .ground([106, 82])
    .wire("U101.1", [166, 62])
    .sheetLabel("OUT", [166, 62], "output")
    .wire("U101.4", { x: 120 }, { y: 76 }, { x: 144 }, { y: 62 })
    .wire("U101.5", [128, 50])
    .power("+3V3", [128, 50])
    .wire("U101.2", [128, 72])
    .ground([128, 72])
    .decouple(both("C", 2), capacitor("100n"), "+3V3", [180, 58])
    .title([14, 14], "Channel for a thermistor of 10 kΩ")
    .note(
      [14, 18],
      "OUT = 3.3 V × RT / (R01 + RT): 1.65 V at 25 °C; with B = 3435 K, 2.45 V at 0 °C and 0.96 V at 50 °C",
      "Filter: fc = 1 / (2π × (R02 + 5 kΩ) × C01) = 106 Hz; the diodes limit the input to the supplies",
      "Drawn once, placed twice: R101 belongs to channel 1, R201 to channel 2",
    );
}

function drawController(sheet: SheetDrawing): void {
  sheet
    .part("U3", STM32G031, [82, 66], { name: [3, -14], value: [3, -12.8] })
    .wire("U3.4", [82, 46])
    .power("+3V3", [82, 46])
    .wire("U3.5", [82, 90])
    .ground([82, 90])
    .decouple("C3", capacitor("4.7µ"), "+3V3", [42, 86])
    .decouple("C4", capacitor("100n"), "+3V3", [56, 86])
    .wire("U3.6", [58, 56])
    .shunt("C5", capacitor("100n"), [58, 56])
    .label("NRST", [64, 56])
    .noConnect("U3.2", "U3.3", "U3.15", "U3.20", "U3.1", "U3.11", "U3.12", "U3.13", "U3.14", "U3.17")
    .wire("U3.7", [106, 56])
    .sheetLabel("T1", [106, 56], "input")
    .wire("U3.8", [106, 58])
    .sheetLabel("T2", [106, 58], "input")
    .wire("U3.9", [102, 60])
    .label("TX", [102, 60])
    .wire("U3.10", [102, 62])
    .label("RX", [102, 62])
    .wire("U3.16", [102, 72])
    .label("DE", [102, 72])
    .wire("U3.18", [102, 76])
    .label("SWDIO", [102, 76])
    .wire("U3.19", [102, 78])
    .label("SWCLK", [102, 78]);
}

function drawBus(sheet: SheetDrawing): void {
  sheet
    .part("U4", RS485, [150, 62], { name: [2, -6.4], value: [2, -5.2] })
    .wire("U4.4", [134, 60])
    .label("TX", [134, 60], 180)
    .wire("U4.3", [116, 62])
    .shunt("R2", resistor("10k"), [124, 62])
    .label("DE", [116, 62], 180)
    .wire("U4.2", { x: 140 }, { y: 62 })
    .wire("U4.1", [134, 66])
    .label("RX", [134, 66], 180)
    .wire("U4.8", [150, 52])
    .power("+3V3", [150, 52])
    .wire("U4.5", [150, 74])
    .ground([150, 74])
    .decouple("C6", capacitor("100n"), "+3V3", [136, 78])
    .wire("U4.6", [196, 60])
    .sheetLabel("A", [196, 60], "bidirectional")
    .wire("U4.7", { x: 160 }, { y: 76 }, { x: 196 })
    .sheetLabel("B", [196, 76], "bidirectional")
    .part("R3", resistor("120"), [178, 68], { rotation: 270 })
    .wire("R3.1", [178, 60])
    .wire("R3.2", [178, 76])
    .part("J5", header(4, "SWD"), [150, 112], { name: [2, -0.6], value: [2, 0.6] });
  connectHeader(sheet, "J5", "+3V3 SWDIO SWCLK GND");
  sheet
    .title([14, 14], "Controller and RS-485")
    .note(
      [14, 18],
      "T1 and T2 are inputs of the converter: 12 bits at 3.3 V are 0.8 mV a step, 0.03 K at 25 °C",
      "DE high sends; R2 keeps it low until the controller has started. R3 terminates the cable and is left out between the ends of the bus",
    );
}

export function drawSensorNode() {
  const project = new ProjectDrawing();
  const block = (description: string, page: number) => titleBlock("Sensor node", description, `${page} / 5`);
  const root = project.sheet("main", "Node", block("Overview", 1));
  const power = project.sheet("power", "Supply", block("3.3 V from three cells", 2));
  const channel = project.sheet("channel", "Channel", block("Thermistor channel, placed twice", 3));
  const controller = project.sheet("controller", "Controller", block("Controller and RS-485", 5));
  root
    .title([14, 14], "Sensor node: two temperatures over RS-485")
    .note(
      [14, 18],
      "Supply: three cells of 1.5 V. Both channels are placements of one sheet. 3.3 V and ground are global.",
    )
    .place("supply", power, [50, 34], [80, 44], [["left", 6, "BATTERY", "input"]])
    .place(
      "channel 1",
      channel,
      [50, 62],
      [80, 74],
      [
        ["left", 6, "PROBE", "input"],
        ["right", 6, "OUT", "output"],
      ],
    )
    .place(
      "channel 2",
      channel,
      [50, 92],
      [80, 104],
      [
        ["left", 6, "PROBE", "input"],
        ["right", 6, "OUT", "output"],
      ],
    )
    .place(
      "controller",
      controller,
      [118, 66],
      [152, 100],
      [
        ["left", 12, "T1", "input"],
        ["left", 22, "T2", "input"],
        ["right", 12, "A", "bidirectional"],
        ["right", 22, "B", "bidirectional"],
      ],
    );
  root
    .part("J1", XH_2("battery"), [20, 40], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J1.1", "supply.BATTERY")
    .wire("J1.2", { x: 26 }, { y: 48 })
    .ground([26, 48])
    .part("J2", XH_2("probe 1, 10 kΩ"), [20, 68], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J2.1", "channel 1.PROBE")
    .wire("J2.2", { x: 26 }, { y: 76 })
    .ground([26, 76])
    .part("J3", XH_2("probe 2, 10 kΩ"), [20, 98], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J3.1", "channel 2.PROBE")
    .wire("J3.2", { x: 26 }, { y: 106 })
    .ground([26, 106])
    .wire("channel 1.OUT", { x: 98 }, { y: 78 }, "controller.T1")
    .wire("channel 2.OUT", { x: 98 }, { y: 88 }, "controller.T2")
    .part("J4", screwTerminal(3, "RS-485"), [188, 80], { name: [0, -5, "middle"], value: [0, 5, "middle"] })
    .wire("controller.A", "J4.1")
    .wire("controller.B", { x: 172 }, { y: 80 }, "J4.2")
    .wire("J4.3", { x: 180 }, { y: 92 })
    .ground([180, 92]);
  drawPower(power);
  drawChannel(channel);
  drawController(controller);
  drawBus(controller);
  return project.finish();
}
