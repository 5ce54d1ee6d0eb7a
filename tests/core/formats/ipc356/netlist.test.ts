import { describe, expect, it, test } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { type NetPoint, pointsByNet } from "@/lib/core/board/netlist";
import { looksLikeNetlist, readNetlist } from "@/lib/core/formats/ipc356/read-netlist";
import { bytesOf } from "../../gerber/gerber-text";

const read = (...lines: string[]) => readNetlist(bytesOf(lines.join("\n")));
const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** The point of one record between a unit and an end mark. */
function pointOf(record: string, units = "P  UNITS CUST 0"): NetPoint {
  const { points, warnings } = read(units, record, "999");
  expect(warnings).toEqual([]);
  expect(points).toHaveLength(1);
  const [point] = points;
  if (!point) throw new Error("no point");
  const { pad, hole } = point;
  return {
    ...point,
    xMm: round(point.xMm),
    yMm: round(point.yMm),
    hole: hole && { ...hole, diameterMm: hole.diameterMm === null ? null : round(hole.diameterMm) },
    pad: pad && { ...pad, widthMm: round(pad.widthMm), heightMm: round(pad.heightMm), rotation: round(pad.rotation) },
  };
}

const THROUGH: NetPoint = {
  net: "GND",
  part: "J1",
  pin: "2",
  kind: "through",
  isVia: false,
  isMidpoint: false,
  // 10000 and -5000 counts of 0.0001 in: 1 in = 25.4, -0.5 in = -12.7.
  xMm: 25.4,
  yMm: -12.7,
  access: "both",
  layer: null,
  // 400 counts: 0.04 in = 1.016.
  hole: { diameterMm: 1.016, plating: "plated" },
  // 600 counts: 0.06 in = 1.524; a height of 0 is round.
  pad: { widthMm: 1.524, heightMm: 0, rotation: 0 },
  mask: "both",
};
const SMD: NetPoint = { ...THROUGH, kind: "smd", access: "top", layer: 1, hole: null };

describe("a record is one point", () => {
  it.each<[string, string, Partial<NetPoint>]>([
    ["a plated hole of a part", "317GND              J1    -2    D0400PA00X+010000Y-005000X0600Y0000R000 S3", {}],
    [
      "a via, along its net",
      "317GND              VIA        MD0400PA00X+010000Y-005000X0600Y0000R000 S3",
      { part: null, pin: null, isVia: true, isMidpoint: true },
    ],
    [
      "a via with a hyphen and no pin",
      "317GND              VIA   -     D0400PA00X+010000Y-005000X0600Y0000R000S3",
      { part: null, pin: null, isVia: true },
    ],
    [
      "a hole that is not plated",
      "367N/C              H1    -1    D0400UA00X+010000Y-005000X0600Y0000R000 S0",
      {
        net: null,
        part: "H1",
        pin: "1",
        kind: "tooling",
        hole: { diameterMm: 1.016, plating: "non-plated" },
        mask: "none",
      },
    ],
    ["nothing connected", "317N/C              J1    -2    D0400PA00X+010000Y-005000X0600Y0000R000 S3", { net: null }],
    [
      "the size left blank",
      "317GND              J1    -2    D0400PA00X+010000Y-005000X0000          S3",
      { pad: null },
    ],
    [
      "nothing said of the mask",
      "317GND              J1    -2    D0400PA00X+010000Y-005000X0600Y0000",
      { mask: "unknown" },
    ],
  ])("%s", (_, record, differs) => {
    expect(pointOf(record)).toEqual({ ...THROUGH, ...differs });
  });

  it.each<[string, string, Partial<NetPoint>]>([
    // 300 by 500 counts: 0.762 by 1.27; turned by 90°.
    [
      "a pad on top",
      "327GND              J1    -2          A01X+010000Y-005000X0300Y0500R090 S1",
      { pad: { widthMm: 0.762, heightMm: 1.27, rotation: 90 }, mask: "top" },
    ],
    [
      "a pad at the bottom",
      "327GND              J1    -2          A02X+010000Y-005000X0600Y0000R000 S2",
      { access: "bottom", layer: 2, mask: "bottom" },
    ],
    // A blank stands for the plus.
    [
      "blanks for signs, and a P without a hole",
      "327GND              J1    -2         PA01X 010000Y-005000X0600Y0000R000 S3",
      {},
    ],
    ["seven digits", "327GND              J1    -2          A01X+0010000Y-0005000X0600Y0000R000 S3", {}],
    [
      "a pin too long for its columns",
      "327GND              J1    -A1234     A01X+010000Y-005000X0600Y0000R000 S3",
      { pin: "A123" },
    ],
  ])("%s", (_, record, differs) => {
    expect(pointOf(record)).toEqual({ ...SMD, ...differs });
  });
});

describe("units", () => {
  const record = "327GND              J1    -2          A01X+010000Y-005000X0300Y0500R090 S1";
  it.each([
    // 10000 · 0.00254 = 25.4; 90 degrees.
    ["CUST 0", 25.4, 90],
    ["CUST", 25.4, 90],
    // 10000 · 0.001 = 10.
    ["CUST 1", 10, 90],
    ["SI", 10, 90],
    // Hundredths of a radian: 0.9 rad = 51.5662°.
    ["CUST 2", 25.4, 51.5662],
  ])("%s", (units, xMm, rotation) => {
    const point = pointOf(record, `P  UNITS ${units}`);
    expect([point.xMm, point.pad?.rotation]).toEqual([xMm, rotation]);
  });

  it("a file without a unit is read in inches and says so", () => {
    const { points, warnings } = read(record, "999");
    expect([round(points[0]?.xMm ?? 0), warnings]).toEqual([25.4, [{ code: "UNIT_MISSING" }]]);
  });
});

describe("names", () => {
  it.each([
    ["Eagle and KiCad", "P  NNAME1 A_NAME_OF_MORE_THAN_14", "NNAME1"],
    ["apart", "P  NNAME 1 A_NAME_OF_MORE_THAN_14", "NNAME1"],
    ["Allegro", "P  NNAMEm0001 A_NAME_OF_MORE_THAN_14", "m0001"],
    ["Allegro in a comment", "C  NNAMEm0001 A_NAME_OF_MORE_THAN_14", "m0001"],
  ])("%s: the long name stands for the short one", (_, alias, short) => {
    const record = `327${short.padEnd(14)}   J1    -2          A01X+010000Y-005000`;
    expect(read("P  UNITS CUST 0", alias, record, "999").points[0]?.net).toBe("A_NAME_OF_MORE_THAN_14");
  });

  it("a net's name may hold signs", () => {
    const { points } = read("P  UNITS CUST 0", "327+3.3V            C1    -1          A01X+000000Y+000000", "999");
    expect(points[0]?.net).toBe("+3.3V");
  });
});

test("nets are gathered in the order of their points", () => {
  const netlist = read(
    "C  IPC-D-356 Netlist",
    "P  JOB   BOARD-7",
    "P  UNITS CUST 1",
    "P  VER   IPC-D-356A",
    "327A                U1    -1          A01X+001000Y+001000X0500Y0500R000 S0",
    "327B                U1    -2          A01X+002000Y+001000X0500Y0500R000 S0",
    "317A                VIA        MD0300PA00X+003000Y+001000X0600Y0000R000 S3",
    // Goes on: the same net, at the bottom of eight layers.
    "027                 J9    -4          A08X+004000Y+001000X0500Y0500R000 S0",
    // Reaches layer 3 of 8 only.
    "317B                VIA         D0300PA03X+005000Y+001000X0600Y0000R000 S3",
    "327N/C              U1    -3          A01X+006000Y+001000X0500Y0500R000 S0",
    "999",
    "327C                U1    -9          A01X+009000Y+001000X0500Y0500R000 S0",
  );
  expect([netlist.job, netlist.version, netlist.warnings]).toEqual(["BOARD-7", "IPC-D-356A", []]);
  const summary = [...pointsByNet(netlist)].map(([net, points]) => [
    net,
    points.map(({ part, pin, xMm, access, layer }) => [part, pin, round(xMm), access, layer]),
  ]);
  expect(summary).toEqual([
    [
      "A",
      [
        ["U1", "1", 1, "top", 1],
        [null, null, 3, "both", null],
        ["J9", "4", 4, "bottom", 8],
      ],
    ],
    [
      "B",
      [
        ["U1", "2", 2, "top", 1],
        [null, null, 5, "inner", 3],
      ],
    ],
  ]);
});

describe("356A's drawings", () => {
  it("a track goes on in the next record, a star starts another", () => {
    const { conductors, warnings } = read(
      "P  UNITS CUST 1",
      "378GND             L02 X0200 X+001000Y+002000 X+003000 Y+004000*",
      "078 X+005000Y+005000 X+006000Y+005000",
      "999",
    );
    expect(warnings).toEqual([]);
    expect(
      conductors.map(({ path, ...rest }) => [{ ...rest, widthMm: round(rest.widthMm) }, [...path].map(round)]),
    ).toEqual([
      // 200 · 0.001 = 0.2 wide; (1, 2) to (3, 2) to (3, 4).
      [{ net: "GND", layer: 2, widthMm: 0.2, heightMm: 0 }, [1, 2, 3, 2, 3, 4]],
      [{ net: "GND", layer: 2, widthMm: 0.2, heightMm: 0 }, [5, 5, 6, 5]],
    ]);
  });

  it("edges say what they are edges of", () => {
    const { edges } = read(
      "P  UNITS CUST 1",
      "389BOARD_EDGE        X+000000Y+000000 X+010000 Y+005000 X+000000 Y+000000",
      "389SCORE_LINE        X+000000Y+000000 X+010000",
      "999",
    );
    expect(edges.map(({ kind, path }) => [kind, [...path].map(round)])).toEqual([
      ["board", [0, 0, 10, 0, 10, 5, 0, 5, 0, 0]],
      ["score", [0, 0, 10, 0]],
    ]);
  });
});

describe("what is wrong with a netlist", () => {
  const point = "327A                U1    -1          A01X+001000Y+001000";
  it.each([
    ["no end mark", ["P  UNITS CUST 0", point], [{ code: "UNEXPECTED_END" }], 1],
    [
      "a record without a place",
      ["P  UNITS CUST 0", "327A                U1    -1", point, "999"],
      [{ code: "BAD_NUMBER", line: 2 }],
      1,
    ],
    [
      "a record of no kind",
      ["P  UNITS CUST 0", "555 what is this", point, "999"],
      [{ code: "UNKNOWN_COMMAND", line: 2 }],
      1,
    ],
    [
      "a point ten metres off",
      ["P  UNITS CUST 0", point.replace("001000Y", "9999999Y"), point, "999"],
      [{ code: "COORDINATE_OUT_OF_RANGE", line: 2 }],
      1,
    ],
    ["nothing at all", [""], [{ code: "UNEXPECTED_END" }], 0],
  ])("%s is named", (_, lines, warnings, points) => {
    const netlist = read(...lines);
    expect([netlist.warnings, netlist.points.length]).toEqual([warnings, points]);
  });
});

it.each([
  ["C  IPC-D-356 Netlist generated by gEDA", true],
  ["P  UNITS CUST 0", true],
  ["P  CODE 00\nP  UNITS CUST 0", true],
  ["327GND              U1    -1          A01X+001000Y+001000", true],
  ["327 resistors of 10 k, and 14 more of them", false],
  ["Pick and place", false],
])("%j: a netlist? %s", (head, isNetlist) => {
  expect(looksLikeNetlist(head)).toBe(isNetlist);
});

describe("a board's netlist", () => {
  const copper = "%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,2*%\nD10*\nX10000Y10000D03*\nM02*\n";
  const netlistOf = (files: Record<string, string>) => {
    const result = readBoard(Object.entries(files).map(([name, text]) => ({ name, bytes: bytesOf(text) })));
    if (!result.ok) throw new Error(result.code);
    return result.value.netlist;
  };

  it("is the file that holds one, by whatever name", () => {
    const text = "P  UNITS CUST 1\n327A                U1    -1          A01X+001000Y+001000X0500Y0500R000 S0\n999\n";
    expect(netlistOf({ "b.gtl": copper, "nets.txt": text })?.points.map(({ net }) => net)).toEqual(["A"]);
  });

  it("is missing where none came", () => {
    expect(netlistOf({ "b.gtl": copper, "readme.txt": "green, please" })).toBeNull();
  });
});
