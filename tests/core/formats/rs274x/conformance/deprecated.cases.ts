// Commands that were withdrawn but stand in files (Gerber specification 8.1, 8.3), and those of RS-274X before 2012.

import type { ConformanceCase } from "./conformance-case";

/** A pad of 2 x 1 at (4, 1). */
const PAD = "%ADD10R,2X1*%\nD10*\nX400Y100D03*";
const KNOCKOUT = "knocks out without corners";
const { PI } = Math;

export const DEPRECATED: ConformanceCase[] = [
  { name: "G54 before an aperture", body: "%ADD10C,2*%\nG54D10*\nX0Y0D03*", box: [-1, -1, 1, 1] },
  { name: "G55 before a flash", body: "%ADD10C,2*%\nD10*\nG55X500Y0D03*", box: [4, -1, 6, 1] },
  { name: "G55 as a word of its own", body: "%ADD10C,2*%\nD10*\nG55*\nX500Y0D03*", box: [4, -1, 6, 1] },
  {
    name: "G01 in the word of a draw",
    body: "%ADD10C,1*%\nD10*\nX0Y0D02*\nG01X1000Y0D01*",
    box: [-0.5, -0.5, 10.5, 0.5],
  },
  {
    name: "G03 in the word of an arc",
    body: "%ADD10C,1*%\nD10*\nG75*\nX300Y0D02*\nG03X300Y0I-300J0D01*",
    box: [-3.5, -3.5, 3.5, 3.5],
  },
  {
    name: "G1, D1, D2 with one digit",
    body: "%ADD10C,1*%\nD10*\nX0Y0D2*\nG1X1000Y0D1*",
    box: [-0.5, -0.5, 10.5, 0.5],
    counts: [0, 1, 0],
  },
  { name: "G001 with three", body: "%ADD10C,1*%\nD10*\nX0Y0D002*\nG001*\nX1000Y0D001*", counts: [0, 1, 0] },
  { name: "D03 with one digit", body: "%ADD10C,1*%\nD10*\nX0Y0D3*", counts: [1, 0, 0] },
  {
    name: "coordinates without D01",
    body: "%ADD10C,1*%\nD10*\nX0Y0D02*\nX1000Y0D01*\nX1000Y1000*\nX0*",
    counts: [0, 3, 0],
    box: [-0.5, -0.5, 10.5, 10.5],
  },
  {
    name: "coordinates without D01 after another aperture",
    body: "%ADD10C,1*%\n%ADD11C,2*%\nD10*\nX0Y0D02*\nX1000Y0D01*\nD11*\nX1000Y1000*",
    counts: [0, 2, 0],
    dark: [[10.9, 5]],
  },
  { name: "coordinates without D03 flash on", body: "%ADD10C,1*%\nD10*\nX0Y0D03*\nX500*", counts: [2, 0, 0] },
  {
    name: "coordinates without D01 in a region",
    body: "G36*\nX0Y0D02*\nX1000Y0D01*\nY1000*\nX0*\nY0*\nG37*",
    area: 100,
  },
  {
    name: "coordinates before any operation only move",
    body: "%ADD10C,1*%\nD10*\nX500Y0*\nX1000Y0D01*",
    box: [4.5, -0.5, 10.5, 0.5],
    warnings: ["OPERATION_MISSING:5"],
  },
  { name: "M00 ends the file", body: "%ADD10C,1*%\nD10*\nX0Y0D03*\nM00*\nX500Y0D03*", counts: [1, 0, 0] },
  {
    name: "M01 ends nothing",
    body: "%ADD10C,1*%\nD10*\nX0Y0D03*\nM01*\nX500Y0D03*",
    counts: [2, 0, 0],
  },
  { name: "M02 ends the file", body: "%ADD10C,1*%\nD10*\nX0Y0D03*\nM02*\nX500Y0D03*", counts: [1, 0, 0] },
  { name: "M30 ends the file", body: "%ADD10C,1*%\nD10*\nX0Y0D03*\nM30*\nX500Y0D03*", counts: [1, 0, 0] },
  { name: "line numbers", body: "%ADD10C,1*%\nN2D10*\nN3X0Y0D03*", counts: [1, 0, 0] },
  { name: "IN and LN are names", body: `%INPANEL_1*%\n%LNVia_anti-pads*%\n${PAD}`, box: [3, 0.5, 5, 1.5] },
  { name: "IR90", body: `%IR90*%\n${PAD}`, box: [-1.5, 3, -0.5, 5], area: 2 },
  { name: "IR180", body: `%IR180*%\n${PAD}`, box: [-5, -1.5, -3, -0.5] },
  { name: "IR270", body: `%IR270*%\n${PAD}`, box: [0.5, -5, 1.5, -3] },
  {
    name: "IR turns draws, arcs and regions",
    body: "%IR90*%\n%ADD10C,1*%\nD10*\nX0Y0D02*\nX500D01*\nG36*\nX1000Y0D02*\nX1200D01*\nY100D01*\nX1000D01*\nY0D01*\nG37*",
    box: [-1, -0.5, 0.5, 12],
    counts: [0, 1, 1],
    area: 5 + PI / 4 + 2,
  },
  { name: "MIA1 turns coordinates round", body: `%MIA1B0*%\n${PAD}`, box: [-5, 0.5, -3, 1.5] },
  { name: "MIB1", body: `%MIB1*%\n${PAD}`, box: [3, -1.5, 5, -0.5] },
  { name: "MIA1B1", body: `%MIA1B1*%\n${PAD}`, box: [-5, -1.5, -3, -0.5] },
  { name: "MIA0B0", body: `%MIA0B0*%\n${PAD}`, box: [3, 0.5, 5, 1.5] },
  // The macro's square from its origin to the right stays at its right.
  {
    name: "MI mirrors no aperture",
    body: "%MIA1B0*%\n%AMSHAPE*21,1,2,2,1,1,0*%\n%ADD10SHAPE*%\nD10*\nX1000Y0D03*",
    box: [-10, 0, -8, 2],
    gerbv: "mirrors it",
  },
  {
    name: "MI mirrors no step",
    body: "%MIA1B0*%\n%ADD10C,1*%\nD10*\n%SRX2Y1I5J0*%\nX1000Y0D03*\n%SR*%",
    box: [-10.5, -0.5, -4.5, 0.5],
    gerbv: "mirrors it",
  },
  // From (3, 0) to (0, 3) around the origin becomes (-3, 0) to (0, 3) around it.
  {
    name: "MI mirrors arcs",
    body: "%MIA1B0*%\n%ADD10C,1*%\nD10*\nG75*\nX300Y0D02*\nG03*\nX0Y300I-300J0D01*",
    box: [-3.5, -0.5, 0.5, 3.5],
    dark: [[-2.12, 2.12]],
  },
  {
    name: "SF multiplies coordinates and no aperture",
    body: `%SFA2B3*%\n${PAD}`,
    box: [7, 2.5, 9, 3.5],
    area: 2,
    gerbv: "scales the aperture too",
  },
  { name: "SF of one axis", body: `%SFA.5*%\n${PAD}`, box: [1, 0.5, 3, 1.5], gerbv: "scales the aperture too" },
  {
    name: "SF scales no step",
    body: "%SFA2B2*%\n%ADD10C,1*%\nD10*\n%SRX2Y1I5J0*%\nX100Y0D03*\n%SR*%",
    box: [1.5, -0.5, 7.5, 0.5],
    gerbv: "scales the aperture too",
  },
  // A disc of r = 2 as a region, made 2 · 2 and 2 · 3 large: an ellipse, π · 4 · 6.
  {
    name: "SF makes circles ellipses",
    body: "%SFA2B3*%\nG75*\nG36*\nX200Y0D02*\nG03X200Y0I-200J0D01*\nG37*",
    area: PI * 24,
  },
  {
    name: "SF of nothing",
    gerbv: "shrinks the image to nothing",
    body: `%SFA0B1*%\n${PAD}`,
    box: [3, 0.5, 5, 1.5],
    warnings: ["BAD_PARAMETER:3"],
  },
  { name: "OF moves the image", body: `%OFA1.0B-1.5*%\n${PAD}`, box: [4, -1, 6, 0] },
  { name: "OF of one axis", body: `%OFB5.0*%\n${PAD}`, box: [3, 5.5, 5, 6.5] },
  {
    name: "OF in inches",
    file: "%FSLAX24Y24*%\n%OFA1B0*%\n%MOIN*%\n%ADD10C,2*%\nD10*\nX0Y0D03*\nM02*\n",
    box: [0, -25.4, 50.8, 25.4],
  },
  // MI, SF, OF, IR, AS whatever their order: (4, 1) → (-4, 1) → (-8, 1) → (-7, 1) → turned (-1, -7).
  {
    name: "the order of MI, SF, OF and IR is fixed",
    body: `%IR90*%\n%OFA1B0*%\n%SFA2B1*%\n%MIA1B0*%\n${PAD}`,
    box: [-1.5, -8, -0.5, -6],
    gerbv: "takes another order",
  },
  { name: "AS AXBY", body: `%ASAXBY*%\n${PAD}`, box: [3, 0.5, 5, 1.5] },
  // x and y change places.
  { name: "AS AYBX", body: `%ASAYBX*%\n${PAD}`, box: [0.5, 3, 1.5, 5], gerbv: "turns no boxes" },
  {
    name: "IJ, IO, KO and RO that change nothing",
    gerbv: KNOCKOUT,
    body: `%IJALBL*%\n%IOA0B0*%\n%KO*%\n%RO0*%\n%ICAS*%\n%PF*%\n${PAD}`,
    box: [3, 0.5, 5, 1.5],
  },
  // The square of 10 goes, of the one of 20 its three quarters stay; the pad comes after it and stays whole: 300 + 2.
  {
    name: "KO clears a rectangle of what came before",
    body: `%ADD11R,20X20*%\nD11*\nX1000Y1000D03*\n%KOCX0Y0I10J10*%\n${PAD}`,
    area: 302,
    dark: [[15, 15]],
    clear: [[8, 8]],
  },
  {
    name: "KO darkens a rectangle",
    body: `%KODX0Y0I10J5*%\n%LPC*%\n${PAD}`,
    area: 48,
    gerbv: KNOCKOUT,
  },
  // Around the pad of 2 x 1 half a millimeter goes, 3 x 2, and the pad is drawn on it: 400 - 6 + 2.
  {
    name: "KO clears by a border around what follows",
    body: `%ADD11R,20X20*%\nD11*\nX1000Y1000D03*\n%KOCK.5*%\n${PAD}`,
    area: 396,
    dark: [[4, 1]],
    clear: [[2.6, 0.1]],
    gerbv: KNOCKOUT,
  },
  // 4 x 3 around the clear pad of 2 x 1; the dark one at (20, 20) is another layer's: 12 - 2 + 2.
  {
    name: "KO darkens by a border, up to the next polarity",
    body: `%LPC*%\n%KODK1*%\n${PAD}%LPD*%\nX2000Y2000D03*`,
    area: 12,
    dark: [
      [2.1, -0.4],
      [20, 20],
    ],
    clear: [
      [4, 1],
      [10, 10],
    ],
    gerbv: KNOCKOUT,
  },
  // The step is 10: each copy brings its own border, 2 x (12 - 2).
  {
    name: "KO by a border is repeated with its pad",
    body: `%SRX2Y1I10J0*%\n%LPC*%\n%KODK1*%\n${PAD}%SR*%`,
    area: 20,
    clear: [
      [4, 1],
      [14, 1],
      [8, 1],
    ],
    gerbv: KNOCKOUT,
  },
  {
    name: "KO by a border around nothing knocks nothing out",
    body: `${PAD}%KOCK1*%\n%LPD*%`,
    area: 2,
    gerbv: KNOCKOUT,
  },
  {
    name: "KO by a border that is none is named",
    body: `%KOCK-1*%\n${PAD}`,
    box: [3, 0.5, 5, 1.5],
    warnings: ["BAD_PARAMETER:3"],
    gerbv: KNOCKOUT,
  },
  { name: "IO moves the image", body: `%IOA5B-5*%\n${PAD}`, box: [8, -4.5, 10, -3.5] },
  {
    name: "IJ that would justify is passed over",
    body: `%IJACBC*%\n${PAD}`,
    box: [3, 0.5, 5, 1.5],
    warnings: ["COMMAND_WITHDRAWN:3"],
    gerbv: "moves",
  },
  // 1 becomes 10; with G01 it is 1 again, and a tenth and a hundredth of 10.
  {
    name: "G10, G11 and G12 scale coordinates",
    body: "%ADD10C,1*%\nD10*\nX0Y0D02*\nG10*\nX100Y0D01*\nG01*\nX500Y500D02*\nG11*\nX10000Y5000D01*\nG12*\nX200000Y50000D01*",
    box: [-0.5, -0.5, 20.5, 5.5],
    counts: [0, 3, 0],
    gerbv: "knows no scale",
  },
];
