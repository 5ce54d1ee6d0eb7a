// Draws along arcs: G75 and, deprecated, G74 (Gerber specification 4.7.2, 8.1.10).

import type { ConformanceCase } from "./conformance-case";

/** With a pen of 0.2 mm: a quarter of radius r covers π/2 · r · 0.2 and the two half ends, π 0.01. */
const PEN = "%ADD10C,0.2*%\nD10*\n";
const { PI, SQRT2, acos } = Math;
const arc = (radius: number, sweep: number) => radius * sweep * 0.2 + PI * 0.01;

export const ARCS: ConformanceCase[] = [
  // From (2, 0) to (0, 2) around the origin.
  {
    name: "G75 quarter counter-clockwise",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX0Y200I-200J0D01*`,
    box: [-0.1, -0.1, 2.1, 2.1],
    area: arc(2, PI / 2),
    counts: [0, 1, 0],
  },
  // The same ends the other way round: three quarters, in two bends.
  {
    name: "G75 three quarters clockwise",
    body: `${PEN}G75*\nX200Y0D02*\nG02*\nX0Y200I-200J0D01*`,
    box: [-2.1, -2.1, 2.1, 2.1],
    area: arc(2, 1.5 * PI),
    clear: [[SQRT2, SQRT2]],
  },
  {
    name: "G75 half",
    body: `${PEN}G75*\nX-200Y0D02*\nG02*\nX200Y0I200J0D01*`,
    box: [-2.1, -0.1, 2.1, 2.1],
    area: arc(2, PI),
    dark: [[0, 2]],
  },
  // A ring from 1.9 to 2.1 without ends.
  {
    name: "G75 full circle",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX200Y0I-200J0D01*`,
    box: [-2.1, -2.1, 2.1, 2.1],
    area: PI * (2.1 ** 2 - 1.9 ** 2),
  },
  {
    name: "G75 full circle clockwise",
    body: `${PEN}G75*\nX0Y600D02*\nG02*\nX0Y600I500J0D01*`,
    box: [-0.1, 0.9, 10.1, 11.1],
    area: PI * (5.1 ** 2 - 4.9 ** 2),
  },
  {
    name: "G75 full circle without coordinates",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nI-200J0D01*`,
    area: PI * (2.1 ** 2 - 1.9 ** 2),
  },
  {
    name: "G75 offset of J alone",
    body: `${PEN}G75*\nX0Y-200D02*\nG03*\nX200Y0J200D01*`,
    box: [-0.1, -2.1, 2.1, 0.1],
    area: arc(2, PI / 2),
  },
  // Center (0, 2), radius 5, over the top: the specification's example 4.7.2.1.
  {
    name: "G75 the specification's arc",
    body: `${PEN}G75*\nX300Y-200D02*\nG03*\nX-300Y-200I-300J400D01*`,
    box: [-5.1, -2.1, 5.1, 7.1],
    area: arc(5, 2 * PI - 2 * acos(0.8)),
  },
  {
    name: "the mode stays for the arcs that follow",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX0Y200I-200J0D01*\nX-200Y0I0J-200D01*`,
    box: [-2.1, -0.1, 2.1, 2.1],
    counts: [0, 2, 0],
    area: arc(2, PI),
  },
  {
    name: "G01 ends the arcs",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX0Y200I-200J0D01*\nG01*\nX0Y0D01*`,
    counts: [0, 2, 0],
    dark: [[0, 1]],
  },
  {
    name: "a centre without distance is a straight line",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX0Y0I0J0D01*`,
    area: 0.4 + PI * 0.01,
    dark: [[1, 0.05]],
  },
  // The radii 2 and 2.02 lie within what files are rounded to; no word about it.
  {
    name: "radii that differ by a hundredth",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX0Y202I-200J0D01*`,
    dark: [
      [0, 2.02],
      [2, 0],
    ],
    counts: [0, 1, 0],
  },
  {
    name: "radii that differ by half",
    body: `${PEN}G75*\nX200Y0D02*\nG03*\nX0Y300I-200J0D01*`,
    dark: [
      [0, 3],
      [2, 0],
    ],
    warnings: ["ARC_RADIUS:8"],
    gerbv: "keeps the first radius",
  },
  // A pen wider than its arc: r = 0.5 along a quarter of radius 0.25.
  {
    name: "pen wider than the arc",
    body: "%ADD10C,1*%\nD10*\nG75*\nX25Y0D02*\nG03*\nX0Y25I-25J0D01*",
    box: [-0.5, -0.5, 0.75, 0.75],
    dark: [[0, 0]],
  },
  {
    name: "arc of width zero",
    gerbv: "draws a hair line",
    body: "%ADD10C,0*%\nD10*\nG75*\nX200Y0D02*\nG03*\nX0Y200I-200J0D01*",
    box: [0, 0, 2, 2],
    area: 0,
  },
  // A square of 0.4 along the quarter of radius 2: its inner and outer rims reach 0.2 beyond at the ends.
  {
    name: "square along an arc",
    body: "%ADD10R,0.4X0.4*%\nD10*\nG75*\nX200Y0D02*\nG03*\nX0Y200I-200J0D01*",
    box: [-0.2, -0.2, 2.2, 2.2],
    dark: [
      [SQRT2, SQRT2],
      [SQRT2 + 0.19, SQRT2 + 0.19],
    ],
    gerbv: "draws it round",
  },
  {
    name: "G74 quarter, offsets without signs",
    body: `${PEN}G74*\nX200Y0D02*\nG03*\nX0Y200I200J0D01*`,
    box: [-0.1, -0.1, 2.1, 2.1],
    area: arc(2, PI / 2),
  },
  {
    name: "G74 quarter clockwise",
    body: `${PEN}G74*\nX0Y200D02*\nG02*\nX200Y0I0J200D01*`,
    box: [-0.1, -0.1, 2.1, 2.1],
    area: arc(2, PI / 2),
    dark: [[SQRT2, SQRT2]],
  },
  // The other candidate: from (0, 2) to (2, 0) counter-clockwise goes around (2, 2).
  {
    name: "G74 takes the centre that fits the sense",
    body: `${PEN}G74*\nX0Y200D02*\nG03*\nX200Y0I200J0D01*`,
    dark: [[2 - SQRT2, 2 - SQRT2]],
    clear: [[SQRT2, SQRT2]],
    area: arc(2, PI / 2),
  },
  // Around (7, 6), radius 4: the specification's example 49.
  {
    name: "G74 circle of four quarters",
    body: `${PEN}G74*\nX1100Y600D02*\nG03*\nX700Y1000I400J0D01*\nX300Y600I0J400D01*\nX700Y200I400J0D01*\nX1100Y600I0J400D01*`,
    box: [2.9, 1.9, 11.1, 10.1],
    counts: [0, 4, 0],
    area: PI * (4.1 ** 2 - 3.9 ** 2),
  },
  // An eighth: from (2, 0) to (√2, √2), rounded to hundredths.
  {
    name: "G74 eighth",
    body: `${PEN}G74*\nX200Y0D02*\nG03*\nX141Y141I200J0D01*`,
    dark: [[1.85, 0.765]],
    clear: [[0, 2]],
    counts: [0, 1, 0],
  },
  {
    name: "G74 from a point to itself is a dot",
    body: `${PEN}G74*\nX0Y600D02*\nG02*\nX0Y600I500J0D01*`,
    box: [-0.1, 5.9, 0.1, 6.1],
    area: PI * 0.01,
  },
  {
    name: "G75 after G74",
    body: `${PEN}G74*\nG75*\nX200Y0D02*\nG03*\nX200Y0I-200J0D01*`,
    area: PI * (2.1 ** 2 - 1.9 ** 2),
  },
  {
    name: "neither G74 nor G75, offsets with signs",
    gerbv: "takes G74 for granted",
    body: `${PEN}X200Y0D02*\nG03*\nX0Y200I-200J0D01*`,
    area: arc(2, PI / 2),
    warnings: ["ARC_MODE_MISSING:7"],
  },
  {
    name: "neither G74 nor G75, offsets without signs",
    body: `${PEN}X200Y0D02*\nG03*\nX0Y200I200J0D01*`,
    area: arc(2, PI / 2),
    warnings: ["ARC_MODE_MISSING:7"],
  },
];
