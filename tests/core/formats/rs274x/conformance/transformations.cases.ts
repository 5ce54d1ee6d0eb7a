// Transformations of apertures: LM, LR, LS (Gerber specification 4.9).

import type { ConformanceCase } from "./conformance-case";

const BLIND = "gerbv 2.9 does not know LM, LR and LS";
/** A square of side 2 from (0, 0) to (2, 2) seen from its origin, as macro; flashed at (10, 0). */
const CORNER = "%AMSHAPE*21,1,2,2,1,1,0*%\n%ADD10SHAPE*%\nD10*\n";
const AT = "X1000Y0D03*";
const { PI, SQRT2 } = Math;

export const TRANSFORMATIONS: ConformanceCase[] = [
  { name: "LMN", body: `${CORNER}%LMN*%\n${AT}`, box: [10, 0, 12, 2] },
  { name: "LMX turns left to right", body: `${CORNER}%LMX*%\n${AT}`, box: [8, 0, 10, 2], area: 4, gerbv: BLIND },
  { name: "LMY turns top to bottom", body: `${CORNER}%LMY*%\n${AT}`, box: [10, -2, 12, 0], area: 4, gerbv: BLIND },
  { name: "LMXY", body: `${CORNER}%LMXY*%\n${AT}`, box: [8, -2, 10, 0], area: 4, gerbv: BLIND },
  { name: "LM sets and does not add", body: `${CORNER}%LMX*%\n%LMX*%\n${AT}`, box: [8, 0, 10, 2], gerbv: BLIND },
  { name: "LMN takes it back", body: `${CORNER}%LMX*%\n%LMN*%\n${AT}`, box: [10, 0, 12, 2] },
  { name: "LR90", body: `${CORNER}%LR90*%\n${AT}`, box: [8, 0, 10, 2], gerbv: BLIND },
  { name: "LR-90", body: `${CORNER}%LR-90.0*%\n${AT}`, box: [10, -2, 12, 0], gerbv: BLIND },
  // The diagonal of 2√2 stands upright, half as wide to each side.
  { name: "LR45", body: `${CORNER}%LR45*%\n${AT}`, box: [10 - SQRT2, 0, 10 + SQRT2, 2 * SQRT2], area: 4, gerbv: BLIND },
  { name: "LR450 is LR90", body: `${CORNER}%LR450*%\n${AT}`, box: [8, 0, 10, 2], gerbv: BLIND },
  { name: "LR sets and does not add", body: `${CORNER}%LR90*%\n%LR90*%\n${AT}`, box: [8, 0, 10, 2], gerbv: BLIND },
  { name: "LS2", body: `${CORNER}%LS2*%\n${AT}`, box: [10, 0, 14, 4], area: 16, gerbv: BLIND },
  { name: "LS0.5", body: `${CORNER}%LS0.5*%\n${AT}`, box: [10, 0, 11, 1], area: 1, gerbv: BLIND },
  // Mirrored: a rectangle left of the origin; then turned by 90°: below it.
  {
    name: "mirror before turning",
    body: `%AMSHAPE*21,1,4,2,2,0,0*%\n%ADD10SHAPE*%\nD10*\n%LR90*%\n%LMX*%\n${AT}`,
    box: [9, -4, 11, 0],
    gerbv: BLIND,
  },
  {
    name: "all three",
    body: `%AMSHAPE*21,1,4,2,2,0,0*%\n%ADD10SHAPE*%\nD10*\n%LMX*%\n%LR90*%\n%LS0.5*%\n${AT}`,
    box: [9.5, -2, 10.5, 0],
    area: 2,
    gerbv: BLIND,
  },
  // The pen is 3 wide.
  {
    name: "LS widens a draw",
    body: "%ADD10C,1*%\nD10*\n%LS3*%\nX0Y0D02*\nX1000Y0D01*",
    box: [-1.5, -1.5, 11.5, 1.5],
    area: 30 + PI * 2.25,
    gerbv: BLIND,
  },
  // 1 wide along x, then 1.5 wide along y (4.9.1).
  {
    name: "LS between two draws",
    body: "%ADD10C,1*%\nD10*\nX0Y0D02*\nX100D01*\n%LS1.5*%\nY200D01*",
    box: [-0.5, -0.75, 1.75, 2.75],
    gerbv: BLIND,
  },
  // The square stands on its corner: sweeps √2 · 2 high, 10 long, and its own 4.
  {
    name: "LR turns the square of a draw",
    body: "%ADD10R,2X2*%\nD10*\n%LR45*%\nX0Y0D02*\nX1000Y0D01*",
    box: [-SQRT2, -SQRT2, 10 + SQRT2, SQRT2],
    area: 20 * SQRT2 + 4,
    gerbv: BLIND,
  },
  { name: "LR turns no circle", body: "%ADD10C,2*%\nD10*\n%LR30*%\nX0Y0D03*", area: PI, box: [-1, -1, 1, 1] },
  // A disc less its hole, twice as large.
  {
    name: "LS scales a hole",
    body: "%ADD10C,2X1*%\nD10*\n%LS2*%\nX0Y0D03*",
    area: 3 * PI,
    clear: [[0.9, 0]],
    gerbv: BLIND,
  },
  {
    name: "obround turned",
    body: "%ADD10O,2X1*%\nD10*\n%LR90*%\nX0Y0D03*",
    box: [-0.5, -1, 0.5, 1],
    area: 1 + PI / 4,
    gerbv: BLIND,
  },
  {
    name: "polygon turned",
    body: "%ADD10P,2X4*%\nD10*\n%LR45*%\nX0Y0D03*",
    box: [-SQRT2 / 2, -SQRT2 / 2, SQRT2 / 2, SQRT2 / 2],
    area: 2,
    gerbv: BLIND,
  },
  // Clear within dark, both turned: 4 x 2 less the disc at its right end, which goes to the top.
  {
    name: "a macro's cut turns with it",
    body: "%AMSHAPE*21,1,4,2,0,0,0*1,0,1,1,0*%\n%ADD10SHAPE*%\nD10*\n%LR90*%\nX0Y0D03*",
    box: [-1, -2, 1, 2],
    area: 8 - PI / 4,
    clear: [[0, 1]],
    dark: [[0, -1]],
    gerbv: BLIND,
  },
  {
    name: "another aperture is turned too",
    body: "%ADD10R,4X2*%\n%ADD11R,2X1*%\nD10*\n%LR90*%\nX0Y0D03*\nD11*\nX1000Y0D03*",
    box: [-1, -2, 10.5, 2],
    area: 10,
    gerbv: BLIND,
  },
  {
    name: "the aperture itself stays as it is",
    body: "%ADD10R,4X2*%\nD10*\n%LR90*%\nX0Y0D03*\n%LR0*%\nX1000Y0D03*",
    box: [-1, -2, 12, 2],
    area: 16,
    gerbv: BLIND,
  },
  { name: "LS0 is none", body: `${CORNER}%LS0*%\n${AT}`, box: [10, 0, 12, 2], warnings: ["BAD_PARAMETER:6"] },
  { name: "LM of an unknown axis", body: `${CORNER}%LMZ*%\n${AT}`, box: [10, 0, 12, 2], warnings: ["BAD_PARAMETER:6"] },
  { name: "LR without a number", body: `${CORNER}%LR*%\n${AT}`, box: [10, 0, 12, 2], warnings: ["BAD_NUMBER:6"] },
];
