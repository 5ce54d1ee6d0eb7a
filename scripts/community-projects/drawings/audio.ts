// Filters and amplifiers of audio.

import type { SheetDrawing } from "../../example-projects/drawing";
import { DUAL_OPAMP_MODEL, opampModel } from "../../example-projects/models";
import type { Part } from "../../example-projects/part";
import { resistor, TL072 } from "../../example-projects/parts";
import { inlet, outlet, pins, splitSupply } from "../blocks";
import { ceramic, electrolytic, NE5532 } from "../parts";
import { project } from "../project";

const SPLIT_SOURCES = ["V1 +12V 0 DC 12", "V2 -12V 0 DC -12"];
const NAMES = { name: [0, -7, "middle"], value: [0, 7, "middle"] } as const;

interface LowPass {
  readonly unit: 1 | 2;
  readonly pins: readonly [out: string, plus: string, minus: string];
  readonly parts: readonly [r1: string, r2: string, upper: string, lower: string];
  readonly values: readonly [r: string, upper: string, lower: string];
}

/** A Sallen-Key section whose input is at x, y; its output is 66 steps right of it. */
function sallenKey(
  sheet: SheetDrawing,
  [x, y]: readonly [number, number],
  { unit, pins: [out, plus, minus], parts, values }: LowPass,
): void {
  const [r1, r2, upper, lower] = parts;
  const [r, c1, c2] = values;
  sheet
    .part(r1, resistor(r), [x + 8, y])
    .part(r2, resistor(r), [x + 24, y])
    .part(upper, ceramic(c1), [x + 36, y - 14])
    .part(lower, ceramic(c2), [x + 34, y + 8], { rotation: 270 })
    .part("U1", TL072, [x + 48, y + 2], { unit, ...NAMES })
    .wire(`U1.${out}`, [x + 66, y + 2])
    .wire([x, y], `${r1}.1`)
    .wire(`${r1}.2`, `${r2}.1`)
    .wire(`${r2}.2`, `U1.${plus}`)
    .wire([x + 34, y], `${lower}.1`)
    .wire(`${lower}.2`, [x + 34, y + 18])
    .ground([x + 34, y + 18])
    .wire([x + 16, y], { y: y - 14 }, `${upper}.1`)
    .wire(`${upper}.2`, { x: x + 60 }, { y: y + 2 })
    .wire(`U1.${minus}`, { x: x + 40 }, { y: y + 14 }, { x: x + 60 }, { y: y + 2 });
}

function drawLowPass(sheet: SheetDrawing): void {
  inlet(sheet, "J2", pins(2, "input"), [18, 60], ["IN", "GND"]);
  sheet.wire([27, 60], [38, 60]);
  sallenKey(sheet, [38, 60], {
    ...{ unit: 1, pins: ["1", "3", "2"], parts: ["R1", "R2", "C1", "C2"], values: ["15k", "10n", "10n"] },
  });
  sheet.wire([104, 62], [104, 60], [112, 60]).label("STAGE_1", [105, 60]);
  sallenKey(sheet, [112, 60], {
    ...{ unit: 2, pins: ["7", "5", "6"], parts: ["R3", "R4", "C3", "C4"], values: ["18k", "22n", "3.3n"] },
  });
  outlet(sheet, "J3", pins(2, "output"), [214, 62], ["OUT", "GND"]);
  sheet.wire([178, 62], [205, 62]);
  splitSupply(sheet, "U1", TL072, [18, 108], { unit: 3, capacitors: ["C5", "C6"] });
  sheet.directive(
    [112, 92],
    ...SPLIT_SOURCES,
    "V3 IN 0 DC 0 AC 1",
    ".ac dec 50 10 100k",
    "",
    ...opampModel(3e6, 1.5),
    ...DUAL_OPAMP_MODEL,
  );
}

export const LOW_PASS = project({
  ...{ title: "Fourth-order low-pass, 1 kHz", subtitle: "Two Sallen-Key sections", board: "Low-pass 1 kHz" },
  notes: [
    "f = 1 / (2π R √(Cupper Clower)): section 1 = 1 / (2π × 15 kΩ × 10 nF) = 1.06 kHz, section 2 = 1 / (2π × 18 kΩ × 8.5 nF) = 1.04 kHz",
    "Q = ½ √(Cupper / Clower) = 0.50 and 1.29, near those of Butterworth (0.54 and 1.31): −3 dB at 1.0 kHz, then −24 dB an octave",
  ],
  draw: drawLowPass,
});

interface Stereo {
  readonly feedback: string;
  readonly limit: string;
  readonly output: string;
  readonly coupling: Part;
  readonly sources: readonly string[];
}

function drawStereo(sheet: SheetDrawing, { feedback, limit, output, coupling, sources }: Stereo): void {
  inlet(sheet, "J2", pins(3, "stereo in"), [18, 56], ["IN_L", "GND", "IN_R"]);
  for (const [at, side] of (["L", "R"] as const).entries()) {
    const y = 50 + 36 * at;
    const [n, unit] = [at * 5, at === 0 ? 1 : 2];
    const [out, , minus] = at === 0 ? ["1", "3", "2"] : ["7", "5", "6"];
    sheet
      .label(`IN_${side}`, [44, y], 180)
      .part(`C${at * 3 + 1}`, ceramic("1µ"), [54, y])
      .wire([44, y], `C${at * 3 + 1}.1`)
      .part(`R${n + 1}`, resistor("100k"), [66, y + 8], { rotation: 270 })
      .wire(`C${at * 3 + 1}.2`, [90, y])
      .wire([66, y], `R${n + 1}.1`)
      .wire(`R${n + 1}.2`, [66, y + 18])
      .ground([66, y + 18])
      .part(`U1`, NE5532, [96, y + 2], { unit, ...NAMES })
      .part(`R${n + 2}`, resistor(feedback), [100, y + 14])
      .part(`C${at * 3 + 2}`, ceramic(limit), [100, y + 20])
      .wire(`U1.${minus}`, { x: 84 }, { y: y + 14 }, `R${n + 2}.1`)
      .wire([84, y + 14], { y: y + 20 }, `C${at * 3 + 2}.1`)
      .wire(`R${n + 2}.2`, [114, y + 14], { y: y + 2 })
      .wire(`C${at * 3 + 2}.2`, [114, y + 20], { y: y + 14 })
      .part(`R${n + 3}`, resistor("1k"), [76, y + 20])
      .wire(`R${n + 3}.2`, [84, y + 20])
      .wire(`R${n + 3}.1`, [72, y + 24])
      .ground([72, y + 24])
      .wire(`U1.${out}`, [122, y + 2])
      .part(`R${n + 4}`, resistor(output), [126, y + 2])
      .part(`C${at * 3 + 3}`, coupling, [140, y + 2])
      .wire(`R${n + 4}.2`, `C${at * 3 + 3}.1`)
      .part(`R${n + 5}`, resistor("100k"), [150, y + 10], { rotation: 270 })
      .wire(`C${at * 3 + 3}.2`, [160, y + 2])
      .label(`OUT_${side}`, [160, y + 2])
      .wire([150, y + 2], `R${n + 5}.1`)
      .wire(`R${n + 5}.2`, [150, y + 18])
      .ground([150, y + 18]);
  }
  outlet(sheet, "J3", pins(3, "stereo out"), [204, 64], ["OUT_L", "GND", "OUT_R"]);
  splitSupply(sheet, "U1", NE5532, [18, 124], { unit: 3, capacitors: ["C7", "C8"] });
  sheet.directive([92, 116], ...SPLIT_SOURCES, ...sources);
  sheet.directive([130, 116], ...opampModel(10e6, 1.5));
  sheet.directive([176, 116], ...DUAL_OPAMP_MODEL);
}

export const PREAMP = project({
  ...{ title: "Stereo preamplifier, 20 dB", subtitle: "NE5532 with ±12 V", board: "Stereo preamp" },
  notes: [
    "Gain = 1 + R2 / R3 = 1 + 9.1 kΩ / 1 kΩ = 10.1 (20.1 dB)",
    "Lower limit = 1 / (2π R1 C1) = 1 / (2π × 100 kΩ × 1 µF) = 1.6 Hz; upper limit = 1 / (2π R2 C2) = 1 / (2π × 9.1 kΩ × 330 pF) = 53 kHz",
    "R4 keeps the amplifier stable with long cables; R5 discharges C3, so that plugging in makes no noise",
  ],
  draw: (sheet) => {
    drawStereo(sheet, {
      ...{ feedback: "9.1k", limit: "330p", output: "100", coupling: ceramic("10µ") },
      sources: ["V3 IN_L 0 DC 0 AC 1", "V4 IN_R 0 DC 0 AC 1", ".ac dec 50 1 1Meg"],
    });
  },
});

export const HEADPHONE_AMP = project({
  ...{ title: "Headphone amplifier", subtitle: "For headphones of 100 Ω and more", board: "Headphone amp" },
  notes: [
    "Gain = 1 + R2 / R3 = 1 + 2.2 kΩ / 1 kΩ = 3.2 (10.1 dB); upper limit = 1 / (2π × 2.2 kΩ × 470 pF) = 154 kHz",
    "Lower limit at 100 Ω = 1 / (2π (R4 + 100 Ω) C3) = 1 / (2π × 147 Ω × 220 µF) = 4.9 Hz",
    "Power at 100 Ω: peak = 38 mA (limit of the NE5532) × 100 Ω = 3.8 V; 72 mW",
  ],
  draw: (sheet) => {
    drawStereo(sheet, {
      ...{ feedback: "2.2k", limit: "470p", output: "47", coupling: electrolytic("220µ 35V") },
      sources: [
        "V3 IN_L 0 DC 0 AC 1",
        "V4 IN_R 0 DC 0 AC 1",
        "R98 OUT_L 0 100",
        "R99 OUT_R 0 100",
        ".ac dec 50 1 1Meg",
      ],
    });
  },
});

function drawCrossover(sheet: SheetDrawing): void {
  inlet(sheet, "J2", pins(2, "input"), [18, 60], ["IN", "GND"]);
  sheet.wire([27, 60], [38, 60]);
  sallenKey(sheet, [38, 60], {
    ...{ unit: 1, pins: ["1", "3", "2"], parts: ["R1", "R2", "C1", "C2"], values: ["8.2k", "10n", "10n"] },
  });
  sheet
    .wire([104, 62], [110, 62])
    .label("LOW", [110, 62])
    .label("IN", [122, 60], 180)
    .part("C3", ceramic("10n"), [130, 60])
    .part("C4", ceramic("10n"), [146, 60])
    .part("R3", resistor("8.2k"), [158, 46])
    .part("R4", resistor("8.2k"), [156, 68], { rotation: 270 })
    .part("U1", TL072, [170, 62], { unit: 2, ...NAMES })
    .wire("U1.7", [190, 62])
    .label("HIGH", [190, 62])
    .wire([122, 60], "C3.1")
    .wire("C3.2", "C4.1")
    .wire("C4.2", "U1.5")
    .wire([156, 60], "R4.1")
    .wire("R4.2", [156, 78])
    .ground([156, 78])
    .wire([138, 60], { y: 46 }, "R3.1")
    .wire("R3.2", { x: 182 }, { y: 62 })
    .wire("U1.6", { x: 162 }, { y: 74 }, { x: 182 }, { y: 62 });
  outlet(sheet, "J3", pins(3, "outputs"), [214, 62], ["LOW", "GND", "HIGH"]);
  splitSupply(sheet, "U1", TL072, [18, 108], { unit: 3, capacitors: ["C5", "C6"] });
  sheet.directive(
    [112, 92],
    ...SPLIT_SOURCES,
    "V3 IN 0 DC 0 AC 1",
    ".ac dec 50 20 20k",
    "",
    ...opampModel(3e6, 1.5),
    ...DUAL_OPAMP_MODEL,
  );
}

export const CROSSOVER = project({
  ...{ title: "Active crossover, 1.9 kHz", subtitle: "Linkwitz-Riley of second order", board: "Crossover 1.9 kHz" },
  notes: [
    "f = 1 / (2π R C) = 1 / (2π × 8.2 kΩ × 10 nF) = 1.94 kHz; equal parts give Q = 0.5, thus −6 dB for both ways at f",
    "Both outputs are in opposite phase at f: reverse the polarity of one speaker, and the sum is flat",
  ],
  draw: drawCrossover,
});
