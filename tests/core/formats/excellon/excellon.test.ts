import { describe, expect, test } from "vitest";
import type { DrillTarget } from "@/lib/core/formats/excellon/drill-format";
import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import { drillsOf } from "@/lib/core/formats/excellon/gerber-drill";
import { readToolList } from "@/lib/core/formats/excellon/tool-list";
import { bytesOf, readMm } from "../../gerber/gerber-text";

const round = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(value * 1e4) / 1e4 + 0);

function read(text: string, target?: DrillTarget) {
  const result = readExcellon(bytesOf(text), target ? { target } : {});
  return {
    ...result,
    holes: round(result.holes),
    slots: result.slots.map((slot) => [Math.round(slot.diameterMm * 1e4) / 1e4, ...round(slot.path)]),
    codes: result.warnings.map((warning) => warning.code),
  };
}

/** A board of 100 x 100 mm with pads at the given places. */
function board(...pads: [number, number][]): DrillTarget {
  return {
    bounds: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
    isPad: (x, y) => pads.some(([px, py]) => Math.hypot(px - x, py - y) < 0.06),
  };
}

describe("as declared", () => {
  test.each([
    // 2.4: 015000 is 1.5 in; tool 0.04 in = 1.016 mm.
    ["inch, trailing zeros kept", "M48\nINCH,TZ\nT1C0.04\n%\nT1\nX15000Y5000\nM30", [38.1, 12.7, 1.016]],
    ["inch, leading zeros kept", "M48\nINCH,LZ\nT1C0.04\n%\nT1\nX015Y005\nM30", [38.1, 12.7, 1.016]],
    ["mm 3.3", "M48\nMETRIC,TZ,000.000\nT1C1\n%\nT1\nX12345Y-500\nM30", [12.345, -0.5, 1]],
    ["mm 4.2 by zeros", "M48\nMETRIC,0000.00\nT1C1\n%\nT1\nX+001234Y+000500\nM30", [12.34, 5, 1]],
    [
      "Altium's format comment",
      "M48\n;FILE_FORMAT=4:4\nMETRIC,LZ\nT1F00S00C1\n%\nT01\nX0012345Y000005\nM30",
      [12.345, 0.05, 1],
    ],
    ["a decimal point", "M48\nINCH\nT1C0.04\n%\nG90\nG05\nT1\nX1.5Y.5\nT0\nM30", [38.1, 12.7, 1.016]],
    ["M72 in the body", "%\nM48\nM72\nT01C0.04\n%\nT01\nX15000Y5000\nM30", [38.1, 12.7, 1.016]],
    ["coordinates left out", "M48\nMETRIC\nT1C1\n%\nT1\nX10.0Y5.0\nX20.0\nY6.0\nM30", [10, 5, 1, 20, 5, 1, 20, 6, 1]],
    ["no header, tools in the body", "%\nT1C.015F095S3\nX1.0Y1.0\nM30", [25.4, 25.4, 0.381]],
    ["a header without its end", "M48\nMETRIC\nT1C1\nT1\nX10.0Y5.0\nM30", [10, 5, 1]],
  ])("%s", (_, text, holes) => {
    expect(read(text).holes).toEqual(holes);
  });

  test("a repeat makes further holes a step apart", () => {
    expect(read("M48\nMETRIC\nT1C1\n%\nT1\nX10.0Y5.0\nR3X2.5\nM30").holes).toEqual([
      10, 5, 1, 12.5, 5, 1, 15, 5, 1, 17.5, 5, 1,
    ]);
  });

  test("a pattern is copied where M02 says", () => {
    expect(read("M48\nMETRIC\nT1C1\n%\nT1\nM25\nX1.0Y1.0\nX2.0Y1.0\nM01\nM02X10.0Y0\nM08\nM30").holes).toEqual([
      1, 1, 1, 2, 1, 1, 11, 1, 1, 12, 1, 1,
    ]);
  });

  test("incremental coordinates add up", () => {
    expect(read("M48\nMETRIC\nICI,ON\nT1C1\n%\nT1\nX10.0Y5.0\nX1.0Y1.0\nM30").holes).toEqual([10, 5, 1, 11, 6, 1]);
  });

  test("plating comes from comments", () => {
    expect(read("M48\n;TYPE=PLATED\nMETRIC\nT1C1\n%\nM30").plating).toBe("plated");
    expect(read("M48\n;TYPE=PLATED\nT1C1\n;TYPE=NON_PLATED\nT2C3\nM30").plating).toBe("mixed");
    // Altium opens both sections in every file; one without tools says nothing.
    expect(read("M48\n;TYPE=PLATED\nT1C1\n;TYPE=NON_PLATED\n%\nM30").plating).toBe("plated");
    expect(read("M48\n; #@! TF.FileFunction,NonPlated,1,2,NPTH\nM30").plating).toBe("non-plated");
  });
});

describe("slots", () => {
  test("G85 is one slot from point to point", () => {
    const { holes, slots } = read("M48\nMETRIC\nT1C0.6\n%\nT1\nX7.0Y15.0G85X9.0Y15.0\nM30");
    expect({ holes, slots }).toEqual({ holes: [], slots: [[0.6, 7, 15, 0, 9, 15, 0]] });
  });

  test("G85 on a line of its own goes on from the place above it, which is no hole", () => {
    const { holes, slots } = read("M48\nMETRIC\nT1C0.6\n%\nT1\nX1.0Y1.0\nX7.0Y15.0\nG85X9.0Y15.0\nX3.0Y1.0\nM30");
    expect({ holes, slots }).toEqual({ holes: [1, 1, 0.6, 3, 1, 0.6], slots: [[0.6, 7, 15, 0, 9, 15, 0]] });
  });

  test("a routed path is one slot until the tool lifts", () => {
    const { holes, slots } = read(
      "M48\nMETRIC\nT1C1\n%\nT1\nG00X1.0Y1.0\nM15\nG01X5.0Y1.0\nX5.0Y4.0\nM16\nG05\nX9.0Y9.0\nM30",
    );
    expect({ holes, slots }).toEqual({ holes: [9, 9, 1], slots: [[1, 1, 1, 0, 5, 1, 0, 5, 4, 0]] });
  });

  test("a routed half circle bends by its radius", () => {
    // From (0,0) to (4,0) with radius 2: half a turn, bulge 1; G02 is clockwise.
    expect(read("M48\nMETRIC\nT1C1\n%\nT1\nG00X0Y0\nM15\nG02X4.0Y0A2.0\nM16\nM30").slots).toEqual([
      [1, 0, 0, -1, 4, 0, 0],
    ]);
  });

  test("in a Gerber drill file flashes are holes, and draws that go on are one slot", () => {
    const { image } = readMm(
      "%ADD10C,1*%\n%ADD11O,3X1*%\nD10*\nX10000Y10000D03*\nX20000Y0D02*\nX50000Y0D01*\nX50000Y20000D01*\nX0Y0D02*\nX10000Y0D01*\nD11*\nX90000Y0D03*",
    );
    const { holes, slots } = drillsOf(image);
    expect(round(holes)).toEqual([1, 1, 1]);
    expect(slots.map((slot) => [slot.diameterMm, ...round(slot.path)])).toEqual([
      [1, 2, 0, 0, 5, 0, 0, 5, 2, 0],
      [1, 0, 0, 0, 1, 0, 0],
      [1, 8, 0, 0, 10, 0, 0],
    ]);
  });
});

describe("against the copper", () => {
  test("a declared format that misses every pad gives way to one that meets them", () => {
    // Declared 3.3 gives (1.0, 2.0); the pads are at ten times that: 4.2.
    const text = "M48\nMETRIC,TZ\nT1C1\n%\nT1\nX001000Y002000\nX003000Y002000\nM30";
    const result = read(text, board([10, 20], [30, 20]));
    expect(result.holes).toEqual([10, 20, 1, 30, 20, 1]);
    expect(result.codes).toEqual(["DRILL_FORMAT_GUESSED"]);
  });

  test("the file's own word stands where it fits", () => {
    const text = "M48\nMETRIC,TZ,000.000\nT1C1\n%\nT1\nX010000Y020000\nM30";
    expect(read(text, board([10, 20], [1, 2])).codes).toEqual([]);
  });

  test("without a unit the pads decide it", () => {
    // Digits 2.4: inch gives 25.4 mm, mm gives nothing on a pad.
    const text = "%\nT1C.3\nX010000Y010000\nM30";
    const result = read(text, board([25.4, 25.4]));
    expect(result.holes).toEqual([25.4, 25.4, 7.62]);
    expect(result.codes).toContain("DRILL_UNIT_MISSING");
  });

  test("holes that no reading brings onto the board are named", () => {
    expect(read("M48\nMETRIC\nT1C1\n%\nT1\nX500.0Y500.0\nM30", board([10, 10])).codes).toEqual([
      "DRILL_OUTSIDE_COPPER",
    ]);
  });
});

describe("what is wrong with a drill file", () => {
  test.each([
    ["a tool never defined", "M48\nMETRIC\n%\nT5\nX1.0Y1.0\nM30", ["DRILL_TOOL_MISSING"], [1, 1, 0]],
    ["tool 0", "M48\nMETRIC\nT1C1\n%\nT0\nX1.0Y1.0\nM30", ["DRILL_TOOL_MISSING"], [1, 1, 0]],
    ["a tool of no size", "M48\nMETRIC\nT1C0\n%\nT1\nX1.0Y1.0\nM30", ["DRILL_TOOL_SIZE"], [1, 1, 0]],
    ["a tool of half a metre", "M48\nMETRIC\nT1C500\n%\nT1\nX1.0Y1.0\nM30", ["DRILL_TOOL_SIZE"], [1, 1, 0]],
    ["nan for numbers", "M48\nMETRIC\nT1Cnan\n%\nT1\nXnanYnan\nX1.0Y1.0\nM30", ["DRILL_TOOL_SIZE"], [1, 1, 0]],
    ["a hole a hundred metres off", "M48\nMETRIC\nT1C1\n%\nT1\nX100000.0Y1.0\nM30", ["COORDINATE_OUT_OF_RANGE"], []],
  ])("%s is named", (_, text, codes, holes) => {
    const result = read(text);
    expect(result.codes).toEqual(codes);
    expect(result.holes).toEqual(holes);
  });

  test("a repeat of a thousand million ends at the cap", () => {
    const result = readExcellon(bytesOf("M48\nMETRIC\nT1C1\n%\nT1\nX0Y0\nR999999999X0.001\nM30"));
    expect(result.holes.length / 3).toBeLessThanOrEqual(500_001);
    expect(result.warnings.map((warning) => warning.code)).toContain("TOO_MANY_OBJECTS");
  });
});

test("tool sizes kept beside the drill file are read with their unit", () => {
  expect([...readToolList("T01  P 0.300000 MM\nT02 N 125 MILS\nnothing here 3\n")]).toEqual([
    [1, 0.3],
    [2, 3.175],
  ]);
});
