// Polarity of objects and of the image (Gerber specification 4.9.2, 2.7, 8.1.4).

import type { ConformanceCase } from "./conformance-case";

const TOOLS = "%ADD10R,10X10*%\n%ADD11C,4*%\n%ADD12C,2*%\n";
const { PI } = Math;

export const POLARITY: ConformanceCase[] = [
  { name: "dark from the start", body: `${TOOLS}D10*\nX0Y0D03*`, area: 100 },
  {
    name: "LPC erases",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*`,
    box: [-5, -5, 5, 5],
    area: 100 - 4 * PI,
    counts: [2, 0, 0],
    clear: [[0, 0]],
  },
  {
    name: "LPC erases what came before alone",
    body: `${TOOLS}%LPC*%\nD11*\nX0Y0D03*\n%LPD*%\nD10*\nX0Y0D03*`,
    area: 100,
  },
  {
    name: "dark again within the hole",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*\n%LPD*%\nD12*\nX0Y0D03*`,
    area: 100 - 3 * PI,
    dark: [[0, 0]],
    clear: [[1.5, 0]],
  },
  {
    name: "clear where nothing is",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nX5000Y0D03*`,
    box: [-5, -5, 5, 5],
    area: 100,
  },
  { name: "clear alone", body: `${TOOLS}%LPC*%\nD11*\nX0Y0D03*`, box: null, area: 0, counts: [1, 0, 0] },
  // A clear line of 8 x 2 with round ends.
  {
    name: "clear draw",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nD12*\nX-300Y0D02*\nX300Y0D01*`,
    area: 100 - 12 - PI,
    clear: [[0, 0]],
  },
  {
    name: "clear arc",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nD12*\nG75*\nG03*\nX300Y0D02*\nX300Y0I-300J0D01*`,
    area: 100 - PI * (16 - 4),
    dark: [[0, 0]],
    clear: [[3, 0]],
  },
  {
    name: "clear region",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nG36*\nX0Y0D02*\nX300D01*\nY300D01*\nX0D01*\nY0D01*\nG37*`,
    area: 91,
  },
  // The hole of the clear disc does not erase: ring of 2 less 1.
  {
    name: "clear flash with a hole",
    body: "%ADD10R,10X10*%\n%ADD11C,4X2*%\nD10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*",
    area: 100 - 3 * PI,
    dark: [[0, 0]],
  },
  {
    name: "clear macro with a cut",
    gerbv: "erases everything with it",
    body: "%AMSHAPE*1,1,4,0,0*1,0,2,0,0*%\n%ADD10R,10X10*%\n%ADD11SHAPE*%\nD10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*",
    area: 100 - 3 * PI,
    dark: [[0, 0]],
    clear: [[1.5, 0]],
  },
  // Big square 150², circle of r = 50 out, square 50² in, circle of r = 25 out of that: its left 10 lie in the square.
  {
    name: "the specification's four objects",
    body: "G75*\nG36*\nX2500Y2500D02*\nG01*\nX17500D01*\nY17500D01*\nX2500D01*\nY2500D01*\nG37*\n%LPC*%\nG36*\nX5000Y10000D02*\nG03*\nX5000Y10000I5000J0D01*\nG37*\n%LPD*%\nG01*\nG36*\nX7500Y7500D02*\nX12500D01*\nY12500D01*\nX7500D01*\nY7500D01*\nG37*\n%LPC*%\nG36*\nX11500Y10000D02*\nG03*\nX11500Y10000I2500J0D01*\nG37*",
    box: [25, 25, 175, 175],
    counts: [0, 0, 4],
    dark: [
      [30, 100],
      [100, 100],
      [170, 100],
    ],
    clear: [
      [60, 100],
      [120, 100],
      [149, 100],
      [160, 100],
    ],
  },
  {
    name: "polarity outlives the aperture",
    body: `${TOOLS}D10*\nX0Y0D03*\n%LPC*%\nD12*\nX0Y0D03*\nD11*\nX300Y0D03*`,
    clear: [
      [0, 0],
      [3, 0],
    ],
    dark: [[-3, 0]],
  },
  { name: "IPPOS says nothing new", body: `%IPPOS*%\n${TOOLS}D10*\nX0Y0D03*`, area: 100, dark: [[0, 0]] },
  {
    name: "IPNEG turns the image round",
    body: `%IPNEG*%\n${TOOLS}D11*\nX0Y0D03*`,
    dark: [[10, 10]],
    clear: [[0, 0]],
    warnings: ["NEGATIVE_IMAGE:3"],
  },
  {
    name: "IPNEG with clear objects",
    body: `%IPNEG*%\n${TOOLS}D11*\nX0Y0D03*\n%LPC*%\nD12*\nX0Y0D03*`,
    dark: [
      [10, 10],
      [0, 0],
    ],
    clear: [[1.5, 0]],
    warnings: ["NEGATIVE_IMAGE:3"],
  },
  { name: "a polarity that is none", body: `${TOOLS}%LPX*%\nD10*\nX0Y0D03*`, area: 100, warnings: ["BAD_PARAMETER:6"] },
];
