// Standard apertures (Gerber specification 4.3, 4.4, 8.2.2), each flashed once at the origin unless it says otherwise.

import type { ConformanceCase } from "./conformance-case";

const flash = (aperture: string) => `%ADD10${aperture}*%\nD10*\nX0Y0D03*`;
const { PI, SQRT2, cos, sin } = Math;

export const APERTURES: ConformanceCase[] = [
  // r = 1: π.
  { name: "circle", body: flash("C,2"), box: [-1, -1, 1, 1], area: PI, counts: [1, 0, 0] },
  // π 1² less π 0.5².
  { name: "circle with a round hole", body: flash("C,2X1"), box: [-1, -1, 1, 1], area: 0.75 * PI, clear: [[0, 0]] },
  // π less 1 x 0.5.
  {
    name: "circle with a rectangular hole",
    body: flash("C,2X1X0.5"),
    box: [-1, -1, 1, 1],
    area: PI - 0.5,
    clear: [[0.45, 0.2]],
    dark: [[0, 0.3]],
  },
  // Shows nothing, but is there.
  { name: "circle of diameter zero", body: flash("C,0"), box: null, counts: [1, 0, 0] },
  { name: "rectangle", body: flash("R,3X2"), box: [-1.5, -1, 1.5, 1], area: 6, counts: [1, 0, 0] },
  // 6 less π 0.25.
  {
    name: "rectangle with a round hole",
    body: flash("R,3X2X1"),
    box: [-1.5, -1, 1.5, 1],
    area: 6 - PI / 4,
    clear: [[0, 0]],
  },
  // 6 less 2 x 1.
  {
    name: "rectangle with a rectangular hole",
    body: flash("R,3X2X2X1"),
    box: [-1.5, -1, 1.5, 1],
    area: 4,
    clear: [[0.9, 0.4]],
    dark: [[0.9, 0.6]],
  },
  // Two half circles of r = 0.5 and a square between them: π/4 + 1.
  { name: "obround lying", body: flash("O,2X1"), box: [-1, -0.5, 1, 0.5], area: PI / 4 + 1, clear: [[0.95, 0.45]] },
  { name: "obround standing", body: flash("O,1X2"), box: [-0.5, -1, 0.5, 1], area: PI / 4 + 1, clear: [[0.45, 0.95]] },
  { name: "obround as wide as high is a circle", body: flash("O,2X2"), box: [-1, -1, 1, 1], area: PI },
  // π/4 + 1 less π 0.04.
  { name: "obround with a round hole", body: flash("O,2X1X0.4"), area: PI / 4 + 1 - PI * 0.04, clear: [[0, 0]] },
  { name: "obround with a rectangular hole", body: flash("O,2X1X1X0.5"), area: PI / 4 + 0.5, clear: [[0.45, 0.2]] },
  // n/2 r² sin(2π/n): 3/2 sin 120°; corners at 0° and ±120°.
  {
    name: "polygon of three corners",
    body: flash("P,2X3"),
    box: [-0.5, -sin((2 * PI) / 3), 1, sin((2 * PI) / 3)],
    area: 1.5 * sin((2 * PI) / 3),
  },
  // 6/2 sin 60°.
  {
    name: "polygon of six corners",
    body: flash("P,2X6"),
    box: [-1, -sin(PI / 3), 1, sin(PI / 3)],
    area: 3 * sin(PI / 3),
  },
  // 12/2 sin 30° = 3.
  { name: "polygon of twelve corners", body: flash("P,2X12"), box: [-1, -1, 1, 1], area: 3 },
  // A square of diagonal 2 turned by 45°: sides of √2.
  { name: "polygon turned", body: flash("P,2X4X45"), box: [-SQRT2 / 2, -SQRT2 / 2, SQRT2 / 2, SQRT2 / 2], area: 2 },
  // Corners at -90°, 30° and 150°.
  {
    name: "polygon turned the other way",
    body: flash("P,2X3X-90"),
    box: [-cos(PI / 6), -1, cos(PI / 6), 0.5],
    area: 1.5 * sin((2 * PI) / 3),
  },
  { name: "polygon with a round hole", body: flash("P,2X4X0X0.5"), area: 2 - PI / 16, clear: [[0, 0]] },
  // The hole stays upright while the polygon turns (8.2.2): 2 less 0.8 x 0.4.
  {
    name: "polygon turned with a rectangular hole",
    gerbv: "turns the hole too",
    body: flash("P,2X4X45X0.8X0.4"),
    area: 2 - 0.32,
    clear: [[0.38, 0.18]],
    dark: [[0.18, 0.38]],
  },
  // 0.1 inch is 2.54 mm.
  {
    name: "sizes in inches",
    file: "%FSLAX24Y24*%\n%MOIN*%\n%ADD10C,.1*%\nD10*\nX0Y0D03*\nM02*\n",
    box: [-1.27, -1.27, 1.27, 1.27],
    area: PI * 1.27 ** 2,
  },
  {
    name: "size before the unit",
    gerbv: "reads it in inches",
    file: "%ADD10C,2*%\n%FSLAX42Y42*%\n%MOMM*%\nD10*\nX0Y0D03*\nM02*\n",
    area: PI,
  },
  { name: "size with a sign and a bare point", body: flash("C,+2."), box: [-1, -1, 1, 1] },
  { name: "code with leading zeros", body: "%ADD0010C,2*%\nD10*\nX0Y0D03*", box: [-1, -1, 1, 1] },
  // The largest the specification allows.
  {
    name: "code 2147483647",
    gerbv: "knows no codes above 9999",
    body: "%ADD2147483647C,2*%\nD2147483647*\nX0Y0D03*",
    box: [-1, -1, 1, 1],
  },
  // The line from -3 to 3 stays visible through the hole: its middle 1 x 0.5 fits within the hole of r = 1.
  {
    name: "what lies under a hole stays",
    body: "%ADD10C,4X2*%\n%ADD11C,0.5*%\nD11*\nX-300Y0D02*\nX300Y0D01*\nD10*\nX0Y0D03*",
    dark: [[0, 0]],
    clear: [[0, 0.5]],
    counts: [1, 1, 0],
  },
  // Flashed away from the origin.
  { name: "flash at a place", body: "%ADD10R,2X1*%\nD10*\nX500Y-300D03*", box: [4, -3.5, 6, -2.5], area: 2 },
  // Two circles of r = 1, 1 apart: 2π less the lens 2 acos(1/2) - √3/2.
  {
    name: "overlapping flashes count once",
    body: "%ADD10C,2*%\nD10*\nX0Y0D03*\nX100Y0D03*",
    box: [-1, -1, 2, 1],
    area: 2 * PI - (2 * Math.acos(0.5) - Math.sqrt(3) / 2),
  },
  // The hole reaches beyond the circle: nothing is left of it but a word about it.
  {
    name: "hole larger than its circle",
    body: flash("C,1X2"),
    area: 0,
    warnings: ["BAD_APERTURE:3"],
    gerbv: "fills the ring",
  },
  // 2 x 0.5 cut out of a circle of r = 0.5 leaves the two caps above and below: π/4 less the band |y| < 0.25.
  {
    name: "rectangular hole wider than its circle",
    body: flash("C,1X2X0.5"),
    area: PI / 4 - 2 * (0.25 * Math.sqrt(0.1875) + 0.25 * Math.asin(0.5)),
    warnings: ["BAD_APERTURE:3"],
    gerbv: "fills the corners of the hole",
  },
  {
    name: "rectangle without its height",
    body: flash("R,2"),
    box: null,
    warnings: ["BAD_APERTURE:3"],
    gerbv: "draws a line",
  },
  { name: "circle without its size", body: flash("C"), box: null, warnings: ["BAD_APERTURE:3"] },
  { name: "polygon of two corners", body: flash("P,2X2"), box: null, warnings: ["BAD_APERTURE:3"] },
  {
    name: "code below 10",
    body: "%ADD9C,2*%\n%ADD10C,1*%\nD10*\nX0Y0D03*",
    box: [-0.5, -0.5, 0.5, 0.5],
    warnings: ["BAD_APERTURE:3"],
  },
  {
    name: "code never defined",
    body: "D55*\nX0Y0D03*",
    box: null,
    counts: [1, 0, 0],
    warnings: ["APERTURE_MISSING:3"],
  },
  // The first flash keeps the first size.
  {
    name: "code defined again",
    body: "%ADD10C,2*%\nD10*\nX0Y0D03*\n%ADD10C,4*%\nD10*\nX1000Y0D03*",
    box: [-1, -2, 12, 2],
    area: PI + 4 * PI,
    gerbv: "keeps one size for all flashes",
  },
];
