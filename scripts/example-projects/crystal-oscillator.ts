// Pierce oscillator of 8 MHz with an unbuffered inverter.

import { ProjectDrawing } from "./drawing";
import { CRYSTAL_MODEL, INVERTER_MODEL } from "./models";
import { BUFFERED_INVERTER, capacitor, CRYSTAL_8M, header, resistor, UNBUFFERED_INVERTER } from "./parts";
import { titleBlock } from "./title-block";

const PLAIN = { name: [0, -6.4, "middle"], value: [0, -5.2, "middle"] } as const;

export function drawCrystalOscillator() {
  const project = new ProjectDrawing();
  const sheet = project.sheet("main", "Oscillator", titleBlock("Crystal oscillator", "Pierce oscillator, 8 MHz"));
  sheet
    .part("U1", UNBUFFERED_INVERTER, [62, 60], PLAIN)
    .part("R1", resistor("1M"), [62, 46])
    .part("R2", resistor("1k"), [80, 70], { rotation: 270 })
    .part("Y1", CRYSTAL_8M, [62, 84], { name: [0, 3.2, "middle"], value: [0, 4.4, "middle"] })
    .part("U2", BUFFERED_INVERTER, [104, 60], PLAIN)
    .part("R3", resistor("33"), [124, 60])
    .wire("U1.4", "U2.2")
    .wire("U1.2", [44, 60])
    .wire("R1.1", [44, 46], [44, 84], "Y1.1")
    .wire("R1.2", [80, 46], [80, 60])
    .wire("R2.1", [80, 60])
    .wire("R2.2", [80, 84], "Y1.2")
    .shunt("C1", capacitor("27p"), [44, 84])
    .shunt("C2", capacitor("27p"), [80, 84])
    .label("XIN", [48, 60])
    .label("XOUT", [70, 84])
    .wire("U2.4", "R3.1")
    .wire("R3.2", [142, 60])
    .port("CLOCK", [142, 60], "output");

  sheet
    .part("J1", header(3, "3.3 V, clock"), [20, 122], { mirror: "y", name: [0, -5, "middle"], value: [0, 5, "middle"] })
    .wire("J1.1", { x: 32 }, { y: 112 })
    .power("+3V3", [32, 112])
    .flag([32, 116], 270)
    .wire("J1.2", [40, 122])
    .port("CLOCK", [40, 122], "input")
    .wire("J1.3", { x: 32 }, { y: 132 })
    .ground([32, 132])
    .flag([32, 128], 270)
    .part("U1", UNBUFFERED_INVERTER, [72, 122], { unit: 2, name: [4, -0.6], value: [4, 0.6] })
    .part("U2", BUFFERED_INVERTER, [108, 122], { unit: 2, name: [4, -0.6], value: [4, 0.6] })
    .wire("U1.5", [72, 112])
    .power("+3V3", [72, 112])
    .wire("U1.3", [72, 132])
    .ground([72, 132])
    .wire("U2.5", [108, 112])
    .power("+3V3", [108, 112])
    .wire("U2.3", [108, 132])
    .ground([108, 132])
    .decouple("C3", capacitor("100n"), "+3V3", [60, 116])
    .decouple("C4", capacitor("100n"), "+3V3", [96, 116]);

  sheet
    .title([14, 14], "Pierce oscillator, 8 MHz")
    .note(
      [14, 18],
      "CL = C1 C2 / (C1 + C2) + Cstray = 13.5 pF + 4.5 pF = 18 pF",
      "R2 limits the drive of the crystal and is about 1 / (2π f C2) = 740 Ω; R1 biases U1 at half of the supply",
      "Guard the two nets XIN and XOUT with ground, and keep them shorter than 10 mm",
    )
    .directive([158, 44], "V1 +3V3 0 DC 3.3", ".tran 2n 100u uic", "", ...INVERTER_MODEL, ...CRYSTAL_MODEL);
  return project.finish();
}
