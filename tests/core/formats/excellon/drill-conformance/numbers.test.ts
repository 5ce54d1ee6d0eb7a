// Units, zeros, digits, and how a file begins and ends.

import { describe, it } from "vitest";
import { expectDrill, type NamedCase } from "./drill-case";

const FORMATS: NamedCase[] = [
  // 2.4 by custom: 015000 → 1.5 in · 25.4 = 38.1; 005000 → 0.5 in = 12.7; tool 0.04 · 25.4 = 1.016.
  [
    "INCH,TZ without digits is read as 2.4, which nothing confirms",
    {
      file: "M48\nINCH,TZ\nT1C0.04\n%\nT1\nX15000Y5000\nM30",
      holes: [[38.1, 12.7, 1.016]],
      warnings: ["DRILL_FORMAT_OPEN"],
    },
  ],
  // LZ keeps zeros in front: 015 → 01.5000 in = 38.1; 005 → 00.5 in = 12.7.
  [
    "INCH,LZ fills up zeros behind",
    { file: "M48\nINCH,LZ,00.0000\nT1C0.04\n%\nT1\nX015Y005\nM30", holes: [[38.1, 12.7, 1.016]] },
  ],
  // 00.0000: 2.4; TZ: 15000 → 1.5 in.
  ["INCH,TZ,00.0000", { file: "M48\nINCH,TZ,00.0000\nT1C0.04\n%\nT1\nX15000Y5000\nM30", holes: [[38.1, 12.7, 1.016]] }],
  // 12345 / 10³ = 12.345; -500 / 10³ = -0.5.
  ["METRIC,TZ,000.000", { file: "M48\nMETRIC,TZ,000.000\nT1C1\n%\nT1\nX12345Y-500\nM30", holes: [[12.345, -0.5, 1]] }],
  // 012 → 012000 / 10³ = 12; 0345 → 034500 / 10³ = 34.5.
  ["METRIC,LZ,000.000", { file: "M48\nMETRIC,LZ,000.000\nT1C1\n%\nT1\nX012Y0345\nM30", holes: [[12, 34.5, 1]] }],
  // 3.2: 12345 / 10² = 123.45.
  ["METRIC,TZ,000.00", { file: "M48\nMETRIC,TZ,000.00\nT1C1\n%\nT1\nX12345Y100\nM30", holes: [[123.45, 1, 1]] }],
  // 4.2: 001234 / 10² = 12.34.
  [
    "METRIC,0000.00 without a word on zeros, all digits written",
    { file: "M48\nMETRIC,0000.00\nT1C1\n%\nT1\nX+001234Y+000500\nM30", holes: [[12.34, 5, 1]] },
  ],
  // 4:4, LZ: 0012345 → 00123450 / 10⁴ = 12.345; 000005 → 00000500 / 10⁴ = 0.05.
  [
    ";FILE_FORMAT=4:4 beside METRIC,LZ",
    { file: "M48\n;FILE_FORMAT=4:4\nMETRIC,LZ\nT1F00S00C1\n%\nT01\nX0012345Y000005\nM30", holes: [[12.345, 0.05, 1]] },
  ],
  // 2:5: 0150000 / 10⁵ = 1.5 in = 38.1.
  [
    ";FILE_FORMAT=2:5 beside INCH,LZ",
    { file: "M48\n;FILE_FORMAT=2:5\nINCH,LZ\nT1C0.04\n%\nT01\nX0150000Y0050000\nM30", holes: [[38.1, 12.7, 1.016]] },
  ],
  // 1.5 in = 38.1, .5 in = 12.7; a point settles everything.
  ["decimal points in inches", { file: "M48\nINCH\nT1C0.04\n%\nT1\nX1.5Y.5\nM30", holes: [[38.1, 12.7, 1.016]] }],
  [
    "decimal points in mm, signs written",
    { file: "M48\nMETRIC\nT1C1\n%\nT1\nX+38.1Y-12.7\nM30", holes: [[38.1, -12.7, 1]] },
  ],
  // The second number has no point: 3.3 by declaration, 5000 / 10³ = 5.
  [
    "a point in some numbers only",
    { file: "M48\nMETRIC,TZ,000.000\nT1C1\n%\nT1\nX38.1Y5000\nM30", holes: [[38.1, 5, 1]] },
  ],
  // 00060236 has 8 digits, all written: 4.4 in inches; 6.0236 in = 152.99944.
  [
    "eight digits in full are no 2.4",
    { file: "M48\nINCH,LZ\nT1C0.1\n%\nT1\nX00060236Y00010000\nM30", holes: [[152.9994, 25.4, 2.54]] },
  ],
  // 0012345 has 7 digits: 3.4 in mm; 1.2345.
  [
    "seven digits in full in mm are 3.4",
    { file: "M48\nMETRIC\nT1C1\n%\nT1\nX0012345Y0020000\nM30", holes: [[1.2345, 2, 1]] },
  ],
  // {3:3 …}: 10500 / 10³ = 10.5.
  [
    "KiCad's format comment with suppressed leading zeros",
    {
      file: "M48\n; FORMAT={3:3/ absolute / metric / suppress leading zeros}\nMETRIC,TZ\nT1C1\n%\nT1\nX10500Y2000\nM30",
      holes: [[10.5, 2, 1]],
    },
  ],
  // {2:4 …}, trailing suppressed: 015 → 015000 / 10⁴ = 1.5 in.
  [
    "KiCad's format comment with suppressed trailing zeros",
    {
      file: "M48\n; FORMAT={2:4/ absolute / inch / suppress trailing zeros}\nINCH\nT1C0.04\n%\nT1\nX015Y005\nM30",
      holes: [[38.1, 12.7, 1.016]],
    },
  ],
];

const UNITS: NamedCase[] = [
  ["M71 in the header is mm", { file: "M48\nM71\nT1C1\n%\nT1\nX1.5Y2.5\nM30", holes: [[1.5, 2.5, 1]] }],
  ["M72 in the body is inches", { file: "%\nM48\nM72\nT01C0.04\n%\nT01\nX1.5Y.5\nM30", holes: [[38.1, 12.7, 1.016]] }],
  // Upverter writes the zeros behind M71.
  ["M71,TZ", { file: "M48\nM71,TZ\nFMAT,2\nT1C1\n%\nT1\nX-1.5Y2.5\nM30", holes: [[-1.5, 2.5, 1]] }],
  // Hole 1 in inches (1 in = 25.4), hole 2 after M71 in mm; the tool was given in inches: 0.04 · 25.4 = 1.016.
  [
    "the unit changes within the program",
    {
      file: "M48\nINCH\nT1C0.04\n%\nT1\nX1.0Y1.0\nM71\nX5.0Y6.0\nM30",
      holes: [
        [25.4, 25.4, 1.016],
        [5, 6, 1.016],
      ],
    },
  ],
  // No unit anywhere: a tool of 0.04 can only be inches (0.04 mm is no drill): 1.016; 1.0 in = 25.4.
  [
    "no unit, a tool that only inches make sense of",
    { file: "%\nT1C0.04\nX1.0Y1.0\nM30", holes: [[25.4, 25.4, 1.016]], warnings: ["DRILL_UNIT_MISSING"] },
  ],
  // No unit anywhere: a tool of 0.8 is mm.
  [
    "no unit, a tool that only mm make sense of",
    { file: "%\nT1C0.8\nX1.0Y1.0\nM30", holes: [[1, 1, 0.8]], warnings: ["DRILL_UNIT_MISSING"] },
  ],
];

const BODY: NamedCase[] = [
  ["% ends the header", { file: "M48\nMETRIC\nT1C1\n%\nT1\nX1.0Y2.0\nM30", holes: [[1, 2, 1]] }],
  ["M95 ends the header", { file: "M48\nMETRIC\nT1C1\nM95\nT1\nX1.0Y2.0\nM30", holes: [[1, 2, 1]] }],
  ["the header has no end", { file: "M48\nMETRIC\nT1C1\nT1\nX1.0Y2.0\nM30", holes: [[1, 2, 1]] }],
  ["the header ends with the first G", { file: "M48\nMETRIC\nT1C1\nT1\nG05X1.0Y2.0\nM30", holes: [[1, 2, 1]] }],
  // The % before M48 is the rewind stop of a punched tape.
  ["% stands before M48 too", { file: "%\nM48\nMETRIC\nT1C1\n%\nT1\nX1.0Y2.0\nM30", holes: [[1, 2, 1]] }],
  ["nothing behind M30 counts", { file: "M48\nMETRIC\nT1C1\n%\nT1\nX1.0Y2.0\nM30\nX9.0Y9.0", holes: [[1, 2, 1]] }],
  ["nothing behind M00 counts", { file: "M48\nMETRIC\nT1C1\n%\nT1\nX1.0Y2.0\nM00\nX9.0Y9.0", holes: [[1, 2, 1]] }],
  [
    "a bare M02 ends a program of format 1",
    { file: "M48\nMETRIC\nFMAT,1\nT1C1\n%\nG81\nT1\nX1.0Y2.0\nM02\nX9.0Y9.0", holes: [[1, 2, 1]] },
  ],
  ["the end is missing", { file: "M48\nMETRIC\nT1C1\n%\nT1\nX1.0Y2.0", holes: [[1, 2, 1]] }],
  ["lines end with CR alone", { file: "M48\rMETRIC\rT1C1\r%\rT1\rX1.0Y2.0\rM30\r", holes: [[1, 2, 1]] }],
  ["lines end with CR LF", { file: "M48\r\nMETRIC\r\nT1C1\r\n%\r\nT1\r\nX1.0Y2.0\r\nM30\r\n", holes: [[1, 2, 1]] }],
  ["empty lines and blanks", { file: "\n  M48 \n\nMETRIC\n T1C1\n%\n\n T1 \n X1.0Y2.0 \nM30\n", holes: [[1, 2, 1]] }],
  ["small letters", { file: "m48\nmetric\nt1c1\n%\nt1\nx1.0y2.0\nm30", holes: [[1, 2, 1]] }],
  [
    "the byte order mark of an editor",
    { file: "\u00ef\u00bb\u00bfM48\nMETRIC\nT1C1\n%\nT1\nX1.0Y2.0\nM30", holes: [[1, 2, 1]] },
  ],
  ["line numbers", { file: "M48\nMETRIC\nT1C1\n%\nN10T1\nN20X1.0Y2.0\nN30M30", holes: [[1, 2, 1]] }],
  [
    "comments in brackets and behind a semicolon",
    { file: "M48\nMETRIC\nT1C1 ; T9C9\n%\n(X5.0Y5.0)\nT1\nX1.0Y2.0 ; X3.0\nM30", holes: [[1, 2, 1]] },
  ],
  [
    "what a coordinate leaves out stays as it was",
    {
      file: "M48\nMETRIC\nT1C1\n%\nT1\nX10.0Y5.0\nX20.0\nY6.0\nM30",
      holes: [
        [10, 5, 1],
        [20, 5, 1],
        [20, 6, 1],
      ],
    },
  ],
  // (10, 5), then 1 right and 2 down.
  [
    "ICI,ON counts from the hole before",
    {
      file: "M48\nMETRIC\nICI,ON\nT1C1\n%\nT1\nX10.0Y5.0\nX1.0Y-2.0\nM30",
      holes: [
        [10, 5, 1],
        [11, 3, 1],
      ],
    },
  ],
  [
    "ICI,OFF does not",
    {
      file: "M48\nMETRIC\nICI,OFF\nT1C1\n%\nT1\nX10.0Y5.0\nX1.0Y2.0\nM30",
      holes: [
        [10, 5, 1],
        [1, 2, 1],
      ],
    },
  ],
  // Absolute (10, 5); G91: (10+1, 5+1); G90: (3, 4).
  [
    "G91 and G90 switch in the body",
    {
      file: "M48\nMETRIC\nT1C1\n%\nG90\nT1\nX10.0Y5.0\nG91\nX1.0Y1.0\nG90\nX3.0Y4.0\nM30",
      holes: [
        [10, 5, 1],
        [11, 6, 1],
        [3, 4, 1],
      ],
    },
  ],
  // (1 + 50, 2 + 30).
  ["G93 moves the zero", { file: "M48\nMETRIC\nT1C1\n%\nG93X50.0Y30.0\nT1\nX1.0Y2.0\nM30", holes: [[51, 32, 1]] }],
  // The second G93 counts from the machine's zero again: 2 + 10.
  [
    "a second G93 replaces the first",
    {
      file: "M48\nMETRIC\nT1C1\n%\nG93X50.0Y0\nT1\nX1.0Y1.0\nG93X10.0Y0\nX2.0Y1.0\nM30",
      holes: [
        [51, 1, 1],
        [12, 1, 1],
      ],
    },
  ],
  [
    "commands that only move the machine are no holes",
    {
      file: "M48\nMETRIC\nVER,1\nFMAT,2\nDETECT,ON\nATC,ON\nT1C1\n%\nG90\nG05\nM06\nT1\nG04X5.0\nG07\nX1.0Y2.0\nM09\nM17\nM30",
      holes: [[1, 2, 1]],
    },
  ],
  [
    "messages and text to be drilled are passed over",
    {
      file: "M48\nMETRIC\nT1C1\n%\nM47,TURN BOARD X5.0Y5.0\nT1\nX1.0Y2.0\nM97,REV A X7.0\nM98,X8.0Y8.0\nM45,LONG TEXT\nX6.0Y6.0\nEND\\\nX3.0Y4.0\nM30",
      holes: [
        [1, 2, 1],
        [3, 4, 1],
      ],
    },
  ],
];

describe("a drill file's numbers", () => {
  it.each(FORMATS)("%s", (_, drill) => expectDrill(drill));
});

describe("a drill file's unit", () => {
  it.each(UNITS)("%s", (_, drill) => expectDrill(drill));
});

describe("a drill file's program", () => {
  it.each(BODY)("%s", (_, drill) => expectDrill(drill));
});
