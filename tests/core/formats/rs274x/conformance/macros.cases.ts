// Aperture macros: primitives, expressions, variables, composition (Gerber specification 4.5, 8.2.4 to 8.2.6).

import type { ConformanceCase } from "./conformance-case";

/** The macro SHAPE, flashed once at the origin with `parameters`. */
const flash = (body: string, parameters = "") => `%AMSHAPE*\n${body}*%\n%ADD10SHAPE${parameters}*%\nD10*\nX0Y0D03*`;
const { PI, SQRT2, asin, cos, sin, sqrt } = Math;
/** Half of a square of side 2 turned by 30°, measured along the axes: cos 30° + sin 30°. */
const H = cos(PI / 6) + 0.5;
/** ∫ √(r² - y²) dy from -h to h: half of what a band of height 2h cuts out of a circle. */
const band = (r: number, h: number) => h * sqrt(r * r - h * h) + r * r * asin(h / r);

export const MACROS: ConformanceCase[] = [
  { name: "1 circle", body: flash("1,1,2,3,4,0"), box: [2, 3, 4, 5], area: PI },
  { name: "1 circle without rotation", body: flash("1,1,2,3,4"), box: [2, 3, 4, 5], area: PI },
  // (3, 0) turned by 90° is (0, 3).
  {
    name: "1 circle turned about the macro's origin",
    gerbv: "does not turn circles",
    body: flash("1,1,2,3,0,90"),
    box: [-1, 2, 1, 4],
    area: PI,
  },
  { name: "1 circle of diameter zero", body: flash("1,1,0,0,0"), box: null },
  { name: "20 vector line", body: flash("20,1,2,0,0,5,0,0"), box: [0, -1, 5, 1], area: 10 },
  // From (0,0) to (3,4), 5 long and 1 wide; the normal is (-0.4, 0.3).
  { name: "20 vector line slanting", body: flash("20,1,1,0,0,3,4,0"), box: [-0.4, -0.3, 3.4, 4.3], area: 5 },
  { name: "20 vector line turned", body: flash("20,1,2,0,0,5,0,90"), box: [-1, 0, 1, 5], area: 10 },
  { name: "20 vector line without length", body: flash("20,1,2,1,1,1,1,0"), box: null },
  { name: "2 vector line, the old code", body: flash("2,1,2,0,0,5,0,0"), box: [0, -1, 5, 1], area: 10 },
  { name: "21 centre line", body: flash("21,1,4,2,1,1,0"), box: [-1, 0, 3, 2], area: 8 },
  // x from -1 to 3, y from 0 to 2 turned by 90°: x from -2 to 0, y from -1 to 3.
  { name: "21 centre line turned about the origin", body: flash("21,1,4,2,1,1,90"), box: [-2, -1, 0, 3], area: 8 },
  // A square of side 2 on its corner.
  { name: "21 centre line by 45°", body: flash("21,1,2,2,0,0,45"), box: [-SQRT2, -SQRT2, SQRT2, SQRT2], area: 4 },
  { name: "21 centre line by -30°", body: flash("21,1,2,2,0,0,-30"), box: [-H, -H, H, H], area: 4 },
  { name: "22 lower left line", body: flash("22,1,4,2,1,1,0"), box: [1, 1, 5, 3], area: 8 },
  { name: "22 lower left line turned", body: flash("22,1,4,2,1,1,180"), box: [-5, -3, -1, -1], area: 8 },
  { name: "4 outline", body: flash("4,1,3,0,0,4,0,0,3,0,0,0"), box: [0, 0, 4, 3], area: 6 },
  { name: "4 outline clockwise", body: flash("4,1,3,0,0,0,3,4,0,0,0,0"), box: [0, 0, 4, 3], area: 6 },
  { name: "4 outline turned", body: flash("4,1,3,0,0,4,0,0,3,0,0,90"), box: [-3, 0, 0, 4], area: 6 },
  // An L: 3 x 3 less 2 x 2.
  {
    name: "4 outline with a bay",
    body: flash("4,1,6,0,0,3,0,3,1,1,1,1,3,0,3,0,0,0"),
    box: [0, 0, 3, 3],
    area: 5,
    clear: [[2, 2]],
  },
  // The specification's own example: (1,-1), (1,1), (2,1) turned by 30°; 1 x 2 / 2.
  {
    name: "4 outline over several lines",
    body: flash("4,1,3,\n1,-1,\n1,1,\n2,1,\n1,-1,\n30"),
    // x cos - y sin, x sin + y cos: (1.37, -0.37), (0.37, 1.37), (1.23, 1.87).
    box: [cos(PI / 6) - 0.5, 0.5 - cos(PI / 6), cos(PI / 6) + 0.5, 1 + cos(PI / 6)],
    area: 1,
  },
  // Three edges are given, the fourth point is not the first: a straight edge closes it. 2 x 2.
  { name: "4 outline left open", body: flash("4,1,3,0,0,2,0,2,2,0,2,0"), box: [0, 0, 2, 2], area: 4 },
  // 8/2 · 4² sin 45°.
  { name: "5 polygon", body: flash("5,1,8,0,0,8,0"), box: [-4, -4, 4, 4], area: 64 * sin(PI / 4) },
  // The center (3, 0) goes to (0, 3); the square's corners stay on the axes.
  {
    name: "5 polygon turned about the origin",
    gerbv: "turns it about its own centre",
    body: flash("5,1,4,3,0,2,90"),
    box: [-1, 2, 1, 4],
    area: 2,
  },
  // Rings 10 to 8 and 6 to 4: 9π + 5π; no cross.
  {
    name: "6 moiré of two rings",
    body: flash("6,0,0,10,1,1,2,0,0,0"),
    box: [-5, -5, 5, 5],
    area: 14 * PI,
    clear: [[3.5, 0]],
  },
  // Radii 3 to 2, then 1 to 0: the inner ring has no room and is a disc. 5π + π.
  { name: "6 moiré whose inner ring is a disc", body: flash("6,0,0,6,1,1,5,0,0,0"), area: 6 * PI, dark: [[0, 0]] },
  // Two bars of 8 x 1 alone: 8 + 8 less the square where they cross.
  { name: "6 moiré without rings", body: flash("6,0,0,0,0,0,0,1,8,0"), box: [-4, -4, 4, 4], area: 15 },
  // The cross turned by 45° reaches (4 + 0.5)/√2.
  {
    name: "6 moiré turned",
    body: flash("6,0,0,0,0,0,0,1,8,45"),
    box: [-4.5 / SQRT2, -4.5 / SQRT2, 4.5 / SQRT2, 4.5 / SQRT2],
    area: 15,
  },
  // Ring of 5 and 3 less four gaps 2 wide, each half a band of r = 5 less that of r = 3.
  {
    name: "7 thermal",
    body: flash("7,0,0,10,6,2,0"),
    area: 16 * PI - 4 * (band(5, 1) - band(3, 1)),
    box: [-sqrt(24), -sqrt(24), sqrt(24), sqrt(24)],
    clear: [
      [4, 0],
      [0, -4],
      [0, 0],
    ],
    dark: [[3, 3]],
  },
  {
    name: "7 thermal turned",
    body: flash("7,0,0,10,6,2,45"),
    area: 16 * PI - 4 * (band(5, 1) - band(3, 1)),
    dark: [[4, 0]],
    clear: [[2.8, 2.8]],
  },
  // Gap 4 ≥ 2/√2: the inner circle lies within the cross. Disc less two bands 4 high, plus the square counted twice.
  {
    name: "7 thermal whose gap swallows the inner circle",
    gerbv: "makes no picture of it",
    body: flash("7,0,0,10,2,4,0"),
    area: 25 * PI - 4 * band(5, 2) + 16,
  },
  {
    name: "7 thermal about (2, 0) turned by 90°",
    gerbv: "turns it about its own centre",
    body: flash("7,2,0,2,1,0,90"),
    box: [-1, 1, 1, 3],
    area: 0.75 * PI,
  },
  // 4 x 4 less π.
  { name: "exposure off cuts out", body: flash("21,1,4,4,0,0,0*\n1,0,2,0,0"), area: 16 - PI, clear: [[0, 0]] },
  // Later objects are not cut: π is filled in again.
  {
    name: "exposure off acts on what came before alone",
    body: flash("21,1,4,4,0,0,0*\n1,0,2,0,0*\n1,1,1,0,0"),
    area: 16 - 0.75 * PI,
    dark: [[0, 0]],
  },
  { name: "exposure off first changes nothing", body: flash("1,0,2,0,0*\n21,1,4,4,0,0,0"), area: 16 },
  {
    name: "exposure off by each primitive",
    gerbv: "erases with no vector line",
    body: flash("21,1,8,8,0,0,0*\n20,0,1,-3,-3,3,-3,0*\n4,0,3,0,0,2,0,0,2,0,0,0*\n5,0,4,-2,2,2,0"),
    area: 64 - 6 - 2 - 2,
  },
  // 2 turns the exposure of the last primitive round: on, off.
  { name: "exposure 2 of the first specifications", body: flash("21,1,4,4,0,0,0*\n1,2,2,0,0"), area: 16 - PI },
  {
    name: "a hole in a macro does not clear the layer",
    body: "%AMSHAPE*21,1,4,4,0,0,0*1,0,2,0,0*%\n%ADD10SHAPE*%\n%ADD11C,1*%\nD11*\nX0Y0D03*\nD10*\nX0Y0D03*",
    area: 16 - 0.75 * PI,
    dark: [[0, 0]],
  },
  { name: "parameters", body: flash("1,1,$1,$2,$3", ",2X3X4"), box: [2, 3, 4, 5], area: PI },
  { name: "a parameter never given is 0", body: flash("1,1,$1,$2,$3", ",2"), box: [-1, -1, 1, 1] },
  { name: "a new variable", body: flash("$4=$1x0.75*\n1,1,$1,0,0*\n1,0,$4,0,0", ",4"), area: PI * (4 - 2.25) },
  // $2 = 2, $3 = 2 · 2 + 1 = 5.
  {
    name: "a variable of variables",
    body: flash("$2=$1/2*\n$3=$2x2+1*\n21,1,$3,$2,0,0,0", ",4"),
    box: [-2.5, -1, 2.5, 1],
  },
  // 1 + 2 · 3 = 7, not 9.
  { name: "multiplication before addition", body: flash("21,1,1+2x3,1,0,0,0"), box: [-3.5, -0.5, 3.5, 0.5] },
  { name: "brackets", gerbv: "knows no brackets", body: flash("21,1,(1+2)x3,1,0,0,0"), box: [-4.5, -0.5, 4.5, 0.5] },
  {
    name: "brackets in brackets",
    gerbv: "knows no brackets",
    body: flash("21,1,((1+1)x(2+1))/2,1,0,0,0"),
    box: [-1.5, -0.5, 1.5, 0.5],
  },
  { name: "from left to right: 8 / 4 / 2", body: flash("21,1,8/4/2,2-1-0.5,0,0,0"), box: [-0.5, -0.25, 0.5, 0.25] },
  {
    name: "unary minus and plus",
    gerbv: "takes a sign for an operator",
    body: flash("1,1,2,-$1,+$2", ",3X4"),
    box: [-4, 3, -2, 5],
  },
  {
    name: "unary minus before brackets",
    gerbv: "knows no brackets",
    body: flash("1,1,2,-(1+2),0"),
    box: [-4, -1, -2, 1],
  },
  { name: "multiplication as a capital X", body: flash("1,1,2X$1,0,0", ",1"), box: [-1, -1, 1, 1] },
  { name: "division gives decimals", body: flash("1,1,3/2,0,0"), box: [-0.75, -0.75, 0.75, 0.75] },
  { name: "comments", body: flash("0 A round pad, $1 is not read*\n1,1,2,0,0*\n0 the end"), area: PI },
  { name: "a whole macro on one line", body: "%AMSHAPE*0 c*1,1,$1,0,0*%%ADD10SHAPE,2*%D10*X0Y0D03*", area: PI },
  { name: "closing % on a line of its own", body: "%AMSHAPE*\n1,1,2,0,0*\n%\n%ADD10SHAPE*%\nD10*\nX0Y0D03*", area: PI },
  // Defaults of 1/2 would give 5; the modifier left empty is 0.
  { name: "an empty modifier is 0", body: flash("21,1,4,2,,,0"), box: [-2, -1, 2, 1] },
  {
    name: "a name of dots, underscores and dollars",
    body: "%AM_a.B$9*1,1,2,0,0*%\n%ADD10_a.B$9*%\nD10*\nX0Y0D03*",
    area: PI,
  },
  {
    name: "names told apart by case",
    gerbv: "knows no names of one letter",
    body: "%AMa*1,1,2,0,0*%\n%AMA*1,1,4,0,0*%\n%ADD10a*%\nD10*\nX0Y0D03*",
    area: PI,
  },
  // In inches a diameter of 1 is 25.4 mm.
  {
    name: "inches",
    file: "%FSLAX24Y24*%\n%MOIN*%\n%AMSHAPE*1,1,$1,$1,0*%\n%ADD10SHAPE,1*%\nD10*\nX0Y0D03*\nM02*\n",
    box: [12.7, -12.7, 38.1, 12.7],
  },
  // 2 x 1 with corners of 0.25: 2 - (4 - π) 0.0625.
  {
    name: "the specification's rounded box",
    gerbv: "takes a sign for an operator",
    body: flash(
      "21,1,$1,$2-$3-$3,0,0,$4*\n21,1,$1-$3-$3,$2,0,0,$4*\n$5=$1/2*\n$6=$2/2*\n$7=2x$3*\n1,1,$7,$5-$3,$6-$3,$4*\n1,1,$7,-$5+$3,$6-$3,$4*\n1,1,$7,-$5+$3,-$6+$3,$4*\n1,1,$7,$5-$3,-$6+$3,$4",
      ",2X1X0.25X90",
    ),
    box: [-0.5, -1, 0.5, 1],
    area: 2 - (4 - PI) * 0.0625,
  },
  {
    name: "division by zero counts as 0",
    body: flash("1,1,2,1/$1,0"),
    box: [-1, -1, 1, 1],
    warnings: ["MACRO_DIVISION_BY_ZERO:5"],
    gerbv: "divides all the same",
  },
  {
    name: "a word that is no statement",
    body: flash("1,1,2,0,0*\nradius)"),
    area: PI,
    warnings: ["BAD_MACRO:5"],
  },
  { name: "an unknown primitive", body: flash("1,1,2,0,0*\n9,1,1"), area: PI, warnings: ["BAD_MACRO:6"] },
  {
    name: "a broken expression",
    body: flash("1,1,2+,0,0*\n1,1,2,0,0"),
    area: PI,
    warnings: ["BAD_MACRO:4"],
  },
  {
    name: "an outline short of points",
    body: flash("4,1,5,0,0,1,0*\n1,1,2,0,0"),
    area: PI,
    warnings: ["BAD_MACRO:6"],
  },
  { name: "a macro never defined", body: "%ADD10NOPE*%\nD10*\nX0Y0D03*", box: null, warnings: ["MACRO_MISSING:3"] },
];
