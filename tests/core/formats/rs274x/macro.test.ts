import { describe, expect, test } from "vitest";
import { compileExpression, evaluate } from "@/lib/core/formats/rs274x/macro-expression";
import { signedArea } from "@/lib/core/geometry/contour";
import { boxOf, isDarkAt, readMm } from "../../gerber/gerber-text";

function flash(macro: string, parameters = "") {
  return readMm(`%AMM*\n${macro}*%\n%ADD10M${parameters}*%\nD10*\nX0Y0D03*`);
}

function areaOf(read: ReturnType<typeof flash>): number {
  const paths = read.image.shapes[0]?.paths ?? [];
  return paths
    .flatMap((path) => path.contours.map((contour) => (path.isDark ? 1 : -1) * signedArea(contour)))
    .reduce((a, b) => a + b, 0);
}

describe("expressions", () => {
  test.each([
    ["1+2x3", 7],
    ["(1+2)X3", 9],
    ["-$1+4", 2],
    ["$1-$2-1", -2],
    ["8/4/2", 1],
    ["-(2+3)x-1", 5],
    ["$9", 0],
    [".5x4.", 2],
  ])("%s is %d with $1 = 2 and $2 = 3", (text, value) => {
    const variables = new Map([
      [1, 2],
      [2, 3],
    ]);
    expect(evaluate(compileExpression(text) ?? [], variables, () => undefined)).toBe(value);
  });

  test.each(["", "1+", "(1", "1)", "1 2", "radius)", "$", "1..2"])("%j is no expression", (text) => {
    expect(compileExpression(text)).toBeNull();
  });

  test("a hundred thousand parentheses are refused without a crash", () => {
    expect(compileExpression("(".repeat(100_000))).toBeNull();
  });
});

describe("primitives", () => {
  test.each([
    ["circle", "1,1,2,3,4", [2, 3, 4, 5], Math.PI],
    ["circle turned around the macro's origin", "1,1,2,3,0,90", [-1, 2, 1, 4], Math.PI],
    ["vector line", "20,1,1,0,0,4,0,0", [0, -0.5, 4, 0.5], 4],
    ["centre line turned", "21,1,4,2,0,0,90", [-1, -2, 1, 2], 8],
    ["lower left line", "22,1,4,2,1,1,0", [1, 1, 5, 3], 8],
    ["outline", "4,1,3,0,0,4,0,0,3,0,0,0", [0, 0, 4, 3], 6],
    ["polygon", "5,1,4,0,0,2,0", [-1, -1, 1, 1], 2],
    // Rings 10-8 and 6-4 in diameter: π(25-16) + π(9-4); cross-hairs 12 x 1 (their overlaps counted apart).
    ["moire", "6,0,0,10,1,1,2,1,12,0", [-6, -6, 6, 6], 14 * Math.PI + 24],
  ])("%s has its box and area", (_, macro, box, area) => {
    const read = flash(macro);
    expect(boxOf(read)).toEqual(box);
    expect(areaOf(read)).toBeCloseTo(area, 9);
    expect(read.warnings).toEqual([]);
  });

  test("a thermal is a ring in four pieces", () => {
    const { image } = flash("7,0,0,10,6,2,0");
    expect(
      [
        [4, 0],
        [0, -4],
        [3, 3],
        [-3, 3],
        [0, 0],
        [2, 2],
      ].map(([x = 0, y = 0]) => isDarkAt(image, x, y)),
    ).toEqual([false, false, true, true, false, false]);
    // The ring is π(25 - 9). Each gap takes ∫ √(r² - y²) dy from -1 to 1, for r = 5 less for r = 3; the integral is below.
    const gap = (r: number) => Math.sqrt(r * r - 1) + r * r * Math.asin(1 / r);
    expect(areaOf(flash("7,0,0,10,6,2,0"))).toBeCloseTo(16 * Math.PI - 4 * (gap(5) - gap(3)), 9);
  });

  test("exposure off takes away within the macro and not from the layer below", () => {
    const { image } = readMm(
      "%AMM*1,1,4,0,0*1,0,2,0,0*%\n%ADD10M*%\n%ADD11R,1X1*%\nD11*\nX0Y0D03*\nD10*\nX0Y0D03*\nX100000Y0D03*",
    );
    expect([0, 0.8, 1.5, 10, 11.5].map((x) => isDarkAt(image, x, 0))).toEqual([true, false, true, false, true]);
  });

  test("variables are computed in order from the parameters", () => {
    // $3 = 4 / 2 = 2; the square's side is $3 + $2 = 3.
    expect(boxOf(flash("$3=$1/2*\n21,1,$3+$2,$3+$2,0,0,0", ",4X1"))).toEqual([-1.5, -1.5, 1.5, 1.5]);
  });

  test("KiCad's rounded rectangle has its area", () => {
    // 2 x 1 with corners of 0.25: 2 - (4 - π) 0.25².
    const macro =
      "0 comment with radius)*\n4,1,4,-0.75,-0.25,0.75,-0.25,0.75,0.25,-0.75,0.25,-0.75,-0.25,0*\n1,1,0.5,-0.75,-0.25*\n1,1,0.5,0.75,-0.25*\n1,1,0.5,0.75,0.25*\n1,1,0.5,-0.75,0.25*\n20,1,0.5,-0.75,-0.25,0.75,-0.25,0*\n20,1,0.5,-0.75,0.25,0.75,0.25,0*\n20,1,0.5,-0.75,-0.25,-0.75,0.25,0*\n20,1,0.5,0.75,-0.25,0.75,0.25,0";
    const { image } = flash(macro);
    let inside = 0;
    for (let x = -1.0975; x < 1.1; x += 0.005)
      for (let y = -0.5975; y < 0.6; y += 0.005) if (isDarkAt(image, x, y)) inside++;
    expect(inside * 0.005 ** 2).toBeCloseTo(2 - (4 - Math.PI) * 0.0625, 2);
  });
});

describe("what is wrong with a macro", () => {
  test("a division by zero counts as nothing and is named", () => {
    const read = flash("1,1,1/$1,0,0", ",0");
    expect(read.image.shapes[0]?.paths).toEqual([]);
    expect(read.warnings).toEqual([{ code: "MACRO_DIVISION_BY_ZERO", line: 5 }]);
  });

  test("a stray word leaves the other statements standing", () => {
    const read = flash("radius)*\n1,1,2,0,0");
    expect(boxOf(read)).toEqual([-1, -1, 1, 1]);
    expect(read.warnings).toEqual([{ code: "BAD_MACRO", line: 4 }]);
  });

  test("a macro never defined is named", () => {
    expect(readMm("%ADD10NOPE,1*%\nD10*\nX0Y0D03*").warnings).toEqual([{ code: "MACRO_MISSING", line: 3 }]);
  });
});
