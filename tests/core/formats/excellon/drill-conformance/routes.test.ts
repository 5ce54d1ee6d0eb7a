// Repeats, patterns, slots and routed paths.

import { describe, it } from "vitest";
import { expectDrill, type NamedCase } from "./drill-case";

const metric = (body: string) => `M48\nMETRIC\nT1C1\nT2C0.5\n%\nT1\n${body}\nM30`;

/** tan(θ/4) of the arcs below. */
const QUARTER = 0.4142; // tan(22.5°)
const HALF = 1; // tan(45°)
const THREE_EIGHTHS = 0.6682; // tan(33.75°), half of three quarters of a turn: 135°

const REPEATS: NamedCase[] = [
  // 10, then 3 more 2.5 apart.
  [
    "R3X2.5 drills three more",
    {
      file: metric("X10.0Y5.0\nR3X2.5"),
      holes: [
        [10, 5, 1],
        [12.5, 5, 1],
        [15, 5, 1],
        [17.5, 5, 1],
      ],
    },
  ],
  [
    "R2 in both directions",
    {
      file: metric("X10.0Y5.0\nR2X1.0Y-1.0"),
      holes: [
        [10, 5, 1],
        [11, 4, 1],
        [12, 3, 1],
      ],
    },
  ],
  // 2.4: 001000 = 0.1 in = 2.54.
  [
    "R with plain digits",
    {
      file: "M48\nINCH,TZ,00.0000\nT1C0.04\n%\nT1\nX10000Y0\nR2X1000\nM30",
      holes: [
        [25.4, 0, 1.016],
        [27.94, 0, 1.016],
        [30.48, 0, 1.016],
      ],
    },
  ],
  // The next hole counts from the last copy: only its Y is new.
  [
    "what follows a repeat",
    {
      file: metric("X10.0Y5.0\nR1X2.0\nY9.0"),
      holes: [
        [10, 5, 1],
        [12, 5, 1],
        [12, 9, 1],
      ],
    },
  ],
  // Zero at (50, 0): 51, 53.
  [
    "a repeat under G93",
    {
      file: metric("G93X50.0Y0\nX1.0Y1.0\nR1X2.0"),
      holes: [
        [51, 1, 1],
        [53, 1, 1],
      ],
    },
  ],
  [
    "a repeat in incremental mode",
    {
      file: metric("G91\nX10.0Y5.0\nR1X2.0\nX1.0"),
      holes: [
        [10, 5, 1],
        [12, 5, 1],
        [13, 5, 1],
      ],
    },
  ],
  [
    "M25, M01, M02: a pattern and one copy",
    {
      file: metric("M25\nX1.0Y1.0\nX2.0Y1.0\nM01\nM02X10.0Y0\nM08"),
      holes: [
        [1, 1, 1],
        [2, 1, 1],
        [11, 1, 1],
        [12, 1, 1],
      ],
    },
  ],
  // Each step counts from the copy before: 10, then 10 + 10 and 5 up.
  [
    "two copies, each from the one before",
    {
      file: metric("M25\nX1.0Y1.0\nM01\nM02X10.0Y0\nM02X10.0Y5.0\nM08"),
      holes: [
        [1, 1, 1],
        [11, 1, 1],
        [21, 6, 1],
      ],
    },
  ],
  [
    "R3M02 copies the pattern three times",
    {
      file: metric("M25\nX1.0Y1.0\nM01\nR3M02X10.0Y0\nM08"),
      holes: [
        [1, 1, 1],
        [11, 1, 1],
        [21, 1, 1],
        [31, 1, 1],
      ],
    },
  ],
  [
    "what was drilled before M25 is no part of the pattern",
    {
      file: metric("X5.0Y5.0\nM25\nX1.0Y1.0\nM01\nM02X10.0Y0\nM08\nX7.0Y7.0"),
      holes: [
        [5, 5, 1],
        [1, 1, 1],
        [11, 1, 1],
        [7, 7, 1],
      ],
    },
  ],
  [
    "the tools of a pattern are copied with it",
    {
      file: metric("M25\nX1.0Y1.0\nT2\nX2.0Y1.0\nM01\nM02X10.0Y0\nM08"),
      holes: [
        [1, 1, 1],
        [2, 1, 0.5],
        [11, 1, 1],
        [12, 1, 0.5],
      ],
    },
  ],
  // Inner: 1, then 2. Outer: both, 10 on.
  [
    "a pattern in a pattern",
    {
      file: metric("M25\nM25\nX1.0Y1.0\nM01\nM02X1.0Y0\nM01\nM02X10.0Y0\nM08"),
      holes: [
        [1, 1, 1],
        [2, 1, 1],
        [11, 1, 1],
        [12, 1, 1],
      ],
    },
  ],
  [
    "a pattern of slots",
    {
      file: metric("M25\nX1.0Y1.0G85X3.0Y1.0\nM01\nM02X0Y10.0\nM08"),
      slots: [
        [1, 1, 1, 0, 3, 1, 0],
        [1, 1, 11, 0, 3, 11, 0],
      ],
    },
  ],
  [
    "two patterns, one after the other",
    {
      file: metric("M25\nX1.0Y1.0\nM01\nM02X10.0Y0\nM08\nM25\nX1.0Y50.0\nM01\nM02X10.0Y0\nM08"),
      holes: [
        [1, 1, 1],
        [11, 1, 1],
        [1, 50, 1],
        [11, 50, 1],
      ],
    },
  ],
  // X turns its sign, then the copy moves: -1 + 10.
  [
    "M80 mirrors a copy about zero before it is moved",
    {
      file: metric("M25\nX1.0Y2.0\nM01\nM02X10.0Y0M80\nM08"),
      holes: [
        [1, 2, 1],
        [9, 2, 1],
      ],
    },
  ],
  // Zero lies at (5, 5): Y 2 stands 3 below it and comes 3 above, 8.
  [
    "M90 mirrors about the zero that G93 set",
    {
      file: metric("G93X5.0Y5.0\nM25\nX1.0Y-3.0\nM01\nM02X10.0Y0M90\nM08"),
      holes: [
        [6, 2, 1],
        [16, 8, 1],
      ],
    },
  ],
  // (1, 2) becomes (2, 1), and 20 further with each copy.
  [
    "M70 exchanges the axes of as many copies as R says",
    {
      file: metric("M25\nX1.0Y2.0\nM01\nM02X20.0Y0M70R2\nM08"),
      holes: [
        [1, 2, 1],
        [22, 1, 1],
        [42, 1, 1],
      ],
    },
  ],
  // The path from (1, 1) to (3, 1) in a half circle to the right; mirrored it turns to the left.
  [
    "a mirrored arc bends the other way",
    {
      file: metric("M25\nG00X1.0Y1.0\nM15\nG02X3.0Y1.0A1.0\nM16\nM01\nM02X10.0Y0M80\nM08"),
      slots: [
        [1, 1, 1, -HALF, 3, 1, 0],
        [1, 9, 1, HALF, 7, 1, 0],
      ],
    },
  ],
];

const SLOTS: NamedCase[] = [
  ["G85 from point to point", { file: metric("X7.0Y15.0G85X9.0Y15.0"), slots: [[1, 7, 15, 0, 9, 15, 0]] }],
  // Only what changes is written: the slot ends at (7, 18).
  ["G85 with one coordinate", { file: metric("X7.0Y15.0G85Y18.0"), slots: [[1, 7, 15, 0, 7, 18, 0]] }],
  [
    "G85 between holes, what follows counts from its end",
    {
      file: metric("X1.0Y1.0\nX7.0Y15.0G85X9.0Y15.0\nY20.0"),
      holes: [
        [1, 1, 1],
        [9, 20, 1],
      ],
      slots: [[1, 7, 15, 0, 9, 15, 0]],
    },
  ],
  // LZ 3.3: 007 → 7, 0095 → 9.5.
  [
    "G85 with plain digits",
    { file: "M48\nMETRIC,LZ,000.000\nT1C0.6\n%\nT1\nX007Y015G85X0095Y015\nM30", slots: [[0.6, 7, 15, 0, 9.5, 15, 0]] },
  ],
  ["G85 in incremental mode", { file: metric("G91\nX7.0Y15.0G85X2.0Y0"), slots: [[1, 7, 15, 0, 9, 15, 0]] }],
  // A hole of 5 with a tool of 1: round about at (5 - 1) / 2 = 2.
  [
    "G84 drills a large hole around",
    { file: metric("X10.0Y10.0G84X5.0"), slots: [[1, 8, 10, HALF, 12, 10, HALF, 8, 10, 0]] },
  ],
  ["G82 is named, not guessed", { file: metric("X10.0Y10.0G82X12.0Y20.0"), warnings: ["DRILL_CYCLE_UNREAD"] }],
  // The tool of 1 mm runs 0.5 beside a square that is followed counter-clockwise: inside it on the left.
  [
    "G41 runs left of the programmed edge",
    {
      file: metric("G00X0Y0\nG41\nM15\nG01X10.0\nY10.0\nX0\nY0\nM16\nG40"),
      slots: [[1, 0.5, 0.5, 0, 9.5, 0.5, 0, 9.5, 9.5, 0, 0.5, 9.5, 0, 0.5, 0.5, 0]],
    },
  ],
  // Outside it on the right, a quarter of a circle about each corner: tan(90° / 4) = 0.4142.
  [
    "G42 runs right of it and rolls about the corners",
    {
      file: metric("G00X0Y0\nG42\nM15\nG01X10.0\nY10.0\nX0\nY0\nM16\nG40"),
      slots: [
        [
          1, 0, -0.5, 0, 10, -0.5, 0.4142, 10.5, 0, 0, 10.5, 10, 0.4142, 10, 10.5, 0, 0, 10.5, 0.4142, -0.5, 10, 0,
        ].concat([-0.5, 0, 0.4142, 0, -0.5, 0]),
      ],
    },
  ],
  // A half circle of r = 2 to the left: left of it r = 1.5.
  [
    "an arc keeps its centre",
    {
      file: metric("G00X0Y0\nG41\nM15\nG03X0Y4.0A2.0\nM16\nG40\nG00X20.0Y0\nM15\nG01X21.0Y0\nM16"),
      slots: [
        [1, 0, 0.5, HALF, 0, 3.5, 0],
        [1, 20, 0, 0, 21, 0, 0],
      ],
    },
  ],
  [
    "a routed path until the tool lifts",
    {
      file: metric("G00X1.0Y1.0\nM15\nG01X5.0Y1.0\nX5.0Y4.0\nM16\nG05\nX9.0Y9.0"),
      holes: [[9, 9, 1]],
      slots: [[1, 1, 1, 0, 5, 1, 0, 5, 4, 0]],
    },
  ],
  [
    "M17 lifts too, and the next path starts where G00 goes",
    {
      file: metric("G00X1.0Y1.0\nM15\nG01X2.0Y1.0\nM17\nG00X5.0Y5.0\nM15\nG01X6.0Y5.0\nM17"),
      slots: [
        [1, 1, 1, 0, 2, 1, 0],
        [1, 5, 5, 0, 6, 5, 0],
      ],
    },
  ],
  // G00 alone, its place in the next line.
  [
    "G00 and its place in two lines",
    { file: metric("G00\nX1.0Y1.0\nM15\nG01\nX5.0Y1.0\nM16"), slots: [[1, 1, 1, 0, 5, 1, 0]] },
  ],
  ["a path without M15", { file: metric("G00X1.0Y1.0\nG01X5.0Y1.0\nG05"), slots: [[1, 1, 1, 0, 5, 1, 0]] }],
  [
    "a path that a tool change ends",
    {
      file: metric("G00X1.0Y1.0\nM15\nG01X5.0Y1.0\nT2\nG05\nX8.0Y8.0"),
      holes: [[8, 8, 0.5]],
      slots: [[1, 1, 1, 0, 5, 1, 0]],
    },
  ],
  [
    "a path that the end of the file ends",
    { file: "M48\nMETRIC\nT1C1\n%\nT1\nG00X1.0Y1.0\nM15\nG01X5.0Y1.0", slots: [[1, 1, 1, 0, 5, 1, 0]] },
  ],
  [
    "M15 and M16 in the lines of the moves",
    { file: metric("G00X1.0Y1.0M15\nG01X5.0Y1.0M16\nG05"), slots: [[1, 1, 1, 0, 5, 1, 0]] },
  ],
  ["G00 that drills nothing", { file: metric("G00X1.0Y1.0\nG05\nX2.0Y2.0"), holes: [[2, 2, 1]] }],
];

const ARCS: NamedCase[] = [
  // (0,0) to (4,0), radius 2: half a turn; G02 clockwise, -1.
  [
    "G02 by radius, half a turn",
    { file: metric("G00X0Y0\nM15\nG02X4.0Y0A2.0\nM16"), slots: [[1, 0, 0, -HALF, 4, 0, 0]] },
  ],
  // (2,0) to (0,2), radius 2: chord 2√2, half chord √2, asin(√2/2) = 45°, sweep 90°, counter-clockwise.
  [
    "G03 by radius, a quarter",
    { file: metric("G00X2.0Y0\nM15\nG03X0Y2.0A2.0\nM16"), slots: [[1, 2, 0, QUARTER, 0, 2, 0]] },
  ],
  // Center (2 - 2, 0) = (0, 0): a quarter counter-clockwise.
  ["G03 by centre", { file: metric("G00X2.0Y0\nM15\nG03X0Y2.0I-2.0J0\nM16"), slots: [[1, 2, 0, QUARTER, 0, 2, 0]] }],
  // The same places clockwise about (0,0): 270°, cut at 0° - 135° = 225°: (2cos 225°, 2sin 225°) = (-1.4142, -1.4142).
  [
    "G02 by centre, three quarters of a turn in two edges",
    {
      file: metric("G00X2.0Y0\nM15\nG02X0Y2.0I-2.0J0\nM16"),
      slots: [[1, 2, 0, -THREE_EIGHTHS, -1.4142, -1.4142, -THREE_EIGHTHS, 0, 2, 0]],
    },
  ],
  // Ends where it starts: a whole turn about (0, 0), cut at 180°.
  [
    "G03 all round",
    { file: metric("G00X2.0Y0\nM15\nG03X2.0Y0I-2.0J0\nM16"), slots: [[1, 2, 0, HALF, -2, 0, HALF, 2, 0, 0]] },
  ],
  // Unsigned I2 J0 from (2,0) to (0,2): (4, 0) is 4.47 from the end, (0, 0) is 2: the latter.
  [
    "I and J without signs",
    { file: metric("G00X2.0Y0\nM15\nG03X0Y2.0I2.0J0\nM16"), slots: [[1, 2, 0, QUARTER, 0, 2, 0]] },
  ],
  [
    "an arc goes on into a line",
    {
      file: metric("G00X2.0Y0\nM15\nG03X0Y2.0A2.0\nG01X-5.0Y2.0\nM16"),
      slots: [[1, 2, 0, QUARTER, 0, 2, 0, -5, 2, 0]],
    },
  ],
  // A radius of 1 does not reach over a chord of 4: half a turn, and named.
  [
    "a radius that is too short",
    { file: metric("G00X0Y0\nM15\nG02X4.0Y0A1.0\nM16"), slots: [[1, 0, 0, -HALF, 4, 0, 0]], warnings: ["ARC_RADIUS"] },
  ],
  // Radius 3 about (10, 10), clockwise from the left.
  [
    "G32 routs a circle clockwise",
    { file: metric("G32X10.0Y10.0A3.0\nG05"), slots: [[1, 7, 10, -HALF, 13, 10, -HALF, 7, 10, 0]] },
  ],
  [
    "G33 counter-clockwise",
    { file: metric("G33X10.0Y10.0A3.0\nG05"), slots: [[1, 7, 10, HALF, 13, 10, HALF, 7, 10, 0]] },
  ],
];

describe("repeats and patterns", () => {
  it.each(REPEATS)("%s", (_, drill) => expectDrill(drill));
});

describe("slots and routed paths", () => {
  it.each(SLOTS)("%s", (_, drill) => expectDrill(drill));
});

describe("arcs", () => {
  it.each(ARCS)("%s", (_, drill) => expectDrill(drill));
});
