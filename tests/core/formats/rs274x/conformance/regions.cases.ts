// Regions (Gerber specification 4.10).

import type { ConformanceCase } from "./conformance-case";

const { PI } = Math;
const SQUARE = "X0Y0D02*\nX1000D01*\nY1000D01*\nX0D01*\nY0D01*";

export const REGIONS: ConformanceCase[] = [
  { name: "square", body: `G01*\nG36*\n${SQUARE}\nG37*`, box: [0, 0, 10, 10], area: 100, counts: [0, 0, 1] },
  {
    name: "square clockwise",
    body: "G01*\nG36*\nX0Y0D02*\nY1000D01*\nX1000D01*\nY0D01*\nX0D01*\nG37*",
    box: [0, 0, 10, 10],
    area: 100,
  },
  { name: "no aperture is needed", body: `G36*\n${SQUARE}\nG37*`, area: 100 },
  // Example 4.10.4.1 of the specification: rectangle 5 x 4 and a triangle of base 8 and height 4.
  {
    name: "arrow",
    body: "G36*\nX200Y300D02*\nG01*\nX700D01*\nY100D01*\nX1100Y500D01*\nX700Y900D01*\nY700D01*\nX200D01*\nY300D01*\nG37*",
    box: [2, 1, 11, 9],
    area: 20 + 16,
  },
  // 2 x 2 and half a disc of r = 1.
  {
    name: "an edge bows out",
    body: "G75*\nG36*\nX0Y0D02*\nG01*\nX200Y0D01*\nG03*\nX200Y200I0J100D01*\nG01*\nX0D01*\nY0D01*\nG37*",
    box: [0, 0, 3, 2],
    area: 4 + PI / 2,
  },
  {
    name: "an edge bows in",
    body: "G75*\nG36*\nX0Y0D02*\nG01*\nX200Y0D01*\nG02*\nX200Y200I0J100D01*\nG01*\nX0D01*\nY0D01*\nG37*",
    box: [0, 0, 2, 2],
    area: 4 - PI / 2,
  },
  {
    name: "a full circle",
    body: "G75*\nG36*\nX500Y0D02*\nG03*\nX500Y0I-500J0D01*\nG37*",
    box: [-5, -5, 5, 5],
    area: 25 * PI,
    counts: [0, 0, 1],
  },
  // A quarter disc of r = 2.
  {
    name: "G74 in a region",
    body: "G74*\nG36*\nX0Y0D02*\nG01*\nX200D01*\nG03*\nX0Y200I200J0D01*\nG01*\nY0D01*\nG37*",
    box: [0, 0, 2, 2],
    area: PI,
  },
  {
    name: "two contours side by side",
    body: `G36*\n${SQUARE}\nX2000Y0D02*\nX2500D01*\nY500D01*\nX2000D01*\nY0D01*\nG37*`,
    box: [0, 0, 25, 10],
    area: 125,
    counts: [0, 0, 2],
  },
  // Each is filled by itself: what lies within the other adds nothing.
  {
    name: "a contour within another",
    body: `G36*\n${SQUARE}\nX300Y300D02*\nX600D01*\nY600D01*\nX300D01*\nY300D01*\nG37*`,
    area: 100,
    dark: [[4, 4]],
  },
  {
    name: "a contour within another that turns the other way",
    body: `G36*\n${SQUARE}\nX300Y300D02*\nY600D01*\nX600D01*\nY300D01*\nX300D01*\nG37*`,
    area: 100,
    dark: [[4, 4]],
  },
  // 5 x 10 lie in both.
  {
    name: "overlapping contours",
    body: `G36*\n${SQUARE}\nX500Y0D02*\nX1500D01*\nY1000D01*\nX500D01*\nY0D01*\nG37*`,
    box: [0, 0, 15, 10],
    area: 150,
  },
  // Example 4.10.4.4: a diamond of diagonals 9 and 8 touches the square; its D02 has no coordinates.
  {
    name: "a contour from where the last ended",
    body: "G36*\nX0Y500D02*\nY1000D01*\nX1000D01*\nY0D01*\nX0D01*\nY500D01*\nD02*\nX-500Y100D01*\nX-900Y500D01*\nX-500Y900D01*\nX0Y500D01*\nG37*",
    box: [-9, 0, 10, 10],
    area: 100 + 36,
  },
  // 10 x 10 less 4 x 4.
  {
    name: "cut-in",
    body: "G36*\nX0Y500D02*\nY1000D01*\nX1000D01*\nY0D01*\nX0D01*\nY500D01*\nX300D01*\nY300D01*\nX700D01*\nY700D01*\nX300D01*\nY500D01*\nX0D01*\nG37*",
    box: [0, 0, 10, 10],
    area: 84,
    clear: [[5, 5]],
    dark: [
      [1, 5.1],
      [8, 5],
    ],
  },
  // 10 x 10 less a disc of r = 3 (4.10.4.7 with its center moved).
  {
    name: "cut-in around a circle",
    body: "G75*\nG36*\nX0Y500D02*\nG01*\nY1000D01*\nX1000D01*\nY0D01*\nX0D01*\nY500D01*\nX200D01*\nG03*\nX200Y500I300J0D01*\nG01*\nX0D01*\nG37*",
    area: 100 - 9 * PI,
    clear: [[5, 5]],
  },
  // The specification's 4.10.4.9: 9 x 15 less 4 x 4 less 4 x 3.
  {
    name: "two cut-ins on one line",
    body: "G36*\nX0Y0D02*\nG01*\nY1500D01*\nX900D01*\nY0D01*\nX300D01*\nY300D01*\nX700D01*\nY700D01*\nX300D01*\nY1000D01*\nX700D01*\nY1300D01*\nX300D01*\nY1000D01*\nY700D01*\nY300D01*\nY0D01*\nX0D01*\nG37*",
    box: [0, 0, 9, 15],
    area: 135 - 16 - 12,
    clear: [
      [5, 5],
      [5, 11],
    ],
    dark: [[5, 8]],
  },
  // 4.10.4.8: one contour over a pair of coinciding edges, square and diamond of diagonals 8 and 8.
  {
    name: "one contour around two areas",
    body: "G36*\nX0Y500D02*\nG01*\nY1000D01*\nX1000D01*\nY0D01*\nX0D01*\nY500D01*\nX-100D01*\nX-500Y100D01*\nX-900Y500D01*\nX-500Y900D01*\nX-100Y500D01*\nX0D01*\nG37*",
    box: [-9, 0, 10, 10],
    area: 132,
  },
  {
    name: "the pen's transformations do not touch it",
    body: `%LMXY*%\n%LR45*%\n%LS3*%\nG36*\n${SQUARE}\nG37*`,
    box: [0, 0, 10, 10],
    area: 100,
  },
  {
    name: "edges without length",
    body: "G36*\nX0Y0D02*\nX0Y0D01*\nX1000D01*\nX1000D01*\nY1000D01*\nX0D01*\nY0D01*\nG37*",
    area: 100,
  },
  {
    name: "two regions one after the other",
    body: `G36*\n${SQUARE}\nG37*\nG36*\nX0Y0D02*\nX-500D01*\nY-500D01*\nX0D01*\nY0D01*\nG37*`,
    area: 125,
    counts: [0, 0, 2],
  },
  {
    name: "draws go on after it",
    body: `%ADD10C,1*%\nD10*\nG36*\n${SQUARE}\nG37*\nX2000Y0D02*\nX2500D01*`,
    counts: [0, 1, 1],
    area: 100 + 5 + PI / 4,
  },
  { name: "moves alone", body: "G36*\nX0Y0D02*\nX1000Y0D02*\nG37*", box: null, counts: [0, 0, 0] },
  // Three corners are given: a straight edge closes them.
  {
    name: "left open, as all of its file",
    body: "G36*\nX0Y0D02*\nX1000Y0D01*\nX1000Y1000D01*\nG37*",
    area: 50,
  },
  {
    name: "left open before the next contour",
    body: `G36*\nX2000Y0D02*\nX3000Y0D01*\nX3000Y1000D01*\n${SQUARE}\nG37*`,
    area: 150,
    warnings: ["REGION_OPEN:7"],
  },
  { name: "without G37", gerbv: "draws a region at its G37", body: `G36*\n${SQUARE}`, area: 100, counts: [0, 0, 1] },
  {
    name: "a flash in it",
    body: `%ADD10C,1*%\nD10*\nG36*\n${SQUARE}\nX2000Y2000D03*\nG37*`,
    box: [0, 0, 10, 10],
    area: 100,
    warnings: ["MISPLACED_COMMAND:11"],
  },
  // A figure of eight: both loops are dark, 2 · (4 · 2 / 2).
  { name: "crossing itself", body: "G36*\nX0Y0D02*\nX400Y400D01*\nX400Y0D01*\nX0Y400D01*\nX0Y0D01*\nG37*", area: 8 },
];
