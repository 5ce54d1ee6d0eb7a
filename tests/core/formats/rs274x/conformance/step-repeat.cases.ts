// Step and repeat (Gerber specification 4.12, 8.3.4).

import type { ConformanceCase } from "./conformance-case";

/** A dot of r = 0.5 at the origin unless it says otherwise. */
const DOT = "%ADD10C,1*%\n%ADD11C,0.5*%\nD10*\n";
const { PI } = Math;

export const STEP_REPEAT: ConformanceCase[] = [
  // Columns at 0, 5, 10; rows at 0, 4.
  {
    name: "three columns, two rows",
    body: `${DOT}%SRX3Y2I5J4*%\nX0Y0D03*\n%SR*%`,
    box: [-0.5, -0.5, 10.5, 4.5],
    area: 6 * (PI / 4),
    counts: [6, 0, 0],
  },
  { name: "one row", body: `${DOT}%SRX4Y1I5.0J0*%\nX0Y0D03*\n%SR*%`, box: [-0.5, -0.5, 15.5, 0.5], counts: [4, 0, 0] },
  { name: "one column", body: `${DOT}%SRX1Y3I0J2*%\nX0Y0D03*\n%SR*%`, box: [-0.5, -0.5, 0.5, 4.5], counts: [3, 0, 0] },
  {
    name: "what follows SR stands alone",
    body: `${DOT}%SRX2Y1I5J0*%\nX0Y0D03*\n%SR*%\nX0Y1000D03*`,
    counts: [3, 0, 0],
    box: [-0.5, -0.5, 5.5, 10.5],
  },
  {
    name: "what came before is not repeated",
    body: `${DOT}X0Y1000D03*\n%SRX2Y1I5J0*%\nX0Y0D03*\n%SR*%`,
    counts: [3, 0, 0],
    clear: [[5, 10]],
  },
  {
    name: "steps below zero",
    body: `${DOT}%SRX2Y2I-5J-4*%\nX0Y0D03*\n%SR*%`,
    box: [-5.5, -4.5, 0.5, 0.5],
    counts: [4, 0, 0],
  },
  // One inch is 25.4 mm.
  {
    name: "steps in inches",
    file: "%FSLAX24Y24*%\n%MOIN*%\n%ADD10C,.1*%\nD10*\n%SRX2Y1I1J0*%\nX0Y0D03*\n%SR*%\nM02*\n",
    box: [-1.27, -1.27, 26.67, 1.27],
    counts: [2, 0, 0],
  },
  {
    name: "draws",
    body: `${DOT}%SRX2Y1I5J0*%\nX0Y0D02*\nX200Y0D01*\n%SR*%`,
    counts: [0, 2, 0],
    area: 2 * (2 + PI / 4),
    box: [-0.5, -0.5, 7.5, 0.5],
  },
  {
    name: "arcs",
    body: `${DOT}G75*\nG03*\n%SRX2Y1I10J0*%\nX200Y0D02*\nX200Y0I-200J0D01*\n%SR*%`,
    box: [-2.5, -2.5, 12.5, 2.5],
    area: 2 * PI * (2.5 ** 2 - 1.5 ** 2),
  },
  {
    name: "regions",
    body: "%SRX1Y2I0J5*%\nG36*\nX0Y0D02*\nX200D01*\nY200D01*\nX0D01*\nY0D01*\nG37*\n%SR*%",
    counts: [0, 0, 2],
    area: 8,
    box: [0, 0, 2, 7],
  },
  {
    name: "two apertures",
    body: `${DOT}%SRX2Y1I5J0*%\nX0Y0D03*\nD11*\nX100Y0D03*\n%SR*%`,
    counts: [4, 0, 0],
    area: 2 * (PI / 4 + PI / 16),
  },
  // The second copy's clear dot at (2, 0) lands on the first copy's dark one: copies go on in order.
  {
    name: "clear objects erase the copies before them",
    body: `${DOT}%SRX2Y1I2J0*%\n%LPD*%\nX200Y0D03*\n%LPC*%\nX0Y0D03*\n%SR*%`,
    box: [1.5, -0.5, 4.5, 0.5],
    clear: [[2, 0]],
    dark: [[4, 0]],
    counts: [4, 0, 0],
  },
  // Each copy darkens (3, 0) and clears (0, 3) of itself. The copy at (0, 3) darkens (3, 3), the one at (3, 0) clears
  // it: clear where the rows go first, dark where the columns do.
  {
    name: "rows go before columns",
    body: `${DOT}%SRX2Y2I3J3*%\nX300Y0D03*\n%LPC*%\nX0Y300D03*\n%LPD*%\n%SR*%`,
    counts: [8, 0, 0],
    box: [2.5, -0.5, 6.5, 3.5],
    dark: [
      [3, 0],
      [6, 0],
      [6, 3],
    ],
    clear: [[3, 3]],
  },
  {
    name: "clears what lies outside of it",
    body: "%ADD10R,20X4*%\n%ADD11C,1*%\nD10*\nX500Y0D03*\n%LPC*%\nD11*\n%SRX3Y1I5J0*%\nX0Y0D03*\n%SR*%",
    area: 80 - 3 * (PI / 4),
    clear: [
      [0, 0],
      [5, 0],
      [10, 0],
    ],
  },
  // A block of two dots 1 apart, repeated five times 5 apart.
  {
    name: "block apertures in it",
    body: `${DOT}%ABD20*%\nX0Y0D03*\nX100Y0D03*\n%AB*%\nD20*\n%SRX5Y1I5J0*%\nX0Y0D03*\n%SR*%`,
    counts: [10, 0, 0],
    box: [-0.5, -0.5, 21.5, 0.5],
    gerbv: "does not know AB",
  },
  {
    name: "a block defined in it",
    body: `${DOT}%SRX2Y1I5J0*%\n%ABD20*%\nX0Y0D03*\n%AB*%\nD20*\nX0Y100D03*\n%SR*%`,
    counts: [2, 0, 0],
    box: [-0.5, 0.5, 5.5, 1.5],
    gerbv: "does not know AB",
  },
  {
    name: "a second SR ends the first",
    body: `${DOT}%SRX2Y1I5J0*%\nX0Y0D03*\n%SRX1Y2I0J5*%\nX0Y1000D03*\n%SR*%`,
    counts: [4, 0, 0],
    box: [-0.5, -0.5, 5.5, 15.5],
  },
  {
    name: "SRX1Y1I0J0 ends it",
    body: `${DOT}%SRX2Y1I5J0*%\nX0Y0D03*\n%SRX1Y1I0J0*%\nX0Y1000D03*`,
    counts: [3, 0, 0],
    box: [-0.5, -0.5, 5.5, 10.5],
  },
  { name: "SRX1Y1I0J0 in the header", body: `%SRX1Y1I0J0*%\n${DOT}X0Y0D03*`, counts: [1, 0, 0] },
  {
    name: "the end of the file ends it",
    body: `${DOT}%SRX2Y1I5J0*%\nX0Y0D03*`,
    counts: [2, 0, 0],
    box: [-0.5, -0.5, 5.5, 0.5],
  },
  { name: "SR without an open one", body: `${DOT}%SR*%\nX0Y0D03*`, counts: [1, 0, 0] },
  {
    name: "transformed apertures",
    body: "%ADD10R,4X2*%\nD10*\n%LR90*%\n%SRX2Y1I10J0*%\nX0Y0D03*\n%SR*%",
    box: [-1, -2, 11, 2],
    area: 16,
    gerbv: "gerbv 2.9 does not know LM, LR and LS",
  },
  {
    name: "a million copies",
    body: `${DOT}%SRX1000Y1000I1J1*%\nX0Y0D03*\n%SR*%`,
    counts: [1, 0, 0],
    warnings: ["TOO_MANY_REPEATS:6"],
    gerbv: "draws them",
  },
];
