// Bodies against the dimensions of their outlines: every size of the standards that the product knows, in mm.

import { describe, expect, it } from "vitest";
import type { Body } from "@/lib/core/board3d/body";
import { bodyOf } from "@/lib/core/board3d/body-of";
import type { Paint } from "@/lib/core/board3d/mesh";
import { type Solid, solidsOf } from "./mesh-measures";

const hundredths = (mm: number) => Math.round(mm * 100) / 100;

interface Measured {
  body: Body;
  solids: Solid[];
  /** Across the rows, along them, and upward. */
  size: [number, number, number];
}

function measured(name: string, prefix = "U"): Measured {
  const answer = bodyOf(name, { prefix, value: "" });
  if (!answer || answer.body === "none") throw new Error(`${name} has no body`);
  const { body } = answer;
  const { minX, maxX, minY, maxY, maxZ } = body.envelope;
  const size: Measured["size"] = [hundredths(maxX - minX), hundredths(maxY - minY), hundredths(maxZ)];
  return { body, size, solids: [...solidsOf(body.matt), ...solidsOf(body.metal)] };
}

/** Lengths of the solids of a material along x and y. */
const extentsOf = ({ solids }: Measured, paint: Paint) =>
  solids
    .filter((solid) => solid.paint === paint)
    .map(({ box }) => [hundredths(box.maxX - box.minX), hundredths(box.maxY - box.minY)]);

/** Positions of the pins at the left, in order, in hundredths of a millimeter. */
const leftOf = ({ body }: Measured) =>
  body.pins.filter(({ xMm }) => xMm < 0).map(({ yMm }) => Math.round(yMm * 1000) / 1000 + 0);
const rightOf = ({ body }: Measured) =>
  body.pins.filter(({ xMm }) => xMm > 0).map(({ yMm }) => Math.round(yMm * 1000) / 1000 + 0);

const pitchOf = ({ body: { pins } }: Measured) => hundredths((pins[0]?.yMm ?? 0) - (pins[1]?.yMm ?? 0));

describe("chips", () => {
  // IEC 60115-8 and EIA-198: length, width, height of a thick-film resistor and of a ceramic capacitor, terminal.
  it.each([
    ["01005", 0.4, 0.2, 0.13, 0.2, 0.1],
    ["0201", 0.6, 0.3, 0.23, 0.3, 0.15],
    ["0402", 1, 0.5, 0.35, 0.5, 0.25],
    ["0603", 1.6, 0.8, 0.45, 0.8, 0.3],
    ["0805", 2, 1.25, 0.5, 1.25, 0.4],
    ["1206", 3.2, 1.6, 0.55, 1.6, 0.5],
    ["1210", 3.2, 2.5, 0.55, 2, 0.5],
    ["1808", 4.5, 2, 0.55, 1.8, 0.55],
    ["1812", 4.5, 3.2, 0.55, 2, 0.6],
    ["2010", 5, 2.5, 0.6, 2, 0.6],
    ["2220", 5.7, 5, 0.6, 2.5, 0.7],
    ["2512", 6.3, 3.2, 0.6, 2.2, 0.6],
  ])("%s are %d × %d mm", (code, length, width, resistor, capacitor, terminal) => {
    const one = measured(`R_${code}`, "R");
    expect(one.size).toEqual([length, width, resistor]);
    expect(measured(`C_${code}`, "C").size).toEqual([length, width, capacitor]);
    expect(measured(`L_${code}`, "L").size).toEqual([length, width, capacitor]);
    expect(extentsOf(one, "tin")).toEqual([
      [terminal, width],
      [terminal, width],
    ]);
    expect(one.body.pins.map(({ xMm }) => hundredths(xMm))).toEqual(
      [-1, 1].map((side) => hundredths((side * (length - terminal)) / 2)),
    );
  });

  it("are 0.6 mm high at most as LEDs and diodes, with a mark at the cathode", () => {
    expect(measured("LED_0805", "D").size[2]).toBe(0.6);
    expect(measured("D_0201", "D").size[2]).toBe(0.3);
    expect([measured("LED_0805", "D"), measured("D_0603", "D")].map(({ body }) => body.pinOne)).toEqual([0, 0]);
    expect(measured("R_0603", "R").body.pinOne).toBeNull();
  });

  it.each<[string, string, Paint[]]>([
    ["R_0603", "", ["alumina", "resistor", "tin"]],
    ["0603", "RN", ["alumina", "resistor", "tin"]],
    ["0603_RES", "", ["alumina", "resistor", "tin"]],
    ["C_0603", "", ["ceramic", "tin"]],
    ["0603", "C", ["ceramic", "tin"]],
    ["0603", "FB", ["coil", "tin"]],
    ["IND_0603", "", ["coil", "tin"]],
    ["0603", "DS", ["lens", "mark", "tin", "white"]],
    ["0603", "D", ["mould", "tin"]],
    ["D_0603", "", ["mould", "tin"]],
    ["0603", "U", ["ceramic", "tin"]],
  ])("named %s, of designators %s, are of %o", (name, prefix, paints) => {
    expect([...new Set(measured(name, prefix).solids.map(({ paint }) => paint))].sort()).toEqual(paints);
  });
});

describe("two rows of gull wings", () => {
  // JEDEC MS-013, MO-153, MO-187, MO-137, MO-142, MO-150 and MS-012: body width, span, height, pitch, lengths by pins.
  const FAMILIES: [string, [number, number, number, number], Record<number, number>][] = [
    ["SOICW", [7.5, 10.3, 2.5, 1.27], { 16: 10.3, 18: 11.55, 20: 12.8, 24: 15.4, 28: 17.9 }],
    ["TSSOP", [4.4, 6.4, 1.1, 0.65], { 8: 3, 14: 5, 16: 5, 20: 6.5, 24: 7.8, 28: 9.7 }],
    ["MSOP", [3, 4.9, 1, 0.65], { 8: 3, 12: 4.04 }],
    ["MSOP", [3, 4.9, 1, 0.5], { 10: 3, 16: 4.04 }],
    ["QSOP", [3.9, 6, 1.6, 0.635], { 16: 4.9, 20: 8.65, 24: 8.65, 28: 9.9 }],
    ["TSOP", [18.4, 20, 1.1, 0.5], { 28: 8, 32: 8, 48: 12, 56: 14 }],
    ["SSOP", [5.3, 7.8, 1.85, 0.65], { 8: 3, 14: 6.2, 16: 6.2, 18: 7.2, 20: 7.2, 24: 8.2, 28: 10.2 }],
    ["SOIC", [3.9, 6, 1.65, 1.27], { 8: 4.9, 14: 8.65, 16: 9.9 }],
  ];
  const ALL = FAMILIES.flatMap(([family, size, lengths]) =>
    Object.entries(lengths).map(([pins, length]) => [`${family}-${pins}`, Number(pins), size, length] as const),
  );

  it.each(ALL)("%s has its outline", (name, pins, [bodyX, span, height, pitch], length) => {
    const one = measured(name);
    expect(one.size).toEqual([span, length, height]);
    expect(extentsOf(one, "mould")).toEqual([[bodyX, length]]);
    expect(one.body.pins).toHaveLength(pins);
    expect((one.body.pins[0]?.yMm ?? 0) - (one.body.pins[1]?.yMm ?? 0)).toBeCloseTo(pitch, 6);
    // Down the left side and up the right one.
    expect(leftOf(one)).toEqual(rightOf(one).toReversed());
  });

  // Lead widths of the same outlines; where half of the pitch is less, that.
  it.each([
    ["SOICW-16", 0.42],
    ["TSSOP-20", 0.24],
    ["MSOP-8", 0.3],
    ["MSOP-10", 0.25],
    ["QSOP-16", 0.25],
    ["TSOP-48", 0.2],
    ["SSOP-20", 0.3],
    ["SOIC-8", 0.42],
  ])("%s has leads of %d mm", (name, width) => {
    expect(new Set(extentsOf(measured(name), "tin").map(([, along]) => along))).toEqual(new Set([width]));
  });

  it("of other lengths or pitches are as long as their rows and 1.2 mm", () => {
    // 9 spaces of 1.27 mm; MS-013 has no 22 pins. 3 spaces of 0.5 mm.
    expect(measured("SOIC-22").size).toEqual([10.3, 13.9, 2.5]);
    expect(measured("MSOP-8_P0.5mm").size).toEqual([4.9, 2.7, 1]);
    // From 18 pins on, SOIC without a size is wide, and with a size is what it says.
    expect(measured("SOIC-18").size).toEqual([10.3, 11.55, 2.5]);
    expect(measured("SOIC-18_3.9x11.5mm").size).toEqual([6, 11.5, 1.65]);
    expect(measured("SOIC-16").size[0]).toBe(6);
  });

  it("have an even number of pins from 4 to 86, before the name too", () => {
    expect(measured("8-SOIC").size).toEqual([6, 4.9, 1.65]);
    expect(measured("SOP-4").body.pins).toHaveLength(4);
    expect(measured("TSOP-86").body.pins).toHaveLength(86);
    expect(["SOP-3", "SOP-2", "TSOP-88", "SOIC-9"].map((name) => bodyOf(name))).toEqual(Array(4).fill(null));
  });
});

describe("four rows of gull wings", () => {
  // JEDEC MS-026; leads reach 1 mm beyond the body.
  it.each([
    [32, 7, 0.8],
    [44, 10, 0.8],
    [48, 7, 0.5],
    [52, 10, 0.65],
    [64, 10, 0.5],
    [80, 12, 0.5],
    [100, 14, 0.5],
    [128, 14, 0.4],
    [144, 20, 0.5],
    [176, 24, 0.5],
    [208, 28, 0.5],
  ])("LQFP-%d has a body of %d mm and a pitch of %d mm", (pins, edge, pitch) => {
    const one = measured(`LQFP-${pins}`);
    expect(one.size).toEqual([edge + 2, edge + 2, 1.5]);
    expect(extentsOf(one, "mould")).toEqual([[edge, edge]]);
    expect(pitchOf(one)).toBe(pitch);
    expect(one.body.pins).toHaveLength(pins);
    // Counter-clockwise from the upper end of the left side.
    const quarter = pins / 4;
    const sides = [0, quarter, 2 * quarter, 3 * quarter].map((at) => one.body.pins[at]);
    expect(sides.map((pin) => [Math.sign(pin?.xMm ?? 0), Math.sign(pin?.yMm ?? 0)])).toEqual([
      [-1, 1],
      [-1, -1],
      [1, -1],
      [1, 1],
    ]);
  });

  it("of other pins are as long as their rows and 2 mm, thin ones 1.1 mm high", () => {
    expect(measured("LQFP-40").size).toEqual([9, 9, 1.5]);
    expect(measured("TQFP-32").size).toEqual([9, 9, 1.1]);
    expect(measured("QFP-16").body.pins).toHaveLength(16);
    expect(measured("QFP-304").body.pins).toHaveLength(304);
    expect(["QFP-12", "QFP-308", "QFP-18"].map((name) => bodyOf(name))).toEqual([null, null, null]);
  });
});

describe("flat packages without leads", () => {
  // JEDEC MO-220.
  it.each([
    [12, 3, 0.5],
    [16, 3, 0.5],
    [20, 4, 0.5],
    [24, 4, 0.5],
    [28, 5, 0.5],
    [32, 5, 0.5],
    [36, 6, 0.5],
    [40, 6, 0.5],
    [44, 7, 0.5],
    [48, 7, 0.5],
    [56, 7, 0.4],
    [64, 9, 0.5],
    [72, 10, 0.5],
  ])("QFN-%d has a body of %d mm and a pitch of %d mm", (pins, edge, pitch) => {
    const one = measured(`QFN-${pins}`);
    expect(one.size).toEqual([edge, edge, 0.9]);
    expect(pitchOf(one)).toBe(pitch);
    expect(one.body.pins).toHaveLength(pins);
  });

  it("have the sizes of their maker, of their name, or of their rows", () => {
    // ST's UFQFPN20 and UFQFPN28.
    expect([measured("UFQFPN-20").size, measured("UFQFPN-28").size]).toEqual([
      [3, 3, 0.9],
      [4, 4, 0.9],
    ]);
    expect(measured("QFN-48-8MM").size).toEqual([8, 8, 0.9]);
    // 13 × 0.5 + 1, in whole millimeters; 4 × 0.5 + 0.6, and 2 mm at least across.
    expect(measured("QFN-52").size).toEqual([8, 8, 0.9]);
    expect(measured("DFN-8").size).toEqual([2.6, 2.6, 0.9]);
    expect(measured("DFN-2").size).toEqual([2, 1.25, 0.9]);
    expect(pitchOf(measured("DFN-6_2x3mm"))).toBe(0.65);
    // Nine spaces on 3 mm less 0.3.
    expect(pitchOf(measured("DFN-20_3x3mm"))).toBe(0.3);
    expect(["QFN-204", "DFN-42", "DFN-1"].map((name) => bodyOf(name))).toEqual([null, null, null]);
  });

  it("have pads of 0.4 mm, shorter where two would meet at a corner", () => {
    const dual = measured("DFN-8");
    expect(extentsOf(dual, "tin")[0]).toEqual([0.4, 0.25]);
    // 3 mm: 1.5 − 0.75 − a quarter of the pitch, less 0.05.
    expect(extentsOf(measured("QFN-16"), "tin")[0]).toEqual([0.4, 0.25]);
    // 4 pads of 0.65 mm: 1.5 − 0.975 − 0.1625 − 0.05 = 0.3125.
    expect(extentsOf(measured("QFN-16_3x3mm_P0.65mm"), "tin")[0]).toEqual([0.31, 0.33]);
    expect(extentsOf(measured("QFN-16_2.5x2.5mm_P0.65mm"), "tin")[0]).toEqual([0.2, 0.33]);
  });
});

describe("names that state all sizes", () => {
  // IPC-7351B: two digits of tenths for chips; pitch, span and height in hundredths for others.
  it.each<[string, [number, number, number], [number, number], number]>([
    ["RESC3216X60N", [3.2, 1.6, 0.6], [0.7, 1.6], 2],
    ["SOIC127P600X175-8N", [6, 4.81, 1.75], [1.1, 0.51], 8],
    ["SOP50P310X90-8N", [3.1, 2.5, 0.9], [0.75, 0.2], 8],
    ["LQFP40P900X1100X160-48N", [9, 11, 1.6], [1.05, 0.18], 48],
    ["QFN50P500X600X100-33N", [5, 6, 1], [0.4, 0.25], 32],
    ["SON50P300X200X80-8N", [3, 2, 0.8], [0.4, 0.25], 8],
  ])("%s has them", (name, size, terminal, pins) => {
    const one = measured(name);
    expect(one.size).toEqual(size);
    expect(extentsOf(one, "tin")[0]?.map((mm) => Math.abs(mm))).toEqual(terminal);
    expect(one.body.pins).toHaveLength(pins);
  });
});

describe("heights of terminals and marks", () => {
  const heightOf = (name: string, paint: Paint) =>
    measured(name)
      .solids.find((solid) => solid.paint === paint)
      ?.box.maxZ.toFixed(2);

  it("of flat packages are 0.2 mm, or a third of a low body", () => {
    expect([heightOf("QFN-32", "tin"), heightOf("QFN50P500X500X45-32N", "tin")]).toEqual(["0.20", "0.15"]);
  });

  it("are those of the body for marks, which are 7 % of its width, from 0.1 to 0.5 mm", () => {
    expect(heightOf("QFN-32", "mark")).toBe("0.90");
    // Diameters; the smaller side is 3.9, 1.6 and 14 mm.
    const marks = ["SOIC-8", "SOT-563", "LQFP-100"].map((name) => extentsOf(measured(name), "mark")[0]?.[0]);
    expect(marks).toEqual([0.55, 0.2, 1]);
  });
});

describe("small transistors", () => {
  // JEDEC TO-263, TO-252, TO-261, TO-243, TO-253, MO-203, TO-236AB, MO-178: span, length, height, body; leads.
  it.each<[string, [number, number, number], number, number[], number[]]>([
    ["TO-263", [15, 10, 4.5], 9.15, [2.54, -2.54], [0]],
    ["TO-252", [9.9, 6.6, 2.3], 6.1, [2.28, -2.28], [0]],
    ["SOT-223", [7, 6.5, 1.7], 3.5, [2.3, 0, -2.3], [0]],
    ["SOT-89", [4.1, 4.5, 1.5], 2.5, [1.5, 0, -1.5], [0]],
    ["SOT-143", [2.4, 2.9, 1], 1.3, [0.76, -0.96], [-0.96, 0.96]],
    ["SOT-363", [2.1, 2, 0.95], 1.25, [0.65, 0, -0.65], [-0.65, 0, 0.65]],
    ["SOT-353", [2.1, 2, 0.95], 1.25, [0.65, 0, -0.65], [-0.65, 0.65]],
    ["SOT-323", [2.1, 2, 0.95], 1.25, [0.65, -0.65], [0]],
    ["SOT-523", [1.6, 1.6, 0.75], 0.8, [0.5, -0.5], [0]],
    ["SOT-563", [1.6, 1.6, 0.55], 1.2, [0.5, 0, -0.5], [-0.5, 0, 0.5]],
    ["SOT-23-8", [2.8, 2.9, 1.2], 1.6, [0.975, 0.325, -0.325, -0.975], [-0.975, -0.325, 0.325, 0.975]],
    ["SOT-23-6", [2.8, 2.9, 1.2], 1.6, [0.95, 0, -0.95], [-0.95, 0, 0.95]],
    ["SOT-23-5", [2.8, 2.9, 1.2], 1.6, [0.95, 0, -0.95], [-0.95, 0.95]],
    ["SOT-23", [2.4, 2.9, 1.05], 1.3, [0.95, -0.95], [0]],
  ])("%s has its outline", (name, size, bodyX, left, right) => {
    const one = measured(name);
    expect(one.size).toEqual(size);
    expect(extentsOf(one, "mould")).toEqual([[bodyX, size[1]]]);
    expect([leftOf(one), rightOf(one)]).toEqual([left, right]);
  });

  // The width of the first lead, and of the last, which is a tab for some.
  it.each([
    ["TO-263", 0.8, 8.4],
    ["TO-252", 0.76, 5.3],
    ["SOT-223", 0.7, 3],
    ["SOT-89", 0.45, 1.7],
    ["SOT-143", 0.8, 0.42],
    ["SOT-363", 0.22, 0.22],
    ["SOT-353", 0.22, 0.22],
    ["SOT-323", 0.32, 0.32],
    ["SOT-523", 0.25, 0.25],
    ["SOT-563", 0.2, 0.2],
    ["SOT-23-8", 0.3, 0.3],
    ["SOT-23-6", 0.4, 0.4],
    ["SOT-23-5", 0.4, 0.4],
    ["SOT-23", 0.42, 0.42],
  ])("%s has leads of %d and %d mm", (name, first, last) => {
    const widths = extentsOf(measured(name), "tin").map(([, along]) => along);
    expect([widths[0], widths.at(-1)]).toEqual([first, last]);
  });
});

describe("small diodes", () => {
  // JEDEC DO-214 and DO-219, JEITA SC-76 and SC-79: span, width, height, body, lead.
  it.each<[string, [number, number, number], number, number]>([
    ["D_SMC", [7.95, 5.9, 2.4], 6.85, 3],
    ["D_SMB", [5.4, 3.6, 2.3], 4.3, 2.1],
    ["D_SMA", [5.2, 2.6, 2.2], 4.3, 1.45],
    ["SOD-128", [4.7, 2.5, 1], 3.8, 1.75],
    ["SOD-123", [3.7, 1.6, 1.15], 2.7, 0.6],
    ["SOD-323", [2.5, 1.25, 0.95], 1.7, 0.32],
    ["SOD-523", [1.6, 0.8, 0.6], 1.2, 0.3],
    ["SOD-923", [1, 0.6, 0.4], 0.8, 0.2],
  ])("%s has its outline, and a band at the cathode", (name, size, bodyX, lead) => {
    const one = measured(name, "D");
    expect(one.size).toEqual(size);
    expect(extentsOf(one, "mould")).toEqual([[bodyX, size[1]]]);
    expect(extentsOf(one, "tin").map(([, along]) => along)).toEqual([lead, lead]);
    expect([one.body.pinOne, leftOf(one), rightOf(one)]).toEqual([0, [0], [0]]);
  });
});

describe("capacitors, crystals, diodes and connectors", () => {
  it.each<[string, string, [number, number, number]]>([
    // EIA-535BAAC cases.
    ["CP_2012", "C", [2, 1.25, 1.2]],
    ["CP_3216", "C", [3.2, 1.6, 1.6]],
    ["CP_3528", "C", [3.5, 2.8, 1.9]],
    ["CP_6032", "C", [6, 3.2, 2.5]],
    ["CP_7343-43", "C", [7.3, 4.3, 4.1]],
    ["CP_7343-31", "C", [7.3, 4.3, 2.9]],
    // DO-213.
    ["MicroMELF", "D", [2, 1.1, 1.1]],
    ["MiniMELF", "D", [3.5, 1.5, 1.5]],
    ["MELF", "D", [5, 2.5, 2.5]],
    // Panasonic's cases A to G: the base is 0.3 mm wider than the can.
    ["CP_Elec_4x5.4", "C", [4.3, 4.3, 5.4]],
    ["CAP-SMD_BD4.0", "C", [4.3, 4.3, 5.4]],
    ["CAP-SMD_BD5.0", "C", [5.3, 5.3, 5.4]],
    ["CAP-SMD_BD6.3", "C", [6.6, 6.6, 5.8]],
    ["CAP-SMD_BD8.0", "C", [8.3, 8.3, 10.2]],
    ["CAP-SMD_BD10.0", "C", [10.3, 10.3, 10.2]],
    ["CAP-SMD_BD12.5", "C", [12.8, 12.8, 13.5]],
    ["CAP-SMD_BD16.0", "C", [16.3, 16.3, 16.5]],
    // Nichicon's general series.
    ["CP_Radial_D4.0mm", "C", [4, 4, 7]],
    ["CP_Radial_D5.0mm", "C", [5, 5, 11]],
    ["CP_Radial_D6.3mm", "C", [6.3, 6.3, 11]],
    ["CP_Radial_D8.0mm", "C", [8, 8, 11.5]],
    ["CP_Radial_D10.0mm", "C", [10, 10, 16]],
    ["CP_Radial_D12.5mm", "C", [12.5, 12.5, 20]],
    ["CP_Radial_D13.0mm", "C", [13, 13, 20]],
    ["CP_Radial_D16.0mm", "C", [16, 16, 25]],
    ["CP_Radial_D18.0mm", "C", [18, 18, 31.5]],
    // A can is higher than wide, in whichever order a name has them.
    ["CP_Radial_11x5mm", "C", [5, 5, 11]],
    ["CP_Radial_5x11mm", "C", [5, 5, 11]],
    // IEC 60122-3, and Epson's cases.
    ["HC49-U", "Y", [11.05, 4.65, 13.4]],
    ["HC49-US", "Y", [11.05, 4.65, 3.8]],
    ["HC49-SD_SMD", "Y", [12.4, 4.7, 3.8]],
    ["Crystal_SMD_7050", "Y", [7, 5, 1.3]],
    ["Crystal_SMD_5032", "Y", [5, 3.2, 1]],
    ["Crystal_SMD_3225", "Y", [3.2, 2.5, 0.7]],
    ["Crystal_SMD_2520", "Y", [2.5, 2, 0.5]],
    ["Crystal_SMD_2016", "Y", [2, 1.6, 0.5]],
    ["Crystal_SMD_1612", "Y", [1.6, 1.2, 0.4]],
    ["Crystal_SMD_3215", "Y", [3.2, 1.5, 0.8]],
    ["Crystal_SMD_2012", "Y", [2, 1.2, 0.6]],
    ["Crystal_ABS05", "Y", [1.6, 1, 0.5]],
    // TO-226, TO-220, TO-247: upright on 3 mm of lead.
    ["TO-92", "Q", [4.8, 4.8, 6.6]],
    ["TO-220-3", "Q", [10.1, 4.5, 18.5]],
    ["TO-247-3", "Q", [15.8, 5, 23.9]],
    ["TO-220-3_Horizontal", "Q", [10.1, 19.4, 4.5]],
    // C&K, Omron, Panasonic, Alps.
    ["KMR2", "SW", [4.2, 2.8, 1.9]],
    ["SW_PUSH_B3U", "SW", [3, 2.5, 1.6]],
    ["EVQ-Q2", "SW", [6.5, 6, 3.1]],
    ["SW_PUSH_FSMSM", "SW", [6, 3.8, 4]],
    ["SKQG", "SW", [5.2, 5.2, 1.5]],
    ["SW_PUSH", "SW", [6, 6, 4.3]],
    // JEDEC MS-001 and MS-011.
    ["DIP-8", "U", [8.12, 9.66, 4.1]],
    ["DIP-24", "U", [15.74, 29.98, 4.1]],
    ["DIP-24_Narrow", "U", [8.12, 29.98, 4.1]],
    ["DIP-8_Socket", "U", [10.16, 10.16, 4.2]],
    // Headers and sockets of Samtec.
    ["PinHeader_1x04_P2.54mm", "J", [2.54, 10.16, 8.54]],
    ["PinHeader_2x03_P2.00mm", "J", [4, 6, 6]],
    ["PinSocket_1x04_P2.54mm", "J", [2.54, 10.16, 8.5]],
    ["PinSocket_1x04_P2.00mm", "J", [2, 8, 4.3]],
    // Connectors and modules by their drawings.
    ["USB_C", "J", [8.94, 7.35, 3.26]],
    ["USB_Micro-B", "J", [7.5, 5, 2.6]],
    ["USB_Mini-B", "J", [7.7, 9.2, 3.95]],
    ["USB_B", "J", [12, 16, 10.9]],
    ["USB_A", "J", [13.1, 14, 5.7]],
    ["RJ45", "J", [16, 21.3, 13.5]],
    ["RJ11", "J", [11, 13, 11.5]],
    ["MicroSD", "J", [14.5, 14.2, 1.9]],
    ["U.FL", "J", [2.6, 2.6, 1.25]],
    ["SMA_Edge", "J", [6.4, 9.5, 6.4]],
    ["BarrelJack", "J", [9, 14, 11]],
    // Four contacts of 1, 1.25, 2 and 2.5 mm; the rest of the housing beside them.
    ["JST_SH_1x04", "J", [6, 4.25, 2.95]],
    ["JST_GH_1x04", "J", [8.25, 4.05, 4.25]],
    ["JST_PH_1x04", "J", [9.9, 4.5, 6]],
    ["JST_XH_1x04", "J", [12.4, 5.75, 7]],
    ["JST_VH_1x04", "J", [11, 5, 5]],
    ["TerminalBlock_1x03", "J", [15.24, 9.8, 11]],
    ["FPC_1x10", "J", [9, 4.5, 2]],
    ["DSUB-9", "J", [30.8, 12.5, 12.5]],
    ["DSUB-25", "J", [39.1, 12.5, 12.5]],
    ["ESP-12E", "U", [16, 24, 3]],
    ["ESP32-C3-MINI-1", "U", [13.2, 16.6, 2.4]],
    ["ESP32-WROOM-32", "U", [18, 25.5, 3.1]],
    ["ESP32-WROVER", "U", [18, 31.4, 3.3]],
    ["BMD-340", "U", [10.2, 15, 1.9]],
    ["RPi_Pico", "U", [21, 51, 3.7]],
    ["BME280", "U", [2.5, 2.5, 0.93]],
    ["WS2812B", "D", [5, 5, 1.6]],
    ["SK6812_MINI", "D", [3.5, 3.5, 1.95]],
    ["LED_1515", "D", [1.5, 1.5, 0.65]],
    ["HLK-PM01", "U", [34, 20.2, 15]],
    ["Cherry_MX", "SW", [15.6, 15.6, 11.6]],
    // Round LEDs: a flange of 1.12 diameters.
    ["LED_D3.0mm", "D", [3.36, 3.36, 5.1]],
    ["LED_D5.0mm", "D", [5.6, 5.6, 8.5]],
    // Axial parts on wires of 0.6 mm, bent at 2.54 mm steps.
    ["R_DIN0204_P7.62mm_AXIAL", "R", [8.22, 1.62, 1.61]],
    ["R_AXIAL_DIN0207_P10.16mm", "R", [10.76, 2.52, 2.51]],
    ["R_AXIAL_DIN0309", "R", [13.3, 3.22, 3.21]],
    ["D_DO-35", "D", [8.22, 1.92, 1.91]],
    ["D_DO-41", "D", [8.22, 2.72, 2.71]],
    ["D_DO-201", "D", [13.3, 5.32, 5.31]],
    // Discs stand 1 mm above the board.
    ["C_Disc_D5.0mm_W2.5mm_P5.00mm", "C", [5.5, 2.5, 6]],
    ["C_Disc_D8.0mm_W3.0mm_P5.00mm", "C", [8, 3, 9]],
    ["C_Rect_L7.0mm_W2.5mm_P5.00mm", "C", [7, 2.5, 8]],
  ])("%s has its size", (name, prefix, size) => {
    expect(measured(name, prefix).size).toEqual(size);
  });

  // Spacing of the leads, of Nichicon's series where the name has none.
  it.each([
    ["CP_Radial_D4.0mm", 1.5],
    ["CP_Radial_D5.0mm", 2],
    ["CP_Radial_D6.3mm", 2.5],
    ["CP_Radial_D8.0mm", 3.5],
    ["CP_Radial_D10.0mm", 5],
    ["CP_Radial_D12.5mm", 5],
    ["CP_Radial_D13.0mm", 5],
    ["CP_Radial_D16.0mm", 7.5],
    ["CP_Radial_D18.0mm", 7.5],
    ["CP_Radial_D5.0mm_P2.50mm", 2.5],
    ["HC49-U", 4.88],
    ["LED_D5.0mm", 2.54],
    ["C_Disc_D5.0mm", 5],
    ["TO-92", 1.27],
    ["TO-220-3", 2.54],
    ["TO-220-5", 1.7],
    ["TO-247-3", 5.45],
    ["DIP-24", 15.24],
    ["DIP-8", 7.62],
  ])("%s has its leads %d mm apart", (name, spacing) => {
    const { pins } = measured(name).body;
    const xs = [...new Set(pins.map(({ xMm }) => xMm))].toSorted((a, b) => a - b);
    expect(hundredths((xs[1] ?? 0) - (xs[0] ?? 0))).toBe(spacing);
    expect(pins.every(({ isThrough }) => isThrough)).toBe(true);
  });
});
