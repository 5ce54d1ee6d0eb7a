import { describe, expect, test } from "vitest";
import { areaOf, coverage } from "@/lib/core/measure/coverage/coverage";
import { commonLength, type Spans } from "@/lib/core/measure/coverage/spans";
import { Random } from "../../support/random";
import { isDarkAt, readMm } from "../gerber/gerber-text";

const at = (x: number, y: number) => `X${Math.round(x * 1e4)}Y${Math.round(y * 1e4)}`;
const isIn = (spans: Spans, x: number) => spans.filter((end) => end <= x).length % 2 === 1;
/** From the nearest end of a stretch: chords of the definition stand off from arcs by a thousandth. */
const toEnd = (spans: Spans, x: number) => Math.min(Infinity, ...spans.map((end) => Math.abs(end - x)));

describe("what a layer covers, row by row", () => {
  // A round-ended stroke: a rectangle and a disc.
  test.each([
    ["level", [1, 1, 4, 1]],
    ["upright", [1, 1, 1, 4]],
    ["slanting", [1, 1, 4, 5]],
    ["without length", [1, 1, 1, 1]],
  ] as const)("a stroke: %s", (_, [x0, y0, x1, y1]) => {
    const { image } = readMm(`%ADD10C,0.5*%\nD10*\n${at(x0, y0)}D02*\n${at(x1, y1)}D01*`);
    const area = 0.5 * Math.hypot(x1 - x0, y1 - y0) + Math.PI * 0.25 * 0.25;
    expect(areaOf(image)).toBeCloseTo(area, 4);
    // Across its middle.
    const [spans = []] = coverage(image, Float64Array.of((y0 + y1) / 2));
    const run = Math.hypot(x1 - x0, y1 - y0);
    const expected = y0 === y1 ? run + 0.5 : (0.5 * run) / (y1 - y0);
    expect((spans[1] ?? 0) - (spans[0] ?? 0)).toBeCloseTo(expected, 9);
  });

  test("strokes, discs and pads, dark and clear: as the format defines it, on random drawings", () => {
    const random = new Random(41);
    let dark = 0;
    let asked = 0;
    for (let round = 0; round < 60; round++) {
      const place = () => at(random.between(0, 6), random.between(0, 6));
      const body = random.many(14, () => {
        const tool = `D${random.one([10, 11, 12])}*`;
        const level = random.isLuck(0.25) ? "%LPC*%\n" : "%LPD*%\n";
        const from = place();
        const to = random.one([place(), from, from.replace(/Y.*/, "Y10000")]);
        return level + random.one([`${tool}\n${from}D03*`, `D10*\n${from}D02*\n${to}D01*`]);
      });
      const { image } = readMm(`%ADD10C,0.7*%\n%ADD11C,1.1*%\n%ADD12R,1X0.6*%\n${body.join("\n")}`);
      const ys = Float64Array.from({ length: 40 }, (_, row) => 0.0123 + row * 0.15);
      coverage(image, ys).forEach((spans, row) => {
        for (let k = 0; k < 12; k++) {
          const x = random.between(-0.5, 6.5);
          if (toEnd(spans, x) < 0.01) continue;
          asked++;
          if (isIn(spans, x)) dark++;
          expect(isIn(spans, x), `${body.join(" ")} at ${x}, ${ys[row]}`).toBe(isDarkAt(image, x, ys[row] ?? 0));
        }
      });
    }
    expect(dark).toBeGreaterThan(asked / 10);
  });
});

describe("what lies in all of some rows", () => {
  test.each([
    [[[0, 2, 3, 5]], 4],
    [
      [
        [0, 2, 3, 5],
        [1, 4],
      ],
      2,
    ],
    [[[0, 2, 3, 5], [1, 4], []], 0],
    [
      [
        [0, 2],
        [2, 3],
      ],
      0,
    ],
  ])("%j: %d mm", (rows, mm) => {
    expect(commonLength(rows)).toBe(mm);
  });

  test("is what a comb of points finds, on random rows", () => {
    const random = new Random(7);
    for (let round = 0; round < 200; round++) {
      // Ends on whole numbers, points between them.
      const rows = Array.from({ length: 1 + random.below(4) }, () =>
        [...new Set(random.many(12, () => random.below(30)))].sort((a, b) => a - b),
      ).map((ends) => ends.slice(0, ends.length - (ends.length % 2)));
      const found = Array.from({ length: 30 }, (_, k) => k + 0.5).filter((x) => rows.every((row) => isIn(row, x)));
      expect(commonLength(rows), JSON.stringify(rows)).toBe(found.length);
    }
  });
});
