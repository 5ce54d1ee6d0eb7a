import { describe, expect, it } from "vitest";
import { labelPosition } from "@/components/stage/ruler-mark";
import type { Vec2 } from "@/lib/base/vec2";

const LABEL = { widthPx: 200, heightPx: 80 };
const PHONE = { widthPx: 390, heightPx: 600 };
const LINES: [string, readonly [Vec2, Vec2]][] = [
  [
    "falling",
    [
      [175, 420],
      [245, 510],
    ],
  ],
  [
    "rising",
    [
      [175, 510],
      [245, 420],
    ],
  ],
  [
    "near the right edge",
    [
      [340, 100],
      [380, 300],
    ],
  ],
  [
    "near the left edge",
    [
      [40, 300],
      [10, 100],
    ],
  ],
  [
    "level",
    [
      [50, 200],
      [340, 200],
    ],
  ],
  [
    "upright",
    [
      [195, 100],
      [195, 500],
    ],
  ],
  [
    "to the foot of the stage",
    [
      [100, 300],
      [300, 595],
    ],
  ],
];

describe("the label of a line on a narrow stage", () => {
  it.each(LINES)("is whole within it and does not cover the line: %s", (_, ends) => {
    const [left, top] = labelPosition(ends, LABEL, PHONE);
    const [right, bottom] = [left + LABEL.widthPx, top + LABEL.heightPx];
    expect([left >= 0, top >= 0, right <= PHONE.widthPx, bottom <= PHONE.heightPx]).toEqual([true, true, true, true]);
    const [[x0, y0], [x1, y1]] = ends;
    for (let k = 0; k <= 100; k++) {
      const [x, y] = [x0 + ((x1 - x0) * k) / 100, y0 + ((y1 - y0) * k) / 100];
      expect(x > left && x < right && y > top && y < bottom).toBe(false);
    }
  });

  it("is beside the line's center where there is room", () => {
    const wide = { widthPx: 1000, heightPx: 800 };
    expect(
      labelPosition(
        [
          [400, 300],
          [600, 500],
        ],
        LABEL,
        wide,
      ),
    ).toEqual([512, 308]);
    expect(
      labelPosition(
        [
          [400, 500],
          [600, 300],
        ],
        LABEL,
        wide,
      ),
    ).toEqual([512, 412]);
  });
});
