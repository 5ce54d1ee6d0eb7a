import { describe, expect, test } from "vitest";
import { parseGerber } from "@/lib/core/formats/rs274x/parse";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { boxOf, bytesOf, readMm } from "../../gerber/gerber-text";

const codes = (warnings: { code: string }[]) => warnings.map((warning) => warning.code);

describe("coordinates", () => {
  test.each([
    // 2.4 inch: 15000 is 1.5 in = 38.1 mm; the pad is 0.1 in = 2.54 mm wide.
    [
      "leading zeros left out, inch",
      "%FSLAX24Y24*%\n%MOIN*%\n%ADD10C,0.1*%\nD10*\nX15000Y5000D03*\n",
      [36.83, 11.43, 39.37, 13.97],
    ],
    // Trailing zeros left out: "015" of 2.4 is 01.5000 in.
    [
      "trailing zeros left out, inch",
      "%FSTAX24Y24*%\n%MOIN*%\n%ADD10C,0.1*%\nD10*\nX015Y005D03*\n",
      [36.83, 11.43, 39.37, 13.97],
    ],
    // 3.3 mm: 12345 is 12.345.
    ["mm", "%FSLAX33Y33*%\n%MOMM*%\n%ADD10C,2*%\nD10*\nX12345Y-1000D03*\n", [11.345, -2, 13.345, 0]],
    // Each step is relative: 1 + 2 = 3.
    ["incremental", "%FSLIX33Y33*%\n%MOMM*%\n%ADD10C,2*%\nD10*\nX1000Y1000D02*\nX2000Y0D03*\n", [2, 0, 4, 2]],
    ["a decimal point", "%FSLAX33Y33*%\n%MOMM*%\n%ADD10C,2*%\nD10*\nX1.5Y2.25D03*\n", [0.5, 1.25, 2.5, 3.25]],
    ["old unit and aperture commands", "%FSLAX33Y33*%\nG71*\n%ADD10C,2*%\nG54D10*\nX5000Y5000D03*\n", [4, 4, 6, 6]],
    ["several commands in one block pair", "%FSLAX33Y33*MOMM*ADD10C,2*%\nD10*X5000Y5000D03*", [4, 4, 6, 6]],
    ["a missing star before a percent sign", "%FSLAX33Y33*%\n%MOMM%\n%ADD10C,2%\nD10*\nX5000Y5000D03*\n", [4, 4, 6, 6]],
    ["lower case and blanks", "%FSLAX33Y33*%\n%MOMM*%\n%ADD10C,2*%\nd10*\nx5000 y5000 d03*\n", [4, 4, 6, 6]],
  ])("%s", (_, text, box) => {
    expect(boxOf(readLayer(bytesOf(`${text}M02*\n`)))).toEqual(box);
  });

  test("a coordinate without an operation repeats the last one", () => {
    expect(readMm("%ADD10C,1*%\nD10*\nX0Y0D03*\nX50000Y0*").image.count).toBe(2);
  });

  test("a coordinate beyond ten metres is left out with its line", () => {
    const read = readMm("%ADD10C,1*%\nD10*\nX10000Y10000D03*\nX99999999999999999999Y0D03*");
    expect(read.image.count).toBe(1);
    expect(read.warnings).toEqual([{ code: "COORDINATE_OUT_OF_RANGE", line: 6 }]);
  });
});

describe("a file that is not whole", () => {
  test("without its end gives what was read and says so", () => {
    const read = readLayer(bytesOf("%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,1*%\nD10*\nX0Y0D03*\nX10000Y0D0"));
    expect(read.image.count).toBe(1);
    expect(read.warnings).toEqual([{ code: "UNEXPECTED_END", line: 6 }]);
  });

  test("without format and unit says so", () => {
    const read = readLayer(bytesOf("%ADD10C,0.1*%\nD10*\nX10000Y0D03*\nM02*"));
    expect(codes(read.warnings)).toEqual(["FORMAT_MISSING", "UNIT_MISSING"]);
  });

  test("with an unknown command names its line once", () => {
    const read = readMm("%QQ1*%\n%QQ2*%\n%ADD10C,1*%\nD10*\nX0Y0D03*");
    expect(read.warnings).toEqual([{ code: "UNKNOWN_COMMAND", line: 3 }]);
  });

  test("with an aperture never defined keeps the path and names the line", () => {
    const read = readMm("D77*\nX0Y0D02*\nX10000Y0D01*");
    expect(read.warnings).toEqual([{ code: "APERTURE_MISSING", line: 3 }]);
    expect(boxOf(read)).toEqual([0, 0, 1, 0]);
  });
});

describe("attributes", () => {
  test("are read from commands and from comments alike", () => {
    const program = parseGerber(
      bytesOf(
        "G04 #@! TF.FileFunction,Copper,L1,Top*\n%TF.Part,Single*%\n%FSLAX44Y44*%\n%MOMM*%\n%TA.AperFunction,ViaPad*%\n%ADD10C,1*%\n%TD*%\n%ADD11C,1*%\nM02*",
      ),
    );
    expect(Object.fromEntries(program.attributes)).toEqual({
      ".FileFunction": ["Copper", "L1", "Top"],
      ".Part": ["Single"],
    });
    expect(program.definitions.map((definition) => definition.purpose)).toEqual(["ViaPad", undefined]);
  });

  test("a comment is nothing else", () => {
    expect(readMm("G04 X100Y100D03 D99 %LPC*\nG4 6.5.42, 2024-06-23*").warnings).toEqual([]);
  });
});

test("two files read one after the other know nothing of each other", () => {
  readMm("%ADD10C,1*%\nG36*\n%LPC*%\nG91*\nD10*");
  const read = readMm("D10*\nX10000Y0D03*");
  expect(codes(read.warnings)).toEqual(["APERTURE_MISSING"]);
  expect([...read.image.dark]).toEqual([1]);
});
