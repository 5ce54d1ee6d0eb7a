// Syntax of files: words, line breaks, comments, and errors in them (Gerber specification 3).

import type { ConformanceCase } from "./conformance-case";

const DOT = "%ADD10C,2*%\nD10*\n";
const ONE = "X0Y0D03*";
const BOX = [-1, -1, 1, 1] as const;
const file = (...lines: string[]) => lines.join("\n");

export const SYNTAX: ConformanceCase[] = [
  { name: "an empty layer", body: "", box: null, counts: [0, 0, 0] },
  { name: "all on one line", file: "%FSLAX42Y42*%%MOMM*%%ADD10C,2*%D10*X0Y0D03*M02*", box: BOX },
  {
    name: "several commands between two %",
    file: "%FSLAX42Y42*MOMM*ADD10C,2*%\nD10*\nX0Y0D03*\nM02*",
    box: BOX,
  },
  {
    name: "a macro among several commands between two %",
    file: "%FSLAX42Y42*MOMM*AMSHAPE*1,1,$1,0,0*ADD10SHAPE,2*%\nD10*\nX0Y0D03*\nM02*",
    box: BOX,
    gerbv: "reads the first alone",
  },
  {
    name: "two macros between two %",
    file: "%FSLAX42Y42*%\n%MOMM*%\n%AMA*1,1,2,0,0*\nAMB*1,1,4,0,0*\nADD10A*%\nD10*\nX0Y0D03*\nM02*",
    box: BOX,
    gerbv: "reads the first alone",
  },
  { name: "CR and LF", file: "%FSLAX42Y42*%\r\n%MOMM*%\r\n%ADD10C,2*%\r\nD10*\r\nX0Y0D03*\r\nM02*\r\n", box: BOX },
  { name: "CR alone", file: "%FSLAX42Y42*%\r%MOMM*%\r%ADD10C,2*%\rD10*\rX0Y0D03*\rM02*\r", box: BOX },
  { name: "blank lines and empty words", body: `\n\n*\n*\n${DOT}\n*\n${ONE}`, box: BOX },
  { name: "tabs and blanks between words", body: `${DOT}\t X0  Y0\tD03 *`, box: BOX },
  { name: "a line break between coordinates", body: `${DOT}X0\nY0\nD03*`, box: BOX },
  {
    name: "a line break within a number",
    body: `${DOT}X50\n0Y0D03*`,
    box: [4, -1, 6, 1],
    gerbv: "ends the number there",
  },
  {
    name: "a line break within an aperture",
    gerbv: "ends the command there",
    body: "%AD\nD10C,\n2*\n%\nD10*\nX0Y0D03*",
    box: BOX,
  },
  {
    name: "a line break within an aperture's number",
    body: "%ADD10C,2\n0*%\nD10*\nX0Y0D03*",
    box: [-10, -10, 10, 10],
    gerbv: "ends the number there",
  },
  {
    name: "a line break within a macro's expression",
    body: "%AMSHAPE*1,1,$1\n+1,0,0*%\n%ADD10SHAPE,1*%\nD10*\nX0Y0D03*",
    box: BOX,
  },
  {
    name: "lower case",
    file: file("%fslax42y42*%", "%momm*%", "%add10c,2*%", "%lpd*%", "d10*", "g01*", "x0y0d03*", "m02*"),
    box: BOX,
    gerbv: "knows upper case alone",
  },
  { name: "a byte order mark", file: "\uFEFF%FSLAX42Y42*%\n%MOMM*%\n%ADD10C,2*%\nD10*\nX0Y0D03*\nM02*", box: BOX },
  {
    name: "a star missing before %",
    gerbv: "reads on to the next star",
    file: file("%FSLAX42Y42%", "%MOMM%", "%ADD10C,2%", "D10*", "X0Y0D03*", "M02*"),
    box: BOX,
  },
  { name: "a comment", body: `G04 X500Y500D03 D99 %LPC%\n100% sure*\n${DOT}${ONE}`, box: BOX },
  { name: "a comment as G4", body: `G4 hello*\n${DOT}${ONE}`, box: BOX },
  { name: "an empty comment", body: `G04*\n${DOT}${ONE}`, box: BOX },
  { name: "a comment that starts with digits", body: `G04 2024-06-23*\nG04\n2024*\n${DOT}${ONE}`, box: BOX },
  { name: "a standard comment of the future", body: `G04 #@! XYZ,1*\n${DOT}${ONE}`, box: BOX },
  { name: "a comment beyond ASCII", body: `G04 µ 板*\n${DOT}${ONE}`, box: BOX },
  {
    name: "nothing is read after M02",
    file: file("%FSLAX42Y42*%", "%MOMM*%", "%ADD10C,2*%", "D10*", "X0Y0D03*", "M02*", "%QQ*%", "rubbish"),
    box: BOX,
  },
  {
    name: "without M02",
    file: file("%FSLAX42Y42*%", "%MOMM*%", "%ADD10C,2*%", "D10*", "X0Y0D03*"),
    box: BOX,
    warnings: ["UNEXPECTED_END:5"],
  },
  {
    name: "cut off within a word",
    file: file("%FSLAX42Y42*%", "%MOMM*%", "%ADD10C,2*%", "D10*", "X0Y0D03*", "X500Y0D0"),
    box: BOX,
    counts: [1, 0, 0],
    warnings: ["UNEXPECTED_END:6"],
  },
  {
    name: "cut off within a macro",
    file: file("%FSLAX42Y42*%", "%MOMM*%", "%ADD10C,2*%", "D10*", "X0Y0D03*", "%AMX*", "1,1,1,0,0"),
    box: BOX,
    warnings: ["UNEXPECTED_END:7"],
  },
  { name: "an unknown extended command", body: `${DOT}%QQ1*%\n${ONE}`, box: BOX, warnings: ["UNKNOWN_COMMAND:5"] },
  { name: "an unknown G code", body: `${DOT}G17*\n${ONE}`, box: BOX, warnings: ["UNKNOWN_COMMAND:5"] },
  { name: "an unknown M code", body: `${DOT}M17*\n${ONE}`, box: BOX, warnings: ["UNKNOWN_COMMAND:5"] },
  {
    name: "a reserved D code",
    gerbv: "takes it for an aperture",
    body: `${DOT}D07*\n${ONE}`,
    box: BOX,
    warnings: ["UNKNOWN_COMMAND:5"],
  },
  { name: "an unknown letter", body: `${DOT}Q5*\n${ONE}`, box: BOX, warnings: ["UNKNOWN_COMMAND:5"] },
  {
    name: "the same mistake twice is said once",
    body: `${DOT}%QQ1*%\n%QQ2*%\n${ONE}`,
    box: BOX,
    warnings: ["UNKNOWN_COMMAND:5"],
  },
  {
    name: "a parameter that is no number",
    body: "%ADD10C,2Xabc*%\nD10*\nX0Y0D03*",
    box: BOX,
    warnings: ["BAD_NUMBER:3"],
  },
  {
    name: "an aperture definition without its code",
    body: `%ADC,2*%\n${DOT}${ONE}`,
    box: BOX,
    warnings: ["BAD_APERTURE:3"],
  },
  {
    name: "the line of a mistake after CR alone",
    file: "%FSLAX42Y42*%\r%MOMM*%\r%ADD10C,2*%\rD10*\r%QQ*%\rX0Y0D03*\rM02*\r",
    box: BOX,
    warnings: ["UNKNOWN_COMMAND:5"],
  },
];
