// Draws with straight lines (Gerber specification 4.7.1, 4.8, 8.2.3).

import type { ConformanceCase } from "./conformance-case";

const draw = (aperture: string, words: string) => `%ADD10${aperture}*%\nD10*\nG01*\n${words}`;
const { PI } = Math;

export const STROKES: ConformanceCase[] = [
  // 10 x 1 and a circle of r = 0.5.
  {
    name: "round draw",
    body: draw("C,1", "X0Y0D02*\nX1000Y0D01*"),
    box: [-0.5, -0.5, 10.5, 0.5],
    area: 10 + PI / 4,
    counts: [0, 1, 0],
  },
  // 3-4-5: 5 x 1 and the circle.
  {
    name: "round draw slanting",
    body: draw("C,1", "X0Y0D02*\nX300Y400D01*"),
    box: [-0.5, -0.5, 3.5, 4.5],
    area: 5 + PI / 4,
  },
  {
    name: "draw without length is a dot",
    body: draw("C,1", "X100Y100D02*\nX100Y100D01*"),
    box: [0.5, 0.5, 1.5, 1.5],
    area: PI / 4,
    counts: [0, 1, 0],
  },
  { name: "D01 alone draws to where one is", body: draw("C,1", "X100Y100D02*\nD01*"), area: PI / 4, counts: [0, 1, 0] },
  // Two legs of 10 x 1 that meet at a right angle: the corner's overlap is a 0.5 square and three quarters of the
  // circle stand out. Minkowski: length 20 · 1 + circle, less the inner square of 0.5² that both legs cover.
  {
    name: "draws on from draw to draw",
    body: draw("C,1", "X0Y0D02*\nX1000Y0D01*\nX1000Y1000D01*"),
    box: [-0.5, -0.5, 10.5, 10.5],
    area: 20 + PI / 4 + PI / 16 - 0.25,
    counts: [0, 2, 0],
  },
  { name: "X alone keeps Y", body: draw("C,1", "X0Y200D02*\nX1000D01*"), box: [-0.5, 1.5, 10.5, 2.5] },
  { name: "Y alone keeps X", body: draw("C,1", "X200Y0D02*\nY1000D01*"), box: [1.5, -0.5, 2.5, 10.5] },
  { name: "the first point starts from the origin", body: draw("C,1", "X1000Y0D01*"), box: [-0.5, -0.5, 10.5, 0.5] },
  // Shows nothing, but the path is there for an outline.
  {
    name: "draw of width zero",
    gerbv: "draws a hair line",
    body: draw("C,0", "X0Y0D02*\nX1000Y500D01*"),
    box: [0, 0, 10, 5],
    area: 0,
    counts: [0, 1, 0],
  },
  // 10 + 1 long, 1 high.
  {
    name: "square along its side",
    body: draw("R,1X1", "X0Y0D02*\nX1000Y0D01*"),
    box: [-0.5, -0.5, 10.5, 0.5],
    area: 11,
    counts: [0, 0, 1],
  },
  // Its own 2 x 1, and what it sweeps along x: 10 x 1.
  { name: "rectangle along x", body: draw("R,2X1", "X0Y0D02*\nX1000Y0D01*"), box: [-1, -0.5, 11, 0.5], area: 12 },
  { name: "rectangle along y", body: draw("R,2X1", "X0Y0D02*\nX0Y1000D01*"), box: [-1, -0.5, 1, 10.5], area: 22 },
  // Its own 2, and 10 · 1 along x and 10 · 2 along y.
  {
    name: "rectangle slanting",
    body: draw("R,2X1", "X0Y0D02*\nX1000Y1000D01*"),
    box: [-1, -0.5, 11, 10.5],
    area: 32,
    clear: [[-0.5, 1.5]],
  },
  { name: "rectangle without length", body: draw("R,2X1", "X0Y0D02*\nX0Y0D01*"), box: [-1, -0.5, 1, 0.5], area: 2 },
  // A pen of r = 0.5 with a hole draws a full line.
  {
    name: "circle with a hole draws a full line",
    body: draw("C,1X0.5", "X0Y0D02*\nX1000Y0D01*"),
    area: 10 + PI / 4,
  },
  // The specification says nothing of these pens. Lengthwise the obround sweeps 10 x 1 and its own 1 x 1 with two caps.
  {
    name: "obround draws what it covers on its way",
    body: draw("O,2X1", "X0Y0D02*\nX1000Y0D01*"),
    box: [-1, -0.5, 11, 0.5],
    area: 11 + PI / 4,
    warnings: ["STROKE_APERTURE:7"],
    gerbv: "nothing is laid down for it",
  },
  // Upwards it is 2 wide: 10 x 2 and its own area.
  {
    name: "obround across its length",
    body: draw("O,2X1", "X0Y0D02*\nX0Y1000D01*"),
    area: 20 + 1 + PI / 4,
    warnings: ["STROKE_APERTURE:7"],
    gerbv: "nothing is laid down for it",
  },
  // A square of side 2 on its corner (diagonal 2.828): along x it sweeps 10 x 2.828 and its own 4.
  {
    name: "polygon draws what it covers on its way",
    body: draw("P,2.828427X4", "X0Y0D02*\nX1000Y0D01*"),
    area: 10 * 2.828427 + 4,
    warnings: ["STROKE_APERTURE:7"],
    gerbv: "nothing is laid down for it",
  },
  // A cross of 3 x 1 and 1 x 3: its hull is the square of 3 less four corners of 1 · 1 / 2.
  {
    name: "macro draws the hull of its parts",
    body: `%AMCROSS*21,1,3,1,0,0,0*21,1,1,3,0,0,0*%\n${draw("CROSS", "X0Y0D02*\nX1000Y0D01*")}`,
    area: 30 + 7,
    warnings: ["STROKE_APERTURE:8"],
    gerbv: "nothing is laid down for it",
  },
  {
    name: "macro draws what it covers on its way",
    body: `%AMSHAPE*21,1,2,1,0,0,0*%\n${draw("SHAPE", "X0Y0D02*\nX1000Y0D01*")}`,
    area: 12,
    warnings: ["STROKE_APERTURE:8"],
    gerbv: "nothing is laid down for it",
  },
  {
    name: "flash between two draws ends none",
    body: draw("C,1", "X0Y0D02*\nX500Y0D01*\nX1000Y0D03*\nX1500Y0D01*"),
    box: [-0.5, -0.5, 15.5, 0.5],
    counts: [1, 2, 0],
    dark: [[12, 0.2]],
    clear: [[7, 0]],
  },
  {
    name: "move without a draw leaves nothing",
    body: draw("C,1", "X0Y0D02*\nX500Y0D02*"),
    box: null,
    counts: [0, 0, 0],
  },
  { name: "flash where one is", body: draw("C,1", "X300Y400D02*\nD03*"), box: [2.5, 3.5, 3.5, 4.5], counts: [1, 0, 0] },
  { name: "flash with X alone", body: draw("C,1", "X300Y400D02*\nX0D03*"), box: [-0.5, 3.5, 0.5, 4.5] },
  // The two crossing: 2 · (10 + π/4) less the square of 1 where they cross.
  {
    name: "crossing draws count once",
    body: draw("C,1", "X-500Y0D02*\nX500Y0D01*\nX0Y-500D02*\nX0Y500D01*"),
    area: 20 + PI / 2 - 1,
  },
  // r = 1: the second lies wholly over the first.
  {
    name: "a draw there and back counts once",
    body: draw("C,2", "X0Y0D02*\nX500Y0D01*\nX0Y0D01*"),
    area: 10 + PI,
    counts: [0, 2, 0],
  },
  {
    name: "draws of two pens",
    body: "%ADD10C,1*%\n%ADD11C,2*%\nD10*\nX0Y0D02*\nX500Y0D01*\nD11*\nX500Y500D02*\nX1000Y500D01*",
    box: [-0.5, -0.5, 11, 6],
    area: 5 + PI / 4 + 10 + PI,
  },
];
