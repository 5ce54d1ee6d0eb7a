// Whole small files as the tools write them, and what the copper decides where they say too little.

import { describe, it } from "vitest";
import { expectDrill, type NamedCase } from "./drill-case";

const lines = (...text: string[]) => text.join("\n");

const DIALECTS: NamedCase[] = [
  [
    "KiCad 8, through holes with an oval",
    {
      file: lines(
        "M48",
        "; DRILL file {KiCad 8.0.7} date 2024-11-30",
        "; FORMAT={-:-/ absolute / metric / decimal}",
        "; #@! TF.CreationDate,2024-11-30T10:00:00+01:00",
        "; #@! TF.FileFunction,Plated,1,2,PTH",
        "FMAT,2",
        "METRIC",
        "; #@! TA.AperFunction,Plated,PTH,ComponentDrill",
        "T1C0.600",
        "%",
        "G90",
        "G05",
        "T1",
        "X10.0Y-5.0",
        "X20.0Y-5.0G85X22.0Y-5.0",
        "M30",
      ),
      holes: [[10, -5, 0.6]],
      slots: [[0.6, 20, -5, 0, 22, -5, 0]],
      plating: "plated",
    },
  ],
  [
    "KiCad, ovals as routed paths",
    {
      file: lines(
        "M48",
        "FMAT,2",
        "METRIC",
        "T1C0.600",
        "%",
        "G90",
        "G05",
        "T1",
        "G00X20.0Y-5.0",
        "M15",
        "G01X22.0Y-5.0",
        "M16",
        "G05",
        "M30",
      ),
      slots: [[0.6, 20, -5, 0, 22, -5, 0]],
    },
  ],
  // LZ 2.4: 03185 → 031850 / 10⁴ = 3.185 in = 80.899; 028071 → 2.8071 in = 71.30034; the next keeps its Y.
  [
    "Altium in inches",
    {
      file: lines(
        "M48",
        ";Layer_Color=9474304",
        ";FILE_FORMAT=2:4",
        "INCH,LZ",
        ";TYPE=PLATED",
        "T1F00S00C0.0280",
        ";TYPE=NON_PLATED",
        "%",
        "T01",
        "X03185Y028071",
        "X03126",
        "M30",
      ),
      holes: [
        [80.899, 71.3003, 0.7112],
        [79.4004, 71.3003, 0.7112],
      ],
      plating: "plated",
    },
  ],
  // 2.4: 9277 / 10⁴ = 0.9277 in = 23.56358; 4850 → 0.485 in = 12.319.
  [
    "Eagle, a rack file with M72",
    {
      file: lines("%", "M48", "M72", "T01C0.0100", "%", "T01", "X9277Y4850", "M30"),
      holes: [[23.5636, 12.319, 0.254]],
      warnings: ["DRILL_FORMAT_OPEN"],
    },
  ],
  // 2.4, all digits written: 003250 → 0.325 in = 8.255; 026750 → 2.675 in = 67.945; 0.063 in = 1.6002.
  [
    "gEDA, tools from high to low",
    {
      file: lines("M48", "INCH", "T49C0.039", "T48C0.063", "%", "T48", "X003250Y026750", "M30"),
      holes: [[8.255, 67.945, 1.6002]],
    },
  ],
  // 028031 → 2.8031 in = 71.19874; 078100 → 7.81 in = 198.374; 0.026 in = 0.6604.
  [
    "pcb-rnd, with G05",
    {
      file: lines("M48", "INCH", "T15C0.026", "%", "T15", "G05", "X028031Y078100", "M30"),
      holes: [[71.1987, 198.374, 0.6604]],
    },
  ],
  // 026814 → 2.6814 in = 68.10756; +011188 → 1.1188 in = 28.41752; 0.0157 in = 0.39878.
  [
    "DipTrace, signs written",
    {
      file: lines("M48", "INCH", "T01C0.0157", "%", "T01", "X+026814Y+011188", "T00", "M30"),
      holes: [[68.1076, 28.4175, 0.3988]],
    },
  ],
  // 019018 / 10³ = 19.018; 003481 → 3.481.
  [
    "Fritzing, % before M48",
    {
      file: lines("%", "M48", "METRIC,000.000", "T01C3.20", "T100C0.76", "%", "T100", "X019018Y003481", "M30"),
      holes: [[19.018, 3.481, 0.76]],
    },
  ],
  // -009391 / 10³ = -9.391.
  [
    "EasyEDA",
    {
      file: lines(
        "M48",
        "METRIC,LZ,000.000",
        ";FILE_FORMAT=3:3",
        ";TYPE=PLATED",
        ";Layer: PTH_Through",
        ";Holesize 1 = 0.301 mm",
        "T01C0.301",
        "%",
        "G05",
        "G90",
        "T01",
        "X-009391Y-004849",
        "M30",
      ),
      holes: [[-9.391, -4.849, 0.301]],
      plating: "plated",
    },
  ],
  [
    "EasyEDA, a slot routed with G00 to G01",
    {
      file: lines(
        "M48",
        "METRIC,LZ,000.000",
        "T01C0.600",
        "%",
        "G05",
        "G90",
        "T01",
        "G00X001000Y002000",
        "M15",
        "G01X003000Y002000",
        "M16",
        "G05",
        "M30",
      ),
      slots: [[0.6, 1, 2, 0, 3, 2, 0]],
    },
  ],
  [
    "Target 3001, M71 in the body and M17 at the end",
    {
      file: lines("M48", "METRIC", "T1F00S00C0.300", "%", "M71", "G05", "T1", "X12.8150Y47.0950", "M17", "M30"),
      holes: [[12.815, 47.095, 0.3]],
    },
  ],
  // 3.3, leading zeros left out: 120759 → 120.759; 9560 → 9.56; then down to 8.66.
  [
    "Xpedition, a milled contour",
    {
      file: lines(
        "; Format  : 3.3 / Absolute / MM / Leading",
        "; Contents: Thru / Mill / Plated",
        "M48",
        "METRIC,TZ",
        "FMAT,2",
        "ICI,OFF",
        "T05C1.0000",
        "%",
        "M71",
        "G90",
        "G93X0Y0",
        "T05",
        "G00X120759Y9560",
        "M15",
        "G01Y8660",
        "M17",
        "T00",
        "M30",
      ),
      slots: [[1, 120.759, 9.56, 0, 120.759, 8.66, 0]],
      plating: "plated",
    },
  ],
  // 00060236: 4.4, 6.0236 in = 152.99944; -00038189 → -3.8189 in = -97.00006; 0.126 in = 3.2004.
  [
    "Zuken, M00 at the end",
    {
      file: lines(
        "M48",
        "INCH,LZ",
        "ICI,OFF",
        "VER,1",
        "FMAT,2",
        "DETECT,ON",
        "ATC,ON",
        "T1C0.1260",
        "%",
        "M06",
        "T01",
        "X00060236Y-00038189",
        "T00",
        "M00",
      ),
      holes: [[152.9994, -97.0001, 3.2004]],
    },
  ],
  // 3:3: +26000 → 26; +438400 → 438.4.
  [
    "P-CAD, both sections in the header",
    {
      file: lines(
        "M48",
        ";FILE_FORMAT=3:3",
        "METRIC,TZ,000.000",
        ";TYPE=PLATED",
        "T01C0.500",
        ";TYPE=NON_PLATED",
        "T02C0.600",
        "%",
        "T01",
        "X+26000Y+438400",
        "T02",
        "Y+452200",
        "T00",
        "M30",
      ),
      holes: [
        [26, 438.4, 0.5],
        [26, 452.2, 0.6],
      ],
      plating: "mixed",
    },
  ],
  [
    "XNC, strict",
    {
      file: lines(
        "M48",
        "; #@! TF.FileFunction,NonPlated,1,2,NPTH,Rout",
        "METRIC",
        "T01C1.000",
        "T02C2.000",
        "%",
        "G05",
        "T01",
        "X1.5Y2.5",
        "T02",
        "G00X10.0Y10.0",
        "M15",
        "G01X20.0Y10.0",
        "G02X20.0Y14.0A2.0",
        "M16",
        "G05",
        "M30",
      ),
      holes: [[1.5, 2.5, 1]],
      // (20,10) to (20,14), radius 2: half a turn clockwise.
      slots: [[2, 10, 10, 0, 20, 10, -1, 20, 14, 0]],
      plating: "non-plated",
    },
  ],
  // IPC-NC-349: format by header, M25 pattern, R repeat. 2.4: 001000 → 0.1 in = 2.54.
  [
    "IPC-NC-349",
    {
      file: lines(
        "M48",
        "INCH,TZ,00.0000",
        "VER,1",
        "FMAT,2",
        "T01C0.020F100S50",
        "M95",
        "G05",
        "T01",
        "M25",
        "X10000Y10000",
        "R1X1000",
        "M01",
        "M02X20000Y0",
        "M08",
        "M30",
      ),
      holes: [
        [25.4, 25.4, 0.508],
        [27.94, 25.4, 0.508],
        [76.2, 25.4, 0.508],
        [78.74, 25.4, 0.508],
      ],
    },
  ],
  // 108128 and 012014 are six digits each, all written: 3.3; -108128 / 10³ = -108.128.
  [
    "Allegro with a header of its own",
    {
      file: lines(
        "M48",
        "METRIC",
        "T01C.3302",
        ";LEADER: 12 ",
        ";HEADER: ",
        ";CODE  : ASCII ",
        ";T01 Holesize 1. = 0.330200 Tolerance = +0.000000/-0.000000 PLATED MM Quantity = 668",
        "%",
        "G90",
        "T01",
        "X-108128Y-012014",
        "M30",
      ),
      holes: [[-108.128, -12.014, 0.3302]],
      plating: "plated",
    },
  ],
];

const HEADER = "M48\nMETRIC,TZ\nT1C1\n%\nT1\n";

const COPPER: NamedCase[] = [
  // By custom 3.3: (1, 2). The pads lie at ten times that: 4.2.
  [
    "digits that no one declared are those that meet the pads",
    {
      file: `${HEADER}X1000Y2000\nX3000Y2000\nM30`,
      pads: [
        [10, 20],
        [30, 20],
      ],
      holes: [
        [10, 20, 1],
        [30, 20, 1],
      ],
      warnings: ["DRILL_FORMAT_GUESSED"],
    },
  ],
  // As declared, 10000 fills up to 100000 / 10⁴ = 10 in; with trailing zeros kept it is 1 in = 25.4.
  [
    "zeros that the pads contradict",
    {
      file: "M48\nINCH,LZ\nT1C0.04\n%\nT1\nX10000Y10000\nM30",
      pads: [[25.4, 25.4]],
      holes: [[25.4, 25.4, 1.016]],
      warnings: ["DRILL_FORMAT_CONTRADICTED"],
    },
  ],
  // Declared 4:4: 100000 / 10⁴ = 10; the pads lie at 100000 / 10³ = 100.
  [
    "digits that the pads contradict",
    {
      file: "M48\n;FILE_FORMAT=4:4\nMETRIC,TZ\nT1C1\n%\nT1\nX100000Y50000\nM30",
      pads: [[100, 50]],
      holes: [[100, 50, 1]],
      warnings: ["DRILL_FORMAT_CONTRADICTED"],
    },
  ],
  // 1.0 mm misses, 1.0 in = 25.4 meets; a tool of 0.04 in = 1.016.
  [
    "a unit that the pads contradict",
    {
      file: "M48\nMETRIC\nT1C0.04\n%\nT1\nX1.0Y1.0\nM30",
      pads: [[25.4, 25.4]],
      holes: [[25.4, 25.4, 1.016]],
      warnings: ["DRILL_FORMAT_CONTRADICTED"],
    },
  ],
  [
    "a declaration that fits stands",
    {
      file: "M48\nMETRIC,TZ,000.000\nT1C1\n%\nT1\nX10000Y20000\nM30",
      pads: [
        [10, 20],
        [1, 2],
      ],
      holes: [[10, 20, 1]],
    },
  ],
  // No unit: 2.4 in inches (1 in = 25.4) meets, mm does not; 0.3 in = 7.62.
  [
    "a unit that no one declared is the one that meets the pads",
    {
      file: "%\nT1C.3\nX010000Y010000\nM30",
      pads: [[25.4, 25.4]],
      holes: [[25.4, 25.4, 7.62]],
      warnings: ["DRILL_FORMAT_GUESSED", "DRILL_UNIT_MISSING"],
    },
  ],
  // Neither (5, 5) nor (50, 50) meets a pad, and both lie on the board: 3.3 by custom, said to be open.
  [
    "holes without pads leave undeclared digits open",
    { file: `${HEADER}X5000Y5000\nM30`, pads: [[80, 20]], holes: [[5, 5, 1]], warnings: ["DRILL_FORMAT_OPEN"] },
  ],
  [
    "holes without pads in declared digits are no doubt",
    { file: "M48\nMETRIC,TZ,000.000\nT1C3\n%\nT1\nX5000Y5000\nM30", pads: [[80, 20]], holes: [[5, 5, 3]] },
  ],
  [
    "holes off the board are named",
    {
      file: "M48\nMETRIC\nT1C1\n%\nT1\nX500.0Y500.0\nM30",
      pads: [[10, 10]],
      holes: [[500, 500, 1]],
      warnings: ["DRILL_OUTSIDE_COPPER"],
    },
  ],
];

describe("the dialects of the tools", () => {
  it.each(DIALECTS)("%s", (_, drill) => expectDrill(drill));
});

describe("the copper decides what the file leaves open", () => {
  it.each(COPPER)("%s", (_, drill) => expectDrill(drill));
});
