// Cells along a line: every point of it lies in one, and a slanting line has no more than it goes through.
import { describe, expect, it } from "vitest";
import { CELL, cellAt, cellsAlong } from "@/lib/core/schematic/connectivity/cells";
import { isInside } from "@/lib/core/schematic/connectivity/sheet-index";
import { Random } from "@/tests/support/random";

const point = (random: Random, reach: number) => ({
  x: random.below(2 * reach) - reach,
  y: random.below(2 * reach) - reach,
});

describe("cells along a line", () => {
  it("hold every whole point of it", () => {
    const random = new Random(7);
    for (let round = 0; round < 300; round++) {
      const from = point(random, 10 * CELL);
      const step = point(random, 40_000);
      const count = 1 + random.below(60);
      const to = { x: from.x + step.x * count, y: from.y + step.y * count };
      const cells = new Set(cellsAlong(from, to));
      for (let at = 0; at <= count; at++) {
        const on = { x: from.x + step.x * at, y: from.y + step.y * at };
        expect(at === 0 || at === count || isInside(on, from, to) || step.x + step.y === 0).toBe(true);
        expect(cells.has(cellAt(on))).toBe(true);
      }
    }
  });

  it("are few for a line across the sheet, and the same from both ends", () => {
    const [from, to] = [
      { x: -150 * CELL, y: -150 * CELL + 7 },
      { x: 150 * CELL, y: 150 * CELL },
    ];
    const cells = cellsAlong(from, to);
    expect(cells.length).toBeLessThan(4 * 300);
    expect(new Set(cellsAlong(to, from))).toEqual(new Set(cells));
  });

  it("of a straight line are those that it fills", () => {
    expect(cellsAlong({ x: 0, y: 0 }, { x: 3 * CELL, y: 0 })).toHaveLength(4);
    expect(cellsAlong({ x: 0, y: -1 }, { x: 0, y: 0 })).toHaveLength(2);
    expect(cellsAlong({ x: 5, y: 5 }, { x: 5, y: 5 })).toHaveLength(1);
  });
});
