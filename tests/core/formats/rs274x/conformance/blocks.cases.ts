// Block apertures (Gerber specification 4.11).

import type { ConformanceCase } from "./conformance-case";

const BLIND = "gerbv 2.9 does not know AB";
const TOOLS = "%ADD10C,1*%\n%ADD11R,4X2*%\n%ADD12C,4*%\n%ADD13C,2*%\n%ADD14R,10X10*%\n";
const { PI, SQRT2 } = Math;
const block = (content: string, flashes: string) => `${TOOLS}%ABD20*%\n${content}\n%AB*%\n${flashes}`;

/** gerbv is no judge of any of them. */
const CASES: ConformanceCase[] = [
  { name: "nothing is drawn before it is flashed", body: block("D10*\nX0Y0D03*", ""), box: null, counts: [0, 0, 0] },
  {
    name: "a flash of a flash",
    body: block("D10*\nX200Y0D03*", "D20*\nX1000Y500D03*"),
    box: [11.5, 4.5, 12.5, 5.5],
    counts: [1, 0, 0],
  },
  {
    name: "two flashes of it",
    body: block("D10*\nX200Y0D03*", "D20*\nX0Y0D03*\nX0Y500D03*"),
    counts: [2, 0, 0],
    box: [1.5, -0.5, 2.5, 5.5],
  },
  {
    name: "draws in it",
    body: block("D10*\nX0Y0D02*\nX500D01*", "D20*\nX1000Y0D03*"),
    counts: [0, 1, 0],
    box: [9.5, -0.5, 15.5, 0.5],
    area: 5 + PI / 4,
  },
  {
    name: "arcs in it",
    body: block("D10*\nG75*\nX300Y0D02*\nG03*\nX300Y0I-300J0D01*", "D20*\nX1000Y0D03*"),
    box: [6.5, -3.5, 13.5, 3.5],
    area: PI * (3.5 ** 2 - 2.5 ** 2),
  },
  {
    name: "regions in it",
    body: block("G36*\nX0Y0D02*\nX300D01*\nY300D01*\nX0D01*\nY0D01*\nG37*", "D20*\nX1000Y0D03*"),
    counts: [0, 0, 1],
    box: [10, 0, 13, 3],
    area: 9,
  },
  {
    name: "apertures defined in it stay",
    body: block("%ADD30C,6*%\nD30*\nX0Y0D03*", "D30*\nX1000Y0D03*"),
    box: [7, -3, 13, 3],
    counts: [1, 0, 0],
  },
  {
    name: "a block in a block",
    body: `${TOOLS}%ABD21*%\n%ABD20*%\nD10*\nX200Y0D03*\n%AB*%\nD20*\nX0Y0D03*\nX0Y300D03*\n%AB*%\nD21*\nX1000Y0D03*`,
    counts: [2, 0, 0],
    box: [11.5, -0.5, 12.5, 3.5],
  },
  {
    name: "the inner block outlives the outer",
    body: `${TOOLS}%ABD21*%\n%ABD20*%\nD10*\nX200Y0D03*\n%AB*%\n%AB*%\nD20*\nX1000Y0D03*`,
    counts: [1, 0, 0],
    box: [11.5, -0.5, 12.5, 0.5],
  },
  {
    name: "three deep",
    body: `${TOOLS}%ABD20*%\nD10*\nX100Y0D03*\n%AB*%\n%ABD21*%\nD20*\nX100Y0D03*\n%AB*%\n%ABD22*%\nD21*\nX100Y0D03*\n%AB*%\nD22*\nX100Y0D03*`,
    box: [3.5, -0.5, 4.5, 0.5],
    counts: [1, 0, 0],
  },
  // A disc of r = 2 with a hole of r = 1 cut out of it.
  {
    name: "clear parts in it",
    body: block("D12*\nX0Y0D03*\n%LPC*%\nD13*\nX0Y0D03*\n%LPD*%", "D20*\nX0Y0D03*"),
    area: 3 * PI,
    clear: [[0, 0]],
  },
  {
    name: "its clear parts erase what lies under it",
    body: block("D12*\nX0Y0D03*\n%LPC*%\nD13*\nX0Y0D03*\n%LPD*%", "D14*\nX0Y0D03*\nD20*\nX0Y0D03*"),
    area: 100 - PI,
    clear: [[0, 0]],
  },
  // Ring clear, middle dark: 100 less the ring of 3π.
  {
    name: "flashed clear, dark and clear change places",
    body: block("D12*\nX0Y0D03*\n%LPC*%\nD13*\nX0Y0D03*\n%LPD*%", "D14*\nX0Y0D03*\n%LPC*%\nD20*\nX0Y0D03*"),
    area: 100 - 3 * PI,
    dark: [[0, 0]],
    clear: [[1.5, 0]],
  },
  {
    name: "twice clear is dark",
    body: `${TOOLS}%ABD20*%\nD12*\nX0Y0D03*\n%AB*%\n%ABD21*%\n%LPC*%\nD20*\nX0Y0D03*\n%LPD*%\n%AB*%\n%LPC*%\nD21*\nX0Y0D03*`,
    box: [-2, -2, 2, 2],
    area: 4 * PI,
  },
  {
    name: "polarity goes on after it",
    body: block("%LPC*%\nD13*\nX0Y0D03*", "D14*\nX0Y0D03*"),
    box: null,
    counts: [1, 0, 0],
  },
  { name: "the aperture in hand goes on after it", body: block("D14*", "X0Y0D03*"), area: 100 },
  // (2, 0) becomes (-2, 0).
  { name: "LMX of a block", body: block("D10*\nX200Y100D03*", "%LMX*%\nD20*\nX0Y0D03*"), box: [-2.5, 0.5, -1.5, 1.5] },
  { name: "LMY of a block", body: block("D10*\nX200Y100D03*", "%LMY*%\nD20*\nX0Y0D03*"), box: [1.5, -1.5, 2.5, -0.5] },
  // (2, 0) becomes (0, 2); the 4 x 2 stands.
  { name: "LR90 of a block", body: block("D11*\nX200Y0D03*", "%LR90*%\nD20*\nX0Y0D03*"), box: [-1, 0, 1, 4], area: 8 },
  {
    name: "LR45 of a block",
    body: block("D10*\nX200Y0D03*", "%LR45*%\nD20*\nX0Y0D03*"),
    box: [SQRT2 - 0.5, SQRT2 - 0.5, SQRT2 + 0.5, SQRT2 + 0.5],
  },
  {
    name: "LS2 of a block",
    body: block("D10*\nX200Y0D02*\nX400D01*", "%LS2*%\nD20*\nX0Y0D03*"),
    box: [3, -1, 9, 1],
    area: 8 + PI,
  },
  // A quarter arc, mirrored: it bends the other way and stays around the origin.
  {
    name: "LMX of an arc",
    body: block("D10*\nG75*\nX300Y0D02*\nG03*\nX0Y300I-300J0D01*", "%LMX*%\nD20*\nX0Y0D03*"),
    box: [-3.5, -0.5, 0.5, 3.5],
    dark: [[-3 / SQRT2, 3 / SQRT2]],
  },
  {
    name: "LMX of a region with an arc",
    body: block(
      "G75*\nG36*\nX0Y0D02*\nG01*\nX300D01*\nG03*\nX0Y300I-300J0D01*\nG01*\nY0D01*\nG37*",
      "%LMX*%\nD20*\nX0Y0D03*",
    ),
    box: [-3, 0, 0, 3],
    area: 2.25 * PI,
  },
  // Turned by 90° within, by 90° outside: (2, 0) to (0, 2) to (-2, 0); the 4 x 2 lies again.
  {
    name: "LR within and LR outside add up",
    body: `${TOOLS}%ABD20*%\n%LR90*%\nD11*\nX200Y0D03*\n%AB*%\nD20*\nX0Y0D03*`,
    box: [-2, 1, 2, 3],
  },
  // Mirror, then 30°, both blocks of the specification's example 4.9.6 share this order.
  {
    name: "mirror before turning",
    body: block("D10*\nX200Y0D03*", "%LMX*%\n%LR90*%\nD20*\nX0Y0D03*"),
    box: [-0.5, -2.5, 0.5, -1.5],
  },
  {
    name: "SR of a block",
    body: block("D10*\nX200Y0D03*", "D20*\n%SRX2Y2I5J5*%\nX0Y0D03*\n%SR*%"),
    counts: [4, 0, 0],
    box: [1.5, -0.5, 7.5, 5.5],
  },
  // Not allowed by the specification; read as it is meant.
  {
    name: "SR in a block",
    body: block("D10*\n%SRX2Y1I5J0*%\nX0Y0D03*\n%SR*%", "D20*\nX0Y0D03*\nX0Y500D03*"),
    counts: [4, 0, 0],
  },
  {
    name: "SR around a block with SR in it",
    body: `${TOOLS}%SRX2Y1I20J0*%\n%ABD20*%\nD10*\n%SRX2Y1I5J0*%\nX0Y0D03*\n%AB*%\nD20*\nX0Y0D03*\n%SR*%`,
    counts: [4, 0, 0],
    box: [-0.5, -0.5, 25.5, 0.5],
  },
  // The specification's example 4.11.4 in tenths, a block of a dot in nested blocks, 2 x 2 x (2 x 3 + 1).
  {
    name: "blocks of blocks of blocks",
    body: `${TOOLS}%ABD100*%\nD10*\nX0Y0D03*\n%AB*%\n%ABD102*%\n%ABD101*%\nD100*\nX0Y0D03*\nX0Y200D03*\nX200Y0D03*\nX200Y200D03*\n%AB*%\nD101*\nX0Y0D03*\nX0Y500D03*\nX0Y1000D03*\nX500Y0D03*\nX500Y500D03*\nX500Y1000D03*\nD13*\nX-200Y0D03*\n%AB*%\nD102*\nX0Y0D03*\nX2000Y0D03*`,
    counts: [50, 0, 0],
    area: 2 * (24 * (PI / 4) + PI),
    box: [-3, -1, 27.5, 12.5],
  },
  {
    name: "a block that is not closed",
    body: `${TOOLS}%ABD20*%\nD10*\nX0Y0D03*`,
    box: null,
    warnings: ["MISPLACED_COMMAND:11"],
  },
  {
    name: "a block closed twice",
    body: block("D10*\nX0Y0D03*", "%AB*%\nD20*\nX0Y0D03*"),
    counts: [1, 0, 0],
    warnings: ["MISPLACED_COMMAND:12"],
  },
  {
    name: "a block cannot draw",
    body: block("D10*\nX0Y0D03*", "D20*\nX0Y0D02*\nX500D01*"),
    counts: [0, 0, 0],
    box: null,
    warnings: ["BAD_APERTURE:14"],
  },
  {
    name: "a block that flashes itself",
    body: `${TOOLS}%ABD20*%\nD10*\nX0Y0D03*\nD20*\nX0Y0D03*\n%AB*%\nD20*\nX0Y0D03*`,
    counts: [2, 0, 0],
    warnings: ["APERTURE_MISSING:11"],
  },
];

export const BLOCKS: ConformanceCase[] = CASES.map((entry) => ({ ...entry, gerbv: BLIND }));
