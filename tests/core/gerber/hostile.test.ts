import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import { MAX_OBJECTS } from "@/lib/core/board/limits";
import { boardSvg, layerSvg } from "@/lib/core/board-view/picture";
import { readNetlist } from "@/lib/core/formats/ipc356/read-netlist";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { boardFiles } from "./fixture-board";
import { bytesOf, readMm } from "./gerber-text";

const codes = (read: { warnings: { code: string }[] }) => read.warnings.map((warning) => warning.code);

describe("a file that asks for too much is cut short with a warning", () => {
  test("ten million flashes", () => {
    const flash = "X1Y1D03*\n";
    const read = readLayer(bytesOf(`%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,1*%\nD10*\n${flash.repeat(10_000_000)}M02*`));
    expect(read.image.count).toBe(MAX_OBJECTS);
    expect(codes(read)).toContain("TOO_MANY_OBJECTS");
  });

  test("a step and repeat of a million by a million", () => {
    const read = readMm("%ADD10C,1*%\nD10*\n%SRX1000000Y1000000I1J1*%\nX0Y0D03*\n%SR*%");
    expect(read.image.count).toBe(1);
    expect(codes(read)).toEqual(["TOO_MANY_REPEATS"]);
  });

  test("blocks of blocks of blocks, each a hundred times the last", () => {
    const blocks = [20, 21, 22, 23, 24, 25]
      .map((code) => `%ABD${code}*%\nD${code === 20 ? 10 : code - 1}*\n${"X0Y0D03*\n".repeat(100)}%AB*%\n`)
      .join("");
    const read = readMm(`%ADD10C,1*%\n${blocks}D25*\nX0Y0D03*`);
    expect(read.image.count).toBeLessThanOrEqual(MAX_OBJECTS);
    expect(codes(read)).toEqual(["TOO_MANY_OBJECTS"]);
  });

  test("blocks nested a thousand deep", () => {
    const read = readMm(`%ADD10C,1*%\n${"%ABD20*%\n".repeat(1000)}D10*\nX0Y0D03*\n${"%AB*%\n".repeat(1000)}`);
    expect(codes(read)).toContain("TOO_DEEP");
  });

  test("a block that flashes itself", () => {
    const read = readMm("%ADD10C,1*%\n%ABD20*%\nD10*\nX0Y0D03*\nD20*\nX0Y0D03*\n%AB*%\nD20*\nX0Y0D03*");
    expect(codes(read)).toEqual(["APERTURE_MISSING"]);
  });

  test("a polygon of a million corners, and coordinates with three hundred digits", () => {
    const read = readMm(
      `%ADD10P,1X1000000*%\n%ADD11C,1*%\nD11*\nX${"9".repeat(300)}Y0D03*\nX0Y1${"0".repeat(400)}D01*`,
    );
    expect(codes(read).sort()).toEqual(["BAD_APERTURE", "COORDINATE_OUT_OF_RANGE"]);
  });

  test("an aperture with a size of 1e308", () => {
    const read = readMm("%ADD10C,1e308*%\n%ADD11R,1e308X1e308*%\nD10*\nX0Y0D03*\nD11*\nX0Y0D01*");
    const { minX, maxX } = read.image.bounds;
    expect(Math.max(Math.abs(minX), Math.abs(maxX))).toBeLessThanOrEqual(10_000);
  });
});

describe("what chance has found (fuzz.test.ts) stays mended:", () => {
  test("a macro of nothing but erased parts draws nothing, and not NaN", () => {
    const { image } = readMm(
      "%AMGONE*1,0,1,0,0*%\n%ADD10GONE*%\n%ADD11C,1*%\nD11*\nX0Y0D03*\nD10*\nX0Y0D03*\nX9Y9D03*\nX5Y0D03*",
    );
    expect(layerSvg({ image })).not.toMatch(/NaN|Infinity/);
  });

  test("an aperture with a hole of 1e308 is refused whole", () => {
    const read = readMm("%ADD10C,1X1e308*%\nD10*\nX0Y0D03*");
    expect(codes(read)).toEqual(["BAD_APERTURE"]);
    expect(layerSvg(read)).not.toMatch(/NaN|Infinity/);
  });

  test("blocks that make each other a thousand times as large stay within reason", () => {
    const blocks = [20, 21, 22].map(
      (code) => `%ABD${code}*%\n%LS1000*%\nD${code === 20 ? 10 : code - 1}*\nX10000Y10000D03*\n%AB*%\n`,
    );
    const read = readMm(`%ADD10C,0.001*%\n${blocks.join("")}%LS1000*%\nD22*\nX0Y0D03*`);
    expect(codes(read)).toEqual(["COORDINATE_OUT_OF_RANGE"]);
    expect(read.image.count).toBe(0);
  });

  test("an arc about a centre ten thousand kilometres off is a straight line", () => {
    const read = readMm("%ADD10C,1*%\nD10*\nG75*\nX0Y0D02*\nG02X100000Y0I99999999999999J0D01*");
    expect(codes(read)).toEqual(["COORDINATE_OUT_OF_RANGE"]);
    expect([...read.image.data]).toEqual([0, 0, 10, 0, 0]);
  });

  test("drill tools, circles and arcs beyond all machines do not leave the table", () => {
    const far = "9".repeat(60);
    const drill = readExcellon(
      bytesOf(
        `M48\nMETRIC\nT1C${far}\nT2C1.0\n%\nT1\nX1.0Y1.0\nT2\nX2.0Y2.0G84X${far}.0\nG33X3.0Y3.0A${far}.0\nG00X0Y0\nM15\nG02X5.0Y0A${far}.0\nM16\nM30`,
      ),
    );
    expect({ holes: [...drill.holes], slots: drill.slots.map(({ path }) => [...path]) }).toEqual({
      holes: [1, 1, 0],
      slots: [[0, 0, 0, 5, 0, 0]],
    });
    expect(codes(drill)).toEqual(["DRILL_TOOL_SIZE", "COORDINATE_OUT_OF_RANGE"]);
  });

  test("a compensated path that turns back on itself stays beside it", () => {
    const drill = readExcellon(
      bytesOf("M48\nMETRIC\nT1C2.0\n%\nT1\nG00X0Y0\nG41\nM15\nG01X100.0Y0\nX0Y0.001\nM16\nM30"),
    );
    // 1 mm to the left on the way there, 1 mm to the left on the way back.
    expect(drill.slots.map(({ path }) => [...path].map((value) => Math.round(value * 100) / 100 + 0))).toEqual([
      [0, 1, 0, 100, 1, 0, 100, -1, 0, 0, -1, 0],
    ]);
  });

  test("a netlist's track that leads out of the world is left out", () => {
    const far = "9".repeat(300);
    const record = `378${"GND".padEnd(14)}   L01 X0100 X+001000Y+002000 X+${far}`;
    const { conductors, warnings } = readNetlist(bytesOf(`P  UNITS CUST 1\n${record}\n999\n`));
    expect({ conductors, warnings }).toEqual({
      conductors: [],
      warnings: [{ code: "COORDINATE_OUT_OF_RANGE", line: 2 }],
    });
  });
});

/** Words that a Gerber or drill file is made of, in any order. */
const words = fc.constantFrom(
  "%FSLAX24Y24*%",
  "%MOMM*%",
  "%ADD10C,1*%",
  "%ADD11R,1X2X0.5*%",
  "%ADD12M,1X2*%",
  "%AMM*1,1,$1/($2-2),0,0*%",
  "%AMM*4,1,3,",
  "D10*",
  "D11*",
  "D12*",
  "X1000Y1000D01*",
  "X-5Y7D02*",
  "X0Y0D03*",
  "G36*",
  "G37*",
  "G02*",
  "G03*",
  "G74*",
  "G75*",
  "I100J-100",
  "%LPC*%",
  "%LPD*%",
  "%LR33*%",
  "%LMXY*%",
  "%LS0*%",
  "%SRX9Y9I1J1*%",
  "%SR*%",
  "%ABD12*%",
  "%AB*%",
  "%",
  "*",
  "M02*",
  "M48\n",
  "METRIC,LZ\n",
  "INCH\n",
  "T1C0.5\n",
  "T1\n",
  "X12Y34\n",
  "R9X1\n",
  "G85",
  "G00X1Y1\n",
  "M15\n",
  "G01X9Y9\n",
  "M16\n",
  "G93X1Y1\n",
  "M25\n",
  "M01\n",
  "M02X5Y5\n",
  "\n",
  ";FILE_FORMAT=9:9\n",
  "X",
  "Y",
  "D",
  "-",
  ".",
  "99999999999",
);

describe("whatever the bytes are", () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(words, { maxLength: 60 }).map((list) => bytesOf(list.join(""))),
  );

  test("a Gerber file is read to a bounded image with finite numbers", () => {
    fc.assert(
      fc.property(anything, (bytes) => {
        const { image } = readLayer(bytes);
        expect(image.count).toBeLessThanOrEqual(MAX_OBJECTS);
        expect(image.data.every(Number.isFinite)).toBe(true);
        expect(image.vertices.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("a drill file is read to finite numbers", () => {
    fc.assert(
      fc.property(anything, (bytes) => {
        const { holes, slots } = readExcellon(bytes);
        expect(holes.every(Number.isFinite)).toBe(true);
        expect(slots.every((slot) => slot.path.every(Number.isFinite))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("a board with a damaged file is read or refused with a code, and drawn without NaN", () => {
    const files = boardFiles("blinky");
    const damage = fc.record({
      file: fc.nat(files.length - 1),
      at: fc.nat(4000),
      length: fc.nat(60),
      bytes: fc.uint8Array({ maxLength: 60 }),
    });
    fc.assert(
      fc.property(damage, ({ file, at, length, bytes }) => {
        const damaged = files.map((source, index) =>
          index === file ? { ...source, bytes: splice(source.bytes, at, length, bytes) } : source,
        );
        const result = readBoard(damaged);
        if (!result.ok) return;
        const facts = boardFacts(result.value);
        expect(facts.widthMm === null || Number.isFinite(facts.widthMm)).toBe(true);
        const svg = boardSvg(result.value, "top", { maskColor: "#060", finish: "#cc9", silkColor: "#fff" });
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 150 },
    );
  });
});

function splice(bytes: Uint8Array, at: number, length: number, insert: Uint8Array): Uint8Array {
  const start = Math.min(at, bytes.length);
  const out = new Uint8Array(start + insert.length + Math.max(0, bytes.length - start - length));
  out.set(bytes.subarray(0, start));
  out.set(insert, start);
  out.set(bytes.subarray(start + length), start + insert.length);
  return out;
}
