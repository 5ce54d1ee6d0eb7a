// H-bridge for a DC motor: two half-bridges with bootstrap drivers.

import { ProjectDrawing, type SheetDrawing } from "./drawing";
import { IR2104_MODEL, IRLZ44N_MODEL } from "./models";
import { BOOTSTRAP_DIODE, capacitor, electrolytic, header, IR2104, IRLZ44N, resistor, screwTerminal } from "./parts";
import { titleBlock } from "./title-block";

const BODY_LEFT = { name: [4, -0.6], value: [4, 0.6] } as const;

function drawLeft(sheet: SheetDrawing): void {
  sheet
    .part("U1", IR2104, [60, 60], { name: [2, -6.2], value: [2, -5] })
    .part("D1", BOOTSTRAP_DIODE, [58, 34])
    .part("C1", capacitor("100n"), [78, 38], { rotation: 270 })
    .part("R1", resistor("10"), [86, 48])
    .part("R2", resistor("10"), [86, 78])
    .part("Q1", IRLZ44N, [100, 48], BODY_LEFT)
    .part("Q2", IRLZ44N, [100, 78], BODY_LEFT)
    .wire("U1.1", [60, 46])
    .power("+12V", [60, 46])
    .wire("U1.4", [60, 78])
    .ground([60, 78])
    .wire("D1.2", [48, 34], [48, 30])
    .power("+12V", [48, 30])
    .wire("D1.1", "C1.1")
    .wire("U1.8", { x: 68 }, { y: 34 })
    .wire("U1.6", [102, 62])
    .wire("C1.2", [78, 62])
    .wire("U1.7", { x: 72 }, { y: 48 }, "R1.1")
    .wire("R1.2", "Q1.1")
    .wire("U1.5", { x: 72 }, { y: 78 }, "R2.1")
    .wire("R2.2", "Q2.1")
    .wire("Q1.2", [102, 38])
    .power("+12V", [102, 38])
    .wire("Q1.3", "Q2.2")
    .wire("Q2.3", [102, 86])
    .ground([102, 86])
    .wire("U1.2", [42, 58])
    .port("IN_A", [42, 58], "input", 180)
    .wire("U1.3", [46, 60], { y: 64 }, { x: 42 })
    .port("ENABLE", [42, 64], "input", 180);
}

function drawRight(sheet: SheetDrawing): void {
  const beside = { mirror: "y", name: [-4, -0.6, "end"], value: [-4, 0.6, "end"] } as const;
  sheet
    .part("U2", IR2104, [180, 60], { mirror: "y", name: [2, -6.2], value: [2, -5] })
    .part("D2", BOOTSTRAP_DIODE, [182, 34], { rotation: 180 })
    .part("C2", capacitor("100n"), [162, 38], { rotation: 270 })
    .part("R3", resistor("10"), [154, 48])
    .part("R4", resistor("10"), [154, 78])
    .part("Q3", IRLZ44N, [140, 48], beside)
    .part("Q4", IRLZ44N, [140, 78], beside)
    .wire("U2.1", [180, 46])
    .power("+12V", [180, 46])
    .wire("U2.4", [180, 78])
    .ground([180, 78])
    .wire("D2.2", [192, 34], [192, 30])
    .power("+12V", [192, 30])
    .wire("D2.1", "C2.1")
    .wire("U2.8", { x: 172 }, { y: 34 })
    .wire("U2.6", [138, 62])
    .wire("C2.2", [162, 62])
    .wire("U2.7", { x: 168 }, { y: 48 }, "R3.2")
    .wire("R3.1", "Q3.1")
    .wire("U2.5", { x: 168 }, { y: 78 }, "R4.2")
    .wire("R4.1", "Q4.1")
    .wire("Q3.2", [138, 38])
    .power("+12V", [138, 38])
    .wire("Q3.3", "Q4.2")
    .wire("Q4.3", [138, 86])
    .ground([138, 86])
    .wire("U2.2", [198, 58])
    .port("IN_B", [198, 58], "input")
    .wire("U2.3", [194, 60], { y: 64 }, { x: 198 })
    .port("ENABLE", [198, 64], "input");
}

function drawConnectors(sheet: SheetDrawing): void {
  sheet
    .part("J1", screwTerminal(2, "motor"), [119, 76], { rotation: 270, mirror: "y", name: [4, -0.6], value: [4, 0.6] })
    .wire([102, 62], { x: 119 }, "J1.1")
    .port("OUT_A", [112, 62], "output", 90)
    .wire([138, 62], { x: 121 }, "J1.2")
    .port("OUT_B", [128, 62], "output", 90)
    .part("J2", screwTerminal(2, "12 V"), [24, 112], { mirror: "y", name: [0, -3, "middle"], value: [0, 5, "middle"] })
    .wire("J2.1", { x: 34 }, { y: 102 })
    .power("+12V", [34, 102])
    .flag([34, 106], 270)
    .wire("J2.2", { x: 34 }, { y: 124 })
    .ground([34, 124])
    .flag([34, 120], 270)
    .decouple("C3", electrolytic("470µ"), "+12V", [48, 108])
    .decouple("C4", capacitor("1µ"), "+12V", [62, 108])
    .decouple("C5", capacitor("1µ"), "+12V", [76, 108])
    .part("J3", header(4, "control"), [110, 110], { mirror: "y", name: [0, -5, "middle"], value: [0, 7, "middle"] })
    .wire("J3.1", [122, 108])
    .port("IN_A", [122, 108], "output")
    .wire("J3.2", [122, 110])
    .port("IN_B", [122, 110], "output")
    .wire("J3.3", [142, 112])
    .port("ENABLE", [142, 112], "output")
    .shunt("R5", resistor("10k"), [134, 112])
    .wire("J3.4", [118, 114], [118, 122])
    .ground([118, 122]);
}

export function drawHBridge() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Bridge", titleBlock("H-bridge", "DC motor, 12 V, 5 A"));
  for (const draw of [drawLeft, drawRight, drawConnectors]) draw(sheet);
  sheet
    .title([14, 12], "H-bridge for a DC motor, 12 V, 5 A")
    .note(
      [14, 16],
      "Mean voltage at the motor = 12 V × (DA − DB), D: duty cycles of IN_A and IN_B, at most 99 % so that C1 and C2 recharge",
      "Drop of C1 per cycle = Qg / C1 = 48 nC / 100 nF = 0.5 V; loss per transistor = I² R = (5 A)² × 22 mΩ = 0.55 W",
    )
    .directive(
      [158, 98],
      "V1 +12V 0 DC 12",
      "V2 ENABLE 0 DC 5",
      "V3 IN_A 0 PULSE(0 5 0 50n 50n 37u 50u)",
      "V4 IN_B 0 DC 0",
      "R8 OUT_A M 1",
      "L8 M OUT_B 500u",
      ".tran 200n 2m uic",
      "",
      ...IR2104_MODEL,
      ...IRLZ44N_MODEL,
    );
  return project.finish();
}
