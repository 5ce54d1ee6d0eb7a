// Projects around a 555 timer.

import type { SheetDrawing, Spot } from "../../example-projects/drawing";
import type { Part } from "../../example-projects/part";
import { NE555_MODEL } from "../../example-projects/models";
import { LED_RED, NE555, resistor, screwTerminal } from "../../example-projects/parts";
import { pins, supplyInlet } from "../blocks";
import { CD4017, ceramic, electrolytic } from "../parts";
import { project } from "../project";

interface Astable {
  readonly upper: Part;
  readonly lower: Part;
  readonly timing: Part;
  readonly supply: string;
}

/** R1 and R2 above C1 at the column x, the timer 34 steps right of them; supplies at the row y. */
function astable(sheet: SheetDrawing, [x, y]: Spot, { upper, lower, timing, supply }: Astable): void {
  sheet
    .part("R1", upper, [x, y + 10], { rotation: 270 })
    .part("R2", lower, [x, y + 26], { rotation: 270 })
    .part("C1", timing, [x, y + 46], { rotation: 270 })
    .wire("R1.1", { y })
    .power(supply, [x, y])
    .wire("R1.2", "R2.1")
    .wire("R2.2", "C1.1")
    .wire("C1.2", { y: y + 56 })
    .ground([x, y + 56])
    .part("U1", NE555, [x + 34, y + 30], { name: [4, -9.2], value: [4, -8] })
    .wire("U1.8", { y })
    .power(supply, [x + 34, y])
    .wire("U1.1", { y: y + 56 })
    .ground([x + 34, y + 56])
    .wire("U1.6", { x: x + 18 }, { y: y + 36 }, { x })
    .wire("U1.2", { x: x + 18 }, { y: y + 30 })
    .wire("U1.7", { x: x + 48 }, { y: y + 18 }, { x })
    .wire("U1.4", { x: x + 22 }, { y: y + 6 }, { x: x + 34 })
    .part("C2", ceramic("10n"), [x + 22, y + 46], { rotation: 270 })
    .wire("U1.5", { x: x + 22 }, "C2.1")
    .wire("C2.2", { y: y + 56 })
    .ground([x + 22, y + 56]);
}

const OUTPUTS = ["3", "2", "4", "7", "10", "1", "5", "6", "9", "11"];

function drawChaser(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "9 V"), [16, 54], "+9V");
  sheet.decouple("C3", ceramic("100n"), "+9V", [38, 54]);
  astable(sheet, [54, 36], { upper: resistor("10k"), lower: resistor("68k"), timing: ceramic("1µ"), supply: "+9V" });
  sheet
    .part("U2", CD4017, [130, 74], { name: [3, -15.2], value: [3, -14] })
    .wire("U1.3", "U2.14")
    .label("CLOCK", [106, 64])
    .wire("U2.13", { x: 116 }, { y: 96 })
    .wire("U2.15", { x: 116 })
    .ground([116, 96])
    .noConnect("U2.12")
    .wire("U2.16", { y: 44 })
    .power("+9V", [130, 44])
    .decouple("C4", ceramic("100n"), "+9V", [144, 40])
    .wire("U2.8", { y: 96 })
    .ground([130, 96]);
  for (const [at, pin] of OUTPUTS.entries()) {
    const y = 64 + 2 * at;
    sheet.wire(`U2.${pin}`, [146, y]).label(`Q${at}`, [146, y]);
    const [column, row] = [164 + 13 * (at % 5), at < 5 ? 44 : 84];
    sheet
      .part(`D${at + 1}`, LED_RED, [column, row], { rotation: 270 })
      .wire(`D${at + 1}.2`, [column, row - 8])
      .label(`Q${at}`, [column, row - 8], 90)
      .part(`R${at + 3}`, resistor("1k"), [column, row + 12], { rotation: 270 })
      .wire(`D${at + 1}.1`, `R${at + 3}.1`)
      .wire(`R${at + 3}.2`, [column, row + 20])
      .ground([column, row + 20]);
  }
}

export const LED_CHASER = project({
  ...{ title: "LED chaser with ten steps", subtitle: "555 clock and 4017 decade counter", board: "LED chaser" },
  notes: [
    "f = 1.44 / ((R1 + 2 R2) C1) = 1.44 / (146 kΩ × 1 µF) = 9.9 Hz: one round of ten LEDs takes 1.0 s",
    "One output of U2 is high at a time: LED current = (9 V − 1.5 V − 2 V) / R3 = 5.5 mA; U2 drops the 1.5 V",
  ],
  draw: drawChaser,
});

function drawMetronome(sheet: SheetDrawing): void {
  supplyInlet(sheet, "J1", screwTerminal(2, "9 V"), [16, 54], "+9V");
  sheet.decouple("C3", electrolytic("47µ 35V"), "+9V", [38, 54]);
  astable(sheet, [54, 36], {
    upper: resistor("1k"),
    lower: resistor("68k"),
    timing: electrolytic("10µ 16V"),
    supply: "+9V",
  });
  sheet
    .part("C4", electrolytic("47µ 35V"), [118, 64])
    .wire("U1.3", "C4.1")
    .label("OUT", [106, 64])
    .part("R3", resistor("100"), [134, 64])
    .wire("C4.2", "R3.1")
    .part("J2", pins(2, "speaker, 8 Ω"), [156, 64], { name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire("R3.2", "J2.1")
    .label("SPEAKER", [141, 64])
    .wire("J2.2", { x: 150 }, { y: 92 })
    .ground([150, 92])
    .part("R4", resistor("1k"), [110, 78], { rotation: 270 })
    .part("D1", LED_RED, [110, 88], { rotation: 270 })
    .wire([110, 64], "R4.1")
    .wire("R4.2", "D1.2")
    .wire("D1.1", [110, 96])
    .ground([110, 96])
    .directive([170, 44], "V1 +9V 0 DC 9", "R9 SPEAKER 0 8", ".tran 1m 5 uic", "", ...NE555_MODEL);
}

export const METRONOME = project({
  ...{ title: "Metronome, 63 beats a minute", subtitle: "555 timer with speaker and LED", board: "Metronome" },
  notes: [
    "f = 1.44 / ((R1 + 2 R2) C1) = 1.44 / (137 kΩ × 10 µF) = 1.05 Hz = 63 beats a minute",
    "Other tempos: R2 = 33 kΩ gives 129, 47 kΩ 91, 82 kΩ 52 beats a minute",
    "A click is an edge of 7.7 V through C4 and R3: 7.7 V / 108 Ω = 71 mA, fading with (R3 + 8 Ω) C4 = 5.1 ms",
  ],
  draw: drawMetronome,
});
