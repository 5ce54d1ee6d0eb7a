// Notations of coordinates: FS, MO and their older forms (Gerber specification 4.2, 8.2.1).

import type { ConformanceCase } from "./conformance-case";

/** A file with a dot of diameter 2 (mm or, with MOIN, inches) flashed by `words`. */
const file = (format: string, unit: string, words: string) => `${format}\n${unit}\n%ADD10C,2*%\nD10*\n${words}\nM02*\n`;
const MM = "%MOMM*%";
const IN = "%MOIN*%";
const around = (x: number, y: number, r = 1) => [x - r, y - r, x + r, y + r] as const;

export const COORDINATES: ConformanceCase[] = [
  { name: "4.6 mm", file: file("%FSLAX46Y46*%", MM, "X12345678Y-1500000D03*"), box: around(12.345678, -1.5) },
  { name: "2.6 inch", file: file("%FSLAX26Y26*%", IN, "X1500000Y0D03*"), box: around(38.1, 0, 25.4) },
  { name: "2.4 inch", file: file("%FSLAX24Y24*%", IN, "X15000Y5000D03*"), box: around(38.1, 12.7, 25.4) },
  { name: "3.3 mm", file: file("%FSLAX33Y33*%", MM, "X12345Y-1000D03*"), box: around(12.345, -1) },
  { name: "1.1 mm", file: file("%FSLAX11Y11*%", MM, "X15Y5D03*"), box: around(1.5, 0.5) },
  {
    name: "X and Y of different places",
    file: file("%FSLAX42Y33*%", MM, "X150Y1500D03*"),
    box: around(1.5, 1.5),
  },
  {
    name: "leading zeros given all the same",
    file: file("%FSLAX33Y33*%", MM, "X012345Y-001000D03*"),
    box: around(12.345, -1),
  },
  { name: "plus sign", file: file("%FSLAX33Y33*%", MM, "X+1500Y+2500D03*"), box: around(1.5, 2.5) },
  { name: "zero", file: file("%FSLAX33Y33*%", MM, "X0Y0D03*"), box: around(0, 0) },
  { name: "minus zero", file: file("%FSLAX33Y33*%", MM, "X-0Y-0D03*"), box: around(0, 0) },
  // "015" of 3.3 is 015000, 15 mm; "15" is 15000 → 150 mm.
  { name: "trailing zeros left out", file: file("%FSTAX33Y33*%", MM, "X015Y15D03*"), box: around(15, 150) },
  {
    name: "trailing zeros left out, with signs",
    gerbv: "counts the sign as a digit",
    file: file("%FSTAX33Y33*%", MM, "X-015Y+0015D03*"),
    box: around(-15, 1.5),
  },
  {
    name: "trailing zeros left out, all digits given",
    file: file("%FSTAX33Y33*%", MM, "X015000Y150000D03*"),
    box: around(15, 150),
  },
  // The specification's own: "15" of 2.3 is 15.000.
  { name: "trailing zeros left out, 2.3", file: file("%FSTAX23Y23*%", MM, "X15Y0D03*"), box: around(15, 0) },
  {
    name: "decimal points",
    file: file("%FSDAX33Y33*%", MM, "X1.5Y-2.25D03*"),
    box: around(1.5, -2.25),
    gerbv: "reads no decimal points",
  },
  {
    name: "decimal points whatever the format says",
    file: file("%FSLAX33Y33*%", MM, "X1.5Y.25D03*"),
    box: around(1.5, 0.25),
    gerbv: "reads no decimal points",
  },
  // 1 + 2 = 3 and 1 + 0 = 1.
  { name: "incremental by FS", file: file("%FSLIX33Y33*%", MM, "X1000Y1000D02*\nX2000Y0D03*"), box: around(3, 1) },
  {
    name: "incremental, a letter left out moves nothing",
    file: file("%FSLIX33Y33*%", MM, "X1000Y1000D02*\nX2000D03*"),
    box: around(3, 1),
  },
  {
    name: "incremental with trailing zeros left out",
    file: file("%FSTIX33Y33*%", MM, "X001Y001D02*\nX002D03*"),
    box: around(3, 1),
  },
  {
    name: "incremental by G91",
    file: file("%FSLAX33Y33*%", MM, "X1000Y1000D02*\nG91*\nX2000Y0D03*"),
    box: around(3, 1),
  },
  {
    name: "absolute again by G90",
    file: file("%FSLIX33Y33*%", MM, "X1000Y1000D02*\nX1000Y0D02*\nG90*\nX5000Y0D03*"),
    box: around(5, 0),
  },
  // A square of 2 walked around in steps.
  {
    name: "incremental region",
    file: file("%FSLIX33Y33*%", MM, "G36*\nX5000Y5000D02*\nX2000D01*\nY2000D01*\nX-2000D01*\nY-2000D01*\nG37*"),
    box: [5, 5, 7, 7],
    area: 4,
  },
  // I and J are offsets in any case.
  {
    name: "incremental arc",
    file: file("%FSLIX33Y33*%", MM, "G75*\nG36*\nX3000Y0D02*\nG03*\nX0Y0I-3000J0D01*\nG37*"),
    box: [-3, -3, 3, 3],
    area: 9 * Math.PI,
  },
  {
    name: "X stays from the word before",
    file: file("%FSLAX33Y33*%", MM, "X5000Y1000D02*\nY2000D03*"),
    box: around(5, 2),
  },
  { name: "Y before X", file: file("%FSLAX33Y33*%", MM, "Y2000X5000D03*"), box: around(5, 2) },
  {
    name: "format with digits for codes",
    file: file("%FSLAN2G2X33Y33D2M2*%", MM, "X1500Y2500D03*"),
    box: around(1.5, 2.5),
  },
  { name: "unit before format", file: file(MM, "%FSLAX33Y33*%", "X1500Y2500D03*"), box: around(1.5, 2.5) },
  { name: "G71 for mm", file: file("%FSLAX33Y33*%", "G71*", "X1500Y2500D03*"), box: around(1.5, 2.5) },
  { name: "G70 for inch", file: file("%FSLAX33Y33*%", "G70*", "X1500Y0D03*"), box: around(38.1, 0, 25.4) },
  {
    name: "0.000001 mm is kept",
    file: file("%FSLAX46Y46*%", MM, "X1Y1D02*\nX10000001Y0D03*"),
    box: around(10.000001, 0),
  },
  {
    name: "without a format",
    file: file("G04 none*", MM, "X15000Y0D03*"),
    box: around(1.5, 0),
    warnings: ["FORMAT_MISSING:undefined"],
    gerbv: "guesses another",
  },
  {
    name: "without a unit",
    file: file("%FSLAX24Y24*%", "G04 none*", "X15000Y0D03*"),
    box: around(38.1, 0, 25.4),
    warnings: ["UNIT_MISSING:undefined"],
  },
  {
    name: "a format that is none",
    file: file("%FSLAX*%", MM, "X15000Y0D03*"),
    box: around(1.5, 0),
    warnings: ["FORMAT_MISSING:1"],
    gerbv: "guesses another",
  },
  {
    name: "a unit that is none",
    file: file("%FSLAX24Y24*%", "%MOFT*%", "X0Y0D03*"),
    box: around(0, 0, 25.4),
    warnings: ["BAD_PARAMETER:2", "UNIT_MISSING:undefined"],
  },
  {
    name: "beyond ten metres",
    file: file("%FSLAX63Y63*%", MM, "X0Y0D03*\nX999999000Y0D03*"),
    box: around(0, 0),
    counts: [1, 0, 0],
    warnings: ["COORDINATE_OUT_OF_RANGE:6"],
  },
];
