import { describe, expect, test } from "vitest";
import { signedArea } from "@/lib/core/geometry/contour";
import { regionOf } from "@/lib/core/board/image";
import { boxOf, isDarkAt, readMm } from "../../gerber/gerber-text";

describe("standard apertures", () => {
  test.each([
    ["C,2", [-1, -1, 1, 1], Math.PI],
    ["R,2X1", [-1, -0.5, 1, 0.5], 2],
    // A 1 x 1 square between two half circles of radius 0.5.
    ["O,2X1", [-1, -0.5, 1, 0.5], 1 + Math.PI / 4],
    // A square on its corner: diagonal 2, area 2.
    ["P,2X4", [-1, -1, 1, 1], 2],
    // Turned by 45° it stands upright: side √2.
    ["P,2X4X45", [-0.7071, -0.7071, 0.7071, 0.7071], 2],
    ["C,2X1", [-1, -1, 1, 1], Math.PI - Math.PI / 4],
    ["R,2X2X1", [-1, -1, 1, 1], 4 - Math.PI / 4],
  ])("%s has its box and area", (aperture, box, area) => {
    const read = readMm(`%ADD10${aperture}*%\nD10*\nX0Y0D03*`);
    expect(boxOf(read)).toEqual(box);
    const paths = read.image.shapes[0]?.paths ?? [];
    const sum = paths.flatMap((path) => path.contours).reduce((total, contour) => total + signedArea(contour), 0);
    expect(sum).toBeCloseTo(area, 9);
  });

  test("keep the number of their tool, also where they are mirrored and turned", () => {
    const { image } = readMm("%ADD10C,1*%\n%ADD27R,2X1*%\nD27*\nX0Y0D03*\n%LMX*%\n%LR90*%\nX50000Y0D03*\nX0Y0D02*");
    expect([0, 1].map((at) => image.shapes[image.shape[at] ?? -1]?.code)).toEqual([27, 27]);
  });

  test("what lies under a pad's hole stays", () => {
    const { image } = readMm("%ADD10R,4X4*%\n%ADD11C,2X1*%\nD10*\nX0Y0D03*\nX100000Y0D03*\n%LPC*%\nD11*\nX0Y0D03*");
    expect(isDarkAt(image, 0, 0)).toBe(true);
    expect(isDarkAt(image, 0.75, 0)).toBe(false);
  });
});

describe("strokes and arcs", () => {
  test("a round stroke reaches half its width beyond its ends", () => {
    expect(boxOf(readMm("%ADD10C,0.5*%\nD10*\nX0Y0D02*\nX100000Y0D01*"))).toEqual([-0.25, -0.25, 10.25, 0.25]);
  });

  test("a stroke with a square covers the hull of its ends", () => {
    const read = readMm("%ADD10R,1X1*%\nD10*\nX0Y0D02*\nX100000Y100000D01*");
    expect(boxOf(read)).toEqual([-0.5, -0.5, 10.5, 10.5]);
    // The square's own 1, and what each of its sides sweeps: 10 · 1 along x and 10 · 1 along y.
    expect(signedArea(regionOf(read.image, 0))).toBeCloseTo(21, 9);
  });

  test.each([
    // Quarter from (1,0) to (0,1) around the origin, drawn with a point: its box is the quarter's.
    ["G75 quarter", "G75*\nX10000Y0D02*\nG03*\nX0Y10000I-10000J0D01*", [0, 0, 1, 1]],
    // Clockwise the same ends go round the other three quarters.
    ["G75 three quarters", "G75*\nX10000Y0D02*\nG02*\nX0Y10000I-10000J0D01*", [-1, -1, 1, 1]],
    ["G75 full circle", "G75*\nX10000Y0D02*\nG03*\nX10000Y0I-10000J0D01*", [-1, -1, 1, 1]],
    ["G74 quarter without signs", "G74*\nX10000Y0D02*\nG03*\nX0Y10000I10000J0D01*", [0, 0, 1, 1]],
    ["G74 clockwise quarter", "G74*\nX0Y10000D02*\nG02*\nX10000Y0I0J10000D01*", [0, 0, 1, 1]],
    ["half circle", "G75*\nX-10000Y0D02*\nG02*\nX10000Y0I10000J0D01*", [-1, 0, 1, 1]],
  ])("%s", (_, body, box) => {
    expect(boxOf(readMm(`%ADD10C,0*%\nD10*\n${body}`))).toEqual(box);
  });
});

describe("regions", () => {
  test("an arc in a contour counts with its bow", () => {
    // A square of side 2 whose right side bows out by a half circle of radius 1.
    const { image } = readMm(
      "G36*\nG75*\nX0Y0D02*\nG01*\nX20000Y0D01*\nG03*\nX20000Y20000I0J10000D01*\nG01*\nX0Y20000D01*\nX0Y0D01*\nG37*",
    );
    expect(signedArea(regionOf(image, 0))).toBeCloseTo(4 + Math.PI / 2, 9);
    expect(image.bounds.maxX).toBeCloseTo(3, 9);
  });

  test("a cut-in leaves its hole open", () => {
    const { image } = readMm(
      "G36*\nX0Y0D02*\nG01*\nX100000Y0D01*\nX100000Y100000D01*\nX0Y100000D01*\nX0Y50000D01*\nX30000Y50000D01*\nX30000Y70000D01*\nX70000Y70000D01*\nX70000Y30000D01*\nX30000Y30000D01*\nX30000Y50000D01*\nX0Y50000D01*\nX0Y0D01*\nG37*",
    );
    // 10 x 10 less 4 x 4.
    expect(signedArea(regionOf(image, 0))).toBeCloseTo(84, 9);
    expect(isDarkAt(image, 5, 5)).toBe(false);
    expect(isDarkAt(image, 1, 5.1)).toBe(true);
  });

  test("each D02 starts a contour of its own, and one left open is closed", () => {
    const { image } = readMm(
      "G36*\nG01*\nX0Y0D02*\nX10000Y0D01*\nX10000Y10000D01*\nX50000Y0D02*\nX60000Y0D01*\nX60000Y10000D01*\nX50000Y0D01*\nG37*",
    );
    expect([0, 1].map((at) => signedArea(regionOf(image, at)))).toEqual([0.5, 0.5]);
  });
});

describe("polarity and aperture transforms", () => {
  test("clear takes away what lies below and not what comes after", () => {
    const { image } = readMm(
      "%ADD10R,10X10*%\n%ADD11C,4*%\n%ADD12C,1*%\nD10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*\n%LPD*%\nD12*\nX0Y0D03*",
    );
    expect([0, 1, 3].map((x) => isDarkAt(image, x, 0))).toEqual([true, false, true]);
  });

  test("LR turns, LM mirrors and LS scales the flash around its own origin", () => {
    expect(boxOf(readMm("%ADD10R,4X2*%\n%LR90*%\nD10*\nX100000Y0D03*"))).toEqual([9, -2, 11, 2]);
    expect(boxOf(readMm("%ADD10R,4X2*%\n%LS0.5*%\nD10*\nX100000Y0D03*"))).toEqual([9, -0.5, 11, 0.5]);
    // The macro's square lies to the right of its origin; mirrored in X, to the left.
    expect(boxOf(readMm("%AMQ*21,1,2,2,1,0,0*%\n%ADD10Q*%\n%LMX*%\nD10*\nX100000Y0D03*"))).toEqual([8, -1, 10, 1]);
  });

  test("LS scales the width of strokes", () => {
    expect(boxOf(readMm("%ADD10C,1*%\n%LS3*%\nD10*\nX0Y0D02*\nX100000Y0D01*"))).toEqual([-1.5, -1.5, 11.5, 1.5]);
  });
});

describe("repeats and blocks", () => {
  test("SR copies what is drawn up to its end", () => {
    // 3 columns 5 apart, 2 rows 4 apart: from -0.5 to 10.5 and to 4.5.
    const read = readMm("%ADD10C,1*%\nD10*\n%SRX3Y2I5J4*%\nX0Y0D03*\n%SR*%\nX-100000Y0D03*");
    expect(read.image.count).toBe(7);
    expect(boxOf(read)).toEqual([-10.5, -0.5, 10.5, 4.5]);
  });

  test("AB makes an aperture of what it holds, nested and mirrored", () => {
    const read = readMm(
      "%ADD10C,1*%\n%ABD20*%\nD10*\nX20000Y0D03*\n%AB*%\n%ABD21*%\nD20*\nX0Y0D03*\nX0Y30000D03*\n%AB*%\nD21*\nX0Y0D03*\n%LMX*%\nX0Y0D03*",
    );
    // The pad at (2, 0) and (2, 3), then both mirrored to x = -2.
    expect(read.image.count).toBe(4);
    expect(boxOf(read)).toEqual([-2.5, -0.5, 2.5, 3.5]);
  });

  test("a block flashed clear turns its dark parts clear and its clear parts dark", () => {
    const { image } = readMm(
      "%ADD10C,4*%\n%ADD11C,2*%\n%ADD12R,10X10*%\n%ABD20*%\nD10*\nX0Y0D03*\n%LPC*%\nD11*\nX0Y0D03*\n%AB*%\n%LPD*%\nD12*\nX0Y0D03*\n%LPC*%\nD20*\nX0Y0D03*",
    );
    expect([0, 1.5, 3].map((x) => isDarkAt(image, x, 0))).toEqual([true, false, true]);
  });

  test("SR inside AB stays inside", () => {
    expect(
      readMm("%ADD10C,1*%\n%ABD20*%\nD10*\n%SRX2Y1I5J0*%\nX0Y0D03*\n%SR*%\n%AB*%\nD20*\nX0Y0D03*\nX0Y50000D03*").image
        .count,
    ).toBe(4);
  });
});

describe("commands of the time before 2014", () => {
  test.each([
    ["%OFA10B5*%", [9, 4.5, 11, 5.5]],
    ["%MIA1B0*%", [-3, -0.5, -1, 0.5]],
    // SF multiplies coordinates and nothing else (8.1.9): the pad of 2 x 1 goes to 4.
    ["%SFA2B2*%", [3, -0.5, 5, 0.5]],
    ["%IR90*%", [-0.5, 1, 0.5, 3]],
    ["%ASAYBX*%", [-0.5, 1, 0.5, 3]],
  ])("%s moves the pad", (command, box) => {
    const x = command.startsWith("%OF") ? "X0Y0D03*" : "X20000Y0D03*";
    expect(boxOf(readMm(`${command}\n%ADD10R,2X1*%\nD10*\n${x}`))).toEqual(box);
  });

  test("IPNEG inverts the image and says so", () => {
    const read = readMm("%IPNEG*%\n%ADD10C,2*%\nD10*\nX0Y0D03*");
    expect(isDarkAt(read.image, 0, 0)).toBe(false);
    expect(isDarkAt(read.image, 5, 0)).toBe(true);
    expect(read.warnings.map((warning) => warning.code)).toEqual(["NEGATIVE_IMAGE"]);
  });
});
